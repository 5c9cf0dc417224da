import { expect, test } from 'bun:test'
import { withoutLinks } from '../../server/mail/strangers_words.ts'
import { startTestService } from '../test_service.ts'
import { gardenSite, serveSites } from '../sites.ts'

const { env } = serveSites({ 'beetroot.test': gardenSite() })
const testService = await startTestService({ env })

test('a name leads nowhere but to the website that it is of', () => {
  for (const [name, host, told] of [
    ['Account locked! Verify at https://evil.com/login now', 'beetroot.test', 'Account locked! Verify at … now'],
    ['Go to evil.com.', 'beetroot.test', 'Go to ….'],
    ['evil.com:8080/x?y, pay', 'beetroot.test', '… pay'],
    ['Write to pay@EVIL.co.uk', 'beetroot.test', 'Write to pay@…'],
    ['ftp://x.com', 'beetroot.test', 'beetroot.test'],
    ['Booking.com', 'www.booking.com', 'Booking.com'],
    ['Booking.com/login now', 'www.booking.com', 'Booking.com now'],
    ['See evil。com/login', 'beetroot.test', 'See …'],
    ['See ｅｖｉｌ．ｃｏｍ', 'beetroot.test', 'See …'],
    ['See evil․com', 'beetroot.test', 'See …'],
    ['See ev\u200bil\u00ad.com', 'beetroot.test', 'See …'],
    ['See xn--e1awg7f.xn--p1ai', 'beetroot.test', 'See …'],
    ['ＦＲＥＥ。いぬ 1․5', 'beetroot.test', 'ＦＲＥＥ。いぬ 1․5'],
    ['Node.js tools v1.2', 'beetroot.test', 'Node.js tools v1.2'],
  ] as const)
    expect(withoutLinks(name, host)).toBe(told)
  expect(withoutLinks('evil.com')).toBe('Somebody')
})

test('an e-mail to whom somebody named carries no link of theirs, whatever they call themselves and their product', async () => {
  const account_id = await testService.account('Support https://evil.com/a')
  const { createListing } = await import('../../sdk/index.ts')
  const listing = createListing({ baseUrl: testService.url, apiKey: await testService.key(account_id), retries: 0 })
  const { id } = await listing.submitListing({ url: 'http://beetroot.test' })
  await listing.waitForDraft(id)
  await listing.updateDraft({ id, fields: { name: 'Locked: see evil.com/login' } })
  await listing.inviteCofounder({ id, email: 'bo@friends.example' })
  const { listing_id } = await listing.submitDraft({ id })
  const call = testService.signedIn(account_id)
  await call('transfer_listing', { listing_id, email: 'cy@friends.example' })
  await call('add_editor', { listing_id, email: 'di@friends.example' })
  const told = await testService.sql<{ email: string; said: string }[]>`
    select email, subject || ' ' || (letter -> 'blocks')::text as said from outbox where email like '%@friends.example'`
  expect(told.map(({ email }) => email.slice(0, 2)).toSorted()).toEqual(['bo', 'cy', 'di'])
  expect(told.filter(({ said }) => said.includes('evil'))).toEqual([])
})
