import { expect, test } from 'bun:test'
import { strangerCookie } from '../../../server/auth/strangers.ts'
import { addWeeks, weekOf } from '../../../server/base/weeks.ts'
import { openPool } from '../../../server/database/open.ts'
import { pageChanges } from '../../../server/reads/page_changes.ts'
import { set } from '../../public/live.ts'
import { startTestService } from '../../test_service.ts'
import { sessionCookie } from '../session.ts'
import { proven, putShown, said, setCells } from './put.ts'

const testService = await startTestService({ role: 'web' })
const owner = await testService.account('Ada')
const listing = await putShown(testService, owner, { name: 'Beetroot', headline: 'Garden plans' })
const signedIn = await sessionCookie(testService, await testService.account('Grace'))
/** Who is signed in has each page made. */
const SOMEBODY = { cookie: `${signedIn.name}=${signedIn.value}` }
const PAGES = ['/', '/search?q=garden', '/categories', '/leaderboard', listing.path]

/** What a page says, and how many operations were called to make it. */
async function look(path: string, headers: Record<string, string> = {}) {
  const before = testService.lines.length
  const response = await fetch(testService.url + path, {
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140', ...headers },
  })
  const text = await response.text()
  const calls = testService.lines.slice(before).filter(({ event }) => event === 'operation').length
  return { text, calls, headers: response.headers, status: response.status }
}

/** Somebody who may have drafts without being signed in. */
function asStranger(): { cookie: string } {
  const { secret, config, clock } = testService.service
  return { cookie: strangerCookie(crypto.randomUUID(), { secret, base_url: config.base_url, now: clock() }) }
}

/** The hidden name of a deed is another one each time that a form is made. */
const withoutActs = (html: string): string => html.replace(/name="act" value="[^"]+"/g, '')

/** Whether a look finds the page kept; it is made where it is not. */
const isKept = async (path: string): Promise<boolean> => (await look(path)).calls === 0

test('a page that another visitor was shown is not made again while nothing is written that it shows, and has all its headers', async () => {
  for (const path of PAGES) {
    const first = await look(path)
    const again = await look(path)
    expect([path, first.status, first.calls > 0, again.calls]).toEqual([path, 200, true, 0])
    expect(withoutActs(again.text)).toBe(withoutActs(first.text))
    for (const name of ['content-security-policy', 'cache-control', 'content-type', 'vary'])
      expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)])
    expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  }
})

test('whatever is written shows on the next look, to whoever looks', async () => {
  for (const headline of ['Plans that grow', 'Plans that grow on', 'Plans that grew']) {
    await look(listing.path)
    await setCells(testService, listing.profile_id, { headline: said(headline) })
    for (const path of ['/', '/search?q=plans', listing.path]) expect((await look(path)).text).toContain(headline)
  }
})

test('what is written to one listing leaves the page of another', async () => {
  const other = await putShown(testService, owner, { name: 'Parsnip', headline: 'Garden tools' })
  await look(listing.path)
  await look(other.path)
  await setCells(testService, listing.profile_id, { headline: said('Plans that grew tall') })
  expect([await isKept(other.path), await isKept(listing.path)]).toEqual([true, false])
  expect((await look(listing.path)).text).toContain('Plans that grew tall')
})

test('what no page shows leaves all of them: accounts, keys, drafts, what visitors open', async () => {
  for (const path of PAGES) await look(path)
  const stranger = await testService.account('Bob')
  const key = await testService.key(stranger)
  const drafted = await fetch(`${testService.url}/api/v1/drafts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: 'https://turnip.com' }),
  })
  expect(drafted.status).toBe(201)
  await testService.service.traffic.flush()
  for (const path of PAGES) expect([path, await isKept(path)]).toEqual([path, true])
})

test('what a transaction wrote before the look, and commits after it, shows', async () => {
  const { promise: held, resolve: commit } = Promise.withResolvers<void>()
  const { promise: written, resolve: tell } = Promise.withResolvers<void>()
  const writing = testService.sql.begin(async (sql) => {
    await sql`update listing_updates set title = title where listing_id = ${listing.id}`
    await sql`
      insert into listing_updates (listing_id, site_id, title, body, published_at)
      select id, site_id, 'Told late', 'It says more.', ${testService.service.clock()} from listings where id = ${listing.id}`
    tell()
    await held
  })
  await written
  expect((await look(listing.path)).text).not.toContain('Told late')
  expect(await isKept(listing.path)).toBe(true)
  commit()
  await writing
  expect((await look(listing.path)).text).toContain('Told late')
})

test('a kept page may lag ten seconds behind the votes, and no longer', async () => {
  await look('/leaderboard')
  await testService.sql`update search_rows set votes = 4711 where listing_id = ${listing.id}`
  await testService.sql`update board_entries set votes = 4711 where listing_id = ${listing.id}`
  expect(await isKept('/leaderboard')).toBe(true)
  testService.turnClock(11)
  expect((await look('/leaderboard')).text).toContain('4,711')
})

/** Ten seconds go by, in which others look at the website. */
async function wait(): Promise<void> {
  for (let part = 0; part < 2; part++) {
    testService.turnClock(6)
    await look('/search?q=nothing')
  }
}

test('after ten seconds a listing is asked for what it may lag behind, and is made again only where that is another', async () => {
  await look(listing.path)
  await wait()
  const asked = await statementsOf(async () => expect(await isKept(listing.path)).toBe(true))
  expect(asked.length).toBeLessThanOrEqual(2)
  const changes = async () => (await testService.sql`select from page_changes`).length
  const before = await changes()
  await testService.sql`insert into listing_follows (listing_id, account_id, token, followed_at) values (${listing.id}, ${owner}, 'x', now())`
  expect(await changes()).toBe(before)
  expect(await isKept(listing.path)).toBe(true)
  await wait()
  expect((await look(listing.path)).text).toMatch(/Follow<span class="muted figure">1</)
  await wait()
  expect(await isKept(listing.path)).toBe(true)
  // A list has no such question: it is made.
  expect(await isKept('/leaderboard')).toBe(false)
})

/** What a kept page reads and is not told of: votes and followers may lag, and the rest it only finds its way by. */
const NOT_TOLD = ['board_entries', 'category_changes', 'drafts', 'listing_follows', 'page_changes', 'votes']

for (const [kind, functions, paths] of [
  ['a page that is kept is told of every table that it reads', 'tell_', [...PAGES, '/categories/productivity']],
  [
    'so is a list, as far as it shows what is written there',
    'tell_(lists|pages)$',
    ['/search', '/search?q=plans', '/categories', '/leaderboard', '/leaderboard/2026-W40'],
  ],
] as const)
  test(kind, async () => {
    const tables = await testService.sql<{ name: string; told: boolean }[]>`
      select c.relname as name, exists(
        select from pg_trigger t join pg_proc f on f.oid = t.tgfoid where t.tgrelid = c.oid and f.proname ~ ${`^${functions}`}
      ) as told from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`
    const asked = await statementsOf(async () => {
      testService.turnClock(60)
      for (const path of paths) await look(path)
    })
    const text = asked.join('\n')
    const read = tables.filter(({ name }) => new RegExp(`\\b(?:from|join) "?${name}\\b`).test(text))
    expect(read.map(({ name }) => name)).toContain('launch_weeks')
    expect(read.filter(({ name, told }) => !told && !NOT_TOLD.includes(name)).map(({ name }) => name)).toEqual([])
  })

test('a search is made again when what it would find is written', async () => {
  expect((await look('/search?q=zucchini')).text).not.toContain('Beetroot')
  await setCells(testService, listing.profile_id, { description: said('It plans rows of zucchini too.') })
  expect((await look('/search?q=zucchini')).text).toContain('Beetroot')
})

test('what no list shows leaves lists as they are', async () => {
  for (const path of ['/search?q=plans', '/leaderboard', listing.path]) await look(path)
  await setCells(testService, listing.profile_id, { use_cases: said(['Winter beds']) })
  expect([await isKept('/search?q=plans'), await isKept('/leaderboard'), await isKept(listing.path)]).toEqual([true, true, false])
})

type Asked = { strings?: readonly string[]; args?: unknown[] }
/** Statements with the parts that they are put together from. */
const textOf = ({ strings = [], args = [] }: Asked): string =>
  strings.map((part, index) => `${part}${typeof args[index] === 'object' && args[index] !== null ? textOf(args[index]) : ''}`).join(' ')

/** All that is asked of the database meanwhile; what visitors opened is counted beside, whenever its time comes. */
async function statementsOf(work: () => Promise<void>): Promise<string[]> {
  const asked: string[] = []
  // The driver's own class, which it does not give out; a query that nobody waits for is never sent.
  const prototype = Object.getPrototypeOf(testService.sql`select 1`) as { handle(this: Asked): unknown }
  const { handle } = prototype
  prototype.handle = function (this: Asked) {
    const text = textOf(this)
    if (!/^\s*insert\b/.test(text)) asked.push(text)
    return handle.call(this)
  }
  await work()
  prototype.handle = handle
  return asked
}

test('a page is kept for nobody who is signed in or has drafts, and by address, week and packing alone', async () => {
  await look('/')
  expect(await isKept('/')).toBe(true)
  // Cookies of a proxy in front, of what counts visitors, or of a session that is over say nothing.
  expect((await look('/', { cookie: `__cf_bm=x; _ga=GA1.2.3; session=${'a'.repeat(43)}` })).calls).toBe(0)
  expect((await look('/', SOMEBODY)).calls).toBeGreaterThan(0)
  expect((await look('/', asStranger())).calls).toBeGreaterThan(0)
  expect((await look('/?page=2')).calls).toBeGreaterThan(0)
  expect((await look('/', { 'accept-encoding': 'identity' })).text).toContain('<h1>')
  testService.turnClock(7 * 86_400)
  expect((await look('/')).calls).toBeGreaterThan(0)
})

test('what a page says to all alike is made once for whoever has it made, and shows anew at once when it is written', async () => {
  const earlier = await putShown(testService, owner, { name: 'Turnip', launch_week: '2026-W40', launched_at: '2026-09-28T00:00:00Z' })
  for (const headline of ['Roots that keep', 'Roots that kept']) {
    await setCells(testService, earlier.profile_id, { headline: said(headline) })
    for (const path of [earlier.path, '/']) expect([path, (await look(path, SOMEBODY)).text.includes(headline)]).toEqual([path, true])
    expect((await look(earlier.path, SOMEBODY)).calls).toBe(0)
    const asked = await statementsOf(async () => void (await look('/', SOMEBODY)))
    expect(asked.filter((statement) => statement.includes('as newest'))).toEqual([])
  }
  await testService.sql`update listings set votes = 4712 where id = ${earlier.id}`
  expect((await look(earlier.path, SOMEBODY)).text).toContain('4,712')
  expect((await look(`${earlier.path}?proof=all`, SOMEBODY)).text).not.toBe((await look(earlier.path, SOMEBODY)).text)
})

test('what is written to a listing, or takes it down, shows at once where it stands beside others and on the front page', async () => {
  // Past what the front page remembers.
  testService.turnClock(61)
  const quoted = (price: string) => ({ starting_price: proven(price, `It is ${price} for each bed.`, 'https://chard.example/pricing') })
  const shown = { categories: ['Productivity'] }
  const chard = await putShown(testService, owner, { name: 'Chard', ...shown, cells: quoted('$7 / month') })
  const endive = await putShown(testService, owner, { name: 'Endive', ...shown })
  for (const price of ['$7 / month', '$9 / month']) {
    await setCells(testService, chard.profile_id, quoted(price))
    for (const path of [endive.path, '/']) expect([path, (await look(path, SOMEBODY)).text.includes(price)]).toEqual([path, true])
    expect((await look('/', SOMEBODY)).text).toContain(`It is <mark>${price}</mark> for each bed.`)
  }
  await set(testService, chard.profile_id, { status: 'archived' })
  for (const path of [endive.path, '/']) expect([path, (await look(path, SOMEBODY)).text.includes('Chard')]).toEqual([path, false])
})

test('which pictures there are is asked once while they are the same, and each that comes or goes shows at once', async () => {
  const logo_url = 'https://kale.example/logo.png'
  const kale = await putShown(testService, owner, { name: 'Kale', cells: { logo_url: said(logo_url) } })
  const shown = async (path: string) => (await look(path, SOMEBODY)).text
  const takePicture = (file: string) => testService.sql`
    insert into listing_pictures (listing_id, source_url, file, fetched_at) values (${kale.id}, ${logo_url}, ${file}, ${testService.service.clock()})
    on conflict (listing_id, md5(source_url)) do update set file = excluded.file`
  for (const file of [`${'a'.repeat(32)}.webp`, `${'b'.repeat(32)}.webp`]) {
    await takePicture(file)
    for (const path of ['/', '/search?q=kale', kale.path])
      expect([path, (await shown(path)).includes(`/uploads/${file}`)]).toEqual([path, true])
    const asked = await statementsOf(async () => void (await shown('/search?q=kale')))
    expect(asked.filter((statement) => statement.includes('from listing_pictures'))).toEqual([])
  }
  await testService.sql`delete from listing_pictures where listing_id = ${kale.id}`
  for (const path of ['/', '/search?q=kale', kale.path]) expect([path, (await shown(path)).includes('/uploads/')]).toEqual([path, false])
})

test('the winners of the week before are read once for all, and go with what is taken down', async () => {
  const week = addWeeks(weekOf(testService.service.clock()), -1)
  const fennel = await putShown(testService, owner, {
    name: 'Fennel',
    launch_week: week,
    launched_at: testService.service.clock().toISOString(),
  })
  const { sql } = testService
  await sql`insert into launch_weeks (site_id, week, closed_at, sha256, form) select site_id, ${week}, now(), ${'0'.repeat(64)}, 2 from listings where id = ${fennel.id}
    on conflict (site_id, week) do update set closed_at = now(), sha256 = excluded.sha256, form = excluded.form`
  await sql`insert into board_entries (listing_id, site_id, week, launched_at, votes, rank) select id, site_id, ${week}, now(), 9, 1 from listings where id = ${fennel.id}
    on conflict (listing_id) do update set votes = 9, rank = 1`
  testService.turnClock(11)
  expect((await look('/', SOMEBODY)).text).toMatch(/id="winners".*Fennel/s)
  expect((await look('/', SOMEBODY)).calls).toBe(2)
  await set(testService, fennel.profile_id, { status: 'archived' })
  expect((await look('/', SOMEBODY)).text).not.toContain('Fennel')
})

test('to look what was written is planned for all looks of a session, not for each', async () => {
  const pool = openPool(testService.database.address, { pool_max: 1 })
  const looks = 12
  const plans = await pool.begin(async (sql) => {
    // The tests’ own database plans nothing for one value.
    await sql`set local plan_cache_mode = auto`
    const changes = pageChanges(testService.service.clock)
    for (let asked = 0; asked < looks; asked++) await changes.look(sql)
    return sql<{ anew: number }[]>`select custom_plans as anew from pg_prepared_statements where statement like '%from page_changes%'`
  })
  await pool.end()
  expect(plans[0]?.anew).toBeLessThan(looks)
})

test('what an owner is shown of their own is shown to nobody else', async () => {
  const { name, value } = await sessionCookie(testService, owner)
  const asOwner = { cookie: `${name}=${value}` }
  for (let turn = 0; turn < 2; turn++) {
    expect((await look(listing.path, asOwner)).text).not.toContain('Is it yours?')
    expect((await look(listing.path, SOMEBODY)).text).toContain('Is it yours?')
    expect((await look(listing.path)).text).toContain('href="/sign-in"')
  }
})

test('an address without a page is asked for each time', async () => {
  expect((await look('/listings/nobody')).status).toBe(404)
  const asked = await statementsOf(async () => expect((await look('/listings/nobody')).status).toBe(404))
  expect(asked.join(' ')).toContain('from listings')
})

test('each reader of a kept page is counted', async () => {
  const views = async () => {
    await testService.service.traffic.flush()
    const [row] = await testService.sql<{ views: number }[]>`select coalesce(sum(views), 0)::integer as views from listing_days`
    return row?.views ?? 0
  }
  const before = await views()
  for (let looks = 0; looks < 3; looks++) await look(listing.path)
  expect(await isKept(listing.path)).toBe(true)
  await look(listing.path, { 'user-agent': 'Googlebot/2.1' })
  expect((await views()) - before).toBe(4)
})
