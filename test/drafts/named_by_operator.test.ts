import { expect, test } from 'bun:test'
import { FOUNDER } from '../launch/founders.ts'
import { paint, photosTaken } from '../pictures.ts'
import { refused } from '../refused.ts'
import { gardenSite, serveSites } from '../sites.ts'
import { startTestService } from '../test_service.ts'

const png = new Uint8Array(await paint(200, 100).png().toBuffer())
const picture = () => new Response(png, { headers: { 'content-type': 'image/png' } })
const { env } = serveSites({ 'turnip.test': { ...gardenSite(), '/ada.png': picture } })
const testService = await startTestService({ env })
const { listing, account_id } = await testService.founder()

test('addresses under a name that the operator named are taken as they are drafted, the photo of a founder too', async () => {
  const { id } = await listing.submitListing({ url: 'http://turnip.test' })
  await listing.waitForDraft(id)
  const docs_url = 'http://turnip.test/docs'
  const photo_url = 'http://turnip.test/ada.png'
  const seo = { og_image_url: photo_url }
  const draft = await listing.updateDraft({ id, fields: { docs_url }, founders: [{ ...FOUNDER, photo_url }], seo })
  expect([draft.fields.docs_url.value, draft.founders[0]?.photo_url]).toEqual([docs_url, photo_url])
  await photosTaken(testService, account_id)
  expect((await listing.getAccount()).profile.complete).toBe(true)
})

test('an address by number stays refused', async () => {
  const { id } = await listing.submitListing({ url: 'http://turnip.test' })
  const wrong = await refused(listing.updateDraft({ id, fields: { docs_url: 'http://10.0.0.1/docs' } }))
  expect([wrong.code, wrong.errors?.[0]?.field]).toEqual(['validation_failed', '/fields/docs_url'])
})
