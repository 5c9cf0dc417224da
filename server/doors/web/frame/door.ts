import { randomUUID } from 'node:crypto'
import type { Elysia } from 'elysia'
import { problemAnswer } from '../../../core/answer.ts'
import { ApiError } from '../../../base/error.ts'
import { FORM_BYTES_MAX } from '../../../base/limits.ts'
import { addressGroup } from '../../../base/rates/rate_limiter.ts'
import { nameRoute } from '../../../base/trace.ts'
import type { Service } from '../../../core/context.ts'
import { refuseWithoutRoom } from '../../../core/health.ts'
import { readStranger } from '../../../auth/strangers.ts'
import type { Sessions } from '../../../auth/sessions.ts'
import { isPassing } from '../../broken.ts'
import type { Run } from '../../call.ts'
import type { EventStreams } from '../../event_stream.ts'
import type { Assets } from '../assets/assets.ts'
import type { Shown } from '../../../reads/page_changes.ts'
import { errorPage, nothingHere, apiErrorPage } from './error_page.tsx'
import { meantBy } from './guessed.ts'
import { redirect } from './html_page.tsx'
import { keptPage } from './kept_pages.ts'
import { isSameOrigin } from './same_origin.ts'
import { sendAgain } from './send_again.tsx'
import { openPageRequest, type PageRequest, type PageRequestParts } from './page_request.ts'

export type Page = (ctx: PageRequest) => Promise<Response> | Response

/** One address of the website. */
export type Route = {
  /** As Elysia writes it: `/listings/:slug`. */
  path: string
  get?: Page
  post?: Page
  /** Only for who is signed in; others are sent to sign in and come back. */
  account?: true | 'or_stranger'
  /** Only for the site team; for others the page does not exist. */
  team?: true
  /** Looking may do something, once: it is not done again where a copy is lost on the way, of which nothing is read. */
  acts?: true
  /** Posts from elsewhere are taken too: mail programs and payment providers press these buttons themselves. */
  open_post?: true
  /** Looks the same for everybody who is not signed in and has no drafts, and has no form that needs a key of their own: kept while nothing changes that it shows. */
  kept?: Shown
  /** Anybody may come here first: what it needs of the style stands within the page. */
  style?: 'within'
  /** People write in its form: what they wrote is kept where they have to sign in before it is done. */
  written?: true
  /** What its form may hold, where that is more than other forms. */
  form_bytes_max?: number
}

export type WebDoor = {
  service: Service
  run: Run
  sessions: Sessions
  streams: EventStreams
  assets: Assets
  addressOf(request: Request): string
}

/** Opens the pages of the website on the application. */
export function openPages(app: Elysia, door: WebDoor, routes: readonly Route[]): void {
  for (const route of routes) {
    const answer = ({ request, params }: { request: Request; params: Record<string, string> }) => answerPage(door, route, request, params)
    // Every method, so that a wrong one is told from a wrong address.
    app.all(route.path, ({ request, params }) => answer({ request, params }), { parse: 'none' })
    app.get(route.path, ({ request, params }) => answer({ request, params }), { parse: 'none' })
  }
}

/** The page for an address that is none, for whoever asks for pages. */
export const missingPage: Route = {
  path: '/*',
  get(ctx) {
    const meant = meantBy(ctx.url)
    return meant === null ? nothingHere(ctx) : redirect(meant)
  },
}

export async function answerPage(door: WebDoor, route: Route, request: Request, params: Record<string, string>): Promise<Response> {
  const { service } = door
  nameRoute(route.path)
  const url = new URL(request.url)
  // NUL, which nobody types and the database does not take: no address has it in its path, and a query is read without it.
  if (url.search.includes('%00')) url.search = url.search.replaceAll('%00', '')
  const started = performance.now()
  const request_id = randomUUID()
  const address = door.addressOf(request)
  const site = await service.sites.byHost(request.headers.get('host')).catch(() => null)
  if (!site)
    return new Response('The website cannot answer for the moment. Try again shortly.\n', { status: 503, headers: { 'retry-after': '2' } })
  const parts: PageRequestParts = {
    service,
    assets: door.assets,
    streams: door.streams,
    request,
    url,
    params,
    site,
    session: null,
    stranger: null,
    address,
    request_id,
    form_bytes_max: route.form_bytes_max ?? FORM_BYTES_MAX,
    style: route.style ?? 'linked',
  }
  let ctx = openPageRequest(door.run, parts)
  let response: Response
  try {
    // Counted before anything is looked up, so that a cookie made up costs no more than a page.
    const rate = service.rates.take('pages', addressGroup(address))
    if (rate.refused) throw new ApiError('rate_limited', { retry_after: rate.resets_seconds })
    const session = await door.sessions.of(request)
    ctx = openPageRequest(door.run, { ...parts, session, stranger: session ? null : strangerOf(service, request) })
    response = await allowed(route, ctx)
  } catch (error) {
    response = await answerFailure(ctx, error, route)
  }
  response.headers.set('x-request-id', request_id)
  service.events.pageAnswered({
    page: route.path,
    method: request.method,
    status: response.status,
    milliseconds: Math.round((performance.now() - started) * 10) / 10,
    request_id,
  })
  return response
}

/** Whose drafts the browser's cookie opens. */
const strangerOf = ({ secret, config: { base_url }, clock }: Service, request: Request): string | null =>
  readStranger(request, { secret, base_url, now: clock() })

async function allowed(route: Route, ctx: PageRequest): Promise<Response> {
  const { request, session, url, service } = ctx
  if (/%00/.test(url.pathname)) return nothingHere(ctx)
  // Before the method is looked at, which would tell that the page is there.
  if (route.team && !session?.operator) return nothingHere(ctx)
  const reads = request.method === 'GET' || request.method === 'HEAD'
  const page = reads ? route.get : request.method === 'POST' ? route.post : undefined
  if (!page) {
    const allow = [...(route.get ? ['GET', 'HEAD'] : []), ...(route.post ? ['POST'] : [])].join(', ')
    throw new ApiError('method_not_allowed', { headers: { allow } })
  }
  if (!reads && !route.open_post && !isSameOrigin(request, ctx.site.url))
    return errorPage(ctx, 403, {
      title: 'This form came from another website',
      detail: 'Nothing was changed. Open the page here and send it again.',
    })
  const admitted = session !== null || (route.account === 'or_stranger' && ctx.stranger !== null)
  if (route.account && !admitted) {
    const signIn = (back: string) => `/sign-in?return_to=${encodeURIComponent(back)}`
    if (!reads && route.written) return sendAgain(ctx, signIn('/account'))
    // Who pressed a button comes back to where it stands.
    return redirect(signIn(reads || route.get ? url.pathname + url.search : '/account'))
  }
  if (reads && route.acts) return page(ctx)
  if (reads) return service.copy.read(async () => (route.kept === undefined ? page(ctx) : keptPage(ctx, route.kept, () => page(ctx))))
  refuseWithoutRoom(service)
  return page(ctx)
}

async function answerFailure(ctx: PageRequest, error: unknown, { path }: Route): Promise<Response> {
  // Whoever asks for no page, such as a program that sends too much, is told in the form of programs.
  if (error instanceof ApiError && error.status === 413 && !(ctx.request.headers.get('accept') ?? '').includes('text/html'))
    return problemAnswer(error, ctx.url, ctx.service.config.base_url, ctx.request_id)
  if (error instanceof ApiError) return apiErrorPage(ctx, error)
  ctx.service.events.operationBroke({ operation: `page ${path}`, request_id: ctx.request_id }, error)
  return isPassing(error)
    ? errorPage(ctx, 503, {
        title: 'We are catching our breath',
        detail: 'The website cannot answer for the moment. Try again in a few seconds.',
      })
    : errorPage(ctx, 500, {
        title: 'Something broke on our side',
        detail: `It has been logged. If it keeps happening, send us this number: ${ctx.request_id}`,
      })
}
