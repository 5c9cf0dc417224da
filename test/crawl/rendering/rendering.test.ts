import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { crawlSite, type CrawlOptions } from '../../../server/crawl/site.ts'
import { draftBuiltIn } from '../../../server/drafting/built_in/draft_built_in.ts'
import { html, serveWeb, text, type Site } from '../web.ts'
import { app, browserProcesses, rendererOf, shows } from './browser.ts'

const LONG = 'Tidepool keeps the water of reef tanks in balance and says every morning what to add, in plain words. '.repeat(4)

let web: ReturnType<typeof serveWeb> | null = null
const renderer = await rendererOf()
const always = await rendererOf({ mode: 'always' })
/** On a busy machine too it is not the time that ends a page. */
const patient = await rendererOf({ limits: { draft_seconds_max: 120, page_seconds_max: 100 } })
afterEach(() => web?.stop())
afterAll(async () => {
  await renderer.stop()
  await always.stop()
  await patient.stop()
})

async function crawl(site: Site, options: Partial<CrawlOptions> = {}, others: Record<string, Site> = {}) {
  void web?.stop()
  web = serveWeb({ 'a.test': site, ...others })
  return crawlSite({ url: 'http://a.test/', scheme_given: true, fetch: web.fetch(), renderer, limits: { delay_seconds: 0 }, ...options })
}

describe('what is rendered', () => {
  test('an app is read as people see it, and its routes as its links say', async () => {
    const shell = app(
      `fetch('/texts').then((answer) => answer.json()).then((texts) => { ${shows('<main></main>')} document.querySelector('main').innerHTML = texts[location.pathname]; document.title = 'Tidepool ' + location.pathname; });`,
    )
    const texts = {
      '/': '<h1>Tidepool</h1><a href="/pricing">Pricing</a><a href="/about">About</a>',
      '/pricing': '<h1>Prices</h1><p>$12 / month</p>',
      '/about': '<h1>About</h1>',
    }
    const crawled = await crawl({
      '/': () => html(shell),
      '/pricing': () => html(shell),
      '/about': () => html(shell),
      '/texts': () => Response.json(texts),
    })
    expect(crawled.pages.map(({ url, kind, rendered }) => ({ url, kind, rendered }))).toEqual([
      { url: 'http://a.test/', kind: 'home', rendered: true },
      { url: 'http://a.test/pricing', kind: 'pricing', rendered: true },
      { url: 'http://a.test/about', kind: 'about', rendered: true },
    ])
    expect(crawled.pages_rendered).toBe(3)
    expect(crawled.warnings).toEqual([])
    const { fields } = draftBuiltIn({ pages: crawled.pages, categories: [] })
    expect(fields.starting_price).toMatchObject({ value: '$12 / month', evidence: [{ url: 'http://a.test/pricing', rendered: true }] })
  })
  for (const [what, before] of [
    ['nothing', ''],
    ['«Loading…»', '<p>Loading…</p>'],
  ] as const)
    test(`an app that shows ${what} until a slow answer is there is waited for`, async () => {
      const { promise, resolve } = Promise.withResolvers<Response>()
      const site = {
        '/': () =>
          html(
            app(
              `const root = document.getElementById('root'); root.innerHTML = '${before}'; requestAnimationFrame(function wait(at) { at < 4000 ? requestAnimationFrame(wait) : fetch("/now") }); fetch('/slow').then((answer) => answer.text()).then((text) => { root.innerHTML = '<h1>' + text + '</h1>' })`,
            ),
          ),
        '/slow': () => promise,
        '/now': () => (resolve(text('Tidepool')), text('')),
      }
      const crawled = await crawl(site, { renderer: patient })
      expect(crawled.pages[0]?.html).toContain('<h1>Tidepool</h1>')
    })
  test('a page whose own markup can be read is left as it came, and nothing of its scripts is fetched', async () => {
    const crawled = await crawl({ '/': () => html(`<title>Tidepool</title><p>${LONG}</p><script src="/app.js"></script>`) })
    expect(crawled.pages[0]).not.toHaveProperty('rendered')
    expect([crawled.pages_rendered, crawled.photographs]).toEqual([0, []])
    expect(web?.paths()).not.toContain('/app.js')
  })
  test('199 characters beside scripts are next to nothing, 200 are a page; words for browsers without scripts are not counted', async () => {
    const of = (count: number) =>
      html(
        app(shows('<h1>Shown</h1>'), `<title>${'t'.repeat(300)}</title>`)
          .replace('<div id="root">', `${'x '.repeat(count / 2 - 1)}${count % 2 ? 'xxx' : 'xx'}<div id="root">`)
          .replace('Scripts are needed.', LONG),
      )
    expect((await crawl({ '/': () => of(199) })).pages_rendered).toBe(1)
    expect((await crawl({ '/': () => of(200) })).pages_rendered).toBe(0)
  })
  test('an empty page without scripts, or with data alone in them, is not rendered', async () => {
    const crawled = await crawl({
      '/': () =>
        html(
          '<title>Tidepool</title><meta name="description" content="Water"><script type="application/ld+json">{"@type":"Organization","name":"Tidepool"}</script>',
        ),
    })
    expect([crawled.pages_rendered, crawled.warnings]).toEqual([0, []])
  })
  test('set to always, every page is', async () => {
    const crawled = await crawl(
      { '/': () => html(`<title>Tidepool</title><p>${LONG}</p><script>document.title = 'Seen'</script>`) },
      { renderer: always },
    )
    expect(crawled.pages[0]?.html).toContain('<title>Seen</title>')
    expect(crawled.photographs.map(({ width, height, url }) => ({ width, height, url }))).toEqual([
      { width: 1280, height: 800, url: 'http://a.test/' },
      { width: 390, height: 844, url: 'http://a.test/' },
    ])
  })
  test('what stands in shadows is read where it is shown, and links begin where the page moved to', async () => {
    const crawled = await crawl({
      '/': () =>
        html(
          app(`customElements.define('the-card', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'closed' }).innerHTML = '<h2>In the <slot></slot></h2>' } });
        ${shows('<the-card>shadow</the-card><a href="pricing">Pricing</a>')} history.replaceState(null, '', '/en/start');`),
        ),
      '/en/pricing': () => html(`<title>Pricing</title><p>${LONG} $9</p>`),
    })
    expect(crawled.pages[0]?.html).toContain('<h2>In the <slot>shadow</slot></h2>')
    expect(crawled.pages.map(({ url }) => url)).toContain('http://a.test/en/pricing')
  })
  test('a page that was rendered is rendered again, also where its shell did not change', async () => {
    let said = 'first'
    const site = {
      '/': () =>
        html(
          app(
            `fetch('/data').then((a) => a.text()).then((name) => { ${shows('<h1></h1>')} document.querySelector('h1').textContent = name })`,
          ),
          { etag: '"shell"' },
        ),
      '/data': () => text(said),
    }
    const before = await crawl(site)
    said = 'second'
    const after = await crawl(site, { previous: before.pages })
    expect(after.pages[0]?.html).toContain('<h1>second</h1>')
  })
})

describe('bounds', () => {
  test('six pages of a site are rendered; what only a seventh would show is not taken for a page', async () => {
    const names = ['pricing', 'about', 'team', 'contact', 'faq', 'features', 'press', 'docs']
    const shell = () =>
      html(
        app(
          `${shows(names.map((name) => `<a href="/${name}">${name}</a>`).join(''))} document.querySelector('#root').append(location.pathname)`,
        ),
      )
    const crawled = await crawl(Object.fromEntries(['/', ...names.map((name) => `/${name}`)].map((path) => [path, shell])))
    expect(crawled.pages_rendered).toBe(6)
    expect(crawled.pages.every(({ rendered }) => rendered === true)).toBe(true)
  })
  test('a page asks for 120 things at most, robots.txt of other hosts among them', async () => {
    const other: Site = { '*': () => Response.json({}) }
    const crawled = await crawl(
      {
        '/': () =>
          html(
            app(
              `for (let n = 0; n < 200; n++) fetch(n % 2 ? '/data?' + n : 'http://b' + n + '.test/data').catch(() => {}); ${shows('<h1>Tidepool</h1>')}`,
            ),
          ),
        '/data': () => Response.json({}),
      },
      {},
      Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`b${at}.test`, other])),
    )
    expect(crawled.pages_rendered).toBe(1)
    // The site's own robots.txt was asked for by the crawl, before there was a page.
    const asked = web?.paths().filter((path) => path !== '/sitemap.xml') ?? []
    expect(asked.length).toBeLessThanOrEqual(121)
    expect(asked.length).toBeGreaterThan(60)
  })
  test('a page takes 15 MB at most, and is read without what is more', async () => {
    const big = () => new Response('x'.repeat(4 * 1024 * 1024), { headers: { 'content-type': 'text/plain' } })
    const site = {
      '/': () =>
        html(
          app(
            `let got = 0; (async () => { for (let n = 0; n < 8; n++) await fetch('/big?' + n).then((a) => a.text()).then((t) => { got += t.length }).catch(() => {}); ${shows('<h1></h1>')} document.querySelector('h1').textContent = 'Got ' + Math.round(got / 1048576) })()`,
          ),
        ),
      '/big': big,
    }
    const crawled = await crawl(site, { renderer: patient })
    expect(crawled.pages[0]?.html).toContain('<h1>Got 12</h1>')
  })
  test('a draft whose pages take all its time is made of what was shown, and says what was left out', async () => {
    // A page alone may take longer than the draft, so that on a busy machine too it is the draft's time that ends.
    const short = await rendererOf({ limits: { draft_seconds_max: 5, page_seconds_max: 60 } })
    const home = shows('<a href="/pricing">Pricing</a> <a href="/about">About</a> <a href="/contact">Contact</a>')
    const endless = () => html(app('for (;;) {}'))
    const site = {
      '/': () => html(app(home)),
      '/pricing': endless,
      '/about': endless,
      '/contact': () => html(app(shows('<h1>Contact</h1>'))),
    }
    const crawled = await crawl(site, { renderer: short })
    await short.stop()
    expect(crawled.pages.map(({ url }) => url)).toEqual(['http://a.test/'])
    expect(crawled.warnings).toMatchObject([{ code: 'needs_javascript', message: expect.stringContaining('/contact was left out') }])
  })
  test('when a draft is done nothing of its browser is left', async () => {
    await crawl({ '/': () => html(app(shows('<h1>Tidepool</h1>'))) })
    expect(await browserProcesses()).toEqual([])
  })
})
