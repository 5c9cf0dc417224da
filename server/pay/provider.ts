/**
 * What the service asks of whoever takes money. A session is one page on which one amount can be paid once; the provider's word on a
 * session, read back from it, decides, and an event only says that it is worth reading.
 */

type PayLine = { name: string; cents: number }

export type SessionRequest = {
  order_number: string
  /** Counts the sessions of an order: asking twice for one version gives the same session, also after a crash in between. */
  version: number
  /** Ties the session to this very order; another deployment on the same account may have an order of the same number. */
  mark: string
  /** They sum to `total_cents`; VAT is a line of its own. */
  lines: PayLine[]
  total_cents: number
  currency: string
  email: string | null
  success_url: string
  cancel_url: string
  /** Until when it can be paid, by the provider's clock; the same in each asking for one version. */
  ends_at: Date
}

/**
 * - `open`: nothing was paid yet, and it can be.
 * - `processing`: the buyer is done, the bank is not.
 * - `paid`, `failed`, `expired`: over; `cancelled`: the buyer said no.
 */
export type SessionState = 'open' | 'processing' | 'paid' | 'failed' | 'expired' | 'cancelled'

/** What a provider takes at least and at most, with a minute for the way there. */
export const SESSION_SECONDS_MIN = 31 * 60
export const SESSION_SECONDS_MAX = 24 * 3600 - 60

export type PaySession = {
  id: string
  state: SessionState
  /** Where the buyer pays; null when nothing is left to do there. */
  url: string | null
  order_number: string | null
  mark: string | null
  /** Null where the provider does not say. */
  total_cents: number | null
  currency: string | null
  /** Names the payment in refunds and disputes. */
  payment_id: string | null
  /** Two letters: where the card was issued, as evidence of where the buyer is. */
  card_country: string | null
}

type DisputeState = 'open' | 'won' | 'lost'
export type Dispute = { dispute_id: string; state: DisputeState; cents: number }
/** All that went back of a payment so far, without what disputes took. */
export type MoneyBack = { refunded_cents: number; disputes: Dispute[] }

/** What an event itself says of a session. A payment that came is final, so that a signed word of it is as good as an answer. */
export type SaidOfSession = {
  paid: boolean
  failed: boolean
  total_cents: number | null
  currency: string | null
  payment_id: string | null
}

/** What a provider's signed event is about. Amounts are sums over the payment's whole life, so that a late event takes nothing back. */
export type PayEvent = { id: string; type: string } & (
  | { about: 'session'; session_id: string; said: SaidOfSession }
  | { about: 'refund'; payment_id: string | null; refunded_cents: number }
  /** A refund that the buyer's bank sent back: they have not got it. */
  | { about: 'failed_refund'; payment_id: string | null; cents: number }
  | ({ about: 'dispute'; payment_id: string | null } & Dispute)
  /** Money went back, and the event tells it in another currency than was asked for: how much, the provider is to be asked. */
  | { about: 'money_back'; payment_id: string | null }
  | { about: 'other' }
)

export type Provider = {
  name: 'stripe' | 'test'
  /** What time it is there: sessions end by it, whatever clock the service goes by. */
  clock: () => Date
  openSession(request: SessionRequest): Promise<PaySession>
  /** Null where the provider knows no such session. */
  readSession(session_id: string): Promise<PaySession | null>
  /** Makes an open session unpayable; answers what it is then, which may be paid: the buyer was faster. */
  endSession(session_id: string): Promise<PaySession | null>
  /** Sessions that a payment belongs to, at most a few. */
  sessionsOfPayment(payment_id: string): Promise<PaySession[]>
  /** Gives money back; `key` makes it once. */
  refund(payment_id: string, cents: number, key: string): Promise<void>
  /** What went back of a payment, asked without an event; null where the provider knows no such payment. */
  moneyBackOf(payment_id: string): Promise<MoneyBack | null>
  /** Checks the signature over the body as it came; throws EventRefused. */
  readEvent(body: Uint8Array, signature: string | null): Promise<PayEvent>
}

/** An event that is not the provider's, or is too old or from the future. */
export class EventRefused extends Error {
  override name = 'EventRefused'
}

/** The provider did not answer, or not in time; the same call may be made again. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}

/** The provider answered no. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused'
}
