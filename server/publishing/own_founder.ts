import { TEXT_LOCKS } from '../database/advisory_locks.ts'
import type { Sql } from '../database/open.ts'
import { photosOf } from '../profile/photo_rows.ts'
import { updateAccountReadiness } from '../launch/readiness.ts'
import type { Founder } from '../profile/profile.ts'
import type { ProfileRow } from '../profile/profile_row.ts'
import { saveStoryStatus } from '../profile/rows.ts'

/** Companies of one account whose listings show its founder profile; far more than one account lists. */
const COMPANIES_MAX = 1000

/**
 * Locks all that an account's founder profile shows on, before any listing: two calls at once that change it wait here, and so does
 * whoever edits one of its companies.
 */
export async function lockOwnFounder(sql: Sql, account_id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`founder:${account_id}`}, ${TEXT_LOCKS.name}))`
  await sql`select 1 from companies where account_id = ${account_id} order by id limit ${COMPANIES_MAX} for update`
}

/** Writes the account's founder profile (call lockOwnFounder first); what depends on it follows. */
export async function saveOwnFounder(sql: Sql, account_id: string, founder: Founder, now: Date): Promise<void> {
  await sql`
    insert into founder_profiles (account_id, profile, updated_at) values (${account_id}, ${sql.json(founder)}, ${now})
    on conflict (account_id) do update set profile = excluded.profile, updated_at = excluded.updated_at`
  await followFounder(sql, account_id, now)
}

/**
 * Brings the stories and free launches of an account in line with its founder profile and photo, in the transaction that changed one
 * (call lockOwnFounder first).
 */
export async function followFounder(sql: Sql, account_id: string, now: Date): Promise<void> {
  const companies = await sql<({ id: number } & Pick<ProfileRow, 'facts' | 'own_founder' | 'photos'>)[]>`
    select c.id, c.facts, f.profile as own_founder, ${photosOf(sql, sql`c.account_id`)} as photos
    from companies c left join founder_profiles f on f.account_id = c.account_id
    where c.account_id = ${account_id} and c.facts -> 'story' <> '{}' order by c.id limit ${COMPANIES_MAX}`
  for (const { id, facts, own_founder, photos } of companies)
    await saveStoryStatus(sql, id, { cells: facts.cells, story: facts.story ?? {}, own_founder, photos }, now)
  await updateAccountReadiness(sql, account_id, now)
}
