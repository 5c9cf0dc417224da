import type { AuditEntry } from '../core/audit.ts'
import type { Sql } from '../database/open.ts'

export type LoggedAuditEntry = Required<AuditEntry> & { id: number; at: Date; by: string }
type LogFilter = { kind: string | null; subject: string | null; limit: number; offset: number }

/** What was done, the latest first. */
export async function listAuditEntries(
  sql: Sql,
  { kind, subject, limit, offset }: LogFilter,
): Promise<{ items: LoggedAuditEntry[]; total: number }> {
  const where = sql`${kind === null ? sql`true` : sql`kind = ${kind}`} and ${subject === null ? sql`true` : sql`subject = ${subject}`}`
  const items = await sql<LoggedAuditEntry[]>`
    select id, at, by, action, kind, subject, label, note, before, after from team_actions where ${where}
    order by id desc limit ${limit} offset ${offset}`
  const [row] = await sql<{ total: number }[]>`select count(*) as total from team_actions where ${where}`
  return { items: [...items], total: row?.total ?? 0 }
}
