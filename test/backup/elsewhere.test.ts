import { afterAll, expect, test } from 'bun:test'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { seedDemo } from '../../server/team/samples/seed.ts'
import { newFileName } from '../../server/files/store.ts'
import { serveBucket } from '../doubles/bucket.ts'
import { checkout, launchOf, payTest } from '../orders/buyers.ts'
import { buyer } from '../orders/shop.ts'
import { rootForDatabases } from '../database_root.ts'
import { startTestService } from '../test_service.ts'
import { emptyDatabase, everythingIn, SECRET } from './archives.ts'

const from = serveBucket('pictures-here')
const to = serveBucket('pictures-there')
const testService = await startTestService({ role: 'web', env: { AUTH_SECRET: SECRET, ...from.env } })
const { sql } = testService
const target = await emptyDatabase()
const folder = await mkdtemp(join(rootForDatabases(), 'listing-elsewhere-'))
afterAll(async () => {
  await target.drop()
  await rm(folder, { recursive: true, force: true })
})

/** Types a command of the operator; answers what it prints. */
async function listingServer(words: string[], env: Record<string, string>): Promise<Record<string, unknown>> {
  const child = Bun.spawn(['bun', 'server/main.ts', ...words, '--json'], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: join(folder, 'data'), AUTH_SECRET: SECRET, ...env },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [out, said, code] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text(), child.exited])
  expect([words[0], code, said]).toEqual([words[0], 0, ''])
  return JSON.parse(out) as Record<string, unknown>
}

test('a service moves from a database and a bucket of yours to the embedded ones and back, and nothing is lost on the way', async () => {
  await seedDemo({ sql, now: testService.service.clock() }, 10)
  const { listing, account_id } = await testService.founder()
  await listing.submitListing({ url: 'https://garden.example.com' })
  const who = await buyer(testService)
  await payTest(testService, (await checkout(who, launchOf(who))).checkout_url)
  await sql`
    insert into votes (listing_id, account_id, week, counted, counts_at, cast_at)
    select min(id), ${account_id}, '2026-W47', false, now(), now() from listings`
  const file = newFileName()
  const picture = crypto.getRandomValues(new Uint8Array(5000))
  await testService.service.files.put(file, picture)
  await sql`insert into photos (account_id, source_url, file, asked_at) values (${account_id}, 'https://garden.example.com/ada.jpg', ${file}, now())`
  const before = await everythingIn(sql)
  const [held] = await sql<Record<string, number>[]>`
    select (select count(*) from votes) as votes, (select count(*) from orders) as orders, (select count(*) from invoices) as invoices, (select count(*) from jobs.job where state = 'created') as jobs`
  for (const count of Object.values(held ?? {})) expect(count).toBeGreaterThan(0)
  expect(Object.keys(held ?? {})).toHaveLength(4)

  const first = join(folder, 'first.tar.gz')
  const second = join(folder, 'second.tar.gz')
  const made = await listingServer(['backup', first], { DATABASE_URL: testService.service.config.database_url ?? '', ...from.env })
  expect(made).toMatchObject({ uploads: 1, missing_uploads: 0, secret: true })
  expect(await listingServer(['restore', first], {})).toMatchObject({ rows: made.rows, jobs: made.jobs, uploads: 1 })
  expect((await readFile(join(folder, 'data/uploads', file))).equals(Buffer.from(picture))).toBe(true)
  expect(await listingServer(['backup', second], {})).toMatchObject({ rows: made.rows, jobs: made.jobs, uploads: 1, missing_uploads: 0 })
  await listingServer(['backup', 'verify', second], {})
  await listingServer(['restore', second], { DATABASE_URL: target.url, ...to.env })
  const back = target.open(1)
  expect(await everythingIn(back)).toEqual(before)
  await back.end()
  expect([...to.kept].map(([path, { bytes }]) => [path, Buffer.from(bytes).equals(Buffer.from(picture))])).toEqual([
    [`/pictures-there/${file}`, true],
  ])
})
