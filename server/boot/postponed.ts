import type { Service } from '../core/context.ts'
import type { JobName, JobPayloads, JobRun, JobSchedule } from '../jobs/job.ts'

const LATER_SECONDS = 60

type Work = (payload: object, run: JobRun) => Promise<void>
type Postponed = { name: JobName; schedule: JobSchedule | null; run: Work }

/**
 * The same work, which waits while the disk of the database is short instead of using up its tries: in one transaction the job is done and
 * asked for again a minute later, so that what somebody was promised still comes. One that waits already stands for both. A job that comes
 * by itself does nothing meanwhile: it will come again.
 */
export function postponedWithoutRoom(service: Service, { name, schedule, run: work }: Postponed): Work {
  return async (payload, run) => {
    if (!service.disk.isShort()) return work(payload, run)
    if (schedule !== null) return
    const account_id = await accountOf(service, payload)
    await service.database.begin(async (sql) => {
      await run.finish(sql)
      const key = `without room ${JSON.stringify(payload)}`
      // It is what this job was added with.
      const same = payload as JobPayloads[JobName]
      await service.jobs.add(sql, name, same, { key, delay_seconds: LATER_SECONDS, ...(account_id === null ? {} : { account_id }) })
    })
    service.events.log('warn', 'job_postponed', { job: name, ...payload })
  }
}

/** Whose turn it takes, where jobs of its kind take turns. */
async function accountOf({ reads }: Service, payload: object): Promise<string | null> {
  if (!('draft_id' in payload)) return null
  const [row] = await reads<{ account_id: string }[]>`select account_id from drafts where id = ${String(payload.draft_id)}`
  return row?.account_id ?? null
}
