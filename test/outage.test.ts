import { expect, test } from 'bun:test'
import { openPool, type Pool } from '../server/database/open.ts'
import { startTestService } from './test_service.ts'
import { until } from './until.ts'

const testService = await startTestService({
  env: { LIMITS: 'drafts_per_hour=100000,account_reads_per_minute=100000,account_writes_per_minute=100000' },
})
const KILLS = 12
const CLIENTS = 16

/** Connections that died unnoticed fail once each; then all is as before. */
async function recovered(): Promise<void> {
  // Asked at once, so that each connection of the pool is.
  await until(async () => {
    const asked = await Promise.allSettled(
      Array.from({ length: 50 }, () => testService.sql`select count(*) from generate_series(1, 10000)`),
    )
    return asked.every(({ status }) => status === 'fulfilled')
  })
}

test('while connections to the database die, calls answer or say 503, none hangs, and no acknowledged write is lost', async () => {
  const { account_id, apiKey } = await testService.founder()
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
  let raging = true
  let answered = 0
  const statuses = new Map<number, number>()
  const acknowledged: string[] = []
  const client = async (number: number) => {
    for (let turn = 0; raging; turn++) {
      const writes = number % 2 === 0
      const response = writes
        ? await testService.call('/drafts', {
            method: 'POST',
            headers: { ...headers, 'idempotency-key': `${number}-${turn}` },
            body: `{"url":"https://garden-${number}-${turn}.com"}`,
            signal: AbortSignal.timeout(100_000),
          })
        : await testService.call('/me', { headers, signal: AbortSignal.timeout(100_000) })
      answered++
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      const body = (await response.json()) as { id: string }
      if (response.status === 201) acknowledged.push(body.id)
      if (response.status === 503) expect([response.headers.get('retry-after'), response.headers.has('ratelimit')]).toEqual(['2', true])
    }
  }
  const killer = (async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      const [before, written] = [answered, acknowledged.length]
      await until(() => answered > before + CLIENTS && acknowledged.length > written)
      await testService.sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.catch(
        () => {},
      )
    }
    raging = false
  })()
  await Promise.all([killer, ...Array.from({ length: CLIENTS }, (_, number) => client(number))])

  await recovered()
  expect([...statuses.keys()].filter((status) => ![200, 201, 503].includes(status))).toEqual([])
  expect(statuses.get(200) ?? 0).toBeGreaterThan(0)
  expect(acknowledged.length).toBeGreaterThan(0)
  const rows = await testService.sql<{ id: string }[]>`select id from drafts where account_id = ${account_id}`
  const kept = new Set(rows.map(({ id }) => id))
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
  // The service's own pool learns of its dead connections one by one, each by a call.
  await until(async () => (await testService.call('/me', { headers })).status === 200)
})

test('a file that is drawn from the database is 503 as a call is, not a fault of ours', async () => {
  const statuses = new Set<number>()
  for (let turn = 0; turn < 5; turn++) {
    await testService.sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.catch(
      () => {},
    )
    const asked = await Promise.all(Array.from({ length: 20 }, () => fetch(`${testService.url}/badges/rank/1.svg`)))
    for (const { status } of asked) statuses.add(status)
  }
  await recovered()
  expect([...statuses].filter((status) => ![200, 404, 503].includes(status))).toEqual([])
})

test('a read whose session ends under it is answered all the same: a key looked up, an answer, pages', async () => {
  const { apiKey } = await testService.founder()
  const [holder, watcher] = ['holder', 'watcher'].map((application_name) =>
    openPool(testService.database.address, { pool_max: 1, application_name }),
  ) as [Pool, Pool]
  const [locked, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const lock = holder.begin(async (sql) => {
    await sql`lock table api_keys, listings, search_tiers, search_rows in access exclusive mode`
    locked.resolve()
    await done.promise
  })
  await locked.promise
  const asked = [
    testService.call('/me', { headers: { authorization: `Bearer ${apiKey}` } }),
    testService.call('/listings?q=garden'),
    fetch(`${testService.url}/search?q=garden`),
    fetch(`${testService.url}/listings/nothing`),
  ]
  const pids = await until(async () => {
    const waiting = await watcher<{ pid: number }[]>`
      select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and application_name = 'listing reads'`
    return waiting.length >= asked.length ? waiting.map(({ pid }) => pid) : null
  })
  for (const pid of pids) await watcher`select pg_terminate_backend(${pid}, 60000)`
  done.resolve()
  await lock
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200, 404])
  await Promise.all([holder.end(), watcher.end()])
})

test('notifications come again after the connection that listens was lost: a revoked key stops at once', async () => {
  const { apiKey, account_id } = await testService.founder()
  const ask = async () => (await testService.call('/me', { headers: { authorization: `Bearer ${apiKey}` } })).status
  expect(await ask()).toBe(200)
  await testService.sql`update api_keys set revoked_at = now() where account_id = ${account_id}`
  // For an hour nothing is forgotten by its age.
  testService.turnClock(-3600)
  await until(async () => (await ask()) === 401)
  testService.turnClock(3600)
})

test('a call that waits for another one which waits for it is told to come again, and has done nothing', async () => {
  const { listing, apiKey } = await testService.founder()
  const { id } = await listing.submitListing({ url: 'https://crossed-garden.com' })
  const edit = (headline: string) =>
    testService.call(`/drafts/${id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ fields: { headline } }),
    })
  let tries = 0
  // The database ends whoever finds out first, which on a busy machine may be the test's own transaction.
  const answer = await until(async () => {
    const { promise: asked, resolve: ask } = Promise.withResolvers<Response>()
    const crossing = testService.sql.begin(async (sql) => {
      // The company comes first everywhere else.
      await sql`select 1 from drafts where id = ${id} for update`
      ask(edit(`Crossed ${++tries}`))
      await until(
        async () =>
          (await testService.sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`).length >
          0,
      )
      await sql`select 1 from companies c join profiles p on p.company_id = c.id join drafts d on d.profile_id = p.id where d.id = ${id} for update of c`
    })
    await crossing.catch(() => null)
    const answered = await asked
    return answered.status === 200 ? null : answered
  })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  expect((await listing.getDraft({ id })).fields.headline.value).not.toBe(`Crossed ${tries}`)
  expect((await edit('Crossed at last')).status).toBe(200)
})
