import { fail } from '../base/error.ts'
import { accountOf, type Actor } from '../core/context.ts'
import type { Sql } from '../database/open.ts'
import { grantStands } from './grants.ts'
import { trustStands } from './publishers.ts'

/**
 * Holds the row of the caller's account while they write, and refuses who was signed out, or whose key, app, repository or account ended, since
 * they were let in. Whoever ends sign-ins or the account, by which more could be let in, holds the row alone (`x-ends-access`), so that nothing
 * of what was under way outlives them.
 */
export async function holdStanding(sql: Sql, actor: Actor, alone: boolean): Promise<void> {
  const account_id = accountOf(actor)
  if (account_id === null) return
  // Sent together, and done one after the other: what whoever held the row before has ended is seen.
  const [, stands] = await Promise.all([holdAccount(sql, account_id, alone), isStanding(sql, actor)])
  if (!stands) fail('unauthorized', { detail: 'Your access ended meanwhile. Nothing was done.' })
}

/** The same of callers who write together: which of them may. */
export async function holdStandings(sql: Sql, actors: readonly Actor[]): Promise<boolean[]> {
  const ids = actors.flatMap((actor) => accountOf(actor) ?? [])
  const held = sql`select 1 from auth."user" where id = any((select ${ids}::text[])::text[]) order by id for key share`.execute()
  // Most who come together are one caller, by one credential.
  const asked = new Map(actors.map((actor) => [JSON.stringify(actor), actor]))
  const [, ...stand] = await Promise.all([held, ...[...asked].map(async ([name, actor]) => ((await isStanding(sql, actor)) ? name : null))])
  return actors.map((actor) => stand.includes(JSON.stringify(actor)))
}

async function isStanding(sql: Sql, actor: Actor): Promise<boolean> {
  const account_id = accountOf(actor)
  if (account_id === null) return true
  const rows = await sql`select 1 from auth."user" where id = ${account_id} and deleted_at is null and ${credentialOf(sql, actor)}`
  return rows.length > 0
}

/** Of all rows the first that is locked. */
export async function holdAccount(sql: Sql, account_id: string, alone: boolean): Promise<void> {
  await sql`select 1 from auth."user" where id = ${account_id} ${alone ? sql`for update` : sql`for key share`}`
}

function credentialOf(sql: Sql, actor: Actor) {
  switch (actor.type) {
    case 'session':
    case 'team':
      return sql`exists (select from auth."session" where id = ${actor.session_id})`
    case 'api_key':
      return sql`exists (select from api_keys where account_id = ${actor.account_id} and name = ${actor.name} and revoked_at is null)`
    case 'oauth':
      return grantStands(sql, actor)
    case 'publisher':
      return trustStands(sql, actor)
    default:
      return sql`true`
  }
}
