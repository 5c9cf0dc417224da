import type { Fragment, Sql } from '../database/open.ts'

/**
 * What keeps a website from everybody else, as listing `h`: a launch that is certain, what the site team took down, and what waits where its
 * owner has proven the website. Who only waits keeps nobody out, or anyone could hold the website of a competitor.
 */
export const holds = (sql: Sql): Fragment => sql`(
  h.status in ('scheduled', 'live', 'suspended') or (h.status = 'awaiting_badge' and exists (
    select from ownership_proofs where listing_id = h.id and account_id = h.account_id and status = 'verified')))`

/**
 * The listings `h` of a profile's website on its site by other companies `o`. What was set aside when a listing changed hands has a mark
 * behind its key, and is of the same website all the same.
 */
const rivals = (sql: Sql, profile_id: number | Fragment, which: Fragment) => sql`
  profiles p join companies c on c.id = p.company_id
  join companies o on split_part(o.site_key, '#', 1) = split_part(c.site_key, '#', 1) and o.id <> c.id
  join profiles q on q.company_id = o.id and q.site_id = p.site_id join listings h on h.profile_id = q.id and ${which}
  where p.id = ${profile_id}`

export type Holder = {
  /** Where it is live, so that everybody can read and claim it. */
  slug: string | null
  nobodys: boolean
  /** Its id where it is the same account's. */
  own: number | null
}

/** One that holds the website against the profile's own, else null; who has proven it as well waits for none that only waits. */
export const holder = (sql: Sql, profile_id: number | Fragment) => sql`(
  select json_build_object('slug', case h.status when 'live' then h.slug end, 'nobodys', h.account_id is null,
    'own', case h.account_id when c.account_id then h.id end)
  from ${rivals(sql, profile_id, holds(sql))} and (h.status <> 'awaiting_badge' or not exists (
    select from ownership_proofs w join listings m on m.id = w.listing_id and m.account_id = w.account_id
    where m.profile_id = p.id and w.status = 'verified'))
  order by h.status = 'live' desc, h.id limit 1)`

/** Whether others have a listing of the website, however far it came. */
export async function isContested(sql: Sql, profile_id: number): Promise<boolean> {
  const [other] = await sql`select from ${rivals(sql, profile_id, sql`h.status <> 'archived'`)} limit 1`
  return other !== undefined
}
