import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'
import { crowd } from '../launch/founders.ts'
import { paint } from '../pictures.ts'

const testService = await startTestService({ role: 'web' })
const calls = await openCalls(testService)
const picture = Buffer.from(await paint(300, 300).jpeg().toBuffer()).toString('base64')

/** A founder with a listing and an uploaded photo. */
async function shown() {
  const [founder] = await crowd(testService, 1)
  if (!founder) throw new Error('a crowd of one has no founder')
  const person = await calls.person(founder.account_id)
  await founder.listing.updateFounderProfile({ name: 'Ada Lindgren', role: 'Founder' })
  await answered(person('save_photo', { picture }))
  const versions = async () =>
    (await founder.listing.getMyListing({ listing_id: founder.listing_id })).versions.filter(({ via }) => via === 'remove_photo').length
  return { ...founder, person, versions }
}

test('a photo is gone from the profile and from every listing of its founder, the rest stays, and the versions tell', async () => {
  const { listing, listing_id, person, versions } = await shown()
  expect((await listing.getFounderProfile()).photo_url).toMatch(/^http:\/\/localhost:3000\/uploads\//)
  await answered(person('remove_photo', {}))
  expect(await listing.getFounderProfile()).toMatchObject({ name: 'Ada Lindgren', role: 'Founder', photo_url: null })
  const { founders } = await listing.getMyListing({ listing_id })
  expect([founders.map(({ photo_url }) => photo_url), await versions()]).toEqual([[null], 1])
})

test('removed again it is as gone, and no version is made of nothing', async () => {
  const { listing, person, versions } = await shown()
  const key = crypto.randomUUID()
  for (const sent of [key, key, crypto.randomUUID()]) await answered(person('remove_photo', {}, sent))
  expect([(await listing.getFounderProfile()).photo_url, await versions()]).toEqual([null, 1])
})

test('an account without a founder profile has none afterwards either', async () => {
  const id = await testService.account()
  await answered((await calls.person(id))('remove_photo', {}))
  expect(await testService.sql`select 1 from founder_profiles where account_id = ${id}`).toHaveLength(0)
})

test('nobody removes another’s photo, nor any without a sign-in', async () => {
  const { listing } = await shown()
  await answered((await calls.person(await testService.account()))('remove_photo', {}))
  expect(await refusedBy(calls.anyone('remove_photo', {}))).toEqual([401, 'unauthorized'])
  expect((await listing.getFounderProfile()).photo_url).not.toBeNull()
})
