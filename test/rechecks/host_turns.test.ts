import { expect, test } from 'bun:test'
import { endTurn, secondsToTurn, sweepTurns, takeTurn } from '../../server/publishing/rechecks/host_turns.ts'
import { recheck, runDueLooks } from '../../server/publishing/rechecks/recheck.ts'
import { page, type SitePages } from '../sites.ts'
import { until } from '../until.ts'
import { DAY, startKept } from './kept.ts'

const { testService, sites, log, live } = await startKept()
const { sql, service } = testService

const host = 'many.test'
const folder = (name: string): SitePages =>
  Object.fromEntries(
    ['', 'pricing', 'about'].map((path) => [
      `/${name}/${path}`,
      page(
        `${name}: ${path}`,
        `<main><h1>${name} makes ${path || 'gardens'}</h1><a href="/${name}/pricing">Pricing</a> <a href="/${name}/about">About</a></main>`,
      ),
    ]),
  )
const names = ['ada', 'bo', 'cy']
sites[host] = Object.assign({}, ...names.map(folder))
const made = await Promise.all(
  names.map(async (name) => {
    const one = await live()
    await sql`delete from draft_pages where draft_id = ${one.draft_id}`
    const [row] = await sql<{ company_id: number }[]>`
      update companies set url = ${`http://${host}/${name}/`} where account_id = ${one.account_id} returning id as company_id`
    return row?.company_id ?? 0
  }),
)

test('listings of one host are read one after the other, however many workers look at once', async () => {
  testService.turnClock(31 * DAY)
  const now = service.clock()
  await sql`insert into site_looks (company_id, next_at) select unnest(${made}::bigint[]), ${now} on conflict do nothing`
  const from = log.length
  const outcomes = await Promise.all(made.map((company_id) => recheck(service, company_id, now)))
  expect(outcomes.filter(({ busy_seconds }) => busy_seconds === null)).toHaveLength(1)
  await Promise.all([runDueLooks(service, now), runDueLooks(service, now)])
  const read = log
    .slice(from)
    .flatMap((asked) => (asked.host === host && asked.path !== '/robots.txt' ? [asked.path.split('/')[1] ?? ''] : []))
  expect(read.length).toBeGreaterThan(names.length)
  // Each in one piece: none began before the one before had ended.
  expect(read.filter((name, at) => name !== read[at - 1]).toSorted()).toEqual(names)
})

test('a look of the queue that finds its host taken comes again by itself', async () => {
  const [company_id = 0] = made
  // The pause after the last look may not be over.
  const holder = await until(() => takeTurn(sql, host))
  testService.turnClock(31 * DAY)
  await service.jobs.add(sql, 'recheck', { company_id })
  const waiting = () => sql`select 1 from jobs.job where name = 'recheck' and state = 'created' and singleton_key = ${String(company_id)}`
  await until(async () => (await waiting()).length === 1)
  await endTurn(sql, { host, holder, pause_seconds: 0 })
  await until(async () => {
    const [look] = await sql<{ at: Date | null }[]>`select at from site_looks where company_id = ${company_id}`
    return look?.at !== null && look !== undefined && look.at >= new Date(service.clock().getTime() - DAY * 1000)
  })
})

test('a host is one look’s at a time, then left alone for its pause; what died gives it back', async () => {
  const pool = service.database
  const first = await takeTurn(pool, 'turns.test')
  expect([typeof first, await takeTurn(pool, 'turns.test')]).toEqual(['string', null])
  expect([await secondsToTurn(pool, 'turns.test'), await secondsToTurn(pool, 'nobodys.test')]).toEqual([5, 0])
  // Who lost it ends nothing.
  await endTurn(pool, { host: 'turns.test', holder: crypto.randomUUID(), pause_seconds: 0 })
  expect(await takeTurn(pool, 'turns.test')).toBeNull()
  await endTurn(pool, { host: 'turns.test', holder: first ?? '', pause_seconds: 1 })
  // The rest of a pause, not a look's time, is what the next one waits for.
  expect(await secondsToTurn(pool, 'turns.test')).toBeLessThanOrEqual(1)
  await sql`update host_turns set until = clock_timestamp() + interval '10 minutes' where host = 'turns.test'`
  expect(await takeTurn(pool, 'turns.test')).toBeNull()
  await sql`update host_turns set until = clock_timestamp() where host = 'turns.test'`
  expect(await secondsToTurn(pool, 'turns.test')).toBe(0)
  const both = await Promise.all([takeTurn(pool, 'turns.test'), takeTurn(pool, 'turns.test')])
  expect(both.filter((holder) => holder !== null)).toHaveLength(1)
  await sql`update host_turns set until = clock_timestamp() where host = 'turns.test'`
  await sweepTurns(pool)
  expect(await sql`select from host_turns where host = 'turns.test'`).toHaveLength(0)
})
