/** @jsxRuntime automatic @jsxImportSource preact */
import type { Schemas } from '../../../sdk/contract.ts'
import type { Route } from '../door.ts'
import { problemPage } from '../error_page.tsx'
import { htmlPage } from '../page.tsx'
import { Time } from '../parts.tsx'
import type { Visit } from '../visit.ts'
import { diffEntries, diffWords, sayAny, type Piece } from './diff.ts'
import { labelOf } from './fields.ts'
import { ListingFrame, readListing, type MyListing } from './listing_frame.tsx'

type Version = Schemas['Version']

const OPEN_FIRST = 3

/** Every edit of a listing with what it changed, newest first. */
export const versionsRoute: Route = {
  path: '/account/listings/:id/versions',
  account: true,
  async get(visit) {
    const called = await readListing(visit)
    return called.ok ? versionsPage(visit, called.value) : problemPage(visit, called.problem)
  },
}

function versionsPage(visit: Visit, listing: MyListing): Response {
  return htmlPage(
    visit,
    { title: `Versions of ${listing.name}`, noindex: true, section: 'account' },
    <ListingFrame visit={visit} listing={listing} at="/versions">
      <div class="stack">
        <h2>Versions</h2>
        <p class="muted">Every edit is kept, and the site team gets a letter with each.</p>
        <ol class="plain stack">
          {listing.versions.map((version, index) => (
            <li>
              <VersionCard visit={visit} version={version} open={index < OPEN_FIRST} />
            </li>
          ))}
        </ol>
      </div>
    </ListingFrame>,
  )
}

const VIA: Record<string, string> = {
  submit_draft: 'Submitted',
  update_draft: 'Edited in the draft',
  update_my_listing: 'Edited',
  set_founder_story: 'Story written',
  add_milestone: 'Milestone added',
  delete_milestone: 'Milestone removed',
  regenerate: 'Read again',
  accept_invite: 'Co-founder joined',
  save_photo: 'Photo of the founder',
  remove_photo: 'Photo of the founder removed',
  save_profile: 'Founder profile',
  competitor: 'Competitor compared',
}

function VersionCard({ visit, version: { version, at, by, via, changes }, open }: { visit: Visit; version: Version; open: boolean }) {
  const who = by === visit.session?.account_id ? 'you' : by === 'ListingBot' ? 'ListingBot' : 'somebody else'
  return (
    <details class="card version" open={open && changes.length > 0}>
      <summary>
        <strong class="figure">{version}</strong> {VIA[via] ?? via.replaceAll('_', ' ')} by {who} ·{' '}
        <span class="muted">
          <Time at={at} form="instant" />
          {changes.length > 0 && `, ${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`}
        </span>
      </summary>
      {changes.length === 0 && <p class="muted small">The listing as it was submitted.</p>}
      <dl class="desk-changes">
        {changes.map(({ field, before, after }) => (
          <div>
            <dt>{labelOf(field)}</dt>
            <dd>
              <Change before={before} after={after} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function Change({ before, after }: { before: unknown; after: unknown }) {
  const lists = Array.isArray(before) || Array.isArray(after)
  if (lists) {
    const entries = (value: unknown) => (Array.isArray(value) ? value.map(sayAny) : [])
    return (
      <ul class="plain diff">
        {diffEntries(entries(before), entries(after)).map((piece) => (
          <li>
            <Shown piece={piece} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <p class="diff">
      {diffWords(sayAny(before), sayAny(after)).map((piece) => (
        <Shown piece={piece} />
      ))}
    </p>
  )
}

function Shown({ piece: { kind, text } }: { piece: Piece }) {
  if (kind === 'same') return <span>{text}</span>
  return kind === 'gone' ? <del>{text}</del> : <ins>{text}</ins>
}
