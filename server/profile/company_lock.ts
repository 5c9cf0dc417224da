import type { Sql } from '../database/open.ts'

// A company's row is the lock that every writer of its profile takes first, until the transaction ends; so all of them wait in one order. What is
// asked beside one is sent after it, and sees what the last holder of the lock committed.

export async function lockCompany(sql: Sql, company_id: number): Promise<void> {
  await sql`select 1 from companies where id = ${company_id} for update`
}

/** By a draft of its profile, which is locked after it. */
export async function lockDraftAndCompany(sql: Sql, draft_id: string): Promise<void> {
  // Rows are locked in the order in which they are named.
  await sql`
    select 1 from companies c join profiles p on p.company_id = c.id join drafts d on d.profile_id = p.id where d.id = ${draft_id} for update of c, d`.execute()
}

/** By a listing of its profile; only where it is this account's, if one is named. */
export async function lockCompanyOfListing(sql: Sql, listing_id: number, account_id: string | null = null): Promise<void> {
  await sql`
    select 1 from companies c join profiles p on p.company_id = c.id join listings l on l.profile_id = p.id
    where l.id = ${listing_id} and ${account_id === null ? sql`true` : sql`l.account_id = ${account_id}`} for update of c`.execute()
}

/** All companies of some accounts, in one order. */
export async function lockCompaniesOf(sql: Sql, ...account_ids: string[]): Promise<void> {
  await sql`select 1 from companies where account_id = any(${account_ids}::text[]) order by id for update`
}
