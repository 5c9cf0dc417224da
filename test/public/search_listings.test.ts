import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { startTestService, type TestService } from '../test_service.ts'
import { putLive, say, set, type LiveListing } from './live.ts'
import { until } from '../until.ts'

const testService: TestService = await startTestService({ role: 'web', env: { LIMITS: 'anonymous_per_minute=1000000' } })
const account_id = await testService.account()

const put = (given: LiveListing) => putLive(testService, account_id, given)
const search = (input: Parameters<ReturnType<TestService['visitor']>['searchListings']>[0]) => testService.visitor().searchListings(input)
const names = async (input: Parameters<typeof search>[0]) => (await search(input)).items.map(({ name }) => name)

describe('what is found', () => {
  test('a word of name, headline, summary, category or description finds a listing', async () => {
    await put({
      name: 'Quillwort',
      headline: 'Contracts that sign themselves',
      summary: 'Paper mountains shrink.',
      description: 'Built by notaries in Tartu.',
      categories: ['Government & Legal'],
    })
    for (const q of ['quillwort', 'contracts', 'mountains', 'notaries', 'quillwort legal', 'TARTU paper'])
      expect(await names({ q })).toContain('Quillwort')
    expect(await names({ q: 'quillwort bakery' })).toEqual([])
  })

  test('an item has all its members and the address of its page', async () => {
    const { id, slug } = await put({
      name: 'Zephyrine',
      headline: 'Wind for sale',
      summary: 'Sold by the breeze.',
      categories: ['Productivity'],
      votes: 7,
      launch_week: '2026-W47',
    })
    expect((await search({ q: 'zephyrine' })).items).toEqual([
      {
        id,
        slug,
        name: 'Zephyrine',
        url: `https://${slug}.example/`,
        page_url: `http://localhost:3000/listings/${slug}`,
        headline: 'Wind for sale',
        summary: 'Sold by the breeze.',
        logo_url: null,
        thumbnail_url: null,
        categories: ['Productivity'],
        pricing_model: null,
        starting_price: null,
        platforms: null,
        language: null,
        proven: 0,
        votes: 7,
        launch_week: '2026-W47',
        launched_at: '2026-11-16T00:00:00.000Z',
      },
    ])
  })

  test('the last word may be unfinished', async () => {
    await put({ name: 'Bramblecast', headline: 'Weather for gardeners' })
    for (const q of ['bramb', 'weather gard', 'b r bramblec'])
      expect(await names({ q })).toEqual(q.startsWith('b r') ? [] : ['Bramblecast'])
    expect(await names({ q: 'gard weather' })).toEqual([])
  })

  test('few letters begin words of any text, beside those of names', async () => {
    await put({ name: 'Skerrick', headline: 'Small change', summary: 'Counts groschen.', description: 'Made for wurzburg banks.' })
    await put({ name: 'Grosvenor', headline: 'Big change' })
    for (const q of ['wur', 'wurz', 'skerrick gro', 'change wurzb']) expect([q, ...(await names({ q }))]).toEqual([q, 'Skerrick'])
    expect(await names({ q: 'gros' })).toEqual(['Grosvenor', 'Skerrick'])
    for (const sort of ['votes', 'newest'] as const)
      expect((await names({ q: 'gros', sort })).toSorted()).toEqual(['Grosvenor', 'Skerrick'])
    // Few letters may be a mistyped name as well.
    await put({ name: 'Tarte', headline: 'Cakes' })
    await put({ name: 'Plinth', description: 'For tartan.' })
    expect((await names({ q: 'tarta' })).toSorted()).toEqual(['Plinth', 'Tarte'])
    const counted = await search({ q: 'gros', facets: true })
    expect([counted.total, counted.total_exact]).toEqual([2, true])
  })

  test('one and many are one word', async () => {
    await put({ name: 'Ledgerly', headline: 'Quittances for companies' })
    for (const q of ['quittance', 'quittances', 'company quittance']) expect(await names({ q })).toEqual(['Ledgerly'])
  })

  test('a name is found with one letter missing, added, changed or swapped', async () => {
    await put({ name: 'Calendorf', headline: 'Dates that hold' })
    for (const q of ['calendrf', 'callendorf', 'calandorf', 'caelndorf', 'alendorf', 'calendorfs', 'calendrf dates'])
      expect(await names({ q })).toEqual(['Calendorf'])
    expect(await names({ q: 'clndrf' })).toEqual([])
  })

  test('a name is found with and without its spaces and signs', async () => {
    await put({ name: 'Glyph.js', headline: 'Type in the browser' })
    await put({ name: 'C++ Larder' })
    for (const q of ['glyph.js', 'glyphjs', 'glyph js', 'Glyph JS']) expect(await names({ q })).toEqual(['Glyph.js'])
    expect(await names({ q: 'c++' })).toEqual(['C++ Larder'])
  })

  test.each([
    ['Écrivain', ['ecrivain', 'ÉCRIVAIN', 'écriv']],
    ['Straßenbuch', ['strassenbuch', 'STRASSENBUCH']],
    ['Łódka Øst', ['lodka', 'øst', 'ost']],
    ['Бухгалтёр', ['бухгалтер', 'БУХГ']],
    ['請求書クラウド', ['請求書', '求書', 'クラウド', '書', '請求書クラウド']],
    ['全球发票平台', ['发票', '平台', '票']],
    ['청구서를 보내는', ['청구서', '보내']],
    ['ใบแจ้งหนี้ออนไลน์', ['แจ้งหนี้', 'ออนไลน์']],
    ['فاتورةٌ سهلة', ['فاتورة', 'سهل']],
    ['हिन्दी बिल', ['हिन्दी', 'बिल']],
    ['Ἀθῆναι Βιβλίος', ['αθηναι', 'ΒΙΒΛΊΟΣ']],
  ])('%s is found in its language', async (name, queries) => {
    await put({ name })
    for (const q of queries) expect(await names({ q }), q).toEqual([name])
  })
})

test('a listing is found by its own name, whatever it is written in', async () => {
  const letters = fc.string({ unit: 'grapheme', minLength: 2, maxLength: 40 }).filter((name) => /\p{L}/u.test(name.normalize('NFKC')))
  await fc.assert(
    fc.asyncProperty(letters, fc.constantFrom('', ' für alle', 'の', " d'Or"), async (start, end) => {
      const { id } = await put({ name: start + end })
      const { items } = await search({ q: start + end })
      await testService.sql`delete from listings where id = ${id}`
      expect(items.map((item) => item.id)).toContain(id)
    }),
    { numRuns: 60 },
  )
})

describe('who is found', () => {
  test('only live listings, from the moment they are', async () => {
    const { profile_id } = await put({ name: 'Nightjarring', status: 'scheduled' })
    expect(await names({ q: 'nightjarring' })).toEqual([])
    await set(testService, profile_id, { status: 'live' })
    expect(await names({ q: 'nightjarring' })).toEqual(['Nightjarring'])
    await set(testService, profile_id, { status: 'suspended' })
    expect(await names({ q: 'nightjarring' })).toEqual([])
  })

  test('an edit is found at once and the old words are gone', async () => {
    const { profile_id } = await put({ name: 'Oxbowing', headline: 'Rivers on demand' })
    await say(testService, profile_id, { headline: 'Canals on demand' })
    expect(await names({ q: 'canals' })).toEqual(['Oxbowing'])
    expect(await names({ q: 'rivers' })).toEqual([])
  })

  test('a deleted listing is gone', async () => {
    const { id } = await put({ name: 'Dustmoting' })
    await testService.sql`delete from listings where id = ${id}`
    expect(await names({ q: 'dustmoting' })).toEqual([])
  })

  test('each site finds its own, and a fact changed on one is found on the other', async () => {
    const [sister] = await testService.sql<
      { id: number }[]
    >`insert into sites (key, host, name) values ('sister', 'sister.example', 'Sister') returning id`
    const { profile_id } = await put({ name: 'Twofold' })
    const other = await testService.sql.begin(async (sql) => {
      const [profile] = await sql<{ id: number }[]>`
        insert into profiles (company_id, site_id, words) select company_id, ${sister?.id ?? 0}, '{"cells":{}}' from profiles where id = ${profile_id} returning id`
      await sql`
        insert into listings (account_id, profile_id, site_id, slug, status) values (${account_id}, ${profile?.id ?? 0}, ${sister?.id ?? 0}, 'twofold', 'live')`
      return profile?.id ?? 0
    })
    await say(testService, other, { headline: 'For sisters' })
    const on = async (host: string, q: string) => {
      const response = await testService.call(`/listings?q=${q}`, { headers: { host } })
      const { items } = (await response.json()) as { items: { name: string }[] }
      return items.map(({ name }) => name)
    }
    // The site list may be a second old.
    await until(async () => (await on('sister.example', 'sisters')).length > 0)
    expect(await on('sister.example', 'sisters')).toEqual(['Twofold'])
    expect(await on('localhost', 'sisters')).toEqual([])
    await say(testService, profile_id, { name: 'Threefold' })
    expect(await on('sister.example', 'threefold')).toEqual(['Threefold'])
    expect(await on('localhost', 'threefold')).toEqual(['Threefold'])
  })
})

describe('filters', () => {
  test('category and week narrow each other and the words', async () => {
    await put({ name: 'Alderkin', headline: 'rookery', categories: ['Email', 'Productivity'], launch_week: '2026-W10' })
    await put({ name: 'Beechkin', headline: 'rookery', categories: ['Email'], launch_week: '2026-W11' })
    await put({ name: 'Cedarkin', headline: 'rookery', categories: ['Real Estate'], launch_week: '2026-W10' })
    for (const sort of ['relevance', 'votes', 'newest'] as const) {
      expect((await names({ q: 'rookery', category: 'Email', sort })).toSorted()).toEqual(['Alderkin', 'Beechkin'])
      expect((await names({ week: '2026-W10', sort })).toSorted()).toEqual(['Alderkin', 'Cedarkin'])
      expect(await names({ category: 'Email', week: '2026-W10', sort })).toEqual(['Alderkin'])
      expect(await names({ q: 'rookery', category: 'Real Estate', week: '2026-W11', sort })).toEqual([])
    }
  })

  test('a category that is none is refused with the nearest names', async () => {
    const response = await testService.call('/listings?category=E-mail')
    expect(response.status).toBe(422)
    const { errors } = (await response.json()) as { errors: { field: string; fix: string }[] }
    expect(errors[0]?.field).toBe('query.category')
    expect(errors[0]?.fix).toContain('Email')
    // Beside a query that finds nothing by itself too.
    expect((await testService.call('/listings?category=E-mail&q=%21')).status).toBe(422)
    expect((await testService.call('/listings?category=Email&q=%21')).status).toBe(200)
  })
})

describe('bad input', () => {
  test.each([
    "'",
    '"',
    '\\',
    '!',
    '&|!():*<->',
    "'; drop table listings; --",
    "' or 1=1",
    ':*',
    'a & b | !c',
    '%',
    '_',
    '🚀',
    '🚀🚀 rocket',
    '\u202e',
    '…',
    'a'.repeat(200),
    'é'.repeat(200),
    '書'.repeat(200),
    'x '.repeat(100),
    '@1',
    '#email',
    '~ome',
    '\u0300',
    '\t\n',
  ])('the query %j is answered', async (q) => {
    for (const sort of ['relevance', 'votes', 'newest']) {
      const response = await testService.call(`/listings?q=${encodeURIComponent(q)}&sort=${sort}`)
      expect(response.status).toBe(200)
    }
  })

  test('any text at all is answered or refused, and never breaks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }),
        fc.constantFrom('relevance', 'votes', 'newest'),
        async (q, sort) => {
          const response = await testService.call(`/listings?${new URLSearchParams({ q, sort })}`)
          expect([200, 422]).toContain(response.status)
        },
      ),
      { numRuns: 150 },
    )
  })

  test('signs alone find nothing', async () => {
    expect(await search({ q: '!?… 🚀' })).toMatchObject({ items: [], total: 0, has_more: false })
  })

  test.each([' ', '\t\n', '\u200b'])('%j is as no words at all', async (q) => {
    const all = await search({})
    expect(all.items.length).toBeGreaterThan(0)
    expect(await search({ q })).toEqual(all)
  })

  test.each([
    'q=',
    `q=${'a'.repeat(201)}`,
    'q=%00',
    'sort=plan',
    'week=2026-W54x',
    'page=0',
    'per_page=101',
    'page=501&per_page=20',
    'order=votes',
  ])('%s is refused', async (query) => {
    expect((await testService.call(`/listings?${query}`)).status).toBe(422)
  })
})

test('a listing is found by its platforms, audience, features and integrations, and not by what it no longer has', async () => {
  const founder = await testService.founder()
  const { id } = await putLive(testService, founder.account_id, { name: 'Sundial' })
  const edit = (fields: object) => founder.listing.updateMyListing({ listing_id: id, fields })
  await edit({ platforms: ['macOS', 'BeOS'], audience: 'Horologists', features: ['Gnomon alignment'], integrations: ['Astrolabe'] })
  const found = async (q: string) => (await testService.visitor().searchListings({ q })).items.map(({ name }) => name)
  for (const q of ['macos', 'MacOS', 'beos', 'horologist', 'gnomon', 'astrolabe', 'sundial macos'])
    expect([q, await found(q)]).toEqual([q, ['Sundial']])
  await edit({ platforms: ['Web'] })
  expect([await found('macos'), await found('sundial web')]).toEqual([[], ['Sundial']])
})
