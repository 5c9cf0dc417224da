import type { Sql } from '../database/open.ts'
import { holdAnnouncements } from '../launch/announce_update.ts'
import { refreshSearchRows } from '../listings/search_row.ts'

/**
 * What a deleted account leaves of its listings: archived, and nobody's for good. Closed boards, orders and the address of the page still refer
 * to them, and nothing that they say is of a person. Nobody can claim or restore what is archived and nobody's; the website may be listed
 * anew, unless the site team has taken it down: that ends by the team alone. The caller holds companies and listings; answers the names of their files.
 */
export async function leaveListings(sql: Sql, account_id: string, now: Date): Promise<(string | null)[]> {
  const listings = await sql<{ id: number; company_id: number }[]>`
    select l.id, p.company_id from listings l join profiles p on p.id = l.profile_id where l.account_id = ${account_id} order by l.id`
  const ids = listings.map(({ id }) => id)
  const companies = listings.map(({ company_id }) => company_id)
  await sql`delete from companies where account_id = ${account_id} and not (id = any(${companies}::bigint[]))`
  if (ids.length === 0) return []
  const pictures = await sql<{ file: string | null; small: string | null }[]>`
    delete from listing_pictures where listing_id = any(${ids}::integer[]) returning file, small`
  await sql`
    update listings set account_id = null, status = case status when 'suspended' then status else 'archived' end,
      suspended_from = case status when 'suspended' then 'archived' end, archived_from = null, archived_at = ${now}, queued_at = null, readiness_at = null,
      launch_week = case when launched_at is null then null else launch_week end, updated_at = ${now}
    where id = any(${ids}::integer[])`
  await sql`delete from seats where listing_id = any(${ids}::integer[])`
  await sql`delete from board_entries where rank is null and listing_id = any(${ids}::integer[])`
  await refreshSearchRows(sql, ids)
  await holdAnnouncements(sql, ids)
  await forgetPeople(sql, ids, companies)
  return pictures.flatMap(({ file, small }) => [file, small])
}

/** Founders, who may edit, whose runs may write, what was said in their names and what waited for them. A mark behind the key frees the website. */
async function forgetPeople(sql: Sql, ids: readonly number[], companies: readonly number[]): Promise<void> {
  const [of, owned] = [sql`listing_id = any(${[...ids]}::integer[])`, sql`any(${[...companies]}::bigint[])`]
  await sql`
    update companies set account_id = null, site_key = split_part(site_key, '#', 1) || '#' || id, story_published = false,
      facts = jsonb_set(facts #- '{cells,founders}' #- '{cells,contact_email}', '{story}', '{}')
    where id = ${owned}`
  await sql`delete from drafts where profile_id in (select id from profiles where company_id = ${owned})`
  await sql`delete from invites where profile_id in (select id from profiles where company_id = ${owned})`
  await sql`delete from proposals where company_id = ${owned}`
  await sql`delete from site_looks where company_id = ${owned}`
  await sql`delete from site_pages where company_id = ${owned}`
  await sql`delete from listing_versions where ${of}`
  await sql`delete from editors where ${of}`
  await sql`delete from transfers where ${of}`
  await sql`delete from publishers where ${of}`
  await sql`delete from confirmations where ${of}`
  await sql`delete from ownership_proofs where ${of}`
  await sql`update badge_checks set next_check_at = null where ${of}`
}
