import { expect, test } from 'bun:test'
import { answered, openCalls } from '../calls.ts'
import { follow } from '../../server/launch/follows.ts'
import { announceUpdate } from '../../server/launch/announce_update.ts'
import { startTestService } from '../test_service.ts'
import { putLive, set } from '../public/live.ts'
import { until } from '../until.ts'

// No worker: each test runs the job by hand, as often and as badly as it likes.
const testService = await startTestService({ role: 'web' })
const still = new AbortController().signal
const finished = async () => {}

async function posted(followers: number) {
  const owner = await testService.founder()
  const listing = await putLive(testService, owner.account_id, { name: 'Beetroot' })
  await testService.sql`
    with people as (
      insert into auth."user" (id, name, email, "emailVerified")
      select gen_random_uuid()::text, 'Follower ' || n, 'follower-' || n || '-' || ${listing.id}::int || '@readers.example', true
      from generate_series(1, ${followers}::int) n returning id
    )
    insert into listing_follows (listing_id, account_id, token, followed_at)
    select ${listing.id}, id, translate(id, '-', ''), ${testService.service.clock()} from people`
  const update = await owner.listing.postListingUpdate({ listing_id: listing.id, title: 'Dark <mode>', body: 'Now & then.\nDark.' })
  const mails = () =>
    testService.sql<
      { email: string; mail: { blocks: unknown[]; unsubscribe: { url: string }; action: { url: string } }; subject: string }[]
    >`
      select email, subject, letter as mail from outbox where once like ${`update:${update.id}:%`} order by email`
  return {
    ...owner,
    ...listing,
    update,
    mails,
    announce: () => announceUpdate(testService.service, { update_id: update.id }, still, finished),
  }
}

test('each follower gets one e-mail per update, however often the job runs', async () => {
  const { mails, announce, update } = await posted(3)
  await announce()
  await announce()
  await Promise.all([announce(), announce()])
  const sent = await mails()
  expect(sent.map(({ email }) => email.replace(/-\d+@/, '@'))).toEqual([
    'follower-1@readers.example',
    'follower-2@readers.example',
    'follower-3@readers.example',
  ])
  expect(sent[0]).toMatchObject({
    subject: 'Beetroot: Dark <mode>',
    mail: {
      action: { url: update.url },
      unsubscribe: { url: expect.stringMatching(/^http:\/\/localhost:3000\/unfollow\/[0-9a-f]{32}$/) },
    },
  })
  expect(sent[0]?.mail.blocks).toContainEqual({ quote: 'Now & then.\nDark.' })
})

test('a job killed between two batches of followers, and at its very end, goes on where it was', async () => {
  const { mails, update, announce } = await posted(1_100)
  const stop = new AbortController()
  // The first batch commits while the process is already ending.
  const running = announceUpdate(testService.service, { update_id: update.id }, stop.signal, finished)
  stop.abort(new Error('the process ends'))
  await running.catch(() => {})
  const lost = async () => {
    throw new Error('another worker has the job')
  }
  expect((await announceUpdate(testService.service, { update_id: update.id }, still, lost).catch(String)) ?? '').toContain('another worker')
  expect((await mails()).length).toBe(1_000)
  await announce()
  const sent = await mails()
  expect([sent.length, new Set(sent.map(({ email }) => email)).size]).toEqual([1_100, 1_100])
})

test('the link in the e-mail ends the e-mails when its button is pressed, and not when it is looked at', async () => {
  const { mails, announce, listing, id } = await posted(1)
  await announce()
  const [mail] = await mails()
  const path = new URL(mail?.mail.unsubscribe.url ?? '').pathname
  const look = await fetch(`${testService.url}${path}`)
  expect([look.status, (await look.text()).includes('method="post"')]).toEqual([200, true])
  expect(look.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await testService.sql`select 1 from listing_follows where listing_id = ${id}`).toHaveLength(1)
  for (let press = 0; press < 2; press++) {
    const pressed = await fetch(`${testService.url}${path}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(pressed.status).toBe(200)
  }
  expect((await fetch(`${testService.url}/unfollow/<script>`, { method: 'POST' })).status).toBe(200)
  const next = await listing.postListingUpdate({ listing_id: id, title: 'Next', body: 'x' })
  await announceUpdate(testService.service, { update_id: next.id }, still, finished)
  expect(await testService.sql`select 1 from outbox where once like ${`update:${next.id}:%`}`).toHaveLength(0)
})

test('nobody is written to about a listing that was suspended meanwhile, or by one that nobody follows', async () => {
  const { mails, announce, profile_id } = await posted(2)
  await set(testService, profile_id, { status: 'suspended' })
  await announce()
  expect(await mails()).toHaveLength(0)
  const alone = await posted(0)
  await alone.announce()
  expect(await alone.mails()).toHaveLength(0)
})

test('what waits to be sent when a listing is taken down is not sent, and once it is back it is, to each follower once', async () => {
  const { id, mails, announce, update, account_id } = await posted(3)
  const { person } = await openCalls(testService)
  await announce()
  const [first] = await mails()
  await testService.sql`update outbox set status = 'sent', tries = 1 where email = ${first?.email ?? ''}`
  await testService.operate('suspend_listing', { listing_id: id, reason: null })
  expect((await mails()).map(({ email }) => email)).toEqual([first?.email ?? ''])
  await announce()
  expect(await mails()).toHaveLength(1)
  await testService.operate('unsuspend_listing', { listing_id: id })
  await announce()
  expect(await mails()).toHaveLength(3)
  await answered((await person(account_id))('archive_listing', { listing_id: id }))
  expect(await mails()).toHaveLength(1)
  await answered((await person(account_id))('delete_account', { email: `${account_id}@founders.example` }))
  expect(await testService.sql`select 1 from outbox where once like ${`update:${update.id}:%`} and status = 'waiting'`).toHaveLength(0)
})

test('posting asks for the job in the same transaction, so that a follower is told by a worker', async () => {
  const working = await startTestService()
  const owner = await working.founder()
  const listing = await putLive(working, owner.account_id, { name: 'Radish' })
  const reader = await working.account()
  expect(
    await follow(working.sql, { listing_id: listing.id, account_id: reader, now: working.service.clock(), secret: working.service.secret }),
  ).toMatchObject({
    outcome: 'followed',
  })
  await owner.listing.postListingUpdate({ listing_id: listing.id, title: 'New', body: 'x' })
  const sent = await until(async () => {
    const mails = await working.sql<{ email: string }[]>`select email from outbox where kind = 'update'`
    return mails.length > 0 ? mails : null
  })
  expect([...sent]).toEqual([{ email: `${reader}@founders.example` }])
})

test('an update that was posted just before its listing was taken down is told once it is back, and once', async () => {
  const working = await startTestService()
  const { person } = await openCalls(working)
  const owner = await working.founder()
  const { id } = await putLive(working, owner.account_id, { name: 'Radish' })
  const now = working.service.clock()
  await follow(working.sql, { listing_id: id, account_id: await working.account(), now, secret: working.service.secret })
  // As its job leaves it that came while the listing was down.
  const waiting = async (title: string) => working.sql`
    insert into listing_updates (listing_id, site_id, title, body, published_at) select id, site_id, ${title}, 'x', ${now} from listings where id = ${id}`
  const told = (title: string) =>
    until(async () => {
      const sent = await working.sql<{ subject: string }[]>`select subject from outbox where kind = 'update' order by id`
      return sent.some(({ subject }) => subject === `Radish: ${title}`) ? sent.map(({ subject }) => subject) : null
    })
  await working.operate('suspend_listing', { listing_id: id, reason: null })
  await waiting('One')
  await working.operate('unsuspend_listing', { listing_id: id })
  expect(await told('One')).toEqual(['Radish: One'])
  await answered((await person(owner.account_id))('archive_listing', { listing_id: id }))
  await waiting('Two')
  await owner.listing.restoreListing({ listing_id: id })
  expect(await told('Two')).toEqual(['Radish: One', 'Radish: Two'])
})

test('followers get e-mails about ten updates of a listing a day, however many its owner posts, and about the next day’s again', async () => {
  const { id, listing } = await posted(1)
  const post = async () => (await listing.postListingUpdate({ listing_id: id, title: 'More', body: 'And more.' })).id
  const posts: number[] = []
  for (let at = 0; at < 10; at++) posts.push(await post())
  for (const update_id of posts) await announceUpdate(testService.service, { update_id }, still, finished)
  const mailed = async () => (await testService.sql`select 1 from outbox where kind = 'update' and subject = 'Beetroot: More'`).length
  expect(await mailed()).toBe(9)
  testService.turnClock(24 * 3600 + 1)
  await announceUpdate(testService.service, { update_id: await post() }, still, finished)
  expect(await mailed()).toBe(10)
})
