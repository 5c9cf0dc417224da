import { ensureAccount } from '../../../auth/accounts.ts'
import type { Asker } from '../../../auth/attempts.ts'
import { readCookie, writeCookie } from '../../../auth/cookies.ts'
import { findClient } from '../../../auth/grants.ts'
import { findKnownBrowser, rememberBrowser } from '../../../auth/known_browsers.ts'
import { AUTHORIZE } from '../../../auth/oauth_door.ts'
import { beginSession } from '../../../auth/sessions.ts'
import type { Proof } from '../../../auth/sign_in.ts'
import type { Sql } from '../../../database/open.ts'
import { addressGroup } from '../../../base/rate_limiter.ts'
import { changeEmail } from './change_email.ts'
import { redirect } from '../frame/page.tsx'
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

/** A redirect as a Content-Security-Policy names it: the origin of a website, the scheme of a program. */
export const sourceOf = (target: URL): string =>
  target.protocol === 'http:' || target.protocol === 'https:' ? target.origin : target.protocol

/** What comes of a proven address; `cookies` are the Set-Cookie headers of a sign-in. */
export type Settled = { cookies: string[]; to: string }

/** Who tries something for an address, as the limits tell people apart. Whoever is signed in to its account is known to it as well. */
export async function askerOf({ service, request, address, session }: PageRequest, email: string | null): Promise<Asker> {
  const asker = { address: addressGroup(address), known_browser: null }
  if (email === null) return asker
  if (session?.email === email) return { ...asker, known_browser: `${session.account_id} ${session.session_id}` }
  const { base_url } = service.config
  return { ...asker, known_browser: await findKnownBrowser(service.database, { request, email, now: service.clock(), base_url }) }
}

/** Signs the browser in and makes it known to the account; answers the Set-Cookie headers. */
export async function welcome({ service, request }: PageRequest, sql: Sql, account_id: string): Promise<string[]> {
  const who = { account_id, request, now: service.clock(), base_url: service.config.base_url }
  return [await beginSession(sql, who), await rememberBrowser(sql, who)]
}

/**
 * Does what an address was proven for: signs in its account, made where there is none, or gives an account this address. The latter only
 * for who is signed in to it still: a letter that a stolen session asked for is worth nothing once that session was ended.
 */
export async function settle(ctx: PageRequest, sql: Sql, proof: Proof): Promise<Settled> {
  const { service, session } = ctx
  const now = service.clock()
  if (proof.purpose === 'email') {
    const changed = session?.account_id === proof.account_id && (await changeEmail(sql, proof, now))
    return { cookies: [], to: changed ? '/account?done=email' : '/account?failed=email' }
  }
  const account = await ensureAccount(sql, proof.email, now)
  const cookies = await welcome(ctx, sql, account.id)
  const to = proof.return_to ?? HOME
  return { cookies, to: proof.purpose === 'password' ? withReturn('/account/password', to) : to }
}

/** What follows: the cookies of the sign-in, the end of the pending one, and the page the person was going to. */
export function answerSettled(ctx: PageRequest, { cookies, to }: Settled): Response {
  const response = redirect(to)
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  if (pendingToken(ctx) !== null) response.headers.append('set-cookie', pendingCookie(ctx, '', 0))
  return response
}

export const pendingToken = ({ request, service }: PageRequest): string | null => readCookie(request, 'sign_in', service.config.base_url)

export const pendingCookie = ({ service }: PageRequest, token: string, seconds: number): string =>
  writeCookie('sign_in', token, seconds, service.config.base_url)
