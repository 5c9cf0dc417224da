import { afterAll, expect, test } from 'bun:test'
import { draftBuiltIn } from '../../server/drafting/built_in/draft_built_in.ts'
import { openDrafter } from '../../server/drafting/drafter.ts'
import { stopThreads } from '../../server/base/thread.ts'
import { serveModel } from '../doubles/model.ts'
import { ABOUT, answer, CATALOGUE, divePages, draftWith, FAQ, HOME, LINES, PRICING, provenFields, quote, said } from './model_site.ts'

afterAll(stopThreads)

const honest = answer({
  fields: {
    summary: said('Tidepool records every dive and warns you before a repeat dive becomes unsafe.', quote(LINES.what)),
    features: said([LINES.export, LINES.import], quote(LINES.export), quote(LINES.import)),
    founded_year: said(2019, quote(LINES.founded, ABOUT)),
    hq_country: said('EE', quote(LINES.founded, ABOUT)),
    starting_price: said('$12 / month', quote(LINES.price, PRICING)),
    free_trial: said(true, quote(LINES.trial, PRICING)),
    contact_email: said('hello@tidepool.reef', quote(LINES.email)),
    docs_url: said(`${HOME}docs/start`, quote(`${HOME}docs/start`)),
    repo_url: said('https://github.com/tidepool-dive/app', quote('https://github.com/tidepool-dive/app')),
  },
  faqs: [{ question: LINES.question, answer: LINES.answer, quotes: [quote(LINES.question, FAQ), quote(LINES.answer, FAQ)] }],
  categories: said(['Fitness & Sports'], quote(LINES.gym)),
  founders: [{ name: 'Mari Kask', role: 'founder and instructor', bio: null, quotes: [quote(LINES.founder, ABOUT)] }],
  company_socials: { github: said('https://github.com/tidepool-dive/app', quote('https://github.com/tidepool-dive/app')) },
  seo: { keywords: said(['dive log', 'surface intervals'], quote(LINES.headline)) },
})

test('what a model says and the pages state is drafted, each value with its quote and page', async () => {
  const { profile } = await draftWith(() => ({ content: honest }))
  const value = (name: keyof typeof profile.fields) => profile.fields[name]?.value
  expect(value('summary')).toBe('Tidepool records every dive and warns you before a repeat dive becomes unsafe.')
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
  expect(profile.company_socials.github?.value).toBe('https://github.com/tidepool-dive/app')
  expect(profile.categories).toMatchObject({ value: ['Fitness & Sports'], evidence: [{ quote: LINES.gym }] })
  expect(profile.seo.keywords?.value).toEqual(['dive log', 'surface intervals'])
  expect(profile.warnings).toEqual([])
})

test('a model is asked once, strictly by schema, at temperature 0, without tools, with the pages as JSON data', async () => {
  const { requests, headers, lines } = await draftWith(() => ({ content: answer() }))
  expect(requests).toHaveLength(1)
  const [request] = requests
  expect(request).toMatchObject({
    model: 'test-model',
    temperature: 0,
    response_format: { type: 'json_schema', json_schema: { strict: true } },
  })
  expect(request?.tools).toBeUndefined()
  expect(request?.max_completion_tokens).toBeGreaterThan(1000)
  expect(headers.map(({ authorization }) => authorization)).toEqual(['Bearer sk-test'])
  expect(request?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
  const envelope = JSON.parse(request?.messages[1]?.content ?? '')
  expect(envelope.pages.map((page: { url: string }) => page.url)).toEqual([HOME, PRICING, ABOUT, FAQ])
  expect(envelope.pages[1].text).toContain(LINES.price)
  expect(envelope.categories).toEqual(CATALOGUE)
  expect(request?.messages[0]?.content).not.toContain('Tidepool')
  expect(lines).toMatchObject([
    { level: 'info', event: 'model_drafted', details: { calls: 1, retries: 0, prompt_tokens: expect.any(Number) } },
  ])
})

test('nothing of the environment that is not the service’s own setting is sent along', async () => {
  const named = { OPENAI_ORG_ID: 'org-of-somebody', OPENAI_PROJECT_ID: 'proj-of-somebody', OPENAI_ADMIN_KEY: 'sk-admin' }
  const before = Object.keys(named).map((name) => [name, process.env[name]] as const)
  Object.assign(process.env, named)
  try {
    const { headers } = await draftWith(() => ({ content: answer() }))
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
  const { requests } = await draftWith(() => ({ content: answer() }), { pages, builtIn })
  const { fill } = JSON.parse(requests[0]?.messages[1]?.content ?? '')
  expect(builtIn.fields.contact_email?.value).toBe('hello@tidepool.reef')
  expect(fill).not.toContain('contact_email')
  expect(fill).not.toContain('phone')
  expect(fill).not.toContain('logo_url')
  expect(fill).toContain('legal_name')
})

test('a redraft of some fields asks for these only and ignores answers about others', async () => {
  const { profile, requests } = await draftWith(() => ({ content: honest }), { wanted: ['founded_year', 'logo_url'] })
  expect(JSON.parse(requests[0]?.messages[1]?.content ?? '').fill).toEqual(['founded_year'])
  expect(Object.keys(profile.fields)).toEqual(['founded_year'])
  expect([profile.faqs, profile.founders, profile.company_socials, profile.seo]).toEqual([[], [], {}, {}])
})

test('where the built-in drafter settled everything asked for, no model is called', async () => {
  const { requests, profile } = await draftWith(() => ({ content: honest }), { wanted: ['phone', 'screenshots'] })
  expect(requests).toHaveLength(0)
  expect(profile.warnings).toEqual([])
})

test('a site without a readable line costs no call', async () => {
  const { requests, profile } = await draftWith(() => ({ content: honest }), { pages: [] })
  expect(requests).toHaveLength(0)
  expect(profile.fields).toEqual({})
})

test('hidden text, menus and program text of a page never reach the model', async () => {
  const home = `<div style="display:none">Hidden words</div><p hidden>Secret words</p><span class="sr-only">Reader words</span><pre><code>npm run words</code></pre>
    <!-- comment words --><script>var script_words</script><p>Tag\u{E0041}\u{E0042}ged \u202Ewords\u0007</p>`
  const { requests } = await draftWith(() => ({ content: answer() }), { pages: divePages({ home }) })
  const sent = requests[0]?.messages[1]?.content ?? ''
  for (const words of ['Hidden words', 'Secret words', 'Reader words', 'npm run', 'comment words', 'script_words'])
    expect(sent).not.toContain(words)
  expect(sent).toContain('Tagged words')
  expect(sent).not.toMatch(/[\u{E0000}-\u{E007F}\u202E]/u)
})

test('a huge site is cut to a bounded message, and its home and price pages are still in it', async () => {
  const filler = Array.from({ length: 6000 }, (_, at) => `<p>Filler line number ${at} about reefs and wrecks.</p>`).join('')
  const { requests } = await draftWith(() => ({ content: answer() }), {
    pages: divePages({ home: filler, about: filler.replaceAll('Filler', 'Other') }),
  })
  const sent = requests[0]?.messages[1]?.content ?? ''
  expect(sent.length).toBeLessThan(80_000)
  expect(sent).toContain(LINES.what)
  expect(sent).toContain(LINES.price)
})

test('links to strangers are not offered to the model', async () => {
  const { requests } = await draftWith(() => ({ content: answer() }))
  const sent = requests[0]?.messages[1]?.content ?? ''
  expect(sent).toContain('https://github.com/tidepool-dive/app')
  expect(sent).not.toContain('evil.reef')
})

test('values too long for their field are cut at a sentence or dropped, never sent on', async () => {
  const fields = await provenFields({
    fields: {
      summary: said(`${LINES.what} ${LINES.answer}`, quote(LINES.what), quote(LINES.answer, FAQ)),
      features: said(['dive '.repeat(30), LINES.export], quote(LINES.export), quote(LINES.what)),
      hq_country: said('Estonia', quote(LINES.founded, ABOUT)),
    },
  })
  expect(fields).toEqual({ summary: `${LINES.what} Yes.`, features: [LINES.export] })
})

test('an answer in a code fence is read like any other', async () => {
  const { profile, requests } = await draftWith(() => ({ content: `\`\`\`json\n${honest}\n\`\`\`` }))
  expect(profile.fields.founded_year?.value).toBe(2019)
  expect(requests).toHaveLength(1)
})

test('with a model configured, a draft holds the built-in facts and what the model adds to them', async () => {
  const summary = 'Tidepool warns you before a repeat dive becomes unsafe, made for recreational divers.'
  const double = await serveModel(() => ({
    content: answer({
      fields: {
        name: said('Club plan', quote(LINES.price, PRICING)),
        audience: said('Recreational divers and the small clubs they dive with.', quote(LINES.who)),
        summary: said(summary, quote(LINES.what), quote(LINES.who)),
      },
    }),
  }))
  const request = { pages: divePages(), categories: CATALOGUE }
  const none = new AbortController().signal
  const settings = { name: 'test-model', api_key: 'sk-test', base_url: double.url }
  const alone = await openDrafter(null, () => {}).draft(request, null, none)
  const both = await openDrafter(settings, () => {}).draft(request, null, none)
  await double.stop()
  expect(alone.fields.audience).toBeUndefined()
  expect(both.fields).toMatchObject({ ...alone.fields, audience: { value: 'Recreational divers and the small clubs they dive with.' } })
  expect(both.fields.name?.value).toBe('Tidepool')
  expect(double.requests).toHaveLength(1)
})
