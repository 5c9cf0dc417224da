import { TEXT_LOCKS } from '../database/advisory_locks.ts'
import type { Sql } from '../database/open.ts'
import { fail, type Action } from '../base/error.ts'
import type { Site } from '../core/sites.ts'
import { holder, holds, type Holder } from './holders.ts'
import { wayTo } from './requirements.ts'

/** What leads on where the state of one's own listing refuses. */
export const readingCall = (listing_id: number): Action => ({
  by: 'agent',
  message: 'Read the listing as it stands, with what it still needs.',
  tool: 'get_my_listing',
  arguments: { listing_id },
})

export async function listedElsewhere(sql: Sql, profile_id: number): Promise<Holder | null> {
  const [row] = await sql<{ holder: Holder | null }[]>`select ${holder(sql, profile_id)} as holder`
  return row?.holder ?? null
}

/**
 * Whoever puts the same website up on this site waits here until the transaction ends: of two that only look at the same time neither sees
 * the other. Comes after the lock of a week.
 */
export async function lockWebsite(sql: Sql, profile_id: number): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('website:' || p.site_id || ':' || split_part(c.site_key, '#', 1), ${TEXT_LOCKS.name}))
    from profiles p join companies c on c.id = p.company_id where p.id = ${profile_id}`
}

/** Refuses a website that another account has put up, or this one by another listing. */
export async function refuseListedElsewhere(sql: Sql, site: Site, profile_id: number): Promise<void> {
  const other = await listedElsewhere(sql, profile_id)
  if (!other) return
  if (other.own !== null) fail('already_listed', { detail: 'Another listing of yours is of this website.', action: readingCall(other.own) })
  const { slug, nobodys } = other
  const { fix: message, url } = wayTo(slug, site)
  fail('already_listed', {
    detail: nobodys ? 'This website is listed already, by nobody so far.' : 'This website is already listed by another account.',
    action: { message, url, ...(slug === null ? { by: 'person' } : { by: 'agent', tool: 'claim_listing', arguments: { slug } }) },
  })
}

/** Whether one of these websites is listed, on whatever site, and not by this account. */
export async function areOthers(sql: Sql, site_keys: readonly string[], account_id: string | null): Promise<boolean> {
  const [row] = await sql`
    select from companies c join profiles p on p.company_id = c.id join listings h on h.profile_id = p.id and ${holds(sql)}
    where split_part(c.site_key, '#', 1) = any(${[...site_keys]}::text[]) and c.account_id is distinct from ${account_id} limit 1`
  return row !== undefined
}
