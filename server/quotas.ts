import type { Sql } from './database/open.ts'
import { refuse } from './error.ts'

const WINDOW_SECONDS = 3600

export type Quota = { used: number; resets_at: Date | null }

/**
 * Takes one from an hourly limit of the account, in the transaction of what it is spent on: refused work costs nothing, and all
 * processes share the count. The row's lock makes calls of one account wait for each other here.
 */
export async function spend(sql: Sql, account_id: string, name: string, limit: number, now: Date): Promise<void> {
  const window_starts_at = new Date(now.getTime() - WINDOW_SECONDS * 1000)
  const [row] = await sql<{ used: number; window_starts_at: Date }[]>`
    insert into quotas as present (account_id, name, window_starts_at, used) values (${account_id}, ${name}, ${now}, 1)
    on conflict (account_id, name) do update set
      used = case when present.window_starts_at <= ${window_starts_at} then 1 else present.used + 1 end,
      window_starts_at = case when present.window_starts_at <= ${window_starts_at} then ${now} else present.window_starts_at end
    returning used, window_starts_at`
  if (!row || row.used <= limit) return
  const resets = row.window_starts_at.getTime() + WINDOW_SECONDS * 1000
  refuse('rate_limited', {
    detail: `You have used the ${limit} of ${name}. Try again after ${new Date(resets).toISOString()}.`,
    retry_after: Math.max(1, Math.ceil((resets - now.getTime()) / 1000)),
  })
}

/** What is used of each limit in its present window. */
export async function readQuotas(sql: Sql, account_id: string, now: Date): Promise<Map<string, Quota>> {
  const rows = await sql<{ name: string; used: number; window_starts_at: Date }[]>`
    select name, used, window_starts_at from quotas
    where account_id = ${account_id} and window_starts_at > ${new Date(now.getTime() - WINDOW_SECONDS * 1000)}`
  return new Map(
    rows.map((row) => [row.name, { used: row.used, resets_at: new Date(row.window_starts_at.getTime() + WINDOW_SECONDS * 1000) }]),
  )
}
