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

test('each vote of a sample is somebody’s, so that the day by day place of its founder ends at the one that the board shows', async () => {
  const { sql } = testService
  await answered(operator('add_samples', { count: 40 }))
  const rows = await sql`
    select l.votes as shown, b.votes as on_board, count(v.account_id)::int as given,
      coalesce(bool_and(v.counted and v.cast_at >= l.launched_at and v.cast_at < l.launched_at + interval '7 days'), true) as within
    from listings l join board_entries b on b.listing_id = l.id left join votes v on v.listing_id = l.id group by l.id, b.listing_id`
  expect(rows.length).toBe(40)
  for (const { shown, on_board, given, within } of rows) expect([on_board, given, within]).toEqual([shown, shown, true])
})
