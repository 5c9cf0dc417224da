import { describe, expect, test } from 'bun:test'
import type { Sql } from '../../server/database/open.ts'
import { recordEvent } from '../../server/events/record_event.ts'
import { putLive } from '../public/live.ts'
import { refused } from '../refused.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'

const testService = await startTestService({
  crowded: true,
  env: { LIMITS: 'account_reads_per_minute=100000,account_writes_per_minute=100000,anonymous_per_minute=100000' },
})

async function founder() {
  const who = await testService.founder()
  const { id } = await putLive(testService, who.account_id, { name: 'Beetroot' })
  const post = (title: string) => who.listing.postListingUpdate({ listing_id: id, title, body: 'x' })
  return { ...who, id, post }
}
const tell = (account_id: string, listing_id: number, sql: Sql) =>
  recordEvent(sql, 'listing.updated', account_id, { listing_id }, testService.service.clock())

test('what happened is listed oldest first, with what the matching operation answers', async () => {
  const { listing, id, post } = await founder()
  await post('One')
  await listing.updateMyListing({ listing_id: id, fields: { headline: 'Other words' } })
  const { items, has_more } = await listing.listEvents()
  expect([items.map(({ type }) => type), has_more]).toEqual([['update.posted', 'listing.updated'], false])
  const mine = await listing.getMyListing({ listing_id: id })
  for (const { data } of items) expect(data).toEqual(mine)
})

test('pages go on after an id, and kinds that are not asked for are left out', async () => {
  const { listing, account_id, id, post } = await founder()
  for (const title of ['One', 'Two', 'Three']) await post(title)
  await testService.sql.begin((sql) => tell(account_id, id, sql))
  const first = await listing.listEvents({ limit: 3 })
  expect([first.items.length, first.has_more]).toEqual([3, true])
  const rest = await listing.listEvents({ after: first.items.at(-1)?.id ?? '' })
  expect([rest.items.map(({ type }) => type), rest.has_more]).toEqual([['listing.updated'], false])
  const updates = await listing.listEvents({ types: ['update.posted'] })
  expect(updates.items.map(({ id: event }) => event)).toEqual(first.items.map(({ id: event }) => event))
  expect((await listing.listEvents({ types: ['update.posted'], after: rest.items[0]?.id ?? '' })).items).toEqual([])
})

describe('the order of commit', () => {
  test('what commits later has the larger id, whichever was told first', async () => {
    const { listing, account_id, id } = await founder()
    const { promise: seen, resolve: let_go } = Promise.withResolvers<void>()
    const told = Promise.withResolvers<void>()
    const slow = testService.sql.begin(async (sql) => {
      await recordEvent(sql, 'listing.suspended', account_id, { listing_id: id }, testService.service.clock())
      told.resolve()
      await seen
    })
    await told.promise
    await testService.sql.begin((sql) => tell(account_id, id, sql))
    const before = await listing.listEvents()
    expect(before.items.map(({ type }) => type)).toEqual(['listing.updated'])
    let_go()
    await slow
    const after = await listing.listEvents({ after: before.items[0]?.id ?? '' })
    expect(after.items.map(({ type }) => type)).toEqual(['listing.suspended'])
  })

  test('a reader who goes on after the last id misses none of what many write at once, and sees none twice', async () => {
    const { listing, account_id, id } = await founder()
    const writers = 8
    const each = 25
    let writing = true
    const written = Promise.all(
      Array.from({ length: writers }, async () => {
        for (let nth = 0; nth < each; nth++)
          await testService.sql.begin(async (sql) => {
            await tell(account_id, id, sql)
            await sql`select pg_sleep(random() * 0.003)`
          })
      }),
    ).finally(() => (writing = false))
    const read: string[] = []
    for (let last = false; ;) {
      const { items } = await listing.listEvents({ ...(read.length > 0 ? { after: read.at(-1) ?? '' } : {}), limit: 100 })
      read.push(...items.map((item) => item.id))
      if (last && items.length === 0) break
      last = !writing
    }
    await written
    expect([read.length, new Set(read).size]).toEqual([writers * each, writers * each])
    expect(read).toEqual(read.toSorted())
  })

  test('transactions that tell several accounts in any order do not wait for each other in a circle', async () => {
    const accounts = await Promise.all(Array.from({ length: 6 }, () => testService.account()))
    await Promise.all(
      Array.from({ length: 40 }, (_, nth) =>
        testService.sql.begin(async (sql) => {
          for (const account_id of nth % 2 ? accounts : accounts.toReversed()) await tell(account_id, 1, sql)
        }),
      ),
    )
    const [row] = await testService.sql<{ count: number }[]>`select count(*) as count from events where account_id = any(${accounts})`
    expect(row?.count).toBe(240)
  })
})

test('what is rolled back was never told, a part of a transaction neither', async () => {
  const { listing, account_id, id } = await founder()
  await testService.sql
    .begin(async (sql) => {
      await tell(account_id, id, sql)
      throw new Error('rolled back')
    })
    .catch(() => {})
  await testService.sql.begin(async (sql) => {
    await sql.savepoint(async (inner) => (await tell(account_id, id, inner), Promise.reject(new Error('in part')))).catch(() => {})
  })
  expect((await listing.listEvents()).items).toEqual([])
})

test('with wait the answer comes with the next event', async () => {
  const { listing, post } = await founder()
  await post('Before')
  const [before] = (await listing.listEvents()).items
  const waiting = listing.listEvents({ after: before?.id ?? '', wait: 30 })
  await until(() => testService.service.notifications.waiting('event_told') > 0)
  await post('Meanwhile')
  expect((await waiting).items.map(({ type }) => type)).toEqual(['update.posted'])
})

test('whoever waits looks again once the connection that listens is back after it was lost', async () => {
  const { notifications } = testService.service
  const leave = new AbortController()
  const [mine, other] = ['event_told', 'draft_status'] as const
  // An hour is never over in this test: only the return ends the wait.
  const woken = Promise.all([mine, other].map((channel) => notifications.wait(channel, 'nobody', 3_600_000, leave.signal)))
  expect([notifications.waiting(mine), notifications.waiting(other)]).toEqual([1, 1])
  await testService.sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`
  await woken
  expect([notifications.waiting(mine), notifications.waiting(other)]).toEqual([0, 0])
})

test('an id that is unknown, somebody else’s or too old is refused with the oldest that is kept', async () => {
  const [who, other] = [await founder(), await founder()]
  await other.post('Theirs')
  const [theirs] = (await other.listing.listEvents()).items
  expect((await refused(who.listing.listEvents({ after: 'evt_0000000000000000' }))).errors?.[0]?.fix).toContain('None is kept')
  await who.post('Mine')
  const [mine] = (await who.listing.listEvents()).items
  for (const after of ['evt_0000000000000000', 'nothing', theirs?.id ?? '']) {
    const { status, errors } = await refused(who.listing.listEvents({ after }))
    expect([status, errors?.[0]?.field, errors?.[0]?.fix]).toEqual([422, 'query.after', expect.stringContaining(mine?.id ?? '')])
  }
  testService.turnClock(20 * 86_400)
  await who.post('Later')
  testService.turnClock(11 * 86_400)
  await testService.service.jobs.add(testService.sql, 'sweep', {})
  await until(async () => (await who.listing.listEvents()).items.length === 1)
  const [kept] = (await who.listing.listEvents()).items
  expect((await refused(who.listing.listEvents({ after: mine?.id ?? '' }))).errors?.[0]?.fix).toContain(kept?.id ?? '')
})

test('of what is gone or somebody else’s by now the id alone is told', async () => {
  const { listing, account_id, id, post } = await founder()
  await post('Mine')
  await testService.sql`update listings set account_id = ${await testService.account()} where id = ${id}`
  expect((await listing.listEvents()).items[0]?.data).toEqual({ listing_id: id })
  await testService.sql`update listings set account_id = ${account_id} where id = ${id}`
})

test('an account that is deleted leaves no events and no webhooks', async () => {
  const { listing, account_id, post } = await founder()
  await listing.createWebhook({ url: 'https://hooks.nobody-answers.com/x', types: ['update.posted'] })
  await post('One')
  const kept = async () => {
    const [row] = await testService.sql<{ count: number }[]>`
      select (select count(*) from events where account_id = ${account_id}) + (select count(*) from webhooks where account_id = ${account_id})
        + (select count(*) from webhook_deliveries d where not exists (select from webhooks w where w.id = d.webhook_id)) as count`
    return row?.count
  }
  expect(await kept()).toBe(2)
  await testService.operate('delete_account_of', { email: `${account_id}@founders.example` })
  expect(await kept()).toBe(0)
})

test('a page that grows too large ends early and says that there is more', async () => {
  const { listing, account_id, id } = await founder()
  await listing.updateMyListing({ listing_id: id, fields: { description: `${'A garden plan of many words. '.repeat(65)}End.` } })
  for (let nth = 0; nth < 4; nth++)
    await listing.updateMyListing({ listing_id: id, fields: { description: `${'Many words of a garden plan. '.repeat(65)}${nth}.` } })
  await testService.sql.begin(async (sql) => {
    for (let nth = 0; nth < 200; nth++) await tell(account_id, id, sql)
  })
  const page = await listing.listEvents({ limit: 100 })
  expect([page.items.length < 100, page.has_more]).toEqual([true, true])
  const rest = await listing.listEvents({ after: page.items.at(-1)?.id ?? '', limit: 100 })
  expect(rest.items.length).toBeGreaterThan(0)
})
