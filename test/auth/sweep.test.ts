import { expect, test } from 'bun:test'
import { AUTH_SWEEPS } from '../../server/auth/sweep.ts'
import { startTestService } from '../test_service.ts'
import { appOf, askApi, BASE, openApp } from './app.ts'
import { freshEmail, openPerson } from './person.ts'

const testService = await startTestService({ role: 'web' })
const sweep = async () => {
  for (const batch of AUTH_SWEEPS) await batch(testService.sql, testService.service.clock())
}
const count = async (table: string) =>
  (await testService.sql.unsafe<{ count: number }[]>(`select count(*) as count from ${table}`))[0]?.count

test('what is over goes, what still counts stays', async () => {
  const person = openPerson(testService)
  await person.signIn(freshEmail())
  const unused = await openApp(testService)
  const young = await openApp(testService)
  const used = await openApp(testService)
  const tokens = await used.tokens(person, { resource: `${BASE}/api/v1` })
  await testService.sql`
    update auth."oauthClient" set "createdAt" = now() - interval '31 days' where "clientId" in (${unused.client_id}, ${used.client_id}, 'listing-cli')`
  await fetch(`${testService.url}/auth/device/code`, { method: 'POST', body: new URLSearchParams({ client_id: 'listing-cli' }) })
  await sweep()
  const clients = await testService.sql<{ id: string }[]>`select "clientId" as id from auth."oauthClient" order by 1`
  expect(clients.map(({ id }) => id).toSorted()).toEqual([young.client_id, used.client_id, 'listing-cli'].toSorted())
  expect([await count('auth."session"'), await count('auth."deviceCode"'), await count('attempts')]).toEqual([1, 1, 6])
  expect((await askApi(testService, tokens.access_token)).status).toBe(200)

  for (const table of ['verification', 'deviceCode', 'oauthRefreshToken'])
    await testService.sql.unsafe(`update auth."${table}" set "expiresAt" = now() - interval '1 second'`)
  await testService.sql`insert into revoked_grants select id, 'gone', now() - interval '2 hours' from auth."user"`
  testService.turnClock(91 * 86_400)
  await sweep()
  const left = await Promise.all(
    [
      'auth."session"',
      'auth."verification"',
      'auth."deviceCode"',
      'auth."oauthRefreshToken"',
      'sign_ins',
      'attempts',
      'revoked_grants',
    ].map(count),
  )
  expect(left).toEqual([0, 0, 0, 0, 0, 0, 0])
  expect((await person.visit('/account')).headers.get('location')).toStartWith('/sign-in')
  expect(appOf(testService, 'listing-cli').client_id).toBe('listing-cli')
})
