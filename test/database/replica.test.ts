import { afterAll, expect, test } from 'bun:test'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { createLink } from '../../server/auth/sign_in.ts'
import { startService } from '../../server/boot/start.ts'
import { openPool, type Pool } from '../../server/database/open.ts'
import { judgeCopy, watchReplica } from '../../server/database/replica.ts'
import { emptyDatabase } from '../backup/archives.ts'
import { freshDatabase } from '../cluster.ts'
import { putLive } from '../public/live.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'

const testService = await startTestService({ role: 'web' })
const { address } = testService.database

/** A second way to the same database, which can break off, be refused, and fall silent. */
function openWay() {
  const sockets = new Set<Socket>()
  let server: Server | null = null
  let silent = false
  let port = 0
  let questions = 0
  const take = (socket: Socket) => {
    const inner = connect(join(address.host, `.s.PGSQL.${address.port}`))
    sockets.add(socket).add(inner)
    socket.on('data', (bytes) => {
      questions++
      if (!silent) inner.write(bytes)
    })
    inner.on('data', (bytes) => !silent && socket.write(bytes))
    for (const end of [socket, inner]) end.on('error', () => {}).on('close', () => (socket.destroy(), inner.destroy()))
  }
  const way = {
    get url() {
      return `postgres://${address.user}@127.0.0.1:${port}/${address.database}?sslmode=disable`
    },
    get questions() {
      return questions
    },
    async open() {
      const opened = createServer(take)
      server = opened
      await new Promise<void>((resolve) => opened.listen(port, '127.0.0.1', resolve))
      const bound = opened.address()
      port = typeof bound === 'object' && bound ? bound.port : 0
    },
    shut() {
      server?.close()
      for (const socket of sockets) socket.destroy()
      sockets.clear()
    },
    be(quiet: boolean) {
      silent = quiet
    },
  }
  afterAll(way.shut)
  return way
}

const PUBLIC = [
  '/',
  '/search',
  '/updates',
  '/categories',
  '/ranking',
  '/calendar',
  '/sitemap.xml',
  '/launches.rss',
  '/updates.rss',
  '/newsletter',
]
const OPERATIONS = [
  '/listings',
  '/categories',
  '/updates',
  '/products',
  '/launch-weeks',
  '/leaderboards/community-weekly',
  '/interview-questions',
]

async function serveWithCopy(way: { url: string }) {
  const lines: string[] = []
  const config = { ...testService.service.config, port: 0, replica_url: way.url }
  const running = await startService(config, 'web', (level, event) => void lines.push(`${level} ${event}`), {
    clock: testService.service.clock,
  })
  afterAll(() => running.stop())
  const ask = async (path: string) => (await fetch(`${running.url}${path}`, { headers: { accept: 'text/html, application/json' } })).status
  const ready = async () => (await fetch(`${running.url}/readyz`)).text()
  const metrics = async () => (await fetch(`${running.url}/metrics`)).text()
  const untilIt = (is: 'up' | 'down') => until(() => running.service.copy.state === is)
  const all = () => Promise.all([...PUBLIC, ...OPERATIONS.map((path) => `/api/v1${path}`)].map(async (path) => [path, await ask(path)]))
  return { lines, ready, metrics, untilIt, all, url: running.url, service: running.service }
}

test('public reads go on while the replica is away, come back to it by themselves, and the operator is told', async () => {
  const way = openWay()
  await way.open()
  const { lines, ready, metrics, untilIt, all } = await serveWithCopy(way)
  const before = await all()
  expect(before.filter(([, status]) => status !== 200)).toEqual([])
  expect(await ready()).toBe('ready\n')
  expect(await metrics()).toContain('listing_replica_up 1\n')

  way.shut()
  expect(await all()).toEqual(before)
  await untilIt('down')
  expect(await all()).toEqual(before)
  expect(await ready()).toBe('ready\nreplica: does not answer or is no fresh copy, public reads come from the primary\n')
  expect(await metrics()).toContain('listing_replica_up 0\n')
  expect(lines).toContain('error replica_down')

  await way.open()
  await untilIt('up')
  const asked = way.questions
  expect(await all()).toEqual(before)
  expect(way.questions).toBeGreaterThan(asked)
  expect(await ready()).toBe('ready\n')
})

test('what is somebody’s own is never read from a copy, which may not have it yet', async () => {
  const behind = await freshDatabase()
  afterAll(behind.drop)
  const { untilIt, url } = await serveWithCopy(behind)
  await untilIt('up')
  const { account_id, apiKey } = await testService.founder()
  const { id } = await putLive(testService, account_id, { name: 'Beetroot' })
  const asked = await fetch(`${url}/api/v1/badges?listing_id=${id}`, { headers: { authorization: `Bearer ${apiKey}` } })
  expect([asked.status, await asked.json()]).toMatchObject([200, { verification: { state: 'unchecked' } }])
})

test('reads that wait for a replica that fell silent are answered by the primary', async () => {
  const way = openWay()
  await way.open()
  const { untilIt, all } = await serveWithCopy(way)
  const before = await all()
  way.be(true)
  expect(await all()).toEqual(before)
  await untilIt('down')
})

test('a link that signs in is used once, also where the replica is lost while it is', async () => {
  const way = openWay()
  await way.open()
  const { untilIt, url } = await serveWithCopy(way)
  await untilIt('up')
  const { token } = await createLink(testService.sql, 'ada@founders.example', testService.service.clock())
  const holder = openPool(address, { pool_max: 1, application_name: 'holder' })
  afterAll(() => holder.end())
  const [locked, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  // The link can be looked up and not be used.
  const lock = holder.begin(async (sql) => {
    await sql`lock table sign_ins in exclusive mode`
    locked.resolve()
    await done.promise
  })
  await locked.promise
  const visit = fetch(`${url}/sign-in/link/${token}`, { redirect: 'manual' })
  await until(async () => {
    const waiting = await testService.sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%update sign_ins%'`
    return waiting.length > 0
  })
  way.shut()
  await untilIt('down')
  done.resolve()
  await lock
  const { status, headers } = await visit
  expect([status, headers.getSetCookie().some((cookie) => cookie.startsWith('session='))]).toEqual([303, true])
})

test('a replica that is away does not keep the service from starting', async () => {
  const way = openWay()
  await way.open()
  way.shut()
  const { lines, untilIt, all } = await serveWithCopy(way)
  await untilIt('down')
  expect((await all()).filter(([, status]) => status !== 200)).toEqual([])
  expect(lines).toContain('warn replica_down')
})

test('what is no copy, or an old one, is not read from', async () => {
  const another = await emptyDatabase()
  afterAll(another.drop)
  const { lines, ready, untilIt, all } = await serveWithCopy(another)
  await untilIt('down')
  expect((await all()).filter(([, status]) => status !== 200)).toEqual([])
  expect([lines, await ready()]).toEqual([expect.arrayContaining(['error replica_down']), expect.stringContaining('no fresh copy')])
  const told = [{ schema: 6 }, { schema: 7 }, { schema: 8 }, { schema: 7, behind: 300 }, { schema: 7, behind: 301.4 }]
  expect(told.map((copy) => judgeCopy({ behind: null, ...copy }, 7))).toEqual([
    ...['it has schema 6 and not 7', null, null, null, 'the last that came to it is 301 s old'],
  ])
})

test('a reading that a replica ends, because what it reads is removed there, is answered by the primary, and the replica goes on', async () => {
  const [copy, main] = ['copy', 'main'].map((application_name) => openPool(address, { pool_max: 1, application_name })) as [Pool, Pool]
  const changes: string[] = []
  const replica = watchReplica(copy, main, (state) => void changes.push(state))
  afterAll(async () => {
    replica.stop()
    await Promise.all([copy.end(), main.end()])
  })
  // As a standby says it of a conflict with its recovery.
  await main.unsafe(`
    create or replace function ended_on_copy() returns text language plpgsql as $$ begin
      if current_setting('application_name') = 'copy' then raise exception 'canceling statement due to conflict with recovery' using errcode = '40001'; end if;
      return current_setting('application_name');
    end $$`)
  const ask = () => replica.read(async () => (await replica.pool<{ by: string }[]>`select ended_on_copy() as by`)[0]?.by)
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['main', 'main', 'main'])
  expect([replica.state, changes]).toEqual(['up', []])
  const by = await replica.read(async () => (await replica.pool<{ by: string }[]>`select current_setting('application_name') as by`)[0]?.by)
  expect(by).toBe('copy')
})
