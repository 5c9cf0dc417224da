import { expect, test } from 'bun:test'
import { answerOf } from '../../sdk/index.ts'
import { startTestService } from '../test_service.ts'
import { PHOTO_URL, photosTaken } from '../pictures.ts'
import { putLive } from '../public/live.ts'
import { refused } from '../refused.ts'
import { gardenSite, serveSites } from '../sites.ts'
import { listEverywhere, putUp } from './sisters.ts'

const { env } = serveSites({ 'beetroot.test': gardenSite(), 'radish.test': gardenSite() })
const testService = await startTestService({ crowded: true, env: { ...env, LIMITS: 'account_writes_per_minute=100000' } })

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')
const STORY = { title: 'Beets', problem: words(100), story: words(120), journey: words(90) }
const ROSA = {
  name: 'Rosa Beet',
  role: 'Founder',
  bio: 'Grows vegetables on twelve square metres in Cologne and writes the plans that keep them from growing into each other.',
  photo_url: PHOTO_URL,
  socials: { github: 'https://github.com/rosa' },
}

async function listed() {
  const { listed: listings, ...founder } = await listEverywhere(testService, 'http://beetroot.test', [])
  const [first] = listings
  if (!first) throw new Error('nothing was listed')
  return { ...founder, ...first }
}

test('a story moves from draft to published when its missing is done, and is public where the section is unlocked', async () => {
  const { listing, listing_id, draft_id: id, account_id } = await listed()
  const begun = await listing.setFounderStory({ listing_id, problem: 'Shift plans ate our Sunday evenings.' })
  expect(begun).toMatchObject({ status: 'draft', published_at: null, shown_on_listing: false, title: null })
  expect(begun.missing.map(({ reason }) => reason).join(' ')).toContain('300 words in all; there are 6')
  expect(begun.url).toBe(`http://localhost:3000/account/listings/${listing_id}/story`)

  const written = await listing.setFounderStory({ listing_id, ...STORY })
  expect([written.status, written.missing.every(({ url }) => url.endsWith('/account/profile'))]).toEqual(['draft', true])
  await listing.updateDraft({ id, founders: [{ ...ROSA, photo_url: null }] })
  const faceless = await listing.setFounderStory({ listing_id, title: 'Beets' })
  expect([faceless.title, faceless.missing.length, faceless.missing[0]?.reason]).toEqual(['Beets', 1, expect.stringContaining('photo')])

  await listing.updateDraft({ id, founders: [ROSA] })
  await photosTaken(testService, account_id)
  const published = await listing.setFounderStory({ listing_id, title: 'Beets' })
  expect(published).toMatchObject({ status: 'published', missing: [], shown_on_listing: false })
  const slug = await putUp(testService, listing_id)
  expect(published.url).toBe(`http://localhost:3000/listings/${slug}/story`)
  expect((await testService.visitor().getListing({ slug })).story).toBeNull()
  await putUp(testService, listing_id, { status: 'live', plan: 'paid' })
  expect((await testService.visitor().getListing({ slug })).story).toEqual({
    title: 'Beets',
    problem: STORY.problem,
    what_built: STORY.story,
    hard_parts: STORY.journey,
  })

  testService.turnClock(3600)
  const edited = await listing.setFounderStory({ listing_id, whats_next: 'More beds.' })
  expect(edited).toMatchObject({ published_at: published.published_at, shown_on_listing: true })
  const cut = await listing.updateDraft({ id, story: { problem: '' } })
  expect(cut.story).not.toHaveProperty('problem')
  expect((await testService.visitor().getListing({ slug })).story).toBeNull()
  const mine = await listing.getMyListing({ listing_id })
  expect([mine.story?.whats_next, mine.versions[0]?.via, mine.versions[1]?.via]).toEqual([
    'More beds.',
    'update_draft',
    'set_founder_story',
  ])
  const again = await listing.setFounderStory({ listing_id, problem: words(100) })
  expect([again.status, again.published_at]).toEqual(['published', published.published_at])
  await putUp(testService, listing_id, { status: 'archived' })
})

test('a founder profile completed for one company publishes the waiting story of another, and withdraws it again', async () => {
  const { listing, account_id, draft_id: id } = await listed()
  const other = await putLive(testService, account_id, { name: 'Radish', plan: 'paid' })
  expect((await listing.setFounderStory({ listing_id: other.id, ...STORY })).status).toBe('draft')
  const shown = async () => (await testService.visitor().getListing({ slug: other.slug })).story !== null
  expect(await shown()).toBe(false)
  await listing.updateDraft({ id, founders: [ROSA] })
  await photosTaken(testService, account_id)
  expect(await shown()).toBe(true)
  await listing.updateDraft({ id, founder_socials: { github: null } })
  expect(await shown()).toBe(false)
})

test('founder profiles and stories of two companies, changed at once, wait for each other and never lock up', async () => {
  const { listing, listing_id, draft_id, account_id } = await listed()
  const { id: other_id } = await listing.submitListing({ url: 'http://radish.test' })
  await listing.waitForDraft(other_id)
  const other = await listing.submitDraft({ id: other_id })
  const ids = [draft_id, other_id]
  const calls = Array.from({ length: 30 }, (_, index) => [
    listing.updateDraft({ id: ids[index % 2] ?? draft_id, founders: [{ ...ROSA, role: `Founder ${index}` }] }),
    listing.setFounderStory({ listing_id: index % 2 ? listing_id : other.listing_id, ...STORY, whats_next: `Plan ${index}.` }),
  ])
  await Promise.all(calls.flat())
  await photosTaken(testService, account_id)
  for (const id of [listing_id, other.listing_id])
    expect((await listing.setFounderStory({ listing_id: id, title: 'Both' })).status).toBe('published')
})

test('what cannot be taken is refused, and an ETag that is gone changes nothing', async () => {
  const { listing, listing_id } = await listed()
  const etag = answerOf(await listing.getMyListing({ listing_id }))?.headers.get('etag') ?? ''
  const cases: [object, string, string][] = [
    [{ problem: 'x'.repeat(8001) }, '/problem', 'too_long'],
    [{ journey: 'x'.repeat(8000), challenges: 'y' }, '/journey', 'too_long'],
    [{ prologue: 'x' }, '/prologue', 'unknown_member'],
    [{ title: null }, '/title', 'wrong_type'],
  ]
  for (const [sent, field, code] of cases) {
    const problem = await refused(listing.setFounderStory({ listing_id, ...sent }))
    expect([problem.status, problem.errors?.[0]?.field, problem.errors?.[0]?.code]).toEqual([422, field, code])
  }
  await listing.setFounderStory({ listing_id, title: 'First' }, { ifMatch: etag })
  expect((await refused(listing.setFounderStory({ listing_id, title: 'Second' }, { ifMatch: etag }))).code).toBe('precondition_failed')
  expect((await listing.getMyListing({ listing_id })).story).toEqual({ title: 'First' })
  const stranger = await testService.founder()
  expect((await refused(stranger.listing.setFounderStory({ listing_id, title: 'x' }))).code).toBe('not_found')
})
