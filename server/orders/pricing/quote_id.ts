import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyFor } from '../../base/secret.ts'
import { fail, failAt } from '../../base/error.ts'
import { fingerprint } from '../../core/idempotency.ts'
import type { Input } from '../../core/operation.ts'
import type { PricedLine, PricedOrder } from './price_order.ts'

/** How long a price holds its promise to be refused when it changes. */
export const QUOTE_SECONDS = 30 * 60

const VERSION = 1
const PRINT_BYTES = 16
const MAC_BYTES = 16
const BODY_BYTES = 1 + 4 + 4 + PRINT_BYTES

type Agreed = Partial<Input<'create_checkout'>>

/** A token that says: this account was quoted this total for these lines, until then. Nothing is stored of it. */
export function signQuote(
  secret: string,
  account_id: string,
  { lines, total_cents }: PricedOrder,
  now: Date,
): { quote_id: string; expires_at: Date } {
  const expires_seconds = Math.floor(now.getTime() / 1000) + QUOTE_SECONDS
  const body = Buffer.alloc(BODY_BYTES)
  body.writeUInt8(VERSION, 0)
  body.writeUInt32BE(expires_seconds, 1)
  body.writeUInt32BE(total_cents, 5)
  printOf(lines).copy(body, 9)
  return {
    quote_id: `q_${Buffer.concat([body, macOf(secret, account_id, body)]).toString('base64url')}`,
    expires_at: new Date(expires_seconds * 1000),
  }
}

export type Opened = { expires_at: Date; total_cents: number; print: Buffer }

/** What a token says; null for one that this service did not make for this account. */
export function openQuote(secret: string, account_id: string, quote_id: string): Opened | null {
  const bytes = Buffer.from(quote_id.slice(2), 'base64url')
  // A second spelling of the same bytes is not ours either.
  if (bytes.length !== BODY_BYTES + MAC_BYTES || `q_${bytes.toString('base64url')}` !== quote_id) return null
  const body = bytes.subarray(0, BODY_BYTES)
  if (!timingSafeEqual(bytes.subarray(BODY_BYTES), macOf(secret, account_id, body)) || body[0] !== VERSION) return null
  return { expires_at: new Date(body.readUInt32BE(1) * 1000), total_cents: body.readUInt32BE(5), print: body.subarray(9) }
}

/** Refuses an order whose price is not the one agreed to: by quote, by total, or by both. */
export function checkAgreed(secret: string, account_id: string, agreed: Agreed, priced: PricedOrder, now: Date): void {
  const { quote_id, expected_total_cents } = agreed
  if (quote_id !== undefined) {
    const opened = openQuote(secret, account_id, quote_id)
    if (!opened)
      return failAt({
        field: '/quote_id',
        code: 'invalid',
        message: 'is no quote of yours.',
        fix: 'Send the quote_id of quote_order as it came, or leave it out.',
      })
    if (opened.expires_at <= now)
      return failAt({
        field: '/quote_id',
        code: 'invalid',
        message: 'has expired.',
        fix: 'Call quote_order again and show the person the total; without quote_id the price of now is taken.',
      })
    if (!opened.print.equals(printOf(priced.lines)))
      return failAt({
        field: '/quote_id',
        code: 'invalid',
        message: 'is of other items.',
        fix: 'Send the items that were quoted, or quote these and leave it out.',
      })
    if (opened.total_cents !== priced.total_cents) failChanged(agreed, '/quote_id', opened.total_cents, priced.total_cents)
  }
  if (expected_total_cents !== undefined && expected_total_cents !== priced.total_cents)
    failChanged(agreed, '/expected_total_cents', expected_total_cents, priced.total_cents)
}

function failChanged(
  { quote_id: _, expected_total_cents: __, ...asked }: Agreed,
  field: string,
  agreed_cents: number,
  total_cents: number,
): never {
  const fix = 'Quote again and show the person the new total.'
  return fail('price_changed', {
    detail: `The total is ${total_cents} cents, not ${agreed_cents}. ${fix}`,
    errors: [{ field, code: 'invalid', message: `is of ${agreed_cents} cents; the total is ${total_cents}.`, fix, actual: total_cents }],
    action: { by: 'agent', message: fix, tool: 'quote_order', arguments: asked },
  })
}

const printOf = (lines: readonly PricedLine[]): Buffer =>
  fingerprint(
    'quote',
    '',
    lines.map(({ product, listing_id, options }) => ({ product, listing_id, options })),
  ).subarray(0, PRINT_BYTES)

const macOf = (secret: string, account_id: string, body: Buffer): Buffer =>
  createHmac('sha256', keyFor(secret, 'quote')).update(account_id).update('\0').update(body).digest().subarray(0, MAC_BYTES)
