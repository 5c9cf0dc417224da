import { afterAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newKey, saveKey, SCOPES } from '../server/auth/keys.ts'
import { EVENT_STREAMS_PER_ACCOUNT_MAX } from '../server/base/limits.ts'
import { ConfigError } from '../server/base/config_error.ts'
import { readConfig } from '../server/core/config.ts'
import { readProcesses } from '../server/core/config_values.ts'
import { openPool } from '../server/database/open.ts'
import { freshDatabase } from './cluster.ts'
import { freePort } from './free_port.ts'
import { keepAsking } from './keep_asking.ts'
import { until } from './until.ts'

const PROCESSES = 3
const LIMIT = 30
const MAIN = join(import.meta.dir, '..', 'server', 'main.ts')

const fresh = await freshDatabase()
const folder = await mkdtemp(join(tmpdir(), 'listing-processes-'))
const port = freePort()
const url = `http://127.0.0.1:${port}`
const keeper = Bun.spawn([process.execPath, MAIN, 'serve', '--role', 'web'], {
  env: {
    ...process.env,
    ...{
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: fresh.url,
      WEB_PROCESSES: String(PROCESSES),
      TRUST_PROXY: '1',
      CRAWL_CONNECT_TO: 'one.test:80:127.0.0.1:9',
    },
    LIMITS: `anonymous_per_minute=${LIMIT},account_writes_per_minute=1000`,
  },
  stdout: 'ignore',
  stderr: 'pipe',
})
const log: { event: string; pid?: number }[] = []
const reading = (async () => {
  let rest = ''
  for await (const text of keeper.stderr.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    log.push(...lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line)))
  }
})()
const logged = (event: string) => log.filter((line) => line.event === event)
await until(() => keeper.exitCode !== null || logged('started').length === 1)
const pool = openPool(fresh.address, { pool_max: 1 })
afterAll(async () => {
  keeper.kill('SIGKILL')
  await keeper.exited
  await pool.end()
  await fresh.drop()
  await rm(folder, { recursive: true, force: true })
})

/** Each call comes by a connection of its own, so that any of the processes may get it. */
const call = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
  fetch(`${url}${path}`, { ...init, headers: { connection: 'close', ...init.headers } })

async function founder() {
  const [id, key] = [crypto.randomUUID(), newKey()]
  await pool`insert into auth."user" (id, name, email, "emailVerified") values (${id}, 'Ada', ${`${id}@founders.example`}, true)`
  await saveKey(pool, { account_id: id, name: 'one', key, scopes: [...SCOPES], expires_at: null, now: new Date() })
  return { authorization: `Bearer ${key}` }
}

/** What each process tells of an operation at one scrape. */
async function countsOf(operation: string): Promise<Map<string, number>> {
  const text = await (await call('/metrics')).text()
  const lines = text.matchAll(
    new RegExp(`^listing_operations_total\\{operation="${operation}",status="\\d+",process="(\\d)"\\} (\\d+)$`, 'gm'),
  )
  const counts = new Map<string, number>()
  for (const [, name = '', count] of lines) counts.set(name, (counts.get(name) ?? 0) + Number(count))
  return counts
}

test('several processes answer on one port, and a limit that holds a minute is the same for all of them together', async () => {
  const from = { 'x-forwarded-for': '203.0.113.7' }
  const answers = await Promise.all(Array.from({ length: 3 * LIMIT }, () => call('/api/v1/categories', { headers: from })))
  const counted = answers.map(({ status }) => status)
  expect([counted.filter((status) => status === 200).length, counted.filter((status) => status === 429).length]).toEqual([LIMIT, 2 * LIMIT])
  const counts = await countsOf('list_categories')
  expect(counts.size).toBeGreaterThan(1)
  // Whichever answers, all that were asked are told, each in its own name, and what all stand on once.
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(LIMIT)
  const text = await (await call('/metrics')).text()
  expect(text.match(/^process_resident_memory_bytes\{process="[123]"\} \d+$/gm)?.length).toBe(PROCESSES)
  expect(text.match(/^listing_build_info\{version="[^"]+"\} 1$/gm)?.length).toBe(1)
  const explained = text.match(/^# (HELP|TYPE) \w+/gm) ?? []
  expect(new Set(explained).size).toBe(explained.length)
})

test('one Idempotency-Key that comes to all processes at once has one effect', async () => {
  const headers = { ...(await founder()), 'content-type': 'application/json', 'idempotency-key': 'one-for-all' }
  const body = JSON.stringify({ url: 'http://one.test' })
  const answers = await Promise.all(Array.from({ length: 24 }, () => call('/api/v1/drafts', { method: 'POST', headers, body })))
  const told = await Promise.all(answers.map(async (answer) => ({ status: answer.status, body: await answer.json() })))
  expect(told.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
  expect(new Set(told.flatMap((answer) => (answer.status === 201 ? [answer.body.id] : []))).size).toBe(1)
  expect(await pool`select count(*)::int as count from drafts`.then(([row]) => row?.count)).toBe(1)
})

test('an account keeps as many streams open as it may, over all processes', async () => {
  const headers = { ...(await founder()), accept: 'text/event-stream' }
  const opened: Response[] = []
  for (let count = 0; count < EVENT_STREAMS_PER_ACCOUNT_MAX; count++) opened.push(await call('/api/v1/events', { headers }))
  expect(opened.map(({ status }) => status)).toEqual(opened.map(() => 200))
  for (let count = 0; count < 4 * PROCESSES; count++) expect((await call('/api/v1/events', { headers })).status).toBe(429)
  await opened.pop()?.body?.cancel()
  await until(async () => {
    const again = await call('/api/v1/events', { headers })
    if (again.status === 200) opened.push(again)
    return again.status === 200
  })
  await Promise.all(opened.map((response) => response.body?.cancel()))
})

test('one that dies is started again, and the connections of the others are answered meanwhile', async () => {
  const clients = await Promise.all(Array.from({ length: 60 }, () => keepAsking(port)))
  await until(() => clients.every(({ answered }) => answered >= 3))
  const killed = logged('web_started')[1]?.pid ?? 0
  process.kill(killed, 'SIGKILL')
  await until(() => logged('web_died').length === 1 && clients.some(({ socket }) => socket.closed))
  const left = clients.filter(({ socket }) => !socket.closed)
  const before = left.map(({ answered }) => answered)
  expect(left.length).toBeGreaterThan(0)
  await until(() => logged('web_started').length === PROCESSES + 1)
  await until(() => left.every(({ answered }, index) => answered > (before[index] ?? 0) + 3))
  for (const { socket } of clients) socket.destroy()
  await until(async () => (await (await call('/metrics')).text()).match(/^process_start_time_seconds\{/gm)?.length === PROCESSES)
})

test('SIGTERM drops no request of 200 connections that clients keep open, and ends every process', async () => {
  const clients = await Promise.all(Array.from({ length: 200 }, () => keepAsking(port)))
  await until(() => clients.every(({ answered }) => answered >= 3))
  keeper.kill('SIGTERM')
  await Promise.all(clients.map(({ done }) => done))
  expect(clients.filter(({ asked, answered, told }) => asked !== answered || !told)).toEqual([])
  expect(await keeper.exited).toBe(0)
  await reading
  for (const { pid = 0 } of logged('web_started')) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  const again = await fetch(`${url}/healthz`).then(
    () => 'answered',
    () => 'refused',
  )
  expect(again).toBe('refused')
})

test('WEB_PROCESSES is a number or auto, and more than one is refused where a port cannot be shared', () => {
  for (const wrong of ['0', '65', 'two', '1.5']) expect(() => readConfig({ WEB_PROCESSES: wrong })).toThrow(ConfigError)
  const fail = (name: string, problem: string): never => {
    throw new ConfigError(`${name}: ${problem}`)
  }
  expect(readProcesses('auto', fail, 'darwin')).toBe(1)
  expect(readProcesses('auto', fail, 'linux')).toBeGreaterThanOrEqual(1)
  expect(() => readProcesses('2', fail, 'darwin')).toThrow('Linux')
})
