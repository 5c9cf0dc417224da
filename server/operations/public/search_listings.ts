import type { Site } from '../../core/sites.ts'
import type { Fragment, Sql } from '../../database/open.ts'
import { fail } from '../../base/error.ts'
import { notOneOf } from '../../base/validation_issues.ts'
import { ROWS_DEEP_MAX, TOTAL_EXACT_MAX } from '../../base/limits.ts'
import { filterQueries } from '../../listings/facets.ts'
import { countMatches, type Counted, type ToCount } from '../../listings/search_count.ts'
import { readFacets } from '../../listings/search_facets.ts'
import { SEARCH_FORM, showItem, type KeptItem } from '../../listings/search_row.ts'
import { queryWords, type QueryWords } from '../../listings/search_query.ts'
import { categoryWord, everyWord, quote, weekWord } from '../../listings/search_words.ts'
import { defineOperation, type Output } from '../../core/operation.ts'
import { isBlank } from '../../base/plain_text.ts'
import { pageBounds, pageOf } from '../../base/paging.ts'
import { categoryNames } from '../../fields/categories.ts'
import { createSemaphore } from '../../base/semaphore.ts'
import type { Memory } from '../../base/memory.ts'

type Item = Output<'search_listings'>['items'][number]
type Found = { items: Item[]; total: number; total_exact: boolean; has_more: boolean }
type Bounds = { limit: number; offset: number }
/** `wanted` and its parts are tsqueries in words of our own (search_words.ts), so that nothing in a query is an operator. */
type Search = ToCount & { memory: Memory; site: Site; filters: string | null; words: QueryWords | null; bounds: Bounds }

/** No row has this word. */
const NOTHING = quote('-')

/**
 * Fewer than the pool's connections, so that searches leave some to everybody else. The driver would send more of them ahead to
 * connections that are busy, where some wait for slow ones while other connections idle: with 64 callers the slowest hundredth took
 * 180 to 410 ms (bench/search.ts).
 */
const searches = () => createSemaphore({ at_once_max: 8, waiting_max: 2_000, retry_after: 1 })

/** Live listings of this site. A plan stands in no part of the order. */
export default defineOperation('search_listings', async ({ q, category, week, sort, page, per_page, facets, ...given }, context) => {
  const { sql, site, memory } = context
  const bounds = pageBounds({ page, per_page })
  const chosen = filterQueries(site.id, given)
  // A field that somebody left blank asks for nothing.
  const is_asked = q !== undefined && !isBlank(q)
  const words = is_asked ? queryWords(site.id, q) : null
  // A query of signs alone names nothing.
  if (is_asked && words === null) {
    if (category !== undefined) await expectCategory(sql, category)
    return { ...pageOf([], 0, bounds), total_exact: true, ...(facets ? { facets: await readFacets(memory, sql, NOTHING, []) } : {}) }
  }
  const asked = [
    ...(category === undefined ? [] : [quote(categoryWord(site.id, category))]),
    ...(week === undefined ? [] : [quote(weekWord(site.id, week))]),
  ]
  const all = [...asked, ...chosen.map(({ query }) => query)]
  const filters = all.length === 0 ? null : all.join(' & ')
  const find = sort === 'newest' ? findNewest : words && sort !== 'votes' ? findRelevant : findVoted
  const listed = words === null && week === undefined && chosen.length === 0 ? { category } : null
  const search = { memory, site, filters, words, listed, bounds }
  return memory.of(
    searches,
    sql,
  )(async () => {
    let said = words?.all ?? null
    let found = await find(sql, { ...search, wanted: both(site, said, filters) })
    const findInstead = async (given_words: QueryWords, instead: string) => {
      said = instead
      found = await find(sql, { ...search, words: { ...given_words, all: instead }, wanted: both(site, instead, filters) })
    }
    // Only words that stand nowhere may be mistyped or a part of a name: names near them are looked for instead.
    if (words?.near && found.total === 0) await findInstead(words, words.near)
    // Going through all words of texts that begin with few letters takes longer than a search, and is left out where titles have many.
    else if (words?.wide && found.total <= TOTAL_EXACT_MAX) await findInstead(words, words.wide)
    if (found.total === 0 && category !== undefined) await expectCategory(sql, category)
    const { items, total, total_exact, has_more } = found
    const answer = { ...pageOf(items, total, bounds), total_exact, has_more }
    if (!facets) return answer
    const base = both(site, said, asked.length === 0 ? null : asked.join(' & '))
    return { ...answer, facets: await readFacets(memory, sql, `(${base})`, chosen) }
  })
})

function both(site: Site, words: string | null, filters: string | null): string {
  if (words === null) return filters ?? quote(everyWord(site.id))
  return filters === null ? words : `(${words}) & ${filters}`
}

async function expectCategory(sql: Sql, category: string): Promise<void> {
  const names = await categoryNames(sql)
  if (!names.includes(category)) fail('validation_failed', { errors: [notOneOf('query.category', category, names)] })
}

async function findRelevant(sql: Sql, search: Search): Promise<Found> {
  const { site, wanted, words, bounds } = search
  const any = words?.any ?? ''
  return readPage(
    sql,
    search,
    sql`search_by_relevance(${site.id}, ${wanted}::text::tsquery, ${any}::text::tsquery, ${words?.key ?? ''},
      ${words?.begins ?? ''}::text::tsquery, ${SEARCH_FORM}, ${bounds.limit + 1}, ${bounds.offset})`,
  )
}

async function findVoted(sql: Sql, search: Search): Promise<Found> {
  const { wanted, bounds } = search
  return readPage(sql, search, sql`search_by_votes(${wanted}::text::tsquery, ${bounds.limit + 1}, ${bounds.offset})`)
}

async function findNewest(sql: Sql, search: Search): Promise<Found> {
  const { site, wanted, filters, words, bounds } = search
  const counted = await countAsked(sql, search)
  const few = counted.total <= TOTAL_EXACT_MAX
  return readPage(
    sql,
    search,
    sql`(select ids, null::integer as total
    from search_newest(${site.id}, ${wanted}::text::tsquery, ${filters}::text::tsquery, ${words?.all ?? null}::text::tsquery, ${few}, ${bounds.limit + 1}, ${bounds.offset}) as ids)`,
    counted,
  )
}

/** Without words all matches are counted. */
const countAsked = (sql: Sql, { memory, words, ...asked }: Search): Promise<Counted> =>
  countMatches(memory, sql, asked, words === null ? ROWS_DEEP_MAX : TOTAL_EXACT_MAX + 1)

type Row = { total: number | null; votes: number; item: KeptItem | null }

/** The rows of a page in the order a search gave, which looked for one row more than the page takes; and how many there are in all. */
async function readPage(sql: Sql, search: Search, searched: Fragment, given?: Counted): Promise<Found> {
  const { site, bounds } = search
  const rows = await sql<Row[]>`
    select p.total, r.votes, r.item
    from ${searched} p
    left join lateral unnest(p.ids) with ordinality as u (id, place) on true
    left join search_rows r on r.listing_id = u.id
    order by u.place`
  const found = rows.flatMap(({ item, votes }): Item[] => (item === null ? [] : [showItem(site, item, votes)]))
  const items = found.slice(0, bounds.limit)
  // None follows that would be refused.
  const has_more = found.length > bounds.limit && bounds.offset + 2 * bounds.limit <= ROWS_DEEP_MAX
  const walked = rows[0]?.total ?? null
  if (walked !== null) return { items, has_more, total: walked, total_exact: true }
  const counted = given ?? (await countAsked(sql, search))
  // A page beyond what was counted has seen more; rows come and go between the two statements.
  const seen = Math.min(bounds.offset + found.length, ROWS_DEEP_MAX)
  return { items, has_more, total: Math.max(counted.total, found.length === 0 ? 0 : seen), total_exact: counted.total_exact }
}
