import { afterAll, expect, test } from 'bun:test'
import { Readable } from 'node:stream'
import { readArchive } from '../../server/backup/archive.ts'
import { seedDemo } from '../../server/team/samples/seed.ts'
import { newFileName } from '../../server/files/store.ts'
import { startTestService } from '../test_service.ts'
import { emptyDatabase, everythingIn, giveBack, memoryFiles, SECRET, takeBackup } from './archives.ts'

// Only the web door runs, so that what was asked for still waits.
const testService = await startTestService({ role: 'web' })
const { sql } = testService
const target = await emptyDatabase()
const restored = target.open(2)
const second = await emptyDatabase()
afterAll(async () => {
  await restored.end()
  await Promise.all([target.drop(), second.drop()])
})
await seedDemo({ sql, now: testService.service.clock() }, 20)
const ada = await testService.founder()
const draft = await ada.listing.submitListing({ url: 'https://garden.example.com' }, { idempotencyKey: 'restored-once' })
const file = newFileName()
const picture = new Uint8Array([1, 2, 3, 0, 255])
await sql`insert into photos (account_id, source_url, file, asked_at) values (${ada.account_id}, 'https://garden.test/ada.jpg', ${file}, now())`
// What a text copy must carry: escapes, line ends, characters beyond the first plane, nothing at all.
const odd = 'a\tb\\n\r\nc\\.\n\u{1F331}"\'{}'
await sql`update auth."user" set name = ${odd} where id = ${ada.account_id}`
const files = memoryFiles(new Map([[file, picture]]))

test('a restored service holds byte for byte what was backed up, and its rules', async () => {
  const before = await everythingIn(sql)
  const { archive, told } = await takeBackup(testService.database.address, files)
  expect(told).toMatchObject({ uploads: 1, missing_uploads: 0, secret: true })
  expect(told.jobs).toBeGreaterThan(0)
  const there = memoryFiles()
  let placed: string | null = null
  const done = await giveBack(archive, target.address, there, { placeSecret: (secret) => ((placed = secret), () => {}) })
  expect(done).toMatchObject({ rows: told.rows, tables: told.tables, jobs: told.jobs, unknown_jobs: 0, uploads: 1, same_secret: true })
  expect(placed as string | null).toBe(SECRET)
  expect(there.kept.get(file)).toEqual(Buffer.from(picture))
  expect(await everythingIn(restored)).toEqual(before)
  const [row] = await restored<{ name: string }[]>`select name from auth."user" where id = ${ada.account_id}`
  expect(row?.name).toBe(odd)
  const back = await takeBackup(target.address, there)
  await giveBack(back.archive, second.address, memoryFiles())
  const again = second.open(1)
  expect(await everythingIn(again)).toEqual(before)
  await again.end()
})

test('a draft that was asked for is still to be read after a restore, once', async () => {
  const jobs = await restored<{ data: { draft_id: string } }[]>`select data from jobs.job where name = 'draft' and state = 'created'`
  expect(jobs.map(({ data }) => data.draft_id)).toEqual([draft.id])
})

test('new rows get numbers of their own after a restore', async () => {
  const [last] = await restored<{ id: number }[]>`select max(id) as id from listings`
  const [next] = await restored<{ id: number }[]>`select nextval(pg_get_serial_sequence('listings', 'id')) as id`
  expect(next?.id ?? 0).toBeGreaterThan(last?.id ?? 0)
})

test('a backup taken while writes go on holds each transaction whole or not at all', async () => {
  await sql`create table public.left_side (id bigint primary key)`
  await sql`create table public.right_side (id bigint primary key)`
  let writing = true
  let written = 0
  const first = Promise.withResolvers<void>()
  const writer = (async () => {
    while (writing) {
      const id = ++written
      // The later table in the archive is written first: a copy without one snapshot would see it without the other.
      await sql.begin(async (tx) => {
        await tx`insert into right_side values (${id})`
        await tx`insert into left_side values (${id})`
      })
      first.resolve()
    }
  })()
  await first.promise
  const sides: [number, number][] = []
  for (let round = 0; round < 3; round++) {
    const { archive } = await takeBackup(testService.database.address, files)
    const lines = { left_side: 0, right_side: 0 }
    for await (const { name, bytes } of readArchive(Readable.from([archive])))
      for (const side of ['left_side', 'right_side'] as const)
        if (name.startsWith(`tables/public.${side}/`)) lines[side] += bytes.toString().split('\n').length - 1
    sides.push([lines.left_side, lines.right_side])
  }
  writing = false
  await writer
  await sql`drop table left_side, right_side`
  expect(sides.filter(([left, right]) => left !== right || left === 0)).toEqual([])
})

test('a picture that was there is missing where it is lost; one that never came is not', async () => {
  const photos = ['pending', 'failed', 'ready'].map((state) => ({
    account_id: ada.account_id,
    source_url: `https://garden.test/${state}.jpg`,
    file: newFileName(),
    state,
    asked_at: new Date(),
  }))
  await sql`insert into photos ${sql(photos)}`
  const { told } = await takeBackup(testService.database.address, files)
  expect(told).toMatchObject({ uploads: 1, missing_uploads: 1 })
})

test('a small copy that lists show is in the archive beside the whole one, and what waits to be removed is not missed', async () => {
  const [cover, small, left] = [newFileName(), newFileName(), newFileName()]
  await sql`
    insert into listing_pictures (listing_id, source_url, file, small, fetched_at)
    select min(id), 'https://garden.test/cover.png', ${cover}, ${small}, now() from listings`
  await sql`insert into site_pictures (file, profile_id, made_at) values (${left}, null, now())`
  const store = memoryFiles(new Map([cover, small].map((name) => [name, picture])))
  const { archive, told } = await takeBackup(testService.database.address, store)
  const names: string[] = []
  for await (const { name } of readArchive(Readable.from([archive]))) if (name.startsWith('uploads/')) names.push(name)
  expect(names.toSorted()).toEqual([cover, small].map((name) => `uploads/${name}`).toSorted())
  store.kept.delete(small)
  const lost = await takeBackup(testService.database.address, store)
  expect(lost.told).toMatchObject({ uploads: 1, missing_uploads: told.missing_uploads + 1 })
  await sql`delete from listing_pictures where file = ${cover}`
  store.kept.delete(cover)
  expect((await takeBackup(testService.database.address, store)).told.missing_uploads).toBe(told.missing_uploads)
})
