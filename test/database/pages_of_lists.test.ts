import { expect, test } from 'bun:test'
import type { Sql } from '../../server/database/open.ts'
import { listEvents } from '../../server/events/rows.ts'
import { countMine, listMine } from '../../server/listings/rows.ts'
import { listOrders } from '../../server/orders/record/rows.ts'
import { countDrafts, listDrafts } from '../../server/profile/rows.ts'
import { findFounderPage } from '../../server/reads/founder_pages.ts'
import { listEdits } from '../../server/team/edits.ts'
import { countEmails, EMAILS_COUNTED_MAX, listEmails } from '../../server/team/emails.ts'
import { lookUpListings } from '../../server/team/listings.ts'
import { listOrderRows } from '../../server/team/order_list.ts'
import { findPerson } from '../../server/team/people.ts'
import { countDeliveries } from '../../server/webhooks/deliveries.ts'
import { refreshSearchTiers, SEARCH_FORM } from '../../server/listings/search_row.ts'
import { categoryWord, everyWord, quote } from '../../server/listings/search_words.ts'
import getBoard from '../../server/operations/public/get_weekly_leaderboard.ts'
import listCategories from '../../server/operations/public/list_categories.ts'
import listUpdates from '../../server/operations/public/list_updates.ts'
import listWeeks from '../../server/operations/public/list_launch_weeks.ts'
import searchListings from '../../server/operations/public/search_listings.ts'
import { weekOf } from '../../server/base/weeks.ts'
import { createMemory } from '../../server/base/memory.ts'
import type { Context } from '../../server/core/context.ts'
import { startTestService } from '../test_service.ts'

const HAS = 400
/** So many that no plan reads all of them for one. */
const MANY = 10_000
/** PostgreSQL plans a statement so often by what it is asked for, and then once, where it finds that this costs no more. */
const PLANNED_MAX = 5
const testService = await startTestService({ role: 'web' })
const { account_id } = await testService.founder()
const { sql } = testService

/** As many of each kind for one account, without what they say. */
async function fill(): Promise<void> {
  await sql`
    insert into companies (account_id, site_key, url, facts)
    select ${account_id}, 'many-' || n, 'https://many-' || n || '.example/', '{"cells":{}}' from generate_series(1, ${HAS}) n`
  await sql`
    insert into profiles (company_id, site_id, words)
    select c.id, s.id, '{"cells":{}}' from companies c, (select min(id) as id from sites) s where c.site_key like 'many-%'`
  await sql`
    insert into listings (account_id, profile_id, site_id, slug, status)
    select ${account_id}, id, site_id, 'many-' || id, 'draft' from profiles`
  await sql`
    insert into drafts (id, account_id, profile_id, url, scheme_given, status)
    select 'd_' || id, ${account_id}, id, 'https://many.example/', true, 'ready' from profiles`
  await sql`
    insert into listing_versions (listing_id, version, at, by, via, changes) select id, 1, now(), ${account_id}, 'rest', '[]' from listings`
  await sql`
    insert into orders (number, account_id, site_id, subtotal_cents, vat_cents, total_cents, vat_rate_bp, vat_treatment, checkout_nonce,
      checkout_token_hash, created_at, updated_at, expires_at)
    select 'many-' || id, ${account_id}, site_id, 0, 0, 0, 0, 'unknown', decode(md5('many' || id), 'hex'), decode(md5('much' || id), 'hex'), now(), now(), now()
    from profiles`
  await sql`
    insert into order_lines (order_id, position, product, options, unit_cents, quantity, subtotal_cents, total_cents, vat_cents)
    select o.id, 0, p.key, '{}', 0, 1, 0, 0, 0 from orders o, (select min(key) as key from products) p`
  await sql`analyze`
}

/** How many rows of tables it reads. */
const rowsRead = (work: (sql: Sql) => Promise<unknown>): Promise<number> =>
  sql.begin(async (transaction) => {
    const before = await seen(transaction)
    await work(transaction)
    return (await seen(transaction)) - before
  })

/** The connection's own count, of which the database has not been told. */
async function seen(transaction: Sql): Promise<number> {
  const [row] = await transaction<{ rows: number }[]>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as rows from pg_stat_xact_user_tables`
  return row?.rows ?? NaN
}

test('of a long list only what stands on the page is read whole, however deep it lies', async () => {
  await fill()
  const last = HAS - 20
  const lists: Record<string, (sql: Sql) => Promise<{ length: number }>> = {
    listings: (tx) => listMine(tx, account_id, 20, last),
    drafts: (tx) => listDrafts(tx, account_id, 20, last, null),
    orders: (tx) => listOrders(tx, account_id, 20, last),
  }
  for (const [name, list] of Object.entries(lists)) {
    expect([name, (await list(sql)).length]).toEqual([name, 20])
    // Each is read to be put in order (a listing to be told apart from what is edited for others too), and those of the page from a dozen tables.
    const times = name === 'listings' ? 2.5 : 1.5
    expect([name, (await rowsRead(list)) < times * HAS]).toEqual([name, true])
  }
})

test('of whoever has many listings the team is shown some, and only those are read whole', async () => {
  const owned = async (tx: Sql) => (await findPerson(tx, account_id))?.owns ?? []
  expect(await owned(sql)).toHaveLength(50)
  // Each is counted, those that are shown are read from a dozen tables.
  expect(await rowsRead(owned)).toBeLessThan(3 * HAS)
})

test('a part of a name is looked for in no whole profile', async () => {
  const [named] = await sql<{ id: number }[]>`
    update companies set facts = '{"cells":{"name":{"own":"Crooked Turnip"}}}' where site_key = 'many-7' returning id`
  const found = async (words: string) => (await lookUpListings(sql, 'found', words)).map(({ company_id }) => company_id)
  expect([await found('KED turn'), await found('ny-7.example'), await found('%')]).toEqual([[named?.id ?? 0], [], []])
  // Addresses and names, each once.
  expect(await rowsRead((tx) => lookUpListings(tx, 'found', 'ked turn'))).toBeLessThan(2.2 * HAS)
})

test('orders of a status or by a part of their number are looked for in none of them', async () => {
  await sql`update orders set status = 'disputed', billing = '{"email":"Leek@firm.example"}' where number = 'many-7'`
  await sql`vacuum analyze orders`
  const asked = [
    { status: null, words: 'NY-7' },
    { status: null, words: 'leek@' },
    { status: 'disputed', words: '' },
    { status: 'evidence', words: '' },
  ] as const
  const list = (one: (typeof asked)[number]) => (tx: Sql) => listOrderRows(tx, { ...one, limit: 50, offset: 0 })
  const found = await Promise.all(asked.map(async (one) => (await list(one)(sql)).items.filter(({ number }) => number === 'many-7').length))
  expect(found).toEqual([1, 1, 1, 0])
  // The accounts are read for each, and those that are shown.
  for (const one of asked) expect([one, (await rowsRead(list(one))) < HAS / 2]).toEqual([one, true])
})

test('events of a rare kind are read without all the others', async () => {
  await sql`
    insert into events (id, account_id, type, object, at)
    select n, ${account_id}, case n when 1 then 'claim.decided' else 'listing.updated' end, '{}', now() from generate_series(1, ${MANY}) n`
  await sql`analyze events`
  const list = (tx: Sql) => listEvents(tx, account_id, { after: 0, types: ['claim.decided', 'claim.decided', 'draft.ready'], limit: 20 })
  expect((await list(sql)).map(({ id }) => id)).toEqual([1])
  expect(await rowsRead(list)).toBeLessThan(10)
})

test('e-mails to one address are found without reading those to others', async () => {
  await sql`
    insert into outbox (email, kind, subject, letter, status, created_at)
    select case n when 1 then 'Leek@founders.example' else 'nobody@founders.example' end, 'team', '', '{}', 'sent', now() from generate_series(1, ${EMAILS_COUNTED_MAX + 1}) n`
  await sql`analyze outbox`
  const list = (tx: Sql) => listEmails(tx, { status: 'sent', email: 'leek@founders.example', limit: 20, offset: 0 })
  expect([(await list(sql)).length, (await countEmails(sql, 'leek@founders.example')).sent]).toEqual([1, 1])
  expect([await rowsRead(list), await rowsRead((tx) => countEmails(tx, 'leek@founders.example'))]).toEqual([1, 1])
  expect((await countEmails(sql, null)).sent).toBe(EMAILS_COUNTED_MAX)
})

test('of what was sent to a webhook only as much is counted as is listed', async () => {
  await sql`
    insert into webhooks (id, account_id, url, types, description, enabled, scopes, nonce, created_at)
    values ('wh_many', ${account_id}, 'https://leek.example/', '{}', '', true, '{}', '', now())`
  await sql`
    insert into webhook_deliveries (webhook_id, event_id, type, object, event_at, status, created_at)
    select 'wh_many', n, 'listing.updated', '{}', now(), 'delivered', now() from generate_series(1, ${MANY + 1}) n`
  expect(await countDeliveries(sql, 'wh_many')).toBe(MANY)
})

test('the page of a founder of many listings reads those that it shows', async () => {
  await sql`update listings set status = 'live'`
  await sql`
    insert into search_rows (listing_id, site_id, tier, votes, listed_at, name_key, categories, form, item, title_words, all_words)
    select id, site_id, 0, 0, coalesce(launched_at, created_at), '', '{Email}', ${SEARCH_FORM}, '{"categories":["Email"]}', '',
      ${`${quote(everyWord(1))} ${quote(categoryWord(1, 'Email'))}`}::text::tsvector from listings`
  await sql`insert into founder_profiles (account_id, profile) values (${account_id}, '{"name":"Leek","socials":{}}')`
  await sql`analyze`
  const [site] = await testService.service.sites.all()
  const [founder] = await sql<{ public_id: string }[]>`select public_id from founder_profiles`
  if (!site || !founder) throw new Error('the service has a site, and the account a profile')
  const listings = async (tx: Sql) => (await findFounderPage(tx, site, founder.public_id))?.listings ?? []
  expect((await listings(sql)).length).toBe(20)
  expect(await rowsRead(listings)).toBeLessThan(1.5 * HAS)
})

test('the listings of a category are counted without reading each', async () => {
  const [site] = await testService.service.sites.all()
  if (!site) throw new Error('the service has a site')
  // What was counted one by one is summed up.
  await refreshSearchTiers(sql)
  await sql`vacuum analyze`
  const find = (tx: Sql, asked: { category?: string }) =>
    searchListings({ ...asked, sort: 'newest' }, { sql: tx, site, memory: createMemory(testService.service.clock) } as Context)
  for (const asked of [{}, { category: 'Email' }]) expect(await find(sql, asked)).toMatchObject({ total: HAS, total_exact: true })
  expect(await rowsRead((tx) => find(tx, { category: 'Email' }))).toBeLessThan(1.5 * HAS)
})

test('what is counted of a list is its own rows alone', async () => {
  expect([await countMine(sql, account_id, null), await countDrafts(sql, account_id, null)]).toEqual([HAS, HAS])
  expect(await rowsRead((tx) => countMine(tx, account_id, null))).toBeLessThanOrEqual(HAS)
  expect(await rowsRead((tx) => countDrafts(tx, account_id, null))).toBeLessThanOrEqual(HAS)
  const edits = (tx: Sql) => listEdits(tx, { site_id: null, unseen: false, listing_id: null, limit: 1, offset: 0 })
  expect((await edits(sql)).total).toBe(HAS)
  expect(await rowsRead(edits)).toBeLessThan(2 * HAS)
})

test('what anyone reads is planned once, whichever page, board or weeks they ask for', async () => {
  const { clock } = testService.service
  const [site] = await testService.service.sites.all()
  if (!site) throw new Error('the service has a site')
  await sql`
    insert into board_entries (listing_id, site_id, week, launched_at, votes)
    select id, site_id, case when id % 9 = 0 then ${weekOf(clock())} else '2020-W01' end, now(), id % 40 from listings`
  await sql`update listings set launch_week = '2020-W01'`
  await sql`
    insert into listing_updates (listing_id, site_id, title, body, published_at)
    select id, site_id, 'New', 'More than before.', now() from listings, generate_series(1, 5)`
  await sql`vacuum analyze`
  const page = { per_page: 10, page: 2 }
  const planned = await sql.begin(async (tx: Sql) => {
    // As in production: tests have every statement planned once.
    await tx`set local plan_cache_mode = auto`
    for (let turn = 0; turn < PLANNED_MAX + 2; turn++) {
      const context = { sql: tx, site, now: clock(), memory: createMemory(clock) } as Context
      await getBoard(page, context)
      await listUpdates(page, context)
      await listWeeks({}, context)
      await listCategories({}, context)
      await searchListings({ ...page, q: 'leek', sort: 'relevance' }, context)
    }
    return tx<{ statement: string }[]>`select statement from pg_prepared_statements where custom_plans > ${PLANNED_MAX}`
  })
  expect(planned.map(({ statement }) => statement)).toEqual([])
})
