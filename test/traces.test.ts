import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'bun:test'
import { createTraceExporter } from '../server/base/observe/trace_export.ts'
import { beginSpan, endSpan, inSpan, readTraceparent, traceparent } from '../server/base/trace.ts'
import { ConfigError } from '../server/base/config_error.ts'
import { readConfig } from '../server/core/config.ts'
import { startCollector, type SeenSpan } from './doubles/collector.ts'
import { gardenSite, serveSites } from './sites.ts'
import { startTestService } from './test_service.ts'
import { until } from './until.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'
const asked: Headers[] = []
const garden = gardenSite()
const { env } = serveSites({
  'beetroot.test': {
    ...garden,
    '/': (request) => {
      asked.push(request.headers)
      return new Response(String(garden['/']), { headers: { 'content-type': 'text/html' } })
    },
  },
})
const collector = startCollector()
afterAll(() => collector.stop())
const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_EXPORTER_OTLP_HEADERS: 'x-team=a%20b' }
const testService = await startTestService({ env: { ...env, ...settings } })
/** Has what ended sent now. */
const sent = () => testService.service.tracer?.stop()

const told = ({ attributes }: SeenSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? '']))

describe('traces', () => {
  test('a call goes on with the trace of its caller: door, operation, queries, job, and what the job fetches', async () => {
    const { apiKey, listing } = await testService.founder()
    const response = await testService.call('/drafts', {
      method: 'POST',
      headers: {
        ...{ authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', 'idempotency-key': 'secret-of-the-caller' },
        traceparent: `00-${TRACE}-${PARENT}-01`,
      },
      body: JSON.stringify({ url: 'http://beetroot.test' }),
    })
    expect(response.status).toBe(201)
    const { id } = (await response.json()) as { id: string }
    await listing.waitForDraft(id)
    // The draft is ready before its job has ended.
    await until(async () => {
      await sent()
      return collector.spans.some(({ traceId, name }) => traceId === TRACE && name === 'draft')
    })
    const spans = collector.spans.filter(({ traceId }) => traceId === TRACE)
    const one = (name: string) => spans.find((span) => span.name === name) ?? expect.unreachable(`no span ${name}`)
    const [door, operation, job] = [one('POST /api/v1/drafts'), one('submit_listing'), one('draft')]
    expect([door.parentSpanId, door.kind, operation.parentSpanId, operation.kind]).toEqual([PARENT, 2, door.spanId, 1])
    expect(told(door)).toMatchObject({ 'http.route': '/api/v1/drafts', 'http.response.status_code': '201' })
    expect(told(operation)).toMatchObject({ 'listing.via': 'rest', 'listing.status': '201' })
    const queries = spans.filter((span) => told(span)['db.system.name'] === 'postgresql')
    const made = queries.find((span) => told(span)['db.query.text']?.startsWith('insert into drafts')) ?? expect.unreachable('no insert')
    expect([made.name, made.parentSpanId, made.kind]).toEqual(['insert drafts', operation.spanId, 3])
    expect(queries.some(({ parentSpanId }) => parentSpanId === job.spanId)).toBe(true)
    // The job hangs below the call that asked for it, and what it fetches below the job.
    expect([job.parentSpanId, job.kind]).toEqual([operation.spanId, 5])
    const fetched = spans.filter(({ name }) => name === 'GET beetroot.test')
    expect(fetched.map(({ parentSpanId }) => parentSpanId)).toEqual(fetched.map(() => job.spanId))
    expect(fetched.length).toBeGreaterThan(0)
    expect(asked.some((headers) => headers.has('traceparent'))).toBe(false)
    expect(collector.headers[0]?.get('x-team')).toBe('a b')
    // What the job was told is what it always was.
    const [row] = await testService.sql<
      { draft: unknown }[]
    >`select data - 'traceparent' as draft from jobs.job where name = 'draft' limit 1`
    expect(row?.draft).toMatchObject({ draft_id: id })
  })

  test('what comes in by no page and no operation is told by its route too', async () => {
    const routes = [
      ['POST', '/mcp/readonly', 'POST /mcp/readonly'],
      ['POST', '/webhooks/stripe', 'POST /webhooks/stripe'],
      ['GET', '/updates.rss', 'GET /updates.rss'],
      ['GET', '/llms.txt', 'GET /llms.txt'],
    ] as const
    const trace_id = TRACE.replace(/^./, 'c')
    for (const [method, path] of routes)
      await fetch(testService.url + path, { method, headers: { traceparent: `00-${trace_id}-${PARENT}-01` } })
    await until(async () => {
      await sent()
      return collector.spans.filter(({ traceId, kind }) => traceId === trace_id && kind === 2).length === routes.length
    })
    const doors = collector.spans.filter(({ traceId, kind }) => traceId === trace_id && kind === 2)
    expect(doors.map(({ name }) => name).toSorted()).toEqual(routes.map(([, , name]) => name).toSorted())
  })

  test('no value, token, address of a person or query of an address is in any span', async () => {
    const { apiKey, listing, account_id } = await testService.founder()
    const { items } = await listing.listMyDrafts()
    expect(items).toEqual([])
    const submitted = await listing.submitListing({ url: 'http://beetroot.test' })
    await listing.waitForDraft(submitted.id)
    await listing.updateDraft({ id: submitted.id, fields: { name: 'Beetroot of Xaver', contact_email: 'xaver@private.example' } })
    await testService.call('/listings?q=xaver-looked-for-this', {})
    await fetch(`${testService.url}/sign-in?return_to=/xaver-went-there`)
    await fetch(`${testService.url}/orders/xaver-token-of-an-order`)
    await fetch(`${testService.url}/nothing/xaver-there`, { method: 'PATCH' })
    await testService.call('/drafts', { method: 'POST', headers: { authorization: `Bearer ${apiKey}` }, body: '{"url": "xaver"' })
    await sent()
    const text = collector.bodies.join('\n')
    expect(collector.named('update_draft').length).toBe(1)
    for (const secret of [apiKey, account_id, submitted.id, 'xaver', 'Xaver', 'secret-', 'founders.example'])
      expect(text).not.toContain(secret)
  })

  test('a collector that is slow, refuses or is gone holds no call up, and is told what still waits when it is back', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    collector.held = promise
    const ask = async () => expect((await testService.call('/categories')).status).toBe(200)
    await ask()
    const stopping = sent()
    await until(() => collector.holding > 0)
    // It holds the spans of the first call now, and answers nothing.
    for (let count = 0; count < 5; count++) await ask()
    collector.held = null
    resolve()
    await stopping
    collector.status = 500
    await ask()
    await sent()
    expect(testService.lines.filter(({ event }) => event === 'traces_lost').map(({ details }) => details.reason)).toEqual(['HTTP 500'])
    collector.status = 503
    const before = collector.named('list_categories').length
    await ask()
    await sent()
    collector.status = 200
    await sent()
    // A refusal for the moment loses nothing.
    expect(collector.named('list_categories').length).toBe(before + 1)
    expect(testService.lines.filter(({ event }) => event === 'traces_back').length).toBe(1)
  })

  test('what waits for a collector is bounded', async () => {
    const changes: string[] = []
    const gone = { endpoint: 'http://127.0.0.1:1', headers: {}, resource: {} }
    const exporter = createTraceExporter({ ...gone, onChange: (state) => void changes.push(state) })
    for (let count = 0; count < 10_000; count++)
      endSpan(beginSpan({ name: 'x', kind: 'internal', attributes: {}, sink: exporter.take }, null))
    expect(exporter.waiting()).toBe(2048)
    expect(changes).toEqual(['lost'])
    for (let tries = 0; tries < 20 && exporter.waiting() > 0; tries++) await exporter.stop()
    expect(exporter.waiting()).toBe(0)
  })

  test('an error is told by its kind and not by its words', async () => {
    const { promise, resolve } = Promise.withResolvers<string | null>()
    const span = beginSpan({ name: 'x', kind: 'internal', attributes: {}, sink: ({ failed }) => resolve(failed) }, null)
    const broke = inSpan(span, async () => {
      expect(traceparent()).toBe(`00-${span.trace_id}-${span.span_id}-01`)
      throw new TypeError('xaver@private.example is no name')
    })
    await expect(broke).rejects.toThrow('xaver')
    expect(await promise).toBe('TypeError')
    expect(traceparent()).toBeNull()
  })

  test('a traceparent that is none begins a trace of its own, and one that is not sampled is none of ours', async () => {
    for (const wrong of [
      '',
      'x',
      `01-${TRACE}-${PARENT}-01`,
      `00-${'0'.repeat(32)}-${PARENT}-01`,
      `00-${TRACE}-${'0'.repeat(16)}-01`,
      `00-${TRACE}-${PARENT}-01-x`,
    ])
      expect(readTraceparent(wrong)).toBeNull()
    expect(readTraceparent(`00-${TRACE}-${PARENT}-00`)?.sampled).toBe(false)
    const before = collector.named('GET /api/v1/categories').length
    await testService.call('/categories', { headers: { traceparent: `00-${'c'.repeat(32)}-${PARENT}-00` } })
    await sent()
    expect(collector.named('GET /api/v1/categories').length).toBe(before)
  })

  test('settings that cannot be used are refused by their names', () => {
    const of = (more: Record<string, string>) => () => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', ...more })
    expect(readConfig({}).traces).toBeNull()
    expect(of({ OTEL_TRACES_SAMPLER_ARG: '0.5' })().traces?.share).toBe(0.5)
    expect(of({ OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow('OTEL_TRACES_SAMPLER_ARG')
    expect(of({ OTEL_EXPORTER_OTLP_HEADERS: 'no header' })).toThrow('OTEL_EXPORTER_OTLP_HEADERS')
    expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' })).toThrow(ConfigError)
  })

  test('nothing of it is loaded by a service that sends none', async () => {
    const root = join(import.meta.dir, '../server')
    const loads: string[] = []
    for await (const path of new Bun.Glob('**/*.{ts,tsx}').scan(root))
      for (const found of new Bun.Transpiler({ loader: path.endsWith('x') ? 'tsx' : 'ts' }).scanImports(
        (await Bun.file(join(root, path)).text()).replace(/^#!.*/, ''),
      ))
        if (found.kind === 'import-statement' && /\/(tracer|trace_queries)\.ts$/.test(found.path)) loads.push(path)
    expect(loads).toEqual([])
  })
})
