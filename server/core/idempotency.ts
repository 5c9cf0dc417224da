import { isObject } from '../base/is_object.ts'
import { canonicalJson } from '../base/canonical_json.ts'
import { sha256 } from '../base/sha256.ts'
import { TEXT_LOCKS } from '../database/advisory_locks.ts'
import { jsonTexts } from '../database/json.ts'
import type { Sql } from '../database/open.ts'
import { fail } from '../base/error.ts'
import { IDEMPOTENCY_HOURS, type Limits } from '../base/limits.ts'
import { seal, unseal } from '../base/sealed.ts'
import { consumeQuota, limitOf } from './quotas.ts'

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

/**
 * What is known of a key that is claimed until the transaction ends: the answer of a call that is finished, or nothing yet. It is `in_flight`
 * while another transaction has it (whose lock goes with it, so that a crash leaves nothing behind), and a `conflict` where it was used for
 * another call.
 */
export type Found = Stored | 'new' | 'in_flight' | 'conflict'

/** A program's Idempotency-Key, which is its account's own. `seal_key` is of the deployment's own secret, for an answer that holds one: the database alone cannot read it. */
export type ProgramClaim = { kind: 'program'; account_id: string; key: string; print: Buffer; now: Date; seal_key: Buffer | null }

/** SHA-256 of operation, site and input in canonical JSON (RFC 8785): equal for equal calls, however they were written. A file counts by what it holds. */
export function fingerprint(operation: string, site: string, input: unknown): Buffer {
  return sha256(canonicalJson([operation, site, withoutBytes(input)]))
}

const withoutBytes = (input: unknown): unknown => {
  if (!isObject(input)) return input
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, value instanceof Uint8Array ? { sha256: sha256(value).toString('hex') } : value]),
  )
}

/** Claims keys for this transaction, and answers what is known of each; no two of them are the same. */
export async function claimKeys(sql: Sql, claims: readonly ProgramClaim[]): Promise<Found[]> {
  const names = claims.map(({ account_id, key }) => `${account_id}:${key}`)
  const oldest = new Date(Math.max(...claims.map(({ now }) => now.getTime())) - IDEMPOTENCY_HOURS * 3_600_000)
  const rows = await sql<(({ locked: boolean } & Stored & { fingerprint: Buffer }) | { locked: boolean; fingerprint: null })[]>`
    select locked, fingerprint, status, headers, body from claim_keys(
      array(select hashtextextended(name, ${TEXT_LOCKS.idempotency_key}) from unnest((select ${names}::text[])) with ordinality as n (name, place) order by place),
      ${claims.map(({ account_id }) => account_id)}::text[], ${claims.map(({ key }) => key)}::text[], ${oldest})`
  return claims.map(({ print, seal_key }, index) => {
    const row = rows[index]
    if (!row?.locked) return 'in_flight'
    if (row.fingerprint === null) return 'new'
    if (!print.equals(row.fingerprint)) return 'conflict'
    const body = seal_key === null ? unpack(row.body) : unsealed(seal_key, row.body)
    return { status: row.status, headers: row.headers, body }
  })
}

/** What was sealed with another AUTH_SECRET is what nobody reads any more, and what it answers was done. */
function unsealed(seal_key: Buffer, kept: string): string {
  try {
    return unseal(seal_key, Buffer.from(kept, 'base64'))
  } catch {
    return fail('idempotency_conflict', {
      detail:
        'This was done, and its answer can no longer be read: the secret of the service was changed since. Look at what there is; use a new key for a new call.',
    })
  }
}

/** Before what is packed: no text of JSON begins so. */
const PACKED = 'zstd:'
const PACKED_CHARACTERS_MIN = 1000

/** The database would pack a long answer too, which takes it five times as long, once it was sent and read in full. */
const pack = (body: string): string =>
  body.length < PACKED_CHARACTERS_MIN ? body : `${PACKED}${Bun.zstdCompressSync(body, { level: 1 }).toString('base64')}`
const unpack = (kept: string): string =>
  kept.startsWith(PACKED) ? Bun.zstdDecompressSync(Buffer.from(kept.slice(PACKED.length), 'base64')).toString() : kept

const KEPT = 'kept_answer_kilobytes_per_day'

/** Keeps answers, as many bytes of them as an account may have kept in a day: what could not be answered again is not done. */
export async function storeAnswers(sql: Sql, answers: readonly (readonly [ProgramClaim, Stored])[], limits: Limits): Promise<void> {
  const kept = answers.map(([claim, answer]) => {
    const body = claim.seal_key === null ? pack(answer.body) : seal(claim.seal_key, answer.body).toString('base64')
    return [claim, { ...answer, body }] as const
  })
  const of = <Value>(value: (claim: ProgramClaim, answer: Stored) => Value): Value[] => kept.map(([claim, answer]) => value(claim, answer))
  const stored = sql`
    insert into idempotency (account_id, key, fingerprint, status, headers, body, finished_at)
    select k.account_id, k.key, decode(k.fingerprint, 'hex'), k.status, k.headers::jsonb, coalesce(k.body, ''), k.finished_at::timestamptz
    from unnest((select ${of(({ account_id }) => account_id)}::text[]), (select ${of(({ key }) => key)}::text[]),
      (select ${of(({ print }) => print.toString('hex'))}::text[]), (select ${of((_claim, { status }) => status)}::integer[]),
      (select ${of((_claim, { headers }) => JSON.stringify(headers))}::text[]),
      ${jsonTexts(
        sql,
        of((_claim, { body }) => body),
      )},
      (select ${of(({ now }) => now.toISOString())}::text[])) as k (account_id, key, fingerprint, status, headers, body, finished_at)
    on conflict (account_id, key) do update
    set fingerprint = excluded.fingerprint, status = excluded.status, headers = excluded.headers, body = excluded.body, finished_at = excluded.finished_at`.execute()
  await Promise.all([stored, countKept(sql, kept, limitOf(KEPT, limits))])
}

/** By the account, in one order, and last of all that a call locks. What is small costs nothing: its number is bounded already. */
async function countKept(sql: Sql, kept: readonly (readonly [ProgramClaim, Stored])[], kilobytes_max: number): Promise<void> {
  const counted = new Map<string, { amount: number; now: Date }>()
  for (const [{ account_id, now }, { body }] of kept) {
    const kilobytes = Math.floor(body.length / 1024)
    if (kilobytes > 0) counted.set(account_id, { amount: kilobytes + (counted.get(account_id)?.amount ?? 0), now })
  }
  for (const [account_id, { amount, now }] of [...counted].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    await consumeQuota(sql, account_id, KEPT, { limit: kilobytes_max, now, amount })
}

/** Deletes what can no longer be replayed, in bounded batches. */
export async function sweepIdempotency(sql: Sql, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - IDEMPOTENCY_HOURS * 3_600_000)
  const gone = await sql`
    delete from idempotency where ctid = any(array(select ctid from idempotency where finished_at <= ${oldest} limit 10000))`
  return gone.count
}
