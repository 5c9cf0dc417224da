import { afterAll, describe, expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { CrawlFailed, crawlSite } from '../../../server/crawl/site.ts'
import { fetchRobots } from '../../../server/crawl/robots.ts'
import { html, redirect, rejection, serveWeb, type Site } from '../web.ts'
import { app, browserProcesses, rendererOf, shows } from './browser.ts'

const DONE = shows('<h1>Tidepool</h1>')

/** One that ended with another is gone already. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** Pages that show something and then do their worst: what they showed is taken. */
const NOISY: Record<string, string> = {
  'alerts without end': `${DONE} setInterval(() => { alert('x'); confirm('x'); prompt('x') }, 1)`,
  'pop-ups without end': `${DONE} setInterval(() => open('/popup'), 5)`,
  'downloads without end': `${DONE} setInterval(() => { const a = document.createElement('a'); a.href = 'data:application/zip,xx'; a.download = 'x.zip'; document.body.append(a); a.click() }, 20)`,
  'a history without end': `${DONE} setInterval(() => { for (let n = 0; n < 100; n++) history.pushState(n, '', '/p' + n) }, 10); setInterval(() => history.back(), 30)`,
  'loading that it stops itself': `${DONE} setInterval(() => stop(), 5); stop()`,
  'an animation without end': `${DONE} setInterval(() => { document.body.style.background = 'rgb(' + Math.random() * 255 + ',0,0)' }, 1); requestAnimationFrame(function draw() { document.body.append(' '); requestAnimationFrame(draw) })`,
  'rejections and errors without end': `${DONE} setInterval(() => { Promise.reject(new Error('x')); console.log('x'.repeat(10000)); throw new Error('y') }, 1)`,
  'a clock that ticks': `${DONE} setInterval(() => { document.querySelector('h1').textContent = 'Tidepool ' + (Date.now() % 10) }, 50)`,
  'prototypes that lie': `${DONE} Object.defineProperty(Node.prototype, 'childNodes', { get() { throw new Error('no') } }); Array.prototype.join = () => 'x'.repeat(1e9); JSON.stringify = () => '{}'; document.createElement = null`,
  'requests to private places': `${DONE} for (const u of ['http://127.0.0.1:5432/', 'http://169.254.169.254/latest/', 'http://localhost/', 'http://[::1]/', 'file:///etc/passwd', '/to-private']) fetch(u).then((a) => a.text()).then((t) => { document.querySelector('h1').textContent = 'REACHED ' + t }).catch(() => {})`,
}
/** Pages of which nothing comes, since they break what would show them. */
const BROKEN: Record<string, string> = {
  'a loop without end': 'for (;;) {}',
  'memory without end': 'const kept = []; setInterval(() => { const more = new Uint8Array(64e6); more.fill(7); kept.push(more) }, 5)',
  'a tree without end': 'setInterval(() => { for (let n = 0; n < 20000; n++) document.body.append(document.createElement("i"), "") }, 1)',
  'reloads without end': 'location.reload()',
  'frames without end': `${DONE} let frames = 0; setInterval(() => { if (frames++ < 300) { const f = document.createElement('iframe'); f.srcdoc = '<script>parent.location.reload</scr' + 'ipt>'; document.body.append(f) } }, 5)`,
}

const renderer = await rendererOf({ limits: { page_seconds_max: 2, pages_max: 100, draft_seconds_max: 300 } })
const site: Site = { '/to-private': () => redirect('http://127.0.0.1:5432/') }
const pathOf = (name: string) => `/${encodeURIComponent(name)}`
for (const [name, script] of Object.entries({ ...NOISY, ...BROKEN })) site[pathOf(name)] = () => html(app(script))
const alive = Promise.withResolvers<void>()
site['/alive'] = () => html(app(`const asked = new XMLHttpRequest(); asked.open('GET', '/is-alive', false); asked.send(); for (;;) {}`))
site['/is-alive'] = () => {
  alive.resolve()
  return new Response('yes', { headers: { 'content-type': 'text/plain' } })
}
site['/fine'] = () => html(app(DONE))
const web = serveWeb({ 'a.test': site })
const fetch = web.fetch()
const session = renderer.open({ fetch, robotsOf: (origin) => fetchRobots(fetch, origin), signal: undefined })
afterAll(async () => {
  await session.close()
  await web.stop()
})

async function render(path: string) {
  const { bytes } = await fetch(`http://a.test${path}`)
  return session.render({ url: `http://a.test${path}`, document: { bytes, content_type: 'text/html', policy: null }, photograph: true })
}

describe('hostile pages', () => {
  test.each(Object.keys(NOISY))('a page with %s is read all the same', async (name) => {
    const rendering = await render(pathOf(name))
    const shown = 'html' in rendering ? rendering.html : rendering.lost
    expect(shown).toContain('Tidepool keeps the water')
    expect(shown).not.toContain('REACHED')
  })
  test.each(Object.keys(BROKEN))('a page with %s costs itself alone', async (name) => {
    const lost = await render(pathOf(name))
    // One of them shows something before it begins.
    expect('lost' in lost || !lost.html.includes('Tidepool') || name === 'frames without end').toBe(true)
    expect(await render('/fine')).toMatchObject({ html: expect.stringContaining('<h1>Tidepool</h1>') })
  })
  test('two pages at once: one that takes the browser down costs the draft a page, and the next is shown', async () => {
    const [lost] = await Promise.all([render(pathOf('memory without end')), render(pathOf('a loop without end'))])
    // What an empty page holds may have been taken before it broke.
    expect('lost' in lost || !lost.html.includes('Tidepool')).toBe(true)
    expect(await render('/fine')).toHaveProperty('html')
  })
  test('a browser that is killed costs a page, not the draft', async () => {
    const rendering = render('/alive')
    await alive.promise
    for (const pid of await browserProcesses()) kill(pid)
    expect(await rendering).toEqual({ lost: 'crashed' })
    expect(await render('/fine')).toHaveProperty('html')
  })
  test('afterwards nothing is left of any browser: no process, no folder', async () => {
    await session.close()
    expect(await browserProcesses()).toEqual([])
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith(`listing-browser-${process.pid}-`))).toEqual([])
  })
})

test('a site of which nothing could be shown fails as empty, and says why; one that says something is drafted with a warning', async () => {
  const crawl = async (head: string) => {
    const hung = serveWeb({ 'a.test': { '/': () => html(app('for (;;) {}', head)) } })
    try {
      return await crawlSite({ url: 'http://a.test/', scheme_given: true, fetch: hung.fetch(), renderer })
    } finally {
      await hung.stop()
    }
  }
  const refused = await rejection(crawl('<title>App</title>'))
  expect(refused).toBeInstanceOf(CrawlFailed)
  expect(refused).toMatchObject({
    code: 'empty_content',
    warnings: [{ code: 'needs_javascript', message: expect.stringContaining('http://a.test/') }],
  })
  const crawled = await crawl('<title>App</title><meta name="description" content="Tidepool keeps the water of reef tanks in balance.">')
  expect(crawled.warnings).toMatchObject([{ code: 'needs_javascript' }])
  expect(crawled.pages_rendered).toBe(0)
})
