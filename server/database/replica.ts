import { isCrossed, isOutage } from './errors.ts'
import type { Pool } from './open.ts'

/** How often it is asked whether it answers, and how long it may take to say so. */
const POLL_SECONDS = 3
const ANSWER_SECONDS_MAX = 3

export type ReplicaState = 'none' | 'up' | 'down'
export type Replica = {
  /** Where a read that anyone may do goes now: the copy while it answers, else the database itself. */
  readonly pool: Pool
  readonly state: ReplicaState
  /** Does a reading that uses `pool`, and once more from the database itself where the copy is lost on the way. */
  read<Found>(work: () => Promise<Found>): Promise<Found>
  stop(): void
}

class ReplicaLost extends Error {}

/**
 * States: up → down when a poll or a reading finds that it does not answer; down → up when a poll is answered. Readings that wait for a
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
  const poll = async (pool: Pool) => {
    const { promise, reject } = Promise.withResolvers<never>()
    const late = setTimeout(() => reject(new ReplicaLost('the replica is silent')), ANSWER_SECONDS_MAX * 1000)
    await Promise.race([pool`select 1`, promise]).then(
      () => become('up'),
      (error: unknown) => become('down', error),
    )
    clearTimeout(late)
  }
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
