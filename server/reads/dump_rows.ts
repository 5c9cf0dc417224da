import type { Site } from '../core/sites.ts'
import type { Sql } from '../database/open.ts'
import { winnerOf, type BoardForm, type FrozenPlace } from '../launch/leaderboard.ts'
import { showProof } from '../listings/proven.ts'
import { findListings, pageUrl, type ListingUpdate } from '../listings/rows.ts'
import { showPublic, showUpdate } from '../listings/show.ts'

/*
 * Search has a row of each live listing and of nothing else: what is hidden, waits or was taken down is in no dump.
 */

export type DumpName = 'listings' | 'boards' | 'updates'

const LISTINGS_AT_ONCE = 200
const ROWS_AT_ONCE = 1000

/** Rows of one file, a batch at a time, however many there are. */
export function dumpRows(sql: Sql, name: DumpName, site: Site, now: Date): AsyncGenerator<object> {
  if (name === 'listings') return listings(sql, site, now)
  return name === 'boards' ? boards(sql, site) : updates(sql, site)
}

/** Each as get_listing answers it, with its proof. */
async function* listings(sql: Sql, site: Site, now: Date): AsyncGenerator<object> {
  for (let last = 0; ;) {
    const ids = await sql<{ id: number }[]>`
      select listing_id as id from search_rows where site_id = ${site.id} and listing_id > ${last} order by listing_id limit ${LISTINGS_AT_ONCE}`
    const found = await findListings(
      sql,
      ids.map(({ id }) => id),
    )
    // One that was taken down in between is public no more.
    for (const listing of found.filter(({ status }) => status === 'live'))
      yield { ...showPublic(listing, site), proof: showProof(listing, now) }
    last = ids.at(-1)?.id ?? 0
    if (ids.length < LISTINGS_AT_ONCE) return
  }
}

type BoardRow = { week: string; form: BoardForm; sha256: string; closed_at: Date; places: FrozenPlace[] | null; taken_down: number }

/** Each closed week with its hash and the places of those that are public still. */
async function* boards(sql: Sql, site: Site): AsyncGenerator<object> {
  for (let last = ''; ;) {
    const rows = await sql<BoardRow[]>`
      select w.week, w.form, w.sha256, w.closed_at,
        (select count(*)::integer from board_entries b where b.site_id = w.site_id and b.week = w.week and b.rank is not null
          and not exists (select from search_rows r where r.listing_id = b.listing_id)) as taken_down,
        (select json_agg(json_build_object('rank', b.rank, 'votes', b.votes, 'listing_id', b.listing_id, 'slug', r.item->>'slug')
            order by b.votes desc, b.launched_at, b.listing_id)
          from board_entries b join search_rows r on r.listing_id = b.listing_id
          where b.site_id = w.site_id and b.week = w.week and b.rank is not null) as places
      from launch_weeks w where w.site_id = ${site.id} and w.closed_at is not null and w.week > ${last} order by w.week limit ${LISTINGS_AT_ONCE}`
    for (const { week, form, sha256, closed_at, places, taken_down } of rows) {
      const items = (places ?? []).map((place) => ({ ...place, winner: winnerOf(place) }))
      yield { week, form, sha256, closed_at: closed_at.toISOString(), items, taken_down }
    }
    last = rows.at(-1)?.week ?? last
    if (rows.length < LISTINGS_AT_ONCE) return
  }
}

type UpdateRow = ListingUpdate & { listing_id: number; slug: string; name: string }

/** Each what's-new post with whose it is, oldest first. */
async function* updates(sql: Sql, site: Site): AsyncGenerator<object> {
  for (let last = 0; ;) {
    const rows = await sql<UpdateRow[]>`
      select u.id, u.title, u.body, u.published_at, r.listing_id, r.item->>'slug' as slug, r.item->>'name' as name
      from listing_updates u join search_rows r on r.listing_id = u.listing_id
      where u.site_id = ${site.id} and u.id > ${last} order by u.id limit ${ROWS_AT_ONCE}`
    for (const { listing_id: id, slug, name, ...update } of rows)
      yield { ...showUpdate(update, site, slug), listing: { id, slug, name, page_url: pageUrl(site, slug) } }
    last = rows.at(-1)?.id ?? last
    if (rows.length < ROWS_AT_ONCE) return
  }
}
