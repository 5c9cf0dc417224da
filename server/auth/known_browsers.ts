import type { Sql } from '../database/open.ts'
import { KNOWN_BROWSER_DAYS, KNOWN_BROWSERS_MAX } from '../base/limits.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { hashToken, looksLikeToken, newToken } from '../base/tokens.ts'

/**
 * Which browsers were signed in to an account before. Such a browser is not signed in by it: it only has an allowance of its own for codes
 * and passwords, so that strangers who use up theirs cannot keep an account's owner out. The cookie holds a token that is made anew at each
 * sign-in and outlives signing out.
 */

type Remembered = { account_id: string; request: Request; now: Date; base_url: string }

const DAY_SECONDS = 86_400

/** Makes the browser known to an account, beside those it was known to, and answers the Set-Cookie header. */
export async function rememberBrowser(sql: Sql, { account_id, request, now, base_url }: Remembered): Promise<string> {
  const token = newToken()
  const hash = hashToken(token)
  const before = readBrowser(request, base_url)
  // A cookie that somebody planted knows nothing afterwards: what the browser is known to moves on to the new one.
  if (before !== null) await sql`update known_browsers set browser_hash = ${hash} where browser_hash = ${hashToken(before)}`
  await sql`
    insert into known_browsers (browser_hash, account_id, seen_at) values (${hash}, ${account_id}, ${now})
    on conflict (browser_hash, account_id) do update set seen_at = excluded.seen_at`
  await sql`
    delete from known_browsers where (browser_hash, account_id) in (
      select browser_hash, account_id from known_browsers where account_id = ${account_id} order by seen_at desc offset ${KNOWN_BROWSERS_MAX})`
  return writeCookie('known_browser', token, KNOWN_BROWSER_DAYS * DAY_SECONDS, base_url)
}

/** By what tries of this browser are counted where it was signed in to the account of an address before; otherwise null. */
export async function findKnownBrowser(
  sql: Sql,
  { request, email, now, base_url }: { request: Request; email: string; now: Date; base_url: string },
): Promise<string | null> {
  const token = readBrowser(request, base_url)
  if (token === null) return null
  const hash = hashToken(token)
  const [row] = await sql<{ account_id: string }[]>`
    select k.account_id from known_browsers k join auth."user" u on u.id = k.account_id
    where k.browser_hash = ${hash} and k.seen_at > ${endedBefore(now)} and u.email = ${email} and u.deleted_at is null`
  return row ? `${row.account_id} ${hash.toString('hex')}` : null
}

/** No browser is known to the account any more. */
export async function forgetBrowsers(sql: Sql, account_id: string): Promise<void> {
  await sql`delete from known_browsers where account_id = ${account_id}`
}

export async function sweepKnownBrowsers(sql: Sql, now: Date): Promise<number> {
  const gone = await sql`
    delete from known_browsers where (browser_hash, account_id) in (
      select browser_hash, account_id from known_browsers where seen_at <= ${endedBefore(now)} limit 1000)`
  return gone.count
}

const endedBefore = (now: Date): Date => new Date(now.getTime() - KNOWN_BROWSER_DAYS * DAY_SECONDS * 1000)

function readBrowser(request: Request, base_url: string): string | null {
  const token = readCookie(request, 'known_browser', base_url)
  return token !== null && looksLikeToken(token) ? token : null
}
