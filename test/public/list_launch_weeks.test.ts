import { expect, test } from 'bun:test'
import { addWeeks, spanOf, weekOf } from '../../server/base/weeks.ts'
import { startTestService } from '../test_service.ts'
import { crowd } from '../launch/founders.ts'

const testService = await startTestService({ role: 'web' })

test('the weeks to come stand in order, each with its span, and a seat that is taken is gone from one', async () => {
  const list = async () => (await testService.visitor().listLaunchWeeks()).items
  const before = await list()
  const now = weekOf(testService.service.clock())
  expect(before.map(({ key }) => key)).toEqual(before.map((_, index) => addWeeks(before[0]?.key ?? now, index)))
  for (const { key, starts_at } of before) expect(starts_at).toBe(spanOf(key).starts_at.toISOString())
  const [one] = await crowd(testService, 1)
  // Not of the first week: it may end while the clock is turned.
  const open = before.slice(1).find(({ free_seats_left }) => free_seats_left > 0)
  await testService.sql`update listings set status = 'scheduled', plan = 'free', launch_week = ${open?.key ?? ''} where id = ${one?.listing_id ?? 0}`
  testService.turnClock(61)
  const after = (await list()).find(({ key }) => key === open?.key)
  expect(after?.free_seats_left).toBe((open?.free_seats_left ?? 0) - 1)
})
