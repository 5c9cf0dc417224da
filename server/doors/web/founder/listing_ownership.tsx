/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import type { Schemas } from '../../../../sdk/contract.ts'
import type { Form } from '../frame/form.ts'
import { Field, Snippet, Time, type FieldErrors } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { PostForm } from '../frame/post_form.tsx'
import { shortUrl } from '../public/words.ts'
import type { MyListing } from './listing_frame.tsx'

type Ownership = Schemas['Ownership']

const STATES: Record<Ownership['status'], { tone: string; label: string }> = {
  unverified: { tone: '', label: 'Not proven' },
  verified: { tone: 'good', label: 'Verified' },
  lost: { tone: 'bad', label: 'Lost' },
}
const METHODS: Record<Schemas['ProofMethod'], string> = {
  dns: 'a DNS record',
  file: 'a file',
  meta: 'a tag in the page',
  email: 'a code by e-mail',
}

type Props = {
  listing: MyListing
  ownership: Ownership
  /** The address that a code was asked for or tried with. */
  email: string
  by_code: boolean
  fieldErrors: FieldErrors
}

/** Whether a code was asked for or tried just now: the field for it stands open then, with what is wrong in it. */
export const triesCode = ({ url }: PageRequest, sent?: Pick<Form, 'text'>): boolean =>
  /^(send|take)_proof$/.test(sent?.text('do') ?? url.searchParams.get('done') ?? '')

/** Whether the website is proven to be the owner's, what to put where, and a look right now. */
export function OwnershipSection({ listing, ownership, ...typed }: Props) {
  const { status, host, method, verified_at, checked_at, detail } = ownership
  const { tone, label } = STATES[status]
  const action = `/account/listings/${listing.listing_id}#ownership`
  return (
    <section class="stack" id="ownership" aria-labelledby="ownership-title" tabindex={-1}>
      <div class="cluster">
        <h2 id="ownership-title">Ownership</h2>
        <span class={`tag ${tone}`}>{label}</span>
      </div>
      <div class="card stack">
        <p class="muted small">
          Prove once that {host} is yours: your page then says so, and nobody else can claim the listing. One of these is enough.
        </p>
        {status === 'verified' && method && verified_at && (
          <p class="small">
            Proven by {METHODS[method]} since <Time at={verified_at} />.
          </p>
        )}
        {checked_at && (
          <p class="small" role="status">
            {detail}{' '}
            <span class="muted">
              Looked at <Time at={checked_at} form="instant" />.
            </span>
          </p>
        )}
        {typed.fieldErrors[''] && <p class="mistake">{typed.fieldErrors['']}</p>}
        <Challenges ownership={ownership} action={action} {...typed} />
      </div>
    </section>
  )
}

type ChallengesProps = Omit<Props, 'listing'> & { action: string }

/** What to put where, each with a button that looks for it now: of an own listing, or of a claim to somebody else's. */
export function Challenges({ ownership: { status, challenges }, action, email, by_code, fieldErrors }: ChallengesProps) {
  return (
    <>
      {challenges.dns && (
        <Way title="By a DNS record" method="dns" action={action} open={status !== 'verified'}>
          <p class="small">Add a {challenges.dns.type} record with this name and value:</p>
          <Snippet code={challenges.dns.name} label="Name of the DNS record" />
          <Snippet code={challenges.dns.value} label="Value of the DNS record" />
        </Way>
      )}
      <Way title="By a file" method="file" action={action} open={!challenges.dns && status !== 'verified'}>
        <p class="small">Let {shortUrl(challenges.file.url)} answer exactly this, as plain text:</p>
        <Snippet code={challenges.file.content} label="Content of the file" />
      </Way>
      <Way title="By a tag in the page" method="meta" action={action} open={false}>
        <p class="small">Put this in the head of the page that the listing is about:</p>
        <Snippet code={challenges.meta.html} label="Tag for the head of the page" />
      </Way>
      {challenges.email.addresses.length > 0 && (
        <details open={by_code && status !== 'verified'}>
          <summary>By a code to an address of the domain</summary>
          <PostForm action={action} class="inline-form" novalidate>
            <Field
              name="email"
              label="E-mail address"
              type="email"
              value={email}
              hint={`Such as ${challenges.email.addresses.slice(0, 3).join(', ')}.`}
              fieldErrors={fieldErrors}
            />
            <button class="button" name="do" value="send_proof">
              Send a code
            </button>
          </PostForm>
          <PostForm action={action} class="inline-form" novalidate>
            <Field name="code" label="Code" inputmode="numeric" autocomplete="one-time-code" maxlength={20} fieldErrors={fieldErrors} />
            <button class="button" name="do" value="take_proof">
              Prove it
            </button>
          </PostForm>
        </details>
      )}
    </>
  )
}

type WayProps = { title: string; method: 'dns' | 'file' | 'meta'; action: string; open: boolean; children: ComponentChildren }

function Way({ title, method, action, open, children }: WayProps) {
  return (
    <details open={open}>
      <summary>{title}</summary>
      <div class="stack">
        {children}
        <PostForm action={action}>
          <input type="hidden" name="method" value={method} />
          <button class="button" name="do" value="verify_ownership">
            Look now
          </button>
        </PostForm>
      </div>
    </details>
  )
}

/** Taking the listing down, which is asked about once more on a page of its own, and putting it back. */
export function TakeDown({ listing: { listing_id, status, lent } }: { listing: MyListing }) {
  // Taking it down is its owner's alone.
  if (status === 'suspended' || (lent && status !== 'archived')) return null
  return (
    <section class="stack" id="archive" aria-labelledby="archive-title" tabindex={-1}>
      <h2 id="archive-title">{status === 'archived' ? 'Taken down' : 'Take it down'}</h2>
      <div class="card stack">
        {status === 'archived' ? (
          <>
            <p class="small">Nobody sees the listing. Its votes, boards that are closed and your invoices stay as they are.</p>
            <PostForm action={`/account/listings/${listing_id}#archive`}>
              <button class="button" name="do" value="restore">
                Put it back
              </button>
            </PostForm>
          </>
        ) : (
          <>
            <p class="muted small">
              It leaves everything public at once. Votes, closed boards and invoices stay; a launch still to come gives its seat back. You
              can put it back whenever you like.
            </p>
            <p>
              <a class="button quiet" href={`/account/listings/${listing_id}/archive`}>
                Take it down…
              </a>
            </p>
          </>
        )}
      </div>
    </section>
  )
}

/** The operation's input that a button of the challenges asks for; null for another button. */
export function proofAsked(form: Form): Schemas['OwnershipCheck'] | null {
  switch (form.text('do')) {
    case 'verify_ownership':
      return { method: (['dns', 'file', 'meta'] as const).find((name) => name === form.text('method')) ?? 'dns' }
    case 'send_proof':
      return { method: 'email', email: form.text('email') }
    case 'take_proof':
      return { method: 'email', code: form.text('code') }
    default:
      return null
  }
}
