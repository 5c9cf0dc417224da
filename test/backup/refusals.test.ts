import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable, Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { backUp } from '../../server/backup/backup.ts'
import { readArchive, writeArchive } from '../../server/backup/archive.ts'
import { sentenceOf } from '../../server/base/error.ts'
import { verifyFile } from '../../server/boot/backups.ts'
import { knownMigrations } from '../../server/database/migrate.ts'
import { newFileName } from '../../server/files/store.ts'
import { freshDatabase, type FreshDatabase } from '../cluster.ts'
import { emptyDatabase, giveBack, memoryFiles, SECRET, takeBackup } from './archives.ts'
import { until } from '../until.ts'

const source = await freshDatabase()
const target = await emptyDatabase()
const sql = source.open(2)
const there = target.open(2)
const folder = await mkdtemp(join(tmpdir(), 'listing-backup-'))
afterAll(async () => {
  await Promise.all([sql.end(), there.end()])
  await Promise.all([source.drop(), target.drop(), rm(folder, { recursive: true })])
})
await sql`insert into auth."user" (id, name, email) values ('ada', 'Ada', 'ada@founders.example')`
const file = newFileName()
await sql`insert into photos (account_id, source_url, file, asked_at) values ('ada', 'https://garden.test/a.jpg', ${file}, now())`
const files = memoryFiles(new Map([[file, new Uint8Array(100)]]))
const { archive } = await takeBackup(source.address, files)

/** The archive with bytes of its tar put in place of others. */
const edited = (from: string, to: string): Buffer => {
  const tar = gunzipSync(archive)
  const at = tar.indexOf(from)
  if (at < 0 || from.length !== to.length) throw new Error(`cannot put ${to} in place of ${from}`)
  tar.write(to, at)
  return gzipSync(tar)
}
const flipped = (at: number): Buffer => {
  const bytes = Buffer.from(archive)
  bytes.writeUInt8(bytes.readUInt8(at) ^ 0x10, at)
  return bytes
}

/** The target as a restore found it: no table, no schema of ours. */
const leftovers = async () =>
  (
    await there<{ name: string }[]>`
      select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = relnamespace
      where nspname not like 'pg\_%' and nspname <> 'information_schema'
      union all select nspname from pg_namespace where nspname in ('auth', 'jobs')`
  ).map(({ name }) => name)

describe('an archive that is not whole leaves an empty database, no picture and no secret', () => {
  // Behind the manifest, which is longer than the few rows here.
  const middle = Math.floor(archive.length * 0.9)
  const cases: [string, Buffer, RegExp][] = [
    ['cut in the middle', archive.subarray(0, middle), /(cut|changed): .*(, after (manifest|tables)|tables\/)/],
    ['cut by its last byte', archive.subarray(0, archive.length - 1), /cut/],
    ['with one bit changed', flipped(middle), /changed/],
    ['with another row', edited('ada@founders.example', 'eve@founders.example'), /changed: tables\/auth\.user\/000000 is not/],
    ['changed behind a table', edited('tables/public.photos/000000', 'tables/public.photos/00000x'), /changed: its bytes .*, after tables/],
    ['that is no archive', Buffer.from('-- PostgreSQL database dump\n'), /no backup of Listing/],
    ['that is empty', Buffer.alloc(0), /no backup of Listing|cut/],
    ['of another program', edited('"listing-backup"', '"another-backup"'), /no backup of Listing/],
    ['of a newer format', edited('"format_version": 1', '"format_version": 9'), /newer version of Listing/],
    ['of a newer schema', edited(`"schema_version": ${knownMigrations().length}`, '"schema_version": 99'), /schema 99.*knows/],
  ]
  for (const [what, bytes, sentence] of cases)
    test(what, async () => {
      const kept = memoryFiles()
      let placed = 0
      const restoring = giveBack(bytes, target.address, kept, { placeSecret: () => (placed++, () => placed--) })
      expect(await restoring.catch((error: Error) => error.message)).toMatch(sentence)
      expect([await leftovers(), kept.kept.size, placed]).toEqual([[], 0, 0])
    })

  test('of another edition of the schema', async () => {
    const tar = gunzipSync(archive)
    const at = tar.indexOf('"md5": "') + 8
    tar.write('0'.repeat(32), at)
    expect(await giveBack(gzipSync(tar), target.address, memoryFiles()).catch((error: Error) => error.message)).toContain('another edition')
    expect(await leftovers()).toEqual([])
  })

  test('a store that fails in the middle, and again when what it has is taken back', async () => {
    const away = memoryFiles(new Map(), () => true)
    const restoring = giveBack(archive, target.address, { ...away, remove: () => Promise.reject(new Error('cannot be removed')) })
    expect(await restoring.catch((error: Error) => error.message)).toBe('the store is away')
    expect(await leftovers()).toEqual([])
  })

  test('another secret in force', async () => {
    const restoring = giveBack(archive, target.address, memoryFiles(), { secret: 'x'.repeat(32) })
    expect(await restoring.catch((error: Error) => error.message)).toContain('AUTH_SECRET')
    expect(await leftovers()).toEqual([])
  })
})

test('a database that is not empty is refused and stays as it is', async () => {
  const restoring = giveBack(archive, source.address, files)
  expect(await restoring.catch((error: Error) => error.message)).toContain('not empty')
  const [row] = await sql<{ count: number }[]>`select count(*) as count from auth."user"`
  expect(row?.count).toBe(1)
})

test('an archive without the secret has none of it', async () => {
  const bare = await takeBackup(source.address, files, false)
  const names: string[] = []
  for await (const { name, bytes } of readArchive(Readable.from([bare.archive]))) {
    names.push(name)
    expect(bytes.includes(SECRET)).toBe(false)
  }
  expect([bare.told.secret, names.includes('auth_secret'), names[0]]).toEqual([false, false, 'manifest.json'])
})

test('a sink that is full ends a backup with its own error', async () => {
  const full = new Writable({ write: (_chunk, _encoding, done) => done(Object.assign(new Error('no space'), { code: 'ENOSPC' })) })
  const signal = new AbortController().signal
  const options = { address: source.address, files, secret: SECRET, with_secret: true, listing_version: 'test', now: new Date(), signal }
  expect(await backUp(full, options).catch((error: { code?: string }) => error.code)).toBe('ENOSPC')
})

test('an archive that is whole and of a newer schema is none to count on here', async () => {
  const sink = new PassThrough()
  const newer = (name: string, bytes: Buffer) =>
    name === 'manifest.json' ? Buffer.from(bytes.toString().replace(/"schema_version": \d+/, '"schema_version": 9999')) : bytes
  const [written] = await Promise.all([
    buffer(sink),
    writeArchive(sink, async ({ add }) => {
      for await (const { name, bytes } of readArchive(Readable.from([archive]))) await add(name, newer(name, bytes))
    }),
  ])
  const [there_now, later] = [join(folder, 'present'), join(folder, 'newer')]
  await Promise.all([writeFile(there_now, archive), writeFile(later, written)])
  expect(await verifyFile(there_now)).toMatchObject({ schema_version: knownMigrations().length })
  expect(await verifyFile(later).catch((error) => sentenceOf(error))).toMatch(
    /is whole, but cannot be restored by this version.*schema 9999/,
  )
})

/** Types a command as the operator does. */
function operator(words: string[], database: FreshDatabase, more: Record<string, string> = {}) {
  return Bun.spawn(['bun', 'server/main.ts', ...words], {
    env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder, AUTH_SECRET: SECRET, ...more },
    stdout: 'pipe',
    stderr: 'pipe',
  })
}

describe('typed by the operator', () => {
  const place = join(folder, 'service.tar.gz')

  test('an archive is its owner’s alone, and the same by file and by pipe', async () => {
    const made = operator(['backup', place, '--json'], source)
    expect([await made.exited, await new Response(made.stderr).text()]).toEqual([0, ''])
    expect((await stat(place)).mode & 0o777).toBe(0o600)
    expect((await new Response(made.stdout).json()).bytes).toBe((await stat(place)).size)
    const piped = operator(['backup', '-'], source)
    await writeFile(join(folder, 'piped'), Buffer.from(await new Response(piped.stdout).arrayBuffer()))
    const verified = operator(['backup', 'verify', join(folder, 'piped'), '--json'], source)
    expect([await verified.exited, (await new Response(verified.stdout).json()).secret]).toEqual([0, true])
    await writeFile(join(folder, 'cut'), (await readFile(place)).subarray(0, -9))
    const cut = operator(['backup', 'verify', join(folder, 'cut')], source)
    expect([await cut.exited, await new Response(cut.stdout).text()]).toEqual([1, ''])
    expect(await new Response(cut.stderr).text()).toContain('is cut')
    expect(await operator(['backup'], source).exited).toBe(2)
  })

  test('a backup that is killed leaves the archive of before, and the next one clears up', async () => {
    const before = await readFile(place)
    await sql`insert into auth."user" (id, name, email) select 'n' || n, repeat(md5(n::text), 20), n || '@n.example' from generate_series(1, 60000) n`
    const killed = operator(['backup', place], source)
    while (!(await readdir(folder)).some((name) => name.endsWith('.unfinished')) && killed.exitCode === null);
    killed.kill('SIGKILL')
    await killed.exited
    expect((await readFile(place)).equals(before)).toBe(true)
    expect((await readdir(folder)).filter((name) => name.endsWith('.unfinished'))).toHaveLength(1)
    expect(await operator(['backup', place], source).exited).toBe(0)
    expect((await readdir(folder)).filter((name) => name.endsWith('.unfinished'))).toEqual([])
  })

  test('a restore that is killed leaves nothing, and the next one is whole', async () => {
    const killed = operator(['restore', place], target)
    const running = async () =>
      (await there`select 1 from pg_stat_activity where datname = current_database() and query like 'copy %'`).length > 0
    while (!(await running()) && killed.exitCode === null);
    killed.kill('SIGKILL')
    await killed.exited
    const sessions = async () =>
      (await there`select 1 from pg_stat_activity where datname = current_database() and application_name = 'listing backup'`).length
    await until(async () => (await sessions()) === 0)
    expect((await leftovers()).filter((name) => !name.startsWith('jobs'))).toEqual([])
    const whole = operator(['restore', place, '--json'], target)
    expect([await whole.exited, await new Response(whole.stderr).text()]).toEqual([0, ''])
    const [row] = await there<{ count: number }[]>`select count(*) as count from auth."user"`
    expect(row?.count).toBe(60_001)
  })
})

test('reading an archive to its end refuses members that no backup has, twice or by name, without speaking to the terminal', async () => {
  const written = async (members: [string, string][]) => {
    const sink = new PassThrough()
    const [bytes] = await Promise.all([
      buffer(sink),
      writeArchive(sink, async ({ add }) => {
        for (const [name, text] of members) await add(name, Buffer.from(text))
      }),
    ])
    try {
      for await (const member of readArchive(Readable.from([bytes]))) void member
      return 'read'
    } catch (error) {
      return error instanceof Error ? error.message : 'thrown'
    }
  }
  const own: [string, string][] = [
    ['manifest.json', '{}'],
    ['tables/auth.user/000000', 'a'],
  ]
  expect(await written(own)).toBe('read')
  expect(await written([...own, ['tables/auth.user/000000', 'a']])).toContain('000000 is none that a backup has')
  for (const name of ['uploads/../../a.webp', 'uploads/..', 'a', 'tables/x', 'jobs/1', '/etc/passwd'])
    expect([name, await written([...own, [name, 'x']])]).toEqual([name, `its member ${name} is none that a backup has`])
  expect(await written([...own, ['\u001b]0;name\u0007red', 'x']])).toBe('its member ]0;namered is none that a backup has')
})
