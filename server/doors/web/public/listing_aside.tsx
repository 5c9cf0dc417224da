/** @jsxRuntime automatic @jsxImportSource preact */
import { clip } from '../../../base/clip.ts'
import { fieldsOfFacts } from '../../../fields/fields.ts'
import type { Standing } from '../../../reads/standing.ts'
import { Time } from '../frame/parts.tsx'
import { Facts, Outside, provenValues, Socials, type Listing } from './listing_facts.tsx'
import { OwnerLine } from './owner_line.tsx'
import { Portrait } from './tile.tsx'
import { shortHost } from './words.ts'

/** What an article shows beside the listing itself. */
export type Told = Pick<
  Standing,
  'is_nobodys' | 'founder_page' | 'story_shown' | 'video_shown' | 'version' | 'updated_at' | 'unreachable_since' | 'stated_until'
> & {
  is_owner: boolean
  all_proof: boolean
  /** What the page shows of its founder's interview; null where it leads to none. */
  interview: { public_id: string; answers: number; question: string; answer: string } | null
}

export function Founders({ listing, told }: { listing: Listing; told: Told }) {
  if (listing.founders.length === 0) return null
  return (
    <section class="card" aria-labelledby="founders">
      <h2 id="founders">Founders</h2>
      {listing.founders.map(({ name, role, bio, photo_url, socials }, index) => (
        <div class="person">
          <Portrait name={name} url={photo_url} />
          <div class="stack tight">
            <p>
              {index === 0 && told.founder_page ? <a href={`/founders/${told.founder_page}`}>{name}</a> : <strong>{name}</strong>}
              {role && <span class="muted"> · {role}</span>}
            </p>
            {bio && <p class="small">{clip(bio, 220)}</p>}
            <Socials socials={socials} />
          </div>
        </div>
      ))}
      {told.story_shown && (
        <p>
          <a href={`/listings/${listing.slug}/story`}>Read the founder story</a>
        </p>
      )}
    </section>
  )
}

export function Links({ listing }: { listing: Listing }) {
  const socials = Object.keys(listing.company_socials).length > 0
  return (
    <>
      <Facts listing={listing} id="facts-links" title="Links" fields={fieldsOfFacts('links')} quiet />
      {socials && (
        <section class="card" aria-labelledby="socials">
          <h2 id="socials">Elsewhere</h2>
          <Socials socials={listing.company_socials} evidence={listing.evidence} />
        </section>
      )}
    </>
  )
}

/** What a reader may do with the page: check it, pass it on, say that something is wrong. */
export function Trust({ listing, told }: { listing: Listing; told: Told }) {
  const proven = provenValues(listing)
  const site_url = listing.page_url.slice(0, listing.page_url.lastIndexOf('/listings/'))
  const [wrote, word] = told.is_nobodys
    ? ['It was imported from another directory', 'as that directory had it']
    : ['Its founder wrote this page', 'on its founder’s word']
  return (
    <section class="card" aria-labelledby="trust">
      <h2 id="trust">About this page</h2>
      <p class="small">
        {proven > 0
          ? `${proven} of its values ${proven === 1 ? 'is' : 'are'} proven by quotes from ${shortHost(listing.url)}: open one to read its quote. `
          : `${wrote}, and no value of it is proven yet. `}
        {proven > 0 && `Whatever else stands here is ${word}.`}
      </p>
      {proven > 0 && (
        <p class="small">
          Check it yourself:{' '}
          <code>
            npx listing verify {listing.slug} --base-url {site_url}
          </code>{' '}
          reads those pages again, from your own machine, by <a href={`/api/v1/listings/${listing.slug}/proof`}>this list of its quotes</a>.
        </p>
      )}
      {listing.checked && (
        <p class="small">
          Its website was last {listing.checked.site === 'reachable' ? 'read' : 'looked for'} on <Time at={listing.checked.at} />:{' '}
          {listing.checked.site === 'unreachable'
            ? 'it did not answer.'
            : `${listing.checked.still_proven} of ${listing.checked.values} quoted values still stood there.`}
        </p>
      )}
      <OwnerLine listing={listing} />
      <p class="cluster share">
        {told.version > 1 && <a href={`/listings/${listing.slug}/versions`}>History of edits</a>}
        <a href={`/listings/${listing.slug}/report`} rel="nofollow">
          Report
        </a>
        {!told.is_owner && (
          <a href={`/listings/${listing.slug}/claim`} rel="nofollow">
            Is it yours?
          </a>
        )}
        <button type="button" class="button quiet small" data-copy={listing.page_url} hidden>
          Copy the link
        </button>
      </p>
      <p class="small muted">
        Website: <Outside url={listing.url} />
      </p>
    </section>
  )
}
