/** @jsxRuntime automatic @jsxImportSource preact */
import type { Schemas } from '../../../../sdk/contract.ts'
import { Field, Snippet, Time, type FieldErrors } from '../frame/parts.tsx'
import { linkTo } from '../frame/safe_url.ts'
import type { PageRequest } from '../frame/page_request.ts'
import { ownPath, type MyListing } from './listing_frame.tsx'
import { shortHost, shortUrl } from '../public/words.ts'
import { PostForm } from '../frame/post_form.tsx'

type Badges = Schemas['Badges']
type State = Schemas['BadgeState']

const STATES: Record<State, { tone: string; label: string; say: string }> = {
  unchecked: { tone: '', label: 'Not checked yet', say: '' },
  missing: {
    tone: 'warn',
    label: 'Not seen',
    say: 'What your server sends has no link to your page here. Links in comments or added by scripts do not count.',
  },
  verified: { tone: 'good', label: 'Seen', say: 'The link is there. We check it again every week.' },
  unreachable: {
    tone: 'warn',
    label: 'Website not reached',
    say: 'Your website did not answer us, so nothing is decided. Check again when it works.',
  },
  lost: { tone: 'bad', label: 'Gone', say: 'It was there, but was missing the last three times we looked. Put it back, then check again.' },
}
const NAMES: Record<Badges['badges'][number]['id'], string> = { light: 'For light pages', dark: 'For dark pages', rank: 'With your rank' }

type Props = { ctx: PageRequest; listing: MyListing; badges: Badges; page_url: string; fieldErrors: FieldErrors }

/** The badge: its code to take along, what was seen of it, and a look right now. */
export function Badge({ ctx, listing, badges, page_url, fieldErrors }: Props) {
  const { verification } = badges
  const { tone, label, say } = STATES[verification?.state ?? 'unchecked']
  // A page that was named is looked at again by itself, until another is named.
  const last = verification?.checked_url ?? ''
  const named = shortHost(last) === shortHost(listing.url) && shortUrl(last) !== shortUrl(listing.url) ? last : ''
  return (
    <section class="stack" id="badge" aria-labelledby="badge-title" tabindex={-1}>
      <div class="cluster">
        <h2 id="badge-title">Badge</h2>
        <span class={`tag ${tone}`}>{label}</span>
      </div>
      <div class="card stack">
        <p class="muted small">
          A link from {shortUrl(listing.url)} to your page here. The picture is optional; only the link counts, whatever its rel. A free
          launch needs it.
        </p>
        <Codes ctx={ctx} badges={badges} />
        {verification && verification.checked_at !== null && (
          <p class="small" role="status">
            {say}{' '}
            <span class="muted">
              Looked at{' '}
              {verification.checked_url && (
                <a {...linkTo(verification.checked_url)} rel="ugc nofollow noopener" target="_blank">
                  {shortUrl(verification.checked_url)}
                </a>
              )}{' '}
              on <Time at={verification.checked_at} form="instant" />.
            </span>
          </p>
        )}
        <PostForm action={`/account/listings/${listing.listing_id}#badge`} class="inline-form" novalidate>
          <Field
            name="page_url"
            label="Page with the badge"
            value={page_url || named}
            inputmode="url"
            placeholder={listing.url}
            hint="Leave it empty for your home page."
            fieldErrors={fieldErrors}
          />
          <button class="button" name="do" value="verify_badge">
            Check now
          </button>
        </PostForm>
        {fieldErrors[''] && <p class="mistake">{fieldErrors['']}</p>}
      </div>
    </section>
  )
}

function Codes({ ctx, badges }: Pick<Props, 'ctx' | 'badges'>) {
  return badges.badges.map(({ id, image_url, width, height, html }, index) => (
    <details open={index === 0} class="badge-choice">
      <summary>
        {/* Another site's is shown by its own host alone. */}
        {image_url.startsWith(`${ctx.site.url}/`) && (
          <img src={ownPath(image_url, ctx)} alt="" width={width} height={height} loading="lazy" />
        )}{' '}
        <span>{NAMES[id]}</span>
      </summary>
      <Snippet code={html} label={`Code of the badge: ${NAMES[id]}`} />
    </details>
  ))
}
