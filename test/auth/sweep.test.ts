import { expect, test } from 'bun:test'
import { AUTH_SWEEPS } from '../../server/auth/sweep.ts'
import { openHouse } from '../house.ts'
import { appOf, askApi, BASE, openApp } from './app.ts'
import { freshEmail, openPerson } from './person.ts'

const house = await openHouse({ role: 'web' })
const sweep = async () => {
  for (const bite of AUTH_SWEEPS) await bite(house.sql, house.service.clock())
}
const count = async (table: string) => (await house.sql.unsafe<{ count: number }[]>(`select count(*) as count from ${table}`))[0]?.count

test('what is over goes, what still counts stays', async () => {
  const person = openPerson(house)
  await person.signIn(freshEmail())
  const unused = await openApp(house)
  const young = await openApp(house)
  const used = await openApp(house)
  const tokens = await used.tokens(person, { resource: `${BASE}/api/v1` })
  await house.sql`
    update auth."oauthClient" set "createdAt" = now() - interval '31 days' where "clientId" in (${unused.client_id}, ${used.client_id}, 'listing-cli')`
  await fetch(`${house.url}/auth/device/code`, { method: 'POST', body: new URLSearchParams({ client_id: 'listing-cli' }) })
  await sweep()
  const clients = await house.sql<{ id: string }[]>`select "clientId" as id from auth."oauthClient" order by 1`
  expect(clients.map(({ id }) => id).sort()).toEqual([young.client_id, used.client_id, 'listing-cli'].sort())
  expect([await count('auth."session"'), await count('auth."deviceCode"'), await count('attempts')]).toEqual([1, 1, 6])
  expect((await askApi(house, tokens.access_token)).status).toBe(200)

  for (const table of ['verification', 'deviceCode', 'oauthRefreshToken'])
    await house.sql.unsafe(`update auth."${table}" set "expiresAt" = now() - interval '1 second'`)
  await house.sql`insert into revoked_grants select id, 'gone', now() - interval '2 hours' from auth."user"`
  house.turnClock(91 * 86_400)
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
  expect(appOf(house, 'listing-cli').client_id).toBe('listing-cli')
})
