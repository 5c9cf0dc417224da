import { toldLength } from '../../base/http/told_length.ts'
import { ApiError } from '../../base/error.ts'
import { addressGroup, rateHeaders, type Rates } from '../../base/rates/rate_limiter.ts'
import type { Exchange } from './exchange.ts'

const SHORT_BODY_BYTES = 16 * 1024
/** To read so much takes as long as to answer a call. */
const CALL_BYTES = 128 * 1024

/** Counts a message that is no operation, which would count itself. */
export function takeRate(rates: Rates, { caller, address, headers }: Exchange): void {
  const rate = caller ? rates.take('account_reads', caller.account_id) : rates.take('anonymous', addressGroup(address))
  Object.assign(headers, rateHeaders(rate))
  if (rate.refused) throw new ApiError('rate_limited', { retry_after: rate.resets_seconds })
}

/** Who has no call left is answered by what was called, unless that is so long that reading it would be the work. */
export function checkWorth(rates: Rates, request: Request, { caller, address, headers }: Exchange): void {
  if ((toldLength(request.headers) ?? Infinity) <= SHORT_BODY_BYTES) return
  const left = caller
    ? (['account_reads', 'account_writes'] as const).map((name) => rates.peek(name, caller.account_id))
    : [rates.peek('anonymous', addressGroup(address))]
  const [rate] = left.toSorted((one, other) => other.remaining - one.remaining)
  if (!rate || rate.remaining > 0) return
  Object.assign(headers, rateHeaders(rate))
  throw new ApiError('rate_limited', { retry_after: rate.resets_seconds })
}

/** Counts a long message without an account as the calls that reading it is worth; what is longer than what is left takes all that is. */
export function takeLength(rates: Rates, bytes: number, { caller, address }: Exchange): void {
  if (caller || bytes < CALL_BYTES) return
  const who = addressGroup(address)
  const { remaining } = rates.peek('anonymous', who)
  if (remaining > 0) rates.take('anonymous', who, Math.min(remaining, Math.floor(bytes / CALL_BYTES)))
}
