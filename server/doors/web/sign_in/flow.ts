import { readCookie, writeCookie } from '../../../auth/cookies.ts'
import { findClient } from '../../../auth/grants.ts'
import { AUTHORIZE } from '../../../auth/oauth_door.ts'
import type { Purpose } from '../../../auth/sign_in.ts'
import { redirect } from '../frame/html_page.tsx'
import { safePath } from '../frame/safe_url.ts'
import type { PageRequest } from '../frame/page_request.ts'

/** Where a person goes who signs in for no particular reason. */
export const HOME = '/account/listings'

export const returnTo = (ctx: PageRequest, posted?: string): string => safePath(posted || ctx.url.searchParams.get('return_to'), HOME)

/** `/sign-in/password?return_to=…`, so that a detour does not forget where the person was going. */
export const withReturn = (path: string, return_to: string): string =>
  return_to === HOME ? path : `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ return_to })}`

/** The origins beside our own to which a sign-in may end up going: where an app asked for it, its own, once we know the app. */
export async function formTargets({ service }: PageRequest, return_to: string): Promise<string[]> {
  if (!return_to.startsWith(`${AUTHORIZE}?`)) return []
  const query = new URLSearchParams(return_to.slice(AUTHORIZE.length + 1))
  const target = URL.parse(query.get('redirect_uri') ?? '')
  if (!target) return []
  const client = await findClient(service.reads, query.get('client_id') ?? '')
  return client?.redirects.some((known) => URL.parse(known)?.hostname === target.hostname) ? [sourceOf(target)] : []
}

/**
 * For a page on the way to an app. An app that opened the way in a window of its own waits for word from it, which the usual
 * `same-origin` would cut off for good; nothing on these pages can be reached through an opener of another origin.
 */
export const forApp = (form_targets: string[]): { form_targets: string[]; headers: Record<string, string> } => ({
  form_targets,
  headers: form_targets.length === 0 ? {} : { 'cross-origin-opener-policy': 'unsafe-none' },
})

/** A redirect as a Content-Security-Policy names it: the origin of a website, the scheme of a program and of what has no name there, `[::1]`. */
export const sourceOf = (target: URL): string =>
  /^https?:$/.test(target.protocol) && !target.hostname.startsWith('[') ? target.origin : target.protocol

type Proven = { outcome: 'proven' | 'refused' | 'wrong' | 'over'; cookies: string[]; purpose: Purpose | null; return_to: string | null }

/** What follows a proven address: the page the person was going to, or the one that says that they have a new address. */
export function answerProven(ctx: PageRequest, { outcome, cookies, purpose, return_to }: Proven): Response {
  const to = safePath(return_to, HOME)
  if (purpose === 'email') return answerSignedIn(ctx, cookies, outcome === 'proven' ? '/account?done=email' : '/account?failed=email')
  return answerSignedIn(ctx, cookies, purpose === 'password' ? withReturn('/account/password', to) : to)
}

/** The cookies of the sign-in, the end of the pending one, and on to a page. */
export function answerSignedIn(ctx: PageRequest, cookies: string[], to: string): Response {
  const response = redirect(to)
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  if (pendingToken(ctx) !== null) response.headers.append('set-cookie', pendingCookie(ctx, '', 0))
  return response
}

export const pendingToken = ({ request, service }: PageRequest): string | null => readCookie(request, 'sign_in', service.config.base_url)

export const pendingCookie = ({ service }: PageRequest, token: string, seconds: number): string =>
  writeCookie('sign_in', token, seconds, service.config.base_url)
