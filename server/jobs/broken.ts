import type { Sql } from '../database/open.ts'
import { failed_queue, job_schema } from './queue.ts'

export type BrokenJob = { id: string; name: string; payload: object; tries: number; error: string | null; at: Date }

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
