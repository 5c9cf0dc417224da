import type { Sql } from '../database/open.ts'
import type { Actor } from './context.ts'

/** What was done, to what, and what that was before and after. */
export type AuditEntry = {
  /** `listing.suspend`: the thing and the verb; left out where the operation has only one name in the log. */
  action?: string
  kind: string
  subject: string
  /** What the subject was called then. */
  label: string
  note?: string | null
  before?: Plain | null
  after?: Plain | null
}
type Plain = Record<string, unknown>

/** The members that differ, as they were and as they are: what a log of many fields need show. Null where none does. */
export function changed<Thing extends Plain>(before: Thing, after: Thing): { before: Plain; after: Plain } | null {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null))
  if (names.length === 0) return null
  const pick = (thing: Thing) => Object.fromEntries(names.map((name) => [name, thing[name] ?? null]))
  return { before: pick(before), after: pick(after) }
}

/** Whether something was done with this key before; whoever asks at the same time waits for the first. */
export async function isDone(sql: Sql, key: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 15))`
  return (await sql`select 1 from team_actions where key = ${key}`).length > 0
}

/** Writes the line, in the transaction of what it tells. */
export async function writeAuditEntry(
  sql: Sql,
  { now, actor, key }: { now: Date; actor: Actor; key: string },
  entry: AuditEntry & { action: string },
): Promise<void> {
  const { action, kind, subject, label, note = null, before = null, after = null } = entry
  const by = 'email' in actor ? actor : { account_id: null, email: 'listing-server' }
  await sql`
    insert into team_actions (key, at, account_id, by, action, kind, subject, label, note, before, after)
    values (${key}, ${now}, ${by.account_id}, ${by.email}, ${action}, ${kind}, ${subject}, ${label}, ${note}, ${json(sql, before)}, ${json(sql, after)})`
}

const OUTCOME_CHARACTERS_MAX = 500

/** What came of what was written down before it was tried; an error is what came of it too. */
export async function writeOutcome(sql: Sql, key: string, outcome: Plain | Error): Promise<void> {
  const after = outcome instanceof Error ? { failed: outcome.message.slice(0, OUTCOME_CHARACTERS_MAX) } : outcome
  await sql`update team_actions set after = ${json(sql, after)} where key = ${key}`
}

/** The driver's type for JSON does not know that these are plain values. */
const json = (sql: Sql, value: Plain | null) => (value === null ? null : sql.json(value as never))
