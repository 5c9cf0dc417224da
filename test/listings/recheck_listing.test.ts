import { describe, expect, test } from 'bun:test'
import { recheck } from '../../server/publishing/rechecks/recheck.ts'
import { DAY, startKept, tagged } from '../rechecks/kept.ts'
import { refused } from '../refused.ts'
import { gardenSite, page } from '../sites.ts'
import { until } from '../until.ts'

const { testService, sites, log, live, due, after, emails } = await startKept()
const { service, sql } = testService

const asked = (host: string, from: number) =>
  log
    .slice(from)
    .filter((entry) => entry.host === host)
    .map(({ path }) => path)

describe('asked for by its owner', () => {
  test('a website is read again at once, and what changed is proposed', async () => {
    const one = await live()
    one.rewrite('/imprint', '50667 Köln', '10115 Berlin')
    const answer = await one.listing.recheckListing({ listing_id: one.listing_id })
    expect(answer.status).toBe('queued')
    expect(new Date(answer.next_allowed_at).getTime() - service.clock().getTime()).toBeGreaterThan(23 * 3_600_000)
    await until(async () => (await one.open()).length > 0)
    expect(await one.open()).toMatchObject([{ field: 'hq_city', kind: 'changed', now: 'Köln', proposed: 'Berlin' }])
  })

  test('again within a day is refused with the time from when on, and a call sent twice is one', async () => {
    const one = await live()
    const key = { idempotencyKey: crypto.randomUUID() }
    const first = await one.listing.recheckListing({ listing_id: one.listing_id }, key)
    expect(await one.listing.recheckListing({ listing_id: one.listing_id }, key)).toEqual(first)
    const problem = await refused(one.listing.recheckListing({ listing_id: one.listing_id }))
    expect([problem.status, problem.code, (problem.retry_after ?? 0) > 80_000]).toEqual([429, 'rate_limited', true])
    testService.turnClock(DAY + 1)
    expect((await one.listing.recheckListing({ listing_id: one.listing_id })).status).toBe('queued')
  })

  test('twice at once, it is read once', async () => {
    const one = await live()
    const both = await Promise.allSettled([1, 2].map(() => one.listing.recheckListing({ listing_id: one.listing_id })))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('also of a listing that is still to launch, and of one that was looked at by a clock ahead', async () => {
    const one = await live()
    await sql`update listings set status = 'draft' where id = ${one.listing_id}`
    one.rewrite('/imprint', '50667 Köln', '10115 Berlin')
    await one.listing.recheckListing({ listing_id: one.listing_id })
    await until(async () => (await one.open()).length === 1)
    const other = await live()
    await testService.operate('run_weeks', { at: new Date(service.clock().getTime() + 400 * DAY * 1000).toISOString() })
    other.rewrite('/imprint', '50667 Köln', '10115 Berlin')
    await other.listing.recheckListing({ listing_id: other.listing_id })
    await until(async () => (await other.open()).length === 1)
  })

  test('a listing that is taken down is not read, and a stranger’s is not there', async () => {
    const [one, other] = [await live(), await live()]
    await sql`update listings set status = 'archived', archived_from = 'live' where id = ${one.listing_id}`
    expect((await refused(one.listing.recheckListing({ listing_id: one.listing_id }))).code).toBe('conflict')
    expect((await refused(other.listing.recheckListing({ listing_id: one.listing_id }))).status).toBe(404)
  })
})

describe('by itself', () => {
  test('a website is read every 30 days; one that gave tags costs a request a page and no work', async () => {
    const pages = Object.fromEntries(Object.entries(gardenSite()).map(([path, html]) => [path, tagged(String(html))]))
    const one = await live(pages)
    await after(28)
    expect(await one.checked()).toBeNull()
    const from = log.length
    await after(3)
    expect(asked(one.host, from).toSorted()).toEqual(['/', '/imprint', '/pricing', '/robots.txt'])
    const checked = await one.checked()
    expect(checked).toMatchObject({ site: 'reachable', gone: [] })
    expect([checked?.values, checked?.still_proven]).toEqual([13, 13])
    expect(await sql`select from site_pages p join companies c on c.id = p.company_id where c.account_id = ${one.account_id}`).toHaveLength(
      0,
    )
    const again = log.length
    await after(29)
    expect(asked(one.host, again)).toEqual([])
    await after(2)
    expect(asked(one.host, again).toSorted()).toEqual(['/', '/imprint', '/pricing', '/robots.txt'])
  })

  test('an unchanged website proposes nothing though it gives no tags and writes a new number into each page', async () => {
    let visits = 0
    const pages = Object.fromEntries(
      Object.entries(gardenSite()).map(([path, html]) => [
        path,
        () => new Response(String(html).replace('<main>', `<main data-nonce="${visits++}">`), { headers: { 'content-type': 'text/html' } }),
      ]),
    )
    const one = await live(pages)
    await after(31)
    expect([await one.proposals(), (await one.checked())?.still_proven]).toEqual([[], 13])
  })

  test('a website that leads to one which others have listed is proven by none of its words', async () => {
    const [one, other] = [await live(), await live()]
    one.pages['/'] = () => new Response(null, { status: 302, headers: { location: `http://${other.host}/` } })
    await after(31)
    expect([await one.checked(), (await other.checked())?.site]).toEqual([null, 'reachable'])
  })

  test('`weeks run` does what is due at its instant', async () => {
    const one = await live()
    one.rewrite('/imprint', '50667 Köln', '10115 Berlin')
    await testService.operate('run_weeks', { at: new Date(service.clock().getTime() + 31 * DAY * 1000).toISOString() })
    expect((await one.open()).map(({ field }) => field)).toEqual(['hq_city'])
    expect((await emails('proposals', one.account_id)).map(({ subject }) => subject)).toEqual(['Beetroot: a value of your website changed'])
  })
})

describe('a website that does not answer', () => {
  const away = () => new Response('away', { status: 503 })

  test('is looked at again after 1, 3 and 7 days, then its page is marked and its owner written to; back again, the mark goes', async () => {
    const one = await live()
    const kept = { ...one.pages }
    for (const path of Object.keys(kept)) one.pages[path] = away
    const marked = async () => (await (await fetch(`${testService.url}/listings/${one.slug}`)).text()).includes('cannot be reached')
    const seen: unknown[] = []
    for (const days of [31, 1, 2, 4]) {
      await after(days)
      seen.push([(await one.checked())?.site, await marked(), (await emails('site_unreachable', one.account_id)).length])
    }
    expect(seen).toEqual([
      ['unreachable', false, 0],
      ['unreachable', false, 0],
      ['unreachable', false, 0],
      ['unreachable', true, 1],
    ])
    expect(await one.proposals()).toEqual([])
    Object.assign(one.pages, kept)
    await after(7)
    expect([(await one.checked())?.site, await marked(), (await emails('site_unreachable')).length]).toEqual(['reachable', false, 1])
  })

  test('once and is back at once: nobody hears of it', async () => {
    const one = await live()
    const home = one.pages['/'] ?? ''
    let left = 1
    one.pages['/'] = () => (left-- > 0 ? away() : new Response(String(home), { headers: { 'content-type': 'text/html' } }))
    await after(31)
    expect((await one.checked())?.site).toBe('reachable')
  })

  test.each([
    ['answers errors of its own, also where it is asked what may be read', (status: number) => new Response('away', { status }), 502],
    ['is too busy to say what may be read', (status: number) => new Response('later', { status }), 429],
  ])('%s', async (_, answer, status) => {
    const one = await live()
    for (const path of [...Object.keys(one.pages), '/robots.txt']) one.pages[path] = () => answer(status)
    await after(31)
    expect((await one.checked())?.site ?? null).toBe(status === 429 ? null : 'unreachable')
    expect(await one.proposals()).toEqual([])
  })

  test('or will not be read by us: nothing is known of it, and nothing said', async () => {
    const one = await live()
    one.pages['/'] = () => new Response('no', { status: 403 })
    await after(31)
    expect(await one.checked()).toBeNull()
    expect(await one.proposals()).toEqual([])
    expect((await emails('site_unreachable', one.account_id)).length).toBe(0)
  })

  test('for one page only: what stood there is not gone; once the page is gone, it is', async () => {
    const one = await live()
    const imprint = one.pages['/imprint'] ?? ''
    one.pages['/imprint'] = away
    one.rewrite('/pricing', 'Up to ten gardens.', 'Up to twelve gardens.')
    await after(31)
    expect([await one.proposals(), (await one.checked())?.gone]).toEqual([[], []])
    delete one.pages['/imprint']
    await after(31)
    expect((await one.open()).map(({ field, kind, proposed }) => [field, kind, proposed])).toContainEqual(['hq_city', 'gone', null])
    one.pages['/imprint'] = imprint
    await after(31)
    expect([(await one.open()).length, (await one.checked())?.gone]).toEqual([0, []])
  })
})

describe('meanwhile', () => {
  /** Runs one look, and something else while the home page is being read. */
  const during = async (one: Awaited<ReturnType<typeof live>>, work: () => Promise<unknown>) => {
    const home = String(one.pages['/'])
    let done: Promise<unknown> | null = null
    one.pages['/'] = async () => {
      await (done ??= work())
      return new Response(home, { headers: { 'content-type': 'text/html' } })
    }
    testService.turnClock(31 * DAY)
    await due()
  }

  test('what its owner edits stays, and is not proposed away', async () => {
    const one = await live()
    one.rewrite('/imprint', '50667 Köln', '10115 Berlin')
    await during(one, () => one.listing.updateMyListing({ listing_id: one.listing_id, fields: { hq_city: 'Bonn' } }))
    expect(await one.open()).toEqual([])
    expect((await one.listing.getMyListing({ listing_id: one.listing_id })).hq_city).toBe('Bonn')
  })

  test('a listing that is taken down is left alone, and looked at again when it is back', async () => {
    const one = await live()
    one.rewrite('/imprint', '50667 Köln', '10115 Berlin')
    await during(one, () => sql`update listings set status = 'suspended', suspended_from = 'live' where id = ${one.listing_id}`)
    await sql`update listings set status = 'live', suspended_from = null where id = ${one.listing_id}`
    expect([await one.proposals(), await one.checked()]).toEqual([[], null])
    await due()
    expect((await one.open()).length).toBe(1)
  })

  test('two looks at once leave one proposal and one event', async () => {
    const one = await live()
    one.rewrite('/imprint', '50667 Köln', '10115 Berlin')
    testService.turnClock(31 * DAY)
    await sql`insert into site_looks (company_id, next_at) select p.company_id, now() from profiles p join listings l on l.profile_id = p.id where l.id = ${one.listing_id}`
    const [row] = await sql<{ company_id: number }[]>`
      select p.company_id from profiles p join listings l on l.profile_id = p.id where l.id = ${one.listing_id}`
    await Promise.all([1, 2].map(() => recheck(service, row?.company_id ?? 0, service.clock())))
    expect((await one.proposals()).length).toBe(1)
    const { items } = await one.listing.listEvents({ types: ['proposal.found'] })
    expect(items.map(({ type, data }) => [type, (data as { listing_id: number }).listing_id])).toEqual([['proposal.found', one.listing_id]])
  })

  test('no time was ours to read it in: the site is not blamed, and it is tried again', async () => {
    const one = await live()
    expect(sites[one.host]).toBeDefined()
    testService.turnClock(31 * DAY)
    const fetch = Object.assign(
      async () => {
        const { WorkDelayed } = await import('../../server/base/threads/work_budget.ts')
        throw new WorkDelayed('this process stood still')
      },
      { named: service.fetch.named },
    )
    const [row] = await sql<{ company_id: number }[]>`
      select p.company_id from profiles p join listings l on l.profile_id = p.id where l.id = ${one.listing_id}`
    await sql`insert into site_looks (company_id, next_at) values (${row?.company_id ?? 0}, now()) on conflict do nothing`
    await expect(recheck({ ...service, fetch }, row?.company_id ?? 0, service.clock())).rejects.toThrow('stood still')
    expect(await one.checked()).toBeNull()
    await due()
    expect((await one.checked())?.site).toBe('reachable')
  })
})

test('a question of its owner’s own keeps the others no longer proven than their quotes stand, and nothing is proposed of them', async () => {
  const questions: [string, string][] = [
    ['How do I begin?', 'You draw your garden once and choose what you want to grow in it.'],
    ['Does it work for balconies?', 'Yes, a balcony is a garden of one bed, and pots are beds of their own.'],
    ['Can I share a garden?', 'You can share it with whoever waters it, and both see what is next.'],
  ]
  const one = await live({
    ...gardenSite(),
    '/faq': page(
      'Questions · Beetroot',
      `<main><h1>Frequently asked questions</h1>${questions.map(([question, answer]) => `<h3>${question}</h3><p>${answer}</p>`).join('')}</main>`,
    ),
  })
  one.rewrite('/', '</main>', '<p><a href="/faq">FAQ</a></p></main>')
  await one.listing.updateDraft({ id: one.draft_id, regenerate: ['faqs'] })
  const { faqs } = await one.listing.waitForDraft(one.draft_id)
  expect(faqs.map(({ question }) => question)).toEqual(questions.map(([question]) => question))
  const saved = [...faqs.map(({ question, answer }) => ({ question, answer })), { question: 'Do you ship?', answer: 'No.' }]
  await one.listing.updateMyListing({ listing_id: one.listing_id, faqs: saved })
  await after(31)
  expect((await one.checked())?.gone).toEqual([])
  one.rewrite('/', '<p><a href="/faq">FAQ</a></p>', '')
  delete one.pages['/faq']
  await after(31)
  expect((await one.checked())?.gone).toEqual(['faqs'])
  expect((await one.open()).filter(({ field }) => field === 'faqs')).toEqual([])
  expect((await one.listing.getMyListing({ listing_id: one.listing_id })).faqs).toMatchObject(saved)
})
