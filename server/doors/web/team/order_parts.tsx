/** @jsxRuntime automatic @jsxImportSource preact */
import type { showOrderOfAnyone } from '../../../team/orders.ts'
import { Time } from '../frame/parts.tsx'
import { Table } from '../frame/data_table.tsx'
import { dollars } from '../../../base/money.ts'
import { OrderTags } from './orders_page.tsx'

export type ShownOrder = Awaited<ReturnType<typeof showOrderOfAnyone>>['shown']

export function OrderFacts({ order }: { order: ShownOrder }) {
  const { billing, created_at, paid_at, vat, invoice_url, evidence } = order
  return (
    <div class="card">
      <dl class="facts">
        <dt>State</dt>
        <dd>
          <OrderTags order={order} />
        </dd>
        <dt>Made</dt>
        <dd>
          <Time at={created_at} form="instant" />
        </dd>
        <dt>Paid</dt>
        <dd>{paid_at ? <Time at={paid_at} form="instant" /> : 'not yet'}</dd>
        <dt>Billed to</dt>
        <dd>
          {[billing.name, billing.company, billing.email, billing.address, billing.country].filter(Boolean).join(', ') || 'not said yet'}
        </dd>
        <dt>VAT</dt>
        <dd>
          {vat.treatment.replace('_', ' ')}
          {vat.country && `, ${vat.country} ${vat.rate}%`}
          {vat.vat_number && `, ${vat.vat_number.value} (${vat.vat_number.status})`}
        </dd>
        {evidence.length > 0 && (
          <>
            <dt>Where the buyer is</dt>
            <dd>
              {evidence.map(({ kind, country, detail }) => (
                <p>
                  {kind.replace('_', ' ')}: {country}
                  {detail !== null && `, ${detail}`}
                </p>
              ))}
            </dd>
          </>
        )}
        {invoice_url && (
          <>
            <dt>Invoice</dt>
            <dd>
              <a href={invoice_url}>Open the invoice</a>
            </dd>
          </>
        )}
      </dl>
    </div>
  )
}

export function Lines({ order }: { order: ShownOrder }) {
  const { lines, discount, vat, subtotal_cents, total_cents, refunded_cents } = order
  return (
    <Table wide columns={['Item', 'Listing', { label: 'Each', number: true }, { label: 'Total', number: true }, 'Delivered']}>
      {lines.map((line) => (
        <tr>
          <td>
            {line.quantity} × {line.product.replace('_', ' ')}
            <p class="hint">{optionsText(line.options)}</p>
          </td>
          <td>{line.listing_id === null ? 'gone' : <a href={`/team/listings/${line.listing_id}`}>#{line.listing_id}</a>}</td>
          <td class="number">{dollars(line.unit_cents)}</td>
          <td class="number">{dollars(line.subtotal_cents)}</td>
          <td>{line.fulfilled_at ? <Time at={line.fulfilled_at} form="instant" /> : order.status === 'refunded' ? 'no' : 'not yet'}</td>
        </tr>
      ))}
      <Sum label="Subtotal" cents={subtotal_cents} />
      {discount && <Sum label={`Promo code ${discount.code}`} cents={-discount.amount_cents} />}
      <Sum label="VAT" cents={vat.amount_cents} />
      <Sum label="Total" cents={total_cents} />
      {refunded_cents > 0 && <Sum label="Given back" cents={-refunded_cents} />}
    </Table>
  )
}

const optionsText = (options: object): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : String(value)}`)
    .join(' · ')

function Sum({ label, cents }: { label: string; cents: number }) {
  return (
    <tr>
      <th colSpan={3} scope="row">
        {label}
      </th>
      <td class="number">{dollars(cents)}</td>
      <td />
    </tr>
  )
}

export function Payments({ order: { payments } }: { order: ShownOrder }) {
  if (payments.length === 0) return null
  return (
    <section class="stack" aria-labelledby="payments">
      <h2 id="payments">Payments</h2>
      <ul class="plain team-rows">
        {payments.map(({ provider, session_id, state, amount_cents, created_at }) => (
          <li class="team-row">
            <div class="team-row-text">
              {provider} <code>{session_id ?? ''}</code>
              <p class="hint">
                <Time at={created_at.toISOString()} form="instant" />
              </p>
            </div>
            <span class={`tag ${state === 'succeeded' ? 'good' : state === 'surplus' ? 'bad' : ''}`}>{state}</span>
            <span class="figure">{dollars(amount_cents)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
