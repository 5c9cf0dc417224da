import { Elysia } from 'elysia'
import { BODY_BYTES_MAX } from '../base/limits.ts'
import { madeOnce } from '../base/made_once.ts'
import { ownCounts, type SharedCounts } from '../base/rates/shared_counts.ts'
import { nameRoute } from '../base/trace.ts'
import { toldLength } from '../base/http/told_length.ts'
import { createBearer, type Bearer } from '../auth/bearer.ts'
import { createOAuthDoor } from '../auth/oauth_door.ts'
import { createSessions } from '../auth/sessions.ts'
import type { Service } from '../core/context.ts'
import { MCP_PATHS } from '../doors/mcp/paths.ts'
import { API, OPERATIONS } from '../core/spec.ts'
import { countFiles, allowedMethods, answerBroken, answerOperation, answerPreflight, answerUnknown, type Rest } from '../doors/rest.ts'
import { createEventStreams } from '../doors/event_stream.ts'
import type { Run } from '../doors/call.ts'
import { createRun } from '../doors/run.ts'
import type { Assets } from '../doors/web/assets/assets.ts'
import { answerPage, missingPage, openPages, type WebDoor } from '../doors/web/frame/door.ts'
import { ROUTES } from '../doors/web/routes.ts'
import { answerBadge } from '../doors/web/feeds/badges.ts'
import { meansFile } from '../doors/web/frame/guessed.ts'
import { openDiscovery } from '../doors/web/feeds/discovery.ts'
import { answerUpdatesFeed } from '../doors/web/feeds/feeds.ts'
import { answerUpload } from '../doors/web/feeds/uploads.ts'
import { answerWebhook } from '../doors/web/checkout/webhooks.ts'
import { createHealthDoor, type HealthDoor } from './health_door.ts'

type PeerOf = (request: Request) => string | null

/**
 * Joins the doors into one application. `addressOf` is given by whoever listens, since only the socket knows the peer.
 * Elysia reads a handler's source to decide what to prepare, so that each takes only what it uses and bodies are read by us.
 */
export function createApp(service: Service, assets: Assets, counts: SharedCounts = ownCounts()) {
  const { rates, sites, config } = service
  let peerOf: PeerOf = () => null
  const bearer = createBearer(service)
  const streams = createEventStreams(counts)
  const run = waitingUntil(streams.ending, createRun(service, bearer))
  const rest: Rest = {
    ...{ run, rates, sites, streams, base_url: config.base_url },
    addressOf: (request) => clientAddress(request, peerOf(request), config.trust_proxy),
  }
  const sessions = createSessions(service)
  const oauth = createOAuthDoor(service, sessions, rest.addressOf)
  const web: WebDoor = { service, run, sessions, streams, assets, addressOf: rest.addressOf }
  const app = new Elysia()
  app.onError(({ error, request }) => answerBroken(rest, service.events, request, error))
  openRest(app, rest)
  const endWatching = openMcp(app, service, rest, bearer)
  openWebsite(app, web, rest)
  app.all('/auth/*', ({ request }) => oauth.answer(request), { parse: 'none' })
  const health = createHealthDoor(service)
  openFiles(app, service, rest, assets, health)
  openHealth(app, health)
  refuseOtherMethods(app, rest)
  return {
    app,
    rest,
    endStreams: () => {
      streams.end()
      endWatching()
    },
    usePeers: (given: PeerOf) => void (peerOf = given),
  }
}

/** Calls that wait for something to happen are answered as things stand when the process is told to end, which waits for no half minute. */
const waitingUntil =
  (ending: AbortSignal, run: Run): Run =>
  (call) =>
    run(call.spec.locations.has('wait') ? { ...call, signal: AbortSignal.any([call.signal, ending]) } : call)

/**
 * Every operation of the contract, and a plain answer for methods that its paths do not have. What has GET answers HEAD by itself, here and
 * everywhere: by the same handler, with the length of the body that it leaves out.
 */
function openRest(app: Elysia, rest: Rest): void {
  for (const spec of OPERATIONS.values()) {
    const answer = answerOperation(rest, spec)
    const path = routeOf(spec.path)
    app.route(spec.method, path, ({ request, params }) => answer(request, params), { parse: 'none' })
  }
  for (const [path, methods] of allowedMethods()) {
    const refuse = answerUnknown(rest, 'method_not_allowed', [...methods, 'OPTIONS'].join(', '))
    const answer = (request: Request) => (request.method === 'OPTIONS' ? answerPreflight(rest, request, methods) : refuse(request))
    app.all(routeOf(path), ({ request }) => answer(request), { parse: 'none' })
  }
}

/** `/drafts/{id}` of the contract as Elysia writes it. */
const routeOf = (path: string): string => API + path.replace(/\{(\w+)\}/g, ':$1')

/** Answers what ends its streams. Loaded with the first call: the library and the tools take a quarter of a second and 30 MB. */
function openMcp(app: Elysia, service: Service, { run, addressOf }: Rest, bearer: Bearer): () => void {
  const { rates, sites, events, notifications, clock } = service
  const { base_url } = service.config
  const open = madeOnce(async () => {
    const [{ createContent }, { createMcpEndpoint }] = await Promise.all([
      import('../doors/mcp/content.ts'),
      import('../doors/mcp/endpoint.ts'),
    ])
    const content = createContent({ run, base_url, notifications, clock })
    return { answer: createMcpEndpoint({ bearer, rates, sites, events, base_url, addressOf }, content), end: content.end }
  })
  let asked = false
  const answer = async (request: Request) => {
    asked = true
    return (await open()).answer(request)
  }
  for (const path of MCP_PATHS) app.all(path, ({ request }) => (nameRoute(path), answer(request)), { parse: 'none' })
  return () => {
    if (asked)
      void open().then(
        ({ end }) => end(),
        () => {},
      )
  }
}

/** The pages; at an address that is none, programs get a problem document and people a page. */
function openWebsite(app: Elysia, web: WebDoor, rest: Rest): void {
  const unknown = answerUnknown(rest, 'not_found')
  const asPage = (request: Request) => wantsPage(request) || meansFile(new URL(request.url))
  app.all('/*', ({ request }) => (asPage(request) ? answerPage(web, missingPage, request, {}) : unknown(request)), { parse: 'none' })
  openPages(app, web, ROUTES)
}

/** What is no page and no operation: files, feeds, figures, and what the payment provider tells. */
function openFiles(app: Elysia, service: Service, rest: Rest, assets: Assets, health: HealthDoor): void {
  const counted = countFiles(rest)
  const file = (path: string, answer: (request: Request) => Response | Promise<Response>, method = 'GET') => {
    const answerCounted = counted(answer)
    app.route(method, path, ({ request }) => (nameRoute(path), answerCounted(request)), { parse: 'none' })
  }
  file('/assets/*', (request) => assets.answer(request))
  const { icons } = assets
  const { svg } = icons
  if (svg !== null) file('/favicon.svg', () => new Response(svg, iconHeaders('image/svg+xml')))
  file('/favicon.ico', async () => new Response(await icons.ico(), iconHeaders('image/x-icon')))
  file('/apple-touch-icon.png', async () => new Response(await icons.touch(), iconHeaders('image/png')))
  openDiscovery(app, service, counted)
  file('/metrics', health.metrics)
  file('/updates.rss', answerUpdatesFeed(rest))
  const take = (request: Request) => {
    nameRoute('/webhooks/stripe')
    return answerWebhook(service, rest.run, request)
  }
  app.route('POST', '/webhooks/stripe', ({ request }) => counted(take, weightOfEvent(request))(request), { parse: 'none' })
  file('/badges/*', (request) => answerBadge(service, request))
  file('/uploads/:name', (request) => answerUpload(service, new URL(request.url).pathname.slice('/uploads/'.length)))
}

/** An event of the payment provider has less. */
const EVENT_BYTES = 16 * 1024

/** It is read before anybody knows whose it is: what is far longer than an event counts as many. */
const weightOfEvent = ({ headers }: Request): number =>
  1 + Math.floor(Math.min(toldLength(headers) ?? Infinity, BODY_BYTES_MAX) / EVENT_BYTES)

const iconHeaders = (type: string) => ({
  headers: { 'content-type': type, 'cache-control': 'public, max-age=86400', 'x-content-type-options': 'nosniff' },
})

/** Who balances the load asks often, and must not be told to wait: these are not counted. */
function openHealth(app: Elysia, health: HealthDoor): void {
  app.get('/healthz', () => new Response('ok\n', { headers: { 'content-type': 'text/plain' } }), { parse: 'none' })
  app.get('/readyz', ({ request }) => health.ready(request), { parse: 'none' })
}

/** At the addresses of files, whatever they are: a method that one does not have is refused with those that it has. */
function refuseOtherMethods(app: Elysia, rest: Rest): void {
  const taken = new Map<string, string[]>()
  for (const { path, method } of app.routes)
    taken.set(path, [...(taken.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])])
  for (const [path, methods] of taken) {
    if (methods.includes('ALL')) continue
    const refuse = answerUnknown(rest, 'method_not_allowed', [...new Set(methods)].join(', '))
    app.all(path, ({ request }) => refuse(request), { parse: 'none' })
  }
}

const wantsPage = (request: Request): boolean =>
  (request.headers.get('accept') ?? '').includes('text/html') && !/^\/(api\/|mcp(\/|$))/.test(new URL(request.url).pathname)

/** The peer, or what the trusted proxies in front say of it: each hop appends the address it saw. */
function clientAddress(request: Request, peer: string | null, trusted_hops: number): string {
  if (trusted_hops === 0) return peer ?? 'unknown'
  const seen = (request.headers.get('x-forwarded-for') ?? '').split(',').map((part) => withoutPort(part.trim()))
  return seen.filter(Boolean).at(-trusted_hops) ?? peer ?? 'unknown'
}

/** Some proxies name the caller's port beside the address, which is another one with each connection. */
const withoutPort = (hop: string): string =>
  /^(?:(\d{1,3}(?:\.\d{1,3}){3})|\[([^\]]{1,60})\])(?::\d{1,5})?$/.exec(hop)?.slice(1).find(Boolean) ?? hop
