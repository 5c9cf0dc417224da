import { expect, test } from 'bun:test'
import { answerOf } from '../../sdk/index.ts'
import { startTestService } from '../test_service.ts'
import { refused } from '../refused.ts'
import { plain } from '../ownership/owned.ts'
import { gardenSite, page, serveSites } from '../sites.ts'

const pumpkin = gardenSite()
const { sites, env, log } = serveSites({
  'beetroot.test': gardenSite(),
  'closed.test': { '/': page('Closed', '<h1>Closed</h1>'), '/robots.txt': () => new Response('User-agent: *\nDisallow: /') },
  'down.test': { '/': () => new Response('broken', { status: 500 }) },
  'walled.test': { '/': () => new Response('no', { status: 403 }) },
  'paper.test': { '/': () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }) },
  'void.test': { '/': '' },
  'pumpkin.test': pumpkin,
  'led-away.test': { '/': () => new Response(null, { status: 302, headers: { location: 'http://pumpkin.test/' } }) },
  'led-within.test': { '/': () => new Response(null, { status: 302, headers: { location: 'http://pumpkin.test/pricing' } }) },
  'sent-on.test': { '/': page('On', '', '<meta http-equiv="refresh" content="0; url=http://pumpkin.test/">') },
  'moved.test': { '/': () => new Response(null, { status: 301, headers: { location: 'http://beetroot.test/' } }) },
})
const testService = await startTestService({ crowded: true, env: { ...env, LIMITS: 'drafts_per_hour=50' } })

test('a web address becomes a draft in which every value stands in a quote of the page it names', async () => {
  const { listing } = await testService.founder()
  const created = await listing.submitListing({ url: 'http://beetroot.test' })
  expect(answerOf(created).status).toBe(201)
  expect(answerOf(created).headers.get('location')).toBe(`/api/v1/drafts/${created.id}`)
  expect(created.status).toBe('crawling')

  const draft = await listing.waitForDraft(created.id)
  expect(draft.status).toBe('ready')
  expect(draft.fields.name.value).toBe('Beetroot')
  expect(draft.fields.contact_email.value).toBe('hello@beetroot.test')
  expect(draft.fields.legal_name.value).toBe('Beetroot GmbH')
  for (const cell of Object.values(draft.fields)) {
    if (cell.value === null) expect(cell.pages_checked.length).toBe(draft.progress.pages_read)
    else expect(cell.evidence.length).toBeGreaterThan(0)
    for (const { quote = 'no quote', url } of cell.evidence) {
      const html = sites['beetroot.test']?.[new URL(url).pathname]
      const text = String(html)
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
      const attributes = [...String(html).matchAll(/="([^"]*)"/g)].map(([, value]) => value)
      expect(text.includes(quote) || attributes.some((value) => value?.includes(quote))).toBe(true)
    }
  }
})

test('the crawler says who it is and asks for robots.txt first', () => {
  const [first] = log.filter(({ host }) => host === 'beetroot.test')
  expect(first).toEqual({ host: 'beetroot.test', path: '/robots.txt', agent: 'ListingBot/1.0 (+http://localhost:3000/bot)' })
})

test('the same site, however it is written, is the draft that the account has', async () => {
  const { listing } = await testService.founder()
  const first = await listing.submitListing({ url: 'http://beetroot.test' })
  for (const url of ['http://www.beetroot.test/', 'http://BEETROOT.test', 'http://beetroot.test/?utm_source=mail#top']) {
    const again = await listing.submitListing({ url })
    expect(again.id).toBe(first.id)
    expect(answerOf(again).status).toBe(200)
  }
})

test('twenty submissions of one site at once make one draft', async () => {
  const { listing, account_id } = await testService.founder()
  const drafts = await Promise.all(Array.from({ length: 20 }, () => listing.submitListing({ url: 'http://beetroot.test' })))
  expect(new Set(drafts.map(({ id }) => id)).size).toBe(1)
  const [row] = await testService.sql`select count(*) as count from drafts where account_id = ${account_id}`
  expect(row?.count).toBe(1)
})

const FAILURES = {
  'closed.test': 'robots_disallowed',
  'down.test': 'unreachable',
  'walled.test': 'blocked',
  'paper.test': 'not_html',
  'void.test': 'empty_content',
  'nowhere.test': 'unreachable',
} as const
for (const [host, code] of Object.entries(FAILURES))
  test(`a site that cannot be read fails with ${code}, a reason and what to do by hand (${host})`, async () => {
    const { listing } = await testService.founder()
    const { id } = await listing.submitListing({ url: `http://${host}` })
    const draft = await listing.waitForDraft(id)
    expect(draft.status).toBe('failed')
    expect(draft.error?.code).toBe(code)
    expect(draft.error?.fix.length).toBeGreaterThan(10)
    expect(Object.values(draft.fields).every(({ value }) => value === null)).toBe(true)
  })

test('a failed site may be submitted again', async () => {
  const { listing } = await testService.founder()
  const first = await listing.submitListing({ url: 'http://down.test' })
  await listing.waitForDraft(first.id)
  const again = await listing.submitListing({ url: 'http://down.test' })
  expect(again.id).not.toBe(first.id)
})

test('a redirect to another host is followed and named in the warnings', async () => {
  const { listing } = await testService.founder()
  const { id } = await listing.submitListing({ url: 'http://moved.test' })
  const draft = await listing.waitForDraft(id)
  expect(draft.fields.name.value).toBe('Beetroot')
  expect(draft.warnings.map(({ code }) => code)).toContain('redirected_to_other_host')
})

test('a website that leads to one which others have listed gets none of its words', async () => {
  const [owner, other] = [await testService.founder(), await testService.founder()]
  const own = await owner.listing.submitListing({ url: 'http://pumpkin.test' })
  await owner.listing.waitForDraft(own.id)
  const { listing_id } = await owner.listing.submitDraft({ id: own.id })
  await owner.listing.chooseFreeListing({ listing_id })
  // Who only waits keeps nobody out.
  pumpkin['/.well-known/listing-challenge.txt'] = plain((await owner.listing.getOwnership({ listing_id })).challenges.file.content)
  expect((await owner.listing.verifyOwnership({ listing_id, method: 'file' })).status).toBe('verified')
  for (const url of ['http://led-away.test', 'http://led-within.test', 'http://sent-on.test']) {
    const { id } = await other.listing.submitListing({ url })
    const draft = await other.listing.waitForDraft(id)
    expect([url, draft.status, draft.error?.code, draft.fields.name.value]).toEqual([url, 'failed', 'url_not_allowed', null])
    expect(draft.error?.fix).toContain('claim its listing')
  }
  // Its owner may have several names lead there.
  const { id } = await owner.listing.submitListing({ url: 'http://led-away.test' })
  expect((await owner.listing.waitForDraft(id)).fields.name.value).toBe('Beetroot')
})

const BAD_ADDRESSES = [
  'ftp://beetroot.test',
  'http://127.0.0.1/',
  'http://[::1]/',
  'http://2130706433/',
  'http://localhost/',
  'http://user:pass@beetroot.test/',
  'http://beetroot.test:22/',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'me@beetroot.test',
  'http://169.254.169.254/latest',
  'not an address',
  'http://',
]
for (const url of BAD_ADDRESSES)
  test(`an address that is no public website is refused with what to send instead (${url})`, async () => {
    const { listing } = await testService.founder()
    const problem = await refused(listing.submitListing({ url }))
    expect(problem.code).toBe('url_not_allowed')
    expect(problem.errors?.[0]?.field).toBe('/url')
    expect(problem.errors?.[0]?.fix).toMatch(/^Send/)
  })

test('sixty first submissions of one account at once are all taken', async () => {
  const fresh = await startTestService({ crowded: true, role: 'web', env: { ...env, LIMITS: 'drafts_per_hour=1000' } })
  const { listing } = await fresh.founder()
  const drafts = await Promise.all(Array.from({ length: 60 }, (_, number) => listing.submitListing({ url: `http://plot-${number}.test` })))
  expect(new Set(drafts.map(({ id }) => id)).size).toBe(60)
  // They wait for each other on the account's limit; did one need a second connection, all would hang on those they hold.
})

test('the eleventh draft within an hour is refused, and the limit comes back', async () => {
  const strict = await startTestService({ crowded: true, env })
  const { listing } = await strict.founder()
  for (let count = 0; count < 10; count++) await listing.submitListing({ url: `http://site-${count}.test` })
  const problem = await refused(listing.submitListing({ url: 'http://site-11.test' }))
  expect(problem.code).toBe('rate_limited')
  expect(problem.retry_after).toBeGreaterThan(3000)
  expect((await listing.getAccount()).limits.drafts_per_hour).toMatchObject({ limit: 10, remaining: 0 })
  strict.turnClock(3601)
  expect((await listing.submitListing({ url: 'http://site-11.test' })).status).toBe('crawling')
})
