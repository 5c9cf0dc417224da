import { afterEach, beforeEach, expect, test } from 'bun:test'
import { join } from 'node:path'
import type { Pool } from '../../server/database/open.ts'
import { installJobs, openJobs, type Jobs } from '../../server/jobs/queue.ts'
import { startWorker, type JobHandlers, type Worker } from '../../server/jobs/worker.ts'
import { freshDatabase, type FreshDatabase } from '../cluster.ts'
import { until } from '../until.ts'
import { crash_rules, type CrashTable } from './crash_jobs.ts'

let database: FreshDatabase
let sql: Pool
let jobs: Jobs<CrashTable>

beforeEach(async () => {
  database = await freshDatabase({
    kind: 'effects',
    version: '1',
    prepare: async (pool) =>
      void (await pool`create table effect (at timestamptz default clock_timestamp(), job text not null, note text not null)`),
  })
  sql = database.open()
  await installJobs(database.address, crash_rules)
  jobs = await openJobs<CrashTable>(sql)
})

afterEach(async () => {
  await sql.end()
  await database.drop()
})

const write = async (job: string, note: string) => void (await sql`insert into effect (job, note) values (${job}, ${note})`)

async function count(job: string, note: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) from effect where job = ${job} and note = ${note}`
  return row?.count ?? -1
}

function workerProcess() {
  return Bun.spawn([process.execPath, join(import.meta.dir, 'worker_process.ts'), JSON.stringify(database.address)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

async function workerHere(some: Partial<JobHandlers<CrashTable>>): Promise<Worker> {
  const unexpected = async () => await write('unexpected', 'effect')
  const handlers = { dies_before: unexpected, dies_after: unexpected, freezes: unexpected, drains: unexpected, ...some }
  return await startWorker<CrashTable>({ address: database.address, rules: crash_rules, handlers, onFailed: async () => {}, log: () => {} })
}

test('kill -9 of a worker: another one does its job, and no effect is lost or doubled', async () => {
  const victim = workerProcess()
  await jobs.add(sql, 'dies_before', {})
  await jobs.add(sql, 'dies_after', {})
  await until(async () => (await count('dies_before', 'reached')) + (await count('dies_after', 'reached')) === 2)
  const heir = await workerHere({
    dies_before: async (_, { finish, try: turn }) => {
      expect(turn).toBe(2)
      await sql.begin(async (tx) => {
        await tx`insert into effect (job, note) values ('dies_before', 'effect')`
        await finish(tx)
      })
    },
  })
  victim.kill('SIGKILL')
  await victim.exited
  await until(async () => (await count('dies_before', 'effect')) === 1)
  const open = await sql`select name from jobs.job where name in ('dies_before', 'dies_after') and state <> 'completed'`
  await heir.stop()
  expect(open).toHaveLength(0)
  expect(await count('dies_after', 'effect')).toBe(1)
  expect(await count('unexpected', 'effect')).toBe(0)
})

test('a frozen worker that wakes up after its job went to another one changes nothing', async () => {
  const frozen = workerProcess()
  await jobs.add(sql, 'freezes', {})
  await until(async () => (await count('freezes', 'reached')) === 1)
  frozen.kill('SIGSTOP')
  const heir = await workerHere({
    freezes: async (_, { finish }) => {
      await sql.begin(async (tx) => {
        await tx`insert into effect (job, note) values ('freezes', 'effect')`
        await finish(tx)
      })
    },
  })
  await until(async () => (await count('freezes', 'effect')) === 1)
  await write('freezes', 'thawed')
  frozen.kill('SIGCONT')
  await until(async () => (await count('freezes', 'JobLost')) === 1)
  frozen.kill('SIGKILL')
  await frozen.exited
  await heir.stop()
  expect(await count('freezes', 'effect')).toBe(1)
})

test('a stopping worker finishes what is short and hands back what is long', async () => {
  const aborted = Promise.withResolvers<void>()
  const started = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const short = Promise.withResolvers<void>()
  const long = await workerHere({
    drains: async (_, { signal }) => {
      started[0]?.resolve()
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
      aborted.resolve()
    },
    freezes: async () => {
      started[1]?.resolve()
      await short.promise
      await write('freezes', 'done')
    },
  })
  await jobs.add(sql, 'drains', { seconds: 100 })
  await jobs.add(sql, 'freezes', {})
  await Promise.all(started.map(({ promise }) => promise))
  // The long one waits for this to abort it, and would never end by itself.
  const stopped = long.stop(2)
  short.resolve()
  await stopped
  await aborted.promise
  expect(await count('freezes', 'done')).toBe(1)
  const [row] = await sql<{ state: string }[]>`select state from jobs.job where name = 'drains'`
  expect(row?.state).toBe('retry')
  const taken = Promise.withResolvers<number>()
  const next = await workerHere({ drains: async (_, run) => taken.resolve(run.try) })
  expect(await taken.promise).toBe(2)
  await next.stop()
})

test('jobs go on after the database threw out every connection', async () => {
  const seen = new Set<string>()
  const worker = await workerHere({ drains: async (_, { id }) => void seen.add(id) })
  for (let round = 0; round < 3; round++) {
    await database.throwOut()
    // Whoever holds a dead connection is told so and asks again, as a door's caller does.
    let id: string | null = null
    await until(async () => (id = await jobs.add(sql, 'drains', { seconds: round }).catch(() => null)) !== null)
    await until(async () => seen.has(id ?? ''))
  }
  await worker.stop()
})
