import { expect, test } from 'bun:test'
import { answered, logged, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })
const { operator, team, person } = await openCalls(testService)
const codes = async (code: string) => (await testService.sql`select 1 from promo_codes where normalized = ${code}`).length

test('a code is made once, by the operator or the team, and stands in the log', async () => {
  const member = await team()
  const key = crypto.randomUUID()
  for (let press = 0; press < 2; press++) await answered(member('create_promo', { code: 'spring10', percent: 10 }, key))
  expect([await codes('SPRING10'), await logged(testService, 'promo.create')]).toEqual([1, 1])
  expect(await refusedBy(operator('create_promo', { code: 'SPRING10', percent: 20 }))).toEqual([422, 'validation_failed'])
  await answered(operator('create_promo', { code: 'AUTUMN5', amount_cents: 500, products: 'launch' }))
})

test('a code that takes nothing off, or of two kinds, is refused, and no founder makes any', async () => {
  for (const given of [
    {},
    { percent: 101 },
    { percent: 10, amount_cents: 100 },
    { percent: 10, products: 'nothing' },
    { percent: -1 },
    { percent: 10, max_uses: -1 },
    { percent: 10, per_account: 0 },
    { percent: 10, min_subtotal_cents: -1 },
  ])
    expect(await refusedBy(operator('create_promo', { code: 'WRONG', ...given }))).toEqual([422, 'validation_failed'])
  const founder = await person(await testService.account())
  expect(await refusedBy(founder('create_promo', { code: 'MINE', percent: 100 }))).toEqual([404, 'not_found'])
  expect([await codes('WRONG'), await codes('MINE')]).toEqual([0, 0])
})

test('an instant of any offset is taken, also where it is another month or year in UTC; a day that is none is not', async () => {
  const ends = async (expires: string) => {
    const code = `ENDS${crypto.randomUUID().slice(0, 8)}`
    await answered(operator('create_promo', { code, percent: 10, expires }))
    const [row] = await testService.sql<{ expires_at: Date }[]>`select expires_at from promo_codes where code = ${code}`
    return row?.expires_at.toISOString()
  }
  for (const [expires, instant] of [
    ['2099-01-01T00:00:00+01:00', '2098-12-31T23:00:00.000Z'],
    ['2098-12-31T23:59:59-05:00', '2099-01-01T04:59:59.000Z'],
    ['2098-12-31T23:59:59Z', '2098-12-31T23:59:59.000Z'],
    ['2099-03-01', '2099-03-01T00:00:00.000Z'],
  ] as const)
    expect([expires, await ends(expires)]).toEqual([expires, instant])
  for (const expires of [
    '2099-02-29',
    '2099-02-30T00:00:00Z',
    '2099-04-31T12:00:00+02:00',
    '2099-13-01',
    '2099-01-01T25:00:00Z',
    '2099-01-01T00:00:00',
  ])
    expect([expires, await refusedBy(operator('create_promo', { code: 'NEVER', percent: 10, expires }))]).toEqual([
      expires,
      [422, 'validation_failed'],
    ])
})
