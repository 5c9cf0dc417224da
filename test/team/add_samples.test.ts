import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })
const { operator, team } = await openCalls(testService)
const listings = async () => (await testService.sql<{ count: number }[]>`select count(*)::int as count from listings`)[0]?.count

test('samples are added once: asked again, only those that are missing are', async () => {
  expect(await answered(operator('add_samples', { count: 3 }))).toEqual({ added: 3 })
  expect(await answered(operator('add_samples', { count: 5 }))).toEqual({ added: 2 })
  expect(await listings()).toBe(5)
  const rows = await testService.sql`select label, after from team_actions where action = 'samples.add' order by id`
  expect(rows.map(({ label, after }) => [label, after])).toEqual([
    ['3 sample listings', { added: 3 }],
    ['5 sample listings', { added: 2 }],
  ])
})

test('more than a demonstration needs is refused, and nobody but the operator adds any', async () => {
  const before = await listings()
  for (const count of [5001, -1, 1.5]) expect(await refusedBy(operator('add_samples', { count }))).toEqual([422, 'validation_failed'])
  expect(await refusedBy((await team())('add_samples', { count: 1 }))).toEqual([404, 'not_found'])
  expect(await listings()).toBe(before)
})
