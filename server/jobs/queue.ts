import type { Db, PgBoss, QueueOptions } from 'pg-boss'
import { openPool, type Address, type Pool, type Sql } from '../database/open.ts'
import { madeOnce } from '../base/made_once.ts'
import { traceparent } from '../base/trace.ts'
import { throughDriver } from './driver.ts'
import type { JobRule, JobTable, OwnJobs } from './job.ts'
import { applySchedules, type Schedules } from './schedule.ts'

export type JobRules<Table extends JobTable> = { [Name in keyof Table]: JobRule }

type AddOptions = {
  /** While a job of this name and key waits to run, adding another does nothing; one that runs already does not count. */
  key?: string
  delay_seconds?: number
  /** Whose job it is: accounts take turns, so that the first job of one goes before the third of another. What is nobody's is one of them. */
  account_id?: string | null
}

export type Jobs<Table extends JobTable = OwnJobs> = {
  /**
   * Enqueues in the caller's transaction: the job exists when it commits, and never did when it rolls back. Workers on any
   * process are woken then. Answers the job's id, or null when one with that key waits already.
   */
  add<Name extends keyof Table & string>(sql: Sql, name: Name, payload: Table[Name], options?: AddOptions): Promise<string | null>
  /** The same for many jobs of one name, in a statement. */
  addAll<Name extends keyof Table & string>(sql: Sql, name: Name, payloads: Table[Name][]): Promise<void>
}

export const job_schema = 'jobs'
/** Where jobs go that used up their tries, until they were reported. */
export const failed_queue = 'failed_for_good'
/** Without a sign of life for so long, a job is taken from its worker (the library's least), as is looked for every so often. */
const heartbeat_seconds = 10
export const supervise_seconds = 5

/** What jobs of no account take turns as. */
const nobody = 'nobody'
/** Further jobs of one account all come after this many. */
const turns_max = 1000
const retry_seconds_max = 600
const kept_seconds = 3 * 24 * 3600
const waiting_seconds_max = 30 * 24 * 3600

/**
 * The door for everyone who enqueues: a web process needs no more. Costs no connection; `pool` answers what queues exist. The library is
 * loaded with the first job: it is heavier than most commands, and than much of a start.
 */
export function openJobs<Table extends JobTable = OwnJobs>(pool: Pool): Jobs<Table> {
  const open = madeOnce(() => openQueue<Table>(pool))
  return {
    add: async (sql, name, payload, options) => (await open()).add(sql, name, payload, options),
    addAll: async (sql, name, payloads) => (await open()).addAll(sql, name, payloads),
  }
}

async function openQueue<Table extends JobTable = OwnJobs>(pool: Pool): Promise<Jobs<Table>> {
  const boss = await unstarted({ db: throughDriver(pool) })
  return {
    add: async (sql, name, payload, { key, delay_seconds = 0, account_id } = {}) => {
      const id = account_id === null ? nobody : account_id
      return await boss.send(name, withTrace(payload), {
        db: throughDriver(sql),
        // A queue holds one waiting job per key, so a job without one needs a key of its own.
        singletonKey: key ?? crypto.randomUUID(),
        ...(delay_seconds > 0 ? { startAfter: Math.ceil(delay_seconds) } : {}),
        ...(id === undefined ? {} : { group: { id }, priority: -(await countUnfinished(sql, name, id)) }),
      })
    },
    addAll: async (sql, name, payloads) => {
      const jobs = payloads.map((payload) => ({ data: withTrace(payload), singletonKey: crypto.randomUUID() }))
      await boss.insert(name, jobs, { db: throughDriver(sql) })
    },
  }
}

/** Where the call stands in its trace that enqueued the job, among what the job is told. */
const TRACE = 'traceparent'
function withTrace(payload: object): object {
  const parent = traceparent()
  return parent === null ? payload : { ...payload, [TRACE]: parent }
}

/** What the job is told, and the trace that it goes on with. */
export function takeTrace(data: object): { payload: object; parent: string | undefined } {
  if (!(TRACE in data)) return { payload: data, parent: undefined }
  const { [TRACE]: parent, ...payload } = data
  return { payload, parent: typeof parent === 'string' ? parent : undefined }
}

/** Makes the queue's schema, the queues and the schedules, or brings them up to date. Any number of processes may do it at once. */
export async function installJobs<Table extends JobTable>(
  address: Address,
  rules: JobRules<Table>,
  schedules: Schedules = {},
): Promise<void> {
  // The library's scripts bring their own BEGIN and COMMIT, so they need one connection for all.
  const options = { pool_max: 1, application_name: 'listing install', statement_seconds_max: 120 }
  // Eighty commits, of which the disk need not confirm each: whoever installs commits something of its own afterwards, which confirms all.
  const pool = openPool(address, options, { synchronous_commit: false })
  const boss = await unstarted({ db: throughDriver(pool), migrate: true })
  try {
    await boss.start()
    await createQueue(boss, failed_queue, { concurrency: 1, seconds_max: 60, tries_max: 100, retry_seconds: 10 }, {})
    for (const [name, rule] of Object.entries(rules)) await createQueue(boss, name, rule, { deadLetter: failed_queue })
    await applySchedules(boss, schedules)
  } finally {
    await boss.stop({ graceful: false })
    await pool.end()
  }
}

/** A job that was not done when a backup was taken. */
export type UndoneJob = { name: string; payload: object; key: string | null; start_after: Date }

/**
 * Where those jobs are, for a backup: those that wait to run come first, so that they win over one of the same key that ran already. The
 * library's own queues, whose names begin so, it fills by itself.
 */
export const undone_jobs_query = `
  select name, data, singleton_key, start_after from ${job_schema}.job
  where state < 'completed' and not starts_with(name, '__pgboss__') order by state = 'active', created_on, id`

/** Enqueues them anew, each with all its tries; answers how many have no queue in this version. A second one of a key joins the first. */
export async function returnJobs(db: Db, jobs: AsyncIterable<UndoneJob>): Promise<{ returned: number; unknown: number }> {
  const boss = await unstarted({ db })
  const known = new Set((await boss.getQueues()).map(({ name }) => name))
  let returned = 0
  let unknown = 0
  for await (const { name, payload, key, start_after } of jobs) {
    if (!known.has(name)) unknown++
    else if (await boss.send(name, payload, { db, singletonKey: key ?? crypto.randomUUID(), startAfter: start_after })) returned++
  }
  return { returned, unknown }
}

/** Jobs of an account that run or wait: its next one comes after as many of everybody else. */
async function countUnfinished(sql: Sql, name: string, account_id: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from (
      select 1 from ${sql(job_schema)}.job where name = ${name} and group_id = ${account_id} and state <= 'active' limit ${turns_max}
    ) unfinished`
  return row?.count ?? 0
}

/** The library's own object, for single calls: nothing of it runs by itself. */
export async function unstarted(options: object): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({ schema: job_schema, migrate: false, supervise: false, schedule: false, ...options })
  // It emits what it also throws; without a listener an emitted error ends the process.
  boss.on('error', () => {})
  return boss
}

/** Creating leaves an existing queue as it was, so new rules are written on top. */
async function createQueue(boss: PgBoss, name: string, rule: JobRule, more: { deadLetter?: string }): Promise<void> {
  const options: QueueOptions & { deadLetter?: string; notify: boolean } = {
    expireInSeconds: rule.seconds_max,
    retryLimit: rule.tries_max - 1,
    retryDelay: rule.retry_seconds,
    retryBackoff: true,
    retryDelayMax: Math.max(retry_seconds_max, rule.retry_seconds),
    heartbeatSeconds: heartbeat_seconds,
    deleteAfterSeconds: kept_seconds,
    retentionSeconds: waiting_seconds_max,
    notify: true,
    ...more,
  }
  await boss.createQueue(name, { policy: name === failed_queue ? 'standard' : 'short', ...options })
  await boss.updateQueue(name, options)
}
