import type { Site } from '../sites.ts'
import type { Sql } from '../database/open.ts'
import { refuse } from '../error.ts'
import { notOneOf } from '../input.ts'
import { ROWS_DEEP_MAX, TOTAL_KEPT_MIN, TOTAL_KEPT_SECONDS, TOTALS_KEPT_MAX } from '../limits.ts'
import { pageUrl } from '../listings/rows.ts'
import { categoryWord, queryWords, quote, siteWord, weekWord, type QueryWords } from '../listings/search_words.ts'
import { serves, type Output } from '../operation.ts'
import { pageBounds, pageOf } from '../paging.ts'
import { categoryNames } from './catalogue.ts'
import { createMemory } from './memory.ts'

/** With fewer matches than this the words may be mistyped, so that names one letter off are looked for too. */
const MATCHES_ENOUGH = 3
/** Up to here all matches are sorted by launch; beyond, looking through the newest listings ends sooner. */
const NEWEST_SORTED_MAX = 2_000

type Item = Output<'search_listings'>['items'][number]
type Found = { items: Item[]; total: number }
type Bounds = { limit: number; offset: number }
/** `wanted` and its parts are tsqueries in words of our own (search_words.ts), so that nothing in a query is an operator. */
type Search = { site: Site; wanted: string; filters: string; words: QueryWords | null; bounds: Bounds }

const totals = createMemory<number>(TOTAL_KEPT_SECONDS, TOTALS_KEPT_MAX)

/** Live listings of this site. A plan stands in no part of the order. */
export default serves('search_listings', async ({ q, category, week, sort, page, per_page }, { sql, site }) => {
  const bounds = pageBounds({ page, per_page })
  const words = q === undefined ? null : queryWords(q)
  // A query of signs alone names nothing.
  if (q !== undefined && words === null) return pageOf([], 0, bounds)
  const filters = [
    siteWord(site.id),
    ...(category === undefined ? [] : [categoryWord(category)]),
    ...(week === undefined ? [] : [weekWord(week)]),
  ]
    .map(quote)
    .join(' & ')
  const find = sort === 'newest' ? findNewest : words && sort !== 'votes' ? findRelevant : findVoted
  const search = { site, filters, words, bounds }
  let found = await find(sql, { ...search, wanted: both(words?.all, filters) })
  if (words?.misspelt && found.total < MATCHES_ENOUGH)
    found = await find(sql, { ...search, words: { ...words, all: words.misspelt }, wanted: both(words.misspelt, filters) })
  if (found.total === 0 && category !== undefined) await expectCategory(sql, category)
  return pageOf(found.items, found.total, bounds)
})

const both = (words: string | undefined, filters: string): string => (words === undefined ? filters : `(${words}) & ${filters}`)

async function expectCategory(sql: Sql, category: string): Promise<void> {
  const names = await categoryNames(sql)
  if (!names.includes(category)) refuse('validation_failed', { errors: [notOneOf('query.category', category, names)] })
}

async function findRelevant(sql: Sql, search: Search): Promise<Found> {
  const { site, wanted, words, bounds } = search
  const any = words?.any ?? ''
  return readPage(
    sql,
    search,
    sql`search_by_relevance(${site.id}, ${wanted}::text::tsquery, ${any}::text::tsquery, ${words?.key ?? ''}, ${bounds.limit}, ${bounds.offset})`,
  )
}

async function findVoted(sql: Sql, search: Search): Promise<Found> {
  const { wanted, bounds } = search
  return readPage(sql, search, sql`search_by_votes(${wanted}::text::tsquery, ${bounds.limit}, ${bounds.offset})`)
}

async function findNewest(sql: Sql, search: Search): Promise<Found> {
  const { site, wanted, filters, words, bounds } = search
  const total = await countMatches(sql, wanted)
  const few = total <= NEWEST_SORTED_MAX
  return readPage(
    sql,
    search,
    sql`(select ids, ${total}::integer as total
      from search_by_newest(${site.id}, ${filters}::text::tsquery, ${words?.all ?? null}::text::tsquery, ${few}, ${bounds.limit}, ${bounds.offset}) as ids)`,
  )
}

type Row = Omit<Item, 'page_url' | 'launched_at' | 'id'> & { total: number | null; id: number | null; launched_at: Date | null }

/** The rows of a page in the order a search gave, and how many there are in all. */
async function readPage(sql: Sql, { site, wanted }: Search, searched: ReturnType<Sql>): Promise<Found> {
  const rows = await sql<Row[]>`
    select p.total, r.listing_id as id, r.slug, r.name, r.url, r.headline, r.summary, r.logo_url, r.categories, r.votes, r.launch_week, r.launched_at
    from ${searched} p
    left join lateral unnest(p.ids) with ordinality as u (id, place) on true
    left join search_rows r on r.listing_id = u.id
    order by u.place`
  const items = rows.flatMap(({ total: _, id, launched_at, slug, ...row }): Item[] =>
    id === null ? [] : [{ id, slug, ...row, page_url: pageUrl(site, slug), launched_at: launched_at?.toISOString() ?? null }],
  )
  return { items, total: rows[0]?.total ?? (await countMatches(sql, wanted)) }
}

/** All matches, counted up to the deepest page. */
async function countMatches(sql: Sql, wanted: string): Promise<number> {
  const kept = totals.get(sql, wanted)
  if (kept !== undefined) return kept
  const [row] = await sql<{ total: number }[]>`select search_count(${wanted}::text::tsquery, ${ROWS_DEEP_MAX}) as total`
  const total = row?.total ?? 0
  if (total >= TOTAL_KEPT_MIN) totals.keep(sql, wanted, total)
  return total
}
