/** @jsxRuntime automatic @jsxImportSource preact */
import { clip } from '../../../base/clip.ts'
import { weekName } from '../../../base/weeks.ts'
import { ApiError, fail } from '../../../base/error.ts'
import { winnerOf } from '../../../launch/leaderboard.ts'
import { isHeldPastEnd } from '../../../launch/votes.ts'
import { findComing, isTakenDown } from '../../../reads/coming.ts'
import { findInterview } from '../../../reads/founder_pages.ts'
import { findStanding, type Standing } from '../../../reads/standing.ts'
import { errorPage } from '../frame/error_page.tsx'
import { htmlPage } from '../frame/html_page.tsx'
import { forEachReader, keptParts, lagsBehind, showsOnly } from '../frame/kept_pages.ts'
import type { PageRequest } from '../frame/page_request.ts'
import { wordsAsked } from '../frame/words_asked.ts'
import { Notice } from '../frame/parts.tsx'
import { countsAsVisitor, foreignHost } from '../frame/readers.ts'
import { Filled } from '../frame/ready.tsx'
import { FollowForm, isNext, Place, VoteForm } from './ballot.tsx'
import { comingPage } from './coming_page.tsx'
import type { Told } from './listing_aside.tsx'
import { articleOf, type Article } from './listing_article.tsx'
import type { Listing } from './listing_facts.tsx'
import type { Item } from './listing_list.tsx'
import { picturesOf } from './pictures.ts'
import { mostVotedBeside, Similar, similarTo } from './similar.tsx'
import { NO_LISTING, slugOf } from './slug.ts'
import { taken } from './taken.ts'

const DONE: Record<string, string> = {
  voted: 'Thank you. Your vote is counted.',
  held: 'Thank you. Your vote is kept and counts once your account is a day old.',
  held_past_end: 'Your vote is kept, but it will not be counted: its week ends before your account is a day old.',
  in_review:
    'Thank you. Your vote is kept: several came from your network within a short time, so the site team reviews them before they count.',
  taken_back: 'Your vote is taken back.',
  followed: 'You follow this listing. You will get an e-mail when there is something new.',
  unfollowed: 'You no longer follow this listing.',
  reported: 'Thank you. The site team will look at your report.',
}

const GONE = {
  title: 'This listing was taken down',
  detail: 'Its owner has taken it out of the directory. It may come back under the same address.',
}

const INTERVIEW_CHARACTERS_SHOWN = 400

export type ReadListing = { listing: Listing; standing: Standing }

const standingOf = ({ service, site, session }: PageRequest, slug: string): Promise<Standing | null> =>
  // Who has just voted reads what they wrote.
  findStanding(session ? service.reads : service.replica, site, slug, session)

/** Reads a live listing for its page, or refuses with `not_found`. */
export async function readListing(ctx: PageRequest): Promise<ReadListing> {
  const slug = slugOf(ctx)
  const [called, standing] = await Promise.all([ctx.call('get_listing', { slug }), standingOf(ctx, slug)])
  if (called.status === 404 || !standing) fail('not_found', { detail: NO_LISTING })
  return { listing: { ...taken(called), votes: standing.votes }, standing }
}

/** The same as its page shows it: what it says of itself was made ready for another reader, unless something of it was written since. */
async function readArticle(ctx: PageRequest): Promise<{ article: Article; standing: Standing }> {
  const slug = slugOf(ctx)
  const [standing, keptOf] = await Promise.all([standingOf(ctx, slug), keptParts(ctx)])
  if (!standing) fail('not_found', { detail: NO_LISTING })
  const told = await toldOf(ctx, standing)
  const article = await keptOf(standing.listing_id, JSON.stringify([ctx.site.url, slug, told]), async () => {
    const called = await ctx.call('get_listing', { slug })
    if (called.status === 404) fail('not_found', { detail: NO_LISTING })
    return makeArticle(ctx, taken(called), told)
  })
  return { article, standing }
}

async function toldOf({ url, service }: PageRequest, standing: Standing): Promise<Told> {
  const { is_nobodys, founder_page, story_shown, video_shown, version, updated_at, unreachable_since, stated_until, person } = standing
  const all_proof = url.searchParams.get('proof') === 'all'
  const is_owner = person?.is_owner === true
  const found = standing.interviewed === null ? null : await findInterview(service.reads, { account_id: standing.interviewed })
  const [first] = found?.answers ?? []
  const interview =
    found && first
      ? { public_id: found.public_id, answers: found.answers.length, ...first, answer: clip(first.answer, INTERVIEW_CHARACTERS_SHOWN) }
      : null
  return {
    ...{ is_nobodys, founder_page, story_shown, video_shown, version, updated_at, unreachable_since, stated_until },
    ...{ is_owner, all_proof, interview },
  }
}

const makeArticle = async (ctx: PageRequest, listing: Listing, told: Told): Promise<Article> =>
  articleOf(listing, told, await picturesOf(ctx, [listing]), ctx.site.url)

export async function listingPage(ctx: PageRequest): Promise<Response> {
  const { service, site, session } = ctx
  const read = await readArticle(ctx).catch(async (error: unknown) => {
    const missing = error instanceof ApiError && error.code === 'not_found'
    const coming = missing ? await findComing(service.reads, site, slugOf(ctx), session?.account_id ?? null) : null
    if (coming) return comingPage(ctx, coming)
    if (missing && (await isTakenDown(service.reads, site, slugOf(ctx)))) return errorPage(ctx, 410, GONE)
    throw error
  })
  if (read instanceof Response) return read
  const { listing_id, person } = read.standing
  showsOnly(ctx, listing_id)
  if (!person?.is_own && !person?.is_team) forEachReader(ctx, (reader) => countsAsVisitor(reader.request) && countView(reader, listing_id))
  return showArticle(ctx, read.article, read.standing)
}

function countView({ service, request, site }: PageRequest, listing_id: number): void {
  service.traffic.count(listing_id, 'views')
  const from = foreignHost(request, site.url)
  if (from !== null) service.traffic.countFrom(listing_id, from)
}

type Refused = { title: string; detail: string }

/** The page, with what a posted form on it came to. */
export const showListing = async (ctx: PageRequest, { listing, standing }: ReadListing, refused: Refused): Promise<Response> =>
  showArticle(ctx, await makeArticle(ctx, listing, await toldOf(ctx, standing)), standing, refused)

async function showArticle(ctx: PageRequest, article: Article, standing: Standing, refused?: Refused): Promise<Response> {
  const { slug, categories, head, markup } = article
  const done = wordsAsked(DONE, ctx)
  const next = isNext(ctx, 'vote', standing) || isNext(ctx, 'follow', standing)
  const similar = await similarTo(ctx, article)
  lagsBehind(ctx, laggingOf(ctx, { slug, categories }, standing, similar.items))
  const { launch_week, rank, votes, board_open } = standing
  const winner = rank === null || board_open ? null : winnerOf({ rank, votes })
  const holes = {
    notices: (
      <>
        {done && <Notice tone="good">{done}</Notice>}
        {next && <Notice title="Signed in: one more press does it." />}
        {refused && (
          <Notice tone="bad" title={refused.title}>
            <p>{refused.detail}</p>
          </Notice>
        )}
      </>
    ),
    winner: winner && launch_week && (
      <li>
        <a class="tag winner" href={`/leaderboard/${launch_week}`}>
          #{winner} of {weekName(launch_week)}
        </a>
      </li>
    ),
    place: !winner && <Place ctx={ctx} standing={standing} />,
    vote: <VoteForm ctx={ctx} slug={slug} standing={standing} />,
    follow: <FollowForm ctx={ctx} slug={slug} standing={standing} />,
    similar: <Similar slug={slug} similar={similar} />,
  }
  return htmlPage(ctx, { ...head, status: refused ? 422 : 200 }, <Filled around={markup} holes={holes} />)
}

/** The statement of its standing alone, and what is remembered of its category; it holds on to nothing else of the page. */
function laggingOf(ctx: PageRequest, named: Pick<Listing, 'slug' | 'categories'>, standing: Standing, beside: readonly Item[]) {
  return {
    said: () => saidOf(ctx, standing, beside),
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
