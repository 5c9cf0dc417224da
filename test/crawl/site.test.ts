import { afterAll, afterEach, describe, expect, spyOn, test } from 'bun:test'
import { parseAddress } from '../../server/base/addresses/web_address.ts'
import { parseConnectTo, type GuardedFetch } from '../../server/crawl/guarded_fetch.ts'
import type { Crawled, Page } from '../../server/crawl/page.ts'
import { crawlSite, type CrawlOptions, type CrawlProgress } from '../../server/crawl/site.ts'
import { stopThreads } from '../../server/base/threads/thread.ts'
import { AUTHORITY, CERTIFICATE, KEY } from './certificates.ts'
import { asItsJobDoes, html, redirect, rejection, serveWeb, text, type Site } from './web.ts'

const FILLER = 'This is a page with enough words on it to be a page that a person would like to read from top to end. '.repeat(3)
const page = (title: string, body = '', language = 'en') =>
  `<!doctype html><html lang="${language}"><title>${title}</title><h1>${title}</h1><p>${title}: ${FILLER}</p>${body}`
const links = (...entries: [href: string, text: string][]) =>
  `<footer>${entries.map(([href, label]) => `<a href="${href}">${label}</a>`).join(' ')}</footer>`

let web: ReturnType<typeof serveWeb> | null = null
afterEach(() => web?.stop())
afterAll(() => stopThreads())

/** Crawls sites of a web made for one test, without pauses. */
function crawl(
  typed: string,
  sites: Record<string, Site>,
  options: Partial<CrawlOptions> & { fetch_with?: (own: NonNullable<typeof web>) => GuardedFetch } = {},
) {
  return asItsJobDoes(async () => {
    void web?.stop()
    web = serveWeb(sites)
    const fetch = options.fetch_with?.(web) ?? web.fetch()
    const { url, scheme_given } = parseAddress(typed, fetch.named)
    return crawlSite({ url, scheme_given, fetch, ...options, limits: { delay_seconds: 0, ...options.limits } })
  })
}
const kinds = ({ pages }: Crawled) => pages.map(({ kind, url }) => `${kind} ${new URL(url).pathname}`)
const codes = ({ warnings }: Crawled) => warnings.map(({ code }) => code)

describe('which pages are read', () => {
  test('the home page first, then the pages that matter, company facts before prose', async () => {
    const names: [string, string][] = [
      ['/blog', 'Blog'],
      ['/features', 'Features'],
      ['/privacy', 'Privacy'],
      ['/faq', 'FAQ'],
      ['/team', 'Team'],
      ['/about', 'About'],
      ['/pricing', 'Pricing'],
      ['/imprint', 'Imprint'],
      ['/login', 'Log in'],
      ['/brochure.pdf', 'Brochure'],
      ['https://other.test/pricing', 'Their prices'],
      ['https://docs.a.test/', 'Docs'],
      ['mailto:me@a.test', 'Contact'],
    ]
    const site = Object.fromEntries(names.map(([path, name]) => [path, page(name)]))
    const crawled = await crawl(
      'http://a.test',
      { 'a.test': { ...site, '/': page('Home', links(...names)) } },
      { limits: { concurrency_max: 1 } },
    )
    expect(kinds(crawled)).toEqual([
      'home /',
      'imprint /imprint',
      'pricing /pricing',
      'about /about',
      'team /team',
      'faq /faq',
      'privacy /privacy',
      'features /features',
      'other /blog',
    ])
    expect(web?.paths()).toEqual(['/robots.txt', '/', '/imprint', '/pricing', '/about', '/team', '/faq', '/privacy', '/features', '/blog'])
    expect(crawled.warnings).toEqual([])
  })

  test('at most twelve, however many there are, and a link farm is no work', async () => {
    const farm = links(...Array.from({ length: 6000 }, (_, at): [string, string] => [`/page-${at}`, `Page ${at}`]), ['/imprint', 'Imprint'])
    const crawled = await crawl('http://a.test', {
      'a.test': { '/': page('Home', farm), '/imprint': page('Imprint'), '*': (request: Request) => html(page(request.url, farm)) },
    })
    expect(crawled.pages.length).toBeLessThanOrEqual(12)
    expect(crawled.pages_found).toBeGreaterThan(crawled.pages.length)
    expect(web?.hits.length).toBeLessThan(25)
  })

  test('pages that only a second page links to are found too', async () => {
    const crawled = await crawl('http://a.test', {
      'a.test': {
        '/': page('Home', links(['/about', 'About'])),
        '/about': page('About', links(['/legal', 'Impressum'])),
        '/legal': page('Legal'),
      },
    })
    expect(kinds(crawled)).toContain('imprint /legal')
  })

  test('links are resolved against the base element, tracking and fragments make no second page', async () => {
    const home = `<base href="/app/">${page('Home', links(['pricing', 'Pricing'], ['pricing#plans', 'Plans'], ['pricing?utm_source=x', 'Prices'], ['/app/pricing/', 'Pricing']))}`
    await crawl('http://a.test', { 'a.test': { '/': home, '*': page('Pricing') } })
    expect(web?.paths()).toEqual(['/robots.txt', '/', '/app/pricing'])
  })

  test('a sitemap fills what links leave out, and says so', async () => {
    const sitemap =
      '<?xml version="1.0"?><urlset><url><loc>http://a.test/pricing</loc></url><url><loc>http://a.test/random</loc></url><url><loc>http://b.test/about</loc></url></urlset>'
    const crawled = await crawl('http://a.test', {
      'a.test': {
        '/': page('Home'),
        '/robots.txt': text('Sitemap: http://a.test/map-index.xml'),
        '/map-index.xml': text('<sitemapindex><sitemap><loc>http://a.test/map.xml</loc></sitemap></sitemapindex>'),
        '/map.xml': text(sitemap),
        '/pricing': page('Pricing'),
      },
    })
    expect(crawled.pages.map(({ kind, found_by }) => [kind, found_by])).toEqual([
      ['home', 'home'],
      ['pricing', 'sitemap'],
    ])
    expect(web?.paths()).toEqual(['/robots.txt', '/', '/map-index.xml', '/map.xml', '/pricing'])
  })

  test('a page of a folder of a shared host stays in its folder', async () => {
    const home = page('Project', links(['/project/pricing', 'Pricing'], ['/other/about', 'About'], ['/imprint', 'Imprint']))
    const crawled = await crawl('http://user.github.io/project', {
      'user.github.io': { '/project': () => redirect('/project/', 301), '/project/': home, '*': page('Any') },
    })
    expect(kinds(crawled)).toEqual(['home /project/', 'pricing /project/pricing'])
    expect(web?.paths()[0]).toBe('/robots.txt')
  })

  test('a folder of an own host takes the facts of the company from the root', async () => {
    const home = page('Product', links(['/product/pricing', 'Pricing'], ['/imprint', 'Imprint'], ['/features', 'Features']))
    const crawled = await crawl('http://a.test/product/', {
      'a.test': { '/product/': home, '/product/pricing': page('Pricing'), '/imprint': page('Imprint'), '/features': page('Features') },
    })
    expect(kinds(crawled)).toEqual(['home /product/', 'imprint /imprint', 'pricing /product/pricing'])
  })

  test('copies in other languages are left out', async () => {
    const alternates = '<link rel="alternate" hreflang="fr" href="/about-fr"><link rel="alternate" hreflang="en" href="/">'
    const home = page(
      'Home',
      alternates +
        links(
          ['/de/about', 'Über uns'],
          ['/fr/about', 'À propos'],
          ['/about-fr', 'About'],
          ['/about', 'About'],
          ['/terms?lang=es', 'Terms'],
          ['/privacy', 'Privacy'],
          ['/privacy-de.html', 'Datenschutz'],
        ),
    )
    const crawled = await crawl('http://a.test', {
      'a.test': { '/': home, '/about': page('About'), '/privacy': page('Privacy'), '*': page('Copy', '', 'de') },
    })
    expect(kinds(crawled)).toEqual(['home /', 'about /about', 'privacy /privacy'])
    expect(web?.paths()).toEqual(['/robots.txt', '/', '/about', '/privacy'])
  })

  test('the folder of the home page is its own, whatever language the page says it is in', async () => {
    const shop = links(['/uk/pricing', 'Pricing'], ['/de/pricing', 'Preise'])
    const crawled = await crawl('http://a.test/uk/', { 'a.test': { '/uk/': page('Home', shop), '/uk/pricing': page('Pricing') } })
    expect(kinds(crawled)).toEqual(['home /uk/', 'pricing /uk/pricing'])
  })

  test('a page that exists only in another language is kept; one that names its translation gives way to it', async () => {
    const foreign = page('Preise', '<link rel="alternate" hreflang="en" href="/p-en">', 'de')
    const crawled = await crawl('http://a.test', {
      'a.test': {
        '/': page('Home', links(['/impressum', 'Impressum'], ['/p', 'Pricing'])),
        '/impressum': page('Impressum', '', 'de'),
        '/p': foreign,
        '/p-en': page('Pricing'),
      },
    })
    expect(kinds(crawled)).toEqual(['home /', 'imprint /impressum', 'pricing /p-en'])
  })

  test('missing pages, soft 404s, copies, sign-in forms and redirects to other sites are dropped', async () => {
    const home = page(
      'Home',
      links(['/a', 'About'], ['/b', 'Pricing'], ['/c', 'Team'], ['/d', 'Contact'], ['/e', 'FAQ'], ['/f', 'Terms'], ['/g', 'Privacy']),
    )
    const crawled = await crawl('http://a.test', {
      'a.test': {
        '/': home,
        '/b': '<title>Page not found</title><h1>Oops</h1>',
        '/c': home,
        '/d': '<title>Sign in</title><form><input type=password></form>',
        '/e': () => redirect('http://b.test/elsewhere'),
        '/f': () => redirect('/'),
        '/g': () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }),
      },
      'b.test': { '*': page('Elsewhere') },
    })
    expect(kinds(crawled)).toEqual(['home /'])
    expect(web?.paths('b.test')).toEqual([])
  })

  test('the manifest that the home page links to comes last', async () => {
    const manifest = () => new Response('{"name":"Acme","short_name":"A"}', { headers: { 'content-type': 'application/manifest+json' } })
    const crawled = await crawl('http://a.test', {
      'a.test': { '/': page('Home', '<link rel="manifest" href="/site.webmanifest">'), '/site.webmanifest': manifest },
    })
    expect(crawled.pages.at(-1)).toMatchObject({
      kind: 'manifest',
      html: '{"name":"Acme","short_name":"A"}',
      url: 'http://a.test/site.webmanifest',
    })
  })
})

describe('robots.txt', () => {
  const footer = links(['/about', 'About'], ['/pricing', 'Pricing'], ['/legal/terms', 'Terms'])
  test('forbidden pages are not requested, and the draft says which', async () => {
    const crawled = await crawl('http://a.test', {
      'a.test': {
        '/robots.txt': text(
          'User-agent: ListingBot\nDisallow: /pricing\nDisallow: /legal\nDisallow: /sitemap.xml\nUser-agent: *\nDisallow: /',
        ),
        '/': page('Home', footer),
        '*': page('About'),
      },
    })
    expect(kinds(crawled)).toEqual(['home /', 'about /about'])
    expect(web?.paths()).toEqual(['/robots.txt', '/', '/about'])
    expect(crawled.warnings).toEqual([
      { code: 'robots_disallowed', message: 'robots.txt does not allow ListingBot to read /pricing, /legal/terms.' },
    ])
  })
  test('a redirect from an allowed page to a forbidden one is not followed', async () => {
    const crawled = await crawl('http://a.test', {
      'a.test': {
        '/robots.txt': text('User-agent: *\nDisallow: /secret'),
        '/': page('Home', footer),
        '/about': () => redirect('/secret/about'),
        '*': page('Any'),
      },
    })
    expect(web?.paths().filter((path) => path.startsWith('/secret'))).toEqual([])
    expect(crawled.settled).not.toContain('http://a.test/about')
    expect(crawled.unread).toEqual(['http://a.test/about'])
    expect(crawled.warnings).toEqual([
      {
        code: 'page_skipped',
        message:
          'http://a.test/about could not be read: it leads to http://a.test/secret/about, which robots.txt does not allow ListingBot to read.',
      },
    ])
  })
  test('a delay is obeyed where it fits, one request at a time', async () => {
    const clock = spyOn(performance, 'now').mockReturnValue(1_000_000)
    const timers = spyOn(globalThis, 'setTimeout')
    await crawl('http://a.test', {
      'a.test': {
        '/robots.txt': text('User-agent: *\nCrawl-delay: 0.2'),
        '/': page('Home', footer),
        '/about': page('About'),
        '/pricing': page('Pricing'),
      },
    })
    const waits = timers.mock.calls.flatMap(([, milliseconds = 0]) =>
      milliseconds > 0 && milliseconds < 2000 && milliseconds % 200 === 0 ? [milliseconds] : [],
    )
    clock.mockRestore()
    timers.mockRestore()
    const pages = (web?.paths() ?? []).filter((path) => path !== '/robots.txt')
    expect(pages.length).toBeGreaterThanOrEqual(3)
    // By a clock that stands still, each request has its turn a delay after the one before.
    expect(waits).toEqual(pages.slice(1).map((_, at) => (at + 1) * 200))
  })
  test('a delay that does not fit leaves the home page, and says so', async () => {
    const crawled = await crawl('http://a.test', {
      'a.test': { '/robots.txt': text('User-agent: *\nCrawl-delay: 60'), '/': page('Home', footer), '*': page('Any') },
    })
    expect(web?.paths()).toEqual(['/robots.txt', '/'])
    expect(kinds(crawled)).toEqual(['home /'])
    expect(crawled.warnings).toEqual([
      {
        code: 'time_limit',
        message: 'Not every page was read, since robots.txt asks for 60 s between requests; left out: about, pricing, terms.',
      },
    ])
  })
})

describe('a page that the site does not show', () => {
  const answers =
    (status: number, body = 'No.') =>
    () =>
      new Response(body, { status, headers: { 'content-type': 'text/html' } })
  test('is named with what was answered; one that is not there is not', async () => {
    const crawled = await crawl('http://a.test', {
      'a.test': {
        '/': page('Home', links(['/pricing', 'Pricing'], ['/about', 'About'], ['/faq', 'FAQ'], ['/terms', 'Terms'])),
        '/pricing': answers(503),
        '/about': answers(403),
        '/faq': answers(200, '<title>Just a moment...</title><p>Checking your browser'),
      },
    })
    const said = (path: string, answer: string) => ({
      code: 'page_skipped',
      message: `http://a.test${path} could not be read: the site answered ${answer}.`,
    })
    expect(crawled.warnings).toEqual([said('/pricing', 'HTTP 503'), said('/about', 'HTTP 403'), said('/faq', 'a check against bots')])
  })
  test('since it asks for less is the last that is asked for', async () => {
    await crawl(
      'http://a.test',
      {
        'a.test': {
          '/': page('Home', links(['/pricing', 'Pricing'], ['/about', 'About'])),
          '/pricing': answers(429),
          '/about': page('About'),
        },
      },
      { limits: { concurrency_max: 1 } },
    )
    expect(web?.paths()).toEqual(['/robots.txt', '/', '/pricing'])
  })
})

describe('the way to the home page', () => {
  const secure = (handler: (request: Request) => Response) =>
    Bun.serve({ port: 0, hostname: '127.0.0.1', tls: { cert: CERTIFICATE, key: KEY }, fetch: handler })
  test('without a scheme https is taken where it answers', async () => {
    const server = secure(() => html(page('Secure')))
    const crawled = await crawl(
      'secure.example',
      {},
      {
        fetch_with: (own) =>
          own.fetch({
            extra_ca: AUTHORITY,
            connect_to: parseConnectTo(`secure.example:443:127.0.0.1:${server.port},*:80:127.0.0.1:${own.port}`),
          }),
      },
    )
    expect(crawled.url).toBe('https://secure.example/')
    expect(web?.hits).toEqual([])
    await server.stop(true)
  })
  test('without a scheme http is taken where 443 does not answer', async () => {
    const crawled = await crawl(
      'a.test',
      { 'a.test': { '/': page('Plain') } },
      { fetch_with: (own) => own.fetch({ connect_to: parseConnectTo(`a.test:443:127.0.0.1:1,a.test:80:127.0.0.1:${own.port}`) }) },
    )
    expect(crawled.url).toBe('http://a.test/')
  })
  test('and where the operator only leads port 80 of a reserved name', async () => {
    const crawled = await crawl('a.test', { 'a.test': { '/': page('Plain') } })
    expect(crawled.url).toBe('http://a.test/')
  })
  test('and where 443 speaks no TLS', async () => {
    const crawled = await crawl(
      'a.test',
      { 'a.test': { '/': page('Plain') } },
      { fetch_with: (own) => own.fetch({ connect_to: parseConnectTo(`*::127.0.0.1:${own.port}`) }) },
    )
    expect(crawled.url).toBe('http://a.test/')
  })
  test('another host is followed, after its robots.txt, and named', async () => {
    const crawled = await crawl('http://a.test', {
      'a.test': { '/': () => redirect('http://b.test/home') },
      'b.test': { '/home': page('B', links(['/about', 'About'], ['http://a.test/pricing', 'Pricing'])), '/about': page('About') },
    })
    expect(crawled.url).toBe('http://b.test/home')
    expect(kinds(crawled)).toEqual(['home /home', 'about /about'])
    expect(crawled.warnings).toEqual([{ code: 'redirected_to_other_host', message: 'a.test redirects to b.test; that site was read.' }])
    expect(web?.hits.map(({ host, path }) => host + path)).toEqual([
      'a.test/robots.txt',
      'a.test/',
      'b.test/robots.txt',
      'b.test/home',
      'b.test/about',
    ])
  })
  test('www and back is the same site', async () => {
    const crawled = await crawl('http://a.test', {
      'a.test': { '/': () => redirect('http://www.a.test/') },
      'www.a.test': { '/': page('W', links(['http://a.test/about', 'About'])), '/about': page('About') },
    })
    expect(crawled.warnings).toEqual([])
    expect(crawled.pages.map(({ url }) => url)).toEqual(['http://www.a.test/', 'http://www.a.test/about'])
  })
  test('a page that only sends on is followed', async () => {
    const crawled = await crawl('http://a.test', {
      'a.test': { '/': '<meta http-equiv="refresh" content="0; url=/en/"><a href="/en/">English</a>', '/en/': page('English') },
    })
    expect(crawled.url).toBe('http://a.test/en/')
  })
  test('a header that sends on is followed, where robots.txt allows it', async () => {
    const sendsOn = () => html('', { refresh: '0; url=/en/' })
    const crawled = await crawl('http://a.test', { 'a.test': { '/': sendsOn, '/en/': page('English') } })
    expect(crawled.url).toBe('http://a.test/en/')
    const forbidden = { '/': sendsOn, '/en/': page('English'), '/robots.txt': text('User-agent: *\nDisallow: /en/') }
    expect((await rejection(crawl('http://a.test', { 'a.test': forbidden }))).code).toBe('robots_disallowed')
  })
  test('what sends on only who runs no scripts is not followed', async () => {
    const head =
      '<title>App</title><meta name="description" content="Maps of springs."><noscript><meta http-equiv="refresh" content="0; url=/old"></noscript>'
    const shell = `<!doctype html><html><head>${head}</head><body><div id="root"></div><script src="/app.js"></script></body></html>`
    const crawled = await crawl('http://a.test', { 'a.test': { '/': shell, '/old': page('Please turn scripts on') } })
    expect(kinds(crawled)).toEqual(['home /'])
    expect(codes(crawled)).toEqual(['needs_javascript'])
  })
  test('a canonical address is not followed', async () => {
    const crawled = await crawl('http://a.test', {
      'a.test': { '/': page('Home', '<link rel="canonical" href="http://localhost:4000/feed.xml">') },
    })
    expect(crawled.url).toBe('http://a.test/')
  })
})

describe('reading again', () => {
  test('what has not changed answers 304 and is kept as it was', async () => {
    let changed = false
    const tagged = (title: string, etag: string) => (request: Request) =>
      request.headers.get('if-none-match') === etag
        ? new Response(null, { status: 304 })
        : html(page(title, links(['/about', 'About'], ['/pricing', 'Pricing'])), { etag, 'last-modified': 'Sat, 21 Nov 2026 08:00:00 GMT' })
    const sites = {
      'a.test': {
        '/': tagged('Home', '"h1"'),
        '/about': tagged('About', '"a1"'),
        '/pricing': (request: Request) => (changed ? html(page('New prices')) : tagged('Pricing', '"p1"')(request)),
      },
    }
    const first = await crawl('http://a.test', sites, { now: () => new Date('2026-11-21T09:00:00Z') })
    changed = true
    const second = await crawl('http://a.test', sites, { previous: first.pages, now: () => new Date('2026-11-22T09:00:00Z') })
    expect(web?.hits.map(({ headers, path }) => [path, headers.get('if-none-match')])).toEqual([
      ['/robots.txt', null],
      ['/', '"h1"'],
      ['/pricing', '"p1"'],
      ['/about', '"a1"'],
    ])
    const byKind = (pages: Page[], kind: string) => pages.find((one) => one.kind === kind)
    expect(byKind(second.pages, 'home')).toEqual(byKind(first.pages, 'home') as Page)
    expect(byKind(second.pages, 'about')).toEqual(byKind(first.pages, 'about') as Page)
    expect(byKind(second.pages, 'pricing')).toMatchObject({ retrieved_at: '2026-11-22T09:00:00.000Z' })
    expect(byKind(second.pages, 'pricing')?.html).toContain('New prices')
  })
})

test('a tag that another page shares does not bring the old page back', async () => {
  let moved = false
  const tagged = (title: string) => (request: Request) =>
    request.headers.get('if-none-match') === '"same"' ? new Response(null, { status: 304 }) : html(page(title), { etag: '"same"' })
  const sites = { 'a.test': { '/': (request: Request) => (moved ? redirect('/new') : tagged('Old')(request)), '/new': tagged('New') } }
  const first = await crawl('http://a.test', sites)
  moved = true
  const second = await crawl('http://a.test', sites, { previous: first.pages })
  expect(second.pages[0]).toMatchObject({ url: 'http://a.test/new', html: expect.stringContaining('New') })
})

describe('what the caller sees and may do', () => {
  test('progress names the page being read', async () => {
    const seen: CrawlProgress[] = []
    await crawl(
      'http://a.test',
      { 'a.test': { '/': page('Home', links(['/about', 'About'])), '/about': page('About') } },
      { on_progress: (progress) => seen.push(progress) },
    )
    expect(seen).toEqual([
      { pages_found: 1, pages_read: 0, pages_rendered: 0, reading: 'http://a.test/' },
      { pages_found: 2, pages_read: 1, pages_rendered: 0, reading: 'http://a.test/about' },
    ])
  })
  test('a stopped crawl ends at once', async () => {
    const controller = new AbortController()
    const stopped = crawl(
      'http://a.test',
      { 'a.test': { '/': () => (controller.abort(), new Promise<Response>(() => {})) } },
      { signal: controller.signal },
    )
    expect(
      await stopped.then(
        () => 'read',
        (error) => error.code ?? error.name,
      ),
    ).toMatch(/abort/i)
  })
  test('time is kept: slow pages are left out, what was read stays', async () => {
    const slow = () => new Promise<Response>(() => {})
    const crawled = await crawl(
      'http://a.test',
      {
        'a.test': {
          '/': page(
            'Home',
            links(
              ['/about', 'About'],
              ['/pricing', 'Pricing'],
              ['/team', 'Team'],
              ['/faq', 'FAQ'],
              ['/terms', 'Terms'],
              ['/privacy', 'Privacy'],
            ),
          ),
          '/about': page('About'),
          '*': slow,
        },
      },
      { limits: { seconds_max: 2, page_seconds_max: 1.2 } },
    )
    // Six pages of 1.2 s each would not fit into two seconds: the last ones are not even begun.
    expect(kinds(crawled)).toContain('home /')
    expect(codes(crawled)).toContain('page_skipped')
    expect(codes(crawled)).toContain('time_limit')
  })
})
