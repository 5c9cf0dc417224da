import { expect, test } from 'bun:test'
import { createGather } from '../server/base/gather.ts'

/** A gather whose rounds end when they are told to; `rounds` are what came together. */
function opened(rounds_max: number, items_max = 64) {
  const rounds: number[][] = []
  const ends: PromiseWithResolvers<void>[] = []
  const begun: PromiseWithResolvers<void>[] = []
  const at = (list: PromiseWithResolvers<void>[], index: number) => (list[index] ??= Promise.withResolvers<void>())
  const gather = createGather<number, number>({ rounds_max, items_max }, async (items) => {
    const index = rounds.push([...items]) - 1
    at(begun, index).resolve()
    await at(ends, index).promise
    return items.map((item) => item * 2)
  })
  return { gather, rounds, end: (index: number) => at(ends, index).resolve(), begins: (index: number) => at(begun, index).promise }
}

test('those who come at the same time are worked on together, and each has its own answer', async () => {
  const { gather, rounds, end } = opened(1)
  end(0)
  expect(await Promise.all([1, 2, 3].map(gather))).toEqual([2, 4, 6])
  expect(rounds).toEqual([[1, 2, 3]])
})

test('who comes while the rounds run waits for the end of one, and who waits goes together', async () => {
  const { gather, rounds, end, begins } = opened(2)
  const first = gather(1)
  await begins(0)
  const second = gather(2)
  await begins(1)
  const waiting = [gather(3), gather(4)]
  expect(rounds).toEqual([[1], [2]])
  end(1)
  expect(await second).toBe(4)
  await begins(2)
  expect(rounds).toEqual([[1], [2], [3, 4]])
  end(0)
  end(2)
  expect(await Promise.all([first, ...waiting])).toEqual([2, 6, 8])
})

test('no round is larger than it may be, and none that waits is forgotten', async () => {
  const { gather, rounds, end } = opened(1, 3)
  for (const index of [0, 1, 2]) end(index)
  expect(await Promise.all([1, 2, 3, 4, 5, 6, 7].map(gather))).toEqual([2, 4, 6, 8, 10, 12, 14])
  expect(rounds.map(({ length }) => length)).toEqual([3, 3, 1])
})

test('a round that fails fails those in it, and the next one goes on', async () => {
  const gather = createGather<number, number>({ rounds_max: 1, items_max: 2 }, async (items) => {
    if (items.includes(1)) throw new Error('no room')
    return [...items]
  })
  const ends = await Promise.allSettled([1, 2, 3, 4].map(gather))
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled'])
})
