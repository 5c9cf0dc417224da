import { describe, expect, test } from 'bun:test'
import { Glob } from 'bun'
import { startKept } from '../rechecks/kept.ts'
import { answered, openCalls } from '../calls.ts'
import { refused } from '../refused.ts'
import { gardenSite, page } from '../sites.ts'
import { until } from '../until.ts'
import { clientAt, openSister } from './sisters.ts'
import { sessionCookie } from '../web/session.ts'

const { testService, live, after, emails } = await startKept()

const priced = (price: string, more = '') => ({
  ...gardenSite(),
  '/pricing': page(
    'Pricing · Beetroot',
    `<main><h1>Pricing</h1><section><h2>Hobby</h2><p>${price}</p><p>One garden.</p></section>
     <section><h2>Allotment</h2><p>€40 / month</p><p>Up to ten gardens.</p></section>${more}</main>`,
  ),
})
const summary = async ({ open }: { open: () => Promise<{ field: string; kind: string; now: unknown; proposed: unknown }[]> }) =>
  (await open()).map(({ field, kind, now, proposed }) => [field, kind, now, proposed])

describe('what the website says differently', () => {
  test('one price that changed is one proposal, with the quote that says it', async () => {
    const one = await live(priced('€4 / month'))
    one.rewrite('/pricing', '€4 / month', '€6 / month')
    await after(31)
    const [proposal, ...others] = await one.proposals()
    expect(others).toEqual([])
    expect(proposal).toMatchObject({
      ...{ field: 'starting_price', kind: 'changed', now: '€4 / month', proposed: '€6 / month', status: 'open' },
      evidence: [{ quote: expect.stringContaining('€6 / month'), url: `http://${one.host}/pricing` }],
    })
    expect((await one.checked())?.gone).toEqual(['starting_price'])
    // The overview says that one waits, and leads there, until it is decided.
    const overview = async () => {
      const [mine] = (await one.listing.listMyListings()).items
      const { name, value } = await sessionCookie(testService, one.account_id)
      const html = await (await fetch(`${testService.url}/account/listings`, { headers: { cookie: `${name}=${value}` } })).text()
      return [
        mine?.open_proposals,
        html.includes(`href="/account/listings/${one.listing_id}/proposals">Your website says one thing differently`),
      ]
    }
    expect(await overview()).toEqual([1, true])
    expect((await one.listing.getMyListing({ listing_id: one.listing_id })).version).toBe(1)
  })

  test('a cheaper plan beside the old one is one, too, and what is new is new', async () => {
    const one = await live(priced('€4 / month'))
    one.rewrite('/pricing', '</main>', '<section><h2>Pot</h2><p>€2 / month</p><p>One pot.</p></section></main>')
    one.rewrite('/', '</main>', '<p>Beetroot was founded in 2019.</p></main>')
    await after(31)
    const found = await summary(one)
    expect(found).toContainEqual(['starting_price', 'changed', '€4 / month', '€2 / month'])
    expect(found).toContainEqual(['founded_year', 'new', null, 2019])
  })

  test('another sentence on the page is none, as long as the quotes stand', async () => {
    const one = await live()
    one.rewrite('/', '</main>', '<p>Now with a calendar for balconies and window sills of every size.</p></main>')
    await after(31)
    expect(await one.proposals()).toEqual([])
  })

  test('what its owner wrote where the site said nothing is never gone, and what they removed does not come back', async () => {
    const one = await live()
    const { listing, listing_id } = one
    await listing.updateMyListing({ listing_id, fields: { phone: '+49 30 999999', team_size: '4', legal_name: null } })
    one.rewrite('/imprint', 'Beetroot GmbH', 'Beetroot AG')
    await after(31)
    const fields = (await one.proposals()).map(({ field }) => field)
    for (const name of ['phone', 'team_size', 'legal_name']) expect(fields).not.toContain(name)
  })

  test('what its owner set instead of the site’s fact is asked about when the site says something new', async () => {
    const one = await live(priced('€4 / month'))
    await one.listing.updateMyListing({ listing_id: one.listing_id, fields: { starting_price: '€5 / month' } })
    await after(31)
    expect(await one.proposals()).toEqual([])
    one.rewrite('/pricing', '€4 / month', '€6 / month')
    await after(31)
    expect(await summary(one)).toEqual([['starting_price', 'changed', '€5 / month', '€6 / month']])
  })

  test('a site that changes its mind: the newer word stands, the older is outdated; said as before, nothing is open', async () => {
    const one = await live(priced('€4 / month'))
    one.rewrite('/pricing', '€4 / month', '€6 / month')
    await after(31)
    one.rewrite('/pricing', '€6 / month', '€7 / month')
    await after(31)
    expect((await one.proposals()).map(({ proposed, status }) => [proposed, status])).toEqual([
      ['€7 / month', 'open'],
      ['€6 / month', 'outdated'],
    ])
    one.rewrite('/pricing', '€7 / month', '€4 / month')
    await after(31)
    expect(await one.open()).toEqual([])
  })

  test('an edit of the same field outdates it', async () => {
    const one = await live(priced('€4 / month'))
    one.rewrite('/pricing', '€4 / month', '€6 / month')
    await after(31)
    await one.listing.updateMyListing({ listing_id: one.listing_id, fields: { starting_price: '€5 / month' } })
    expect((await one.proposals()).map(({ status }) => status)).toEqual(['outdated'])
    expect((await one.listing.listMyListings()).items.map(({ open_proposals }) => open_proposals)).toEqual([0])
  })
})

test('the sample site: nothing while it says the same in other markup, and a year that changed wherever the page says it', async () => {
  const folder = 'server/demo/sample_site'
  let reads = 0
  const pages: Record<string, string> = {}
  for (const file of new Glob('*.html').scanSync(folder))
    pages[file === 'index.html' ? '/' : `/${file.replace('.html', '')}`] = await Bun.file(`${folder}/${file}`).text()
  const marked = Object.fromEntries(
    Object.keys(pages).map((path) => [
      path,
      () => new Response(pages[path]?.replace('<body', `<body data-read="${reads++}"`), { headers: { 'content-type': 'text/html' } }),
    ]),
  )
  const one = await live(marked)
  const { founded_year } = await one.listing.getMyListing({ listing_id: one.listing_id })
  await after(31)
  expect([await one.proposals(), (await one.checked())?.gone]).toEqual([[], []])
  for (const path of Object.keys(pages)) pages[path] = (pages[path] ?? '').replaceAll(String(founded_year), '2018')
  await after(31)
  // The description has a sentence with that year, which is as wrong by now.
  expect((await one.proposals()).map(({ field }) => field).toSorted()).toEqual(['description', 'founded_year'])
})

test('said in other words or on another page, a value stays as it is without a new version, and is proven by where it stands now', async () => {
  const one = await live()
  const proof = async () =>
    new Map((await testService.visitor().getListingProof({ slug: one.slug })).values.map((value) => [value.field, value]))
  const before = await proof()
  const { version } = await one.listing.getMyListing({ listing_id: one.listing_id })
  const imprint = String(one.pages['/imprint']).replace(
    'Beetroot GmbH<br>Lindenweg 4<br>50667 Köln<br>Germany',
    'By Beetroot GmbH of Lindenweg 4, 50667 Köln, Germany',
  )
  one.pages['/legal-notice'] = imprint
  one.pages['/imprint'] = () => new Response('gone', { status: 410 })
  for (const path of ['/', '/pricing', '/legal-notice']) one.pages[path] = String(one.pages[path]).replace('/imprint', '/legal-notice')
  await after(31)
  expect(await one.open()).toEqual([])
  const now = await proof()
  for (const field of ['legal_name', 'hq_city', 'hq_country']) {
    expect([field, now.get(field)?.value]).toEqual([field, before.get(field)?.value])
    expect(before.get(field)?.quotes.every(({ url }) => url.endsWith('/imprint'))).toBe(true)
    for (const { url, quote, page_sha256 } of now.get(field)?.quotes ?? []) {
      expect([field, new URL(url).pathname, imprint.includes(quote)]).toEqual([field, '/legal-notice', true])
      expect(page_sha256).not.toBe(before.get(field)?.quotes[0]?.page_sha256 ?? null)
    }
  }
  expect(now.get('name')).toEqual(before.get('name'))
  const mine = await one.listing.getMyListing({ listing_id: one.listing_id })
  const checked = await one.checked()
  expect([mine.version, checked?.gone, checked?.still_proven]).toEqual([version, [], checked?.values])
})

test('the page says until when a value was stated, and since when the website was read', async () => {
  const one = await live(priced('€4 / month'))
  await after(31)
  const last = (await one.checked())?.at ?? ''
  one.rewrite('/pricing', '€4 / month', '€6 / month')
  await after(31)
  const html = await (await fetch(`${testService.url}/listings/${one.slug}`)).text()
  expect(html).toMatch(new RegExp(`stated until <time datetime="${last.slice(0, 10)}`))
})

describe('the digest', () => {
  test('comes once a week at most, to the owner alone, with all that was found', async () => {
    const founder = await testService.founder()
    const one = await live(priced('€4 / month'), founder)
    const other = await live(priced('€4 / month'), founder)
    one.rewrite('/pricing', '€4 / month', '€6 / month')
    other.rewrite('/pricing', '€4 / month', '€6 / month')
    await after(31)
    const first = await emails('proposals', founder.account_id)
    expect(first.map(({ subject }) => subject)).toEqual(['2 values of your websites changed'])
    expect(JSON.stringify(first[0]?.letter.blocks)).toContain(`/account/listings/${one.listing_id}/proposals`)
    expect(JSON.stringify(first[0]?.letter.blocks)).toContain(`/account/listings/${other.listing_id}/proposals`)
    one.rewrite('/pricing', '€6 / month', '€7 / month')
    await one.listing.recheckListing({ listing_id: one.listing_id })
    await until(async () => (await one.open())[0]?.proposed === '€7 / month')
    await after(5)
    expect(await emails('proposals', founder.account_id)).toHaveLength(1)
    await after(3)
    expect(await emails('proposals', founder.account_id)).toHaveLength(2)
    await after(8)
    expect(await emails('proposals', founder.account_id)).toHaveLength(2)
  })
})

test('what waits when a listing goes to somebody else waits for them: they are told, though the one before was', async () => {
  const { person } = await openCalls(testService)
  const [one, next] = [await live(priced('€4 / month')), await testService.founder()]
  one.rewrite('/pricing', '€4 / month', '€6 / month')
  await after(31)
  expect(await emails('proposals', one.account_id)).toHaveLength(1)
  const email = `${next.account_id}@founders.example`
  await answered((await person(one.account_id))('transfer_listing', { listing_id: one.listing_id, email }))
  const [offer] = (await emails('transfer', next.account_id)).toReversed()
  const token = JSON.stringify(offer?.letter).match(/transfers\/([\w-]+)/)?.[1] ?? ''
  await answered((await person(next.account_id))('accept_transfer', { token }))
  await after(1)
  expect(await emails('proposals', next.account_id)).toHaveLength(1)
  expect(await emails('proposals', one.account_id)).toHaveLength(1)
  const [proposal] = (await next.listing.listProposals({ listing_id: one.listing_id })).items
  expect(proposal).toMatchObject({ field: 'starting_price', status: 'open', proposed: '€6 / month' })
  const decided = { listing_id: one.listing_id, proposal_id: proposal?.proposal_id ?? 0, decision: 'accept' } as const
  expect((await next.listing.decideProposal(decided)).status).toBe('accepted')
})

test('a stranger sees none, and pages are pages', async () => {
  const [one, other] = [await live(priced('€4 / month')), await live()]
  expect((await refused(other.listing.listProposals({ listing_id: one.listing_id }))).status).toBe(404)
  one.rewrite('/pricing', '€4 / month', '€6 / month')
  one.rewrite('/imprint', '50667 Köln', '10115 Berlin')
  await after(31)
  const first = await one.listing.listProposals({ listing_id: one.listing_id, per_page: 1 })
  expect([first.items.length, first.total, first.has_more]).toEqual([1, 2, true])
})

test('what was dismissed on a listing stays away, also where a look comes while the listing is taken down', async () => {
  const one = await live()
  const sister = clientAt(testService, await openSister(testService, `p${crypto.randomUUID().slice(0, 6)}`), one.apiKey)
  const { id } = await sister.submitListing({ url: `http://${one.host}` })
  await sister.waitForDraft(id)
  const { listing_id } = await sister.submitDraft({ id })
  const put = (status: string) => testService.sql`update listings set status = ${status} where id = ${listing_id}`
  await put('live')
  const open = async () => (await sister.listProposals({ listing_id, per_page: 100 })).items.filter(({ status }) => status === 'open')
  one.rewrite('/', 'Beetroot plans', 'Beetroot draws and plans')
  await after(31)
  const found = await open()
  expect(found.length).toBeGreaterThan(0)
  for (const { proposal_id } of found) await sister.decideProposal({ listing_id, proposal_id, decision: 'dismiss' })
  await put('suspended')
  one.rewrite('/', '</main>', '<p>Beds of every size.</p></main>')
  await after(31)
  await put('live')
  one.rewrite('/', 'Beds of every size.', 'Beds of any size.')
  await after(31)
  expect(await open()).toEqual([])
})
