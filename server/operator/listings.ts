import type { Sql } from '../database/open.ts'
import { findListings, type ListingRecord } from '../listings/rows.ts'

const FOUND_MAX = 50

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
  return sql<Ids>`
    select l.id from listings l join profiles p on p.id = l.profile_id join companies c on c.id = p.company_id
    where l.id = ${number} or l.slug = ${slug} or l.slug like ${like(slug)} or c.site_key like ${like(bare)}
      or lower(coalesce(c.facts #>> '{cells,name,own}', c.facts #>> '{cells,name,ai,value}')) like ${like(bare)}
    order by (l.id = ${number} or l.slug = ${slug}) desc, l.id desc limit ${FOUND_MAX}`
}
