import { expect, test } from 'bun:test'
import { suppress, suppressionOf } from '../../server/mail/outbox.ts'
import { answered, logged, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })
const calls = await openCalls(testService)
const reason = (email: string, kind: string) => suppressionOf(testService.sql, email, kind)
async function stopped(...kinds: string[]) {
  const email = `${crypto.randomUUID()}@people.example`
  for (const kind of kinds) await suppress(testService.sql, email, kind, 'bounced', testService.service.clock())
  return email
}

test('an address is written to again, and the log keeps why it was not; lifted again it is as lifted', async () => {
  const email = await stopped('all')
  expect(await reason(email, 'update')).toBe('bounced')
  const member = await calls.team()
  const key = crypto.randomUUID()
  for (const sent of [key, key, crypto.randomUUID()]) await answered(member('lift_suppression', { email, kind: 'all' }, sent))
  expect([await reason(email, 'update'), await logged(testService, 'suppression.lift', email)]).toEqual([null, 1])
  const [line] = await testService.sql`select before from team_actions where action = 'suppression.lift' and subject = ${email}`
  expect(line?.before).toMatchObject({ kind: 'all', reason: 'bounced' })
})

test('an address is found however its letters are written', async () => {
  const email = await stopped('all')
  await answered(calls.operator('lift_suppression', { email: email.toUpperCase(), kind: 'all' }))
  expect(await reason(email, 'update')).toBeNull()
})

test('only the kind that is named comes again, and only to that address', async () => {
  const [email, other] = [await stopped('update', 'invite'), await stopped('update')]
  await answered(calls.operator('lift_suppression', { email, kind: 'update' }))
  expect([await reason(email, 'update'), await reason(email, 'invite'), await reason(other, 'update')]).toEqual([
    null,
    'bounced',
    'bounced',
  ])
})

test('no founder lifts one, and what is as long as no address is refused', async () => {
  const email = await stopped('all')
  expect(await refusedBy((await calls.person(await testService.account()))('lift_suppression', { email, kind: 'all' }))).toEqual([
    404,
    'not_found',
  ])
  expect(await refusedBy(calls.operator('lift_suppression', { email: 'x'.repeat(10_001), kind: 'all' }))).toEqual([
    422,
    'validation_failed',
  ])
  expect(await reason(email, 'update')).toBe('bounced')
})
