import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beginSession } from '../../server/auth/sessions.ts'
import { move, moveBack } from '../../server/backup/move.ts'
import { JOB_RULES } from '../../server/boot/job_rules.ts'
import { openPool } from '../../server/database/open.ts'
import { installJobs } from '../../server/jobs/queue.ts'
import { seedDemo } from '../../server/team/samples/seed.ts'
import { openOperatorTerminal } from '../operator_terminal.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'
import { emptyDatabase, everythingIn, SECRET } from './archives.ts'

const testService = await startTestService({ role: 'web' })
const { sql } = testService
const [target, full, second, third] = [await emptyDatabase(), await emptyDatabase(), await emptyDatabase(), await emptyDatabase()]
const [fourth, between] = [await emptyDatabase(), await emptyDatabase()]
const folder = mkdtempSync(join(tmpdir(), 'listing-move-'))
afterAll(async () => {
  await Promise.all([target.drop(), full.drop(), second.drop(), third.drop(), fourth.drop(), between.drop()])
  rmSync(folder, { recursive: true, force: true })
})
await seedDemo({ sql, now: testService.service.clock() }, 10)
const { listing, account_id } = await testService.founder()
const browser = new Request('http://localhost:3000')
const signedIn = { now: testService.service.clock(), base_url: 'http://localhost:3000', request: browser, account_id }
const [cookie = ''] = (await beginSession(sql, signedIn)).split(';')
await listing.submitListing({ url: 'https://garden.example.com' })

const moving = (to: typeof target, onStop = () => {}) =>
  move({
    ...{ from: testService.database.address, to: to.address, secret: SECRET, listing_version: '1.0.0', now: new Date() },
    ...{ signal: new AbortController().signal, installJobs: () => installJobs(to.address, JOB_RULES), onStop },
  })

test('what would go wrong goes wrong while everybody still writes', async () => {
  const there = full.open(1)
  await there`create table something_else (id int)`
  let stopped = false
  await expect(moving(full, () => (stopped = true))).rejects.toThrow('not empty')
  expect(stopped).toBe(false)
  expect((await listing.updateFounderProfile({ name: 'Ada' })).name).toBe('Ada')
  await there.end()
})

test('all of it is there as it was when writes stopped, readers go on, and the old one takes no write until the move is taken back', async () => {
  let reads: Promise<unknown> = Promise.resolve()
  const done = await moving(target, () => {
    reads = testService.visitor().searchListings({})
  })
  expect(await reads).toMatchObject({ total: 10 })
  expect(done.jobs).toBeGreaterThan(0)
  const there = target.open(1)
  expect(await everythingIn(there)).toEqual(await everythingIn(sql))
  await there.end()
  const late = await listing.updateFounderProfile({ name: 'Eve' }).catch((error: { status: number }) => error.status)
  expect(late).toBe(503)
  // Its sessions were ended, of which a read learns nothing.
  expect((await listing.getFounderProfile()).name).toBe('Ada')
  // Nor of what would be written beside it: when a key and a session were last used.
  testService.turnClock(2 * 3600)
  expect((await listing.getFounderProfile()).name).toBe('Ada')
  expect((await fetch(`${testService.url}/account`, { headers: { cookie } })).status).toBe(200)
  expect(await moveBack(testService.database.address)).toBe(true)
  expect(await moveBack(testService.database.address)).toBe(false)
  // A change that comes on one of them is told to come again.
  const isTaken = async () => (await listing.updateFounderProfile({ name: 'Eve' })).name === 'Eve'
  await until(() => isTaken().catch((error: { status: number }) => error.status !== 503))
  expect((await listing.getFounderProfile()).name).toBe('Eve')
})

test('the old one takes no write any more before the new one shows anything, and where the move ends there the same call does the rest', async () => {
  const [there, keeper] = [between.open(1), openPool(testService.database.address, { pool_max: 1 })]
  const isEmpty = async () => (await there`select to_regclass('listings') as found`)[0]?.found === null
  const held = Promise.withResolvers<void>()
  const holding = keeper.begin(async (transaction) => {
    await transaction`lock table pg_db_role_setting in share row exclusive mode`
    await held.promise
  })
  const moved = moving(between)
  // It is about to make the old one read-only.
  await until(async () => (await sql`select 1 from pg_locks where relation = 'pg_db_role_setting'::regclass and not granted`).length === 1)
  expect(await isEmpty()).toBe(true)
  held.resolve()
  await holding
  await moved
  expect(await isEmpty()).toBe(false)
  await there`drop schema public, auth, jobs cascade`
  await there`create schema public`
  // As a process leaves it that was killed in between.
  await moving(between)
  expect(await everythingIn(there)).toEqual(await everythingIn(sql))
  await Promise.all([there.end(), keeper.end()])
  expect(await moveBack(testService.database.address)).toBe(true)
})

test('a write that waited while all was copied is refused, and not left behind where nobody looks for it', async () => {
  const writers = [openPool(testService.database.address, { pool_max: 4 }), openPool(testService.database.address, { pool_max: 4 })]
  const written = async () =>
    (
      await sql<{ name: string }[]>`select name from auth."user" where id = ${account_id}`.catch(
        () => sql<{ name: string }[]>`
      select name from auth."user" where id = ${account_id}`,
      )
    )[0]?.name
  const before = await written()
  const late: Promise<string>[] = []
  await moving(third, () => {
    for (const writer of writers)
      for (let one = 0; one < 4; one++)
        late.push(
          writer`update auth."user" set name = 'Left behind' where id = ${account_id}`.then(
            () => 'written',
            () => 'refused',
          ),
        )
  })
  expect(new Set(await Promise.all(late))).toEqual(new Set(['refused']))
  expect(await written()).toBe(before)
  expect(await moveBack(testService.database.address)).toBe(true)
  await Promise.all(writers.map((writer) => writer.end()))
})

test('a writer that holds one table and then wants another, which the move holds, does not end it', async () => {
  const [writer, watcher] = [
    openPool(testService.database.address, { pool_max: 1 }),
    openPool(testService.database.address, { pool_max: 1 }),
  ]
  const moveWaits = async () =>
    (await watcher`select 1 from pg_locks where locktype = 'relation' and mode = 'ShareLock' and not granted`).length > 0
  const begun = Promise.withResolvers<void>()
  const crossing = writer.begin(async (tx) => {
    await tx`update sites set name = name`
    begun.resolve()
    await until(moveWaits)
    await tx`update auth."user" set name = name where id = ${account_id}`
  })
  await begun.promise
  const [done] = await Promise.all([moving(fourth), crossing.catch(() => {})])
  expect(done.rows).toBeGreaterThan(0)
  await Promise.all([writer, watcher].map((pool) => pool.end()))
  expect(await moveBack(testService.database.address)).toBe(true)
})

test('the operator moves the embedded database to one of theirs, and each says which is which', async () => {
  const operator = openOperatorTerminal({ DATA_DIR: join(folder, 'data'), DATABASE_URL: '' })
  expect((await operator(['account', 'create', '--email', 'ada@founders.example'])).code).toBe(0)
  expect(await operator(['move'])).toMatchObject({ code: 2, err: expect.stringContaining('--to') })
  const nowhere = await operator(['move', '--to', 'nowhere'])
  expect([nowhere.code, nowhere.err]).toEqual([2, expect.not.stringContaining('Copying')])
  const away = await operator(['move', '--to', 'postgres://ada@127.0.0.1:1/none'])
  expect(away).toMatchObject({ code: 1, err: expect.stringMatching(/^[^\n]+ does not answer[^\n]+ Correct --to\.$/) })
  expect((await operator(['move', '--to', second.url], { DATABASE_URL: target.url })).err).toContain('already')
  expect(await operator(['move', '--to', second.url])).toMatchObject({ code: 0, out: expect.stringContaining('DATABASE_URL') })
  expect((await operator(['account', 'list'], { DATABASE_URL: second.url })).out).toContain('ada@founders.example')
  expect(await operator(['account', 'list'])).toMatchObject({ code: 1, err: expect.stringContaining('move --back') })
  expect((await operator(['move', '--back'])).code).toBe(0)
  expect((await operator(['account', 'list'])).out).toContain('ada@founders.example')
})
