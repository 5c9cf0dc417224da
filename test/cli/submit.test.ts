import { afterAll, expect, test } from 'bun:test'
import { SAMPLE_HOST, serveSampleSite } from '../../server/demo/sample_site.ts'
import { html, serveWeb } from '../crawl/web.ts'
import { startTestService } from '../test_service.ts'
import { once, onTerminal, piped, plain } from './listing.ts'

const sample = serveSampleSite()
const ESCAPES = '&#27;[2J&#27;]0;owned&#7;&#155;31m&#8238;'
const hold = Promise.withResolvers<void>()
const later = Promise.withResolvers<void>()
const web = serveWeb({
  'evil.example': {
    '/': html(
      `<title>Evil${ESCAPES}</title><meta name="description" content="Evil${ESCAPES} sells invoices to small teams."><h1>Evil${ESCAPES} sells invoices</h1>
      <p>Evil${ESCAPES} sells invoices to small teams, every day of the week and at night.</p>`,
    ),
    '/robots.txt': new Response('User-agent: *\nAllow: /\n', { headers: { 'content-type': 'text/plain' } }),
  },
  'closed.example': { '/robots.txt': new Response('User-agent: *\nDisallow: /\n', { headers: { 'content-type': 'text/plain' } }) },
  'unread.example': { '*': () => later.promise.then(() => html('<title>Unread</title>')) },
  'slow.example': { '*': () => hold.promise.then(() => html('<title>Slow</title>')) },
})
const testService = await startTestService({
  env: {
    CRAWL_CONNECT_TO: [
      sample.connect_to,
      ...['evil', 'closed', 'slow', 'unread'].map((name) => `${name}.example:80:127.0.0.1:${web.port}`),
    ].join(','),
  },
})
const { listing, apiKey } = await testService.founder()
const env = { LISTING_BASE_URL: testService.url, LISTING_API_KEY: apiKey }
afterAll(async () => {
  hold.resolve()
  later.resolve()
  sample.stop()
  await web.stop()
})

test('submit ends with every value with its state, its quote and its page', async () => {
  const { code, shown } = await onTerminal(['submit', `http://${SAMPLE_HOST}`], { env })
  const text = plain(shown)
  expect(code).toBe(0)
  // Which steps are seen depends on how fast the site is read.
  expect(text).toMatch(/Reading http:\/\/tallyroom\.test\S* \(\d+ of \d+ pages\)|Drafting from \d+ pages/)
  expect(text).toMatch(/founded_year\s+2021\n\s+ai “Tallyroom was founded in 2021/)
  expect(text).toContain(`http://${SAMPLE_HOST}/about`)
  expect(text).toMatch(/not stated on the \d+ pages read: .*docs_url/)
  expect(text).toMatch(/Next: listing submit-draft d_\S+\n {2}or: listing founder\n {2}or: listing edit d_\S+ --set \w+=…\n$/)
})

test('submit in a pipe prints the draft as the service answers it, and talks on stderr', async () => {
  const { code, stdout, stderr } = await piped(['submit', `http://${SAMPLE_HOST}/#top`], env)
  expect(code).toBe(0)
  const [mine] = (await listing.listMyDrafts()).items
  expect(JSON.parse(stdout)).toEqual(await listing.getDraft({ id: mine?.id ?? '' }))
  expect(stderr).toContain('You already have a draft of this site')
  // The comments of the file are for people too.
  const yaml = (await piped(['show', mine?.id ?? '', '--yaml'], env)).stdout
  expect(yaml).toContain('`listing categories`')
  expect(yaml).not.toMatch(/\bfields\.\w|list_categories/)
})

test('a page that holds escape sequences cannot steer the terminal, as a page or as JSON', async () => {
  const { code, shown } = await onTerminal(['submit', 'http://evil.example'], { env: { ...env, NO_COLOR: '1' } })
  expect(code).toBe(0)
  // What remains once the spinner's own sequences are taken away.
  expect(plain(shown)).not.toMatch(/[\u001b\u0007\u009b\u202e]/)
  expect(plain(shown)).toContain('Evil')
  expect(plain(shown)).toContain('not stated on the 1 page read: ')
  const json = await onTerminal(['drafts', '--json'], { env })
  expect(json.shown).not.toMatch(/[\u001b\u0007\u009b\u202e]/)
})

test('a site that forbids reading ends in 1 with the reason, what to do, and what to type', async () => {
  const { code, stdout, stderr } = await piped(['submit', 'http://closed.example'], env)
  expect(code).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({ status: 'failed', error: { code: 'robots_disallowed' } })
  expect(stderr).toContain(JSON.parse(stdout).error.fix)
  const onward = /\nNext: listing submit http:\/\/closed\.example\/\n {2}or: listing edit d_\S+ --set name=\S+\n$/
  expect(stderr).toMatch(onward)
  // Nothing was read, so there is nothing of it to list.
  const page = await piped(['show', JSON.parse(stdout).id, '--no-json'], env)
  expect(page.stdout).toMatch(/^http:\/\/closed\.example\/\nfailed, 0% complete.*\n$/)
  expect(page.stderr).toContain(JSON.parse(stdout).error.fix)
  // What to type stands once, at the end.
  expect(page.stderr).toMatch(onward)
})

test('submit shows what is being read; Ctrl-C leaves the draft running, says how to look later, and ends in 130', async () => {
  const { code, shown } = await onTerminal(['submit', 'http://slow.example'], {
    env,
    act: once('Reading http://slow.example/ (0 of 1 page)', (type) => type('\u0003')),
  })
  expect(code).toBe(130)
  const [, id = ''] = /Next: listing show (d_\S{22}) --wait/.exec(plain(shown)) ?? []
  expect((await listing.getDraft({ id })).status).toBe('crawling')
  // The cursor that the spinner hid is back.
  expect(shown.lastIndexOf('\u001b[?25h')).toBeGreaterThan(shown.lastIndexOf('\u001b[?25l'))

  const late = await piped(['draft', 'show', id, '--wait', '--timeout', '1'], env)
  expect(late.code).toBe(8)
  expect(late.stderr).toEndWith(`Next: listing show ${id} --wait\n`)
  expect((await piped(['submit-draft', id], env)).code).toBe(8)
  hold.resolve()
})

test('--no-wait and every view of a draft say nothing of the website before it was read', async () => {
  const started = await onTerminal(['submit', 'http://unread.example', '--no-wait'], { env })
  expect(plain(started.shown)).toMatch(/is being read; nothing is known about it yet {2}d_\S+\nNext: listing show d_\S+ --wait\n$/)
  const [, id = ''] = /(d_\S{22})/.exec(plain(started.shown)) ?? []
  for (const words of [
    ['show', id],
    ['show', id, '--yaml'],
    ['edit', id, '--set', 'phone=+49 30 1234'],
  ]) {
    const { shown } = await onTerminal(words, { env })
    expect(plain(shown)).not.toMatch(/not found on the website|not stated|not_found/)
  }
})

test('an address that is not allowed is refused with what to send instead', async () => {
  const { code, stderr } = await piped(['submit', 'http://127.0.0.1/'], env)
  expect(code).toBe(1)
  expect(stderr).toMatch(/Error: .*not a public address.*\nNext: listing submit https:\/\/your-product\.com\n$/)
})

test('--no-wait returns at once with the draft that was started', async () => {
  const { code, stdout } = await piped(['submit', `http://${SAMPLE_HOST}`, '--no-wait'], env)
  expect(code).toBe(0)
  expect(JSON.parse(stdout)).toEqual(await listing.getDraft({ id: JSON.parse(stdout).id }))
})

test('a service that is lost while we wait says how to look later', async () => {
  const front = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      if (request.method === 'GET') return new Response('gone', { status: 502 })
      const { method, headers } = request
      return fetch(`${testService.url}${new URL(request.url).pathname}`, { method, headers, body: await request.text() })
    },
  })
  const { code, stdout, stderr } = await piped(['submit', `http://${SAMPLE_HOST}`], {
    ...env,
    LISTING_BASE_URL: `http://127.0.0.1:${front.port}`,
  })
  await front.stop(true)
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(/\nNext: listing show d_\S{22} --wait\n$/)
})

test('Ctrl-C before the service has answered says where a draft would be', async () => {
  const silent = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Promise<Response>(() => {}) })
  const { code, shown } = await onTerminal(['submit', 'acme.example.com'], {
    env: { ...env, LISTING_BASE_URL: `http://127.0.0.1:${silent.port}` },
    act: once('Asking', (type) => type('\u0003')),
  })
  await silent.stop(true)
  expect(code).toBe(130)
  expect(plain(shown)).toContain('Next: listing drafts\n')
})
