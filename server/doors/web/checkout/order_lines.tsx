/** @jsxRuntime automatic @jsxImportSource preact */
import { dollars } from '../../../base/money.ts'
import type { DocumentLine } from '../../../invoices/snapshot.ts'
import type { OrderRecord } from '../../../orders/record/rows.ts'

/** What is bought, a line each. */
export function Lines({ lines }: { lines: DocumentLine[] }) {
  return (
    <ul class="plain checkout-lines">
      {lines.map(({ name, detail, quantity, unit_cents, total_cents }) => (
        <li>
          <span>
            <strong>{name}</strong>
            {detail !== '' && <span class="muted small">{detail}</span>}
            {quantity > 1 && (
              <span class="muted small">
                {quantity} × {dollars(unit_cents)}
              </span>
            )}
          </span>
          <span class="figure">{dollars(total_cents)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Discount, VAT and total; the page's script draws it anew as fields are typed. */
export function Totals({ order }: { order: OrderRecord }) {
  return (
    <dl id="totals" class="checkout-totals figure" aria-live="polite">
      {order.discount && (
        <>
          <dt>
            {order.discount.code}, {order.discount.description}
          </dt>
          <dd>{dollars(-order.discount_cents)}</dd>
        </>
      )}
      <dt>{vatLabel(order)}</dt>
      <dd>{order.vat_treatment === 'unknown' ? 'choose a country' : dollars(order.vat_cents)}</dd>
      <dt class="total">Total in US dollars</dt>
      <dd class="total">{dollars(order.total_cents)}</dd>
    </dl>
  )
}

function vatLabel({ vat_treatment, vat_rate_bp, vat_country, vat_number_status }: OrderRecord): string {
  if (vat_treatment === 'reverse_charge') return 'VAT, reverse charge'
  if (vat_treatment === 'outside_scope') return 'VAT, outside the EU'
  if (vat_treatment === 'unknown') return 'VAT'
  const number = { unverified: '; number not confirmed yet', invalid: '; number not known', valid: '' }[vat_number_status ?? 'valid']
  return `VAT ${vat_rate_bp / 100}%, ${vat_country ?? ''}${number}`
}
