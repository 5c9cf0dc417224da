import { afterAll, beforeAll, expect, test } from 'bun:test'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, migrations_dir } from '../../server/database/migrate.ts'
import type { Pool } from '../../server/database/open.ts'
import { castVote } from '../../server/launch/votes.ts'
import { freshDatabase, type FreshDatabase } from '../cluster.ts'

const FIRST = '0016_mailboxes.sql'
const NOW = new Date('2027-03-10T12:00:00Z')
let database: FreshDatabase
let sql: Pool
let folder: string

beforeAll(async () => {
  database = await freshDatabase({ kind: 'empty', version: '1', prepare: async () => {} })
  sql = database.open()
  folder = mkdtempSync(join(tmpdir(), 'listing-before-'))
  for (const file of readdirSync(migrations_dir)) if (file < FIRST) cpSync(join(migrations_dir, file), join(folder, file))
  await migrate(sql, folder)
})
afterAll(async () => {
  await sql.end()
  await database.drop()
  rmSync(folder, { recursive: true })
})

async function addAccount(id: string, email: string): Promise<void> {
  await sql`insert into auth."user" (id, name, email, "emailVerified", "createdAt", "updatedAt") values (${id}, ${id}, ${email}, true, '2026-01-01', '2026-01-01')`
}

async function addListing(name: string): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    with company as (
      insert into companies (account_id, site_key, url, facts) values ('owner', ${`${name}.example`}, 'https://a.example/', '{"cells": {}}') returning id
    ), profile as (
      insert into profiles (company_id, site_id, words) select id, (select min(id) from sites), '{"cells": {}}' from company returning id, site_id
    )
    insert into listings (account_id, profile_id, site_id, slug, status, plan, launch_week, launched_at)
    select 'owner', id, site_id, ${name}, 'live', 'free', '2027-W10', '2027-03-08' from profile returning id`
  return row?.id ?? 0
}

test('votes and invites from before stay as they were, and each mailbox among them has no second vote', async () => {
  await sql`insert into sites (key, host, name) values ('main', 'localhost', 'Listing')`
  await addAccount('owner', 'owner@company.example')
  for (const [id, email] of [
    ['one', 'a.person+1@gmail.com'],
    ['two', 'aperson+2@googlemail.com'],
    ['three', 'a.person@gmail.com'],
    ['bo', 'bo@pm.me'],
    ['bo2', 'b.o@protonmail.com'],
    ['ada', 'ada@company.example'],
  ] as const)
    await addAccount(id, email)
  const listing_id = await addListing('beetroot')
  for (const [nth, id] of ['one', 'two', 'bo'].entries())
    await sql`
      insert into votes (listing_id, account_id, week, counted, counts_at, cast_at)
      values (${listing_id}, ${id}, '2027-W10', true, '2026-01-02', ${new Date(NOW.getTime() - 3_600_000 + nth)})`
  await sql`update listings set votes = 3 where id = ${listing_id}`
  await sql`update board_entries set votes = 3 where listing_id = ${listing_id}`
  await sql`insert into drafts (id, account_id, profile_id, url, scheme_given, status) select 'd_1', 'owner', profile_id, 'https://a.example/', true, 'ready' from listings where id = ${listing_id}`
  for (const email of ['cara+1@gmail.com', 'c.ara+2@gmail.com', 'dan@company.example'])
    await sql`
      insert into invites (draft_id, profile_id, email, token_hash, stop_token, created_at, expires_at, day_starts_at)
      select 'd_1', profile_id, ${email}, sha256(${email}::bytea), ${email}, now(), now(), now() from listings where id = ${listing_id}`

  expect(await migrate(sql)).toContain('mailboxes')
  const invites = await sql<{ email: string; mailbox: string | null }[]>`select email, mailbox from invites order by id`
  expect(invites.map(({ email, mailbox }) => [email, mailbox])).toEqual([
    ['cara+1@gmail.com', null],
    ['c.ara+2@gmail.com', 'cara@gmail.com'],
    ['dan@company.example', 'dan@company.example'],
  ])
  const cast = (account_id: string) => sql.begin((tx) => castVote(tx, { listing_id, account_id, now: NOW }))
  expect(await cast('one')).toEqual({ outcome: 'counted', votes: 3, changed: false })
  expect(await cast('two')).toEqual({ outcome: 'counted', votes: 3, changed: false })
  for (const id of ['three', 'bo2']) expect(await cast(id)).toEqual({ outcome: 'refused', reason: 'mailbox_voted' })
  expect((await cast('ada')).outcome).toBe('counted')
})
