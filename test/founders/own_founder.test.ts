import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { FOUNDER, PROFILE } from '../launch/founders.ts'
import { listEverywhere } from '../listings/sisters.ts'
import { photosTaken } from '../pictures.ts'
import { gardenSite, serveSites } from '../sites.ts'

const { env, sites } = serveSites({})
const testService = await startTestService({ crowded: true, env })

/** One account with listings of two companies. */
async function twoCompanies() {
  const [here = '', there = ''] = [1, 2].map(() => `p${crypto.randomUUID().slice(0, 8)}.test`)
  for (const host of [here, there]) sites[host] = gardenSite()
  const { listed, ...founder } = await listEverywhere(testService, `http://${here}`, [])
  const [first] = listed
  if (!first) throw new Error('nothing was listed')
  const { id } = await founder.listing.submitListing({ url: `http://${there}` })
  await founder.listing.waitForDraft(id)
  const { listing_id } = await founder.listing.submitDraft({ id })
  return { ...founder, one: first, other: { draft_id: id, listing_id } }
}

test('a founder profile changed through one company is a version of the other’s listing too, and settles its launch at once', async () => {
  const { listing, account_id, one, other } = await twoCompanies()
  await listing.updateDraft({ id: other.draft_id, ...PROFILE })
  await listing.updateDraft({ id: one.draft_id, founders: [FOUNDER] })
  await photosTaken(testService, account_id)
  await testService.sql`insert into badge_checks (listing_id, state, holds, detail) values (${other.listing_id}, 'verified', true, '')`
  await testService.sql`update listings set status = 'scheduled', plan = 'free', launch_week = '2040-W01' where id = ${other.listing_id}`
  await listing.updateDraft({ id: one.draft_id, founders: [{ ...FOUNDER, bio: 'Too short.' }] })
  const mine = await listing.getMyListing({ listing_id: other.listing_id })
  expect([mine.status, mine.founders[0]?.bio, mine.versions[0]?.via, mine.versions[0]?.changes[0]?.field]).toEqual([
    'awaiting_badge',
    'Too short.',
    'update_draft',
    'founders',
  ])
  await listing.updateDraft({ id: one.draft_id, founders: [FOUNDER] })
  expect((await listing.getMyListing({ listing_id: other.listing_id })).status).toBe('scheduled')
})

test('a founder who becomes the owner of the account through another company is shown once', async () => {
  const { listing, one, other } = await twoCompanies()
  await listing.updateDraft({ id: one.draft_id, founders: [{ name: 'Ada Beet' }, { name: 'Bo Root' }] })
  await listing.updateDraft({ id: other.draft_id, founders: [{ name: 'Bo Root', role: 'Founder' }] })
  expect((await listing.getDraft({ id: one.draft_id })).founders.map(({ name, role }) => [name, role])).toEqual([['Bo Root', 'Founder']])
})

test('founder profiles and edits of all companies of an account at once never lock up', async () => {
  const { listing, one, other } = await twoCompanies()
  const calls = Array.from({ length: 12 }, (_, index) => [
    listing.updateDraft({ id: (index % 2 ? one : other).draft_id, founders: [{ ...FOUNDER, role: `Founder ${index}` }] }),
    listing.updateDraft({ id: (index % 2 ? other : one).draft_id, fields: { audience: `Gardeners ${index}` } }),
    listing.updateMyListing({ listing_id: (index % 2 ? one : other).listing_id, fields: { headline: `Plans ${index}` } }),
  ])
  await Promise.all(calls.flat())
  for (const { listing_id } of [one, other]) expect((await listing.getMyListing({ listing_id })).version).toBeGreaterThan(12)
})
