import { createHmac, randomInt } from 'node:crypto'
import type { Sql } from '../database/open.ts'
import { SIGN_IN_MINUTES, SIGN_IN_TRIES_MAX } from '../base/limits.ts'
import { queueEmail, type Email } from '../mail/outbox.ts'
import { hashToken, looksLikeToken, newToken } from '../base/tokens.ts'

/** Why an address is to be proven: to sign in, to sign in and choose a password, or to become an account's address. */
export type Purpose = 'sign_in' | 'password' | 'email'

export type Proof = { id: number; purpose: Purpose; email: string; account_id: string | null; return_to: string | null }

type Wish = {
  purpose: Purpose
  email: string
  account_id?: string
  return_to: string | null
  /** What the browser already holds, so that an earlier e-mail's code is good too. */
  browser_token: string | null
  now: Date
  site: { name: string; url: string }
}

/** E-mails of one browser whose codes are good at once. */
const SIGN_IN_EMAILS_OPEN_MAX = 5

/**
 * Writes an e-mail with a code and a link to the address, and answers what the browser must hold to use the code. The same happens for an
 * address with and without an account, so that nobody learns which has one. With another e-mail in its place nobody has the code.
 */
export async function sendProof(
  sql: Sql,
  { purpose, email, account_id, return_to, browser_token, now, site }: Wish,
  instead?: Email,
): Promise<string> {
  const browser = browser_token !== null && looksLikeToken(browser_token) ? browser_token : newToken()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const link = newToken()
  await sql`
    insert into sign_ins (purpose, email, account_id, browser_hash, code_hash, link_hash, return_to, created_at, expires_at)
    values (${purpose}, ${email}, ${account_id ?? null}, ${hashToken(browser)}, ${hashCode(browser, code)}, ${hashToken(link)}, ${return_to},
      ${now}, ${endOf(now)})`
  await queueEmail(sql, instead ?? signInEmail(purpose, email, code, `${site.url}/sign-in/link/${link}`, site), now)
  return browser
}

/** A link that signs in whoever opens it first; made by the operator's command. */
export async function createLink(
  sql: Sql,
  email: string,
  now: Date,
  return_to: string | null = null,
): Promise<{ token: string; expires_at: Date }> {
  const token = newToken()
  const expires_at = endOf(now)
  await sql`
    insert into sign_ins (purpose, email, link_hash, return_to, created_at, expires_at)
    values ('sign_in', ${email}, ${hashToken(token)}, ${return_to}, ${now}, ${expires_at})`
  return { token, expires_at }
}

const endOf = (now: Date): Date => new Date(now.getTime() + SIGN_IN_MINUTES * 60_000)

/** Six digits are soon guessed from a plain hash; keyed by what only the browser holds, a copy of the database tells nothing. */
const hashCode = (browser: string, code: string): Buffer => createHmac('sha256', browser).update(code).digest()

/** The address that a browser was last written to; null where nothing is open. */
export async function pendingEmail(sql: Sql, browser: string, now: Date): Promise<string | null> {
  const [row] = await sql<{ email: string }[]>`
    select email from sign_ins where browser_hash = ${hashToken(browser)} and used_at is null and expires_at > ${now} order by id desc limit 1`
  return row?.email ?? null
}

type Answer = { outcome: 'proven'; proof: Proof } | { outcome: 'wrong'; tries_left: number } | { outcome: 'over' }

/**
 * Tries a code in the browser that asked for it. A wrong one costs each open e-mail of the browser a try, and the fifth ends them.
 * The caller commits whatever comes of it, so that tries are counted.
 */
export async function proveByCode(sql: Sql, browser: string, code: string, now: Date): Promise<Answer> {
  if (!looksLikeToken(browser)) return { outcome: 'over' }
  const open = await sql<(Proof & { code_hash: Buffer; tries: number })[]>`
    select id, purpose, email, account_id, return_to, code_hash, tries from sign_ins
    where browser_hash = ${hashToken(browser)} and code_hash is not null and used_at is null and expires_at > ${now} and tries < ${SIGN_IN_TRIES_MAX}
    order by id desc limit ${SIGN_IN_EMAILS_OPEN_MAX} for update`
  if (open.length === 0) return { outcome: 'over' }
  const hash = hashCode(browser, code)
  const found = open.find(({ code_hash }) => hash.equals(code_hash))
  if (found) {
    await sql`update sign_ins set used_at = ${now} where id = ${found.id}`
    const { code_hash: _code_hash, tries: _tries, ...proof } = found
    return { outcome: 'proven', proof }
  }
  await sql`update sign_ins set tries = tries + 1 where id = any(${open.map(({ id }) => id)}::bigint[])`
  const tries_left = Math.max(...open.map(({ tries }) => SIGN_IN_TRIES_MAX - tries - 1))
  return tries_left > 0 ? { outcome: 'wrong', tries_left } : { outcome: 'over' }
}

type OpenLink = Proof & { own_browser: boolean; from_operator: boolean }

/** What a link is for, without using it. */
export async function findLink(sql: Sql, token: string, browser: string | null, now: Date): Promise<OpenLink | null> {
  if (!looksLikeToken(token)) return null
  const [row] = await sql<Row[]>`
    select id, purpose, email, account_id, return_to, browser_hash from sign_ins
    where link_hash = ${hashToken(token)} and used_at is null and expires_at > ${now}`
  if (!row) return null
  const { proof, ...how } = proofFor(row, browser)
  return { ...proof, ...how }
}

/** Uses a link up; null when it was used meanwhile. */
export async function proveByLink(sql: Sql, token: string, browser: string | null, now: Date): Promise<Proof | null> {
  if (!looksLikeToken(token)) return null
  const [row] = await sql<Row[]>`
    update sign_ins set used_at = ${now} where link_hash = ${hashToken(token)} and used_at is null and expires_at > ${now}
    returning id, purpose, email, account_id, return_to, browser_hash`
  return row ? proofFor(row, browser).proof : null
}

type Row = Proof & { browser_hash: Buffer | null }

/**
 * Where to go afterwards is the choice of whoever asked. Anybody may ask for an e-mail to anybody, so that in a browser that did not ask the
 * choice is a stranger's, who may have chosen the page that connects the stranger's own device.
 */
function proofFor({ browser_hash, ...proof }: Row, browser: string | null): { proof: Proof; own_browser: boolean; from_operator: boolean } {
  const own_browser = browser !== null && browser_hash?.equals(hashToken(browser)) === true
  const from_operator = browser_hash === null
  return { proof: own_browser || from_operator ? proof : { ...proof, return_to: null }, own_browser, from_operator }
}

function signInEmail(purpose: Purpose, email: string, code: string, url: string, site: { name: string; url: string }): Email {
  const say = {
    sign_in: { subject: `${code} is your sign-in code`, first: `Your code to sign in to ${site.name} is:`, label: 'Sign in' },
    password: {
      subject: `${code} is your code for a new password`,
      first: `Your code to choose a new password on ${site.name} is:`,
      label: 'Choose a password',
    },
    email: {
      subject: `${code} confirms your new address`,
      first: `Your code to make this the address of your account on ${site.name} is:`,
      label: 'Confirm the address',
    },
  }[purpose]
  return {
    to: { email },
    kind: 'sign_in',
    subject: say.subject,
    blocks: [
      say.first,
      { heading: code },
      `It works for ${SIGN_IN_MINUTES} minutes, in the browser that asked for it. The link below does the same.`,
      'If you did not ask for it, somebody typed your address by mistake; nothing happens unless the code or the link is used. Never give the code to anybody.',
    ],
    action: { label: say.label, url },
    site,
  }
}

/** Ends what e-mails to an account, or to its address, would still prove. */
export async function endSignIns(sql: Sql, { account_id, email }: { account_id: string; email: string }, now: Date): Promise<void> {
  await sql`
    update sign_ins set used_at = ${now} where (account_id = ${account_id} or lower(email) = ${email.toLowerCase()}) and used_at is null`
}

export async function sweepSignIns(sql: Sql, now: Date): Promise<number> {
  const gone = await sql`delete from sign_ins where id = any(array(select id from sign_ins where expires_at <= ${now} limit 1000))`
  return gone.count
}
