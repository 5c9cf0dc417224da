import { TEXT_LOCKS } from '../database/advisory_locks.ts'
import { json } from '../database/json.ts'
import type { Pool, Sql, Transaction } from '../database/open.ts'

/** Who does something for the site team, and the key of the form that asked for it. An operator's command has neither. */
export type Acting = { sql: Pool; now: Date; by?: { account_id: string | null; name: string }; key?: string }

const COMMAND = { account_id: null, name: 'listing-server' }

/** What was done, to what, and what that was before and after. */
export type AuditEntry = {
  /** `listing.suspend`: the thing and the verb. */
  action: string
  kind: string
  subject: string
  /** What the subject was called then. */
  label: string
  note?: string | null
  before?: Plain | null
  after?: Plain | null
}
type Plain = Record<string, unknown>

/** The form was sent before, and what it asked for was done then. */
export class DuplicateRequest extends Error {}

/**
 * Does something in a transaction with its line in the log; `deed` null where nothing came of it. Throws DoneBefore where the key was
 * used, so that a form sent twice, or again after an answer that was lost, does nothing a second time.
 */
export async function runAudited<Value>(
  { sql, now, by = COMMAND, key = crypto.randomUUID() }: Acting,
  work: (sql: Transaction) => Promise<{ entry: AuditEntry | null; value: Value }>,
): Promise<Value> {
  const done = await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended(${key}, ${TEXT_LOCKS.team_action}))`
    if ((await tx`select 1 from team_actions where key = ${key}`).length > 0) throw new DuplicateRequest()
    const { entry, value } = await work(tx)
    if (entry) await writeAuditEntry(tx, { now, by, key }, entry)
    return { value }
  })
  return done.value
}

/**
 * The same for what a foreign system does, outside of any transaction: the deed is written down before it is tried, so that a form sent
 * twice never asks for it twice; what came of it is written beside it.
 */
export async function runAuditedExternal<Value>(
  acting: Acting,
  entry: AuditEntry,
  work: () => Promise<{ after: Plain; value: Value }>,
): Promise<Value> {
  const { sql, key = crypto.randomUUID() } = acting
  await runAudited({ ...acting, key }, async () => ({ entry, value: undefined }))
  try {
    const { after, value } = await work()
    await sql`update team_actions set after = ${json(sql, after)} where key = ${key}`
    return value
  } catch (error) {
    const outcome = error instanceof Error ? error.message.slice(0, OUTCOME_CHARACTERS_MAX) : 'unknown'
    await sql`update team_actions set after = ${json(sql, { failed: outcome })} where key = ${key}`
    throw error
  }
}

const OUTCOME_CHARACTERS_MAX = 500

async function writeAuditEntry(sql: Sql, { now, by, key }: Required<Omit<Acting, 'sql'>>, entry: AuditEntry): Promise<void> {
  const { action, kind, subject, label, note = null, before = null, after = null } = entry
  await sql`
    insert into team_actions (key, at, account_id, by, action, kind, subject, label, note, before, after)
    values (${key}, ${now}, ${by.account_id}, ${by.name}, ${action}, ${kind}, ${subject}, ${label}, ${note}, ${before && json(sql, before)}, ${after && json(sql, after)})`
}

/** The members that differ, as they were and as they are: what a log of many fields need show. Null where none does. */
export function changed<Thing extends Plain>(before: Thing, after: Thing): { before: Plain; after: Plain } | null {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null))
  if (names.length === 0) return null
  const pick = (thing: Thing) => Object.fromEntries(names.map((name) => [name, thing[name] ?? null]))
  return { before: pick(before), after: pick(after) }
}

export type LoggedAuditEntry = Required<AuditEntry> & { id: number; at: Date; by: string }
export type LogFilter = { kind: string | null; subject: string | null; limit: number; offset: number }

/** What was done, the latest first. */
export async function listAuditEntries(
  sql: Sql,
  { kind, subject, limit, offset }: LogFilter,
): Promise<{ items: LoggedAuditEntry[]; total: number }> {
  const where = sql`(${kind}::text is null or kind = ${kind}) and (${subject}::text is null or subject = ${subject})`
  const items = await sql<LoggedAuditEntry[]>`
    select id, at, by, action, kind, subject, label, note, before, after from team_actions where ${where}
    order by id desc limit ${limit} offset ${offset}`
  const [row] = await sql<{ total: number }[]>`select count(*) as total from team_actions where ${where}`
  return { items: [...items], total: row?.total ?? 0 }
}
