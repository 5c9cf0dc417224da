import { afterAll, expect, test } from 'bun:test'
import { fillCorpus } from '../../bench/search_corpus.ts'
import { WORDS, zipf } from '../../bench/search_texts.ts'
import { openPool } from '../../server/database/open.ts'
import { refreshSearchRow, refreshSearchTiers, SEARCH_FORM } from '../../server/listings/search_row.ts'
import { queryWords } from '../../server/listings/search_query.ts'
import { categoryWord, everyWord, quote } from '../../server/listings/search_words.ts'
import { startTestService, type TestService } from '../test_service.ts'
import { putLive, set, type LiveListing } from './live.ts'

const env = { LIMITS: 'anonymous_per_minute=1000000' }
const testService: TestService = await startTestService({ crowded: true, role: 'web', env })
const account_id = await testService.account()
const large: TestService = await startTestService({ crowded: true, role: 'web', env })
/** So many rows take as long as the machine needs, unlike what a caller may ask. */
const filling = openPool(large.database.address, { pool_max: 1, statement_seconds_max: 120 })
const put = (given: LiveListing) => putLive(testService, account_id, given)
afterAll(() => filling.end())
type Ask = Parameters<ReturnType<TestService['visitor']>['searchListings']>[0]
const ids = async (at: TestService, input: Ask) => (await at.visitor().searchListings(input)).items.map(({ id }) => id)
const names = async (input: Ask) => (await testService.visitor().searchListings(input)).items.map(({ name }) => name)

test('a match in the name comes before the headline, the category and the rest', async () => {
  await put({ name: 'Fourth', summary: 'A magpiety of sorts.' })
  await put({ name: 'Second', headline: 'Every magpiety' })
  await put({ name: 'Magpiety Works' })
  await put({ name: 'Third', headline: 'Email', summary: 'magpiety' })
  expect(await names({ q: 'magpiety' })).toEqual(['Magpiety Works', 'Second', 'Third', 'Fourth'])
})

test('who has exactly the name comes first, however many votes others have', async () => {
  await put({ name: 'Loomery Pro', headline: 'Loomery for loomery people', votes: 5000 })
  await put({ name: 'Loomery' })
  expect(await names({ q: 'loomery' })).toEqual(['Loomery', 'Loomery Pro'])
})

test('a name that begins with what was typed comes before one that says it elsewhere, whatever the votes', async () => {
  await put({ name: 'The Quillon Company', headline: 'Quillon for quillons', votes: 900 })
  await put({ name: 'Acme', headline: 'Quillonry for everybody', votes: 5000 })
  await put({ name: 'Quillonade' })
  await put({ name: 'Quill Onion', votes: 3 })
  expect(await names({ q: 'quillo' })).toEqual(['Quill Onion', 'Quillonade', 'The Quillon Company', 'Acme'])
  expect((await names({ q: 'quill on' }))[0]).toBe('Quill Onion')
  const [first, second] = [await names({ q: 'quillo', per_page: 1 }), await names({ q: 'quillo', per_page: 1, page: 2 })]
  expect([first, second]).toEqual([['Quill Onion'], ['Quillonade']])
  expect((await testService.visitor().searchListings({ q: 'quillo' })).total).toBe(4)
})

test('beginnings of any length are found in names, headlines and categories; one character in any text without spaces', async () => {
  await put({ name: 'Zwieselwerk', headline: 'Quopping for everybody', summary: '弁当を届ける' })
  for (const q of ['z', 'zw', 'zwiesel', 'zwieselwer', 'quop', 'quoppi', 'everybody quo', '弁', '弁当'])
    expect([q, ...(await names({ q }))]).toContain('Zwieselwerk')
  expect(await names({ q: 'zwx' })).toEqual([])
})

test('where nothing says a word, names are found that have it inside, and none by chance', async () => {
  await put({ name: 'Gurnetdesk', votes: 2 })
  await put({ name: 'Plaiceladder', headline: 'For gurnards', votes: 9 })
  await put({ name: 'Weverladders & Sons', votes: 4 })
  for (const q of ['netdesk', 'netdes', 'urnetdesk', 'netdesks']) expect([q, ...(await names({ q }))]).toEqual([q, 'Gurnetdesk'])
  expect(await names({ q: 'ladder' })).toEqual(['Plaiceladder', 'Weverladders & Sons'])
  expect(await names({ q: 'ladder sons' })).toEqual(['Weverladders & Sons'])
  // A word that somebody says is what is meant; of a headline no word is cut; and three letters are in too many names.
  await put({ name: 'Oar', headline: 'A ladder for boats' })
  expect(await names({ q: 'ladder' })).toEqual(['Oar'])
  for (const q of ['nards', 'esk', 'add']) expect([q, ...(await names({ q }))]).toEqual([q])
})

test('rows that an older version wrote are found once each, and get the new words by the schedule', async () => {
  const old = await putLive(testService, account_id, { name: 'Tamarillo Notes' })
  await putLive(testService, account_id, { name: 'Zest', headline: 'Tamarillos daily', votes: 70 })
  await testService.sql`update search_rows set form = 0, title_words = ts_delete(title_words, array_agg) from (
    select array_agg(word) from search_rows, unnest(tsvector_to_array(title_words)) word where word like '%:^%') old where listing_id = ${old.id}`
  expect(await names({ q: 'tamarillo notes' })).toEqual(['Tamarillo Notes'])
  const form = async () => (await testService.sql<{ form: number }[]>`select form from search_rows where listing_id = ${old.id}`)[0]?.form
  expect(await form()).toBe(0)
  await refreshSearchTiers(testService.sql)
  expect([await form(), (await names({ q: 'tamari' }))[0]]).toEqual([SEARCH_FORM, 'Tamarillo Notes'])
})

test('votes decide between equals; then the later launch', async () => {
  await put({ name: 'Hob One', headline: 'pantile', votes: 3 })
  await put({ name: 'Hob Two', headline: 'pantile', votes: 90 })
  await put({ name: 'Hob Six', headline: 'pantile', votes: 3, launched_at: '2026-11-17T00:00:00Z' })
  expect(await names({ q: 'pantile' })).toEqual(['Hob Two', 'Hob Six', 'Hob One'])
  expect(await names({ q: 'pantile', sort: 'votes' })).toEqual(['Hob Two', 'Hob Six', 'Hob One'])
  expect(await names({ q: 'pantile', sort: 'newest' })).toEqual(['Hob Six', 'Hob Two', 'Hob One'])
})

test('a paid plan changes no order', async () => {
  for (const [name, plan] of [
    ['Kiln Ash', 'free'],
    ['Kiln Oak', 'paid'],
    ['Kiln Elm', 'free'],
  ] as const)
    await put({ name, plan, headline: 'stoneware' })
  const order = {
    relevance: await names({ q: 'stoneware' }),
    votes: await names({ q: 'stoneware', sort: 'votes' }),
    newest: await names({ q: 'stoneware', sort: 'newest' }),
  }
  await testService.sql`update listings set plan = case plan when 'paid' then 'free' else 'paid' end`
  for (const { profile_id } of await testService.sql<{ profile_id: number }[]>`select profile_id from listings`)
    await set(testService, profile_id, { status: 'live' })
  for (const sort of ['relevance', 'votes', 'newest'] as const) expect(await names({ q: 'stoneware', sort })).toEqual(order[sort])
})

test('a vote is counted at once and rewrites no index', async () => {
  const { profile_id } = await put({ name: 'Wickering', votes: 1 })
  const counts = await testService.sql.begin(async (sql) => {
    const count = async () =>
      (
        await sql<{ updated: number; hot: number }[]>`
        select n_tup_upd::integer as updated, n_tup_hot_upd::integer as hot from pg_stat_xact_all_tables where relname = 'search_rows'`
      )[0]
    const before = await count()
    await sql`update listings set votes = 2 where profile_id = ${profile_id}`
    await refreshSearchRow(sql, profile_id)
    return { before, after: await count() }
  })
  expect(counts.after).toEqual({ updated: (counts.before?.updated ?? 0) + 1, hot: (counts.before?.hot ?? 0) + 1 })
  expect((await testService.visitor().searchListings({ q: 'wickering' })).items[0]?.votes).toBe(2)
})

test('with thousands of listings each stands on exactly one page, and totals are right', async () => {
  await fillCorpus(filling, 6_000, zipf.listings(6_000))
  const asks: Ask[] = [
    { q: `${WORDS[30]}` },
    { q: `${WORDS[3]} ${WORDS[40]}` },
    { q: `${WORDS[400]}`, sort: 'votes' },
    { q: `${WORDS[60]}`, sort: 'newest' },
    { category: 'Email', sort: 'votes' },
    { week: '2024-W20', sort: 'newest' },
  ]
  for (const ask of asks) {
    const first = await large.visitor().searchListings({ ...ask, per_page: 100 })
    const seen: number[] = []
    let last = first
    for (let page = 1; page === 1 || last.has_more; page++) {
      last = await large.visitor().searchListings({ ...ask, page, per_page: 100 })
      expect(last.total).toBeGreaterThanOrEqual(seen.length + last.items.length)
      seen.push(...last.items.map(({ id }) => id))
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBeGreaterThan(20)
    if (first.total_exact) expect(first.total).toBe(seen.length)
    else expect([first.total > 200, first.total < seen.length]).toEqual([true, true])
    // Without words all are counted, and few are with them.
    if (!ask?.q || seen.length <= 200) expect(first.total_exact).toBe(true)
  }
  expect(await ids(large, { per_page: 100, page: 50 })).toEqual(await byVotes(large, 4_900))
  expect(await ids(large, { sort: 'newest', per_page: 100, page: 50 })).toEqual(
    (
      await large.sql<
        { id: number }[]
      >`select listing_id as id from search_rows order by listed_at desc, listing_id desc limit 100 offset 4900`
    ).map(({ id }) => id),
  )

  // Votes move a listing over the border of a tier before the tiers are cut again, and after.
  const [last] = await large.sql<
    { id: number }[]
  >`select listing_id as id from search_rows where tier = 2 order by votes, listing_id limit 1`
  await large.sql`update listings set votes = 100000, launched_at = (select launched_at from search_rows where listing_id = id) where id = ${last?.id ?? 0}`
  await large.sql.begin(
    (sql) =>
      sql`update search_rows set votes = 100000, tier = search_tier(site_id, 100000, listed_at, listing_id) where listing_id = ${last?.id ?? 0}`,
  )
  expect(await ids(large, { per_page: 100 })).toEqual(await byVotes(large, 0))
  await refreshSearchTiers(large.sql)
  const tiers = await large.sql<
    { tier: number; rows: number }[]
  >`select tier, count(*)::integer as rows from search_rows group by tier order by tier`
  expect(tiers.map(({ tier, rows }) => [tier, rows])).toEqual([
    [0, 512],
    [1, 4_096],
    [2, 1_392],
  ])
  expect(await ids(large, { per_page: 100, page: 6 })).toEqual(await byVotes(large, 500))
})

test('pages by launch are what sorting all matches gives, and read no more for a word that many have', async () => {
  const email = quote(categoryWord(1, 'Email'))
  const wordsAsked = [0, 3, 30, 60, 100, 200, 400, 900].map((rank) => queryWords(1, WORDS[rank] ?? '')?.all ?? null)
  for (const words of [...wordsAsked, null])
    for (const filters of [null, email]) {
      const wanted = [words && `(${words})`, filters].filter((part) => part !== null).join(' & ') || quote(everyWord(1))
      const [matches] = await large.sql<{ ids: number[] }[]>`
        select array(select listing_id from search_rows where all_words @@ ${wanted}::text::tsquery order by listed_at desc, listing_id desc) as ids`
      const [size, all] = [21, matches?.ids ?? []]
      for (const skip of [0, 40, 200, 1_500])
        for (const few of all.length <= 200 ? [true, false] : [false]) {
          const asked = large.sql`search_newest(1, ${wanted}::text::tsquery, ${filters}::text::tsquery, ${words}::text::tsquery, ${few}, ${size}, ${skip})`
          const [found] = await large.sql<{ ids: number[] }[]>`select ids from ${asked} as ids`
          expect([wanted, skip, few, ...(found?.ids ?? [])]).toEqual([wanted, skip, few, ...all.slice(skip, skip + size)])
          if (skip > 0 || all.length < 300) continue
          const [told] = await large.sql`explain (analyze, buffers, format json) select ${asked}`
          // The 6,000 rows and their texts take 20,000.
          expect([wanted, told?.['QUERY PLAN'][0].Plan['Shared Hit Blocks'] < 1_000]).toEqual([wanted, true])
        }
    }
})

async function byVotes(at: TestService, offset: number): Promise<number[]> {
  const rows = await at.sql<{ id: number }[]>`
    select listing_id as id from search_rows order by votes desc, listed_at desc, listing_id desc limit 100 offset ${offset}`
  return rows.map(({ id }) => id)
}

test('searches beyond what runs at once wait their turn, and each gets its own answer', async () => {
  const words = WORDS.slice(200, 350)
  const together = await Promise.all(words.map((q) => large.visitor().searchListings({ q, per_page: 1 })))
  for (const [index, q] of words.slice(0, 20).entries())
    expect(together[index]?.items).toEqual((await large.visitor().searchListings({ q, per_page: 1 })).items)
  expect(together.every(({ total }) => total > 0)).toBe(true)
})

test('a total with words is exact up to 200, and pages go on to the deepest one', async () => {
  await filling.unsafe(`
    insert into companies (account_id, site_key, url, facts) select 'bench', 'crowd-' || n, 'https://crowd.example/', '{}' from generate_series(1, 10050) n;
    insert into profiles (company_id, site_id, words) select c.id, s.id, '{}' from companies c, (select min(id) as id from sites) s where site_key like 'crowd-%';
    insert into listings (id, account_id, profile_id, site_id, slug, status) overriding system value
      select p.id + 100000, 'bench', p.id, p.site_id, 'crowd-' || p.id, 'live' from profiles p join companies c on c.id = p.company_id where site_key like 'crowd-%';
    insert into search_rows (listing_id, site_id, tier, votes, listed_at, name_key, categories, item, title_words, all_words)
      select id, site_id, search_tier(site_id, 0, created_at, id), 0, created_at, slug, '{}', json_build_object('id', id, 'slug', slug, 'name', slug,
        'url', 'https://crowd.example/', 'headline', null, 'summary', null, 'logo_url', null, 'categories', '{}'::text[], 'launch_week', null, 'launched_at', null),
        '''1:@'' ''1:crowd'':1A', '''1:@'' ''1:crowd'''
      from listings where slug like 'crowd-%'`)
  const first = await large.visitor().searchListings({ q: 'crowd', per_page: 100 })
  expect(first).toMatchObject({ total: 201, total_exact: false, has_more: true })
  // Nobody knows the last page of what is not counted to its end.
  const link = async (query: string) => (await fetch(`${large.url}/api/v1/listings?${query}`)).headers.get('link') ?? ''
  const some = await link('q=crowd&per_page=100')
  expect([some.includes('rel="next"'), some.includes('rel="last"'), (await link('per_page=100')).includes('rel="last"')]).toEqual([
    true,
    false,
    true,
  ])
  const page = await large.visitor().searchListings({ q: 'crowd', per_page: 100, page: 100 })
  expect(page).toMatchObject({ total: 10_000, total_exact: false, total_pages: 100, has_more: false })
  expect(page.items.length).toBe(100)
  // Page 334 of 30 would be too deep.
  expect(await large.visitor().searchListings({ q: 'crowd', per_page: 30, page: 333 })).toMatchObject({ has_more: false })
  expect(await large.visitor().searchListings({ q: 'crowd', per_page: 30, page: 332 })).toMatchObject({ has_more: true })
})
