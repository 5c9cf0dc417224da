import type { Schemas } from '../../sdk/contract.ts'
import { FRESH_MINUTES, isFresh } from '../auth/sessions.ts'
import { fail } from '../base/error.ts'
import { hashToken, looksLikeToken, newToken } from '../base/tokens.ts'
import type { Context } from '../core/context.ts'
import { Reply } from '../core/operation.ts'
import { json } from '../database/json.ts'
import type { Sql } from '../database/open.ts'
import type { ListingRecord } from '../listings/rows.ts'
import { listingName } from '../listings/show.ts'
import { writeInstant } from '../mail/email.ts'
import { tellAccount } from '../publishing/tell_account.ts'

export type ConfirmedId = 'archive_listing' | 'transfer_listing' | 'add_editor' | 'add_publisher'
export type Confirmation = {
  id: number
  account_id: string
  listing_id: number
  operation: ConfirmedId
  input: Record<string, unknown>
  idempotency_key: string | null
  expires_at: Date
}
type Order = { operation: ConfirmedId; listing: ListingRecord; input: Record<string, unknown>; says: string; besides?: string | undefined }

const CONFIRM_HOURS = 24

/**
 * What gives a listing away, shares it or takes it down happens at once only for its owner in person, who signed in a moment ago; a program
 * may ask for it, and the owner is asked by e-mail. Null where it may happen now, else what the program is answered.
 */
export async function confirmFirst(context: Context, order: Order): Promise<Reply<Schemas['ToConfirm']> | null> {
  const { sql, actor, now } = context
  if ('session_id' in actor) {
    if (await isFresh(sql, actor.session_id, now, FRESH_MINUTES)) return null
    return fail('unauthorized', { detail: 'Sign in again: this is only for who signed in a moment ago.' })
  }
  if (!('scopes' in actor)) return fail('unauthorized')
  const expires_at = (await findWaiting(context, order)) ?? (await ask(context, order))
  return new Reply({ status: 'confirm', expires_at: expires_at.toISOString() }, 202)
}

/** The same asked again is one e-mail, as long as it waits under the same key, or under none. */
async function findWaiting({ sql, account_id, now, idempotency_key }: Context, { operation, listing, input }: Order): Promise<Date | null> {
  const [row] = await sql<{ expires_at: Date }[]>`
    select expires_at from confirmations
    where account_id = ${account_id} and listing_id = ${listing.id} and operation = ${operation} and input = ${json(sql, input)}
      and confirmed_at is null and expires_at > ${now} and idempotency_key is not distinct from ${idempotency_key}
    order by id desc limit 1`
  return row?.expires_at ?? null
}

async function ask(context: Context, { operation, listing, input, says, besides }: Order): Promise<Date> {
  const { sql, account_id, now, idempotency_key, sites, actor } = context
  await context.consumeQuota('confirmations_per_day')
  const token = newToken()
  const expires_at = new Date(now.getTime() + CONFIRM_HOURS * 3_600_000)
  await sql`
    insert into confirmations (account_id, listing_id, operation, input, idempotency_key, token_hash, created_at, expires_at)
    values (${account_id}, ${listing.id}, ${operation}, ${json(sql, input)}, ${idempotency_key}, ${hashToken(token)}, ${now}, ${expires_at})`
  const site = await sites.byId(listing.site_id)
  await tellAccount(context, account_id, listing, {
    kind: 'confirm',
    subject: `Confirm: ${says} ${listingName(listing)}`,
    blocks: [
      `${'name' in actor ? `“${actor.name}”` : 'A program'}, which you let act for you, asks to ${says} ${listingName(listing)} on ${site.name}.`,
      ...(besides === undefined ? [] : [besides]),
      `Nothing happens unless you confirm it. The link works until ${writeInstant(expires_at)}.`,
      'If you did not ask for it, revoke the key or disconnect the app in your account.',
    ],
    action: { label: 'See the request', url: `${site.url}/confirm/${token}` },
  })
  return expires_at
}

/** What a link asks to confirm; null where it was used, is over or never was. */
export async function findConfirmation(sql: Sql, token: string, now: Date, lock: 'lock' | null = null): Promise<Confirmation | null> {
  if (!looksLikeToken(token)) return null
  const [row] = await sql<Confirmation[]>`
    select id, account_id, listing_id, operation, input, idempotency_key, expires_at from confirmations
    where token_hash = ${hashToken(token)} and confirmed_at is null and expires_at > ${now} ${lock === null ? sql`` : sql`for update`}`
  return row ?? null
}

/**
 * Uses a confirmation up. What came of it is from then on what the call is answered that asked: the same program sends the same call with the
 * same key, and learns that it happened.
 */
export async function endConfirmation(
  sql: Sql,
  { id, account_id, idempotency_key }: Confirmation,
  { status, body }: { status: number; body: unknown },
  now: Date,
): Promise<void> {
  await sql`update confirmations set confirmed_at = ${now} where id = ${id}`
  if (idempotency_key === null) return
  await sql`
    update idempotency set status = ${status}, body = ${JSON.stringify(body)}, finished_at = ${now}
    where account_id = ${account_id} and key = ${idempotency_key} and status = 202`
}

export async function sweepConfirmations(sql: Sql, now: Date): Promise<number> {
  const gone = await sql`delete from confirmations where id in (select id from confirmations where expires_at <= ${now} limit 1000)`
  return gone.count
}
