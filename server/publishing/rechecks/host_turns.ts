import { DRAFT_RUN_SECONDS_MAX } from '../../base/limits.ts'
import type { Pool } from '../../database/open.ts'

/** What a look may take, and what it takes to end it. */
const HELD_SECONDS_MAX = DRAFT_RUN_SECONDS_MAX + 30
/** Whether another look has ended is asked again so much later. */
const LOOK_AWAITED_SECONDS = 5

/*
 * Many listings may be of one host (`host/ada/`, `host/bo/`), and each look keeps to the limits of a crawl by itself. So one look at a host
 * runs at a time, whichever worker runs it, and the next begins after the pause that the host asks for. By the database's own clock, as
 * the pauses are the host's.
 */

/** Whose turn it is from now on: a name to end it by, or null while another look has the host. */
export async function takeTurn(pool: Pool, host: string): Promise<string | null> {
  const holder = crypto.randomUUID()
  const taken = await pool`
    insert into host_turns as present (host, holder, until)
    values (${host}, ${holder}, clock_timestamp() + make_interval(secs => ${HELD_SECONDS_MAX}))
    on conflict (host) do update set holder = excluded.holder, until = excluded.until where present.until <= clock_timestamp()`
  return taken.count === 1 ? holder : null
}

/** In how many seconds the host may be free: the rest of its pause, or less than a look takes that may end at any time. */
export async function secondsToTurn(pool: Pool, host: string): Promise<number> {
  const [turn] = await pool<{ seconds: number }[]>`
    select extract(epoch from until - clock_timestamp())::float8 as seconds from host_turns where host = ${host}`
  return Math.min(Math.max(0, turn?.seconds ?? 0), LOOK_AWAITED_SECONDS)
}

export async function endTurn(
  pool: Pool,
  { host, holder, pause_seconds }: { host: string; holder: string; pause_seconds: number },
): Promise<void> {
  await pool`
    update host_turns set until = clock_timestamp() + make_interval(secs => ${pause_seconds}) where host = ${host} and holder = ${holder}`
}

export async function sweepTurns(pool: Pool): Promise<void> {
  await pool`delete from host_turns where until <= clock_timestamp()`
}
