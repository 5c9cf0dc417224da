import { expect, test } from 'bun:test'
import { answered, logged, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })
const { operator, team } = await openCalls(testService)

test('a rate of the operator’s holds from its day on, and setting it again changes nothing', async () => {
  for (let press = 0; press < 2; press++)
    expect(await answered(operator('set_vat', { country: 'DE', percent: '20.5', from: '2027-01-01' }))).toMatchObject({
      rate_bp: 2050,
      valid_from: '2027-01-01',
    })
  expect((await testService.sql`select 1 from vat_rates where country = 'DE' and valid_from = '2027-01-01'`).length).toBe(1)
  expect(await logged(testService, 'vat.set')).toBeGreaterThan(0)
})

test('a country that is none of the union and a rate that is none are refused', async () => {
  for (const wrong of [
    { country: 'US', percent: '20' },
    { country: 'DE', percent: 'much' },
    { country: 'DE', percent: '101' },
  ])
    expect(await refusedBy(operator('set_vat', wrong))).toEqual([422, 'validation_failed'])
  expect(await refusedBy((await team())('set_vat', { country: 'DE', percent: '20' }))).toEqual([404, 'not_found'])
})
