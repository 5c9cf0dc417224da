import { expect, test } from 'bun:test'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openRoom, watchDisk } from '../server/database/disk.ts'
import { isOutage } from '../server/database/open.ts'
import { startTestService } from './test_service.ts'
import { until } from './until.ts'

const MEGABYTE = 1024 * 1024
let free_megabytes = 1000
const testService = await startTestService({
  role: 'web',
  room: { free: () => free_megabytes * MEGABYTE, hold: () => {}, release: () => {} },
})

test('below the floor of free space writes are refused with 503 by every door, reads go on, and both end by themselves', async () => {
  const { apiKey } = await testService.founder()
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
  const write = (key: string) =>
    testService.call('/drafts', { method: 'POST', headers: { ...headers, 'idempotency-key': key }, body: '{"url":"https://garden.com"}' })
  const origin = testService.service.config.base_url
  const form = (path: string) =>
    fetch(testService.url + path, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      body: 'email=a@b.example',
    })
  const text = async (path: string) => (await fetch(testService.url + path)).text()

  free_megabytes = 63
  // The disk is looked at once a second at most.
  await until(() => testService.service.disk.isShort())
  const refused = await write('one')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
  expect(await refused.json()).toMatchObject({ code: 'unavailable', retryable: true, retry_after: 60 })
  for (const path of ['/sign-in', '/auth/oauth2/token', '/webhooks/stripe']) {
    const answer = await form(path)
    expect([path, answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([path, 503, true])
  }
  for (const path of ['/', '/search', '/api/v1/listings', '/healthz'])
    expect([path, (await fetch(testService.url + path)).status]).toEqual([path, 200])
  expect((await testService.call('/me', { headers })).status).toBe(200)
  expect(await text('/readyz')).toBe('ready\ndisk: 63 MB free, writes are refused\n')
  expect(await text('/metrics')).toContain(`listing_disk_free_bytes ${63 * MEGABYTE}\n`)
  expect(await text('/metrics')).toContain('listing_writes_refused_for_disk 1\n')
  expect(testService.lines.filter(({ event }) => event === 'disk_full')).toMatchObject([{ level: 'error' }])

  free_megabytes = 70
  await until(() => testService.service.disk.free_bytes === free_megabytes * MEGABYTE)
  expect((await write('one')).status).toBe(503)
  free_megabytes = 100
  await until(() => !testService.service.disk.isShort())
  expect((await write('one')).status).toBe(201)
  expect(await text('/readyz')).toBe('ready\n')
})

test('the database has a reserve on its disk that is given up when room is short', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'listing-room-'))
  const room = openRoom(folder)
  const reserve = join(folder, 'reserve')
  room.hold()
  room.hold()
  expect([await readdir(folder), statSync(reserve).size]).toEqual([['reserve'], 32 * MEGABYTE])
  const floor = room.free() + 1024 * 1024 * MEGABYTE
  const disk = watchDisk(room, floor, () => {})
  expect([disk.isShort(), await readdir(folder)]).toEqual([true, []])
  disk.stop()
  await rm(folder, { recursive: true })
})

test('a database behind a link has its reserve on its own disk', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'listing-room-'))
  const data_dir = join(folder, 'data')
  const elsewhere = join(folder, 'elsewhere')
  await Promise.all([mkdir(data_dir), mkdir(elsewhere)])
  await symlink(elsewhere, join(data_dir, 'postgres'))
  await writeFile(join(data_dir, 'reserve'), 'of an older version')
  const room = openRoom(data_dir)
  room.hold()
  expect([await readdir(data_dir), await readdir(elsewhere)]).toEqual([['postgres'], ['reserve']])
  room.release()
  expect(await readdir(elsewhere)).toEqual([])
  await rm(folder, { recursive: true })
})

test('a reserve that cannot be made or given up ends nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'listing-room-'))
  const room = openRoom(join(folder, 'gone'))
  room.hold()
  room.release()
  const read_only = Object.assign(new Error('read-only file system'), { code: 'EROFS' })
  expect([await readdir(folder), isOutage(read_only)]).toEqual([[], true])
  await rm(folder, { recursive: true })
})

test('a disk that is full when the database writes is 503 for the caller, and the same call succeeds once there is room', async () => {
  const { apiKey } = await testService.founder()
  await testService.sql.unsafe(`
    create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger full_disk before insert on drafts execute function full_disk()`)
  const write = () =>
    testService.call('/drafts', {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', 'idempotency-key': 'full' },
      body: '{"url":"https://orchard.com"}',
    })
  const refused = await write()
  expect([refused.status, refused.headers.get('retry-after') !== null]).toEqual([503, true])
  expect(await refused.json()).toMatchObject({ code: 'unavailable', retryable: true })
  expect((await testService.call('/listings')).status).toBe(200)
  await testService.sql.unsafe('drop trigger full_disk on drafts; drop function full_disk()')
  expect((await write()).status).toBe(201)
})

test('a full disk of our own files is no fault of the caller either', async () => {
  const full = await Bun.write('/dev/full', 'x').catch((error: unknown) => error)
  expect(isOutage(full)).toBe(true)
})
