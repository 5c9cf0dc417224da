import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })
const { operator, team } = await openCalls(testService)
const meBy = async (key: string) => (await testService.call('/me', { headers: { authorization: `Bearer ${key}` } })).status

test('a key of an account works, is made once of a name, and the log has it without the key', async () => {
  const id = await testService.account()
  const given = { email: `${id}@founders.example`, scopes: 'account:read', name: 'server' }
  const { key } = await answered(operator('create_key_of', given))
  expect(await meBy(key)).toBe(200)
  expect(await refusedBy(operator('create_key_of', given))).toEqual([422, 'validation_failed'])
  const rows = await testService.sql`select to_jsonb(a)::text as line from team_actions a where action = 'key.create' and subject = ${id}`
  expect(rows.map(({ line }) => String(line).includes(key))).toEqual([false])
})

test('a scope that is none, a time that is over and an account that is none are refused', async () => {
  const email = `${await testService.account()}@founders.example`
  const wrong = [{ scopes: 'all' }, { expires: '2020-01-01' }, { email: 'nobody@founders.example' }]
  for (const over of wrong)
    expect(await refusedBy(operator('create_key_of', { email, scopes: 'account:read', name: 'k', ...over }))).toEqual([
      422,
      'validation_failed',
    ])
  expect(await refusedBy((await team())('create_key_of', { email, scopes: 'account:read', name: 'k' }))).toEqual([404, 'not_found'])
})
