import { expect, test } from 'bun:test'
import { answered, logged, openCalls, refusedBy } from '../calls.ts'
import { ensureMainSite } from '../../server/core/sites.ts'
import { startTestService } from '../test_service.ts'
import { queueEmail } from '../../server/mail/outbox.ts'

const testService = await startTestService({ role: 'web' })
const { operator, team, person } = await openCalls(testService)

test('a site is made once and changed by its key, and the log tells the two apart', async () => {
  const member = await team()
  const key = crypto.randomUUID()
  const made = { key: 'tools', host: 'tools.example', name: 'Tools' }
  for (let press = 0; press < 2; press++) expect(await answered(member('set_site', made, key))).toMatchObject(made)
  expect((await answered(member('set_site', { key: 'tools', free_seats: 3 }))).free_seats).toBe(3)
  expect([await logged(testService, 'site.add'), await logged(testService, 'site.change')]).toEqual([1, 1])
})

test('a new site without a host, and one on a host that is taken, are refused, and founders make none', async () => {
  await answered(operator('set_site', { key: 'one', host: 'one.example', name: 'One' }))
  expect(await refusedBy(operator('set_site', { key: 'bare' }))).toEqual([422, 'validation_failed'])
  expect(await refusedBy(operator('set_site', { key: 'two', host: 'one.example', name: 'Two' }))).toEqual([422, 'validation_failed'])
  const founder = await person(await testService.account())
  expect(await refusedBy(founder('set_site', { key: 'mine', host: 'mine.example', name: 'Mine' }))).toEqual([404, 'not_found'])
})

test('an address of the service that is the host of a sister site is told as the setting that it is', async () => {
  await answered(operator('set_site', { key: 'swap', host: 'swap.example', name: 'Swap' }))
  await expect(ensureMainSite(testService.sql, 'https://swap.example')).rejects.toThrow(
    'BASE_URL: swap.example is the host of the site swap',
  )
})

test('no more billboards a week are sold than a page shows', async () => {
  expect(await refusedBy(operator('set_site', { key: 'main', billboard_seats: 101 }))).toEqual([422, 'validation_failed'])
  expect((await answered(operator('set_site', { key: 'main', billboard_seats: 100 }))).billboard_seats).toBe(100)
})

test('what waits to be sent leads to the site where it is by then, whatever its host was', async () => {
  const key = `h${crypto.randomUUID().slice(0, 6)}`
  await testService.operate('set_site', { key, host: `${key}.before.test`, name: 'Moved' })
  const site = { name: 'Moved', url: `http://${key}.before.test:3000` }
  const email = `${key}@readers.example`
  await queueEmail(
    testService.sql,
    { to: { email }, kind: 'test', subject: 'Hello', blocks: ['See it.'], action: { label: 'See', url: `${site.url}/listings/a` }, site },
    testService.service.clock(),
  )
  await testService.operate('set_site', { key, host: `${key}.after.test` })
  const [row] = await testService.sql<{ letter: { action: { url: string } } }[]>`select letter from outbox where email = ${email}`
  expect(row?.letter.action.url).toBe(`http://${key}.after.test:3000/listings/a`)
})
