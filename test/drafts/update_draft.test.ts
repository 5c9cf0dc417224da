import { expect, test } from 'bun:test'
import { answerOf } from '../../sdk/index.ts'
import competitor from '../../server/publishing/competitor.job.ts'
import { startTestService } from '../test_service.ts'
import { refused } from '../refused.ts'
import { gardenSite, page, serveSites } from '../sites.ts'
import { until } from '../until.ts'

const { sites, env, log } = serveSites({
  'beetroot.test': gardenSite(),
  'rival.test': {
    '/': page(
      'Rival: garden plans',
      '<main><h1>Garden plans</h1><p>Rival plans gardens.</p></main>',
      '<meta property="og:site_name" content="Rival">',
    ),
  },
  'closed.test': { '/': page('Closed', ''), '/robots.txt': () => new Response('User-agent: *\nDisallow: /') },
})
const testService = await startTestService({ crowded: true, env: { ...env, LIMITS: 'regenerates_per_hour=100' } })

async function readyDraft(url = 'http://beetroot.test') {
  const { listing, account_id } = await testService.founder()
  const { id } = await listing.submitListing({ url })
  return { listing, account_id, id, draft: await listing.waitForDraft(id) }
}

test('only what is sent changes, and the drafted value and its proof stay beside the caller’s', async () => {
  const { listing, id, draft } = await readyDraft()
  const edited = await listing.updateDraft({
    id,
    fields: { headline: 'Sow what fits', legal_name: 'Beetroot Seeds GmbH', phone: '+49 221 555' },
  })
  expect(edited.fields.headline).toMatchObject({ value: 'Sow what fits', state: 'edited', ai_value: draft.fields.headline.value })
  expect(edited.fields.legal_name).toMatchObject({ state: 'override', ai_value: 'Beetroot GmbH' })
  expect(edited.fields.legal_name.evidence).toEqual(draft.fields.legal_name.evidence)
  expect(edited.fields.phone).toMatchObject({ value: '+49 221 555', state: 'manual', ai_value: null })
  expect(edited.fields.name).toEqual(draft.fields.name)
})

test('saved fields survive a redraft of everything, the others follow the website', async () => {
  const { listing, id } = await readyDraft()
  await listing.updateDraft({
    id,
    fields: { headline: 'Mine', contact_email: null, hq_city: 'Bonn' },
    faqs: [{ question: 'Is it mine?', answer: 'Yes.' }],
  })
  const before = sites['beetroot.test']
  const pages = gardenSite()
  sites['beetroot.test'] = {
    ...pages,
    '/imprint': String(pages['/imprint']).replace('Beetroot GmbH', 'Radish GmbH').replace('Köln', 'Aachen'),
  }
  const asked = await listing.updateDraft({
    id,
    regenerate: ['headline', 'contact_email', 'hq_city', 'faqs', 'legal_name', 'hq_country', 'name'],
  })
  expect(asked.status).toBe('drafting')
  expect(asked.fields.legal_name.value).toBe('Beetroot GmbH')
  expect(asked.warnings.filter(({ code }) => code === 'field_kept').map(({ field }) => field)).toEqual([
    'headline',
    'contact_email',
    'hq_city',
    'faqs',
  ])
  const draft = await listing.waitForDraft(id)
  if (before) sites['beetroot.test'] = before
  expect(draft.status).toBe('ready')
  expect(draft.fields.headline).toMatchObject({ value: 'Mine', state: 'edited' })
  expect(draft.fields.contact_email).toMatchObject({ value: null, state: 'deleted' })
  expect(draft.fields.hq_city).toMatchObject({ value: 'Bonn', state: 'override' })
  expect(draft.faqs).toEqual([{ question: 'Is it mine?', answer: 'Yes.', state: 'manual', evidence: [] }])
  expect(draft.fields.legal_name).toMatchObject({ value: 'Radish GmbH', state: 'ai' })
})

test('restore gives the drafted value back, and a later regenerate may replace it', async () => {
  const { listing, id, draft } = await readyDraft()
  await listing.updateDraft({
    id,
    fields: { name: 'Turnip', headline: null },
    seo: { meta_title: 'Turnip' },
    company_socials: { github: 'https://github.com/turnip' },
  })
  const restored = await listing.updateDraft({ id, restore: ['name', 'headline', 'seo', 'company_socials'] })
  expect(restored.fields.name).toEqual(draft.fields.name)
  expect(restored.fields.headline).toEqual(draft.fields.headline)
  expect(restored.seo).toEqual(draft.seo)
  expect(restored.company_socials).toEqual(draft.company_socials)
  const again = await listing.updateDraft({ id, regenerate: ['name'] })
  expect(again.warnings.map(({ code }) => code)).not.toContain('field_kept')
})

test('a drafted value stays where its page could not be read again, and goes where the page states it no more', async () => {
  const { listing, id, draft } = await readyDraft()
  const redraft = async (pricing: string | (() => Response)) => {
    const before = sites['beetroot.test']
    sites['beetroot.test'] = { ...gardenSite(), '/pricing': pricing }
    await listing.updateDraft({ id, regenerate: ['starting_price'] })
    const again = await listing.waitForDraft(id)
    if (before) sites['beetroot.test'] = before
    return again
  }
  const away = await redraft(() => new Response('later', { status: 503 }))
  expect(away.fields.starting_price).toEqual(draft.fields.starting_price)
  expect(away.warnings.map(({ code, field }) => [code, field])).toEqual([
    ['page_skipped', null],
    ['crawl_incomplete', 'starting_price'],
  ])
  const silent = await redraft(page('Pricing', '<main><h1>Pricing</h1><p>We tell you in the garden.</p></main>'))
  expect(silent.fields.starting_price).toMatchObject({ value: null, state: 'not_found' })
})

test('what is edited while the site is still being read wins when drafting ends', async () => {
  const { listing } = await testService.founder()
  const { id } = await listing.submitListing({ url: 'http://beetroot.test' })
  await listing.updateDraft({ id, fields: { name: 'Early Beet' } })
  const draft = await listing.waitForDraft(id)
  expect(draft.fields.name).toMatchObject({ value: 'Early Beet', state: 'manual', ai_value: 'Beetroot' })
})

test('parallel edits of different fields all survive', async () => {
  const { listing, id } = await readyDraft()
  const fields = {
    name: 'A',
    headline: 'B',
    summary: 'C',
    description: 'D',
    audience: 'E',
    license: 'MIT',
    team_size: '3',
    phone: '+1 555',
    hq_city: 'F',
    starting_price: '$1',
  }
  await Promise.all(Object.entries(fields).map(([name, value]) => listing.updateDraft({ id, fields: { [name]: value } })))
  const draft = await listing.getDraft({ id })
  expect(Object.fromEntries(Object.keys(fields).map((name) => [name, draft.fields[name as keyof typeof fields].value]))).toEqual(fields)
})

test('lists are replaced as a whole, socials by platform, and the story by section with its older names', async () => {
  const { listing, id } = await readyDraft()
  const edited = await listing.updateDraft({
    id,
    company_socials: { github: 'https://github.com/beetroot', x: 'https://x.com/beetroot' },
    founders: [{ name: 'Ada Beet', role: 'Founder' }, { name: 'Bo Root' }],
    founder_socials: { linkedin: 'https://www.linkedin.com/in/adabeet' },
    story: { story: 'We built it.', journey: 'It was hard.', challenges: 'And wet.', title: 'Beets' },
    milestones: [
      { date: '2026-02-28', title: 'First bed' },
      { date: '2025-05-01', title: 'Idea', url: 'https://beetroot.com/idea' },
    ],
    categories: ['Productivity', 'Education & E-learning'],
  })
  expect(Object.keys(edited.company_socials).toSorted()).toEqual(['github', 'x'])
  expect(edited.founders.map(({ name }) => name)).toEqual(['Ada Beet', 'Bo Root'])
  expect(edited.founder_socials).toEqual({ linkedin: 'https://www.linkedin.com/in/adabeet' })
  expect(edited.story).toEqual({ title: 'Beets', what_built: 'We built it.', hard_parts: 'It was hard.\n\nAnd wet.' })
  expect(edited.milestones.map(({ title }) => title)).toEqual(['Idea', 'First bed'])
  expect(edited.categories).toEqual(['Productivity', 'Education & E-learning'])

  const next = await listing.updateDraft({
    id,
    company_socials: { x: null },
    story: { hard_parts: 'Not so hard.' },
    milestones: edited.milestones.slice(1),
    founders: [{ name: 'Ada Beet' }],
  })
  expect(next.company_socials.x).toMatchObject({ value: null, state: 'deleted' })
  expect(next.company_socials.github?.value).toBe('https://github.com/beetroot')
  expect(next.story).toEqual({ title: 'Beets', what_built: 'We built it.', hard_parts: 'Not so hard.' })
  expect(next.milestones).toEqual(edited.milestones.slice(1))
  expect(next.founders.map(({ name }) => name)).toEqual(['Ada Beet'])
  const [kept] = next.milestones
  const twice = [kept, { ...kept, title: 'Second bed' }].map((each) => ({
    id: each?.id ?? 0,
    date: '2026-02-28',
    title: each?.title ?? '',
  }))
  const { status, errors } = await refused(listing.updateDraft({ id, milestones: twice }))
  expect([status, errors?.map(({ field, code }) => [field, code])]).toEqual([422, [['/milestones/1/id', 'duplicate']]])
  expect((await listing.getDraft({ id })).milestones).toEqual(next.milestones)
})

test('a competitor is read and compared, and an empty address clears it', async () => {
  const { listing, id } = await readyDraft()
  const asked = await listing.updateDraft({ id, competitor_url: 'http://rival.test' })
  expect(asked.competitor).toMatchObject({ url: 'http://rival.test/', status: 'crawling' })
  const compared = await until(async () => {
    const draft = await listing.getDraft({ id })
    return draft.competitor?.status === 'ready' ? draft : null
  })
  expect(compared.competitor?.name).toBe('Rival')
  expect((await listing.updateDraft({ id, competitor_url: '' })).competitor).toEqual({
    url: null,
    status: 'none',
    name: null,
    comparison: [],
  })
})

test('a competitor that is named no more is not asked for, and one that nobody came to read says so', async () => {
  const { listing, id } = await readyDraft()
  await listing.updateDraft({ id, competitor_url: 'http://closed.test' })
  await until(async () => (await listing.getDraft({ id })).competitor?.status === 'failed')
  const asked = log.length
  const { run, failed } = await competitor.open(testService.service)
  const never = { id: '', try: 1, tries_max: 1, signal: new AbortController().signal, finish: async () => {} }
  await run({ draft_id: id, url: 'http://rival.test/' }, never)
  expect(log.slice(asked).filter(({ host }) => host === 'rival.test')).toEqual([])
  await testService.sql`
    update companies c set facts = jsonb_set(facts, '{competitor,status}', '"crawling"') from profiles p join drafts d on d.profile_id = p.id
    where p.company_id = c.id and d.id = ${id}`
  await failed({ draft_id: id, url: 'http://other.test/' })
  expect((await listing.getDraft({ id })).competitor?.status).toBe('crawling')
  await failed({ draft_id: id, url: 'http://closed.test/' })
  expect((await listing.getDraft({ id })).competitor?.status).toBe('failed')
})

test('an account has twenty competitors read in an hour', async () => {
  const { listing, account_id, id } = await readyDraft()
  await listing.updateDraft({ id, competitor_url: 'http://closed.test' })
  await testService.sql`update quotas set used = 20 where account_id = ${account_id} and name = 'competitors_per_hour'`
  const problem = await refused(listing.updateDraft({ id, competitor_url: 'http://rival.test', fields: { headline: 'Not this either' } }))
  expect([problem.code, (problem.retry_after ?? 0) > 0]).toEqual(['rate_limited', true])
  const draft = await listing.getDraft({ id })
  expect([draft.competitor_url, draft.fields.headline.state]).toEqual(['http://closed.test/', 'ai'])
  expect((await listing.updateDraft({ id, competitor_url: '' })).competitor).toEqual({
    url: null,
    status: 'none',
    name: null,
    comparison: [],
  })
})

test('lock_fields saves the present values and says that it is deprecated', async () => {
  const { listing, id, draft } = await readyDraft()
  const locked = await listing.updateDraft({ id, lock_fields: ['headline', 'name'] })
  expect(locked.fields.headline).toMatchObject({ value: draft.fields.headline.value, state: 'edited' })
  expect(locked.fields.name).toMatchObject({ value: 'Beetroot', state: 'override' })
  expect(locked.warnings.map(({ code }) => code)).toContain('lock_fields_deprecated')
  expect(answerOf(locked).headers.get('deprecation')).toMatch(/^@\d+$/)
})

test('an edit with a stale ETag is refused and changes nothing; one with the present ETag is taken', async () => {
  const { listing, id } = await readyDraft()
  const read = await listing.getDraft({ id })
  const ifMatch = answerOf(read).etag ?? ''
  const edited = await listing.updateDraft({ id, fields: { name: 'One' } }, { ifMatch })
  expect((await refused(listing.updateDraft({ id, fields: { name: 'Two' } }, { ifMatch }))).code).toBe('precondition_failed')
  expect((await listing.getDraft({ id })).fields.name.value).toBe('One')
  expect((await listing.updateDraft({ id, fields: { name: 'Three' } }, { ifMatch: answerOf(edited).etag ?? '' })).fields.name.value).toBe(
    'Three',
  )
})

test('a site that forbids reading can be filled by hand and becomes ready', async () => {
  const { listing, id, draft } = await readyDraft('http://closed.test')
  expect(draft.status).toBe('failed')
  // What the site never gave cannot be given back, and fills nothing.
  expect((await listing.updateDraft({ id, restore: ['name'] })).status).toBe('failed')
  const filled = await listing.updateDraft({ id, fields: { name: 'Closed Garden', headline: 'By hand' } })
  expect(filled.status).toBe('ready')
  expect((await listing.submitDraft({ id })).status).toBe('draft')
})

test('a country that is not sent by its code is refused with the code', async () => {
  const { id, listing } = await shared()
  const fixOf = async (hq_country: string) => (await refused(listing.updateDraft({ id, fields: { hq_country } }))).errors?.[0]?.fix
  for (const sent of ['UK', 'gb', 'GBR', 'United Kingdom']) expect([sent, await fixOf(sent)]).toEqual([sent, 'Send GB.'])
})

const REFUSED: Record<string, [body: object, field: string, code: string]> = {
  'a sixth FAQ': [{ faqs: Array.from({ length: 6 }, (_, index) => ({ question: `Q${index}?`, answer: 'A' })) }, '/faqs', 'too_many'],
  'an unknown field': [{ fields: { headlin: 'x' } }, '/fields/headlin', 'unknown_member'],
  'an unknown member': [{ feilds: {} }, '/feilds', 'unknown_member'],
  'an unknown category': [{ categories: ['Produktivity'] }, '/categories/0', 'unknown_category'],
  'a category twice': [{ categories: ['Productivity', 'Productivity'] }, '/categories/1', 'duplicate'],
  'a date that does not exist': [{ milestones: [{ date: '2026-02-30', title: 'x' }] }, '/milestones/0/date', 'wrong_format'],
  'a date too far ahead': [{ milestones: [{ date: '2099-01-01', title: 'x' }] }, '/milestones/0/date', 'too_large'],
  'a milestone of another draft': [{ milestones: [{ id: 999999, date: '2026-01-01', title: 'x' }] }, '/milestones/0/id', 'invalid'],
  'a link that runs script': [{ fields: { docs_url: 'javascript:alert(1)' } }, '/fields/docs_url', 'wrong_format'],
  'a link to this machine': [{ fields: { docs_url: 'http://127.0.0.1/' } }, '/fields/docs_url', 'wrong_format'],
  'a country that is none': [{ fields: { hq_country: 'XX' } }, '/fields/hq_country', 'wrong_format'],
  'a year to come': [{ fields: { founded_year: 2999 } }, '/fields/founded_year', 'too_large'],
  'a language that is none': [{ fields: { language: 'xx' } }, '/fields/language', 'wrong_format'],
  'a story section over the limit': [{ story: { problem: 'x'.repeat(8001) } }, '/story/problem', 'too_long'],
  'a headline over the limit': [{ fields: { headline: '😀'.repeat(91) } }, '/fields/headline', 'too_long'],
  'a NUL in a text': [{ fields: { headline: 'a\u0000b' } }, '/fields/headline', 'invalid_text'],
  'an escape for a terminal': [{ fields: { name: 'a\u001b[31m' } }, '/fields/name', 'invalid_text'],
  'a control character of C1': [{ faqs: [{ question: 'Why?', answer: 'a\u009b' }] }, '/faqs/0/answer', 'invalid_text'],
  'a mark that turns text around': [{ founders: [{ name: '\u202eadA' }] }, '/founders/0/name', 'invalid_text'],
  'half a character': [{ fields: { headline: 'a\ud800' } }, '/fields/headline', 'invalid_text'],
  'a field to redraft that is none': [{ regenerate: ['headlines'] }, '/regenerate/0', 'not_one_of'],
  'a year as text': [{ fields: { founded_year: '2020' } }, '/fields/founded_year', 'wrong_type'],
  'a private competitor': [{ competitor_url: 'http://10.0.0.1/' }, '/competitor_url', 'url_not_allowed'],
  'socials of a platform unknown': [
    { company_socials: { myspace: 'https://myspace.com/x' } },
    '/company_socials/myspace',
    'unknown_member',
  ],
  'nothing at all': [{}, '', 'too_few'],
}
for (const [what, [body, field, code]] of Object.entries(REFUSED))
  test(`${what} is refused at its place with a fix, and nothing changes`, async () => {
    const { id, draft, listing } = await shared()
    const problem = await refused(listing.updateDraft({ id, ...body }))
    expect(problem.status).toBe(422)
    expect(problem.errors?.map((place) => [place.field, place.code])).toContainEqual([field, code])
    expect(problem.errors?.every(({ fix }) => fix.length > 5)).toBe(true)
    expect(await listing.getDraft({ id })).toEqual(draft)
  })

test('text of exactly the limit counts code points, not units', async () => {
  const { id, listing } = await readyDraft()
  expect((await listing.updateDraft({ id, fields: { headline: '😀'.repeat(90) } })).fields.headline.value).toBe('😀'.repeat(90))
})

test('an unknown category names the three nearest', async () => {
  const { id, listing } = await shared()
  const problem = await refused(listing.updateDraft({ id, categories: ['Developer Tolls'] }))
  expect(problem.errors?.[0]?.fix).toContain('Developer Tools')
})

test('another account’s draft is not there', async () => {
  const { id } = await shared()
  const { listing } = await testService.founder()
  expect((await refused(listing.updateDraft({ id, fields: { name: 'x' } }))).code).toBe('not_found')
})

let present: ReturnType<typeof readyDraft> | null = null
/** One draft for all that must not change it. */
const shared = () => (present ??= readyDraft())

/** Ready drafts of one account, each of a website of its own. */
async function readyDrafts(count: number) {
  const { listing, account_id } = await testService.founder()
  const ids = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      sites[`plot-${index}.test`] = { '/': page(`Plot ${index}: beds`, `<main><h1>Beds of plot ${index}</h1></main>`) }
      return (await listing.submitListing({ url: `http://plot-${index}.test` })).id
    }),
  )
  await Promise.all(ids.map((id) => listing.waitForDraft(id)))
  return { listing, account_id, ids }
}

test('edits of drafts that come at the same time are each answered as the draft then reads, in fewer transactions than edits', async () => {
  const { listing, ids } = await readyDrafts(8)
  const edit = (id: string, index: number) =>
    listing.updateDraft(
      { id, fields: { headline: `Beds "in order" \\ ${index}`, phone: index % 2 ? '+49 221 555' : null } },
      { idempotencyKey: `edit-${index}` },
    )
  const edited = await Promise.all(ids.map(edit))
  for (const [index, id] of ids.entries()) {
    const read = await listing.getDraft({ id })
    expect(edited[index]).toEqual(read)
    expect(answerOf(edited[index] ?? {}).etag).toBe(answerOf(read).etag)
    expect(read.fields.headline).toMatchObject({ value: `Beds "in order" \\ ${index}` })
  }
  const again = await Promise.all(ids.map(edit))
  expect(again).toEqual(edited)
  expect(again.map((draft) => answerOf(draft).replayed)).toEqual(ids.map(() => true))
  const [row] = await testService.sql<{ kept: number; transactions: number }[]>`
    select count(*) as kept, count(distinct xmin::text) as transactions from idempotency where key like 'edit-%'`
  expect(row?.kept).toBe(8)
  expect(row?.transactions).toBeLessThan(8)
})

test('what of several edits is refused, is another one’s, is listed or comes twice is answered as if it had come alone', async () => {
  const { listing, ids } = await readyDrafts(5)
  const { listing: stranger } = await testService.founder()
  const [first = '', second = '', third = '', listed = '', tagged = ''] = ids
  await listing.submitDraft({ id: listed })
  const edit = (id: string, fields: object, key: string = crypto.randomUUID(), by = listing) =>
    by.updateDraft({ id, fields }, { idempotencyKey: key })
  const ends = await Promise.allSettled([
    edit(first, { headline: 'One' }),
    edit(first, { phone: '+49 221 1' }),
    edit(first, { hq_city: 'Bonn' }, 'same'),
    edit(first, { hq_city: 'Bonn' }, 'same'),
    edit(second, { hq_country: 'germany' }),
    edit(third, { headline: 'Not theirs' }, undefined, stranger),
    edit(third, { headline: 'Three' }),
    edit(listed, { headline: 'Four' }),
    listing.updateDraft({ id: tagged, fields: { headline: 'Five' } }, { idempotencyKey: 'tagged', ifMatch: '"of-another-draft"' }),
  ])
  const codes = ends.map((end) => (end.status === 'fulfilled' ? 'done' : String(end.reason.code)))
  expect(codes.filter((_, index) => index !== 2 && index !== 3)).toEqual([
    'done',
    'done',
    'validation_failed',
    'not_found',
    'done',
    'done',
    'precondition_failed',
  ])
  expect([codes[2], codes[3]].filter((code) => code !== 'idempotency_in_flight').every((code) => code === 'done')).toBe(true)
  const { fields } = await listing.getDraft({ id: first })
  expect([fields.headline.value, fields.phone.value, fields.hq_city.value]).toEqual(['One', '+49 221 1', 'Bonn'])
  expect((await listing.getDraft({ id: third })).fields.headline.value).toBe('Three')
  expect((await listing.getDraft({ id: listed })).fields.headline.value).toBe('Four')
})
