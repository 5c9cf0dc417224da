import { expect, test } from 'bun:test'
import { refreshSearchTiers } from '../../server/listings/search_row.ts'
import { refused } from '../refused.ts'
import { startTestService, type TestService } from '../test_service.ts'
import { proven, putShown, said } from '../web/public/put.ts'

const testService = await startTestService({ role: 'web', env: { LIMITS: 'anonymous_per_minute=1000000' } })
const owner = await testService.account()
type Ask = Parameters<ReturnType<TestService['visitor']>['searchListings']>[0]
const search = (input: Ask) => testService.visitor().searchListings(input)
const names = async (input: Ask) => (await search(input)).items.map(({ name }) => name)

const GERMAN =
  'Mit diesem Programm planen Sie die Beete und die Aussaat für das ganze Jahr. Es sagt Ihnen, was in der Woche zu tun ist, und wer es tun soll, damit nichts vergessen wird und alles wächst.'
const ENGLISH =
  'With this you plan the beds of your garden and what you sow in them for the whole year. It tells you what is to be done in a week and who is going to do it, so that nothing is forgotten.'

const quoted = (value: unknown) => proven(value, String(value), 'https://beetroot.example/')

await putShown(testService, owner, {
  name: 'Beete',
  votes: 9,
  description: GERMAN,
  categories: ['Productivity'],
  cells: {
    pricing_model: quoted('freemium'),
    starting_price: quoted('€6 / month'),
    free_trial: quoted(true),
    platforms: said(['Web app', 'macOS 14', 'iPhone']),
    hq_country: said('DE'),
    cover_url: said('https://beetroot.example/cover.png'),
    'seo.meta_title': quoted('Beete'),
  },
})
await putShown(testService, owner, {
  name: 'Carrot',
  votes: 5,
  description: ENGLISH,
  categories: ['Productivity'],
  cells: {
    pricing_model: said('paid'),
    free_trial: said(false),
    platforms: said(['Windows', 'Chrome extension', 'REST API']),
    license: said('MIT'),
    hq_country: said('EE'),
    screenshots: said(['https://carrot.example/1.png']),
  },
})
await putShown(testService, owner, {
  name: 'Leek',
  description: ENGLISH,
  cells: {
    pricing_model: said('open_source'),
    license: said('Business Source License 1.1'),
    platforms: said(['Docker', 'Command line', 'Linux']),
  },
})
await putShown(testService, owner, { name: 'Onion', cells: { language: said('nl') } })

test('each filter leaves what has the value, alone and together with words, category and order', async () => {
  const asked: [Ask, string[]][] = [
    [{ pricing_model: 'freemium' }, ['Beete']],
    [{ pricing_model: 'contact' }, []],
    [{ free_trial: true }, ['Beete']],
    [{ free_trial: false }, ['Carrot']],
    [{ platform: 'web' }, ['Beete']],
    [{ platform: 'macos' }, ['Beete']],
    [{ platform: 'ios' }, ['Beete']],
    [{ platform: 'windows' }, ['Carrot']],
    [{ platform: 'browser_extension' }, ['Carrot']],
    [{ platform: 'api' }, ['Carrot']],
    [{ platform: 'self_hosted' }, ['Leek']],
    [{ platform: 'cli' }, ['Leek']],
    [{ license: 'open_source' }, ['Carrot', 'Leek']],
    [{ country: 'EE' }, ['Carrot']],
    [{ country: 'de' }, ['Beete']],
    [{ language: 'de' }, ['Beete']],
    [{ language: 'en' }, ['Carrot', 'Leek']],
    [{ language: 'nl' }, ['Onion']],
    [{ proven_min: 1 }, ['Beete']],
    [{ proven_min: 3 }, ['Beete']],
    [{ proven_min: 4 }, []],
    [{ proven_min: 60 }, []],
    [{ language: 'en', platform: 'linux' }, ['Leek']],
    [{ category: 'Productivity', language: 'en' }, ['Carrot']],
    [{ q: 'garden', license: 'open_source' }, ['Carrot', 'Leek']],
    [{ q: 'carr', language: 'de' }, []],
  ]
  for (const [input, found] of asked) {
    expect([input, (await names(input)).toSorted()]).toEqual([input, found.toSorted()])
    expect([input, (await names({ ...input, sort: 'newest' })).toSorted()]).toEqual([input, found.toSorted()])
  }
})

test('an item says what it costs, where it runs, in which language it is and how much of it is proven', async () => {
  const { items } = await search({})
  expect(items.find(({ name }) => name === 'Beete')).toMatchObject({
    pricing_model: 'freemium',
    starting_price: '€6 / month',
    platforms: ['Web app', 'macOS 14', 'iPhone'],
    language: 'de',
    proven: 3,
    thumbnail_url: 'https://beetroot.example/cover.png',
  })
  expect(items.find(({ name }) => name === 'Carrot')).toMatchObject({ thumbnail_url: 'https://carrot.example/1.png', proven: 0 })
  expect(items.find(({ name }) => name === 'Onion')).toMatchObject({
    pricing_model: null,
    starting_price: null,
    platforms: null,
    language: 'nl',
    proven: 0,
    thumbnail_url: null,
  })
})

test('facets count what each value would leave, and a filter that is set counts its own values without itself', async () => {
  expect((await search({})).facets).toBeUndefined()
  const { facets } = await search({ facets: true })
  expect(facets?.pricing_model).toEqual([
    { value: 'freemium', count: 1 },
    { value: 'open_source', count: 1 },
    { value: 'paid', count: 1 },
  ])
  expect(facets?.language).toEqual([
    { value: 'en', count: 2 },
    { value: 'de', count: 1 },
    { value: 'nl', count: 1 },
  ])
  expect(facets?.license).toEqual([{ value: 'open_source', count: 2 }])
  const german = await search({ language: 'de', facets: true })
  expect(german.total).toBe(1)
  expect(german.facets?.language).toEqual(facets?.language ?? [])
  expect(german.facets?.country).toEqual([{ value: 'DE', count: 1 }])
  const worded = await search({ q: 'garden', category: 'Productivity', facets: true })
  expect(worded.facets?.country).toEqual([{ value: 'EE', count: 1 }])
  expect((await search({ q: '!?', facets: true })).facets?.platform).toEqual([])
})

test('a value that there is none of is refused with the nearest ones', async () => {
  const ask = async (query: string) => {
    const response = await fetch(`${testService.url}/api/v1/listings?${query}`)
    const problem = (await response.json()) as { errors?: { field: string; fix: string }[] }
    return [response.status, problem.errors?.[0]?.field, problem.errors?.[0]?.fix]
  }
  expect(await ask('platform=macso')).toEqual([422, 'query.platform', expect.stringContaining('macos')])
  expect(await ask('pricing_model=fremium')).toEqual([422, 'query.pricing_model', expect.stringContaining('freemium')])
  expect(await ask('license=closed')).toEqual([422, 'query.license', expect.stringContaining('open_source')])
  for (const country of ['UK', 'gbr', 'United%20Kingdom'])
    expect(await ask(`country=${country}`)).toEqual([422, 'query.country', 'Send GB.'])
  expect(await ask('country=XX')).toEqual([422, 'query.country', expect.stringMatching(/Send one of those allowed; the nearest: /)])
  expect(await ask('language=english')).toEqual([422, 'query.language', expect.stringContaining('en')])
  expect(await ask('free_trial=yes')).toEqual([422, 'query.free_trial', expect.stringContaining('Send true or false.')])
  expect((await ask('proven_min=0'))[0]).toBe(422)
  expect((await refused(search({ proven_min: 61 }))).status).toBe(422)
})

test('rows that an older version wrote are shown whole, and are filtered once the schedule has written them anew', async () => {
  const { id } = await putShown(testService, owner, { name: 'Tamarillo', cells: { platforms: said(['Linux']) } })
  await testService.sql`
    update search_rows set form = 2, facets = '{}', item = (item::jsonb - '{platforms,proven,language,thumbnail_url,pricing_model,starting_price}'::text[])::json,
      title_words = ts_delete(title_words, '1:=platform:linux'), all_words = ts_delete(all_words, '1:=platform:linux')
    where listing_id = ${id}`
  expect((await search({ q: 'tamarillo' })).items[0]).toMatchObject({ name: 'Tamarillo', platforms: null, proven: 0 })
  expect(await names({ q: 'tamarillo', platform: 'linux' })).toEqual([])
  await refreshSearchTiers(testService.sql)
  expect(await names({ q: 'tamarillo', platform: 'linux' })).toEqual(['Tamarillo'])
})

test('another site’s listings are in no count', async () => {
  const [site] = await testService.sql<{ id: number }[]>`
    insert into sites (key, host, name) values ('other', 'other.example', 'Other') returning id`
  const before = (await search({ facets: true })).facets
  await putShown(testService, owner, { name: 'Elsewhere', site_id: site?.id ?? 0, cells: { platforms: said(['Android']) } })
  expect((await search({ facets: true })).facets).toEqual(before)
  expect(await names({ platform: 'android' })).toEqual([])
})

test('«at least so many proven» holds at every number, on the steps and between them', async () => {
  const fields = [
    'headline',
    'summary',
    'audience',
    'team_size',
    'hq_city',
    'company_name',
    'legal_name',
    'phone',
    'license',
    'founded_year',
    'docs_url',
  ]
  for (const count of [4, 5, 6, 9, 10, 11])
    await putShown(testService, owner, {
      name: `Rhubarb ${count}`,
      cells: Object.fromEntries(
        fields.slice(0, count).map((field) => [field, quoted(field === 'founded_year' ? 2019 : `https://${field}.example`)]),
      ),
    })
  for (let least = 1; least <= 12; least++)
    expect([least, (await search({ q: 'rhubarb', proven_min: least })).total]).toEqual([
      least,
      [4, 5, 6, 9, 10, 11].filter((count) => count >= least).length,
    ])
})
