import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUpWhenDue } from '../../server/boot/scheduled_backups.ts'
import { verifyFile } from '../../server/boot/backups.ts'
import { readConfig } from '../../server/core/config.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'

const folder = join(mkdtempSync(join(tmpdir(), 'listing-scheduled-')), 'archives')
afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }))
const testService = await startTestService({ env: { BACKUP_DIR: folder, BACKUP_EVERY: '12h', BACKUP_KEEP: '2' } })
const archives = () => readdirSync(folder).toSorted()
const DAY = 24 * 3600

test('a worker writes the archive that is due when it starts, whole, and no second one for the same time', async () => {
  await until(() => testService.lines.some(({ event }) => event === 'backed_up'))
  const [name = ''] = archives()
  expect(name).toMatch(/^listing-\d{8}T(03|15)00Z\.tar\.gz$/)
  expect(await verifyFile(join(folder, name))).toMatchObject({ secret: true })
  await backUpWhenDue(testService.service, new AbortController().signal)
  expect(archives()).toEqual([name])
})

test('each later time has its archive, the oldest go, and files of others stay', async () => {
  writeFileSync(join(folder, 'listing-before-the-move.tar.gz'), 'mine')
  const [first = ''] = archives()
  for (let day = 1; day <= 2; day++) {
    testService.turnClock(DAY)
    await backUpWhenDue(testService.service, new AbortController().signal)
  }
  const kept = archives().filter((name) => name !== 'listing-before-the-move.tar.gz')
  expect([kept.length, kept.includes(first), archives().length]).toEqual([2, false, 3])
})

test('what archives of other times left that were killed goes; what is being written stays, and so does what is nobody’s here', async () => {
  const { pid: dead } = Bun.spawnSync(['true'])
  const left = (pid: number, hours = 0) => {
    const path = join(folder, `listing-20200101T0300Z.tar.gz.${pid}-00c0ffee.unfinished`)
    writeFileSync(path, 'half')
    utimesSync(path, Date.now() / 1000, Date.now() / 1000 - hours * 3600)
    return path
  }
  const before = archives()
  writeFileSync(join(folder, `mine.tar.gz.${dead}.unfinished`), 'mine')
  left(dead)
  left(process.pid)
  left(process.ppid, 2)
  await backUpWhenDue(testService.service, new AbortController().signal)
  expect(archives()).toEqual([...before, `mine.tar.gz.${dead}.unfinished`].toSorted())
  const written = left(process.ppid)
  await backUpWhenDue(testService.service, new AbortController().signal)
  expect(archives()).toContain(written.slice(folder.length + 1))
})

test('an archive of a time to come that was asked for stands beside those by the clock, and takes the place of none', async () => {
  const { service } = testService
  const ours = () => archives().filter((name) => /^listing-\d{8}T\d{4}Z\.tar\.gz$/.test(name))
  const ahead = new Date(service.clock().getTime() + 90 * DAY * 1000)
  await backUpWhenDue({ ...service, clock: () => ahead }, new AbortController().signal)
  const [asked = ''] = ours().slice(-1)
  const made: string[] = []
  for (let day = 1; day <= 2; day++) {
    testService.turnClock(DAY)
    const before = ours()
    await backUpWhenDue(service, new AbortController().signal)
    made.push(...ours().filter((name) => !before.includes(name)))
  }
  expect(made).toHaveLength(2)
  expect(ours()).toEqual([...made, asked])
})

test('how often and how many are refused where they are none', () => {
  const read = (more: Record<string, string>) => () => readConfig({ BACKUP_DIR: '/backups', ...more })
  for (const BACKUP_EVERY of ['1m', '30', 'daily', '91d', '-1d']) expect(read({ BACKUP_EVERY })).toThrow(/^BACKUP_EVERY: /)
  for (const BACKUP_KEEP of ['0', '-1', '1.5', 'all']) expect(read({ BACKUP_KEEP })).toThrow(/^BACKUP_KEEP: /)
  expect(readConfig({}).backups).toBeNull()
  expect(read({})().backups).toMatchObject({ every_seconds: 86_400, keep: 7 })
})
