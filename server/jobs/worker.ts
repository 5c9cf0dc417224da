import { setTimeout as sleep } from 'node:timers/promises'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { toPgOptions } from '../database/address.ts'
import type { Address, Log, Sql } from '../database/open.ts'
import { throughDriver } from './driver.ts'
import type { JobRun, JobTable } from './job.ts'
import { failed_queue, job_schema, supervise_seconds, type JobRules } from './queue.ts'
import { hearOfJobs, wakeForDueJobs, type Lanes } from './wake.ts'

/** Whoever throws gets another try. Without `finish` an effect may come twice, so it must not matter. */
export type JobHandlers<Table extends JobTable> = { [Name in keyof Table & string]: (payload: Table[Name], run: JobRun) => Promise<void> }

/** A job whose last try failed. */
export type FailedJob = { id: string; name: string; payload: object; tries: number; error: string }

/** The job belongs to another worker by now; what was done for it must not count. */
class JobLost extends Error {
  override name = 'JobLost'
}

type WorkerOptions<Table extends JobTable> = {
  address: Address
  rules: JobRules<Table>
  handlers: JobHandlers<Table>
  /** Told once of each job that is given up, also when no process was alive to see its last try fail; tried again if it throws. */
  onFailed: (job: FailedJob) => Promise<void>
  log: Log
  /** How often jobs are looked for that no notification tells of; default 2 s. */
  poll_seconds?: number
}

export type Worker = {
  /** Takes no more jobs, gives the running ones `drain_seconds`, then hands them back for others to try. */
  stop(drain_seconds?: number): Promise<void>
}

/** Own connections for fetching and settling, besides one that listens. */
const connections_max = 2
const drain_seconds_default = 10
/** Waking comes by LISTEN; looking as well covers delayed jobs, retries, and a lost listener. */
const poll_seconds_default = 2
/** A lane that nothing wakes asks for itself all the same, in case that looking for all of them fails. */
const lane_seconds = 60
/** No job waits for another, so that there is hardly anything to look for. */
const flow_seconds = 3600
const statement_seconds_max = 30

/** Starts to work on the jobs of the table. Call `installJobs` before. */
export async function startWorker<Table extends JobTable>(options: WorkerOptions<Table>): Promise<Worker> {
  const { address, rules, handlers, onFailed, log, poll_seconds = poll_seconds_default } = options
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    // `pg` for its own pool, since that is what the library is tested with.
    ...toPgOptions(address),
    max: connections_max,
    application_name: 'listing jobs',
    schema: job_schema,
    migrate: false,
    options: `-c statement_timeout=${statement_seconds_max * 1000} -c TimeZone=UTC`,
    useListenNotify: true,
    superviseIntervalSeconds: supervise_seconds,
    monitorIntervalSeconds: supervise_seconds,
    flowIntervalSeconds: flow_seconds,
  })
  boss.on('error', (error: Error) => log('warn', 'the job queue met an error and goes on', { error: error.message }))
  boss.on('warning', ({ message }: { message: string }) => log('warn', 'the job queue warns', { message }))
  const lanes: Lanes = new Map()
  hearOfJobs(boss, lanes)
  await boss.start()
  const add = (name: string, work: (job: JobWithMetadata) => Promise<void>, ...per_account: (number | undefined)[]) => {
    let opened: Promise<string[]> | undefined
    lanes.set(name, async () => {
      if (opened) for (const lane of await opened) boss.notifyWorker(lane)
      else await (opened = Promise.all(per_account.map((max) => openLane(boss, name, work, max))))
    })
  }
  for (const name in handlers) {
    const rule = rules[name]
    const handler = handlers[name]
    if (!rule || !handler) throw new Error(`The job ${name} has no rule or no handler`)
    const { concurrency, accounts } = rule
    const work = (job: JobWithMetadata) =>
      // The payload is what `add` was given for this name, as its type demands.
      runJob(boss, name, (run) => handler(job.data as Table[typeof name], run), job, log)
    const first_places = Array<number>(accounts?.first_places ?? 0).fill(1)
    add(name, work, ...Array<number | undefined>(concurrency).fill(accounts?.each_max), ...first_places)
  }
  add(failed_queue, (job) => onFailed(describeFailure(job)), undefined)
  const stopLooking = wakeForDueJobs(boss, lanes, poll_seconds, log)
  return {
    stop: async (drain_seconds = drain_seconds_default) => {
      stopLooking()
      const names = [...lanes.keys()]
      lanes.clear()
      await drained(boss, names, drain_seconds)
      // What still runs is handed back now.
      await boss.stop({ graceful: false })
    },
  }
}

/** Resolves when every lane is empty, or when the time is over. The library's own waiting looks every half second, and always once. */
async function drained(boss: PgBoss, names: string[], seconds: number): Promise<void> {
  await Promise.race([Promise.all(names.map((name) => boss.offWork(name))), sleep(seconds * 1000, undefined, { ref: false })])
}

/** One job at a time, of accounts of whom fewer than `per_account_max` run; after each it looks for the next at once instead of waiting for its turn. */
async function openLane(
  boss: PgBoss,
  name: string,
  work: (job: JobWithMetadata) => Promise<void>,
  per_account_max?: number,
): Promise<string> {
  let lane: string | null = null
  const options = {
    batchSize: 1,
    includeMetadata: true,
    pollingIntervalSeconds: lane_seconds,
    notifyPollingIntervalSeconds: lane_seconds,
    ...(per_account_max === undefined ? {} : { groupConcurrency: per_account_max }),
  } as const
  lane = await boss.work<object, void, typeof options>(name, options, async (jobs) => {
    try {
      for (const job of jobs) await work(job)
    } finally {
      if (lane !== null) boss.notifyWorker(lane)
    }
  })
  return lane
}

async function runJob(boss: PgBoss, name: string, work: (run: JobRun) => Promise<void>, job: JobWithMetadata, log: Log): Promise<void> {
  const { id, retryCount, retryLimit, signal } = job
  const started = performance.now()
  const finish = async (tx: Sql) => {
    // The library documents this answer and leaves its type empty.
    const { affected } = (await boss.complete(name, { id, retryCount }, undefined, { db: throughDriver(tx) })) as { affected?: number }
    if (affected !== 1) throw new JobLost(`The job ${name} ${id} was taken from this worker; its work does not count.`)
  }
  try {
    await work({ id, try: retryCount + 1, tries_max: retryLimit + 1, signal, finish })
    log('info', 'job done', { job: name, id, ms: Math.round(performance.now() - started) })
  } catch (error) {
    log('warn', 'job failed', { job: name, id, try: retryCount + 1, tries_max: retryLimit + 1, error: String(error) })
    throw error
  }
}

function describeFailure(job: JobWithMetadata): FailedJob {
  const { sourceId, sourceName, sourceRetryCount, sourceOutput } = job
  const told = sourceOutput as { message?: string; value?: { message?: string } | string } | null | undefined
  const value = typeof told?.value === 'string' ? told.value : told?.value?.message
  return {
    id: sourceId ?? job.id,
    name: sourceName ?? '',
    payload: job.data,
    tries: (sourceRetryCount ?? 0) + 1,
    error: told?.message ?? value ?? 'unknown',
  }
}
