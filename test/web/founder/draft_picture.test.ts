import { expect, test } from 'bun:test'
import { openPerson } from '../../auth/person.ts'
import { paint } from '../../pictures.ts'
import { gardenSite, serveSites } from '../../sites.ts'
import { startTestService } from '../../test_service.ts'
import { until } from '../../until.ts'
import { sessionCookie } from '../session.ts'

const png = new Uint8Array(await paint(640, 400).png().toBuffer())
const noise =
  '<filter id="n"><feTurbulence baseFrequency="0.7" numOctaves="8"/></filter><rect width="1024" height="1024" filter="url(#n)"/>'
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024">${noise.repeat(300)}</svg>`
const HOST = 'pictures.beetroot.dev'
const { env, log } = serveSites({
  'beetroot.test': gardenSite(),
  [HOST]: {
    '/endless.svg': () => new Response(drawing, { headers: { 'content-type': 'image/svg+xml' } }),
    ...Object.fromEntries(
      ['/a.png', '/b.png', '/c.png'].map((path) => [path, () => new Response(png, { headers: { 'content-type': 'image/png' } })]),
    ),
  },
})
const testService = await startTestService({ env })

/** A founder who reviews a draft with these screenshots. */
async function reviewing(...paths: string[]) {
  const { account_id, listing } = await testService.founder()
  const { id } = await listing.submitListing({ url: 'http://beetroot.test' })
  await listing.waitForDraft(id)
  await listing.updateDraft({ id, fields: { screenshots: paths.map((path) => `http://${HOST}${path}`) } })
  const person = openPerson(testService)
  const { name, value } = await sessionCookie(testService, account_id)
  person.jar.set(name, value)
  const look = async (entry: number) => (await person.visit(`/account/drafts/${id}/picture?field=screenshots&entry=${entry}`)).status
  return { account_id, look }
}
const asked = (path: string) => log.filter((line) => line.host === HOST && line.path === path).length

test('the pictures of a draft cost an account a rate of its own: one that takes long uses up its minute, and nobody else’s', async () => {
  const founder = await reviewing('/endless.svg', '/a.png', '/b.png')
  expect(await founder.look(1)).toBe(200)
  const endless = founder.look(0)
  await until(() => asked('/endless.svg') === 1)
  expect(await Promise.all([endless, founder.look(2)])).toEqual([404, 404])
  expect([asked('/endless.svg'), asked('/b.png')]).toEqual([1, 0])
  // What was drawn is shown as before, and what was not is not taken for gone.
  expect(await founder.look(1)).toBe(200)
  expect(await (await reviewing('/c.png')).look(0)).toBe(200)
  testService.turnClock(61)
  expect(await founder.look(2)).toBe(200)
})
