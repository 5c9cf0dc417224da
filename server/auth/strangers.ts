import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyFor } from '../base/secret.ts'
import { STRANGER_HOURS } from '../base/limits.ts'
import type { Sql } from '../database/open.ts'
import { readCookie, writeCookie } from './cookies.ts'

/*
 * A stranger: somebody who drafts before they sign in. What they make belongs to a row of their own among the accounts, which only the
 * signed cookie of their browser opens.
 */

const COOKIE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{10})\.([\w-]{43})$/
const HOUR_SECONDS = 3600

const macOf = (secret: string, signed: string): Buffer => createHmac('sha256', keyFor(secret, 'stranger')).update(signed).digest()

/** Whose drafts the browser may open; null without a cookie, and for one that is over or not of our making. */
export function readStranger(request: Request, { secret, base_url, now }: { secret: string; base_url: string; now: Date }): string | null {
  const parts = COOKIE.exec(readCookie(request, 'stranger', base_url) ?? '')
  const [, account_id = '', until = '', mac = ''] = parts ?? []
  if (!parts || Number(until) * 1000 <= now.getTime()) return null
  return timingSafeEqual(Buffer.from(mac, 'base64url'), macOf(secret, `${account_id}.${until}`)) ? account_id : null
}

/** The Set-Cookie header that opens a stranger's drafts for a day. */
export function strangerCookie(account_id: string, { secret, base_url, now }: { secret: string; base_url: string; now: Date }): string {
  const signed = `${account_id}.${Math.floor(untilOf(now).getTime() / 1000)}`
  return writeCookie('stranger', `${signed}.${macOf(secret, signed).toString('base64url')}`, STRANGER_HOURS * HOUR_SECONDS, base_url)
}

/** The Set-Cookie header that takes it back. */
export const endStrangerCookie = (base_url: string): string => writeCookie('stranger', '', 0, base_url)

const untilOf = (now: Date): Date => new Date(now.getTime() + STRANGER_HOURS * HOUR_SECONDS * 1000)

/** The stranger of a browser for another day from now, or a new one. One whose cookie came before any draft begins here. */
export async function ensureStranger(sql: Sql, known: string | null, now: Date): Promise<string> {
  const until = untilOf(now)
  // The column wants an address; nothing can be sent to this one, and so nobody can sign in by it.
  const insert = (id: string) => sql`
    insert into auth."user" (id, name, email, "createdAt", "updatedAt", stranger_until)
    values (${id}, 'Stranger', ${`${id}@stranger.invalid`}, ${now}, ${now}, ${until}) on conflict do nothing`
  if (known !== null) {
    await insert(known)
    const { count } = await sql`update auth."user" set stranger_until = ${until} where id = ${known} and stranger_until > ${now}`
    if (count > 0) return known
  }
  const id = crypto.randomUUID()
  await insert(id)
  return id
}
