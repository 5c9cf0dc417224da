import { createHash, createHmac } from 'node:crypto'
import { TEXT_LOCKS } from '../database/advisory_locks.ts'
import type { Sql } from '../database/open.ts'
import { IDEMPOTENCY_HOURS } from '../base/limits.ts'
import { seal, unseal } from '../base/sealed.ts'
import { keyFor } from '../base/secret.ts'
import { fingerprint, type Found, type Stored } from './idempotency.ts'

type Sent = {
  /** The hidden field of the form: another with each page that is rendered. */
  act: string
  /** Whose the effect is; null where it is nobody's account, or whoever holds a link. */
  account_id: string | null
  operation: string
  site: string
  input: unknown
}

/**
 * The key of one deed of a form. What was typed is part of it: a form that is corrected and sent from the same page is another deed, and
 * one that is sent as it was is the same, however the browser came to send it.
 */
export const formKey = ({ act, account_id, operation, site, input }: Sent): string =>
  createHash('sha256')
    .update(`${act} ${account_id ?? ''} `)
    .update(fingerprint(operation, site, input))
    .digest('base64url')

/**
 * The answer to a form, for anybody: who signs in has no account yet that it could be kept with. It may hold what opens a door, such as a
 * cookie or a new key, so that it is sealed with the key of the form; the database alone can neither read nor find it.
 */
export type FormClaim = { kind: 'form'; key_hash: Buffer; seal_key: Buffer; now: Date }

export function claimOfForm({ key, secret, now }: { key: string; secret: string; now: Date }): FormClaim {
  const of = (purpose: string) => createHmac('sha256', keyFor(secret, purpose)).update(key).digest()
  return { kind: 'form', key_hash: of('form key'), seal_key: of('form answer'), now }
}

/** Claims forms for this transaction, and answers what is known of each; no two of them are the same. */
export async function claimForms(sql: Sql, claims: readonly FormClaim[]): Promise<Found[]> {
  const now = new Date(Math.max(...claims.map((claim) => claim.now.getTime())))
  const rows = await sql<{ locked: boolean; answer: Buffer | null }[]>`
    select locked, answer from claim_forms(${TEXT_LOCKS.form_key}, ${claims.map(nameOf)}::text[], ${oldestKept(now)})`
  return claims.map(({ seal_key }, index) => {
    const row = rows[index]
    if (!row?.locked) return 'in_flight'
    // Sealed below, and by nobody else: the tag is checked.
    return row.answer === null ? 'new' : (JSON.parse(unseal(seal_key, row.answer)) as Stored)
  })
}

/** Who presses a button twice waits for the first. */
export async function waitForForm(sql: Sql, claim: FormClaim): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${nameOf(claim)}, ${TEXT_LOCKS.form_key}))`
}

const nameOf = ({ key_hash }: FormClaim): string => key_hash.toString('hex')

export async function storeFormAnswers(sql: Sql, kept: readonly (readonly [FormClaim, Stored])[]): Promise<void> {
  const answers = kept.map(([{ seal_key }, answer]) => seal(seal_key, JSON.stringify(answer)).toString('base64'))
  await sql`
    insert into form_answers (key_hash, answer, finished_at)
    select decode(k.hash, 'hex'), decode(k.answer, 'base64'), k.finished_at::timestamptz
    from unnest((select ${kept.map(([claim]) => nameOf(claim))}::text[]), (select ${answers}::text[]),
      (select ${kept.map(([{ now }]) => now.toISOString())}::text[])) as k (hash, answer, finished_at)
    on conflict (key_hash) do update set answer = excluded.answer, finished_at = excluded.finished_at`
}

const oldestKept = (now: Date): Date => new Date(now.getTime() - IDEMPOTENCY_HOURS * 3_600_000)

/** Deletes what can no longer be replayed, in bounded batches. */
export async function sweepFormAnswers(sql: Sql, now: Date): Promise<number> {
  const gone = await sql`
    delete from form_answers where key_hash = any(array(select key_hash from form_answers where finished_at <= ${oldestKept(now)} limit 10000))`
  return gone.count
}
