/** @jsxRuntime automatic @jsxImportSource preact */
import { ApiError, fail } from '../../../base/error.ts'
import { fieldsOfFacts } from '../../../fields/fields.ts'
import { winnerOf } from '../../../launch/leaderboard.ts'
import { isHeldPastEnd } from '../../../launch/votes.ts'
import { findComing, isTakenDown } from '../../../reads/coming.ts'
import { findStanding, type Standing } from '../../../reads/standing.ts'
import { languageOfListing } from '../../../listings/facets.ts'
import { Crumbs } from '../frame/crumbs.tsx'
import { errorPage } from '../frame/error_page.tsx'
import { htmlPage } from '../frame/html_page.tsx'
import { Notice, Time } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { comingPage } from './coming_page.tsx'
import { FollowForm, Place, VoteForm } from './ballot.tsx'
import { Founders, Links, Trust } from './listing_aside.tsx'
import { Pictures } from './gallery.tsx'
import { Facts, type Listing } from './listing_facts.tsx'
import { ProofBar } from './proof_bar.tsx'
import { Reading } from './reading.ts'
import { mostVotedBeside, Similar, similarTo } from './similar.tsx'
import { listingJsonLd } from './listing_ld.ts'
import { About, Comparison, Faqs, Milestones, TextList, Updates } from './listing_sections.tsx'
import { picturesOf, type PicturesShown } from './pictures.ts'
import { forEachReader, lagsBehind, showsOnly } from '../frame/kept_pages.ts'
import { countsAsVisitor, foreignHost } from '../frame/readers.ts'
import { FactsLine, type Item } from './listing_list.tsx'
import { Logo } from './tile.tsx'
import { NO_LISTING, slugOf } from './slug.ts'
import { Source, StatedUntil } from './source.tsx'
import { taken } from './taken.ts'
import { Unclaimed } from './unclaimed.tsx'
import { categoryHref, shortHost, weekName } from './words.ts'

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

const GONE = {
  title: 'This listing was taken down',
  detail: 'Its owner has taken it out of the directory. It may come back under the same address.',
}

export type ReadListing = { listing: Listing; standing: Standing }

/** Reads a live listing for its page, or refuses with `not_found`. */
export async function readListing(ctx: PageRequest): Promise<ReadListing> {
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
    if (coming) return comingPage(ctx, coming)
    if (missing && (await isTakenDown(service.reads, site, slugOf(ctx)))) return errorPage(ctx, 410, GONE)
    throw error
  })
  if (read instanceof Response) return read
  const { id } = read.listing
  showsOnly(ctx, id)
  if (!read.standing.person?.is_own) forEachReader(ctx, (reader) => countsAsVisitor(reader.request) && countView(reader, id))
  return showListing(ctx, read)
}

function countView({ service, request, site }: PageRequest, listing_id: number): void {
  service.traffic.count(listing_id, 'views')
  const from = foreignHost(request, site.url)
  if (from !== null) service.traffic.countFrom(listing_id, from)
}

/** The page, with what a posted form on it came to. */
export async function showListing(
  ctx: PageRequest,
  { listing, standing }: ReadListing,
  refused?: { title: string; detail: string },
): Promise<Response> {
  const { site, url } = ctx
  const asked = url.searchParams.get('done') ?? ''
  const done = Object.hasOwn(DONE, asked) ? DONE[asked] : undefined
  const [pictures, similar] = await Promise.all([picturesOf(ctx, [listing]), similarTo(ctx, listing)])
  lagsBehind(ctx, laggingOf(ctx, { slug: listing.slug, categories: listing.categories }, standing, similar.items))
  const { headline, summary, description, features, categories } = listing
  const language = languageOfListing(listing.language, listing.evidence.language !== undefined, [
    headline,
    summary,
    description,
    ...(features ?? []),
  ])
  const [category] = categories
  return htmlPage(
    ctx,
    {
      title: listing.seo.meta_title ?? (listing.headline ? `${listing.name}: ${listing.headline}` : listing.name),
      description: listing.seo.meta_description ?? listing.summary ?? listing.headline ?? undefined,
      json_ld: listingJsonLd(listing, site.url),
      picture: { url: `${site.url}/og/listings/${listing.slug}.png`, alt: listing.name },
      status: refused ? 422 : 200,
    },
    <Reading.Provider
      value={{
        is_nobodys: standing.is_nobodys,
        all_proof: url.searchParams.get('proof') === 'all',
        language,
        stated_until: statedUntil(listing, standing),
      }}
    >
      <article class="listing">
        <Crumbs steps={category === undefined ? [] : [{ name: category, path: categoryHref(category) }]} here={listing.name} />
        {done && <Notice tone="good">{done}</Notice>}
        {refused && (
          <Notice tone="bad" title={refused.title}>
            <p>{refused.detail}</p>
          </Notice>
        )}
        {standing.unreachable_since && (
          <Notice tone="warn" title={`${shortHost(listing.url)} cannot be reached`}>
            <p>
              It has not answered since <Time at={standing.unreachable_since.toISOString()} />. What stands here was proven before that.
            </p>
          </Notice>
        )}
        <Head ctx={ctx} listing={listing} standing={standing} pictures={pictures} lang={language ?? undefined} />
        {standing.is_nobodys && <Unclaimed listing={listing} />}
        <Pictures listing={listing} pictures={pictures} lang={language ?? undefined} />
        <Contents listing={listing} standing={standing} lang={language ?? undefined} />
        <Similar listing={listing} similar={similar} />
      </article>
    </Reading.Provider>,
  )
}

/** The statement of its standing alone, and what is remembered of its category; it holds on to nothing else of the page. */
function laggingOf(ctx: PageRequest, named: Pick<Listing, 'slug' | 'categories'>, standing: Standing, beside: readonly Item[]) {
  return {
    said: saidOf(ctx, standing, beside),
    ask: async (reader: PageRequest): Promise<string> => {
      const [now, items] = await Promise.all([
        findStanding(reader.service.replica, reader.site, named.slug, null),
        mostVotedBeside(reader, named),
      ])
      return saidOf(reader, now, items)
    },
  }
}

function saidOf({ service }: PageRequest, standing: Standing | null, beside: readonly Item[]): string {
  const week = standing?.launch_week ?? null
  const too_late = week !== null && isHeldPastEnd(service.clock(), week)
  return String(Bun.hash(JSON.stringify([standing, too_late, beside])))
}

/** Of the values that the page shows by a quote which no longer stands. */
function statedUntil({ checked }: Listing, { stated_until }: Standing): Map<string, string> {
  return new Map((checked?.gone ?? []).flatMap((field) => (stated_until?.[field] ? [[field, stated_until[field]]] : [])))
}

/** What is read of it, and beside that its facts. */
function Contents({ listing, standing, lang }: { listing: Listing; standing: Standing; lang: string | undefined }) {
  return (
    <div class="beside">
      <div class="listing-main">
        <ProofBar listing={listing} word={standing.is_nobodys ? 'as another directory had it' : 'on the founder’s word'} />
        <About listing={listing} language={lang} />
        <TextList listing={listing} field="features" title="Features" language={lang} />
        <TextList listing={listing} field="use_cases" title="Use cases" language={lang} />
        <TextList listing={listing} field="integrations" title="Works with" language={lang} />
        <Comparison listing={listing} />
        <Faqs listing={listing} language={lang} />
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
  )
}

type HeadProps = { ctx: PageRequest; listing: Listing; standing: Standing; pictures: PicturesShown; lang: string | undefined }

function Head({ ctx, listing, standing, pictures, lang }: HeadProps) {
  const { name, slug, headline, evidence, categories } = listing
  const winner = standing.rank === null || standing.board_open ? null : winnerOf({ rank: standing.rank, votes: standing.votes })
  return (
    <header class="listing-top">
      <div class="listing-title">
        <Logo of={listing} pictures={pictures} large />
        <div>
          <h1>{name}</h1>
          {headline && (
            <div class="lead" id="v-headline" lang={lang}>
              <Source of="the headline" evidence={evidence.headline}>
                {headline}
              </Source>{' '}
              <StatedUntil field="headline" />
            </div>
          )}
          <FactsLine item={{ ...listing, categories: [], proven: 0 }} />
          <ul class="plain cluster" id="v-categories" aria-label="Categories and places">
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
                <Source of="the categories" evidence={evidence.categories} /> <StatedUntil field="categories" />
              </li>
            )}
          </ul>
          {!winner && <Place ctx={ctx} standing={standing} />}
        </div>
      </div>
      <div class="listing-actions">
        <VoteForm ctx={ctx} slug={slug} standing={standing} />
        <div class="two">
          <a class="button" href={`/listings/${slug}/visit`} rel="ugc nofollow noopener">
            Visit website
          </a>
          <FollowForm slug={slug} standing={standing} />
        </div>
      </div>
    </header>
  )
}
