import type { Db, PgBoss } from 'pg-boss'
import type { Log } from '../database/open.ts'
import { job_schema } from './queue.ts'

/**
 * By queue, what wakes the lanes of a worker that take its jobs. They are opened by the first job: each of some forty begins with a look of its
 * own, a third of what a service that lives for seconds asks the database.
 */
export type Lanes = Map<string, () => Promise<void>>

/** Has what is told of a job's queue open its lanes too. Those that are open hear it by themselves. */
export function hearOfJobs(boss: PgBoss, lanes: Lanes): void {
  const db = boss.getDb()
  const listen = db.listen?.bind(db)
  if (!listen) return
  db.listen = (channel, heard, again) =>
    listen(
      channel,
      (name) => {
        heard(name)
        void lanes.get(name)?.()
      },
      again,
    )
}

/**
 * Wakes the lanes for which a job is due and no notification came: delayed jobs, retries, whatever was added while nobody listened. One
 * question for all of them, at once and then every so often. Answers what ends it.
 */
export function wakeForDueJobs(boss: PgBoss, lanes: Lanes, every_seconds: number, log: Log): () => void {
  let asked = false
  const look = async (): Promise<void> => {
    if (asked) return
    asked = true
    try {
      for (const name of await queuesWithDueJobs(boss.getDb(), [...lanes.keys()])) await lanes.get(name)?.()
    } catch (error) {
      log('warn', 'the job queue met an error and goes on', { error: error instanceof Error ? error.message : String(error) })
    } finally {
      asked = false
    }
  }
  void look()
  const timer = setInterval(() => void look(), every_seconds * 1000)
  return () => clearInterval(timer)
}

/** Of these queues, the ones with a job that waits and may begin now. Looks at no more than the first of each. */
export async function queuesWithDueJobs(db: Db, names: string[]): Promise<string[]> {
  const { rows } = await db.executeSql(
    `select name from unnest($1::text[]) as name
     where exists (
       select from ${job_schema}.job
       where job.name = name.name and state < 'active' and not blocked and start_after <= ${job_schema}.job_now()
     )`,
    [names],
  )
  return rows.map((row: { name: string }) => row.name)
}
