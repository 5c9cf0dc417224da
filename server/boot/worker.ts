import { setTimeout as sleep } from 'node:timers/promises'
import type { Service } from '../core/context.ts'
import type { Address } from '../database/open.ts'
import { SCHEDULE_KEY, type JobName, type JobRun } from '../jobs/job.ts'
import { takeTrace } from '../jobs/queue.ts'
import { startWorker, type Worker } from '../jobs/worker.ts'
import { JOB_RULES } from './job_rules.ts'
import { JOBS } from './jobs.gen.ts'
import { postponedWithoutRoom } from './postponed.ts'

/** So long a job that fell due keeps the next one waiting. */
const turn_ms_max = 1000

/** Works on every job of the table, whatever room it is of. */
export async function openWorker(service: Service, address: Address): Promise<Worker> {
  const opened = await Promise.all(Object.values(JOBS).map(async (job) => ({ ...job, ...(await job.open(service)) })))
  // Whoever watches hears of the first that is given up only where it stood at nought before.
  for (const { name } of opened) service.meter?.count('listing_job_failures_total', { job: name }, 0)
  service.meter?.count('listing_emails_total', { status: 'failed' }, 0)
  const works = new Map<string, (typeof opened)[number]>(opened.map((job) => [job.name, job]))
  const close = () => {
    for (const job of opened) job.close()
  }
  const ended = new Map<string, () => void>()
  try {
    const worker = await startWorker({
      address,
      rules: JOB_RULES,
      handlers: Object.fromEntries(
        opened.map((job) => {
          const work = timed(service, job.name, job.needs_room ? postponedWithoutRoom(service, job) : job.run)
          const run: Run = (payload, itself) => work(payload, itself).finally(ended.get(job.name))
          return [job.name, run]
        }),
      ),
      onFailed: async ({ name, payload, error }) => {
        service.events.jobBroke({ job: name }, error)
        await works.get(name)?.failed(takeTrace(payload).payload)
      },
      log: service.events.log,
    })
    const stopping = new AbortController()
    const due = opened.flatMap(({ name, schedule }) => (schedule?.at_start ? [name] : []))
    const caught_up = catchUp(service, due, ended, stopping.signal)
    return {
      stop: async (drain_seconds) => {
        stopping.abort()
        await caught_up
        await worker.stop(drain_seconds)
        close()
      },
    }
  } catch (error) {
    close()
    throw error
  }
}

/**
 * What fell due while nothing ran is done one after the other: all together would open a session with the database for each. What could not
 * be asked for comes by its schedule.
 */
async function catchUp(
  { jobs, database, events }: Service,
  due: readonly JobName[],
  ended: Map<string, () => void>,
  signal: AbortSignal,
): Promise<void> {
  for (const name of due) {
    if (signal.aborted) return
    const { promise, resolve } = Promise.withResolvers<void>()
    ended.set(name, resolve)
    await jobs.add(database, name, {}, { key: SCHEDULE_KEY }).catch((error: unknown) => events.jobBroke({ job: name }, error))
    await Promise.race([promise, sleep(turn_ms_max, undefined, { signal, ref: false }).catch(() => {})])
  }
}

type Run = (payload: object, run: JobRun) => Promise<void>

function timed({ events, tracer }: Service, name: string, run_job: Run): Run {
  return async (data, run) => {
    const { payload, parent } = takeTrace(data)
    const work: Run = tracer ? (given, one) => tracer.work(name, parent, { 'listing.job': name }, () => run_job(given, one)) : run_job
    const started = performance.now()
    const ended = (outcome: 'done' | 'failed') => events.jobEnded(name, outcome, (performance.now() - started) / 1000)
    try {
      await work(payload, run)
    } catch (error) {
      ended('failed')
      throw error
    }
    ended('done')
  }
}
