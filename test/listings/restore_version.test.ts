import { expect, test } from 'bun:test'
import { answerOf } from '../../sdk/index.ts'
import { startTestService } from '../test_service.ts'
import { FOUNDER, submitted } from '../launch/founders.ts'
import { sweepPhotos } from '../../server/profile/photo_rows.ts'
import { paint } from '../pictures.ts'
import { refused } from '../refused.ts'
import { gardenSite, page, serveSites, type SitePages } from '../sites.ts'
import { listEverywhere, openSister, putUp } from './sisters.ts'

const sites: Record<string, SitePages> = {
  'beetroot.test': gardenSite(),
  'founded.test': {
    '/': page(
      'Turnip',
      '<main><h1>Turnip</h1><p>Turnip plans the beds of small gardens. Turnip was founded by Ada Beet in 2020.</p></main>',
    ),
  },
}
const { env } = serveSites(sites)
const testService = await startTestService({ env: { ...env, TEAM_EMAIL: 'team@directory.test' } })

test('every value is again what it was, as a new version, and history stays', async () => {
  const { listing, listing_id, draft_id } = await submitted(testService, sites)
  await listing.updateDraft({
    id: draft_id,
    faqs: [{ question: 'Is it free?', answer: 'Yes.' }],
    milestones: [{ date: '2026-01-01', title: 'First bed' }],
    story: { problem: 'Beds were planned on paper.' },
    seo: { meta_title: 'Garden plans' },
    company_socials: { github: 'https://github.com/beetroot' },
    founders: [FOUNDER, { name: 'Bo Root', role: 'Cook' }],
  })
  const then = await listing.getMyListing({ listing_id })
  await listing.updateMyListing({
    listing_id,
    fields: { name: 'Turnip', headline: null, features: ['Beds'], founded_year: 1999, categories: ['Developer Tools'] },
    socials: {},
    faqs: [],
  })
  await listing.updateDraft({
    id: draft_id,
    founders: [{ name: 'Somebody else' }],
    milestones: [],
    story: { problem: '' },
    seo: { meta_title: null },
  })
  const { version, versions } = await listing.getMyListing({ listing_id })
  const now = await listing.restoreVersion({ listing_id, version: then.version })
  const { version: _, versions: __, updated_at: ___, requirements: ____, ...told } = now
  expect(then).toMatchObject(told)
  expect([now.version, now.versions[0]?.via, now.versions.slice(1)]).toEqual([version + 1, 'restore_version', versions])
  expect(answerOf(now).etag).toBe(answerOf(await listing.getMyListing({ listing_id })).etag)
})

test('what the drafter found comes back as the drafter’s, with its proof', async () => {
  const { listing } = await testService.founder()
  const { id } = await listing.submitListing({ url: 'http://beetroot.test' })
  const drafted = await listing.waitForDraft(id)
  const { listing_id } = await listing.submitDraft({ id })
  await listing.updateDraft({
    id,
    fields: { legal_name: 'Turnip GmbH', headline: null },
    faqs: [],
    company_socials: { x: 'https://x.com/b' },
  })
  await listing.restoreVersion({ listing_id, version: 1 })
  const back = await listing.getDraft({ id })
  for (const name of ['legal_name', 'headline'] as const) expect(back.fields[name]).toEqual(drafted.fields[name])
  expect([back.faqs, back.company_socials]).toEqual([drafted.faqs, drafted.company_socials])
})

test('an owner’s founder profile is never overwritten with a founder that the website named', async () => {
  const { listing } = await testService.founder()
  const { id } = await listing.submitListing({ url: 'http://founded.test' })
  const { founders } = await listing.waitForDraft(id)
  expect(founders.length).toBeGreaterThan(0)
  const { listing_id } = await listing.submitDraft({ id })
  const own = await listing.updateFounderProfile({ name: 'Rosa', role: 'Gardener' })
  const restored = await listing.restoreVersion({ listing_id, version: 1 })
  expect(await listing.getFounderProfile()).toEqual(own)
  expect(restored.founders.map(({ name }) => name)).toEqual(['Rosa', ...founders.map(({ name }) => name)])
})

test('nor where the website names others by now', async () => {
  const named = (who: string) =>
    page('Chard', `<main><h1>Chard</h1><p>Chard plans the beds of small gardens. Chard was founded by ${who} in 2020.</p></main>`)
  sites['chard.test'] = { '/': named('Ada Beet and Bo Root') }
  const { listing } = await testService.founder()
  const { id } = await listing.submitListing({ url: 'http://chard.test' })
  expect((await listing.waitForDraft(id)).founders.map(({ name }) => name)).toEqual(['Ada Beet', 'Bo Root'])
  const { listing_id } = await listing.submitDraft({ id })
  const own = await listing.updateFounderProfile({ name: 'Rosa', role: 'Gardener' })
  sites['chard.test'] = { '/': named('Ada Beet') }
  await listing.updateDraft({ id, regenerate: ['founders'] })
  expect((await listing.waitForDraft(id)).founders.map(({ name }) => name)).toEqual(['Rosa', 'Ada Beet'])
  const restored = await listing.restoreVersion({ listing_id, version: 1 })
  expect(await listing.getFounderProfile()).toEqual(own)
  expect(restored.founders.map(({ name }) => name)).toEqual(['Rosa', 'Ada Beet', 'Bo Root'])
})

test('the present version, or one that says the same, brings nothing back and is no new version', async () => {
  const { listing, listing_id } = await submitted(testService, sites)
  const before = await listing.getMyListing({ listing_id })
  expect(await listing.restoreVersion({ listing_id, version: before.version })).toEqual(before)
  await listing.updateMyListing({ listing_id, fields: { phone: '+49 221 1' } })
  const restored = await listing.restoreVersion({ listing_id, version: before.version })
  expect(await listing.restoreVersion({ listing_id, version: before.version })).toEqual(restored)
})

test('facts come back on the sister sites too, words on this one alone; search and team follow', async () => {
  const host = await openSister(testService, `s${crypto.randomUUID().slice(0, 6)}`)
  const { listed } = await listEverywhere(testService, 'http://beetroot.test', [host])
  const [here, there] = listed
  if (!here || !there) throw new Error('not listed')
  await putUp(testService, here.listing_id)
  const { version } = await here.client.getMyListing({ listing_id: here.listing_id })
  await here.client.updateMyListing({
    listing_id: here.listing_id,
    fields: { name: 'Kohlrabi', headline: 'Other words' },
    apply_to: ['all'],
  })
  await here.client.restoreVersion({ listing_id: here.listing_id, version })
  const [one, other] = await Promise.all([here, there].map(({ client, listing_id }) => client.getMyListing({ listing_id })))
  expect([one?.name, one?.headline === 'Other words', other?.name, other?.headline]).toEqual(['Beetroot', false, 'Beetroot', 'Other words'])
  expect(other?.versions[0]).toMatchObject({ via: 'restore_version', changes: [{ field: 'name', before: 'Kohlrabi', after: 'Beetroot' }] })
  expect((await testService.visitor().searchListings({ q: 'Kohlrabi' })).items).toEqual([])
  const [mail] = await testService.sql<{ count: number }[]>`
    select count(*) as count from outbox where email = 'team@directory.test' and letter::text like '%restore_version%' and letter::text like '%Kohlrabi%'`
  expect(mail?.count).toBe(1)
})

test('a founder who gets an earlier name back keeps the e-mail that no version has', async () => {
  const { listing, listing_id, draft_id } = await submitted(testService, sites)
  const cofounder = { name: 'Bo Root', role: 'Cook', email: 'bo@beetroot.test' }
  await listing.updateDraft({ id: draft_id, founders: [FOUNDER, cofounder] })
  const { version } = await listing.getMyListing({ listing_id })
  await listing.updateDraft({ id: draft_id, founders: [FOUNDER, { ...cofounder, name: 'Bo Young' }] })
  await listing.restoreVersion({ listing_id, version })
  expect((await listing.getDraft({ id: draft_id })).founders[1]).toMatchObject({ name: 'Bo Root', email: 'bo@beetroot.test' })
})

test('a category that exists no more is left out, and a listing keeps one', async () => {
  const { listing, listing_id } = await submitted(testService, sites)
  const { version: kept } = await listing.updateMyListing({ listing_id, fields: { categories: ['Developer Tools'] } })
  await listing.updateMyListing({ listing_id, fields: { categories: ['Productivity'] } })
  await testService.sql`
    update listing_versions set changes = jsonb_set(changes, '{0,before}', '["Gone for good"]') where listing_id = ${listing_id} and version = ${kept + 1}`
  expect((await listing.restoreVersion({ listing_id, version: kept })).categories).toEqual(['Productivity'])
})

test('a version that never was is not found, another’s listing neither, and a stale ETag changes nothing', async () => {
  const { listing, listing_id } = await submitted(testService, sites)
  const first = await listing.getMyListing({ listing_id })
  for (const version of [first.version + 1, 999_999_999])
    expect((await refused(listing.restoreVersion({ listing_id, version }))).code).toBe('not_found')
  expect((await refused((await testService.founder()).listing.restoreVersion({ listing_id, version: 1 }))).code).toBe('not_found')
  const edited = await listing.updateMyListing({ listing_id, fields: { phone: '+49 221 1' } })
  const stale = listing.restoreVersion({ listing_id, version: first.version }, { ifMatch: answerOf(first).etag ?? '' })
  expect((await refused(stale)).code).toBe('precondition_failed')
  expect((await listing.getMyListing({ listing_id })).version).toBe(edited.version)
})

test('sent again with its key it happens once, however the listing went on', async () => {
  const { listing, listing_id } = await submitted(testService, sites)
  const { version } = await listing.getMyListing({ listing_id })
  await listing.updateMyListing({ listing_id, fields: { phone: '+49 221 1' } })
  const once = await listing.restoreVersion({ listing_id, version }, { idempotencyKey: 'back' })
  await listing.updateMyListing({ listing_id, fields: { phone: '+49 221 2' } })
  expect(await listing.restoreVersion({ listing_id, version }, { idempotencyKey: 'back' })).toEqual(once)
  expect((await listing.getMyListing({ listing_id })).phone).toBe('+49 221 2')
})

test('a photo whose file is gone does not come back in the place of the one there is', async () => {
  const { listing, listing_id, draft_id } = await submitted(testService, sites)
  const file = new Uint8Array(await paint(64, 64).png().toBuffer())
  const upload = async () => (await listing.uploadPicture({ id: draft_id, kind: 'photo', file })).url
  await upload()
  const { version } = await listing.getMyListing({ listing_id })
  testService.turnClock(2 * 86_400)
  const today = await upload()
  await sweepPhotos(testService.service)
  await listing.updateDraft({ id: draft_id, fields: { phone: '+49 221 1' } })
  await listing.restoreVersion({ listing_id, version })
  expect((await listing.getFounderProfile()).photo_url).toBe(today)
})
