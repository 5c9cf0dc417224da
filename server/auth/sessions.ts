import { unlessOutage } from '../database/errors.ts'
import type { Pool, Sql } from '../database/open.ts'
import { SESSION_DAYS_MAX, SESSION_IDLE_DAYS } from '../base/limits.ts'
import { createGather } from '../base/gather.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { hashToken, looksLikeToken, newToken } from '../base/tokens.ts'

/** Who is signed in to the website. `operator` is somebody of the site team. */
export type Session = {
  account_id: string
  email: string
  name: string
  email_verified: boolean
  operator: boolean
  session_id: string
}

/** Reads the session that a request's cookie names; null for none, an ended or a made-up one. */
export type Sessions = { of(request: Request): Promise<Session | null> }

const DAY_MILLISECONDS = 86_400_000
/** A visit is written down once in this time, so that reading pages writes nothing. */
const VISIT_MILLISECONDS = 3_600_000
const LOOKS_MAX = 2
const LOOKS_TOGETHER_MAX = 64

export function createSessions({
  reads,
  database,
  clock,
  config: { base_url },
}: {
  reads: Sql
  database: Pool
  clock: () => Date
  config: { base_url: string }
}): Sessions {
  // Those who come at the same time are looked up together.
  const find = createGather<Buffer, Row | null>({ rounds_max: LOOKS_MAX, items_max: LOOKS_TOGETHER_MAX }, (hashes) =>
    findSessions(reads, hashes),
  )
  return {
    async of(request) {
      const token = readCookie(request, 'session', base_url)
      if (token === null || !looksLikeToken(token)) return null
      const now = clock()
      const row = await find(hashToken(token))
      return row && row.ends_at > now ? seen(database, row, now) : null
    },
  }
}

type Row = Session & { begun_at: Date; seen_at: Date; ends_at: Date }

async function findSessions(reads: Sql, hashes: readonly Buffer[]): Promise<(Row | null)[]> {
  const keys = hashes.map((hash) => hash.toString('hex'))
  const rows = await reads<(Row & { token: string })[]>`
    select s.token, s.id as session_id, s."createdAt" as begun_at, s."updatedAt" as seen_at, s."expiresAt" as ends_at,
      u.id as account_id, u.email, u.name, u."emailVerified" as email_verified, u.operator
    from auth."session" s join auth."user" u on u.id = s."userId"
    where s.token = any((select ${keys}::text[])::text[]) and u.deleted_at is null`
  const found = new Map(rows.map(({ token, ...row }) => [token, row]))
  return keys.map((key) => found.get(key) ?? null)
}

async function seen(writes: Sql, { begun_at, seen_at, ends_at: _ends_at, ...session }: Row, now: Date): Promise<Session> {
  if (now.getTime() - seen_at.getTime() > VISIT_MILLISECONDS)
    await writes`
      update auth."session" set "updatedAt" = ${now}, "expiresAt" = ${endOf(begun_at, now)} where id = ${session.session_id}`.catch(
      unlessOutage,
    )
  return session
}

/** Under what a cookie's session is kept. */
export const sessionKey = (token: string): string => hashToken(token).toString('hex')

/** After two weeks without a visit, and after three months in any case. */
function endOf(begun_at: Date, now: Date): Date {
  const idle = now.getTime() + SESSION_IDLE_DAYS * DAY_MILLISECONDS
  return new Date(Math.min(idle, begun_at.getTime() + SESSION_DAYS_MAX * DAY_MILLISECONDS))
}

/** Begins a session with a token of its own, whatever cookie the browser came with, and answers the Set-Cookie header. */
export async function beginSession(
  sql: Sql,
  { account_id, request, now, base_url }: { account_id: string; request: Request; now: Date; base_url: string },
): Promise<string> {
  const earlier = readCookie(request, 'session', base_url)
  if (earlier !== null) await endSession(sql, earlier)
  const token = newToken()
  await sql`
    insert into auth."session" (id, token, "userId", "createdAt", "updatedAt", "expiresAt", "userAgent")
    values (${crypto.randomUUID()}, ${sessionKey(token)}, ${account_id}, ${now}, ${now}, ${endOf(now, now)},
      ${(request.headers.get('user-agent') ?? '').slice(0, 200)})`
  return writeCookie('session', token, SESSION_DAYS_MAX * 86_400, base_url)
}

/** Ends the session of a cookie. */
export async function endSession(sql: Sql, token: string): Promise<void> {
  if (looksLikeToken(token)) await sql`delete from auth."session" where token = ${sessionKey(token)}`
}

/** Ends the sessions of an account in every browser, all but one where `except` names it. */
export async function endSessions(sql: Sql, account_id: string, except: string | null): Promise<void> {
  await sql`delete from auth."session" where "userId" = ${account_id} and id is distinct from ${except}`
}

/** A browser left open must not be enough to take an account over or to end it. */
export const FRESH_MINUTES = 30

/** Whether somebody proved who they are a moment ago, as what cannot be undone asks for. */
export async function isFresh(sql: Sql, session_id: string, now: Date, minutes: number): Promise<boolean> {
  const begun_after = new Date(now.getTime() - minutes * 60_000)
  const rows = await sql`select 1 from auth."session" where id = ${session_id} and "createdAt" > ${begun_after}`
  return rows.length === 1
}

export async function sweepSessions(sql: Sql, now: Date): Promise<number> {
  const gone = await sql`
    delete from auth."session" where id = any(array(select id from auth."session" where "expiresAt" <= ${now} limit 1000))`
  return gone.count
}
