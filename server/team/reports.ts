import type { Fragment, Sql } from '../database/open.ts'
import type { ReportKind } from '../listings/reports.ts'
import { findListings, type ListingRecord } from '../listings/rows.ts'
import { listingName } from '../listings/show.ts'
import { accountOf, type Context } from '../core/context.ts'
import { audited, type Reply } from '../core/operation.ts'
import { failField } from '../base/error.ts'

export const DECISION_CHARACTERS_MAX = 500

export type ReportState = 'open' | 'resolved' | 'dismissed'
export type TeamReport = {
  id: number
  kind: ReportKind
  detail: string
  /** Where the reporter can be answered; null where nobody said. */
  email: string | null
  /** The reporter was signed in, so that the address is theirs. */
  known: boolean
  reported_at: Date
  state: ReportState
  decision: string | null
  decided_at: Date | null
  listing: ListingRecord
  /** Other open reports of the same listing. */
  others: number
}
type ReportFilter = { state: ReportState; listing_id: number | null; limit: number; offset: number }

type Row = Omit<TeamReport, 'listing'> & { listing_id: number }

/** Reports of visitors: open ones oldest first, decided ones by the latest decision. */
export async function listReports(sql: Sql, filter: ReportFilter): Promise<{ items: TeamReport[]; total: number }> {
  const { state, listing_id, limit, offset } = filter
  const where = sql`r.state = ${state} and ${listing_id === null ? sql`true` : sql`r.listing_id = ${listing_id}`}`
  const items = await select(
    sql,
    sql`${where} order by ${state === 'open' ? sql`r.reported_at, r.id` : sql`r.decided_at desc nulls last, r.id desc`} limit ${limit} offset ${offset}`,
  )
  const [row] = await sql<{ total: number }[]>`select count(*) as total from reports r where ${where}`
  return { items, total: row?.total ?? 0 }
}

async function select(sql: Sql, condition: Fragment): Promise<TeamReport[]> {
  const rows = await sql<Row[]>`
    select r.id, r.kind, r.detail, coalesce(u.email, r.email) as email, u.id is not null as known, r.reported_at, r.state, r.decision, r.decided_at,
      r.listing_id, (select count(*) from reports o where o.listing_id = r.listing_id and o.state = 'open' and o.id <> r.id) as others
    from reports r left join auth."user" u on u.id = r.account_id where ${condition}`
  const listings = new Map((await findListings(sql, [...new Set(rows.map(({ listing_id }) => listing_id))])).map((one) => [one.id, one]))
  return rows.flatMap(({ listing_id, ...row }): TeamReport[] => {
    const listing = listings.get(listing_id)
    return listing ? [{ ...row, listing }] : []
  })
}

/** Closes a report with what was done about it; a decided one can be decided anew. */
export async function decideReport(
  { sql, now, actor }: Context,
  id: number,
  state: 'resolved' | 'dismissed',
  decision: string,
): Promise<Reply<undefined>> {
  if (decision === '') failField('decision', 'Write in a sentence what was done, for whoever looks at this later.')
  if ([...decision].length > DECISION_CHARACTERS_MAX) failField('decision', `Shorten the note to ${DECISION_CHARACTERS_MAX} characters.`)
  const [locked] = await sql`select 1 from reports where id = ${id} for update`
  const [report] = locked ? await select(sql, sql`r.id = ${id}`) : []
  if (!report) failField('', 'There is no such report.')
  await sql`
      update reports set state = ${state}, decision = ${decision}, decided_by = ${accountOf(actor)}, decided_at = ${now} where id = ${id}`
  const entry = {
    action: state === 'resolved' ? 'report.resolve' : 'report.dismiss',
    kind: 'report',
    subject: String(id),
    label: listingName(report.listing),
    note: decision,
    before: { state: report.state },
    after: { state },
  }
  return audited(undefined, entry)
}
