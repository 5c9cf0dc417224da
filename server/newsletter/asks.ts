import { createHash } from 'node:crypto'
import type { Sql } from '../database/open.ts'

/** How many letters may be asked for and in how many seconds: from one address of callers, and for one mailbox on all sites together. */
const ASKS = {
  address: { limit: 20, seconds: 3600 },
  mailbox: { limit: 3, seconds: 86_400 },
} as const

/** Counts one, across all processes; answers how many seconds to wait where none is left, otherwise null. */
export async function takeAsk(sql: Sql, kind: keyof typeof ASKS, who: string, now: Date): Promise<number | null> {
  const { limit, seconds } = ASKS[kind]
  const ends = new Date(now.getTime() + seconds * 1000)
  const [row] = await sql<{ used: number; window_ends_at: Date }[]>`
    insert into newsletter_asks as present (kind, who, window_ends_at, used) values (${kind}, ${createHash('sha256').update(who).digest()}, ${ends}, 1)
    on conflict (kind, who) do update set
      used = case when present.window_ends_at <= ${now} then 1 else present.used + 1 end,
      window_ends_at = case when present.window_ends_at <= ${now} then ${ends} else present.window_ends_at end
    returning used, window_ends_at`
  if (!row || row.used <= limit) return null
  return Math.max(1, Math.ceil((row.window_ends_at.getTime() - now.getTime()) / 1000))
}

export async function sweepAsks(sql: Sql, now: Date): Promise<number> {
  const gone = await sql`
    delete from newsletter_asks where (kind, who) in (select kind, who from newsletter_asks where window_ends_at <= ${now} limit 1000)`
  return gone.count
}
