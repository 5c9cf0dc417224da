import { isCrossed, isOutage } from './errors.ts'
import { knownMigrations } from './migrate.ts'
import type { Pool } from './open.ts'

/** How often it is asked whether it answers, and how long it may take to say so. */
const POLL_SECONDS = 3
const ANSWER_SECONDS_MAX = 3
/** How old the last change may be that it shows, where it is not told that there is no later one: a service that runs writes every minute. */
const BEHIND_SECONDS_MAX = 300

type ReplicaState = 'none' | 'up' | 'down'
export type Replica = {
  /** Where a read that anyone may do goes now: the copy while it answers, else the database itself. */
  readonly pool: Pool
  readonly state: ReplicaState
  /** Does a reading that uses `pool`, and once more from the database itself where the copy is lost on the way. */
  read<Found>(work: () => Promise<Found>): Promise<Found>
  stop(): void
}

class ReplicaLost extends Error {}

/** Throws where it does not answer, or is no copy to read from: of something else, of an older schema, or one that nothing comes to any more. */
export async function checkCopy(copy: Pool, known = knownMigrations().length): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const late = setTimeout(() => reject(new Error(`it did not answer within ${ANSWER_SECONDS_MAX} s`)), ANSWER_SECONDS_MAX * 1000)
  const asked = copy<Told[]>`
    select coalesce(max(version), 0)::int as schema,
      case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() and exists (select from pg_stat_wal_receiver) then 0
        else extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 end as behind
    from listing_schema_version`
  const [told] = await Promise.race([asked, promise]).finally(() => clearTimeout(late))
  const wrong = told && judgeCopy(told, known)
  if (wrong) throw new Error(wrong)
}

/** `behind` is null for a copy that is not made by streaming, which does not say. */
type Told = { schema: number; behind: number | null }
export const judgeCopy = ({ schema, behind }: Told, known: number): string | null => {
  if (schema < known) return `it has schema ${schema} and not ${known}`
  return behind !== null && behind > BEHIND_SECONDS_MAX ? `the last that came to it is ${Math.round(behind)} s old` : null
}

/**
 * States: up → down when a poll or a reading finds that it does not answer, or a poll that it is no fresh copy; down → up when a poll is answered. Readings that wait for a
 * copy which stopped answering are done again at that moment, since a connection that is merely silent would hold them for minutes.
 */
export function watchReplica(copy: Pool | null, main: Pool, onChange: (state: ReplicaState, error: unknown) => void): Replica {
  let state: ReplicaState = copy ? 'up' : 'none'
  const waiting = new Set<(lost: ReplicaLost) => void>()
  /** Readings that are done again, for which the database itself is asked; others that come meanwhile ask it too. */
  let again = 0
  const become = (next: 'up' | 'down', error: unknown = null) => {
    if (state === next) return
    state = next
    onChange(next, error)
    if (next === 'down') for (const leave of waiting) leave(new ReplicaLost('the replica stopped answering', { cause: error }))
  }
  const known = copy ? knownMigrations().length : 0
  const poll = (pool: Pool) =>
    checkCopy(pool, known).then(
      () => become('up'),
      (error: unknown) => become('down', error),
    )
  let polling: Promise<void> = Promise.resolve()
  const pollOn = () => {
    if (copy) polling = poll(copy).finally(() => (timer = setTimeout(pollOn, POLL_SECONDS * 1000)).unref())
  }
  let timer = setTimeout(pollOn, 0)
  return {
    get pool() {
      return copy && state === 'up' && again === 0 ? copy : main
    },
    get state() {
      return state
    },
    async read(work) {
      if (state !== 'up') return work()
      const { promise, reject } = Promise.withResolvers<never>()
      waiting.add(reject)
      try {
        return await Promise.race([work(), promise])
      } catch (error) {
        if (!(error instanceof ReplicaLost) && !isOutage(error)) throw error
        // The copy goes on: it had to remove what this reading still needed.
        if (!isCrossed(error)) become('down', error)
        again++
        return await work().finally(() => again--)
      } finally {
        waiting.delete(reject)
      }
    },
    stop() {
      clearTimeout(timer)
      void polling.finally(() => clearTimeout(timer))
    },
  }
}
