import { expect, test } from 'bun:test'
import { sentenceOf } from '../../server/base/error.ts'
import { startTestService } from '../test_service.ts'
import { FOUNDER, PROFILE } from '../launch/founders.ts'
import { listEverywhere, putUp } from '../listings/sisters.ts'
import { paint } from '../pictures.ts'
import { refused } from '../refused.ts'
import { gardenSite, serveSites } from '../sites.ts'

const { env } = serveSites({ 'beetroot.test': gardenSite(), 'radish.test': gardenSite() })
const testService = await startTestService({ env: { ...env, TEAM_EMAIL: 'team@directory.example' } })
const jpeg = new Uint8Array(await paint(1500, 1500).jpeg().toBuffer())

async function listed(url = 'http://beetroot.test') {
  const { listed: listings, ...founder } = await listEverywhere(testService, url, [])
  const [first] = listings
  if (!first) throw new Error('nothing was listed')
  return { ...founder, ...first }
}
const saved = async (account_id: string, bytes: Uint8Array = jpeg) => {
  const call = testService.signedIn(account_id)
  return (await call('save_photo', { picture: Buffer.from(bytes).toString('base64') })).photo_url
}

test('an upload is the founder’s photo at once, keeps the rest of the profile, and is a version of every listing it shows on', async () => {
  const { account_id, listing, listing_id, draft_id: id } = await listed()
  const { id: other_id } = await listing.submitListing({ url: 'http://radish.test' })
  await listing.waitForDraft(other_id)
  const other = await listing.submitDraft({ id: other_id })
  await listing.updateDraft({ id, ...PROFILE, founders: [{ ...FOUNDER, photo_url: null }] })
  const photo_url = await saved(account_id)
  expect(photo_url).toMatch(/^http:\/\/localhost:3000\/uploads\/[0-9a-f]{32}\.webp$/)
  expect((await listing.getAccount()).profile).toMatchObject({ complete: true, missing: [] })
  for (const shown of [listing_id, other.listing_id]) {
    const mine = await listing.getMyListing({ listing_id: shown })
    expect(mine.founders[0]).toMatchObject({ name: FOUNDER.name, role: FOUNDER.role, photo_url })
    expect(mine.versions[0]).toMatchObject({ via: 'save_photo', changes: [{ field: 'founders' }] })
  }
  const slug = await putUp(testService, listing_id)
  const shown = (await testService.visitor().getListing({ slug })).founders[0]?.photo_url
  expect(shown).toBe(photo_url)
  expect((await fetch(photo_url.replace('http://localhost:3000', testService.url))).status).toBe(200)
  // Its website is listed by nobody again.
  await putUp(testService, listing_id, { status: 'archived' })
})

test('a profile read and sent back whole keeps its upload, on a host that is public to nobody', async () => {
  const { account_id, listing, draft_id: id } = await listed()
  const photo_url = await saved(account_id)
  const [founder] = (await listing.getDraft({ id })).founders
  const { name, role, bio, email, socials } = founder ?? { ...FOUNDER, email: null }
  const back = await listing.updateDraft({ id, founders: [{ name, role, bio, email, socials, photo_url }] })
  expect(back.founders[0]?.photo_url).toBe(photo_url)
  expect((await listing.getAccount()).profile.missing.map(({ code }) => code)).not.toContain('photo')
})

test('the upload of another host, and what only looks like an upload, is no address', async () => {
  const { listing, draft_id: id } = await listed()
  const file = `${'0'.repeat(32)}.webp`
  for (const photo_url of [
    `http://127.0.0.1/uploads/${file}`,
    `http://localhost:3001/uploads/${file}`,
    `http://localhost:3000/uploads/${file}/../x`,
  ]) {
    const problem = await refused(listing.updateDraft({ id, founders: [{ name: 'Ada', photo_url }] }))
    expect([photo_url, problem.status, problem.errors?.[0]?.field]).toEqual([photo_url, 422, '/founders/0/photo_url'])
  }
})

test('one account’s upload is no photo of another until it was fetched for it', async () => {
  const [one, other] = [await listed(), await listed()]
  const photo_url = await saved(one.account_id)
  await other.listing.updateDraft({ id: other.draft_id, founders: [{ ...FOUNDER, photo_url }] })
  expect((await other.listing.getAccount()).profile.missing.map(({ code }) => code)).toEqual(['photo'])
})

test('bytes that are no picture change nothing and leave nothing', async () => {
  const { account_id, listing } = await listed()
  const before = await listing.getAccount()
  expect(await saved(account_id, new TextEncoder().encode('<html/>')).catch(sentenceOf)).toContain('no picture that we can read')
  expect(await saved(account_id, new Uint8Array(11 * 1024 * 1024)).catch(sentenceOf)).toContain('more than 10 MB')
  expect(await listing.getAccount()).toMatchObject({ profile: before.profile })
})

test('an account without a profile gets one under its name, and uploads at once leave one photo', async () => {
  const { account_id, listing } = await testService.founder()
  const urls = await Promise.all([saved(account_id), saved(account_id), saved(account_id)])
  expect((await listing.getAccount()).profile.missing.map(({ code }) => code)).toEqual(['role', 'bio', 'social'])
  const [row] = await testService.sql<
    { photo_url: string }[]
  >`select profile ->> 'photo_url' as photo_url from founder_profiles where account_id = ${account_id}`
  expect(urls).toContain(row?.photo_url ?? '')
})

test('after a hundred pictures in a day the next is refused with the time to come again', async () => {
  const { account_id } = await testService.founder()
  const now = testService.service.clock()
  await testService.sql`insert into quotas (account_id, name, window_starts_at, used) values (${account_id}, 'photos_per_day', ${now}, 99)`
  await saved(account_id)
  expect(await saved(account_id).catch((error: unknown) => error)).toMatchObject({ code: 'rate_limited' })
})
