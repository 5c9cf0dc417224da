import type { Sql } from '../database/open.ts'

/** What a report may be about, with what a visitor reads. */
export const REPORT_KINDS = {
  wrong_facts: 'Something stated is wrong or out of date',
  broken_link: 'A link or picture is broken',
  wrong_category: 'It is in the wrong category',
  not_owner: 'It was listed by somebody it does not belong to',
  spam: 'It is spam or no real product',
  illegal: 'It is illegal or harms somebody',
  other: 'Something else',
} as const
export type ReportKind = keyof typeof REPORT_KINDS
export const isReportKind = (text: string): text is ReportKind => Object.hasOwn(REPORT_KINDS, text)

export const REPORT_CHARACTERS_MAX = 2000
/** More about one listing a day tell the team nothing new, and would push other reports out of sight. */
const REPORTS_A_DAY_MAX = 30

export type Report = {
  listing_id: number
  site_id: number
  kind: ReportKind
  detail: string
  account_id: string | null
  email: string | null
  now: Date
}

/** Keeps a report for the site team, in the caller's transaction. Answers `enough` where the listing was reported often today already. */
export async function keepReport(sql: Sql, report: Report): Promise<'kept' | 'enough'> {
  const { listing_id, site_id, kind, detail, account_id, email, now } = report
  // Reports about one listing come one after another, so that the bound holds.
  await sql`select 1 from listings where id = ${listing_id} for no key update`
  const since = new Date(now.getTime() - 24 * 3600 * 1000)
  const { count } = await sql`
    insert into reports (listing_id, site_id, kind, detail, account_id, email, reported_at)
    select ${listing_id}, ${site_id}, ${kind}, ${detail}, ${account_id}, ${email}, ${now}
    where (select count(*) from reports where listing_id = ${listing_id} and reported_at > ${since}) < ${REPORTS_A_DAY_MAX}`
  return count > 0 ? 'kept' : 'enough'
}
