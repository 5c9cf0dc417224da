import type { Sql } from '../database/open.ts'
import { failField } from '../base/error.ts'
import { throughDriver } from './driver.ts'
import { failed_queue, job_schema, unstarted } from './queue.ts'

type BrokenJob = { id: string; name: string; payload: object; tries: number; error: string | null; at: Date }

const ERROR_CHARACTERS_MAX = 500

/** Jobs that used up their tries, the latest first, for as long as the queue keeps them. */
export async function listBroken(sql: Sql, limit: number): Promise<{ items: BrokenJob[]; total: number }> {
  const jobs = sql`${sql(job_schema)}.job where state = 'failed' and name <> ${failed_queue}`
  const items = await sql<BrokenJob[]>`
    select id, name, data as payload, retry_count + 1 as tries, left(coalesce(output ->> 'message', output ->> 'value'), ${ERROR_CHARACTERS_MAX}) as error,
      coalesce(completed_on, created_on) as at
    from ${jobs} order by coalesce(completed_on, created_on) desc, id limit ${limit}`
  const [row] = await sql<{ total: number }[]>`select count(*) as total from ${jobs}`
  return { items: [...items], total: row?.total ?? 0 }
}

/** One more try for a job that was given up. */
export async function retryBroken(sql: Sql, id: string): Promise<{ id: string; name: string }> {
  const job = await lockBroken(sql, id)
  const [waiting] = await sql`
    select 1 from ${sql(job_schema)}.job other join ${sql(job_schema)}.job given on given.id = ${id} and given.name = other.name
    where other.name = ${job.name} and other.singleton_key = given.singleton_key and other.state in ('created', 'retry') limit 1`
  if (waiting) failField('', `A later job ${job.name} of the same thing waits already. Drop this one: listing-server job drop ${id}`)
  await (await unstarted({ db: throughDriver(sql) })).retry(job.name, id)
  return job
}

/** Nobody tries it again. */
export async function dropBroken(sql: Sql, id: string): Promise<{ id: string; name: string }> {
  const job = await lockBroken(sql, id)
  await (await unstarted({ db: throughDriver(sql) })).deleteJob(job.name, id)
  return job
}

async function lockBroken(sql: Sql, id: string): Promise<{ id: string; name: string }> {
  const [job] = /^[0-9a-f-]{36}$/.test(id)
    ? await sql<{ id: string; name: string }[]>`
        select id, name from ${sql(job_schema)}.job where id::text = ${id} and state = 'failed' and name <> ${failed_queue} for update`
    : []
  return job ?? failField('', `No job that was given up has the id ${id}. See: listing-server job list`)
}
