import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { FOUNDER, submitted } from '../launch/founders.ts'
import { photosTaken } from '../pictures.ts'
import { refused } from '../refused.ts'
import { page, serveSites, type SitePages } from '../sites.ts'

const sites: Record<string, SitePages> = {}
const { env } = serveSites(sites)
const testService = await startTestService({ env })

test('a founder profile is filled in without any draft, a part at a time, and says what is left', async () => {
  const { listing, account_id } = await testService.founder()
  const begun = await listing.updateFounderProfile({ name: 'Ada', role: 'Founder' })
  expect(begun).toMatchObject({ name: 'Ada', role: 'Founder', bio: null, socials: {}, complete: false })
  expect(begun.missing.map(({ code }) => code)).toEqual(['photo', 'bio', 'social'])
  const { bio, photo_url, socials } = FOUNDER
  await listing.updateFounderProfile({ bio, photo_url, socials })
  await photosTaken(testService, account_id)
  expect(await listing.getFounderProfile()).toMatchObject({
    name: 'Ada',
    role: 'Founder',
    bio,
    photo_url,
    socials,
    complete: true,
    missing: [],
  })
  expect((await listing.getAccount()).profile.complete).toBe(true)
})

test('it is the first founder of every draft and listing, whichever way it was changed', async () => {
  const { listing, draft_id, listing_id } = await submitted(testService, sites)
  const edited = await listing.updateFounderProfile({ role: 'Gardener', email: 'ada@beetroot.dev' })
  const { founders } = await listing.getDraft({ id: draft_id })
  expect(founders[0]).toMatchObject({
    name: edited.name,
    role: 'Gardener',
    bio: edited.bio,
    email: 'ada@beetroot.dev',
    socials: edited.socials,
  })
  const mine = await listing.getMyListing({ listing_id })
  expect([mine.founders[0]?.role, mine.versions[0]?.via, mine.versions[0]?.changes.map(({ field }) => field)]).toEqual([
    'Gardener',
    'update_founder_profile',
    ['founders'],
  ])
  await listing.updateDraft({ id: draft_id, founders: [{ name: 'Ada L.', role: 'Baker' }] })
  expect(await listing.getFounderProfile()).toMatchObject({ name: 'Ada L.', role: 'Baker', bio: null, email: null, socials: {} })
})

test('null empties a member, one account or all of them; what is not sent stays', async () => {
  const { listing } = await testService.founder()
  await listing.updateFounderProfile({ ...FOUNDER, socials: { x: 'https://x.com/ada', github: 'https://github.com/ada' } })
  const one = await listing.updateFounderProfile({ bio: null, socials: { x: null } })
  expect(one).toMatchObject({ name: FOUNDER.name, role: 'Founder', bio: null, socials: { github: 'https://github.com/ada' } })
  const none = await listing.updateFounderProfile({ name: null, role: null, photo_url: null, email: null, socials: null })
  expect(none).toMatchObject({ name: null, role: null, bio: null, email: null, photo_url: null, socials: {}, complete: false })
  expect(none.missing.map(({ code }) => code)).toEqual(['name', 'photo', 'role', 'bio', 'social'])
})

test('a profile without a name shows nobody, and the other founders stay', async () => {
  const { listing, draft_id } = await submitted(testService, sites)
  await listing.updateDraft({ id: draft_id, founders: [FOUNDER, { name: 'Bo Root' }] })
  await listing.updateFounderProfile({ name: null })
  expect((await listing.getDraft({ id: draft_id })).founders.map(({ name }) => name)).toEqual(['Bo Root'])
  await listing.updateFounderProfile({ name: 'Ada' })
  expect((await listing.getDraft({ id: draft_id })).founders.map(({ name }) => name)).toEqual(['Ada', 'Bo Root'])
})

test('a profile without a name gives its place to nobody who is sent as they are shown, and keeps what it has', async () => {
  const { listing, draft_id } = await submitted(testService, sites)
  await listing.updateDraft({ id: draft_id, founders: [FOUNDER, { name: 'Bo Root' }, { name: 'Cy Leek' }] })
  const unnamed = await listing.updateFounderProfile({ name: null })
  const { founders } = await listing.updateDraft({ id: draft_id, founders: [{ name: 'Bo Root' }, { name: 'Cy Leek', role: 'Cook' }] })
  expect(founders.map(({ name, role }) => [name, role])).toEqual([
    ['Bo Root', null],
    ['Cy Leek', 'Cook'],
  ])
  expect(await listing.getFounderProfile()).toEqual(unnamed)
  await listing.updateDraft({ id: draft_id, founder_socials: { youtube: 'https://www.youtube.com/@ada' } })
  expect(await listing.getFounderProfile()).toMatchObject({
    name: null,
    bio: FOUNDER.bio,
    socials: { ...FOUNDER.socials, youtube: 'https://www.youtube.com/@ada' },
  })
  // Somebody else in front is the owner, by their name.
  await listing.updateDraft({ id: draft_id, founders: [{ name: 'Ada Root' }, { name: 'Bo Root' }] })
  expect((await listing.getFounderProfile()).name).toBe('Ada Root')
})

test('parallel edits of different members all survive, those through a draft too', async () => {
  const { listing, draft_id } = await submitted(testService, sites)
  await Promise.all([
    listing.updateFounderProfile({ role: 'Gardener' }),
    listing.updateFounderProfile({ email: 'ada@beetroot.dev' }),
    listing.updateFounderProfile({ socials: { github: 'https://github.com/ada' } }),
    listing.updateDraft({ id: draft_id, founder_socials: { x: 'https://x.com/ada' } }),
  ])
  const { role, email, socials } = await listing.getFounderProfile()
  expect([role, email, Object.keys(socials).toSorted()]).toEqual(['Gardener', 'ada@beetroot.dev', ['github', 'linkedin', 'x']])
})

test('the same edit sent again with its key happens once', async () => {
  const { listing, listing_id } = await submitted(testService, sites)
  const once = await listing.updateFounderProfile({ role: 'Gardener' }, { idempotencyKey: 'role' })
  const { version } = await listing.getMyListing({ listing_id })
  expect(await listing.updateFounderProfile({ role: 'Gardener' }, { idempotencyKey: 'role' })).toEqual(once)
  expect((await listing.getMyListing({ listing_id })).version).toBe(version)
})

test('what cannot be taken is refused at its place, and nothing changes', async () => {
  const { listing } = await testService.founder()
  const before = await listing.updateFounderProfile({ name: 'Ada' })
  const cases: [object, string][] = [
    [{ name: '' }, '/name'],
    [{ bio: 'x'.repeat(1001) }, '/bio'],
    [{ email: 'nobody' }, '/email'],
    [{ photo_url: 'http://localhost:9/uploads/0123456789abcdef0123456789abcdef.webp' }, '/photo_url'],
    [{ socials: { myspace: 'https://myspace.com/ada' } }, '/socials/myspace'],
    [{ complete: true }, '/complete'],
    [{}, ''],
  ]
  for (const [edit, field] of cases)
    expect((await refused(listing.updateFounderProfile(edit))).errors?.map((place) => place.field)).toEqual([field])
  expect(await listing.getFounderProfile()).toEqual(before)
})

test('what a launch asks of a founder whom the website names is all that the account’s own profile lacks, and grows by nothing that is sent', async () => {
  sites['named.test'] = {
    '/': page('Kale', '<main><h1>Kale</h1><p>Kale plans the beds of small gardens. Kale was founded by Ada Beet in 2020.</p></main>'),
  }
  const { listing } = await testService.founder()
  const { id } = await listing.submitListing({ url: 'http://named.test' })
  expect((await listing.waitForDraft(id)).founders.map(({ name }) => name)).toEqual(['Ada Beet'])
  const asked = async () => (await listing.getDraft({ id })).missing.find(({ field }) => field === 'founders')?.message
  expect(await asked()).toContain('lacks a name, a photo, a role, a bio of 80 characters and a social account.')
  await listing.updateFounderProfile({ socials: FOUNDER.socials })
  expect(await asked()).toContain('lacks a name, a photo, a role and a bio of 80 characters.')
})
