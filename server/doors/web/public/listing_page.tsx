/** @jsxRuntime automatic @jsxImportSource preact */
import { clip } from '../../../base/clip.ts'
import { ApiError, fail } from '../../../base/error.ts'
import { fieldsOfFacts } from '../../../fields/fields.ts'
import { winnerOf } from '../../../launch/leaderboard.ts'
import { findComing } from '../../../reads/coming.ts'
import { findStanding, type Standing } from '../../../reads/standing.ts'
import { htmlPage } from '../frame/html_page.tsx'
import { Notice } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { comingPage } from './coming_page.tsx'
import { FollowForm, Place, VoteForm } from './ballot.tsx'
import { Facts, Outside, provenValues, Socials, type Listing } from './listing_facts.tsx'
import { listingJsonLd } from './listing_ld.ts'
import { About, Comparison, Faqs, Milestones, Pictures, TextList, Updates } from './listing_sections.tsx'
import { picturesOf, type PicturesShown } from './pictures.ts'
import { countsAsVisitor } from './readers.ts'
import { Logo, Portrait } from './listing_list.tsx'
import { NO_LISTING, slugOf } from './slug.ts'
import { Source } from './source.tsx'
import { taken } from './taken.ts'
import { categoryHref, shortHost, plural, weekName } from './words.ts'

const DONE: Record<string, string> = {
  voted: 'Thank you. Your vote is counted.',
  held: 'Thank you. Your vote is kept and counts once your account is a day old.',
  held_past_end: 'Your vote is kept, but it will not be counted: its week ends before your account is a day old.',
  in_review:
    'Thank you. Your vote is kept: several came from your network within a short time, so the team of this site looks at them before they count.',
  taken_back: 'Your vote is taken back.',
  followed: 'You follow this listing. An e-mail comes when there is something new.',
  unfollowed: 'You follow this listing no more.',
  reported: 'Thank you. The team of this site looks at your report.',
}

/** Reads a live listing for its page, or refuses with `not_found`. */
export async function readListing(ctx: PageRequest): Promise<{ listing: Listing; standing: Standing }> {
  const { service, site, session } = ctx
  const slug = slugOf(ctx)
  const [called, standing] = await Promise.all([
    ctx.call('get_listing', { slug }),
    // Who has just voted reads what they wrote.
    findStanding(session ? service.reads : service.replica, site, slug, session),
  ])
  if (called.status === 404 || !standing) fail('not_found', { detail: NO_LISTING })
  return { listing: { ...taken(called), votes: standing.votes }, standing }
}

export async function listingPage(ctx: PageRequest): Promise<Response> {
  const { service, site, session } = ctx
  const read = await readListing(ctx).catch(async (error: unknown) => {
    const missing = error instanceof ApiError && error.code === 'not_found'
    const coming = missing ? await findComing(service.reads, site, slugOf(ctx), session?.account_id ?? null) : null
    if (!coming) throw error
    return comingPage(ctx, coming)
  })
  if (read instanceof Response) return read
  if (!read.standing.person?.is_own && countsAsVisitor(ctx.request)) service.traffic.count(read.listing.id, 'views')
  return showListing(ctx, read)
}

/** The page, with what a posted form on it came to. */
export async function showListing(
  ctx: PageRequest,
  { listing, standing }: { listing: Listing; standing: Standing },
  refused?: { title: string; detail: string },
): Promise<Response> {
  const { site, url } = ctx
  const asked = url.searchParams.get('done') ?? ''
  const done = Object.hasOwn(DONE, asked) ? DONE[asked] : undefined
  const pictures = await picturesOf(ctx, [listing])
  return htmlPage(
    ctx,
    {
      title: listing.seo.meta_title ?? (listing.headline ? `${listing.name}: ${listing.headline}` : listing.name),
      description: listing.seo.meta_description ?? listing.summary ?? listing.headline ?? undefined,
      json_ld: listingJsonLd(listing, site.url),
      picture: { url: `${site.url}/og/listings/${listing.slug}.png`, alt: listing.name },
      status: refused ? 422 : 200,
    },
    <article class="listing">
      {done && <Notice tone="good">{done}</Notice>}
      {refused && (
        <Notice tone="bad" title={refused.title}>
          <p>{refused.detail}</p>
        </Notice>
      )}
      <Head ctx={ctx} listing={listing} standing={standing} pictures={pictures} />
      <div class="beside">
        <div class="listing-main">
          <Pictures listing={listing} pictures={pictures} />
          <About listing={listing} />
          <TextList listing={listing} field="features" title="Features" />
          <TextList listing={listing} field="use_cases" title="Use cases" />
          <TextList listing={listing} field="integrations" title="Works with" />
          <Comparison listing={listing} />
          <Faqs listing={listing} />
          <Updates listing={listing} />
          <Milestones listing={listing} />
        </div>
        <aside class="listing-aside stack" aria-label="Facts">
          <Facts listing={listing} id="facts-product" title="Facts" fields={fieldsOfFacts('product')} />
          <Facts listing={listing} id="facts-company" title="Who makes it" fields={fieldsOfFacts('company')} />
          <Founders listing={listing} standing={standing} />
          <Links listing={listing} />
          <Trust listing={listing} standing={standing} />
        </aside>
      </div>
    </article>,
  )
}

function Head({ ctx, listing, standing, pictures }: { ctx: PageRequest; listing: Listing; standing: Standing; pictures: PicturesShown }) {
  const { name, slug, headline, evidence, categories } = listing
  const winner = standing.rank === null || standing.board_open ? null : winnerOf({ rank: standing.rank, votes: standing.votes })
  const proven = provenValues(listing)
  return (
    <header class="listing-top">
      <div class="listing-title">
        <Logo of={listing} pictures={pictures} large />
        <div>
          <h1>{name}</h1>
          {headline && (
            <div class="lead">
              {headline} <Source of="the headline" evidence={evidence.headline} />
            </div>
          )}
          <ul class="plain cluster" aria-label="Categories and places">
            {winner && standing.launch_week && (
              <li>
                <a class="tag winner" href={`/leaderboard/${standing.launch_week}`}>
                  #{winner} of {weekName(standing.launch_week)}
                </a>
              </li>
            )}
            {categories.map((category) => (
              <li>
                <a class="tag" href={categoryHref(category)}>
                  {category}
                </a>
              </li>
            ))}
            {evidence.categories && (
              <li>
                <Source of="the categories" evidence={evidence.categories} />
              </li>
            )}
            {proven > 0 && (
              <li>
                <a class="tag good" href="#trust">
                  ✓ {plural(proven, 'value')} proven
                </a>
              </li>
            )}
          </ul>
          {!winner && <Place ctx={ctx} standing={standing} />}
        </div>
      </div>
      <div class="listing-actions">
        <VoteForm ctx={ctx} slug={slug} standing={standing} />
        <div class="two">
          <a class="button quiet" href={`/listings/${slug}/visit`} rel="ugc nofollow noopener">
            Visit website
          </a>
          <FollowForm slug={slug} standing={standing} />
        </div>
      </div>
    </header>
  )
}

function Founders({ listing, standing }: { listing: Listing; standing: Standing }) {
  if (listing.founders.length === 0) return null
  return (
    <section class="card" aria-labelledby="founders">
      <h2 id="founders">Founders</h2>
      {listing.founders.map(({ name, role, bio, photo_url, socials }, index) => (
        <div class="person">
          <Portrait name={name} url={photo_url} />
          <div class="stack tight">
            <p>
              {index === 0 && standing.founder_page ? <a href={`/founders/${standing.founder_page}`}>{name}</a> : <strong>{name}</strong>}
              {role && <span class="muted"> · {role}</span>}
            </p>
            {bio && <p class="small">{clip(bio, 220)}</p>}
            <Socials socials={socials} />
          </div>
        </div>
      ))}
      {standing.story_published && (
        <p>
          <a href={`/listings/${listing.slug}/story`}>Read the founder story</a>
        </p>
      )}
    </section>
  )
}

function Links({ listing }: { listing: Listing }) {
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
function Trust({ listing, standing }: { listing: Listing; standing: Standing }) {
  const proven = provenValues(listing)
  return (
    <section class="card" aria-labelledby="trust">
      <h2 id="trust">About this page</h2>
      <p class="small">
        {proven > 0
          ? `${proven} of its values are proven by quotes from ${shortHost(listing.url)}: open a «source» to read them. `
          : 'Its founder wrote this page. '}
        Whatever else stands here is its founder’s word.
      </p>
      {proven > 0 && (
        <p class="small">
          Check it yourself: <code>listing verify {listing.slug}</code> reads those pages again, from your own machine, by{' '}
          <a href={`/api/v1/listings/${listing.slug}/proof`}>this list of its quotes</a>.
        </p>
      )}
      <p class="cluster share">
        {standing.version > 1 && <a href={`/listings/${listing.slug}/versions`}>History of edits</a>}
        <a href={`/listings/${listing.slug}/report`} rel="nofollow">
          Report
        </a>
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
