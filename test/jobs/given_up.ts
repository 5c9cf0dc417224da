import type { JobName } from '../../server/jobs/job.ts'
import { job_schema } from '../../server/jobs/queue.ts'
import type { TestService } from '../test_service.ts'

/** A job as the queue leaves it after its last try. */
export async function giveUp({ sql, service }: TestService, name: JobName & 'sweep', key: string): Promise<string> {
  const id = await sql.begin((inner) => service.jobs.add(inner, name, {}, { key }))
  await sql`update ${sql(job_schema)}.job set state = 'failed', completed_on = now(), output = '{"message":"it broke"}' where id = ${id}`
  return id ?? ''
}

export async function stateOf({ sql }: TestService, id: string): Promise<string | null> {
  const [job] = await sql<{ state: string }[]>`select state from ${sql(job_schema)}.job where id = ${id}`
  return job?.state ?? null
}
