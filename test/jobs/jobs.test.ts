import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Pool } from '../../server/database/open.ts'
import { installJobs, openJobs, type JobRules, type Jobs } from '../../server/jobs/queue.ts'
import { queuesWithDueJobs } from '../../server/jobs/wake.ts'
import { throughDriver } from '../../server/jobs/driver.ts'
import { startWorker, type FailedJob, type JobHandlers, type Worker } from '../../server/jobs/worker.ts'
import { freshDatabase, type FreshDatabase } from '../cluster.ts'

type Table = {
  greet: { name: string }
  flaky: { id: string }
  doomed: { id: string }
  slow: { id: string }
  timed: { id: string }
  in_turn: { id: string }
  held: { id: string }
}

const once = { concurrency: 2, seconds_max: 30, tries_max: 3, retry_seconds: 1 }
const rules: JobRules<Table> = {
  greet: once,
  flaky: once,
  doomed: { ...once, tries_max: 1 },
  slow: { ...once, concurrency: 3 },
  timed: { ...once, seconds_max: 1, tries_max: 1 },
  in_turn: { ...once, concurrency: 1 },
  held: { ...once, concurrency: 1, accounts: { each_max: 2, first_places: 2 } },
}
const log = () => {}

let database: FreshDatabase
let sql: Pool
let jobs: Jobs<Table>

beforeAll(async () => {
  database = await freshDatabase({
    kind: 'jobs',
    version: Bun.hash(JSON.stringify(rules)).toString(36),
    prepare: async (pool) => {
      await pool`create table effect (job text not null, note text not null)`
    },
  })
  sql = database.open()
  await installJobs(database.address, rules)
  jobs = await openJobs<Table>(sql)
})

afterAll(async () => {
  await sql.end()
  await database.drop()
})

/** Handlers that do nothing unless the test says otherwise. */
function handlersWith(some: Partial<JobHandlers<Table>>): JobHandlers<Table> {
  const idle = async () => {}
  return { greet: idle, flaky: idle, doomed: idle, slow: idle, timed: idle, in_turn: idle, held: idle, ...some }
}

async function startedWith(
  some: Partial<JobHandlers<Table>>,
  onFailed: (job: FailedJob) => Promise<void> = async () => {},
): Promise<Worker> {
  return await startWorker<Table>({ address: database.address, rules, handlers: handlersWith(some), onFailed, log })
}

async function waiting(name: keyof Table): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) from jobs.job where name = ${name} and state < 'completed'`
  return row?.count ?? -1
}

describe('a job', () => {
  test('exists when the transaction that added it commits, and never did when it rolls back', async () => {
    const seen: string[] = []
    await sql
      .begin(async (tx) => {
        await jobs.add(tx, 'greet', { name: 'Ada' })
        throw new Error('changed my mind')
      })
      .catch(() => {})
    expect(await waiting('greet')).toBe(0)
    await sql.begin(async (tx) => void (await jobs.add(tx, 'greet', { name: 'Grace' })))
    const done = Promise.withResolvers<void>()
    const worker = await startedWith({
      greet: async ({ name }) => {
        seen.push(name)
        done.resolve()
      },
    })
    await done.promise
    await worker.stop()
    expect(seen).toEqual(['Grace'])
    expect(await waiting('greet')).toBe(0)
  })

  test('wakes an idle worker at once', async () => {
    let woken = () => {}
    const handlers = handlersWith({ greet: async () => woken() })
    // By itself this worker would look again long after the test has ended.
    const worker = await startWorker<Table>({
      address: database.address,
      rules,
      handlers,
      onFailed: async () => {},
      log,
      poll_seconds: 3600,
    })
    for (let round = 0; round < 6; round++) {
      const done = new Promise<void>((resolve) => (woken = resolve))
      await jobs.add(sql, 'greet', { name: 'now' })
      await done
    }
    await worker.stop()
  })

  test('that nothing tells of is found by one question for all queues, once it is due and until it runs', async () => {
    const due = async () => (await queuesWithDueJobs(throughDriver(sql), Object.keys(rules))).toSorted()
    expect(await due()).toEqual([])
    await jobs.add(sql, 'flaky', { id: 'later' }, { delay_seconds: 3600 })
    expect(await due()).toEqual([])
    await jobs.add(sql, 'in_turn', { id: 'now' })
    await jobs.add(sql, 'greet', { name: 'now' })
    expect(await due()).toEqual(['greet', 'in_turn'])
    await sql`update jobs.job set state = 'active' where name = 'greet' and state < 'active'`
    expect(await due()).toEqual(['in_turn'])
    await sql`update jobs.job set start_after = now() where name = 'flaky' and state < 'active'`
    expect(await due()).toEqual(['flaky', 'in_turn'])
    await sql`delete from jobs.job where state < 'completed'`
  })

  test('with a key waits only once, and may be added again when it runs', async () => {
    expect(await jobs.add(sql, 'slow', { id: 'a' }, { key: 'a' })).toBeString()
    expect(await jobs.add(sql, 'slow', { id: 'a' }, { key: 'a' })).toBeNull()
    expect(await jobs.add(sql, 'slow', { id: 'b' }, { key: 'b' })).toBeString()
    expect(await jobs.add(sql, 'slow', { id: 'c' })).toBeString()
    expect(await jobs.add(sql, 'slow', { id: 'd' })).toBeString()
    const seen: string[] = []
    const all = Promise.withResolvers<void>()
    const worker = await startedWith({
      slow: async ({ id }) => {
        seen.push(id)
        if (id === 'a' && seen.filter((one) => one === 'a').length === 1)
          expect(await jobs.add(sql, 'slow', { id: 'a' }, { key: 'a' })).toBeString()
        if (seen.length === 5) all.resolve()
      },
    })
    await all.promise
    await worker.stop()
    expect(seen.toSorted()).toEqual(['a', 'a', 'b', 'c', 'd'])
  })

  test('of an account that has none waiting goes before the second of an account that has', async () => {
    for (const id of ['a1', 'a2', 'a3']) await jobs.add(sql, 'in_turn', { id }, { account_id: 'a' })
    await jobs.add(sql, 'in_turn', { id: 'b1' }, { account_id: 'b' })
    const seen: string[] = []
    const all = Promise.withResolvers<void>()
    const worker = await startedWith({
      in_turn: async ({ id }) => {
        if (seen.push(id) === 4) all.resolve()
      },
    })
    await all.promise
    await worker.stop()
    expect(seen).toEqual(['a1', 'b1', 'a2', 'a3'])
  })

  test('finds a place although another account has more jobs than there are places, and none of them ends', async () => {
    for (const id of ['a1', 'a2', 'a3', 'a4', 'a5']) await jobs.add(sql, 'held', { id }, { account_id: 'a' })
    const begun: string[] = []
    const open = Promise.withResolvers<void>()
    const reached = Promise.withResolvers<void>()
    const worker = await startedWith({
      held: async ({ id }) => {
        begun.push(id)
        if (id === 'b1') reached.resolve()
        else await open.promise
      },
    })
    await jobs.add(sql, 'held', { id: 'b1' }, { account_id: 'b' })
    await reached.promise
    open.resolve()
    await worker.stop()
    expect(begun.slice(0, begun.indexOf('b1')).length).toBeLessThanOrEqual(2)
  })

  test('that throws is tried again and knows which try it is', async () => {
    const tries: number[] = []
    const done = Promise.withResolvers<void>()
    const worker = await startedWith({
      flaky: async (_, run) => {
        tries.push(run.try)
        if (run.try < 3) throw new Error('not yet')
        expect(run.tries_max).toBe(3)
        done.resolve()
      },
    })
    await jobs.add(sql, 'flaky', { id: 'x' })
    await done.promise
    await worker.stop()
    expect(tries).toEqual([1, 2, 3])
  })

  test('that fails for good is reported once, with its payload and the reason', async () => {
    const failed = Promise.withResolvers<FailedJob>()
    const worker = await startedWith({ doomed: () => Promise.reject(new Error('no such site')) }, async (job) => failed.resolve(job))
    const id = await jobs.add(sql, 'doomed', { id: 'x' })
    expect(await failed.promise).toEqual({ id: id ?? '', name: 'doomed', payload: { id: 'x' }, tries: 1, error: 'no such site' })
    await worker.stop()
  })

  test('over its time is aborted and counts as failed', async () => {
    const failed = Promise.withResolvers<FailedJob>()
    let aborted = false
    const worker = await startedWith(
      { timed: (_, run) => new Promise((resolve) => run.signal.addEventListener('abort', () => void ((aborted = true), resolve()))) },
      async (job) => failed.resolve(job),
    )
    await jobs.add(sql, 'timed', { id: 'x' })
    expect((await failed.promise).error).toContain('exceeded 1s')
    expect(aborted).toBe(true)
    await worker.stop()
  })
})
