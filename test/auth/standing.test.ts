import { expect, test } from 'bun:test'
import { holdStandings } from '../../server/auth/standing.ts'
import type { Actor } from '../../server/core/context.ts'
import type { Sql } from '../../server/database/open.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService()

test('of callers who write together each is looked up once, and who may not is kept from nobody else', async () => {
  await Promise.all([testService.founder(), testService.founder()])
  const { sql } = testService
  const keys = await sql<{ account_id: string; name: string }[]>`select account_id, name from api_keys order by id limit 2`
  const [one, other] = keys.map(({ account_id, name }): Actor => ({ type: 'api_key', account_id, name, scopes: [], expires_at: null }))
  if (!one || !other) throw new Error('no keys')
  const ended: Actor = { type: 'session', account_id: keys[0]?.account_id ?? '', email: 'ended@founders.example', session_id: 'none' }
  let asked = 0
  const stand = await sql.begin((tx) => {
    const counted = new Proxy<Sql>(tx, { apply: (target, self, given) => (asked++, Reflect.apply(target, self, given)) })
    return holdStandings(counted, [one, other, ended, { ...one }, one, ended])
  })
  expect(stand).toEqual([true, true, false, true, true, false])
  // The rows of their accounts, and three callers, each by a statement of two parts.
  expect(asked).toBe(1 + 3 * 2)
})
