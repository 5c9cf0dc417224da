import { expect, test } from 'bun:test'
import { SCHEDULE_KEY } from '../../server/jobs/job.ts'
import { serveModel, type Reply } from '../doubles/model.ts'
import { startTestService, type TestService } from '../test_service.ts'
import { until } from '../until.ts'
import { proven, putShown, read, said, setCells } from '../web/public/put.ts'

const GERMAN = 'Kassenbuch führt die Bücher kleiner Vereine und kostet 4 Euro im Monat.'
const ENGLISH = 'Kassenbuch keeps the books of small clubs and costs 4 euros a month.'
const LATER = 'Kassenbuch rechnet für kleine Vereine und kostet 5 Euro im Monat.'
const LATER_ENGLISH = 'Kassenbuch does the sums of small clubs and costs 5 euros a month.'
const LIE = 'Kassenbuch by Nordhaven keeps the books of 12,000 clubs.'

const translation = (text: string): Reply => ({ content: JSON.stringify({ translation: text }) })
let reply: () => Reply = () => translation(ENGLISH)
const double = await serveModel(() => reply())
const env = { OPENAI_MODEL: 'test-model', OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: double.url }
const testService = await startTestService({ env: { ...env, LIMITS: 'anonymous_per_minute=100000' } })
const owner = await testService.account()

const german = (name: string, service = testService, account = owner) =>
  putShown(service, account, { name, cells: { summary: proven(GERMAN, GERMAN, 'https://kassenbuch.example/'), language: said('de') } })
const shown = (slug: string, service = testService) => service.visitor().getListing({ slug })
const isDue = async (id: number, { sql }: TestService = testService) =>
  (await sql<{ due: boolean }[]>`select untranslated as due from search_rows where listing_id = ${id}`)[0]?.due

/** One run of the job, to its end. */
async function translateAll(service = testService): Promise<void> {
  const { jobs } = service.service
  await jobs.add(service.sql, 'translate_summaries', {}, { key: SCHEDULE_KEY })
  await until(async () => {
    const [row] = await service.sql<{ open: number }[]>`
      select count(*)::integer as open from jobs.job where name = 'translate_summaries' and state in ('created', 'active', 'retry')`
    return row?.open === 0
  })
}

test('a summary that is not in English gets a translation beside it, labelled at every door and proven nowhere', async () => {
  const { id, slug, path } = await german('Kassenbuch')
  expect([(await shown(slug)).summary_translation, await isDue(id)]).toEqual([null, true])
  await translateAll()
  const listing = await shown(slug)
  expect([listing.summary, listing.language]).toEqual([GERMAN, 'de'])
  expect(listing.summary_translation).toEqual({ text: ENGLISH, language: 'en', translated_from: 'de', translated_by: 'language_model' })
  expect(Object.keys(listing.evidence)).toEqual(['summary'])
  const proof = await testService.visitor().getListingProof({ slug })
  expect(JSON.stringify(proof)).not.toContain('keeps the books')

  const { text } = await read(testService, path)
  const figure = /<figure class="translation">.*?<\/figure>/s.exec(text)?.[0] ?? ''
  expect(figure.replace(/<[^>]+>/g, '')).toBe(
    `Translation from German by a language model. The text above is the one that counts.${ENGLISH}`,
  )
  expect(figure).toContain('lang="en"')
  expect(figure).not.toContain('<mark')
  expect(text.indexOf(GERMAN)).toBeLessThan(text.indexOf('<figure class="translation">'))
  expect(text.split(ENGLISH)).toHaveLength(2)

  const before = double.requests.length
  await translateAll()
  expect([double.requests.length, await isDue(id)]).toEqual([before, false])
})

test('a tool answers it labelled, and fenced as what it is: words of others', async () => {
  const { slug } = await german('Toolbuch')
  await translateAll()
  const response = await fetch(`${testService.url}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_listing', arguments: { slug } } }),
  })
  const { result } = JSON.parse((await response.text()).replace(/^.*?data: /s, ''))
  expect(result.structuredContent.summary_translation).toMatchObject({ text: ENGLISH, translated_by: 'language_model' })
  expect(result.content[0].text.split('<website_text>')[0]).not.toContain('keeps the books')
})

test('when the summary says something else, its translation is gone at once and the new text is asked about', async () => {
  const { id, profile_id, slug } = await german('Changing')
  await translateAll()
  await setCells(testService, profile_id, { summary: said(LATER) })
  expect([(await shown(slug)).summary_translation, await isDue(id)]).toEqual([null, true])
  reply = () => translation(LATER_ENGLISH)
  await translateAll()
  expect((await shown(slug)).summary_translation?.text).toBe(LATER_ENGLISH)
  reply = () => translation(ENGLISH)
})

test('a translation that lies is never shown, and the same text is not asked about again', async () => {
  const { id, slug } = await german('Lied about')
  reply = () => translation(LIE)
  await translateAll()
  expect([(await shown(slug)).summary_translation, await isDue(id)]).toEqual([null, false])
  reply = () => translation(ENGLISH)
  const before = double.requests.length
  await translateAll()
  expect(double.requests.length).toBe(before)
})

test('a model that is away leaves the listing as it is, and is asked again by a later run', async () => {
  const { id, slug } = await german('Waiting')
  reply = () => ({ status: 503, error: { message: 'Overloaded', type: 'server_error', param: null, code: null } })
  await translateAll()
  expect([(await shown(slug)).summary_translation, await isDue(id)]).toEqual([null, true])
  reply = () => translation(ENGLISH)
  await translateAll()
  expect((await shown(slug)).summary_translation?.text).toBe(ENGLISH)
})

test('English, and texts whose language nobody can tell, are left alone', async () => {
  const english = await putShown(testService, owner, { name: 'Ledger', cells: { summary: said(ENGLISH), language: said('en') } })
  const untold = await putShown(testService, owner, { name: 'Untold', cells: { summary: said('Kassenbuch') } })
  const before = double.requests.length
  await translateAll()
  expect([await isDue(english.id), await isDue(untold.id), double.requests.length]).toEqual([false, false, before])
})

test('without a model there is none, and the page says nothing of one', async () => {
  const without = await startTestService()
  const { slug, path } = await german('Kassenbuch', without, await without.account())
  await translateAll(without)
  expect((await shown(slug, without)).summary_translation).toBeNull()
  expect((await read(without, path)).text).not.toContain('Translation')
})
