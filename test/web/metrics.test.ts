import { expect, spyOn, test } from 'bun:test'
import v8 from 'node:v8'
import { join } from 'node:path'
import { PortUnusable } from '../../server/boot/port.ts'
import { createMeter } from '../../server/base/observe/metrics.ts'
import { ConfigError } from '../../server/base/config_error.ts'
import { readConfig } from '../../server/core/config.ts'
import { freePort } from '../free_port.ts'
import { startTestService } from '../test_service.ts'

const TOKEN = 'a-token-of-the-operator'
const testService = await startTestService({ role: 'web', env: { METRICS_TOKEN: TOKEN } })
const open = await startTestService({ role: 'web' })
const read = (authorization?: string) =>
  fetch(`${testService.url}/metrics`, { headers: authorization === undefined ? {} : { authorization } })

test('where the operator has set a token, the metrics are for who sends it', async () => {
  for (const wrong of [undefined, 'Bearer', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`]) {
    const refused = await read(wrong)
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="metrics"'])
    expect(await refused.text()).not.toContain('listing_')
  }
  expect((await read(`Bearer ${TOKEN}`)).status).toBe(200)
})

test('without one anybody reads them', async () => expect((await fetch(`${open.url}/metrics`)).status).toBe(200))

test('a token that could be guessed is refused at start', () => {
  for (const METRICS_TOKEN of ['short', 'with a blank in it, long enough']) expect(() => readConfig({ METRICS_TOKEN })).toThrow(ConfigError)
})

/** The lines of an answer by what they are about: the names that are explained, and those that are told. */
function namesOf(text: string) {
  const explained = new Set([...text.matchAll(/^# HELP (\w+) \S/gm)].map(([, name = '']) => name))
  const typed = new Set([...text.matchAll(/^# TYPE (\w+) (?:counter|gauge|histogram|summary)$/gm)].map(([, name = '']) => name))
  const told = new Set([...text.matchAll(/^(\w+)(?:\{[^\n]*\})? [\d.e+-]+$/gm)].map(([, name = '']) => name))
  return { explained, typed, told }
}

test('every name is explained and has a type, and each operation is timed by the door that it came in by', async () => {
  const { apiKey } = await open.founder()
  expect((await open.call('/me', { headers: { authorization: `Bearer ${apiKey}` } })).status).toBe(200)
  const text = await (await fetch(`${open.url}/metrics`)).text()
  expect(text).toContain('listing_operations_total{operation="get_account",status="200"} 1\n')
  expect(text).toContain('listing_operation_seconds_count{operation="get_account",via="rest"} 1\n')
  expect(text).toMatch(/^listing_operation_seconds_bucket\{le="15",operation="get_account",via="rest"\} 1$/m)
  const { explained, typed, told } = namesOf(text)
  const whole = (name: string) => (explained.has(name) ? name : name.replace(/_(bucket|sum|count)$/, ''))
  expect([...told].filter((name) => !explained.has(whole(name)) || !typed.has(whole(name)))).toEqual([])
  const needed = [
    'listing_build_info',
    'listing_database_connections',
    'nodejs_eventloop_lag_seconds',
    'process_cpu_seconds_total',
    'process_resident_memory_bytes',
  ]
  expect(needed.filter((name) => !told.has(name))).toEqual([])
  // Nothing is said of what is not there.
  expect([told.has('listing_model_up'), told.has('listing_replica_up')]).toEqual([false, false])
})

test('a worker tells its counts and the queue at METRICS_PORT, behind the same token, and whether it is ready', async () => {
  const port = freePort()
  const worker = await startTestService({ role: 'worker', env: { METRICS_PORT: String(port), METRICS_TOKEN: TOKEN } })
  const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init)
  expect([(await ask('/healthz')).status, (await ask('/readyz')).status, (await ask('/')).status]).toEqual([200, 200, 404])
  expect((await ask('/metrics')).status).toBe(401)
  expect((await ask('/healthz', { method: 'POST' })).status).toBe(405)
  // As those do who look whether it lives.
  expect((await ask('/healthz', { method: 'HEAD' })).status).toBe(200)
  await worker.service.jobs.add(worker.service.database, 'sweep', {}, { key: 'later', delay_seconds: 3600 })
  const text = await (await ask('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })).text()
  expect(text).toMatch(/^listing_jobs\{job="sweep",state="created"\} [1-9]$/m)
  // What is to come later does not wait yet.
  expect(text).toMatch(/^listing_job_wait_seconds\{job="sweep"\} 0$/m)
  const second = startTestService({ role: 'worker', env: { METRICS_PORT: String(port) } })
  await expect(second).rejects.toThrow(PortUnusable)
  await expect(second).rejects.toThrow(`METRICS_PORT=${port + 1}`)
})

test('what a process takes is told once, and nothing that the runtime halts for to find it out', async () => {
  createMeter()
  const walks = spyOn(v8, 'getHeapSpaceStatistics')
  const text = await createMeter().text([])
  expect(text.match(/^process_cpu_seconds_total /gm)).toHaveLength(1)
  expect([walks.mock.calls.length, text.includes('heap_space')]).toEqual([0, false])
  walks.mockRestore()
})

test('alert rules and the dashboard ask for nothing that is not told', async () => {
  const root = join(import.meta.dir, '../..')
  const { explained } = namesOf(await createMeter().text([]))
  const files = ['deploy/alerts.yaml', 'deploy/dashboard.json']
  const texts = await Promise.all(files.map((file) => Bun.file(join(root, file)).text()))
  const asked = texts.flatMap((text) => [...text.matchAll(/\b(?:listing|process|nodejs)_[a-z_]+\b/g)].map(([name]) => name))
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter((name) => !explained.has(name.replace(/_(bucket|sum|count)$/, '')) && !explained.has(name))).toEqual([])
  type Rules = { groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[] }
  const rules = Bun.YAML.parse(texts[0] ?? '') as Rules
  const dashboard = JSON.parse(texts[1] ?? '')
  for (const { alert, expr, annotations } of rules.groups[0]?.rules ?? [])
    expect([alert, expr !== '', annotations.summary !== '']).toEqual([alert, true, true])
  expect(dashboard.panels.length).toBeGreaterThan(8)
})

test('every count and time of an event has a name that is explained', async () => {
  const { explained } = namesOf(await createMeter().text([]))
  const text = await Bun.file(join(import.meta.dir, '../../server/base/observe/events.ts')).text()
  const used = [...text.matchAll(/(?:count|observe)\('(\w+)'/g)].map(([, name = '']) => name)
  expect(used.length).toBeGreaterThan(15)
  expect(used.filter((name) => !explained.has(name))).toEqual([])
})
