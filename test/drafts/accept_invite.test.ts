import { describe, expect, test } from 'bun:test'
import { withCofounder } from '../../server/profile/cofounder.ts'
import { acceptInvite, declineInvites, findInvite } from '../../server/publishing/invites.ts'
import { findListings } from '../../server/listings/rows.ts'
import { handOver } from '../../server/ownership/hand_over.ts'
import { foundersOf, put, type Founder, type Profile } from '../../server/profile/profile.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'
import { gardenSite, serveSites } from '../sites.ts'

const person = (name: string, role: string | null = null): Founder => ({ name, role, bio: null, email: null, photo_url: null, socials: {} })
const empty: Profile = { cells: {}, story: {}, competitor: null, milestones: [], pictures: [], own_founder: null, photos: {} }
const drafted = (...names: string[]): Profile => ({
  ...empty,
  cells: { founders: { state: 'ai', own: null, ai: { value: names.map((name) => ({ ...person(name), evidence: [] })), evidence: [] } } },
})
const saved = (...names: string[]): Profile => ({
  ...empty,
  cells: put(
    {},
    'founders',
    names.map((name) => person(name)),
  ),
})
const names = (profile: Profile | null) => profile && foundersOf(profile).map(({ name }) => name)

describe('the founders with one more', () => {
  test.each([
    ['of nobody', empty, ['Ada', 'Bo']],
    ['found on the website', drafted('Cy'), ['Ada', 'Cy', 'Bo']],
    ['found on the website, the owner among them', drafted('Cy', 'ADA'), ['ADA', 'Cy', 'Bo']],
    ['found on the website, the new one among them', drafted('bo', 'Cy'), ['Ada', 'Bo', 'Cy']],
    ['with the owner’s own profile', { ...saved('Ada', 'Cy'), own_founder: person('Ada', 'CEO') }, ['Ada', 'Cy', 'Bo']],
    ['removed by the owner', { ...empty, cells: put(drafted('Cy').cells, 'founders', null) }, ['Ada', 'Bo']],
  ] as [string, Profile, string[]][])('%s', (_title, profile, expected) =>
    expect(names(withCofounder(profile, 'Ada', person('Bo')))).toEqual(expected),
  )
  test('nobody gives way when the owner makes a profile afterwards, under whatever name', () => {
    for (const profile of [empty, drafted('Cy', 'Bo'), drafted('Bo')]) {
      const next = withCofounder(profile, 'Ada', person('Bo', 'CTO'))
      if (!next) throw new Error('there was room')
      const shown = foundersOf({ ...next, own_founder: person('Ada Lovelace') })
      expect(shown.find(({ name }) => name === 'Bo')?.role).toBe('CTO')
      expect(shown[0]?.name).toBe('Ada Lovelace')
    }
  })
  test('are ten at most', () => {
    const many = saved('Ada', ...Array.from({ length: 9 }, (_, index) => `Founder ${index}`))
    expect(withCofounder(many, 'Ada', person('Bo'))).toBeNull()
    expect(names(withCofounder(many, 'Ada', person('Founder 3', 'CTO')))?.length).toBe(10)
  })
})

const { env } = serveSites({ 'beetroot.test': gardenSite() })
const testService = await startTestService({ env })

async function invited() {
  const owner = await testService.founder()
  const { id } = await owner.listing.submitListing({ url: 'http://beetroot.test' })
  await owner.listing.waitForDraft(id)
  const { listing_id } = await owner.listing.submitDraft({ id })
  const email = `${crypto.randomUUID()}@friends.example`
  await owner.listing.inviteCofounder({ id, email })
  const [sent] = await testService.sql<{ mail: { action: { url: string } } }[]>`select letter as mail from outbox where email = ${email}`
  const token = sent?.mail.action.url.split('/').at(-1) ?? ''
  const bo = await testService.founder()
  const accept = (account_id = bo.account_id, founder = person('Bo Beet', 'CTO')) =>
    testService.sql.begin((sql) => {
      const { sites, config, clock } = testService.service
      return acceptInvite(
        { sql, sites: sites.through(sql), config, jobs: testService.service.jobs },
        { token, account_id, founder, now: clock() },
      )
    })
  return { ...owner, id, listing_id, bo, token, accept }
}

test('who accepts stands among the founders of draft and listing, with a version, and gets nothing else', async () => {
  const { listing, id, listing_id, bo, accept } = await invited()
  const before = await listing.getMyListing({ listing_id })
  expect(await accept()).toEqual({ outcome: 'accepted', draft_id: id })
  const mine = await listing.getMyListing({ listing_id })
  expect(mine.founders).toContainEqual(expect.objectContaining({ name: 'Bo Beet', role: 'CTO' }))
  expect((await listing.getDraft({ id })).founders.map(({ name }) => name)).toContain('Bo Beet')
  expect(mine.version).toBe(before.version + 1)
  expect(mine.versions[0]).toMatchObject({ by: bo.account_id, via: 'accept_invite' })
  expect(mine.versions[0]?.changes.map(({ field }) => field)).toEqual(['founders'])
  expect((await bo.listing.listMyListings()).items).toEqual([])
  expect((await bo.listing.getAccount()).profile.complete).toBe(false)
})

test('a link is used once, also by two people at once, and not by the owner', async () => {
  const { account_id, token, accept } = await invited()
  expect(await accept(account_id)).toEqual({ outcome: 'refused', reason: 'own_listing' })
  expect(await findInvite(testService.sql, token, testService.service.clock())).toMatchObject({
    inviter_email: `${account_id}@founders.example`,
  })
  const other = await testService.account()
  const outcomes = await Promise.all([accept(), accept(other, person('Cy')), accept()])
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['accepted', 'refused', 'refused'])
  expect(await findInvite(testService.sql, token, testService.service.clock())).toBeNull()
})

test('a link that is over, or of an e-mail sent again since, adds nobody', async () => {
  const first = await invited()
  const [kept] = await testService.sql<{ email: string }[]>`select email from invites where draft_id = ${first.id}`
  await first.listing.inviteCofounder({ id: first.id, email: kept?.email ?? '' })
  expect(await first.accept()).toEqual({ outcome: 'refused', reason: 'unknown' })
  const second = await invited()
  testService.turnClock(7 * 86_400 + 1)
  expect(await second.accept()).toEqual({ outcome: 'refused', reason: 'unknown' })
  expect((await second.listing.getMyListing({ listing_id: second.listing_id })).founders.map(({ name }) => name)).not.toContain('Bo Beet')
})

test('whom the former owner invited is not let in by whoever the listing went to', async () => {
  const { listing_id, token, accept } = await invited()
  const rightful = await testService.founder()
  const { sites, config, jobs, clock } = testService.service
  await testService.sql.begin(async (sql) => {
    const [listing] = await findListings(sql, [listing_id])
    if (listing)
      await handOver({ sql, sites: sites.through(sql), config, jobs, now: clock() }, listing, rightful.account_id, 'verify_claim')
  })
  expect(await findInvite(testService.sql, token, clock())).toBeNull()
  expect(await accept()).toEqual({ outcome: 'refused', reason: 'unknown' })
  const { founders } = await rightful.listing.getMyListing({ listing_id })
  expect(founders.map(({ name }) => name)).not.toContain('Bo Beet')
  // The way out of such e-mails stays open.
  const [kept] = await testService.sql<{ stop_token: string }[]>`
    select i.stop_token from invites i join listings l on l.profile_id = i.profile_id where l.id = ${listing_id}`
  expect(await testService.sql.begin((sql) => declineInvites(sql, kept?.stop_token ?? '', clock()))).not.toBeNull()
})

test('nor in the moment in which it goes', async () => {
  const { listing_id, accept } = await invited()
  const rightful = await testService.account()
  const { sites, config, jobs, clock } = testService.service
  const gone = Promise.withResolvers<undefined>()
  const held = Promise.withResolvers<undefined>()
  const going = testService.sql.begin(async (sql) => {
    const [listing] = await findListings(sql, [listing_id])
    if (listing) await handOver({ sql, sites: sites.through(sql), config, jobs, now: clock() }, listing, rightful, 'verify_claim')
    held.resolve(undefined)
    await gone.promise
  })
  await held.promise
  const late = accept()
  await until(async () => (await testService.sql`select from pg_locks where not granted`).length > 0)
  gone.resolve(undefined)
  await going
  expect(await late).toEqual({ outcome: 'refused', reason: 'unknown' })
})

test('an owner beside ten founders of the website is one of ten', () => {
  const called = Array.from({ length: 10 }, (_, at) => `Founder ${at}`)
  expect(names({ ...drafted(...called), own_founder: person('Ada') })).toEqual(['Ada', ...called.slice(0, 9)])
})
