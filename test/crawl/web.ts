import { WorkDelayed } from '../../server/base/threads/work_budget.ts'
import { cpuMilliseconds } from '../../bench/pipeline_steps.ts'
import { readMarkup } from '../../server/crawl/read_markup.ts'
import { createGuardedFetch, parseConnectTo, type GuardedFetch, type GuardedFetchOptions } from '../../server/crawl/guarded_fetch.ts'

type Hit = { host: string; path: string; headers: Headers }
type Answer = Response | string | (() => Response | Promise<Response>)
export type Site = Record<string, Answer | ((request: Request) => Response | Promise<Response>)>

/** A web of its own on loopback: sites by host name and path (`*` answers the rest, robots.txt aside), and a log of every request. */
export function serveWeb(sites: Record<string, Site>) {
  const hits: Hit[] = []
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    idleTimeout: 60,
    async fetch(request) {
      const url = new URL(request.url)
      const host = (request.headers.get('host') ?? '').replace(/:\d+$/, '')
      hits.push({ host, path: url.pathname + url.search, headers: request.headers })
      const site = sites[host]
      const answer = site?.[url.pathname + url.search] ?? site?.[url.pathname] ?? (url.pathname === '/robots.txt' ? undefined : site?.['*'])
      if (answer === undefined) return new Response('<title>Not found</title>', { status: 404, headers: { 'content-type': 'text/html' } })
      if (typeof answer === 'string') return html(answer)
      return typeof answer === 'function' ? answer(request) : answer.clone()
    },
  })
  const port = server.port ?? 0
  return {
    port,
    hits,
    paths: (host?: string) => hits.filter((hit) => host === undefined || hit.host === host).map(({ path }) => path),
    /** A guarded fetch for which every name with a dot leads here, on port 80. */
    fetch: (options: Partial<GuardedFetchOptions> = {}): GuardedFetch =>
      createGuardedFetch({
        user_agent: 'ListingBot/1.0 (+http://localhost/bot)',
        connect_to: parseConnectTo(`*:80:127.0.0.1:${port}`),
        ...options,
      }),
    stop: () => server.stop(true),
  }
}

export function html(body: string, headers: Record<string, string> = {}): Response {
  return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })
}

export function text(body: string, status = 200): Response {
  return new Response(body, { status, headers: { 'content-type': 'text/plain' } })
}

export function redirect(location: string, status = 302): Response {
  return new Response(null, { status, headers: { location } })
}

/**
 * What a promise was rejected with; fails the test where it was not. `expect(…).rejects` would turn the loop by itself until then, in which a
 * connection of this process to itself can stay silent until it times out.
 */
export async function rejection(promise: Promise<unknown>): Promise<{ code?: string; message: string; fix?: string }> {
  try {
    await promise
  } catch (error) {
    if (error instanceof Error) return error
    throw error
  }
  throw new Error('nothing was refused')
}

/** Asks again, as the job of a draft does, where this machine was too busy to judge a site. */
export async function asItsJobDoes<Read>(ask: () => Promise<Read>): Promise<Read> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof WorkDelayed) || tries === TRIES_MAX) throw error
    }
  }
}
const TRIES_MAX = 20

/**
 * The most processor time, in milliseconds, that this thread ever took in one go while something ran: for so long nobody else was served.
 * What the machine gave to others in between is not ours.
 */
export async function longestStall(work: () => Promise<unknown>): Promise<number> {
  let last = cpuMilliseconds()
  let longest = 0
  const look = () => {
    const now = cpuMilliseconds()
    longest = Math.max(longest, now - last)
    last = now
  }
  const timer = setInterval(look, 5)
  await work()
  look()
  clearInterval(timer)
  return longest
}

/** What reading a page takes on the thread that asks, in milliseconds of its own work: the least of three times. */
export function costHere(markup: string): number {
  const page = { bytes: new TextEncoder().encode(markup), content_type: 'text/html', url: 'https://a.test/' }
  const times = [1, 2, 3].map(() => {
    const started = cpuMilliseconds()
    readMarkup(page)
    return cpuMilliseconds() - started
  })
  return Math.min(...times)
}
