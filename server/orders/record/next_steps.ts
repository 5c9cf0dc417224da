import type { Schemas } from '../../../sdk/contract.ts'
import type { OrderRecord } from './rows.ts'

type NextStep = Schemas['NextStep']
type Asked =
  | { number: string; status: 'pending'; expires_at: Date; checkout_url: string }
  | (Pick<OrderRecord, 'number' | 'status' | 'fulfillment' | 'held_reason' | 'expires_at' | 'lines'> & {
      checkout_url: string | null
      /** Where an order that waits for its money is cancelled, also where nobody can pay it any more. */
      page: string | null
      unpayable: Unpayable | null
    })

/** Why nobody should pay an order that waits for its money: what has happened since, or its bank, which is at it. */
export type Unpayable = { blocker: string } | 'at_the_bank'

/** As the contract bounds them. */
const STEPS_MAX = 10

const ON_ITS_WAY = 'It is paid, and delivery is on its way. Read it again in a moment.'
const HELD = 'It is paid, but part of it waits for the site team, who will write to the buyer. Read it again another day.'
const AT_THE_BANK = 'It is paid for, and the bank is working on it, which may take days: nobody pays again. Read it again another day.'
const GIVEN_AWAY = 'One of its listings is gone or now belongs to somebody else.'
const UNPAYABLE = 'So nobody can pay it. It ends by itself; a person can cancel it sooner at this link.'

/** What leads an order on; an order that was refunded or is disputed waits for nothing of its buyer's. */
export function nextStepsOf(order: Asked): NextStep[] {
  const { number } = order
  const follow = { tool: 'get_order', arguments: { number } }
  const { unpayable, page } = 'unpayable' in order ? order : { unpayable: null, page: null }
  if (unpayable === 'at_the_bank') return [{ message: AT_THE_BANK, ...follow }]
  if (unpayable !== null && page !== null) return [{ message: `${unpayable.blocker} ${UNPAYABLE}`, ...follow, url: page }]
  if (order.checkout_url !== null) {
    const until = order.expires_at.toISOString().slice(0, 16).replace('T', ' ')
    const again = order.status === 'failed' ? 'The last payment did not go through. ' : ''
    const message = `${again}Give the person this link and nobody else; they review the order and pay there by ${until} UTC. Then follow it here.`
    return [{ message, ...follow, url: order.checkout_url }]
  }
  if (!('lines' in order)) return []
  // What was given away since is not the buyer's to read, or to order for.
  const own = order.lines.filter(({ is_own }) => is_own)
  if (order.page !== null)
    return [
      { message: `${GIVEN_AWAY} ${UNPAYABLE}`, ...follow, url: order.page },
      ...anew(own, 'Price what is still yours again, then prepare another order.'),
    ]
  const listings = [...new Set(own.flatMap(({ listing_id }) => listing_id ?? []))]
  const read = listings
    .map((listing_id) => ({ message: 'Read the listing as it is now.', tool: 'get_my_listing', arguments: { listing_id } }))
    .slice(0, STEPS_MAX)
  if (order.status === 'paid' && order.fulfillment === 'complete') return read
  if (order.status === 'paid') return [{ message: order.held_reason === null ? ON_ITS_WAY : HELD, ...follow }]
  if (order.status !== 'expired' && order.status !== 'cancelled') return []
  return anew(own, 'It can no longer be paid. Price it again, then prepare another order.')
}

/** The way to another order for what the buyer may still order for. */
function anew(lines: OrderRecord['lines'], message: string): NextStep[] {
  if (lines.length === 0) return []
  const items = lines.map(({ product, listing_id, options }) => ({ product, listing_id, options }))
  return [{ message, tool: 'quote_order', arguments: { items } }]
}
