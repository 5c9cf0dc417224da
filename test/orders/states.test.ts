import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import {
  afterEvent,
  ORDER_STATUSES,
  vatOfRefund,
  wasPaid,
  type Money,
  type OrderEvent,
  type OrderStatus,
} from '../../server/orders/record/states.ts'

const TOTAL = 1000
const order = (status: OrderStatus, refunded_cents = status === 'refunded' ? TOTAL : status === 'partially_refunded' ? 400 : 0): Money => ({
  status,
  refunded_cents,
  total_cents: TOTAL,
})
const back = (refunded_cents: number, disputed = false): OrderEvent => ({ kind: 'refunded', refunded_cents, disputed })
const STAYS = null

/** Every status against every event: what it becomes. */
const TABLE: [string, OrderEvent, Record<OrderStatus, OrderStatus | null>][] = [
  [
    'paid',
    { kind: 'paid' },
    {
      pending: 'paid',
      failed: 'paid',
      expired: 'paid',
      cancelled: 'paid',
      paid: STAYS,
      refunded: STAYS,
      partially_refunded: STAYS,
      disputed: STAYS,
    },
  ],
  [
    'failed',
    { kind: 'failed' },
    {
      pending: 'failed',
      failed: STAYS,
      expired: STAYS,
      cancelled: STAYS,
      paid: STAYS,
      refunded: STAYS,
      partially_refunded: STAYS,
      disputed: STAYS,
    },
  ],
  [
    'retried',
    { kind: 'retried' },
    {
      pending: STAYS,
      failed: 'pending',
      expired: STAYS,
      cancelled: STAYS,
      paid: STAYS,
      refunded: STAYS,
      partially_refunded: STAYS,
      disputed: STAYS,
    },
  ],
  ...(['expired', 'cancelled'] as const).map((kind): (typeof TABLE)[number] => [
    kind,
    { kind },
    {
      pending: kind,
      failed: kind,
      expired: STAYS,
      cancelled: STAYS,
      paid: STAYS,
      refunded: STAYS,
      partially_refunded: STAYS,
      disputed: STAYS,
    },
  ]),
  [
    'nothing back',
    back(0),
    {
      pending: STAYS,
      failed: STAYS,
      expired: STAYS,
      cancelled: STAYS,
      paid: STAYS,
      refunded: STAYS,
      partially_refunded: STAYS,
      disputed: 'paid',
    },
  ],
  [
    'some back',
    back(700),
    {
      ...{ pending: STAYS, failed: STAYS, expired: STAYS, cancelled: STAYS, paid: 'partially_refunded', refunded: STAYS },
      ...{ partially_refunded: 'partially_refunded', disputed: 'partially_refunded' },
    },
  ],
  [
    'all back',
    back(TOTAL),
    {
      ...{ pending: STAYS, failed: STAYS, expired: STAYS, cancelled: STAYS, paid: 'refunded', refunded: STAYS },
      ...{ partially_refunded: 'refunded', disputed: 'refunded' },
    },
  ],
  [
    'dispute open',
    back(0, true),
    {
      ...{ pending: STAYS, failed: STAYS, expired: STAYS, cancelled: STAYS, paid: 'disputed', refunded: 'disputed' },
      ...{ partially_refunded: 'disputed', disputed: STAYS },
    },
  ],
]

describe('an order', () => {
  for (const [title, event, row] of TABLE)
    test.each(ORDER_STATUSES.map((status) => [status, row[status]] as const))(`that is %s, ${title}: %s`, (status, becomes) => {
      expect(afterEvent(order(status), event)?.status ?? STAYS).toBe(becomes)
    })

  test('takes money that comes after its time, and says that it is late', () => {
    for (const status of ['expired', 'cancelled'] as const)
      expect(afterEvent(order(status), { kind: 'paid' })).toEqual({ status: 'paid', refunded_cents: 0, late: true })
    for (const status of ['pending', 'failed'] as const) expect(afterEvent(order(status), { kind: 'paid' })?.late).toBe(false)
  })
  test('never gives back more than was paid, nor less than it did', () => {
    expect(afterEvent(order('paid'), back(TOTAL + 1))).toEqual({ status: 'refunded', refunded_cents: TOTAL, late: false })
    expect(afterEvent(order('partially_refunded'), back(100))).toBeNull()
    expect(afterEvent(order('refunded'), back(0))).toBeNull()
  })
  test('that was paid is never unpaid again, whatever arrives in whatever order', () => {
    const event = fc.oneof(
      fc.constantFrom<OrderEvent>(...(['paid', 'failed', 'retried', 'expired', 'cancelled'] as const).map((kind) => ({ kind }))),
      fc.tuple(fc.integer({ min: 0, max: 2 * TOTAL }), fc.boolean()).map(([cents, disputed]) => back(cents, disputed)),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        let now = order('pending')
        for (const given of events) {
          const move = afterEvent(now, given)
          if (move && wasPaid(now.status)) expect(wasPaid(move.status)).toBe(true)
          if (move) {
            expect(move.refunded_cents).toBeGreaterThanOrEqual(now.refunded_cents)
            now = { ...now, ...move }
          }
          // The same word again changes nothing more.
          expect(afterEvent(now, given)).toBeNull()
        }
        expect(now.refunded_cents).toBeLessThanOrEqual(TOTAL)
      }),
    )
  })
  test('gives back its VAT to the cent, in however many parts it goes back', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 10 }),
        fc.integer({ min: 0, max: 27 }),
        (parts, rate) => {
          const total_cents = parts.reduce((sum, part) => sum + part, 0)
          const vat_cents = Math.floor((total_cents * rate) / (100 + rate))
          let before = 0
          let vat = 0
          for (const part of parts) {
            const own = vatOfRefund({ total_cents, vat_cents }, before, part)
            expect(own).toBeGreaterThanOrEqual(0)
            expect(own).toBeLessThanOrEqual(part)
            vat += own
            before += part
          }
          expect(vat).toBe(vat_cents)
        },
      ),
    )
  })
})
