import { accountOf, type Context } from '../core/context.ts'
import { ensureAccount } from './accounts.ts'
import type { Asker } from './attempts.ts'
import { changeEmail } from './change_email.ts'
import { readCookie } from './cookies.ts'
import { findKnownBrowser, rememberBrowser } from './known_browsers.ts'
import { beginSession } from './sessions.ts'
import type { Proof, Purpose } from './sign_in.ts'
import { fail } from '../base/error.ts'

/*
 * A browser on its way in: who it is for the limits, and what signs it in. Its cookies are read here and nowhere in a page.
 */

type At = Pick<Context, 'sql' | 'now' | 'address' | 'browser' | 'actor' | 'config'>

/** Who tries something for an address, as the limits tell people apart. Whoever is signed in to its account is known to it as well. */
export async function askerOf({ sql, now, address, browser, actor, config }: At, email: string | null): Promise<Asker> {
  const asker = { address, known_browser: null }
  if (email === null || browser === null) return asker
  if ('email' in actor && actor.email === email) return { ...asker, known_browser: `${actor.account_id} ${actor.session_id}` }
  return { ...asker, known_browser: await findKnownBrowser(sql, { request: browser, email, now, base_url: config.base_url }) }
}

/** What the browser holds of a sign-in that it has begun. */
export const pendingToken = ({ browser, config }: At): string | null => browser && readCookie(browser, 'sign_in', config.base_url)

/** Signs the browser in and makes it known to the account; answers the Set-Cookie headers. */
export async function signInBrowser({ sql, now, browser, config }: At, account_id: string): Promise<string[]> {
  if (browser === null) return fail('unauthorized')
  const who = { account_id, request: browser, now, base_url: config.base_url }
  return [await beginSession(sql, who), await rememberBrowser(sql, who)]
}

type Settled = {
  /** Who is signed in by it. */
  account_id: string | null
  answer: { outcome: 'proven' | 'refused'; cookies: string[]; purpose: Purpose; return_to: string | null }
}

/**
 * Does what an address was proven for: signs in its account, made where there is none, or gives an account this address. The latter only
 * for who is signed in to it still: an e-mail that a stolen session asked for is worth nothing once that session was ended.
 */
export async function settleProof(context: At, proof: Proof): Promise<Settled> {
  const { sql, now, actor } = context
  const { purpose, return_to } = proof
  if (purpose === 'email') {
    const changed = accountOf(actor) === proof.account_id && (await changeEmail(sql, proof, now))
    return { account_id: null, answer: { outcome: changed ? 'proven' : 'refused', cookies: [], purpose, return_to } }
  }
  const account = await ensureAccount(sql, proof.email, now)
  const cookies = await signInBrowser(context, account.id)
  return { account_id: account.id, answer: { outcome: 'proven', cookies, purpose, return_to } }
}
