import type { JobNames, Service } from '../core/context.ts'
import type { JobRun } from '../jobs/worker.ts'

const LATER_SECONDS = 60

type Work<Name extends keyof JobNames> = (payload: JobNames[Name], run: JobRun) => Promise<void>

/**
 * The same work, which waits while the disk of the database is short instead of using up its tries: in one transaction the job is done and
 * asked for again a minute later, so that what somebody was promised still comes. One that waits already stands for both.
 */
export function postponedWithoutRoom<Name extends keyof JobNames>(service: Service, name: Name, work: Work<Name>): Work<Name> {
  return async (payload, run) => {
    if (!service.disk.isShort()) return work(payload, run)
    const account_id = await accountOf(service, payload)
    await service.database.begin(async (sql) => {
      await run.finish(sql)
      const key = `without room ${JSON.stringify(payload)}`
      await service.jobs.add(sql, name, payload, { key, delay_seconds: LATER_SECONDS, ...(account_id === null ? {} : { account_id }) })
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
