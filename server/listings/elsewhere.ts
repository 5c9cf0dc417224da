import { TEXT_LOCKS } from '../database/advisory_locks.ts'
import type { Sql } from '../database/open.ts'
import { fail, type Action } from '../base/error.ts'
import type { Site } from '../core/sites.ts'
import { pageUrl } from './rows.ts'

/** What leads on where the state of one's own listing refuses. */
export const readingCall = (listing_id: number): Action => ({
  by: 'agent',
  message: 'Read the listing as it stands, with what it still needs.',
  tool: 'get_my_listing',
  arguments: { listing_id },
})

/** As what a company's listing on any site counts once it has been put up for launch. */
const PUT_UP = ['awaiting_badge', 'scheduled', 'live', 'suspended']

type Asked = { site: Site; site_key: string; account_id: string | null }

/**
 * Another company's listing of the same website on this site, once it has been put up for launch; its page, where everyone can read it. What
 * was set aside when a listing changed hands has a mark behind its key, and is of the same website all the same.
 */
export async function listedElsewhere(
  sql: Sql,
  { site, site_key, account_id }: Asked,
): Promise<{ slug: string | null; public_url: string | null; nobodys: boolean; own: number | null } | null> {
  const [base = ''] = site_key.split('#')
  const [row] = await sql<{ slug: string; live: boolean; nobodys: boolean; own: number | null }[]>`
    select l.slug, l.status = 'live' as live, l.account_id is null as nobodys, case when l.account_id = ${account_id} then l.id end as own
    from companies c
    join profiles p on p.company_id = c.id and p.site_id = ${site.id}
    join listings l on l.profile_id = p.id
    where split_part(c.site_key, '#', 1) = ${base} and (c.account_id is distinct from ${account_id} or c.site_key <> ${site_key})
      and l.status = any(${PUT_UP}::text[])
    order by live desc, l.id limit 1`
  if (!row) return null
  const { slug, live, nobodys, own } = row
  return { slug: live ? slug : null, public_url: live ? pageUrl(site, slug) : null, nobodys, own }
}

/**
 * Whoever puts the same website up on this site waits here until the transaction ends: of two that only look at the same time neither sees
 * the other. Comes after the lock of a week.
 */
export async function lockWebsite(sql: Sql, { site, site_key }: Pick<Asked, 'site' | 'site_key'>): Promise<void> {
  const [base = ''] = site_key.split('#')
  await sql`select pg_advisory_xact_lock(hashtextextended(${`website:${site.id}:${base}`}, ${TEXT_LOCKS.name}))`
}

/** Refuses a website that another account has put up, or this one by another listing. */
export async function refuseListedElsewhere(sql: Sql, asked: Asked): Promise<void> {
  const other = await listedElsewhere(sql, asked)
  if (!other) return
  if (other.own !== null) fail('already_listed', { detail: 'Another listing of yours is of this website.', action: readingCall(other.own) })
  fail('already_listed', {
    detail: other.nobodys ? 'This website is listed already, by nobody so far.' : 'This website is already listed by another account.',
    action:
      other.slug === null || other.public_url === null
        ? { by: 'person', message: 'If the product is yours, write to the site team.', url: `${asked.site.url}/contact` }
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
    select from companies c join profiles p on p.company_id = c.id join listings l on l.profile_id = p.id
    where split_part(c.site_key, '#', 1) = any(${[...site_keys]}::text[]) and c.account_id is distinct from ${account_id}
      and l.status = any(${PUT_UP}::text[]) limit 1`
  return row !== undefined
}
