import { afterAll, beforeAll, expect, test } from 'bun:test'
import { isLost } from '../../server/database/errors.ts'
import type { Pool } from '../../server/database/open.ts'
import { openReads } from '../../server/database/reads.ts'
import { freshDatabase, type FreshDatabase } from '../cluster.ts'
import { until } from '../until.ts'

let database: FreshDatabase
let reads: Pool

beforeAll(async () => {
  database = await freshDatabase({ kind: 'empty', version: '1', prepare: async () => {} })
  reads = openReads(database.address)
  await reads`create table things (id int)`
  await reads`insert into things values (1), (2)`
})

afterAll(async () => {
  await reads.end()
  await database.drop()
})

const isAsked = (asked: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(asked).then(
    () => 'answered',
    (error: unknown) => (isLost(error) ? 'lost' : error),
  )

/** What is asked while the table is locked: it waits, and `end` ends the sessions of all who wait, once they are as many as told. */
async function whileLocked<Done>(work: (end: (waiting_min?: number) => Promise<void>) => Promise<Done>): Promise<Done> {
  const other = database.open(2)
  const { promise: unlocked, resolve: unlock } = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const lock = other.begin(async (sql) => {
    await sql`lock table things in access exclusive mode`
    locked.resolve()
    await unlocked
  })
  await locked.promise
  const waiting = other<{ pid: number }[]>`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and application_name = 'listing reads'`
  const done = work(async (waiting_min = 1) => {
    const pids = await until(async () => {
      const found = (await other<{ pid: number }[]>`${waiting}`).map(({ pid }) => pid)
      return found.length >= waiting_min ? found : null
    })
    await other`select pg_terminate_backend(pid, 60000) from unnest(${pids}::int[]) as pid`
  })
  try {
    return await done
  } finally {
    unlock()
    await lock
    await other.end()
  }
}

test('a read whose session ends under it is asked once more, and answers', async () => {
  const [bytes, value, at] = [Buffer.from([0, 1, 255]), { text: 'x' }, new Date('2026-11-21T08:00:00.123Z')]
  const asked = whileLocked(async (end) => {
    const rows = reads`
      select id, ${bytes}::bytea as bytes, ${reads.json(value)}::jsonb as value, ${at}::timestamptz as at, ${['a']}::text[] as list
      from things where id > ${1}`.then((found) => [...found])
    await end()
    return { rows }
  })
  expect(await (await asked).rows).toEqual([{ id: 2, bytes, value, at, list: ['a'] }])
})

test('once, and no more', async () => {
  const told = await whileLocked(async (end) => {
    const rows = isAsked(reads`select count(*) from things`)
    await end()
    await end()
    return rows
  })
  expect(told).toBe('lost')
})

test('nor what writes, nor what told a part of its rows', async () => {
  const { told } = await whileLocked(async (end) => {
    const asked = [
      reads`update things set id = id where id = 1`,
      reads`with gone as (delete from things where id = 1 returning id) select id from gone`,
      reads`select id from things`.forEach(() => {}),
    ].map(isAsked)
    await end(asked.length)
    return { told: await Promise.all(asked) }
  })
  expect(told).toEqual(['lost', 'lost', 'lost'])
  expect(await reads`select count(*) as many from things`).toMatchObject([{ many: 2 }])
})

test('what is asked as all sessions end is answered, round after round, whichever of them it comes on', async () => {
  const told: unknown[] = []
  for (let round = 0; round < 20; round++) {
    // Each session of the pool is open, and idle.
    await Promise.all(Array.from({ length: 20 }, () => reads`select count(*) from generate_series(1, 1000)`))
    const ended = database.throwOut()
    const asked = Array.from({ length: 8 }, () => isAsked(reads`select id from things`))
    told.push(...(await Promise.all(asked)))
    await ended
    told.push(await isAsked(reads`select id from things`))
  }
  expect(told.filter((how) => how !== 'answered')).toEqual([])
})

test('a mistake is told at once', async () => {
  expect(await isAsked(reads`select 1 / 0`)).toMatchObject({ code: '22012' })
})
