import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { refused } from '../refused.ts'
import { gardenSite, page, serveSites } from '../sites.ts'

const { env } = serveSites({
  'beetroot.test': gardenSite(),
  'nameless.test': { '/': page('', '<p>.</p>') },
})
const testService = await startTestService({ crowded: true, env })

async function readyDraft(url = 'http://beetroot.test') {
  const founder = await testService.founder()
  const { id } = await founder.listing.submitListing({ url })
  return { ...founder, id, draft: await founder.listing.waitForDraft(id) }
}

test('a website that answers at http alone is listed there where no scheme was typed', async () => {
  const { listing, id, draft } = await readyDraft('beetroot.test')
  const { listing_id } = await listing.submitDraft({ id })
  const { url } = await listing.getMyListing({ listing_id })
  expect([draft.url, url]).toEqual(['http://beetroot.test/', 'http://beetroot.test/'])
})

test('a listing leads to the address that was read, not to one that could not be before', async () => {
  const { listing } = await testService.founder()
  const wrong = await listing.submitListing({ url: 'http://www.beetroot.test/xx' })
  expect((await listing.waitForDraft(wrong.id)).status).toBe('failed')
  const { id } = await listing.submitListing({ url: 'http://beetroot.test' })
  await listing.waitForDraft(id)
  const { listing_id } = await listing.submitDraft({ id })
  expect((await listing.getMyListing({ listing_id })).url).toBe('http://beetroot.test/')
})

test('a ready draft becomes a listing that is the owner’s and not yet public', async () => {
  const { listing, id, draft } = await readyDraft()
  const submitted = await listing.submitDraft({ id })
  expect(submitted).toMatchObject({ status: 'draft', draft_id: id })
  expect(submitted.page_url).toBe(`http://localhost:3000/listings/${submitted.page_url.split('/').at(-1)}`)
  const { listing_id } = submitted
  expect(submitted.next_steps.map(({ tool, arguments: given }) => [tool, given])).toEqual([
    ['choose_free_listing', { listing_id }],
    ['quote_order', { items: [{ product: 'launch', listing_id }] }],
    ['get_my_listing', { listing_id }],
  ])
  const mine = await listing.getMyListing({ listing_id: submitted.listing_id })
  expect(mine).toMatchObject({
    name: draft.fields.name.value,
    legal_name: 'Beetroot GmbH',
    plan: 'none',
    draft_id: id,
    version: 1,
    site: 'main',
  })
  expect((await listing.listMyListings()).items.map((item) => item.listing_id)).toEqual([submitted.listing_id])
  expect((await listing.getDraft({ id })).listing_id).toBe(submitted.listing_id)
  expect((await refused(testService.visitor().getListing({ slug: mine.slug }))).code).toBe('not_found')
})

test('submitting again, and ten times at once, answers with the same listing', async () => {
  const { listing, id } = await readyDraft()
  const first = await listing.submitDraft({ id })
  const again = await Promise.all(Array.from({ length: 10 }, () => listing.submitDraft({ id })))
  for (const answer of again) expect(answer).toEqual(first)
})

test('an edit of a submitted draft is the listing’s too, with its history', async () => {
  const { listing, id } = await readyDraft()
  const { listing_id } = await listing.submitDraft({ id })
  await listing.updateDraft({ id, fields: { headline: 'Grow', legal_name: null } })
  await listing.updateDraft({ id, fields: { headline: 'Grow' } })
  const mine = await listing.getMyListing({ listing_id })
  expect(mine).toMatchObject({ headline: 'Grow', legal_name: null, version: 2 })
  expect(mine.versions[0]).toMatchObject({ version: 2, via: 'update_draft' })
  expect(mine.versions[0]?.changes.map(({ field }) => field).toSorted()).toEqual(['headline', 'legal_name'])
})

test('two products of one name get addresses of their own', async () => {
  const slugs = await Promise.all(
    [1, 2, 3].map(async () => {
      const { listing, id } = await readyDraft()
      const { page_url } = await listing.submitDraft({ id })
      return page_url
    }),
  )
  expect(new Set(slugs).size).toBe(3)
})

test('a draft that is still being read is refused with the call that waits for it', async () => {
  const { listing } = await testService.founder()
  const { id } = await listing.submitListing({ url: 'http://beetroot.test' })
  const problem = await refused(listing.submitDraft({ id }))
  expect(problem).toMatchObject({ status: 409, code: 'draft_not_ready', retryable: true })
  expect(problem.action).toMatchObject({ by: 'agent', tool: 'get_draft', arguments: { id } })
})

test('a site that another account has put up is not drafted again', async () => {
  const { id, listing } = await readyDraft()
  const { listing_id, page_url } = await listing.submitDraft({ id })
  await testService.sql`update listings set status = 'live', launched_at = now() where id = ${listing_id}`
  const { listing: other } = await testService.founder()
  const problem = await refused(other.submitListing({ url: 'http://www.beetroot.test' }))
  expect(problem).toMatchObject({ status: 409, code: 'already_listed' })
  expect(problem.action?.url).toBe(page_url)
  // A page that only its owner can read is nobody else's to know.
  for (const status of ['scheduled', 'suspended']) {
    await testService.sql`update listings set status = ${status} where id = ${listing_id}`
    const hidden = await refused(other.submitListing({ url: 'http://www.beetroot.test' }))
    expect([hidden.code, hidden.action?.url, JSON.stringify(hidden).includes('/listings/')]).toEqual([
      'already_listed',
      'http://localhost:3000/contact',
      false,
    ])
  }
  // Who only waits keeps nobody else out.
  await testService.sql`update listings set status = 'awaiting_badge' where id = ${listing_id}`
  const own = await other.submitListing({ url: 'http://beetroot.test' })
  expect((await other.waitForDraft(own.id)).status).toBe('ready')
  expect((await other.submitDraft({ id: own.id })).status).toBe('draft')
  await testService.sql`update listings set status = 'archived' where id = ${listing_id}`
})

test('a draft without a name is refused with the field and a call that can be made as it stands', async () => {
  const { listing, id } = await readyDraft()
  await listing.updateDraft({ id, fields: { name: null } })
  const [step] = (await listing.getDraft({ id })).next_steps
  const problem = await refused(listing.submitDraft({ id }))
  expect(problem).toMatchObject({
    status: 409,
    code: 'draft_not_ready',
    retryable: false,
    errors: [{ field: '/fields/name', code: 'required' }],
  })
  expect(problem.action).toMatchObject({ by: 'agent', tool: 'update_draft', arguments: { id, fields: { name: 'beetroot.test' } } })
  expect(step).toMatchObject({ tool: 'update_draft', arguments: problem.action?.arguments })
  await listing.updateDraft({ id, fields: { name: 'Beetroot' } })
  expect((await listing.submitDraft({ id })).status).toBe('draft')
})

test('a name is all that a draft needs', async () => {
  const { listing, id } = await readyDraft()
  const blank = { headline: null, summary: null, description: null, logo_url: null }
  await listing.updateDraft({ id, fields: blank, faqs: [], founders: [] })
  const { listing_id } = await listing.submitDraft({ id })
  const { requirements } = await listing.chooseFreeListing({ listing_id })
  expect(requirements.map(({ code }) => code)).toEqual(['founder_profile_incomplete', 'badge_missing'])
  await testService.sql`update listings set status = 'archived' where id = ${listing_id}`
})

test('a site that could not be read is refused with what to fill in by hand', async () => {
  const { listing, id } = await readyDraft('http://nowhere.test')
  const problem = await refused(listing.submitDraft({ id }))
  expect(problem).toMatchObject({
    code: 'draft_not_ready',
    retryable: false,
    action: { tool: 'update_draft', arguments: { fields: { name: 'nowhere.test' } } },
  })
})

test('a name that was given while a site was read, or before, is what leads on, and not the host', async () => {
  const { listing, id } = await readyDraft('http://nowhere.test')
  await testService.sql`
    update companies set facts = jsonb_set(facts, '{cells,name}', '{"state": "manual", "own": "Nowhere Pro", "ai": null}')
    where id = (select p.company_id from profiles p join drafts d on d.profile_id = p.id where d.id = ${id})`
  const named = { id, fields: { name: 'Nowhere Pro' } }
  expect((await refused(listing.submitDraft({ id }))).action?.arguments).toEqual(named)
  expect((await listing.getDraft({ id })).next_steps.map((step) => step.arguments)).toContainEqual(named)
})

test('another account’s draft cannot be submitted', async () => {
  const { id } = await readyDraft()
  const { listing } = await testService.founder()
  expect((await refused(listing.submitDraft({ id }))).code).toBe('not_found')
})

test('a live listing shows everything public with its proof, and hides locked sections', async () => {
  const { listing, id } = await readyDraft()
  await listing.updateDraft({ id, milestones: [{ date: '2026-01-01', title: 'Begun' }], story: { problem: 'Weeds.' } })
  const { listing_id } = await listing.submitDraft({ id })
  await testService.sql`update listings set status = 'live', launched_at = now() where id = ${listing_id}`
  const { slug } = await listing.getMyListing({ listing_id })
  const shown = await testService.visitor().getListing({ slug })
  expect(shown.milestones).toEqual([])
  expect(shown.story).toBeNull()
  expect(shown.evidence.legal_name?.[0]?.quote).toContain('Beetroot GmbH')
  expect(JSON.stringify(shown)).not.toContain('account')
  await testService.sql`update listings set unlocked_sections = '{milestones,story}' where id = ${listing_id}`
  const unlocked = await testService.visitor().getListing({ slug })
  expect([unlocked.milestones.length, unlocked.story]).toEqual([1, null])
  await testService.sql`update listings set status = 'archived' where id = ${listing_id}`
})
