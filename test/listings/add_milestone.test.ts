import { expect, test } from 'bun:test'
import { answerOf } from '../../sdk/index.ts'
import { startTestService } from '../test_service.ts'
import { putLive } from '../public/live.ts'
import { refused } from '../refused.ts'

const testService = await startTestService({ crowded: true, env: { LIMITS: 'account_writes_per_minute=100000' } })

async function listed(plan: 'free' | 'paid' = 'free') {
  const founder = await testService.founder()
  const { id, slug } = await putLive(testService, founder.account_id, { name: 'Beetroot', plan })
  return { ...founder, listing_id: id, slug }
}

test('a milestone is added with its version and shown where milestones are', async () => {
  const { listing, listing_id, slug } = await listed('paid')
  const added = await listing.addMilestone({
    listing_id,
    date: '2026-03-01',
    title: 'First hundred customers',
    url: 'https://beetroot.com/100',
  })
  expect(added).toEqual({
    id: added.id,
    date: '2026-03-01',
    title: 'First hundred customers',
    description: null,
    url: 'https://beetroot.com/100',
  })
  expect(answerOf(added)?.status).toBe(201)
  const earlier = await listing.addMilestone({ listing_id, date: '2025-01-01', title: 'Begun', description: 'In a shed.' })
  const mine = await listing.getMyListing({ listing_id })
  expect([mine.milestones, mine.version, mine.versions[0]?.via]).toEqual([[earlier, added], 3, 'add_milestone'])
  expect((await testService.visitor().getListing({ slug })).milestones).toEqual([earlier, added])
  await listing.deleteMilestone({ listing_id, milestone_id: added.id })
  expect((await testService.visitor().getListing({ slug })).milestones).toEqual([earlier])
  expect((await listing.getMyListing({ listing_id })).versions[0]).toMatchObject({ version: 4, via: 'delete_milestone' })
})

test('on a free listing milestones are kept and not shown', async () => {
  const { listing, listing_id, slug } = await listed()
  await listing.addMilestone({ listing_id, date: '2026-03-01', title: 'Kept' })
  expect((await testService.visitor().getListing({ slug })).milestones).toEqual([])
})

test('impossible dates and dates more than a year ahead are refused with the last one that goes', async () => {
  const { listing, listing_id } = await listed()
  const today = testService.service.clock().toISOString().slice(0, 10)
  const latest = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
  for (const date of ['2026-02-30', '2026-13-01', '2025-02-29', '26-01-01', 'tomorrow', '2026-1-1', ''])
    expect((await refused(listing.addMilestone({ listing_id, date, title: 'x' }))).errors?.[0]).toMatchObject({
      field: '/date',
      code: 'wrong_format',
    })
  const after = new Date(Date.parse(latest) + 24 * 3600 * 1000).toISOString().slice(0, 10)
  const far = (await refused(listing.addMilestone({ listing_id, date: after, title: 'x' }))).errors?.[0]
  expect(far).toMatchObject({ field: '/date', code: 'too_large', fix: `Send a date up to ${latest}.` })
  expect((await listing.addMilestone({ listing_id, date: latest, title: 'Planned' })).date).toBe(latest)
  expect((await refused(listing.addMilestone({ listing_id, date: today, title: '' }))).errors?.[0]?.field).toBe('/title')
  expect((await refused(listing.addMilestone({ listing_id, date: today, title: 'x', url: 'ftp://x' }))).errors?.[0]?.field).toBe('/url')
  expect((await listing.getMyListing({ listing_id })).milestones).toHaveLength(1)
})

test('the hundredth milestone is the last, also when ten come at once', async () => {
  const { listing, listing_id } = await listed()
  for (let number = 1; number <= 95; number++)
    await testService.sql`
      insert into milestones (company_id, on_date, title)
      select p.company_id, '2026-01-01', ${`Number ${number}`} from profiles p join listings l on l.profile_id = p.id where l.id = ${listing_id}`
  const calls = Array.from({ length: 10 }, () =>
    listing.addMilestone({ listing_id, date: '2026-01-01', title: 'More' }).then(
      () => 'added',
      (error: { code: string }) => error.code,
    ),
  )
  expect((await Promise.all(calls)).toSorted()).toEqual([...Array(5).fill('added'), ...Array(5).fill('limit_reached')])
  expect((await listing.getMyListing({ listing_id })).milestones).toHaveLength(100)
})

test('another’s milestone cannot be removed through one’s own listing, nor one twice', async () => {
  const [one, other] = [await listed(), await listed('paid')]
  const { id } = await other.listing.addMilestone({ listing_id: other.listing_id, date: '2026-01-01', title: 'Theirs' })
  expect(await refused(one.listing.deleteMilestone({ listing_id: one.listing_id, milestone_id: id }))).toMatchObject({
    status: 404,
    code: 'not_found',
  })
  expect((await refused(one.listing.deleteMilestone({ listing_id: other.listing_id, milestone_id: id }))).code).toBe('not_found')
  expect((await refused(one.listing.addMilestone({ listing_id: other.listing_id, date: '2026-01-01', title: 'x' }))).code).toBe('not_found')
  expect((await testService.visitor().getListing({ slug: other.slug })).milestones).toHaveLength(1)
  const etag = answerOf(await other.listing.getMyListing({ listing_id: other.listing_id }))?.headers.get('etag') ?? ''
  await other.listing.addMilestone({ listing_id: other.listing_id, date: '2026-01-02', title: 'Since' })
  const stale = await refused(other.listing.deleteMilestone({ listing_id: other.listing_id, milestone_id: id }, { ifMatch: etag }))
  expect(stale.code).toBe('precondition_failed')
  await other.listing.deleteMilestone({ listing_id: other.listing_id, milestone_id: id })
  expect((await refused(other.listing.deleteMilestone({ listing_id: other.listing_id, milestone_id: id }))).status).toBe(404)
})
