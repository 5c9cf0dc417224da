import { expect, test } from 'bun:test'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { closeWeeks } from '../../server/launch/close_weeks.ts'
import { dumpWhenDue } from '../../server/reads/dumps.ts'
import { turnTo } from '../launch/founders.ts'
import { launched, vote, voters } from '../launch/voters.ts'
import { piped } from '../cli/listing.ts'
import { temporaryFolder } from '../cli/temporary_folder.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'
import { putLive } from './live.ts'

const testService = await startTestService({ env: { DUMPS: 'on', DATA_LICENSE: 'CC-BY-4.0' } })
const out = temporaryFolder()
const { service } = testService
type Latest = { day: string; files: { url: string; bytes: number; rows: number; sha256: string }[]; license: string | null }
const latest = async () => {
  const answer = await fetch(`${testService.url}/dumps/latest.json`)
  return { status: answer.status, body: (answer.ok ? await answer.json() : null) as Latest }
}
const fetchBytes = async (url: string) => (await fetch(url.replace('http://localhost:3000', testService.url))).bytes()
const rowsOf = async (name: string) => {
  const file = (await latest()).body.files.find(({ url }) => url.endsWith(`/${name}.jsonl.gz`))
  const text = gunzipSync(await fetchBytes(file?.url ?? '')).toString()
  return text.trim() === ''
    ? []
    : text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
}
const dump = () => dumpWhenDue(service, new AbortController().signal)

turnTo(testService, '2027-03-09T12:00:00Z')
const people = await voters(testService, 4)
const week = { launch_week: '2027-W10', launched_at: '2027-03-08T00:00:00Z' }
const [first, second] = [
  await launched(testService, { ...week, name: 'Beetroot' }),
  await launched(testService, { ...week, name: 'Hidden later' }),
]
for (const person of people) await vote(testService, first.id, person)
await vote(testService, second.id, people[0] ?? '')
const waiting = await putLive(testService, await testService.account(), { name: 'Still secret', status: 'scheduled' })
const NEXT_WEEK = '2027-03-16T12:00:00Z'
await closeWeeks(service, new Date(NEXT_WEEK))
await testService.operate('suspend_listing', { listing_id: second.id, reason: null })
// Only now: the worker writes the dump of a day as soon as it is that day.
turnTo(testService, NEXT_WEEK)

test('a worker writes the dump of the day by itself, and weeks run asks for it where it is due', async () => {
  await testService.operate('run_weeks', {})
  const { body } = await until(async () => {
    const seen = await latest()
    return seen.body?.day === '2027-03-16' ? seen : null
  })
  expect(body).toEqual({
    day: '2027-03-16',
    files: ['listings', 'boards', 'updates'].map((name) => ({
      url: `http://localhost:3000/dumps/2027-03-16/${name}.jsonl.gz`,
      bytes: expect.any(Number),
      rows: expect.any(Number),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })),
    license: 'CC-BY-4.0',
  })
  for (const { url, bytes, sha256 } of body.files) {
    const file = await fetchBytes(url)
    expect([file.length, new Bun.CryptoHasher('sha256').update(file).digest('hex')]).toEqual([bytes, sha256])
  }
})

test('it holds what anybody may read: live listings with their proofs, closed boards, nothing hidden or waiting', async () => {
  const listings = await rowsOf('listings')
  expect(listings.map(({ slug }) => slug)).toEqual([first.slug])
  const { proof, ...row } = listings[0]
  expect(row).toEqual(await testService.visitor().getListing({ slug: first.slug }))
  expect(proof.slug).toBe(first.slug)
  const [board] = await rowsOf('boards')
  expect(board).toMatchObject({ week: '2027-W10', form: 2, taken_down: 1, items: [{ rank: 1, votes: 4, winner: 1, slug: first.slug }] })
  const all = JSON.stringify([listings, board, await rowsOf('updates')])
  for (const hidden of ['Hidden later', second.slug, 'Still secret', waiting.slug, 'founders.example'])
    expect([hidden, all.includes(hidden)]).toEqual([hidden, false])
})

test('the day begins at three, a day that is there is not written again, and after fourteen one goes', async () => {
  const folder = join(testService.folder, 'dumps', '1')
  const before = (await latest()).body
  await dump()
  expect((await latest()).body).toEqual(before)
  // What a killed process left is in nobody's way.
  await mkdir(join(folder, '2027-03-17.unfinished'))
  turnTo(testService, '2027-03-17T02:59:00Z')
  await dump()
  expect((await latest()).body.day).toBe('2027-03-16')
  turnTo(testService, '2027-03-17T03:00:00Z')
  await dump()
  expect((await latest()).body.day).toBe('2027-03-17')
  turnTo(testService, '2027-03-30T12:00:00Z')
  await dump()
  expect((await readdir(folder)).toSorted()).toEqual(['2027-03-17', '2027-03-30'])
})

test('two workers that write one day at the same time leave one that is whole, and what one left that was killed goes with the next day', async () => {
  const folder = join(testService.folder, 'dumps', '1')
  turnTo(testService, '2027-03-31T12:00:00Z')
  await mkdir(join(folder, '2027-03-31.killed.unfinished'))
  await Promise.all([dump(), dump(), dump()])
  const { day, files } = (await latest()).body
  expect([day, files.length]).toEqual(['2027-03-31', 3])
  for (const { url, sha256 } of files) expect(new Bun.CryptoHasher('sha256').update(await fetchBytes(url)).digest('hex')).toBe(sha256)
  expect((await readdir(folder)).toSorted()).toEqual(['2027-03-30', '2027-03-31', '2027-03-31.killed.unfinished'])
  turnTo(testService, '2027-04-01T12:00:00Z')
  await dump()
  expect((await readdir(folder)).toSorted()).toEqual(['2027-03-30', '2027-03-31', '2027-04-01'])
})

test('what is no file of a dump is not there, whatever its name leads to', async () => {
  for (const path of [
    '2027-03-30/index.json',
    '2027-03-30/..%2f..%2fsecret',
    '..%2f2027-03-30/listings.jsonl.gz',
    '2001-01-01/listings.jsonl.gz',
  ])
    expect([path, (await fetch(`${testService.url}/dumps/${path}`)).status]).toEqual([path, 404])
})

test('listing dump fetches the files and checks that they came whole', async () => {
  const env = { LISTING_BASE_URL: testService.url }
  const { code, stdout } = await piped(['dump', '--out', out], env)
  expect([code, JSON.parse(stdout)]).toMatchObject([0, { day: '2027-04-01', license: 'CC-BY-4.0' }])
  expect((await readdir(out)).toSorted()).toEqual(['boards.jsonl.gz', 'latest.json', 'listings.jsonl.gz', 'updates.jsonl.gz'])
  await Bun.write(join(testService.folder, 'dumps/1/2027-04-01/listings.jsonl.gz'), Bun.gzipSync(Buffer.from('{"forged":true}\n')))
  expect(await piped(['dump', '--out', join(out, 'again')], env)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('did not arrive whole'),
  })
  expect((await readdir(join(out, 'again'))).includes('listings.jsonl.gz')).toBe(false)
})

test('listing dump that is interrupted leaves nothing half done, and says how to go on', async () => {
  const day = '2027-04-01'
  const listed = { bytes: 1000, rows: 1, sha256: '0'.repeat(64) }
  const stalls = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch(request) {
      const { origin, pathname } = new URL(request.url)
      if (pathname === '/dumps/latest.json')
        return Response.json({ day, license: null, files: [{ ...listed, url: `${origin}/dumps/${day}/updates.jsonl.gz` }] })
      return new Response(new ReadableStream({ start: (stream) => stream.enqueue(Bun.gzipSync(Buffer.from('{}\n'))) }))
    },
  })
  const folder = join(out, 'interrupted')
  const child = Bun.spawn([process.execPath, join(import.meta.dir, '../../cli/index.ts'), 'dump', '--out', folder], {
    env: { PATH: process.env.PATH ?? '', XDG_CONFIG_HOME: '/nowhere', LISTING_BASE_URL: stalls.url.origin },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  await until(async () => (await readdir(folder).catch(() => [])).length > 0)
  child.kill('SIGINT')
  expect(await child.exited).toBe(130)
  await stalls.stop(true)
  expect(await readdir(folder)).toEqual([])
  expect(await new Response(child.stderr).text()).toContain('Next: listing dump --out ')
})

test('a dump that is asked for of a day to come takes none of those that are there, and is the newest until the next night', async () => {
  const folder = join(testService.folder, 'dumps', '1')
  const before = (await readdir(folder)).toSorted()
  await dumpWhenDue(service, new AbortController().signal, new Date('2027-12-24T12:00:00Z'))
  expect((await readdir(folder)).toSorted()).toEqual([...before, '2027-12-24'])
  turnTo(testService, '2027-04-02T12:00:00Z')
  await dump()
  expect((await readdir(folder)).toSorted()).toEqual([...before, '2027-04-02'])
  expect((await latest()).body.day).toBe('2027-04-02')
})

test('DUMPS=off writes none, and nothing is there to fetch', async () => {
  const quiet = await startTestService({ role: 'web', env: { DUMPS: 'off' } })
  await dumpWhenDue(quiet.service, new AbortController().signal)
  expect((await fetch(`${quiet.url}/dumps/latest.json`)).status).toBe(404)
  expect(await piped(['dump', '--out', out], { LISTING_BASE_URL: quiet.url })).toMatchObject({ code: 8 })
})
