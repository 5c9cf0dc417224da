import { expect, test } from 'bun:test'
import { createSharedRead } from '../../server/base/coalesced_read.ts'
import type { Sql } from '../../server/database/open.ts'

// Only told apart, never asked.
const pool = (() => {}) as unknown as Sql

/** Reads that answer a counter when they begin, and end when told. */
function counted() {
  let begun = 0
  const ends: (() => void)[] = []
  const read = () => {
    const answer = ++begun
    return new Promise<number>((resolve) => ends.push(() => resolve(answer)))
  }
  return { read, begun: () => begun, end: async () => (ends.shift()?.(), await Bun.sleep(0)) }
}

test('who asks while a read runs gets the one that begins afterwards, all of them one', async () => {
  const share = createSharedRead<number>()
  const { read, begun, end } = counted()
  const first = share(pool, 'board', read)
  const later = [share(pool, 'board', read), share(pool, 'board', read)]
  expect(begun()).toBe(1)
  await end()
  expect(await first).toBe(1)
  expect(begun()).toBe(2)
  const last = share(pool, 'board', read)
  await end()
  expect(await Promise.all(later)).toEqual([2, 2])
  await end()
  expect(await last).toBe(3)
})

test('other boards and other databases are read by themselves, and nothing is kept', async () => {
  const share = createSharedRead<number>()
  const { read, begun, end } = counted()
  const other = (() => {}) as unknown as Sql
  const answers = [share(pool, 'one', read), share(pool, 'two', read), share(other, 'one', read)]
  expect(begun()).toBe(3)
  for (let calls = 0; calls < 3; calls++) await end()
  expect(await Promise.all(answers)).toEqual([1, 2, 3])
  const again = share(pool, 'one', read)
  await end()
  expect(await again).toBe(4)
})

test('a read that fails fails for those who wait for it alone', async () => {
  const share = createSharedRead<string>()
  const failing = share(pool, 'board', () => Promise.reject(new Error('down')))
  const next = share(pool, 'board', () => Promise.resolve('up'))
  await expect(failing).rejects.toThrow('down')
  expect(await next).toBe('up')
  expect(await share(pool, 'board', () => Promise.resolve('again'))).toBe('again')
})
