import type { Sql } from '../database/open.ts'
import { findListings, type ListingRecord } from '../listings/rows.ts'

const FOUND_MAX = 50
/** The newest of those that have the words. */
const COMPANIES_LOOKED_AT_MAX = 200

export const LISTING_SHOWS = ['found', 'suspended', 'badge_lost'] as const
export type ListingShow = (typeof LISTING_SHOWS)[number]

/** Listings of anyone: by number, address of the page or of the website, or name; or all that are suspended, or live without their badge. */
export async function lookUpListings(sql: Sql, show: ListingShow, words: string): Promise<ListingRecord[]> {
  const ids = await idsOf(sql, show, words)
  const listings = new Map((await findListings(sql, ids)).map((listing) => [listing.id, listing]))
  return ids.flatMap((id) => listings.get(id) ?? [])
}

async function idsOf(sql: Sql, show: ListingShow, words: string): Promise<number[]> {
  const rows = await ({ found: byWords, suspended: suspended, badge_lost: badgeLost } as const)[show](sql, words)
  return rows.map(({ id }) => id)
}

type Ids = { id: number }[]

const suspended = (sql: Sql): Promise<Ids> => sql<Ids>`
  select id from listings where status = 'suspended' order by suspended_at desc nulls last, id desc limit ${FOUND_MAX}`

const badgeLost = (sql: Sql): Promise<Ids> => sql<Ids>`
  select l.id from badge_checks b join listings l on l.id = b.listing_id where b.state = 'lost' and l.status = 'live'
  order by b.checked_at desc, l.id limit ${FOUND_MAX}`

/** A pasted address of a page finds its listing as well. */
async function byWords(sql: Sql, words: string): Promise<Ids> {
  if (words === '') return sql<Ids>`select id from listings order by id desc limit ${FOUND_MAX}`
  const bare = words
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/(?<!\/)\/+$/, '')
  const slug = /\/listings\/([^/?#]+)/.exec(words)?.[1] ?? bare
  const like = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const number = /^[1-9]\d{0,8}$/.test(words) ? Number(words) : 0
  // Whatever the words, each of the first two reads a narrow index and nothing else.
  return sql<Ids>`
    with addressed as materialized (select id from listings where slug like ${like(slug)}),
      named as materialized (select id from companies where site_key like ${like(bare)} or name_key like ${like(bare)})
    select id from listings where id in (
      select id from listings where id = ${number} or slug = ${slug}
      union (select id from addressed order by id desc limit ${FOUND_MAX})
      union select l.id from (select id from named order by id desc limit ${COMPANIES_LOOKED_AT_MAX}) c
        join profiles p on p.company_id = c.id join listings l on l.profile_id = p.id
    ) order by (id = ${number} or slug = ${slug}) desc, id desc limit ${FOUND_MAX}`
}
