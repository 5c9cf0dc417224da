/** @jsxRuntime automatic @jsxImportSource preact */
import { listEdits, type EditName, type TeamEdit } from '../../../team/edits.ts'
import { listSites } from '../../../team/sites.ts'
import { pageUrl } from '../../../listings/rows.ts'
import { listingName } from '../../../listings/show.ts'
import type { Site } from '../../../core/sites.ts'
import type { Form } from '../frame/form.ts'
import { Empty, Time } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { wordDiffs, type Compare } from '../frame/word_diff.ts'
import { perform } from './action.tsx'
import { Changes } from './changes.tsx'
import { Choices, hrefWith, pageAsked, ListPager, SiteChoices } from './list_parts.tsx'
import { forTeam, teamPage } from './team_page.tsx'
import { ListingLink, StatusTag } from './listing_parts.tsx'
import { PostForm } from '../frame/post_form.tsx'

const PATH = '/team/edits'
const PER_PAGE = 20

/** `/team/edits`: each edit with what was before and after, until somebody has looked at it. */
export const editsRoute = forTeam('/team/edits', editsPage, async (ctx) => {
  const form = await ctx.form()
  const back = hrefWith(ctx, { done: 'seen' })
  const ended = await perform(ctx, back, 'mark_edits_seen', { edits: namesIn(form) })
  return ended instanceof Response ? ended : editsPage(ctx)
})

/** `17:3` is the third version of listing 17. */
function namesIn(form: Form): EditName[] {
  return form
    .all('edit')
    .slice(0, PER_PAGE)
    .flatMap((name): EditName[] => {
      const [, listing_id, version] = /^([1-9]\d{0,8}):([1-9]\d{0,8})$/.exec(name) ?? []
      return listing_id === undefined ? [] : [{ listing_id: Number(listing_id), version: Number(version) }]
    })
}

async function editsPage(ctx: PageRequest): Promise<Response> {
  const { reads, sites } = ctx.service
  const { page, limit, offset } = pageAsked(ctx, PER_PAGE)
  const unseen = ctx.url.searchParams.get('show') !== 'all'
  const all = await listSites(reads)
  const site = all.find(({ key }) => key === ctx.url.searchParams.get('site')) ?? null
  const { items, total } = await listEdits(reads, { site_id: site?.id ?? null, unseen, listing_id: null, limit, offset })
  const compare = wordDiffs()
  const byId = new Map((await sites.all()).map((one) => [one.id, one]))
  return teamPage(
    ctx,
    {
      title: 'Edits',
      at: '/team/edits',
      lead: 'Edits are public at once. Review them, and suspend what does not belong here.',
      done: { seen: 'Taken out of the queue.' },
    },
    <>
      <div class="split">
        <Choices
          label="Which edits"
          at={unseen ? 'unseen' : 'all'}
          items={[
            { value: 'unseen', label: 'To look at', href: hrefWith(ctx, { show: null }) },
            { value: 'all', label: 'All', href: hrefWith(ctx, { show: 'all' }) },
          ]}
        />
        <SiteChoices ctx={ctx} sites={all} at={site?.key ?? ''} all="All sites" />
      </div>
      {items.length === 0 ? (
        <Empty title={unseen ? 'All edits are reviewed' : 'No edits yet'}>
          {unseen
            ? 'New ones appear here as founders and their agents make them.'
            : 'The first edit of a listing after it was submitted appears here.'}
        </Empty>
      ) : (
        <>
          {unseen && <SeenForm ctx={ctx} edits={items} label={`Mark all ${items.length} on this page as seen`} />}
          {items.map((edit) => (
            <EditCard ctx={ctx} edit={edit} site={byId.get(edit.listing.site_id)} compare={compare} />
          ))}
          {unseen && items.length > 3 && <SeenForm ctx={ctx} edits={items} label={`Mark all ${items.length} on this page as seen`} />}
        </>
      )}
      <ListPager ctx={ctx} page={page} total={total} per_page={PER_PAGE} />
    </>,
  )
}

function SeenForm({ ctx, edits, label }: { ctx: PageRequest; edits: readonly TeamEdit[]; label: string }) {
  return (
    <PostForm action={ctx.url.pathname === PATH ? hrefWith(ctx, {}) : PATH}>
      {edits.map(({ listing, version }) => (
        <input type="hidden" name="edit" value={`${listing.id}:${version}`} />
      ))}
      <button class="button quiet small">{label}</button>
    </PostForm>
  )
}

type CardProps = {
  ctx: PageRequest
  edit: TeamEdit
  site: Site | undefined
  compare: Compare
  /** On a page about the listing itself. */
  own_page?: boolean
}

export function EditCard({ ctx, edit, site, compare, own_page = false }: CardProps) {
  const { listing, version, at, by, via, seen_at, changes } = edit
  return (
    <article class="card" aria-label={`${listingName(listing)}, version ${version}`}>
      <div class="split">
        {own_page ? (
          <h3 class="team-card-title">Version {version}</h3>
        ) : (
          <>
            <h2 class="team-card-title">
              <ListingLink listing={listing} />
            </h2>
            <span class="cluster">
              <StatusTag status={listing.status} />
              {site && <span class="tag">{site.name}</span>}
              <span class="tag">version {version}</span>
            </span>
          </>
        )}
      </div>
      <p class="hint">
        {by} by <code>{via}</code>, <Time at={at.toISOString()} form="instant" />
      </p>
      <Changes changes={changes} compare={compare} />
      <div class="cluster">
        {seen_at === null ? (
          <SeenForm ctx={ctx} edits={[edit]} label="Seen" />
        ) : (
          <span class="hint">
            Seen <Time at={seen_at.toISOString()} form="instant" />
          </span>
        )}
        {!own_page && listing.status === 'live' && site && (
          <a class="button bare small" href={pageUrl(site, listing.slug)}>
            See the page
          </a>
        )}
        {!own_page && listing.status !== 'suspended' && (
          <a class="button bare small" href={`/team/listings/${listing.id}#suspend`}>
            Suspend…
          </a>
        )}
      </div>
    </article>
  )
}
