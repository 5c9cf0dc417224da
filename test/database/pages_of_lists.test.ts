import { expect, test } from 'bun:test'
import type { Sql } from '../../server/database/open.ts'
import { countMine, listMine } from '../../server/listings/rows.ts'
import { listOrders } from '../../server/orders/record/rows.ts'
import { countDrafts, listDrafts } from '../../server/profile/rows.ts'
import { listEdits } from '../../server/team/edits.ts'
import { startTestService } from '../test_service.ts'

const HAS = 400
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

test('what is counted of a list is its own rows alone', async () => {
  expect([await countMine(sql, account_id, null), await countDrafts(sql, account_id, null)]).toEqual([HAS, HAS])
  expect(await rowsRead((tx) => countMine(tx, account_id, null))).toBeLessThanOrEqual(HAS)
  expect(await rowsRead((tx) => countDrafts(tx, account_id, null))).toBeLessThanOrEqual(HAS)
  const edits = (tx: Sql) => listEdits(tx, { site_id: null, unseen: false, listing_id: null, limit: 1, offset: 0 })
  expect((await edits(sql)).total).toBe(HAS)
  expect(await rowsRead(edits)).toBeLessThan(2 * HAS)
})
