import { expect, test } from 'bun:test'
import { ConfigError, readConfig } from '../../server/config.ts'
import { openHouse } from '../house.ts'

const TOKEN = 'a-token-of-the-operator'
const house = await openHouse({ role: 'web', env: { METRICS_TOKEN: TOKEN } })
const open = await openHouse({ role: 'web' })
const read = (authorization?: string) => fetch(`${house.url}/metrics`, { headers: authorization === undefined ? {} : { authorization } })

test('where the operator has set a token, the metrics are for who sends it', async () => {
  for (const wrong of [undefined, 'Bearer', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`]) {
    const refused = await read(wrong)
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="metrics"'])
    expect(await refused.text()).not.toContain('listing_')
  }
  expect((await read(`Bearer ${TOKEN}`)).status).toBe(200)
})

test('without one anybody reads them', async () => expect((await fetch(`${open.url}/metrics`)).status).toBe(200))

test('a token that could be guessed is refused at start', () => {
  for (const METRICS_TOKEN of ['short', 'with a blank in it, long enough']) expect(() => readConfig({ METRICS_TOKEN })).toThrow(ConfigError)
})
