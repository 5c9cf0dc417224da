import { afterAll, expect, test } from 'bun:test'
import { draftBuiltIn } from '../../server/drafting/built_in/draft_built_in.ts'
import { openDrafter } from '../../server/drafting/drafter.ts'
import { ALL, mergeDrafts } from '../../server/drafting/model/merge.ts'
import { stopThreads } from '../../server/base/threads/thread.ts'
import { serveModel, type SentRequest } from '../doubles/model.ts'
import { ABOUT, answer, CATALOGUE, divePages, draftWith, FAQ, HOME, LINES, PRICING, provenFields, says } from './model_site.ts'

afterAll(stopThreads)

const SUMMARY = 'Tidepool records every dive and warns you before a repeat dive becomes unsafe.'
const HONEST = [
  says('summary', SUMMARY, LINES.what),
  says('features', LINES.export, LINES.export),
  says('features', LINES.import, LINES.import),
  says('founded_year', '2019', LINES.founded),
  says('hq_country', 'EE', LINES.founded),
  says('starting_price', '$12 / month', LINES.price),
  says('free_trial', 'true', LINES.trial),
  says('contact_email', 'hello@tidepool.reef', LINES.email),
  says('docs_url', 'Handbook', `${HOME}docs/start`),
  says('repo_url', 'Source', 'https://github.com/tidepool-dive/app'),
  says('faqs', LINES.question, LINES.question, LINES.answer),
  says('categories', 'Fitness & Sports', LINES.gym),
  { ...says('founders', 'Mari Kask', LINES.founder), detail: 'founder and instructor' },
  says('seo.keywords', 'dive log', LINES.headline),
  says('seo.keywords', 'surface intervals', LINES.headline),
]
const honest = (_call: number, request: SentRequest) => ({ content: answer(request, ...HONEST) })
const nothing = () => ({ content: '{"cells":[]}' })
const fillOf = (request: SentRequest | undefined): string[] => JSON.parse(request?.messages[1]?.content ?? '{}').fill

test('what a model says and the pages state is drafted, each value with the lines it cites and their page', async () => {
  const { profile, unproven } = await draftWith(honest)
  const value = (name: keyof typeof profile.fields) => profile.fields[name]?.value
  expect(value('summary')).toBe(SUMMARY)
  expect(value('features')).toEqual([LINES.export, LINES.import])
  expect([value('founded_year'), value('hq_country'), value('starting_price'), value('free_trial')]).toEqual([
    2019,
    'EE',
    '$12 / month',
    true,
  ])
  expect([value('contact_email'), value('docs_url')]).toEqual(['hello@tidepool.reef', `${HOME}docs/start`])
  expect(profile.fields.summary?.evidence).toEqual([{ quote: LINES.what, url: HOME, match: 'exact', retrieved_at: '2026-11-21T08:00:00Z' }])
  expect(profile.fields.docs_url?.evidence[0]?.quote).toBe('/docs/start')
  expect(profile.fields.repo_url?.value).toBe('https://github.com/tidepool-dive/app')
  expect(profile.faqs).toMatchObject([{ question: LINES.question, answer: LINES.answer }])
  expect(profile.founders).toMatchObject([{ name: 'Mari Kask', role: 'founder and instructor', photo_url: null }])
  expect(profile.categories).toMatchObject({ value: ['Fitness & Sports'], evidence: [{ quote: LINES.gym }] })
  expect(profile.seo.keywords?.value).toEqual(['dive log', 'surface intervals'])
  expect([profile.warnings, unproven]).toEqual([[], 0])
})

test('a model is asked once, strictly by a small schema, at temperature 0, without tools, with the pages as JSON data', async () => {
  const { requests, headers, lines } = await draftWith(nothing)
  expect(requests).toHaveLength(1)
  const [request] = requests
  expect(request).toMatchObject({
    model: 'test-model',
    temperature: 0,
    response_format: { type: 'json_schema', json_schema: { strict: true } },
  })
  const schema = JSON.stringify(request?.response_format?.json_schema?.schema)
  expect(schema.length).toBeLessThan(1200)
  expect(schema).not.toContain('anyOf')
  expect(request?.tools).toBeUndefined()
  expect(request?.reasoning_effort).toBeUndefined()
  expect(request?.max_completion_tokens).toBeGreaterThan(1000)
  expect(headers.map(({ authorization }) => authorization)).toEqual(['Bearer sk-test'])
  expect(request?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
  const envelope = JSON.parse(request?.messages[1]?.content ?? '')
  expect(envelope.pages.map((page: { url: string }) => page.url)).toEqual([HOME, PRICING, ABOUT, FAQ])
  expect(envelope.categories).toEqual(CATALOGUE)
  expect(request?.messages[0]?.content).not.toContain('Tidepool')
  expect(lines).toMatchObject([
    { level: 'info', event: 'model_drafted', details: { calls: 1, retries: 0, prompt_tokens: expect.any(Number) } },
  ])
})

test('a model that thinks is told for how long where the operator says so', async () => {
  const { requests } = await draftWith(nothing, { effort: 'low' })
  expect(requests[0]?.reasoning_effort).toBe('low')
})

test('a model sees titles, descriptions, headings and rows of tables as what they are, by number', async () => {
  const home = '<h2>Plans</h2><table><tr><th></th><th>Solo</th><th>Club</th></tr><tr><td>Signed PDF</td><td>✗</td><td>✓</td></tr></table>'
  const pages = divePages({ home }).map((page) => ({
    ...page,
    html: page.html.replace('<head>', '<head><meta name="description" content="A log for divers.">'),
  }))
  const { requests } = await draftWith(nothing, { pages })
  const { lines } = JSON.parse(requests[0]?.messages[1]?.content ?? '').pages[0]
  expect(lines.slice(0, 3)).toEqual(['1 title: Tidepool', '2 description: A log for divers.', `3 # ${LINES.headline}`])
  expect(lines.some((line: string) => /^\d+ # Plans$/.test(line))).toBe(true)
  expect(lines.some((line: string) => /^\d+ row: Signed PDF \| Solo: ✗ \| Club: ✓$/.test(line))).toBe(true)
})

test('a site that scripts draw still has a title and a description to be read by', async () => {
  const html =
    '<html lang="en"><head><title>Tidepool</title><meta name="description" content="A dive log that works without a connection."></head><body><div id="root"></div></body></html>'
  const pages = divePages()
    .slice(0, 1)
    .map((page) => ({ ...page, html }))
  const line = 'A dive log that works without a connection.'
  expect(await provenFields([says('features', 'Works without a connection', line)], { pages })).toEqual({
    features: ['Works without a connection'],
  })
})

test('nothing of the environment that is not the service’s own setting is sent along', async () => {
  const named = { OPENAI_ORG_ID: 'org-of-somebody', OPENAI_PROJECT_ID: 'proj-of-somebody', OPENAI_ADMIN_KEY: 'sk-admin' }
  const before = Object.keys(named).map((name) => [name, process.env[name]] as const)
  Object.assign(process.env, named)
  try {
    const { headers } = await draftWith(nothing)
    expect(headers).toHaveLength(1)
    expect(JSON.stringify(headers)).not.toMatch(/somebody|sk-admin/)
  } finally {
    for (const [name, value] of before)
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
  }
})

test('a model is asked only for what the built-in drafter left open, and for nothing it settled', async () => {
  const pages = divePages()
  const builtIn = draftBuiltIn({ pages, categories: CATALOGUE })
  const { requests } = await draftWith(nothing, { pages, builtIn })
  const fill = fillOf(requests[0])
  expect(builtIn.fields.contact_email?.value).toBe('hello@tidepool.reef')
  for (const settled of ['contact_email', 'phone', 'logo_url', 'company_socials.github']) expect(fill).not.toContain(settled)
  expect(fill).toContain('legal_name')
})

test('texts and lists that a founder asks for again are asked of the model, whatever the rules found', async () => {
  const builtIn = draftBuiltIn({ pages: divePages(), categories: CATALOGUE })
  const wanted = ['summary', 'features', 'contact_email']
  const { requests } = await draftWith(nothing, { builtIn, wanted, again: wanted })
  expect(fillOf(requests[0])).toEqual(['summary', 'features'])
})

test('a redraft of some fields asks for these only and ignores answers about others', async () => {
  const { profile, requests } = await draftWith(honest, { wanted: ['founded_year', 'logo_url'] })
  expect(fillOf(requests[0])).toEqual(['founded_year'])
  expect(Object.keys(profile.fields)).toEqual(['founded_year'])
})

test('a redraft of fields that only the rules draft costs no call', async () => {
  const { requests, profile } = await draftWith(honest, { wanted: ['phone', 'screenshots'] })
  expect(requests).toHaveLength(0)
  expect(profile.warnings).toEqual([])
})

test('a site without a readable line costs no call', async () => {
  const { requests, profile } = await draftWith(honest, { pages: [] })
  expect(requests).toHaveLength(0)
  expect(profile.fields).toEqual({})
})

test('hidden text, menus and program text of a page never reach the model', async () => {
  const home = `<div style="display:none">Hidden words</div><p hidden>Secret words</p><span class="sr-only">Reader words</span><pre><code>npm run words</code></pre>
    <!-- comment words --><script>var script_words</script><p>Tag\u{E0041}\u{E0042}ged \u202Ewords\u0007</p>`
  const { requests } = await draftWith(nothing, { pages: divePages({ home }) })
  const sent = requests[0]?.messages[1]?.content ?? ''
  for (const words of ['Hidden words', 'Secret words', 'Reader words', 'npm run', 'comment words', 'script_words'])
    expect(sent).not.toContain(words)
  expect(sent).toContain('Tagged words')
  expect(sent).not.toMatch(/[\u{E0000}-\u{E007F}\u202E]/u)
})

test('a huge site is cut to a bounded message, and its home and price pages are still in it', async () => {
  const filler = Array.from({ length: 6000 }, (_, at) => `<p>Filler line number ${at} about reefs and wrecks.</p>`).join('')
  const { requests } = await draftWith(nothing, {
    pages: divePages({ home: filler, about: filler.replaceAll('Filler', 'Other') }),
  })
  const sent = requests[0]?.messages[1]?.content ?? ''
  expect(sent.length).toBeLessThan(80_000)
  expect(sent).toContain(LINES.what)
  expect(sent).toContain(LINES.price)
})

test('links to strangers are not offered to the model', async () => {
  const { requests } = await draftWith(nothing)
  const sent = requests[0]?.messages[1]?.content ?? ''
  expect(sent).toContain('https://github.com/tidepool-dive/app')
  expect(sent).not.toContain('evil.reef')
})

test('short texts are taken whole or not at all, long entries of lists not at all', async () => {
  const entries = [
    says('summary', LINES.what, LINES.what),
    says('summary', LINES.who, LINES.who),
    says('audience', LINES.who, LINES.who),
    says('audience', 'Trusted by rescue services.', LINES.who),
    says('features', 'dive '.repeat(30), LINES.what),
    says('features', LINES.export, LINES.export),
    says('hq_country', 'Estonia', LINES.founded),
  ]
  expect(await provenFields(entries)).toEqual({ features: [LINES.export] })
})

test('a description keeps its paragraphs, and Japanese sentences stand without spaces between them', async () => {
  const paragraphs = [says('description', LINES.what, LINES.what), { ...says('description', LINES.who, LINES.who), detail: 'paragraph' }]
  expect(await provenFields(paragraphs)).toEqual({ description: `${LINES.what}\n\n${LINES.who}` })
  const lines = [
    '潜水の記録を保存します。',
    '記録は印刷できます。',
    'スマートフォンで使えます。潜水の前に計画を立てて、潜水の後に記録を残すためのノートです。',
  ]
  const pages = divePages()
    .slice(0, 1)
    .map((page) => ({
      ...page,
      html: `<html lang="ja"><title>Tidepool</title><body>${lines.map((line) => `<p>${line}</p>`).join('')}</body></html>`,
    }))
  expect(
    await provenFields(
      lines.slice(0, 2).map((line) => says('description', line, line)),
      { pages },
    ),
  ).toEqual({ description: lines.slice(0, 2).join('') })
})

test('proposals that no line states are counted', async () => {
  const { unproven, profile } = await draftWith((_call, request) => ({
    content: answer(
      request,
      says('features', 'Underwater photo editor', LINES.export),
      says('features', LINES.export, LINES.export),
      says('founded_year', '1998', LINES.founded),
    ),
  }))
  expect([unproven, Object.keys(profile.fields)]).toEqual([2, ['features']])
})

test('a model may speak against a weak value of the rules with a line, and against no other', async () => {
  const home = '<p>Das Angebot unseres Partners: Tauchkurs für 49 im Monat.</p>'
  const about = '<blockquote>I paid 49 a month before.</blockquote>'
  const evidence = [{ quote: '49 a month', url: ABOUT, match: 'exact' as const, retrieved_at: '2026-11-21T08:00:00Z' }]
  const builtIn = draftBuiltIn({ pages: divePages(), categories: CATALOGUE })
  builtIn.fields.starting_price = { value: '49 a month', evidence }
  const doubts = [
    says('doubts', 'starting_price', 'I paid 49'),
    says('doubts', 'founded_year', LINES.founded),
    says('doubts', 'contact_email', LINES.email),
  ]
  const { doubted, requests } = await draftWith((_call, request) => ({ content: answer(request, ...doubts) }), {
    pages: divePages({ home, about }),
    builtIn,
  })
  expect(JSON.parse(requests[0]?.messages[1]?.content ?? '').check).toContainEqual({ cell: 'starting_price', value: '49 a month' })
  expect(doubted).toEqual(['starting_price'])
})

test('with a model configured, it adds to the facts of the rules and replaces none', async () => {
  const summary = 'Tidepool warns you before a repeat dive becomes unsafe, made for recreational divers.'
  const audience = 'Recreational divers and the small clubs they dive with.'
  const double = await serveModel((_call, request) => ({
    content: answer(
      request,
      says('name', 'Club plan', LINES.price),
      says('audience', audience, LINES.who),
      says('summary', summary, LINES.what, LINES.who),
    ),
  }))
  const request = { pages: divePages(), categories: CATALOGUE }
  const drafter = await openDrafter({ name: 'test-model', api_key: 'sk-test', base_url: double.url }, () => {})
  const alone = await drafter.draft(request)
  const added = await drafter.model?.draft(request, alone, ALL, new AbortController().signal)
  await double.stop()
  const both = added ? mergeDrafts(alone, added.profile) : alone
  expect(alone.fields.audience).toBeUndefined()
  expect(both.fields).toMatchObject({ ...alone.fields, audience: { value: audience } })
  expect(both.fields.name?.value).toBe('Tidepool')
  expect(double.requests).toHaveLength(1)
})
