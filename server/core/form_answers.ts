import { createHash, createHmac } from 'node:crypto'
import { TEXT_LOCKS } from '../database/advisory_locks.ts'
import type { Sql } from '../database/open.ts'
import { IDEMPOTENCY_HOURS } from '../base/limits.ts'
import { seal, unseal } from '../base/sealed.ts'
import { keyFor } from '../base/secret.ts'
import { fingerprint, type KeptAnswer, type Stored } from './idempotency.ts'

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
export function answerToForm({ key, secret, now }: { key: string; secret: string; now: Date }): KeptAnswer {
  const of = (purpose: string) => createHmac('sha256', keyFor(secret, purpose)).update(key).digest()
  const key_hash = of('form key')
  return {
    async find(sql) {
      // Who presses a button twice waits for the first.
      await sql`select pg_advisory_xact_lock(hashtextextended(${key_hash.toString('base64')}, ${TEXT_LOCKS.form_key}))`
      const [row] = await sql<{ answer: Buffer }[]>`
        select answer from form_answers where key_hash = ${key_hash} and finished_at > ${oldestKept(now)}`
      // Sealed below, and by nobody else: the tag is checked.
      return row ? (JSON.parse(unseal(of('form answer'), row.answer)) as Stored) : null
    },
    async keep(sql, answer) {
      const sealed = seal(of('form answer'), JSON.stringify(answer))
      await sql`
        insert into form_answers (key_hash, answer, finished_at) values (${key_hash}, ${sealed}, ${now})
        on conflict (key_hash) do update set answer = excluded.answer, finished_at = excluded.finished_at`
    },
  }
}

const oldestKept = (now: Date): Date => new Date(now.getTime() - IDEMPOTENCY_HOURS * 3_600_000)

/** Deletes what can no longer be replayed, in bounded batches. */
export async function sweepFormAnswers(sql: Sql, now: Date): Promise<number> {
  const gone = await sql`
    delete from form_answers where key_hash = any(array(select key_hash from form_answers where finished_at <= ${oldestKept(now)} limit 10000))`
  return gone.count
}
