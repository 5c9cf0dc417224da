import { afterEach, expect, test } from 'bun:test'
import { ThreadPool } from '../server/base/threads/thread_pool.ts'
import { WorkBudget, WorkDelayed, WorkExceeded } from '../server/base/threads/work_budget.ts'
import type { POOL_TASKS } from './thread_pool_worker.ts'
import { until } from './until.ts'

let pool: ThreadPool<typeof POOL_TASKS>
const WORKER = new URL('./thread_pool_worker.ts', import.meta.url)
const SLOW_WORKER = new URL('./thread_pool_slow_worker.ts', import.meta.url)
const opened = (processors = 2, worker = WORKER) => (pool = new ThreadPool(worker, processors))
const failure = (promise: Promise<unknown>): Promise<unknown> => promise.then(() => 'nothing was refused').catch((error: unknown) => error)

afterEach(() => pool.stop())

test('what a thread takes to start is nobody’s work', async () => {
  // This one takes more to load than the task may take.
  expect(await opened(1, SLOW_WORKER).run('answer', 'small', { cpu_seconds_max: 0.05 })).toBe('small')
})

test('what a task’s code takes to load is nobody’s work either, and the thread that has it is asked again', async () => {
  const budget = new WorkBudget('a', 0.2)
  opened(1)
  const run = () => pool.run('late', null, { cpu_seconds_max: 0.1, budget })
  expect(await run()).toBe(1)
  // There is a second thread by now.
  expect(await pool.run('answer', 'between', { cpu_seconds_max: 0.1 })).toBe('between')
  expect([await run(), await run()]).toEqual([2, 3])
  expect(budget.cpu_seconds_spent).toBeLessThan(0.2)
})

test('who needs code that others have loaded waits for its thread, or learns where too many wait', async () => {
  opened(2)
  const run = (owner: string) => pool.run('late', null, { cpu_seconds_max: 1, owner })
  expect(await Promise.all(['a', 'b', 'c', 'd'].map(run))).toEqual([1, 2, 3, 4])
  const owners = Array.from({ length: 7 }, (_, number) => `owner ${number}`)
  const times = await Promise.all(owners.map((owner) => pool.run('late_burn', 0.1, { cpu_seconds_max: 1, owner })))
  expect(times.filter((time) => time === 1)).toHaveLength(2)
})

test('a heavy task leaves the thread with code that takes long to load to those who need it', async () => {
  opened(2)
  const late = () => pool.run('late', null, { cpu_seconds_max: 1, owner: 'honest' })
  expect(await late()).toBe(1)
  const heavy = ['a', 'b', 'c'].map((owner) =>
    pool.run('burn', { cpu_seconds: 0.4, value: owner }, { cpu_seconds_max: 1, owner, heavy: true }),
  )
  expect([await late(), await late()]).toEqual([2, 3])
  expect(await Promise.all(heavy)).toEqual(['a', 'b', 'c'])
  expect(await late()).toBe(4)
})

test('the loop that asked goes on turning while its tasks work, as often as it likes', async () => {
  const counter = new SharedArrayBuffer(4)
  const working = Promise.withResolvers<void>()
  const options = { cpu_seconds_max: 60, on_note: () => working.resolve() }
  const counted = opened().run('work_until', { counter, turns: 1000 }, options)
  await working.promise
  // Done by this loop, the task would wait for ever for what only the next turn counts.
  for (let turn = 0; turn < 1000; turn++) {
    await new Promise((next) => setImmediate(next))
    Atomics.add(new Int32Array(counter), 0, 1)
  }
  expect(await counted).toBe('counted')
})

test('a task that spins without end is refused for good, at its first try, and the next is served', async () => {
  const budget = new WorkBudget('a', 10)
  const notes: string[] = []
  const refused = await failure(opened().run('spin', null, { cpu_seconds_max: 0.3, budget, on_note: (note) => void notes.push(note) }))
  expect(refused).toBeInstanceOf(WorkExceeded)
  expect(notes).toEqual(['spinning'])
  expect(budget.cpu_seconds_spent).toBeGreaterThanOrEqual(0.3)
  expect(await pool.run('answer', 'next', { cpu_seconds_max: 0.1 })).toBe('next')
})

test('a task whose thread merely stands still is given to another', async () => {
  const counter = new SharedArrayBuffer(4)
  const budget = new WorkBudget('a', 0.2)
  const answer = await opened().run('stand', { counter, times: 1 }, { cpu_seconds_max: 0.1, budget, seconds_max: 0.5 })
  expect(answer).toBe('went on')
  expect(new Int32Array(counter)[0]).toBe(2)
})

test('a task that never gets to its work is ours after two tries, and not the input’s fault', async () => {
  const counter = new SharedArrayBuffer(4)
  const refused = await failure(opened().run('stand', { counter, times: 9 }, { cpu_seconds_max: 0.1, seconds_max: 0.5 }))
  expect(refused).toBeInstanceOf(WorkDelayed)
  expect(new Int32Array(counter)[0]).toBe(2)
})

test('tasks of one budget spend it together, and the one that uses it up is refused', async () => {
  const budget = new WorkBudget('a', 0.4)
  opened(1)
  const burn = () => pool.run('burn', { cpu_seconds: 0.12, value: 'done' }, { cpu_seconds_max: 5, budget })
  expect([await burn(), await burn()]).toEqual(['done', 'done'])
  expect(await failure(pool.run('spin', null, { cpu_seconds_max: 5, budget }))).toBeInstanceOf(WorkExceeded)
  expect(budget.cpu_seconds_left).toBe(0)
})

test('a site of many small pages is read while five others only burn what they may', async () => {
  opened()
  const order: string[] = []
  const hostile = Array.from({ length: 5 }, async (_, number) => {
    const budget = new WorkBudget(`hostile ${number}`, 0.6)
    await failure(pool.run('spin', null, { cpu_seconds_max: 0.6, budget }))
    order.push('hostile')
  })
  for (let page = 0; page < 12; page++)
    order.push(await pool.run('burn', { cpu_seconds: 0.01, value: 'page' }, { cpu_seconds_max: 1, budget: new WorkBudget('honest', 2) }))
  await Promise.all(hostile)
  // One after another they would be three seconds of work before the first page; as it is most of it is still to come after the last.
  expect(order.slice(-3)).toEqual(['hostile', 'hostile', 'hostile'])
})

test('owners take turns: the first task of one begins before the third of another', async () => {
  opened(1)
  const order: string[] = []
  const add = (owner: string) =>
    pool.run('burn', { cpu_seconds: 0.05, value: owner }, { cpu_seconds_max: 5, owner, on_note: (begun) => void order.push(begun) })
  await Promise.all(['a', 'a', 'a', 'a', 'b'].map(add))
  expect(order.indexOf('b')).toBeLessThanOrEqual(2)
})

test('a short task has a place of its own beside a long one', async () => {
  opened(1)
  const unwanted = new AbortController()
  const long = failure(pool.run('spin', null, { cpu_seconds_max: 60, signal: unwanted.signal }))
  // It would wait for a minute of work, did it wait for the long one.
  expect(await pool.run('answer', 'short', { cpu_seconds_max: 1, short: true })).toBe('short')
  unwanted.abort(new Error('nobody waits for it'))
  expect(String(await long)).toBe('Error: nobody waits for it')
})

test('who worked alone before has a turn at once when five others come', async () => {
  opened(1)
  const order: string[] = []
  const burn = (owner: string, cpu_seconds: number) =>
    pool.run('burn', { cpu_seconds, value: owner }, { cpu_seconds_max: 5, owner }).then((value) => void order.push(value))
  for (let page = 0; page < 12; page++) await burn('honest', 0.02)
  order.length = 0
  const others = Array.from({ length: 5 }, (_, number) => Array.from({ length: 6 }, () => burn(`other ${number}`, 0.02))).flat()
  for (let page = 0; page < 4; page++) await burn('honest', 0.004)
  // All thirty of the others would come before, did it count what nobody else wanted then.
  const length = order.length
  await Promise.all(others)
  expect(length).toBeLessThan(20)
})

test('a task that nobody wants any more leaves the line, and one that runs frees its thread', async () => {
  opened(1)
  const draft = new AbortController()
  const budget = new WorkBudget('a', 60, draft.signal)
  let began = () => {}
  const spinning = new Promise<void>((resolve) => (began = resolve))
  const runs = failure(pool.run('spin', null, { cpu_seconds_max: 60, budget, on_note: () => began() }))
  await spinning
  const waits = Array.from({ length: 9 }, () => failure(pool.run('spin', null, { cpu_seconds_max: 60, budget })))
  draft.abort(new Error('the lease was lost'))
  expect((await Promise.all([runs, ...waits])).map(String)).toEqual(Array(10).fill('Error: the lease was lost'))
  expect(await pool.run('answer', 'next', { cpu_seconds_max: 0.1 })).toBe('next')
  expect(String(await failure(pool.run('answer', 'late', { cpu_seconds_max: 0.1, budget })))).toBe('Error: the lease was lost')
  expect(budget.cpu_seconds_spent).toBeLessThan(10)
})

test('the first task of somebody new ends before any task that spins, and what made room for it is done later all the same', async () => {
  opened(1)
  const order: string[] = []
  const counter = new SharedArrayBuffer(4)
  const long = Array.from({ length: 3 }, (_, number) =>
    pool
      .run('burn_counted', { cpu_seconds: 0.8, counter }, { cpu_seconds_max: 1, budget: new WorkBudget(`long ${number}`, 1.1) })
      .then(() => void order.push('long')),
  )
  await until(() => new Int32Array(counter)[0] === 3)
  await pool.run('burn', { cpu_seconds: 0.1, value: 'new' }, { cpu_seconds_max: 1, owner: 'new' })
  order.push('new')
  // Interrupted work is done again at our cost: it would be over these budgets otherwise.
  await Promise.all(long)
  expect(order).toEqual(['new', 'long', 'long', 'long'])
})

test('a task longer than a page keeps its thread where only those who had more would have it instead', async () => {
  opened(1)
  const spinning = ['other 0', 'other 1'].map((owner) => failure(pool.run('spin', null, { cpu_seconds_max: 0.9, owner })))
  const burn = (cpu_seconds: number, owner: string) => pool.run('burn', { cpu_seconds, value: 'page' }, { cpu_seconds_max: 2, owner })
  // Both work among the slow by now, and have pages that wait for every place there is.
  await Promise.all(['other 0', 'other 1'].map((owner) => burn(0.1, owner)))
  const pages = Array.from({ length: 12 }, (_, at) => burn(0.05, `other ${at % 2}`))
  const counter = new SharedArrayBuffer(4)
  expect(await pool.run('burn_counted', { cpu_seconds: 0.3, counter }, { cpu_seconds_max: 2, owner: 'honest' })).toBe('done')
  expect(new Int32Array(counter)[0]).toBe(1)
  await Promise.all([...spinning, ...pages])
})
