import { plural } from '../base/plural.ts'
import type { Sql } from '../database/open.ts'
import { winnerOf, type Winner } from '../launch/leaderboard.ts'
import { addWeeks, spanOf } from '../base/weeks.ts'
import { oneLine } from '../mail/email.ts'

/** A listing as an issue tells of it. Texts are one line, and plain. */
export type Entry = { listing_id: number; slug: string; name: string; text: string | null }
/** What an issue says, as it was when its week began. Nothing in it was chosen by who paid but `sponsored`, which stands apart. */
export type IssueContent = {
  previous_week: string
  /** Of the week before: launches on its frozen board, and their votes. */
  launched: number
  votes: number
  winners: (Entry & { winner: Winner; votes: number })[]
  /** Launches of the issue's own week, the first of the board, and how many there are in all. */
  launches: { total: number; first: Entry[] }
  updates: (Entry & { update_id: number; title: string })[]
  sponsored: Entry[]
}

const WINNERS_MAX = 10
const LAUNCHES_MAX = 10
const UPDATES_MAX = 5
const TEXT_CHARS_MAX = 260

type Shown = { listing_id: number; slug: string; name: string; headline: string | null; summary: string | null }

/** Reads what there is to tell in a week of a site, apart from what was paid for. */
export async function readContent(sql: Sql, site_id: number, week: string): Promise<Omit<IssueContent, 'sponsored'>> {
  const previous_week = addWeeks(week, -1)
  const { launched, votes } = await boardSums(sql, site_id, previous_week)
  return {
    previous_week,
    launched,
    votes,
    winners: await readWinners(sql, site_id, previous_week),
    launches: { total: (await boardSums(sql, site_id, week)).launched, first: await readLaunches(sql, site_id, week) },
    updates: await readUpdates(sql, site_id, previous_week),
  }
}

export const tellsNothing = (content: IssueContent): boolean => allEntries(content).length === 0

const allEntries = ({ winners, launches, updates, sponsored }: IssueContent): Entry[] => [
  ...winners,
  ...launches.first,
  ...updates,
  ...sponsored,
]

/** Listings that were bought a paragraph, in the order given; one that is not live has none. */
export async function readSponsored(sql: Sql, listing_ids: readonly number[]): Promise<Entry[]> {
  const rows = await sql<Shown[]>`${shown(sql)} where r.listing_id = any(${[...listing_ids]}::integer[])`
  const entries = new Map(rows.map((row) => [row.listing_id, entryOf(row, paragraphOf(row))]))
  return [...new Set(listing_ids)].flatMap((id) => entries.get(id) ?? [])
}

/** Issues without listings that are no longer live: what the team takes down is gone from past issues too. */
export async function onlyLive<Of extends { content: IssueContent }>(sql: Sql, issues: readonly Of[]): Promise<Of[]> {
  const ids = new Set(issues.flatMap(({ content }) => allEntries(content)).map(({ listing_id }) => listing_id))
  const rows = await sql<{ listing_id: number }[]>`select listing_id from search_rows where listing_id = any(${[...ids]}::integer[])`
  const live = new Set(rows.map(({ listing_id }) => listing_id))
  const kept = <One extends Entry>(entries: One[]): One[] => entries.filter(({ listing_id }) => live.has(listing_id))
  return issues.map((issue) => {
    const { winners, launches, updates, sponsored } = issue.content
    const first = kept(launches.first)
    const total = launches.total - (launches.first.length - first.length)
    const shown = { winners: kept(winners), launches: { total, first }, updates: kept(updates), sponsored: kept(sponsored) }
    return { ...issue, content: { ...issue.content, ...shown } }
  })
}

/** One line that says what is in it: the e-mail's subject and the page's title. */
export function titleOf({ winners, launches, updates }: IssueContent, site: { name: string }): string {
  // Who was second does not win because the first was taken down since.
  const [first, second] = winners.filter(({ winner }) => winner === 1)
  const won = first && `${first.name}${second ? ' and others' : ''} won the week`
  const starts = launches.total > 0 ? `${plural(launches.total, 'launch', 'launches')} this week` : undefined
  return [won, starts].filter(Boolean).join(', ') || (updates.length > 0 ? `What is new on ${site.name}` : `The week on ${site.name}`)
}

/** What happened in the week before, in a sentence; null where nothing did. */
export function figuresOf({ launched, votes }: IssueContent): string | null {
  if (launched === 0) return null
  return `Last week ${plural(launched, 'product')} launched and ${plural(votes, 'vote was', 'votes were')} counted.`
}

const entryOf = ({ listing_id, slug, name }: Shown, text: string | null): Entry => ({
  listing_id,
  slug,
  name: oneLine(name, TEXT_CHARS_MAX),
  text: text === null ? null : oneLine(text, TEXT_CHARS_MAX),
})
const lineOf = ({ headline, summary }: Shown): string | null => headline ?? summary

function paragraphOf({ headline, summary }: Shown): string | null {
  const texts = [headline, summary].flatMap((text) => (text === null ? [] : [text.trim()]))
  return texts.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ') || null
}

/** Search has a row of each live listing with just what is shown here. */
const shown = (sql: Sql) => sql`
  select r.listing_id, r.item->>'slug' as slug, r.item->>'name' as name, r.item->>'headline' as headline, r.item->>'summary' as summary
  from search_rows r`

async function boardSums(sql: Sql, site_id: number, week: string): Promise<{ launched: number; votes: number }> {
  const [row] = await sql<{ launched: number; votes: number }[]>`
    select count(*) as launched, coalesce(sum(b.votes), 0)::int8 as votes
    from board_entries b join search_rows r on r.listing_id = b.listing_id where b.site_id = ${site_id} and b.week = ${week}`
  return { launched: row?.launched ?? 0, votes: row?.votes ?? 0 }
}

async function readWinners(sql: Sql, site_id: number, week: string): Promise<IssueContent['winners']> {
  const rows = await sql<(Shown & { rank: number; won: number })[]>`
    select shown.*, b.rank, b.votes as won from board_entries b join (${shown(sql)}) shown on shown.listing_id = b.listing_id
    where b.site_id = ${site_id} and b.week = ${week} and b.rank <= 3
    order by b.rank, b.launched_at, b.listing_id limit ${WINNERS_MAX}`
  return rows.flatMap((row) => {
    const winner = winnerOf({ rank: row.rank, votes: row.won })
    return winner === null ? [] : [{ ...entryOf(row, lineOf(row)), winner, votes: row.won }]
  })
}

/** In the order of the board, which no plan changes. */
async function readLaunches(sql: Sql, site_id: number, week: string): Promise<Entry[]> {
  const rows = await sql<Shown[]>`
    select shown.* from board_entries b join (${shown(sql)}) shown on shown.listing_id = b.listing_id
    where b.site_id = ${site_id} and b.week = ${week} order by b.votes desc, b.launched_at, b.listing_id limit ${LAUNCHES_MAX}`
  return rows.map((row) => entryOf(row, lineOf(row)))
}

/** The latest update of each listing in the seven days before the issue's week; those most voted for come first, whatever their plan. */
async function readUpdates(sql: Sql, site_id: number, week: string): Promise<IssueContent['updates']> {
  const { starts_at, ends_at } = spanOf(week)
  const rows = await sql<(Shown & { update_id: number; title: string; body: string })[]>`
    select * from (
      select distinct on (u.listing_id) shown.*, u.id as update_id, u.title, u.body, u.published_at, s.votes
      from listing_updates u join (${shown(sql)}) shown on shown.listing_id = u.listing_id join search_rows s on s.listing_id = u.listing_id
      where u.site_id = ${site_id} and u.published_at >= ${starts_at} and u.published_at < ${ends_at}
      order by u.listing_id, u.published_at desc, u.id desc
    ) latest order by votes desc, published_at desc, update_id desc limit ${UPDATES_MAX}`
  return rows.map(({ update_id, title, body, ...row }) => ({
    ...entryOf(row, body),
    update_id,
    title: oneLine(title, TEXT_CHARS_MAX),
  }))
}
