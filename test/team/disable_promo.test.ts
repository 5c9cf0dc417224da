import { expect, test } from 'bun:test'
import { answered, logged, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })
const { operator, person } = await openCalls(testService)

test('a code ends at once, and the log says so', async () => {
  await answered(operator('create_promo', { code: 'SPRING10', percent: 10 }))
  expect(await answered(operator('disable_promo', { code: 'spring10' }))).toEqual({ code: 'SPRING10' })
  const [row] = await testService.sql`select disabled_at is not null as ended from promo_codes where normalized = 'SPRING10'`
  expect([row?.ended, await logged(testService, 'promo.disable')]).toEqual([true, 1])
})

test('a code that is none is refused, and no founder ends one', async () => {
  expect(await refusedBy(operator('disable_promo', { code: 'NONE' }))).toEqual([422, 'validation_failed'])
  const founder = await person(await testService.account())
  expect(await refusedBy(founder('disable_promo', { code: 'NONE' }))).toEqual([404, 'not_found'])
})
