import { expect, test } from 'bun:test'
import { serveModel, type Reply, type SentRequest } from '../doubles/model.ts'
import { answer, says } from '../drafting/model_site.ts'
import { gardenSite, serveSites, type SitePages } from '../sites.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'

const LINE = 'Beetroot plans the beds of small vegetable gardens: you draw'
const SOW = 'Tells you each week what to sow and where'
const DRAW = 'Draw the garden once'
const entries = [says('features', SOW, LINE), says('features', DRAW, LINE), says('features', 'Certified compost', LINE)]
const unauthorized: Reply = {
  status: 401,
  error: { message: 'Incorrect API key provided.', type: 'invalid_request_error', param: null, code: 'invalid_api_key' },
}

const pages: Record<string, SitePages> = Object.fromEntries(
  ['ready', 'meanwhile', 'again', 'asked', 'refused', 'away'].map((name) => [`${name}.test`, gardenSite()]),
)
const sites = serveSites(pages)
const told = (_call: number, request: SentRequest): Reply => ({ content: answer(request, ...entries) })
let reply: (call: number, request: SentRequest) => Reply | Promise<Reply> = told
const double = await serveModel((call, request) => reply(call, request))
const testService = await startTestService({
  env: { ...sites.env, OPENAI_MODEL: 'test-model', OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: double.url },
})

/** A model that answers when it is let. */
function held() {
  const gate = Promise.withResolvers<void>()
  reply = async (call, request) => (await gate.promise, told(call, request))
  return gate.resolve
}

async function drafted(host: string) {
  const { listing } = await testService.founder()
  const { id } = await listing.submitListing({ url: `http://${host}` })
  const look = () => listing.getDraft({ id })
  const settled = (state: string) =>
    until(async () => {
      const draft = await look()
      return draft.progress.model?.state === state ? draft : null
    })
  return { listing, id, ready: await listing.waitForDraft(id), look, settled }
}

test('a draft is ready by the rules alone, and what the model adds joins it when it comes', async () => {
  const answerNow = held()
  const { ready, settled } = await drafted('ready.test')
  expect([ready.status, ready.progress.model, ready.fields.features.value]).toEqual(['ready', { state: 'waiting', unproven: 0 }, null])
  expect(ready.fields.name.value).toBe('Beetroot')
  answerNow()
  const joined = await settled('joined')
  expect([joined.status, joined.progress.model]).toEqual(['ready', { state: 'joined', unproven: 1 }])
  expect(joined.fields.features).toMatchObject({ value: [SOW, DRAW], state: 'ai', evidence: [{ quote: expect.stringContaining(LINE) }] })
  expect(joined.updated_at > ready.updated_at).toBe(true)
  expect(joined.fields.name).toEqual(ready.fields.name)
})

test('what a founder writes while the model thinks is kept, and its words lie beside it', async () => {
  const answerNow = held()
  const { listing, id, settled } = await drafted('meanwhile.test')
  await listing.updateDraft({ id, fields: { features: ['My own words'] } })
  answerNow()
  const { fields } = await settled('joined')
  expect([fields.features.value, fields.features.state, fields.features.ai_value]).toEqual([['My own words'], 'manual', [SOW, DRAW]])
})

test('a text that a founder regenerates is asked of the model again', async () => {
  reply = told
  const { listing, id, settled } = await drafted('again.test')
  await settled('joined')
  const before = double.requests.length
  await listing.updateDraft({ id, regenerate: ['features'] })
  await listing.waitForDraft(id)
  await settled('joined')
  expect(double.requests.slice(before).map(({ messages }) => JSON.parse(messages[1]?.content ?? '').fill)).toEqual([['features']])
})

test('a model that cannot answer leaves the draft with a warning, and sending the address again asks it again', async () => {
  reply = () => ({ content: 'I would rather not.' })
  const { listing, settled } = await drafted('asked.test')
  const failed = await settled('failed')
  expect([failed.status, failed.warnings.map(({ code }) => code)]).toEqual(['ready', ['model_unavailable']])
  reply = told
  const again = await listing.submitListing({ url: 'http://asked.test' })
  expect([again.id, again.progress.model?.state]).toEqual([failed.id, 'waiting'])
  const joined = await settled('joined')
  expect([joined.fields.features.value, joined.warnings]).toEqual([[SOW, DRAW], []])
})

test('a key that the endpoint refuses is asked with again later, and an operator sees it', async () => {
  reply = () => unauthorized
  const { look } = await drafted('refused.test')
  const draft = await until(async () => {
    const now = await look()
    return now.warnings.length > 0 ? now : null
  })
  expect([draft.progress.model?.state, draft.warnings[0]?.code]).toEqual(['waiting', 'model_unavailable'])
  expect(draft.warnings[0]?.message).toContain('asked again by itself')
  const text = async (path: string) => (await fetch(`${testService.url}${path}`)).text()
  expect(await text('/readyz')).toContain('OPENAI_API_KEY')
  const metrics = await text('/metrics')
  expect(metrics).toContain('listing_model_up 0')
  expect(metrics).toMatch(/listing_crawls_total\{outcome="read"\} [1-9]/)
  for (const part of ['reading', 'drafting', 'model', 'whole', 'processor', 'waiting'])
    expect(metrics).toMatch(new RegExp(`listing_draft_seconds_count\\{part="${part}"\\} [1-9]`))
  expect(metrics).toMatch(/listing_job_seconds_count\{job="draft",outcome="done"\} [1-9]/)
  expect(metrics).toMatch(/listing_model_answers_total\{failure="refused_request"\} \d/)
  expect(metrics).toMatch(/listing_model_tokens_total\{kind="prompt"\} [1-9]/)
  expect(metrics).toMatch(/listing_model_unproven_total [1-9]/)
  const jobs = await testService.sql<
    { data: { tries: number } }[]
  >`select data from jobs.job where name = 'model_draft' and state = 'created' and start_after > now() + interval '10 seconds'`
  expect(jobs.map(({ data }) => data.tries)).toContain(2)
})

test('a redraft that cannot read the website leaves the model what it was to be asked', async () => {
  const answerNow = held()
  const { listing, id, settled } = await drafted('away.test')
  pages['away.test'] = { '/': () => new Response('', { status: 503 }) }
  await listing.updateDraft({ id, regenerate: ['headline'] })
  await listing.waitForDraft(id)
  answerNow()
  expect((await settled('joined')).fields.features.value).toEqual([SOW, DRAW])
})
