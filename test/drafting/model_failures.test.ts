import { afterAll, expect, test } from 'bun:test'
import { createServer } from 'node:net'
import { ALL, blankProfile, mergeDrafts } from '../../server/drafting/model/merge.ts'
import { APIError } from 'openai'
import { createModelDrafter } from '../../server/drafting/model/model.ts'
import { retryPause } from '../../server/drafting/model/model_failure.ts'
import { stopThreads } from '../../server/base/threads/thread.ts'
import type { Reply, SentRequest } from '../doubles/model.ts'
import { answer, CATALOGUE, divePages, draftWith, LINES, says } from './model_site.ts'

afterAll(stopThreads)

/** What the model would say, with the line's number as any question here shows it. */
const good = { content: '' }
const year = says('founded_year', '2019', LINES.founded)
await draftWith((_call, request) => ((good.content = answer(request, year)), { content: good.content }))
const serverError: Reply = {
  status: 500,
  error: { message: 'The server had an error while processing your request.', type: 'server_error', param: null, code: null },
}
const busy = (headers: Record<string, string>): Reply => ({
  status: 429,
  headers,
  error: { message: 'Rate limit reached for test-model on tokens per min.', type: 'tokens', param: null, code: 'rate_limit_exceeded' },
})
const refusedParameter = (param: string): Reply => ({
  status: 400,
  error: {
    message: `Unsupported value: '${param}' does not support this value with this model.`,
    type: 'invalid_request_error',
    param,
    code: 'unsupported_value',
  },
})

/** Blank, with the warning, and why in the log. */
async function failsAs(reason: string, calls: number, reply: (call: number) => Reply, options: Parameters<typeof draftWith>[1] = {}) {
  const { profile, failure, trouble, lines, requests } = await draftWith(reply, options)
  expect(profile).toEqual({ ...blankProfile(), warnings: profile.warnings })
  expect(profile.warnings).toMatchObject([{ code: 'model_unavailable', field: null }])
  expect<string | undefined>(failure?.reason).toBe(reason)
  expect(trouble).toContain(failure?.status === 401 ? 'key' : reason)
  expect(lines).toMatchObject([{ event: 'model_unavailable', details: { reason } }])
  expect(requests).toHaveLength(calls)
  return lines[0]?.details ?? {}
}

/** Proven values after this many calls, without a warning. */
async function recovers(calls: number, reply: (call: number) => Reply) {
  const result = await draftWith(reply)
  expect(result.lines.map(({ event }) => event)).toEqual(['model_drafted'])
  expect(result.profile.fields.founded_year?.value).toBe(2019)
  expect(result.profile.warnings).toEqual([])
  expect(result.requests).toHaveLength(calls)
  return result
}

test('a server error of the model is asked about once more', () => recovers(2, (call) => (call === 1 ? serverError : good)))

test('a model that answers two server errors is left alone, and the draft says so', () => failsAs('busy', 2, () => serverError))

test('a busy model is asked again after the time it names', async () => {
  for (const [header, time, milliseconds] of [
    ['retry-after-ms', '9', 9],
    ['retry-after', '0.01', 10],
    ['retry-after', '20', 20_000],
  ] as const) {
    expect(retryPause(APIError.generate(429, {}, 'busy', new Headers({ [header]: time })))).toBe(milliseconds)
    if (milliseconds < 100) await recovers(2, (call) => (call === 1 ? busy({ [header]: time }) : good))
  }
})

test('a model that is busy for longer than the draft may wait is not waited for', async () => {
  // An hour would be longer than this test may take.
  await failsAs('busy', 1, () => busy({ 'retry-after': '3600' }))
})

test('an account without credit is not asked again', async () => {
  const reply: Reply = {
    status: 429,
    error: { message: 'You exceeded your current quota.', type: 'insufficient_quota', param: null, code: 'insufficient_quota' },
  }
  expect(await failsAs('busy', 1, () => reply)).toMatchObject({ status: 429, code: 'insufficient_quota' })
})

test('a wrong key is not tried twice, and no key reaches the log', async () => {
  const { profile, lines, headers } = await draftWith(() => good, { key: 'sk-wrong-secret' })
  expect(headers.map(({ authorization }) => authorization)).toEqual(['Bearer sk-wrong-secret'])
  expect(profile.warnings).toMatchObject([{ code: 'model_unavailable' }])
  expect(lines).toMatchObject([{ level: 'warn', details: { reason: 'refused_request', status: 401, code: 'invalid_api_key' } }])
  expect(JSON.stringify(lines)).not.toContain('sk-')
})

test('a connection that breaks before the answer is tried once more', () =>
  recovers(2, (call) => (call === 1 ? { connection: 'reset' } : good)))

test('a connection that always breaks ends in the built-in draft alone', () => failsAs('unreachable', 2, () => ({ connection: 'reset' })))

test('an answer that breaks off in the middle of its body is tried once more', () =>
  recovers(2, (call) => (call === 1 ? { connection: 'cut' } : good)))

test('a model that says nothing ends the draft at its deadline', () =>
  failsAs('timeout', 1, () => ({ connection: 'silent' }), { seconds_max: 0.4 }))

test('an answer that drips byte by byte ends at the deadline', () =>
  failsAs('timeout', 1, () => ({ connection: 'drip' }), { seconds_max: 0.4 }))

test('an answer without end is not read to the end', () => failsAs('too_large', 1, () => ({ endless: 'x'.repeat(65_536) })))

test('an answer of more text than any profile holds is not used', () => failsAs('too_large', 1, () => ({ content: 'x'.repeat(300_000) })))

test('an endpoint that nobody listens at ends in the built-in draft alone', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  const port = typeof address === 'object' && address ? address.port : 0
  const events: string[] = []
  const drafter = createModelDrafter({
    name: 'm',
    api_key: 'k',
    base_url: `http://127.0.0.1:${port}/v1`,
    log: (_level, event) => void events.push(event),
  })
  const builtIn = { ...blankProfile(), fields: { founded_year: { value: 2019, evidence: [] } } }
  const { profile } = await drafter.draft({ pages: divePages(), categories: CATALOGUE }, builtIn, ALL, new AbortController().signal)
  expect(mergeDrafts(builtIn, profile)).toMatchObject({
    fields: { founded_year: { value: 2019 } },
    warnings: [{ code: 'model_unavailable' }],
  })
  expect(events).toEqual(['model_unavailable'])
})

test('an endpoint that sends the question elsewhere is not followed with the key', async () => {
  const followed: string[] = []
  const elsewhere = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: (request) => (followed.push(request.url), new Response('{}')) })
  await failsAs('unreachable', 2, () => ({ body: '', status: 307, headers: { location: elsewhere.url.href } }))
  expect(followed).toEqual([])
  await elsewhere.stop(true)
})

test('prose instead of JSON is asked for again, with what was wrong', async () => {
  const { requests } = await recovers(2, (call) => (call === 1 ? { content: 'Sure! Here is the profile you asked for.' } : good))
  expect(requests[1]?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
  expect(requests[1]?.messages[2]?.content).toBe('Sure! Here is the profile you asked for.')
  expect(requests[1]?.messages[3]?.content).toContain('not JSON')
})

test('JSON of another form is asked for again, with the form it should have', async () => {
  const { requests } = await recovers(2, (call) => (call === 1 ? { content: '{"profile":{"founded_year":2019}}' } : good))
  expect(requests[1]?.messages[3]?.content).toContain('no cells of the given shape')
})

test('JSON that ends before its first whole entry is asked for again', () =>
  recovers(2, (call) => (call === 1 ? { content: good.content.slice(0, 40) } : good)))

test('an answer cut off before its first whole entry is asked for again, shorter', async () => {
  const { requests } = await recovers(2, (call) => (call === 1 ? { content: good.content.slice(0, 40), finish_reason: 'length' } : good))
  expect(requests[1]?.messages[3]?.content).toContain('cut off')
})

test('an empty answer is asked for again', () =>
  recovers(2, (call) => (call === 1 ? { content: null, finish_reason: 'tool_calls' } : good)))

for (const [name, content] of [
  ['prose', 'I would rather not answer in JSON.'],
  ['an array', '[]'],
  ['a number', '7'],
  ['null', 'null'],
  ['an object of other members', '{"profile":{"name":"Tidepool"}}'],
  ['JSON nested without end', '['.repeat(100_000)],
] as const)
  test(`a model that answers ${name} twice is not asked a third time`, () => failsAs('malformed', 2, () => ({ content })))

test('a model that refuses is taken at its word', () =>
  failsAs('refused_answer', 1, () => ({ content: null, refusal: "I'm sorry, I can't help with that." })))

test('an answer that a content filter stopped is not used', () =>
  failsAs('refused_answer', 1, () => ({ content: good.content, finish_reason: 'content_filter' })))

for (const [name, reply] of Object.entries<Reply>({
  'a page of HTML': { body: '<html>Bad gateway</html>', content_type: 'text/html' },
  'an empty body': { body: '' },
  'no choices': { body: '{"id":"chatcmpl-1","object":"chat.completion","choices":[]}' },
  'choices that are no list': { body: '{"choices":{"0":{"message":{"content":"{}"}}}}' },
  'a choice without a message': { body: '{"choices":[{"index":0,"finish_reason":"stop"}]}' },
  'a list': { body: '[]' },
}))
  test(`an endpoint that sends ${name} as its completion ends in the built-in draft alone`, () => failsAs('malformed', 1, () => reply))

test('a body that is no JSON though it says so is tried once more', () =>
  recovers(2, (call) => (call === 1 ? { body: '{"id":"chatcmpl-1","cho' } : good)))

test('a repair that fails for its own reason is not repaired again', async () => {
  await failsAs('busy', 3, (call) => (call === 1 ? { content: 'no JSON' } : serverError))
})

test('one retry is all that question and repair have together', () =>
  failsAs('busy', 3, (call) => (call === 2 ? { content: 'no JSON' } : serverError)))

test('a model that takes no temperature or length is asked without, now and from then on', async () => {
  const refusing = (call: number, request: SentRequest): Reply =>
    request.temperature !== undefined
      ? refusedParameter('temperature')
      : request.max_completion_tokens !== undefined
        ? refusedParameter('max_completion_tokens')
        : good
  const { requests } = await draftWith(refusing, {}, 2)
  expect(
    requests.map(({ temperature, max_completion_tokens, max_tokens }) =>
      [temperature, max_completion_tokens, max_tokens].map((sent) => sent !== undefined),
    ),
  ).toEqual([
    [true, true, false],
    [false, true, false],
    [false, false, true],
    [false, false, true],
  ])
})

test('a model that refuses whatever is sent is asked for less a few times and then left alone', () =>
  failsAs('refused_request', 6, () => refusedParameter('messages')))

test.each<[who: string, status: number, message: string, code: string | null]>([
  ['by its code', 400, "This model's maximum context length is 8192 tokens.", 'context_length_exceeded'],
  ['as small servers say it', 400, 'the request exceeds the available context size', null],
  ['by a count', 400, 'The input token count (40000) exceeds the maximum number of tokens allowed (32768).', null],
  ['by the size of its body', 413, 'Request Entity Too Large', null],
  ['by what it takes in a minute', 429, 'Request too large for the model on tokens per min.', 'rate_limit_exceeded'],
])('a model with a small window is shown less of the site, %s', async (_, status, message, code) => {
  const tooLong: Reply = { status, error: { message, type: 'invalid_request_error', param: null, code } }
  const home = [...Array(400).keys()].map((at) => `<p>Wreck ${at} lies in front of the pier and is dived from the shore.</p>`).join('')
  const { requests, profile } = await draftWith(
    (call, request) => (call === 1 ? tooLong : { content: answer(request, says('features', LINES.export, LINES.export)) }),
    { pages: divePages({ home, about: home }) },
  )
  expect(requests.map(({ messages }) => (messages[1]?.content.length ?? 0) < 20_000)).toEqual([false, true])
  expect(profile.fields.features?.value).toEqual([LINES.export])
})

test('a day’s allowance that is used up ends in the built-in draft alone, and the next day has its own', async () => {
  let now = Date.UTC(2026, 10, 22, 23)
  const spent = await draftWith(() => good, { daily: { calls_max: 1, tokens_max: 1e9 }, now: () => now }, 2)
  expect([spent.requests.length, spent.failure?.reason]).toEqual([1, 'budget'])
  const tokens = await draftWith(() => good, { daily: { calls_max: 100, tokens_max: 1 }, now: () => now }, 2)
  expect([tokens.requests.length, tokens.failure?.reason]).toEqual([1, 'budget'])
  const next = await draftWith(() => good, { daily: { calls_max: 1, tokens_max: 1e9 }, now: () => (now += 86_400_000) }, 2)
  expect([next.requests.length, next.failure]).toEqual([2, null])
})

test('a draft that is called off ends at once and says why', async () => {
  const stop = new AbortController()
  const reason = new Error('the worker stops')
  const running = draftWith(
    () => {
      stop.abort(reason)
      return { connection: 'silent' }
    },
    { signal: stop.signal },
  )
  expect(await running.catch((error: unknown) => error)).toBe(reason)
})

test('a draft that was called off before it began asks nobody', async () => {
  const reason = new Error('too late')
  const running = draftWith(() => good, { signal: AbortSignal.abort(reason) })
  expect(await running.catch((error: unknown) => error)).toBe(reason)
})
