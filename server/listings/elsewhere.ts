import { TEXT_LOCKS } from '../database/advisory_locks.ts'
import type { Sql } from '../database/open.ts'
import { fail, type Action } from '../base/error.ts'
import type { Site } from '../core/sites.ts'
import { holders, holds } from './holders.ts'
import { pageUrl } from './rows.ts'

/** What leads on where the state of one's own listing refuses. */
export const readingCall = (listing_id: number): Action => ({
  by: 'agent',
  message: 'Read the listing as it stands, with what it still needs.',
  tool: 'get_my_listing',
  arguments: { listing_id },
})

/** Another company's listing that holds the website of a profile on its site; its page, where everyone can read it. */
export async function listedElsewhere(
  sql: Sql,
  site: Site,
  profile_id: number,
): Promise<{ slug: string | null; public_url: string | null; nobodys: boolean; own: number | null } | null> {
  const [row] = await sql<{ slug: string; live: boolean; nobodys: boolean; own: number | null }[]>`
    select h.slug, h.status = 'live' as live, h.account_id is null as nobodys, case when h.account_id = c.account_id then h.id end as own
    from ${holders(sql, profile_id)} order by live desc, h.id limit 1`
  if (!row) return null
  const { slug, live, nobodys, own } = row
  return { slug: live ? slug : null, public_url: live ? pageUrl(site, slug) : null, nobodys, own }
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
  const other = await listedElsewhere(sql, site, profile_id)
  if (!other) return
  if (other.own !== null) fail('already_listed', { detail: 'Another listing of yours is of this website.', action: readingCall(other.own) })
  fail('already_listed', {
    detail: other.nobodys ? 'This website is listed already, by nobody so far.' : 'This website is already listed by another account.',
    action:
      other.slug === null || other.public_url === null
        ? { by: 'person', message: 'If the product is yours, write to the site team.', url: `${site.url}/contact` }
        : {
            by: 'agent',
            message: 'If the product is yours, claim the listing and prove the website.',
            tool: 'claim_listing',
            arguments: { slug: other.slug },
            url: other.public_url,
          },
  })
}

/** Whether one of these websites is listed, on whatever site, and not by this account. */
export async function areOthers(sql: Sql, site_keys: readonly string[], account_id: string | null): Promise<boolean> {
  const [row] = await sql`
    select from companies c join profiles p on p.company_id = c.id join listings h on h.profile_id = p.id and ${holds(sql)}
    where split_part(c.site_key, '#', 1) = any(${[...site_keys]}::text[]) and c.account_id is distinct from ${account_id} limit 1`
  return row !== undefined
}
