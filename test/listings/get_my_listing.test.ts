import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { set } from '../public/live.ts'
import { refused } from '../refused.ts'
import { putShown } from '../web/public/put.ts'

const testService = await startTestService({ role: 'web' })
const listed = async () => {
  const founder = await testService.founder()
  return { ...founder, ...(await putShown(testService, founder.account_id)) }
}

test('a founder reads their listing with where it stands and every version of it, twice the same', async () => {
  const { listing, id, slug } = await listed()
  await listing.updateMyListing({ listing_id: id, fields: { headline: 'Beds that plan themselves' } })
  const mine = await listing.getMyListing({ listing_id: id })
  expect(mine).toMatchObject({ listing_id: id, slug, status: 'live', headline: 'Beds that plan themselves', requirements: [] })
  expect(mine.versions[0]).toMatchObject({ via: 'update_my_listing', changes: [{ field: 'headline' }] })
  expect(await listing.getMyListing({ listing_id: id })).toEqual(mine)
})

test('of large versions the latest are told, and all are kept', async () => {
  const { listing, id } = await listed()
  const faqs = (sign: string) => Array.from({ length: 5 }, (_, at) => ({ question: `Question ${at}?`, answer: sign.repeat(900) }))
  for (let edit = 0; edit < 12; edit++) await listing.updateMyListing({ listing_id: id, faqs: faqs(String.fromCodePoint(0x4e00 + edit)) })
  const mine = await listing.getMyListing({ listing_id: id })
  expect([mine.versions[0]?.version, Buffer.byteLength(JSON.stringify(mine)) < 200 * 1024]).toEqual([13, true])
  const { versions } = await listing.restoreVersion({ listing_id: id, version: 2 })
  expect(versions[0]).toMatchObject({ version: 14, via: 'restore_version' })
})

test('what is public to nobody is still its founder’s to read', async () => {
  const { listing, id, slug, profile_id } = await listed()
  await set(testService, profile_id, { status: 'suspended' })
  expect((await refused(testService.visitor().getListing({ slug }))).code).toBe('not_found')
  expect((await listing.getMyListing({ listing_id: id })).status).toBe('suspended')
})

test('another’s listing is as little there as one that never was', async () => {
  const { id } = await listed()
  const stranger = (await listed()).listing
  const answers = await Promise.all([id, 999_999_999].map((listing_id) => refused(stranger.getMyListing({ listing_id }))))
  expect(answers.map(({ status, code }) => [status, code])).toEqual([
    [404, 'not_found'],
    [404, 'not_found'],
  ])
  expect(answers[0]?.detail).toBe(answers[1]?.detail ?? '')
})

test('it takes an account whose key may read; what is no number is no listing', async () => {
  const { id, account_id } = await listed()
  expect((await refused(testService.visitor().getMyListing({ listing_id: id }))).code).toBe('unauthorized')
  const key = await testService.key(account_id)
  for (const wrong of ['0', '-1', 'beetroot', '1e9']) {
    const answer = await testService.call(`/me/listings/${wrong}`, { headers: { authorization: `Bearer ${key}` } })
    expect([wrong, answer.status]).toEqual([wrong, 404])
  }
})
