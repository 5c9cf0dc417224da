import { expect, test } from 'bun:test'
import { createCoalescedRead } from '../../server/base/coalesced_read.ts'
import { nextTurn } from '../until.ts'

/** Reads that answer a counter when they begin, and end when told. */
function counted() {
  let begun = 0
  const ends: (() => void)[] = []
  const read = () => {
    const answer = ++begun
    return new Promise<number>((resolve) => ends.push(() => resolve(answer)))
  }
  return { read, begun: () => begun, end: async () => (ends.shift()?.(), await nextTurn()) }
}

test('who asks while a read runs gets the one that begins afterwards, all of them one', async () => {
  const share = createCoalescedRead<number>()
  const { read, begun, end } = counted()
  const first = share('board', read)
  const later = [share('board', read), share('board', read)]
  expect(begun()).toBe(1)
  await end()
  expect(await first).toBe(1)
  expect(begun()).toBe(2)
  const last = share('board', read)
  await end()
  expect(await Promise.all(later)).toEqual([2, 2])
  await end()
  expect(await last).toBe(3)
})

test('other boards are read by themselves, and nothing is kept', async () => {
  const share = createCoalescedRead<number>()
  const { read, begun, end } = counted()
  const answers = [share('one', read), share('two', read), share('three', read)]
  expect(begun()).toBe(3)
  for (let calls = 0; calls < 3; calls++) await end()
  expect(await Promise.all(answers)).toEqual([1, 2, 3])
  const again = share('one', read)
  await end()
  expect(await again).toBe(4)
})

test('a read that fails fails for those who wait for it alone', async () => {
  const share = createCoalescedRead<string>()
  const failing = share('board', () => Promise.reject(new Error('down')))
  const next = share('board', () => Promise.resolve('up'))
  await expect(failing).rejects.toThrow('down')
  expect(await next).toBe('up')
  expect(await share('board', () => Promise.resolve('again'))).toBe('again')
})
