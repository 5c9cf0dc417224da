import { describe, expect, test } from 'bun:test'
import { closeWeeks } from '../../server/launch/close_weeks.ts'
import { addWeeks, weekOf } from '../../server/base/weeks.ts'
import { answerOf } from '../../sdk/index.ts'
import { answered, openCalls } from '../calls.ts'
import { crowd, turnWeeks } from '../launch/founders.ts'
import { launched, vote, voters } from '../launch/voters.ts'
import { checkout, launchOf, open, payTest } from '../orders/buyers.ts'
import { buyer } from '../orders/shop.ts'
import { refused } from '../refused.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })
const { person, link } = await openCalls(testService)
const now = () => testService.service.clock()

/** Somebody with a live listing of this week's board. */
async function live() {
  const made = await launched(testService, { launch_week: weekOf(now()) })
  const apiKey = await testService.key(made.account_id)
  const { createListing } = await import('../../sdk/index.ts')
  return { ...made, listing_id: made.id, apiKey, listing: createListing({ baseUrl: testService.url, apiKey, retries: 0 }) }
}
const inPerson = async ({ account_id, listing_id }: { account_id: string; listing_id: number }) =>
  answered((await person(account_id))('archive_listing', { listing_id }))
const latestToken = async () => {
  const [row] = await testService.sql<{ url: string }[]>`
    select letter #>> '{action,url}' as url from outbox where kind = 'confirm' order by id desc limit 1`
  return row?.url.split('/').at(-1) ?? ''
}

describe('taken down', () => {
  test('a listing is out of everything public at once: 410, 404, search, board, sitemap', async () => {
    const one = await live()
    const sitemap = async () => (await fetch(`${testService.url}/sitemap.xml`)).text()
    expect((await fetch(`${testService.url}/listings/${one.slug}`)).status).toBe(200)
    expect(await sitemap()).toContain(`/listings/${one.slug}<`)
    expect(await inPerson(one)).toMatchObject({ status: 'archived', listing_id: one.listing_id })
    const page = await fetch(`${testService.url}/listings/${one.slug}`)
    expect([page.status, (await page.text()).includes('taken down')]).toEqual([410, true])
    expect((await refused(testService.visitor().getListing({ slug: one.slug }))).status).toBe(404)
    expect((await testService.visitor().searchListings({ q: one.slug })).items).toEqual([])
    expect(await sitemap()).not.toContain(`/listings/${one.slug}<`)
    const board = await testService.visitor().getWeeklyLeaderboard()
    expect(board.items.map(({ listing }) => listing.id)).not.toContain(one.listing_id)
    // Its owner still reads it.
    expect((await one.listing.getMyListing({ listing_id: one.listing_id })).status).toBe('archived')
  })

  test('put back in its week it is on the board again, with its votes', async () => {
    const one = await live()
    for (const voter of await voters(testService, 3)) await vote(testService, one.listing_id, voter)
    await inPerson(one)
    const back = await one.listing.restoreListing({ listing_id: one.listing_id })
    expect(back).toMatchObject({ status: 'live', votes: 3 })
    const board = await testService.visitor().getWeeklyLeaderboard()
    expect(board.items.find(({ listing }) => listing.id === one.listing_id)?.votes).toBe(3)
  })

  test('a closed board keeps who was public at its end, and shows no more of it', async () => {
    const [gone, later] = [await live(), await live()]
    const week = weekOf(now())
    for (const one of [gone, later]) for (const voter of await voters(testService, 4)) await vote(testService, one.listing_id, voter)
    await inPerson(gone)
    turnWeeks(testService, 1)
    await closeWeeks({ database: testService.sql }, now())
    const sealed = await testService.visitor().getWeeklyLeaderboard({ week })
    const entries = async () =>
      (await testService.sql`select listing_id from board_entries where week = ${week} order by listing_id`).map(
        ({ listing_id }) => listing_id,
      )
    expect(await entries()).not.toContain(gone.listing_id)
    await inPerson(later)
    await gone.listing.restoreListing({ listing_id: gone.listing_id })
    expect(await entries()).toContain(later.listing_id)
    expect(await entries()).not.toContain(gone.listing_id)
    expect((await testService.visitor().getWeeklyLeaderboard({ week })).snapshot).toEqual(sealed.snapshot)
    expect((await gone.listing.getMyListing({ listing_id: gone.listing_id })).votes).toBe(4)
  })

  test('a free launch that waits gives its seat back, and is a draft when it is put back', async () => {
    const [one] = await crowd(testService, 1)
    if (!one) throw new Error('the crowd is empty')
    const { launch_week } = await one.listing.chooseFreeListing({ listing_id: one.listing_id })
    const seats = async () => (await one.listing.listLaunchWeeks()).items.find(({ key }) => key === launch_week)?.free_seats_left
    const before = (await seats()) ?? 0
    await inPerson(one)
    expect(await seats()).toBe(before + 1)
    expect(await one.listing.restoreListing({ listing_id: one.listing_id })).toMatchObject({
      status: 'draft',
      plan: 'none',
      launch_week: null,
    })
    expect((await one.listing.chooseFreeListing({ listing_id: one.listing_id })).plan).toBe('free')
  })

  test('a paid launch gives its seat back and has its week again; order and invoice stay', async () => {
    const who = await buyer(testService)
    const week = addWeeks(weekOf(now()), 3)
    const made = await checkout(who, launchOf(who, week))
    await payTest(testService, made.checkout_url)
    const seats = async (of: string) => (await who.listing.listLaunchWeeks()).items.find(({ key }) => key === of)?.paid_seats_left
    const before = (await seats(week)) ?? 0
    expect(await inPerson(who)).toMatchObject({ status: 'archived', plan: 'paid', launch_week: null })
    expect(await seats(week)).toBe(before + 1)
    const back = await who.listing.restoreListing({ listing_id: who.listing_id })
    expect(back).toMatchObject({ status: 'scheduled', plan: 'paid', launch_week: week })
    expect(await seats(week)).toBe(before)
    const order = await who.listing.getOrder({ number: made.number })
    expect(order).toMatchObject({ status: 'paid', fulfillment: 'complete' })
    expect((await open(testService, order.invoice_url ?? '')).status).toBe(200)
  })

  test('put back in the week it was bought for it is live; once that is over or full it has the next with a seat', async () => {
    const week = addWeeks(weekOf(now()), 5)
    const [soon, full, over] = [await buyer(testService), await buyer(testService), await buyer(testService)]
    for (const who of [soon, full, over]) {
      await payTest(testService, (await checkout(who, launchOf(who, week))).checkout_url)
      await inPerson(who)
    }
    const restored = ({ listing, listing_id }: typeof soon) => listing.restoreListing({ listing_id })
    await testService.sql`update sites set paid_seats = 1`
    turnWeeks(testService, 5)
    expect(await restored(soon)).toMatchObject({ status: 'live', plan: 'paid', launch_week: week })
    expect(await restored(full)).toMatchObject({ status: 'scheduled', launch_week: addWeeks(week, 1) })
    turnWeeks(testService, 2)
    expect(await restored(over)).toMatchObject({ status: 'scheduled', launch_week: addWeeks(week, 3) })
    await testService.sql`update sites set paid_seats = default`
  })

  test('what the site team took down is not the owner’s to put back by taking it down', async () => {
    const one = await live()
    await testService.operate('suspend_listing', { listing_id: one.listing_id, reason: null })
    expect((await refused(one.listing.archiveListing({ listing_id: one.listing_id }))).code).toBe('conflict')
    expect((await refused(one.listing.restoreListing({ listing_id: one.listing_id }))).code).toBe('conflict')
  })
})

describe('by a key or an app', () => {
  test('nothing happens before the owner has confirmed it, and then the same call answers what came of it', async () => {
    const one = await live()
    const key = { idempotencyKey: crypto.randomUUID() }
    const asked = await one.listing.archiveListing({ listing_id: one.listing_id }, key)
    expect([answerOf(asked).status, asked.status]).toEqual([202, 'confirm'])
    expect((await one.listing.getMyListing({ listing_id: one.listing_id })).status).toBe('live')
    expect(await one.listing.archiveListing({ listing_id: one.listing_id }, key)).toEqual(asked)
    const token = await latestToken()
    expect((await fetch(`${testService.url}/confirm/${token}`)).status).toBe(200)
    expect((await one.listing.getMyListing({ listing_id: one.listing_id })).status).toBe('live')
    await answered(link('confirm_request', { token }))
    const done = await one.listing.archiveListing({ listing_id: one.listing_id }, key)
    expect([answerOf(done).status, done.status]).toEqual([200, 'archived'])
    expect((await one.listing.getMyListing({ listing_id: one.listing_id })).status).toBe('archived')
  })

  test('asked again without a key, it is one e-mail', async () => {
    const one = await live()
    const ask = () =>
      testService.call(`/me/listings/${one.listing_id}/archive`, { method: 'POST', headers: { authorization: `Bearer ${one.apiKey}` } })
    const answers = [await ask(), await ask(), await ask()]
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
    const [row] = await testService.sql<{ count: number }[]>`
      select count(*)::integer as count from outbox where kind = 'confirm' and email = ${`${one.account_id}@founders.example`}`
    expect(row?.count).toBe(1)
  })

  test('a key without listings:manage may not ask', async () => {
    const one = await live()
    const { createListing } = await import('../../sdk/index.ts')
    const apiKey = await testService.key(one.account_id, ['account:read', 'listings:write'])
    const narrow = createListing({ baseUrl: testService.url, apiKey, retries: 0 })
    expect((await refused(narrow.archiveListing({ listing_id: one.listing_id }))).code).toBe('insufficient_scope')
  })

  test('on the website it takes a sign-in of a moment ago', async () => {
    const one = await live()
    const called = await testService
      .signedIn(one.account_id)('archive_listing', { listing_id: one.listing_id })
      .catch((error: unknown) => error)
    expect(called).toMatchObject({ code: 'unauthorized' })
  })
})

test('another’s listing is not there, and one that is down already is answered as it is', async () => {
  const [one, other] = [await live(), await live()]
  expect((await refused(other.listing.archiveListing({ listing_id: one.listing_id }))).status).toBe(404)
  await inPerson(one)
  expect((await one.listing.archiveListing({ listing_id: one.listing_id })).status).toBe('archived')
})
