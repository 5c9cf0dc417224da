import { expect, test } from 'bun:test'
import { cacheKind, createCache } from '../server/base/cache.ts'
import { madeOnce } from '../server/base/made_once.ts'
import { createMemory } from '../server/base/memory.ts'
import { createSemaphore } from '../server/base/semaphore.ts'
import { ApiError } from '../server/base/error.ts'

let now = Date.parse('2026-01-01T00:00:00Z')
const clock = () => new Date(now)

test('what is kept is kept for its seconds of the service’s clock, and no longer', () => {
  const cache = createCache<string>({ seconds: 5, entries_max: 10 }, clock)
  cache.set('key', 'value')
  now += 4_999
  expect(cache.get('key')).toBe('value')
  now += 2
  expect(cache.get('key')).toBeUndefined()
})

test('a clock that is set back keeps nothing longer', () => {
  const cache = createCache<string>({ seconds: 5, entries_max: 10 }, clock)
  cache.set('key', 'value')
  now -= 3_600_000
  expect(cache.get('key')).toBe('value')
  now += 4_999
  expect(cache.get('key')).toBe('value')
  now += 2
  expect(cache.get('key')).toBeUndefined()
})

test('a flood of new keys costs nobody theirs who keeps asking', () => {
  const cache = createCache<number>({ seconds: 60, entries_max: 10 }, clock)
  cache.set('asked', 1)
  for (let flood = 0; flood < 100; flood++) {
    cache.set(`flood ${flood}`, flood)
    expect(cache.get('asked')).toBe(1)
  }
  expect(cache.size).toBe(10)
})

test('two services in one process share nothing, nor do two pools of one', () => {
  const kind = cacheKind<string>({ seconds: 60, entries_max: 10 })
  const [one, other] = [createMemory(clock), createMemory(clock)]
  one.of(kind).set('key', 'value')
  expect([one.of(kind).get('key'), one.of(kind, {}).get('key'), other.of(kind).get('key')]).toEqual(['value', undefined, undefined])
})

test('work beyond what may run at once waits in its order, and is refused where too much waits', async () => {
  const semaphore = createSemaphore({ at_once_max: 1, waiting_max: 1, retry_after: 3 })
  const { promise: running, resolve: end } = Promise.withResolvers<string>()
  const first = semaphore(() => running)
  const second = semaphore(async () => 'second')
  expect(await semaphore(async () => 'third').catch((error: unknown) => error)).toBeInstanceOf(ApiError)
  end('first')
  expect(await Promise.all([first, second])).toEqual(['first', 'second'])
  expect(await semaphore(async () => 'fourth')).toBe('fourth')
})

test('what could not be made is made at the next asking, and then kept', async () => {
  let tries = 0
  const made = madeOnce(async () => {
    if (++tries === 1) throw new Error('no file can be opened')
    return tries
  })
  expect(made()).rejects.toThrow('no file can be opened')
  await made().catch(() => {})
  expect([await made(), await made()]).toEqual([2, 2])
})
