import { afterAll } from 'bun:test'
import { answerPhoto, PHOTO_HOST } from './pictures.ts'

type Answer = string | ((request: Request) => Response | Promise<Response>)
/** What a site answers, by path; a string is a page of HTML. */
export type SitePages = Record<string, Answer>

/**
 * Product sites of a test, served over real HTTP on loopback and told apart by their Host header. Pages may be changed while it runs;
 * `connect_to` lets the crawler reach them by their names, and `log` says what it asked for. Among them is always the host of a photo
 * (test/pictures.ts).
 */
export function serveSites(sites: Record<string, SitePages>) {
  const log: { host: string; path: string; agent: string }[] = []
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request) {
      const url = new URL(request.url)
      const host = (request.headers.get('host') ?? '').replace(/:\d+$/, '')
      log.push({ host, path: url.pathname + url.search, agent: request.headers.get('user-agent') ?? '' })
      const answer = sites[host]?.[url.pathname]
      if (answer === undefined && host === PHOTO_HOST) return answerPhoto(url.pathname)
      if (answer === undefined) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/html' } })
      if (typeof answer !== 'string') return answer(request)
      return new Response(answer, { headers: { 'content-type': 'text/html; charset=utf-8' } })
    },
  })
  afterAll(() => void server.stop(true))
  return { sites, log, env: { CRAWL_CONNECT_TO: `*:80:127.0.0.1:${server.port}` } }
}

/** A page with a head and a body. */
export function page(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`
}

/** A small product site that states its name, headline, prices, questions and company. */
export function gardenSite(): SitePages {
  const nav = '<nav><a href="/">Home</a> <a href="/pricing">Pricing</a> <a href="/imprint">Imprint</a></nav>'
  return {
    '/': page(
      'Beetroot: garden plans that grow with you',
      `${nav}<main><h1>Garden plans that grow with you</h1>
       <p>Beetroot plans the beds of small vegetable gardens: you draw the garden once, and it tells you each week what to sow and where.</p>
       <p>Write to <a href="mailto:hello@beetroot.test">hello@beetroot.test</a>.</p></main>`,
      '<meta property="og:site_name" content="Beetroot"><meta name="description" content="Beetroot plans the beds of small vegetable gardens, week by week.">',
    ),
    '/pricing': page(
      'Pricing · Beetroot',
      `${nav}<main><h1>Pricing</h1><section><h2>Hobby</h2><p>Free</p><p>One garden.</p></section>
       <section><h2>Allotment</h2><p>€4 / month</p><p>Up to ten gardens.</p></section></main>`,
    ),
    '/imprint': page(
      'Imprint · Beetroot',
      `${nav}<main><h1>Imprint</h1><p>Beetroot GmbH<br>Lindenweg 4<br>50667 Köln<br>Germany</p></main>`,
    ),
  }
}
