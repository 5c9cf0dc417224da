import { expect, test } from 'bun:test'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { slugOf } from '../../cli/commands/which.ts'
import { closeWeeks } from '../../server/launch/close_weeks.ts'
import { AUTHORITY, CERTIFICATE, KEY } from '../crawl/certificates.ts'
import { turnTo } from '../launch/founders.ts'
import { launched, vote, voters } from '../launch/voters.ts'
import { putUp } from '../listings/sisters.ts'
import { gardenSite, serveSites } from '../sites.ts'
import { startTestService } from '../test_service.ts'
import { piped, spawned } from './listing.ts'
import { temporaryFolder } from './temporary_folder.ts'

const garden = gardenSite()
const sites = serveSites({ 'beetroot.test': garden })
const testService = await startTestService({ env: sites.env })
const folder = temporaryFolder()
// Nobody is signed in here.
const env = { LISTING_BASE_URL: testService.url, ...sites.env }
const { listing, apiKey } = await testService.founder()
const { id } = await listing.submitListing({ url: 'http://beetroot.test' })
await listing.waitForDraft(id)
const { listing_id } = await listing.submitDraft({ id })
const slug = await putUp(testService, listing_id)

type Verified = {
  proof_intact: boolean
  values: {
    field: string
    state: string
    quotes: { quote: string; state: string; detail: string | null; page_unchanged: boolean | null }[]
  }[]
  totals: Record<string, number>
}
const verify = async (more: Record<string, string> = {}, what = slug, type = piped) => {
  const ran = await type(['verify', what], { ...env, ...more })
  return { ...ran, verified: (ran.stdout.startsWith('{') ? JSON.parse(ran.stdout) : null) as Verified }
}
const stateOf = ({ values }: Verified, field: string) => values.find((value) => value.field === field)?.state
/** Runs while the site says something else, and puts it back. */
async function meanwhile<Result>(path: string, answer: (typeof garden)[string] | undefined, work: () => Promise<Result>): Promise<Result> {
  const before = garden[path]
  if (answer === undefined) delete garden[path]
  else garden[path] = answer
  try {
    return await work()
  } finally {
    if (before === undefined) delete garden[path]
    else garden[path] = before
  }
}

test('without an account: every value of an unchanged site stands, and its pages are what was read', async () => {
  const { code, verified } = await verify()
  expect([code, verified.proof_intact]).toEqual([0, true])
  expect(verified.values.map(({ state }) => state)).toEqual(verified.values.map(() => 'stands'))
  expect(verified.values.length).toBeGreaterThan(5)
  expect(verified.values.flatMap(({ quotes }) => quotes).every(({ page_unchanged }) => page_unchanged === true)).toBe(true)
})

test('it is read by its own words for people, and a listing goes by its page and its website too', async () => {
  const { code, stdout } = await piped(['verify', slug, '--no-json'], env)
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(/^beetroot\S* {2}http:\/\/beetroot\.test\/\n[^]*headline +stands\n[^]*0 cannot be checked here\.\n$/),
  ])
  for (const what of [`${testService.url}/listings/${slug}`, 'beetroot.test', 'http://www.beetroot.test/pricing']) {
    const { verified } = await verify({}, what)
    expect([what, verified?.totals.changed]).toEqual([what, 0])
  }
  // Its owner has its number at hand too, and anybody sees it by its website.
  expect((await verify({ LISTING_API_KEY: apiKey }, String(listing_id))).verified?.totals.changed).toBe(0)
  expect(JSON.parse((await piped(['show', 'beetroot.test'], env)).stdout).slug).toBe(slug)
})

test('of several that share a host, an address means the one whose part of it it stands in', async () => {
  const items = ['tally', 'tally/pro', 'till/'].map((path) => ({ slug: path.replaceAll('/', '-'), url: `https://ada.pages.test/${path}` }))
  const named = (what: string, found = items) =>
    slugOf({ listing: { searchListings: async () => ({ items: found }) }, source: null } as never, what)
  expect(await named('ada.pages.test/till')).toBe('till-')
  expect(await named('https://ada.pages.test/tally/help')).toBe('tally')
  expect(await named('ada.pages.test/tally/pro/?from=mail')).toBe('tally-pro')
  expect(await named('ada.pages.test', items.slice(0, 1))).toBe('tally')
  for (const none of ['ada.pages.test', 'ada.pages.test/tallyroom', 'bo.pages.test/tally'])
    await expect(named(none)).rejects.toThrow(`No live listing is of ${none}.`)
})

test('each page is asked for once, robots.txt before it', async () => {
  sites.log.length = 0
  await verify()
  const asked = sites.log.map(({ path }) => path)
  expect(asked[0]).toBe('/robots.txt')
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted())
  expect(sites.log.every(({ agent }) => agent.startsWith('ListingBot/'))).toBe(true)
})

test('spaces, quotation marks and dashes may change; other words are a change, which ends in 1', async () => {
  const home = String(garden['/'])
  const same = home.replace('you draw the garden once,', 'you&nbsp;draw <b>the</b>\n garden once,')
  const looser = await meanwhile('/', same, () => verify())
  expect([looser.code, looser.verified.totals.changed]).toEqual([0, 0])
  expect(looser.verified.values.flatMap(({ quotes }) => quotes).some(({ page_unchanged }) => page_unchanged === false)).toBe(true)
  const { code, verified } = await meanwhile('/pricing', String(garden['/pricing']).replaceAll('€4', '€9'), () => verify())
  expect([code, stateOf(verified, 'headline')]).toEqual([1, 'stands'])
  const changed = verified.values.filter(({ state }) => state === 'changed').flatMap(({ quotes }) => quotes)
  expect(changed.filter(({ state }) => state === 'changed').every(({ quote }) => quote.includes('€4'))).toBe(true)
  expect(changed.length).toBeGreaterThan(0)
})

test('a page that is gone is told apart from one that does not answer for the moment', async () => {
  const gone = await meanwhile('/pricing', undefined, () => verify())
  expect([gone.code, stateOf(gone.verified, 'starting_price')]).toEqual([1, 'page_gone'])
  const broken = () => new Response('later', { status: 503 })
  const later = await meanwhile('/pricing', broken, () => verify())
  expect([later.code, stateOf(later.verified, 'starting_price')]).toEqual([0, 'cannot_check'])
})

test('what robots.txt forbids is not read', async () => {
  sites.log.length = 0
  const { code, verified } = await meanwhile(
    '/robots.txt',
    () => new Response('User-agent: ListingBot\nDisallow: /pricing'),
    () => verify(),
  )
  expect([code, stateOf(verified, 'starting_price'), stateOf(verified, 'headline')]).toEqual([0, 'cannot_check', 'stands'])
  expect(sites.log.some(({ path }) => path === '/pricing')).toBe(false)
})

test('a page on an address that is not public is not asked for, unless CRAWL_CONNECT_TO names it', async () => {
  sites.log.length = 0
  const { code, verified } = await verify({ CRAWL_CONNECT_TO: '' })
  expect([code, verified.totals.stands, sites.log.length]).toEqual([0, 0, 0])
  expect(await verify({ CRAWL_CONNECT_TO: 'nonsense' })).toMatchObject({ code: 2, stderr: expect.stringContaining('CRAWL_CONNECT_TO') })
})

test('what only a browser showed cannot be checked here and fails nothing', async () => {
  await testService.sql`update companies set facts = replace(facts::text, '"match": "exact"', '"match": "exact", "rendered": true')::jsonb`
  const { code, verified } = await verify()
  await testService.sql`update companies set facts = replace(facts::text, ', "rendered": true', '')::jsonb`
  expect(code).toBe(0)
  expect(verified.totals.cannot_check).toBeGreaterThan(3)
})

test('certificates are checked, and NODE_EXTRA_CA_CERTS adds to those that count', async () => {
  const secure = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    tls: { cert: CERTIFICATE, key: KEY },
    fetch: (request) => {
      const answer = garden[new URL(request.url).pathname]
      return typeof answer === 'string'
        ? new Response(answer, { headers: { 'content-type': 'text/html; charset=utf-8' } })
        : new Response('no', { status: 404 })
    },
  })
  const rename = (from: string, to: string) => testService.sql`update companies set facts = replace(facts::text, ${from}, ${to})::jsonb`
  const words = (from: string, to: string) => testService.sql`update profiles set words = replace(words::text, ${from}, ${to})::jsonb`
  await rename('http://beetroot.test', 'https://secure.example')
  await words('http://beetroot.test', 'https://secure.example')
  try {
    const connect = { CRAWL_CONNECT_TO: `secure.example:443:127.0.0.1:${secure.port}` }
    const authority = join(folder, 'authority.pem')
    await writeFile(authority, AUTHORITY)
    const refused = await verify(connect)
    expect(refused.verified.totals.stands).toBe(0)
    expect(refused.verified.values[0]?.quotes[0]?.detail).toContain('certificate')
    // Read when a process starts.
    const trusted = await verify({ ...connect, NODE_EXTRA_CA_CERTS: authority }, slug, spawned)
    expect([trusted.code, trusted.verified.totals.cannot_check]).toEqual([0, 0])
  } finally {
    await rename('https://secure.example', 'http://beetroot.test')
    await words('https://secure.example', 'http://beetroot.test')
    void secure.stop(true)
  }
})

test('wrong words are wrong usage; a listing that is not there is refused', async () => {
  expect(await piped(['verify'], env)).toMatchObject({ code: 2 })
  expect(await piped(['verify', slug, '--week', '2026-W47'], env)).toMatchObject({ code: 2 })
  expect(await piped(['verify', '--week', '2026-47'], env)).toMatchObject({ code: 2 })
  expect(await piped(['verify', 'nobody-has-this'], env)).toMatchObject({ code: 1 })
  expect(await piped(['verify', 'nobody.test'], env)).toMatchObject({ code: 1 })
})

test('a closed week is counted again, an open one ends in 8, and a changed one in 1', async () => {
  const week = '2027-W10'
  turnTo(testService, '2027-03-09T00:00:00Z')
  const people = await voters(testService, 4)
  const launch = () => launched(testService, { launch_week: week, launched_at: '2027-03-08T00:00:00Z' })
  const [first, second, third] = [await launch(), await launch(), await launch()]
  for (const person of people) await vote(testService, first.id, person)
  for (const { id: voted } of [second, third]) await vote(testService, voted, people[0] ?? '')
  const run = () => piped(['verify', '--week', week], env)
  expect(await run()).toMatchObject({ code: 8, stderr: expect.stringContaining(`Week ${week} is live until`) })

  turnTo(testService, '2027-03-15T00:00:00Z')
  await closeWeeks(testService.service, testService.service.clock())
  const closed = await run()
  expect([closed.code, JSON.parse(closed.stdout)]).toMatchObject([
    0,
    { form: 2, hash_stands: true, ranks_stand: true, listings: 3, no_longer_public: 0 },
  ])

  await testService.operate('suspend_listing', { listing_id: second.id, reason: null })
  expect(JSON.parse((await run()).stdout)).toMatchObject({ hash_stands: true, ranks_stand: true, listings: 3, no_longer_public: 1 })

  await testService.sql`update board_entries set votes = 9 where listing_id = ${third.id}`
  const changed = await run()
  expect([changed.code, JSON.parse(changed.stdout).hash_stands]).toEqual([1, false])
})

test('a board that was closed under the first form keeps its hash and stands by it', async () => {
  const week = '2027-W10'
  await testService.sql`update board_entries set votes = 1 where votes = 9`
  const places = await testService.sql<{ rank: number; listing_id: number; votes: number }[]>`
    select rank, listing_id, votes from board_entries where week = ${week} order by votes desc, launched_at, listing_id`
  const text = JSON.stringify(places.map(({ rank, listing_id: of, votes }) => [rank, of, votes]))
  const hash = new Bun.CryptoHasher('sha256').update(text).digest('hex')
  await testService.sql`update launch_weeks set form = 1, sha256 = ${hash} where week = ${week}`
  const { code, stdout } = await piped(['verify', '--week', week], env)
  expect([code, JSON.parse(stdout)]).toMatchObject([0, { form: 1, hash_stands: true }])
})
