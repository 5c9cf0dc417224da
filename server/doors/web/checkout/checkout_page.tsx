/** @jsxRuntime automatic @jsxImportSource preact */
import { dollars } from '../../../base/money.ts'
import type { DocumentLine } from '../../../invoices/snapshot.ts'
import { showLines } from '../../../orders/documents/documents.ts'
import { paymentBlocker } from '../../../orders/payment/payment_blocker.ts'
import { TYPED_CHARS_MAX, type Typed } from '../../../orders/payment/typed_buyer.ts'
import type { Warning } from '../../../orders/products/product.ts'
import { orderWarnings } from '../../../orders/record/order_warnings.ts'
import type { OrderRecord } from '../../../orders/record/rows.ts'
import { Tellings, type Told } from './checkout_told.tsx'
import { Lines, Totals } from './order_lines.tsx'
import { COUNTRIES } from '../frame/countries.ts'
import { htmlPage } from '../frame/html_page.tsx'
import { Field, Select, Time, type FieldErrors } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { PostForm } from '../frame/post_form.tsx'
import { WeekEnds } from '../frame/week_ends_notice.tsx'
import { payTargets } from './leave_page.tsx'

/** What follows the fields where scripts run; the total is always the service's. */
const LIVE_PARTS = 'totals told seen pay'

export async function checkoutPage(ctx: PageRequest, order: OrderRecord, typed: Typed, told: Told = {}): Promise<Response> {
  const { database, clock } = ctx.service
  const now = clock()
  const [lines, blocker, late] = await Promise.all([
    showLines(database, order.lines),
    paymentBlocker(database, order, now),
    orderWarnings(database, order, now),
  ])
  const test = ctx.service.pay?.name === 'test'
  return htmlPage(
    ctx,
    { title: `Order ${order.number}`, secret: true, noindex: true, bare: true, status: told.status ?? 200, form_targets: payTargets(ctx) },
    <div class="checkout">
      {test && <TestBar />}
      <header class="page-head">
        <h1>{blocker === null ? 'Review and pay' : 'Your order'}</h1>
        <p class="lead">
          Order {order.number}. {blocker === null ? 'Kept for you until' : 'It ends by itself on'}{' '}
          <Time at={order.expires_at.toISOString()} form="instant" />.
        </p>
      </header>
      <div class="checkout-columns">
        <Summary order={order} lines={lines} late={blocker === null ? late : []} />
        <PayForm order={order} typed={typed} told={told} blocker={blocker} test={test} />
      </div>
    </div>,
  )
}

function Summary({ order, lines, late }: { order: OrderRecord; lines: DocumentLine[]; late: Warning[] }) {
  return (
    <section class="card checkout-summary" aria-label="Your order">
      <h2>Your order</h2>
      <Lines lines={lines} />
      <Totals order={order} />
      {late.map((warning) => (
        <Late warning={warning} />
      ))}
    </section>
  )
}

/** Whoever pays may not be who ordered: the week is chosen where the order was made. */
function Late({ warning }: { warning: Warning }) {
  return (
    <div class="notice warn" data-code={warning.code}>
      <WeekEnds warning={warning} />
      {warning.next_week !== undefined && <p>To launch then, cancel this order and place a new one for that week. Nothing is charged.</p>}
    </div>
  )
}

type PayProps = { order: OrderRecord; typed: Typed; told: Told; blocker: string | null; test: boolean }

function PayForm({ order, typed, told, blocker, test }: PayProps) {
  const { fieldErrors = {} } = told
  return (
    <PostForm class="stack" data-live-post={LIVE_PARTS} data-live-fields="country vat_number promo_code" novalidate>
      <div id="told" class="stack" aria-live="polite">
        <Tellings order={order} told={told} fieldErrors={fieldErrors} blocker={blocker} />
      </div>
      {blocker === null && (
        <>
          <input type="hidden" id="seen" name="seen_total_cents" value={order.total_cents} />
          <BillingFields typed={typed} fieldErrors={fieldErrors} />
          <fieldset>
            <legend class="checkout-legend">Promo code</legend>
            <Text name="promo_code" label="Code" typed={typed} fieldErrors={fieldErrors} />
          </fieldset>
          <div class="checkout-actions">
            <button class="button quiet script-none" name="action" value="update">
              Update the total
            </button>
            <button id="pay" class="button" name="action" value="pay">
              {order.total_cents === 0 ? 'Confirm, nothing to pay' : `Pay ${dollars(order.total_cents)}`}
            </button>
          </div>
          <p class="hint">
            {test
              ? 'This service runs in test mode: no money moves.'
              : 'You pay on the page of our payment provider; card details never reach us.'}
          </p>
          <p class="hint">
            Anything we cannot deliver is refunded in full. By paying you accept the <a href="/terms">terms</a>.
          </p>
        </>
      )}
      <p>
        <button class={blocker === null ? 'button bare' : 'button'} name="action" value="cancel">
          Cancel this order
        </button>
      </p>
    </PostForm>
  )
}

function BillingFields({ typed, fieldErrors }: { typed: Typed; fieldErrors: FieldErrors }) {
  const shared = { typed, fieldErrors }
  return (
    <fieldset>
      <legend class="checkout-legend">Billing details</legend>
      <Text {...shared} name="name" label="Name" autocomplete="name" />
      <Text {...shared} name="email" label="E-mail" autocomplete="email" type="email" hint="The invoice is sent here." />
      <Text {...shared} name="company" label="Company" autocomplete="organization" hint="If you are buying for a business." />
      <Select
        name="country"
        label="Country"
        value={typed.country}
        options={countriesWith(typed.country)}
        fieldErrors={fieldErrors}
        autocomplete="country"
      />
      <Text
        {...shared}
        name="vat_number"
        label="VAT number"
        hint="EU businesses outside our own country pay no VAT if they give a valid number."
      />
      <Text {...shared} name="address" label="Address" autocomplete="street-address" rows={3} />
    </fieldset>
  )
}

export const TestBar = () => (
  <p class="test-bar" role="note">
    TEST MODE: no money moves
  </p>
)

type TextProps = {
  name: keyof Typed
  label: string
  typed: Typed
  fieldErrors: FieldErrors
  hint?: string
  autocomplete?: string
  type?: 'email'
  rows?: number
}

const Text = ({ name, typed, ...rest }: TextProps) => <Field name={name} value={typed[name]} maxlength={TYPED_CHARS_MAX[name]} {...rest} />

/** Something else that was typed stays visible, so that it can be mended. */
function countriesWith(typed: string) {
  const options = [{ value: '', label: 'Choose a country' }, ...COUNTRIES]
  return options.some(({ value }) => value === typed) ? options : [...options, { value: typed, label: typed }]
}
