import { START_LOCK } from './advisory_locks.ts'
import { openPool, type Address } from './open.ts'

/** As long as a large migration of the process that has the lock may take. */
const lock_minutes_max = 30

/**
 * Runs `work` while no other process on this database does. The lock has a connection of its own, since the work brings tools (the job
 * queue's) that begin and commit by themselves; it ends with its transaction, so that a process that dies leaves nothing locked.
 */
export async function withStartLock<Result>(address: Address, work: () => Promise<Result>): Promise<Result> {
  const pool = openPool(address, { pool_max: 1, application_name: 'listing start' })
  try {
    // The driver's type of what a transaction answers unwraps arrays of queries, which a result of `work` is none of.
    return (await pool.begin(async (tx) => {
      await tx.unsafe(`set local statement_timeout = '${lock_minutes_max}min'; set local idle_in_transaction_session_timeout = 0`)
      await tx`select pg_advisory_xact_lock(${START_LOCK})`
      return await work()
    })) as Result
  } finally {
    await pool.end({ timeout: 1 })
  }
}
