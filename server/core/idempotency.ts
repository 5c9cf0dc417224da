import { canonicalJson } from '../base/canonical_json.ts'
import { sha256 } from '../base/sha256.ts'
import { TEXT_LOCKS } from '../database/advisory_locks.ts'
import type { Sql } from '../database/open.ts'
import { fail } from '../base/error.ts'
import { IDEMPOTENCY_HOURS } from '../base/limits.ts'
import { seal, unseal } from '../base/sealed.ts'

/** An answer as it left: a replay sends exactly this. */
export type Stored = { status: number; headers: Record<string, string>; body: string }

/** The key of a header, bare or in the quotes of the IETF draft; null where none was sent. */
export function readIdempotencyKey(header: string | null): string | null {
  if (header === null) return null
  const key = header.length >= 2 && header.startsWith('"') && header.endsWith('"') ? header.slice(1, -1) : header
  // Two headers arrive joined by a comma and a space, which no key may hold.
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    fail('idempotency_key_invalid', {
      errors: [
        {
          field: 'header.Idempotency-Key',
          code: 'wrong_format',
          message: 'is not a usable key.',
          fix: 'Send one key of 1 to 255 visible ASCII characters, such as a UUID.',
        },
      ],
    })
  return key
}

/** Where the answer to one key is kept. Both work in the transaction of the effect, so that neither stands without the other. */
export type KeptAnswer = {
  /** Claims the key until the transaction ends; the answer of a call that is finished. */
  find(sql: Sql): Promise<Stored | null>
  keep(sql: Sql, answer: Stored): Promise<void>
}

/** `seal_key` is of the deployment's own secret, for an answer that holds one: the database alone cannot read it. */
type Claim = { account_id: string; key: string; print: Buffer; now: Date; seal_key: Buffer | null }

/** The answer to a program's Idempotency-Key, which is its account's own. */
export const answerToProgram = (claim: Claim): KeptAnswer => ({
  find: (sql) => claimKey(sql, claim),
  keep: (sql, answer) => storeAnswer(sql, claim, answer),
})

/** SHA-256 of operation, site and input in canonical JSON (RFC 8785): equal for equal calls, however they were written. A file counts by what it holds. */
export function fingerprint(operation: string, site: string, input: unknown): Buffer {
  return sha256(canonicalJson([operation, site, withoutBytes(input)]))
}

const withoutBytes = (input: unknown): unknown => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, value instanceof Uint8Array ? { sha256: sha256(value).toString('hex') } : value]),
  )
}

/**
 * Claims a key for this transaction and returns the stored answer of a finished call. Refuses while the first call still runs
 * (its lock goes with its transaction, so that a crash leaves nothing behind) and when the key was used for another call.
 */
async function claimKey(sql: Sql, { account_id, key, print, now, seal_key }: Claim): Promise<Stored | null> {
  const name = sql`hashtextextended(${`${account_id}:${key}`}, ${TEXT_LOCKS.idempotency_key})`
  const oldest = new Date(now.getTime() - IDEMPOTENCY_HOURS * 3_600_000)
  const [row] = await sql<(({ locked: boolean } & Stored & { fingerprint: Buffer }) | { locked: boolean; fingerprint: null })[]>`
    select locked, fingerprint, status, headers, body from claim_key(${name}, ${account_id}, ${key}, ${oldest})`
  if (!row?.locked) fail('idempotency_in_flight', { retry_after: 1 })
  if (row.fingerprint === null) return null
  if (!print.equals(row.fingerprint)) fail('idempotency_conflict')
  const body = seal_key === null ? row.body : unseal(seal_key, Buffer.from(row.body, 'base64'))
  return { status: row.status, headers: row.headers, body }
}

async function storeAnswer(sql: Sql, { account_id, key, print, now, seal_key }: Claim, answer: Stored): Promise<void> {
  const body = seal_key === null ? answer.body : seal(seal_key, answer.body).toString('base64')
  await sql`
    insert into idempotency (account_id, key, fingerprint, status, headers, body, finished_at)
    values (${account_id}, ${key}, ${print}, ${answer.status}, ${sql.json(answer.headers)}, ${body}, ${now})
    on conflict (account_id, key) do update
    set fingerprint = excluded.fingerprint, status = excluded.status, headers = excluded.headers, body = excluded.body, finished_at = excluded.finished_at`
}

/** Deletes what can no longer be replayed, in bounded batches. */
export async function sweepIdempotency(sql: Sql, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - IDEMPOTENCY_HOURS * 3_600_000)
  const gone = await sql`
    delete from idempotency where ctid = any(array(select ctid from idempotency where finished_at <= ${oldest} limit 10000))`
  return gone.count
}
