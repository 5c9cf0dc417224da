import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { putLive } from '../public/live.ts'
import { refused } from '../refused.ts'
import { until } from '../until.ts'

const testService = await startTestService({ env: { TEAM_EMAIL: 'team@directory.example' } })
const mails = (subject: string) =>
  testService.sql<
    { email: string; mail: { blocks: unknown[] } }[]
  >`select email, letter as mail from outbox where subject = ${subject} order by id`

test('the site team gets one e-mail per edit with before and after, and none for what changes nothing or is refused', async () => {
  const { listing, account_id } = await testService.founder()
  const { id: listing_id, slug } = await putLive(testService, account_id, { name: 'Beetroot', headline: 'Before' })
  const edit = { listing_id, fields: { headline: '<b>After</b>', features: ['Beds', 'Weeds'] } }
  await listing.updateMyListing(edit)
  await listing.updateMyListing(edit)
  await refused(listing.updateMyListing({ listing_id, fields: { headline: 'Other', categories: ['None'] } }))
  const sent = await mails('Edited: Beetroot')
  expect(sent.map(({ email }) => email)).toEqual(['team@directory.example'])
  expect(sent[0]?.mail.blocks).toEqual([
    `Changed by update_my_listing (${account_id}@founders.example). It is already public if the listing is live.`,
    { heading: 'Listing: Beetroot, version 2' },
    `http://localhost:3000/listings/${slug}`,
    {
      changes: [
        { name: 'headline', before: 'Before', after: '<b>After</b>' },
        { name: 'features', before: null, after: 'Beds\nWeeds' },
      ],
    },
  ])
  await listing.addMilestone({ listing_id, date: '2026-01-01', title: 'Begun' })
  await listing.updateMyListing({ listing_id, fields: { description: 'x'.repeat(4000) } })
  const [, milestone, long] = await mails('Edited: Beetroot')
  expect(JSON.stringify(milestone?.mail.blocks)).toContain('add_milestone')
  expect(JSON.stringify(long?.mail.blocks).length).toBeLessThan(2000)
})

test('a directory without a team sends no such e-mails', async () => {
  const quiet = await startTestService({ role: 'web' })
  const { listing, account_id } = await quiet.founder()
  const { id: listing_id } = await putLive(quiet, account_id, { name: 'Radish' })
  await listing.updateMyListing({ listing_id, fields: { headline: 'After' } })
  expect(await quiet.sql`select 1 from outbox`).toHaveLength(0)
})

test('an account that edits all day has ten e-mails an hour of its own and the rest of the hour in one, with each edit', async () => {
  const { listing, account_id } = await testService.founder()
  const { id: listing_id } = await putLive(testService, account_id, { name: 'Turnip', headline: 'Before' })
  const other = await putLive(testService, account_id, { name: 'Swede' })
  const edit = async (from: number, to: number) => {
    for (let nth = from; nth <= to; nth++) await listing.updateMyListing({ listing_id, fields: { headline: `Headline ${nth}` } })
  }
  await edit(1, 13)
  await listing.updateMyListing({ listing_id: other.id, fields: { headline: 'Of the other' } })
  expect(await mails('Edited: Turnip')).toHaveLength(10)
  const rest = await mails('Edited many times within an hour')
  expect(rest).toHaveLength(1)
  const told = JSON.stringify(rest[0]?.mail.blocks)
  for (const text of ['Headline 11', 'Headline 12', 'Headline 13', 'Of the other']) expect(told).toContain(text)
  const waits = async () => (await testService.sql`select 1 from outbox where subject like 'Edited many%' and status = 'waiting'`).length
  expect(await waits()).toBe(1)
  testService.turnClock(3600)
  await edit(14, 14)
  expect(await mails('Edited: Turnip')).toHaveLength(11)
  await until(async () => (await waits()) === 0)
})
