import type { Service } from '../core/context.ts'
import type { Address } from '../database/open.ts'
import { SCHEDULE_KEY, type JobRun } from '../jobs/job.ts'
import { takeTrace } from '../jobs/queue.ts'
import { startWorker, type Worker } from '../jobs/worker.ts'
import { JOB_RULES } from './job_rules.ts'
import { JOBS } from './jobs.gen.ts'
import { postponedWithoutRoom } from './postponed.ts'

/** Works on every job of the table, whatever room it is of. */
export async function openWorker(service: Service, address: Address): Promise<Worker> {
  const opened = await Promise.all(Object.values(JOBS).map(async (job) => ({ ...job, ...(await job.open(service)) })))
  const scheduled = opened.flatMap(({ name, schedule }) => (schedule === null ? [] : [{ name, ...schedule }]))
  const works = new Map<string, (typeof opened)[number]>(opened.map((job) => [job.name, job]))
  const close = () => {
    for (const job of opened) job.close()
  }
  try {
    const worker = await startWorker({
      address,
      rules: JOB_RULES,
      handlers: Object.fromEntries(
        opened.map((job) => [job.name, timed(service, job.name, job.needs_room ? postponedWithoutRoom(service, job) : job.run)]),
      ),
      schedules: scheduled.map(({ name, cron }) => ({ name, cron, payload: {} })),
      onFailed: async ({ name, payload, error }) => {
        service.events.jobBroke({ job: name }, error)
        await works.get(name)?.failed(takeTrace(payload).payload)
      },
      log: service.events.log,
    })
    for (const { name, at_start } of scheduled) if (at_start) await service.jobs.add(service.database, name, {}, { key: SCHEDULE_KEY })
    return {
      stop: async (drain_seconds) => {
        await worker.stop(drain_seconds)
        close()
      },
    }
  } catch (error) {
    close()
    throw error
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
