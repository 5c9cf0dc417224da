import type { Output } from '../core/operation.ts'
import type { Site } from '../core/sites.ts'
import { json } from '../database/json.ts'
import type { Pool, Sql } from '../database/open.ts'
import { cellOf, listOf, textOf } from '../profile/profile.ts'
import { categoriesOf } from '../profile/completeness.ts'
import { facetsOf, facetWord, languageOfListing, PROVEN_MAX, provenWords } from './facets.ts'
import { findListings, pageUrl, type ListingRecord } from './rows.ts'
import { listingWords } from './search_words.ts'
import { countProven, evidenceOf, listingName } from './show.ts'
import { isUntranslated } from './translation.ts'

/** Sizes of the tiers that search walks (0002_search.sql); what does not fit into them is the last one. */
const TIER_SIZES = [512, 4_096, 32_768, 262_144]
const TIER_ROWS_AT_ONCE = 5_000
/** Which words a row has: rows of an older form are written anew by the schedule. A migration raises it in the index that finds them. */
export const SEARCH_FORM = 5
const OLD_ROWS_AT_ONCE = 200
const OLD_BATCHES_MAX = 50

/**
 * Brings search in line with what the profile and its listing say now, in the caller's transaction: call it after every change of what
 * rowOf reads, or of slug, status, launch week or votes. Listings of the same company on other sites
 * follow, since they share its facts. A listing that is not live is not found.
 */
export async function refreshSearchRow(sql: Sql, profile_id: number): Promise<void> {
  await refreshSearchRows(sql, await lockListings(sql, profile_id))
}

/** The same for listings that the caller has locked. */
export const refreshSearchRows = async (sql: Sql, listing_ids: readonly number[]): Promise<void> =>
  putSearchRows(sql, await findListings(sql, listing_ids))

/** The same for those that were read under their lock. */
export async function putSearchRows(sql: Sql, listings: readonly ListingRecord[]): Promise<void> {
  const gone = listings.filter(({ status }) => status !== 'live').map(({ id }) => id)
  await writeSearchRows(
    sql,
    listings.filter(({ status }) => status === 'live'),
  )
  if (gone.length > 0) await sql`delete from search_rows where listing_id = any(${gone}::integer[])`
}

/** Two refreshes at once wait for each other, so that the later one reads what the earlier one wrote. */
async function lockListings(sql: Sql, profile_id: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select l.id from listings l join profiles p on p.id = l.profile_id
    where p.company_id = (select company_id from profiles where id = ${profile_id})
    order by l.id for no key update of l`
  return rows.map(({ id }) => id)
}

/**
 * As refreshSearchRow, for listings that are live and locked by the caller, in one statement. Unchanged words are written as they were,
 * so that PostgreSQL leaves the indexes alone.
 */
export async function writeSearchRows(sql: Sql, listings: readonly ListingRecord[]): Promise<void> {
  if (listings.length === 0) return
  await sql`
    insert into search_rows (listing_id, site_id, tier, votes, listed_at, name_key, categories, facets, item, title_words, all_words, untranslated, form)
    select listing_id, site_id, search_tier(site_id, votes, listed_at, listing_id), votes, listed_at, name_key, categories, facets, item,
      title_words::tsvector, array_to_tsvector(all_words), untranslated, ${SEARCH_FORM}
    from jsonb_to_recordset(${json(sql, listings.map(rowOf))}) as given (listing_id integer, site_id integer, votes integer,
      listed_at timestamptz, name_key text, categories text[], facets text[], item json, title_words text, all_words text[], untranslated boolean)
    order by listing_id
    on conflict (listing_id) do update set tier = excluded.tier, votes = excluded.votes, listed_at = excluded.listed_at, name_key = excluded.name_key,
      categories = excluded.categories, facets = excluded.facets, item = excluded.item, title_words = excluded.title_words, all_words = excluded.all_words, untranslated = excluded.untranslated, form = excluded.form`
}

function rowOf(listing: ListingRecord) {
  const { id, site_id, slug, url, votes, launch_week, launched_at, profile } = listing
  const { cells } = profile
  const [name, headline, summary, categories] = [
    listingName(listing),
    textOf(cells, 'headline'),
    textOf(cells, 'summary'),
    categoriesOf(profile),
  ]
  const [description, audience, pricing_model] = [textOf(cells, 'description'), textOf(cells, 'audience'), textOf(cells, 'pricing_model')]
  const [platforms, features, integrations] = [listOf(cells, 'platforms'), listOf(cells, 'features'), listOf(cells, 'integrations')]
  const language = languageOfListing(textOf(cells, 'language'), cellOf(cells, 'language').state === 'ai', [
    headline,
    summary,
    description,
    ...(features ?? []),
  ])
  const proven = Math.min(PROVEN_MAX, countProven(evidenceOf(listing)))
  const facets = facetsOf(cells, language)
  const filters = [...facets.map((facet) => facetWord(site_id, facet)), ...provenWords(site_id, proven)]
  const texts = [summary, description, audience, ...(platforms ?? []), ...(features ?? []), ...(integrations ?? [])]
  const words = listingWords({ site_id, name, headline, categories, launch_week, texts, filters })
  const listed_at = launched_at ?? listing.created_at
  const item: KeptItem = {
    ...{ id, slug, name, url, headline, summary, logo_url: textOf(cells, 'logo_url'), categories, launch_week },
    launched_at: launched_at?.toISOString() ?? null,
    thumbnail_url: textOf(cells, 'cover_url') ?? listOf(cells, 'screenshots')?.[0] ?? null,
    // The input check and the drafter hold the cell to the contract's choices.
    pricing_model: pricing_model as Item['pricing_model'],
    ...{ starting_price: textOf(cells, 'starting_price'), platforms, language, proven },
  }
  return { listing_id: id, site_id, votes, listed_at, categories, facets, item, ...words, untranslated: isUntranslated(listing, language) }
}

type Item = Output<'search_listings'>['items'][number]
/** What search keeps to show of a listing. */
export type KeptItem = Omit<Item, 'page_url' | 'votes'>

/** What rows of older forms lack, until they are written anew. */
const NOT_KEPT_YET = { thumbnail_url: null, pricing_model: null, starting_price: null, platforms: null, language: null, proven: 0 }

/** A kept item as lists show it. */
export const showItem = (site: Pick<Site, 'url'>, item: KeptItem, votes: number): Item => ({
  ...NOT_KEPT_YET,
  ...item,
  page_url: pageUrl(site, item.slug),
  votes,
})

/**
 * Cuts each site's live listings anew into tiers by votes, and sums up the changes of its categories' counts; a job of the schedule.
 * Walks in batches, each a short transaction, so that votes and edits never wait long.
 */
export async function refreshSearchTiers(pool: Pool): Promise<void> {
  const sites = await pool<{ id: number }[]>`select id from sites order by id`
  for (const { id } of sites) {
    await cutTiers(pool, id)
    await sumCategories(pool, id)
  }
  for (let after: number | null = 0; after !== null;) after = await moveRows(pool, after)
  for (let batch = 0, more = true; more && batch < OLD_BATCHES_MAX; batch++) more = await rewriteOld(pool)
}

/** Rows that an older version wrote get the words of this one, without anybody waiting for it; answers whether more may be left. */
async function rewriteOld(pool: Pool): Promise<boolean> {
  return pool.begin(async (sql) => {
    // As by an edit: the listing is locked before its row, in the order of ids.
    const rows = await sql<{ id: number }[]>`
      select l.id from listings l where l.id in (select listing_id from search_rows where form < ${sql.unsafe(String(SEARCH_FORM))} order by listing_id limit ${OLD_ROWS_AT_ONCE})
      order by l.id for no key update`
    await refreshSearchRows(
      sql,
      rows.map(({ id }) => id),
    )
    return rows.length === OLD_ROWS_AT_ONCE
  })
}

/** The last listing of each full tier; a site with fewer listings than the first tier holds has none. */
async function cutTiers(pool: Pool, site_id: number): Promise<void> {
  const lasts = TIER_SIZES.map((_, tier) => TIER_SIZES.slice(0, tier + 1).reduce((sum, size) => sum + size))
  await pool.begin(async (sql) => {
    await sql`set local statement_timeout = '2min'`
    await sql`
      with ranked as (
        select votes, listed_at, listing_id, row_number() over (order by votes desc, listed_at desc, listing_id desc) as place
        from search_rows where site_id = ${site_id} order by votes desc, listed_at desc, listing_id desc limit ${lasts.at(-1) ?? 0}
      ), lasts as (
        select tier - 1 as tier, last from unnest(${lasts}::integer[]) with ordinality as given (last, tier)
      ), kept as (
        insert into search_tiers (site_id, tier, votes, listed_at, listing_id)
        select ${site_id}, tier, votes, listed_at, listing_id from lasts join ranked on place = last
        on conflict (site_id, tier) do update set votes = excluded.votes, listed_at = excluded.listed_at, listing_id = excluded.listing_id
        returning tier
      )
      delete from search_tiers where site_id = ${site_id} and tier not in (select tier from kept)`
  })
}

/**
 * Puts the next listings where they belong now; the id to go on from, null at the end. Those that move are locked in the order of ids, as
 * by whoever counts votes of many, and their tier is that of the votes they have once they are locked.
 */
async function moveRows(pool: Pool, after: number): Promise<number | null> {
  const [row] = await pool<{ last: number | null }[]>`
    with batch as (
      select listing_id from search_rows where listing_id > ${after} order by listing_id limit ${TIER_ROWS_AT_ONCE}
    ), moving as (
      -- As the function search_tier has it, which costs ten times as much row by row.
      select listing_id from search_rows r
      where listing_id > ${after} and listing_id <= (select max(listing_id) from batch) and tier <> (
        select coalesce(min(t.tier) filter (where (r.votes, r.listed_at, r.listing_id) >= (t.votes, t.listed_at, t.listing_id)), count(*))
        from search_tiers t where t.site_id = r.site_id)
      order by listing_id for no key update
    ), moved as (
      update search_rows r set tier = search_tier(r.site_id, r.votes, r.listed_at, r.listing_id) from moving m where r.listing_id = m.listing_id
    )
    select max(listing_id) as last from batch`
  return row?.last ?? null
}

async function sumCategories(pool: Pool, site_id: number): Promise<void> {
  await pool`
    with changes as (delete from category_changes where site_id = ${site_id} returning category, change)
    insert into category_changes (site_id, category, change)
    select ${site_id}, category, sum(change) from changes group by category having sum(change) <> 0`
}
