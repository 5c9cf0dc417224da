/** @jsxRuntime automatic @jsxImportSource preact */
import { fail } from '../../../base/error.ts'
import { readWeek, weekName } from '../../../base/weeks.ts'
import { frozenBoard } from '../../../reads/frozen_board.ts'
import type { Route } from '../frame/door.ts'
import { htmlPage } from '../frame/html_page.tsx'
import { Pager } from '../frame/pager.tsx'
import { Empty, Notice, Snippet, Time } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { breadcrumbs } from './listing_ld.ts'
import { pageNumber, shownOn } from './page_number.ts'
import { LaunchRows, ListProductButton, rowsContext } from './listing_list.tsx'
import { taken } from './taken.ts'
import { Countdown, WeekDays, WeekNav, type Board } from './week_parts.tsx'
import { plural } from '../../../base/plural.ts'

const PER_PAGE = 50
const WINNERS = ['', 'First', 'Second', 'Third']

export const currentBoardRoute: Route = { path: '/leaderboard', kept: 'lists', get: (ctx) => boardPage(ctx, undefined) }

export const weekBoardRoute: Route = {
  path: '/leaderboard/:week',
  kept: 'lists',
  get(ctx) {
    const week = ctx.params.week ?? ''
    if (!readWeek(week)) fail('not_found', { detail: 'There is no such week. Weeks are written like 2026-W47.' })
    return boardPage(ctx, week)
  },
}

async function boardPage(ctx: PageRequest, week: string | undefined): Promise<Response> {
  const { service, site, url } = ctx
  const page = pageNumber(url, PER_PAGE)
  const board = taken(
    await ctx.call('get_weekly_leaderboard', { ...(week === undefined ? {} : { week }), history: true, page, per_page: PER_PAGE }),
  )
  const rows = await rowsContext(
    ctx,
    shownOn(page, board.items).map(({ listing }) => listing),
  )
  const { key, status } = board.week
  const path = week === undefined ? '/leaderboard' : `/leaderboard/${key}`
  return htmlPage(
    ctx,
    {
      title: week === undefined ? 'Launches of this week' : `Launches of ${weekName(key)}`,
      description: `Products launched on ${site.name} in ${weekName(key)}, by the votes of people.`,
      canonical: path,
      noindex: page > 1 || status === 'upcoming' || (board.total === 0 && week !== undefined),
      section: 'launches',
      picture: { url: `${site.url}/og/pages/week-${key}.png`, alt: `Launches of ${weekName(key)}` },
      feed: { href: '/launches.rss', title: `${site.name}: launches` },
      json_ld: [breadcrumbs(site.url, [{ name: weekName(key), path }]), itemList(board, site.url)],
    },
    <div class="narrow-wide">
      <header class="page-head">
        <p class="eyebrow">{status === 'live' ? 'This week’s launches' : status === 'closed' ? 'Final result' : 'Upcoming'}</p>
        <h1>{weekName(key)}</h1>
        <p class="lead">
          <WeekDays week={key} />
        </p>
        <Countdown board={board} />
      </header>
      <Winners board={board} />
      {board.items.length > 0 ? <LaunchRows places={board.items} rows={rows} heading="Launches" /> : <NoLaunches status={status} />}
      <Pager labels={['Previous', 'Next']} page={page} total_pages={board.total_pages} hrefOf={(to) => `${path}?page=${to}`} />
      {board.snapshot && <Frozen board={board} site_url={site.url} />}
      <p class="muted small">
        Places depend on counted votes alone: <a href="/ranking">how ranking works</a>.
      </p>
      <WeekNav board={board} now={service.clock()} />
    </div>,
  )
}

function Winners({ board }: { board: Board }) {
  const winners = board.items.filter(({ winner }) => winner !== null)
  if (board.week.status !== 'closed' || winners.length === 0) return null
  return (
    <Notice tone="good" title="Winners">
      <ul class="plain">
        {winners.map(({ winner, votes, listing }) => (
          <li>
            <strong>{winner && WINNERS[winner]}</strong> <a href={`/listings/${listing.slug}`}>{listing.name}</a>, {plural(votes, 'vote')}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

const NONE = { upcoming: 'This week has not begun', live: 'No launches this week yet', closed: 'Nothing launched in this week' }

function NoLaunches({ status }: { status: Board['week']['status'] }) {
  return (
    <Empty title={NONE[status]}>
      <p>
        {status === 'closed' ? (
          'The weeks before and after it may have launches.'
        ) : (
          <>
            The <a href="/calendar">launch calendar</a> shows which weeks have seats left.
          </>
        )}
      </p>
      <ListProductButton />
    </Empty>
  )
}

/** What proves that a result is the one that was frozen, and how anybody checks it. */
function Frozen({ board, site_url }: { board: Board; site_url: string }) {
  const { snapshot, week } = board
  if (!snapshot) return null
  return (
    <section class="section" aria-labelledby="frozen">
      <h2 id="frozen">This result is frozen</h2>
      <p>
        It was closed <Time at={snapshot.closed_at} form="instant" /> and hashed. This is the SHA-256 of its places, listings and votes at
        that moment; keep it, and you can tell later whether anything was changed:
      </p>
      <Snippet code={snapshot.sha256} label="SHA-256 of the frozen board" />
      <details>
        <summary>Check it yourself</summary>
        <div class="stack tight">
          <p>
            The <a href={`/leaderboard/${week.key}/board.json`}>frozen board</a> names each place, including listings taken down since. Its
            hash is the one above:
          </p>
          <Snippet code={`curl -s ${site_url}/leaderboard/${week.key}/board.json | sha256sum`} label="Command that computes the hash" />
          <p>The command line recounts the places from the votes, too:</p>
          <Snippet code={`npx listing verify --week ${week.key} --base-url ${site_url}`} label="Command that checks the whole board" />
        </div>
      </details>
    </section>
  )
}

const itemList = (board: Board, site_url: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: board.items.map(({ rank, listing }) => ({
    '@type': 'ListItem',
    position: rank,
    name: listing.name,
    url: `${site_url}/listings/${listing.slug}`,
  })),
})

/** The very bytes that were hashed when the week closed. */
export const frozenBoardRoute: Route = {
  path: '/leaderboard/:week/board.json',
  async get({ service, site, params }) {
    const week = readWeek(params.week ?? '')
    const text = week && (await frozenBoard(service.replica, site.id, week.key))
    if (!text) fail('not_found', { detail: 'This week has no frozen board: it does not exist, is not over, or nothing launched in it.' })
    return new Response(text, {
      headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' },
    })
  },
}
