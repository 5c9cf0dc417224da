/** @jsxRuntime automatic @jsxImportSource preact */
import { countryCodes } from '../../../base/countries.ts'
import { nameOfCountry, writeCents } from '../../../invoices/snapshot.ts'
import { showLines } from '../../../orders/documents/documents.ts'
import type { OrderRecord } from '../../../orders/record/rows.ts'
import { paymentBlocker } from '../../../orders/payment/payment_blocker.ts'
import type { Warning } from '../../../orders/products/product.ts'
import { orderWarnings } from '../../../orders/record/order_warnings.ts'
import { FIELD_CHARS_MAX, type Typed } from './checkout_form.ts'
import { payTargets } from '../newsletter/leave_page.tsx'
import { Lines, Totals } from './order_lines.tsx'
import { htmlPage } from '../frame/html_page.tsx'
import { Field, Notice, Select, Time, type FieldErrors } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { WeekEnds } from '../frame/week_ends_notice.tsx'

/** What happened since the page was last shown. */
export type Told = {
  fieldErrors?: FieldErrors | undefined
  status?: number
  updated?: boolean
  /** A script asked: what is wrong stands beside its field, and nothing above is moved while somebody types. */
  live?: boolean
  /** The total that the person had seen, where it is another now. */
  was_cents?: number
  dropped_code?: string | undefined
  provider?: 'away' | 'refuses'
}

const COUNTRIES = [
  { value: '', label: 'Choose a country' },
  ...countryCodes
    .map((value) => ({ value, label: nameOfCountry(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en')),
]

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
  const { fieldErrors = {}, status = 200 } = told
  const test = ctx.service.pay?.name === 'test'
  return htmlPage(
    ctx,
    { title: `Order ${order.number}`, secret: true, noindex: true, status, form_targets: payTargets(ctx) },
    <div class="checkout">
      {test && <TestBar />}
      <header class="page-head">
        <h1>Review and pay</h1>
        <p class="lead">
          Order {order.number}. Kept for you until <Time at={order.expires_at.toISOString()} form="instant" />.
        </p>
      </header>
      <div class="checkout-columns">
        <section class="card checkout-summary" aria-label="Your order">
          <h2>Your order</h2>
          <Lines lines={lines} />
          <Totals order={order} />
          {blocker === null && late.map((warning) => <Late warning={warning} />)}
        </section>
        <form method="post" class="stack" data-live-post={LIVE_PARTS} data-live-fields="country vat_number promo_code" novalidate>
          <div id="told" class="stack" aria-live="polite">
            <Tellings order={order} told={told} fieldErrors={fieldErrors} blocker={blocker} />
          </div>
          <input type="hidden" id="seen" name="seen_total_cents" value={order.total_cents} />
          <fieldset>
            <legend class="checkout-legend">Billing details</legend>
            <Text name="name" label="Name" typed={typed} fieldErrors={fieldErrors} autocomplete="name" />
            <Text
              name="email"
              label="E-mail"
              typed={typed}
              fieldErrors={fieldErrors}
              autocomplete="email"
              type="email"
              hint="The invoice goes there."
            />
            <Text
              name="company"
              label="Company"
              typed={typed}
              fieldErrors={fieldErrors}
              autocomplete="organization"
              hint="If a business buys."
            />
            <Select
              name="country"
              label="Country"
              value={typed.country}
              options={countriesWith(typed.country)}
              fieldErrors={fieldErrors}
              autocomplete="country"
            />
            <Text
              name="vat_number"
              label="VAT number"
              typed={typed}
              fieldErrors={fieldErrors}
              hint="Businesses in the EU outside our own country pay no VAT with a valid number."
            />
            <Text name="address" label="Address" typed={typed} fieldErrors={fieldErrors} autocomplete="street-address" rows={3} />
          </fieldset>
          <fieldset>
            <legend class="checkout-legend">Promo code</legend>
            <Text name="promo_code" label="Code" typed={typed} fieldErrors={fieldErrors} />
          </fieldset>
          <div class="checkout-actions">
            <button class="button quiet script-none" name="action" value="update">
              Update the total
            </button>
            <button id="pay" class="button" name="action" value="pay" disabled={blocker !== null}>
              {order.total_cents === 0 ? 'Confirm, nothing to pay' : `Pay ${writeCents(order.total_cents)} USD`}
            </button>
          </div>
          <p class="hint">
            {test
              ? 'This service runs in test mode: no money moves.'
              : 'You pay on the page of our payment provider; card details never reach us.'}
          </p>
          <p>
            <button class="button bare" name="action" value="cancel">
              Cancel this order
            </button>
          </p>
        </form>
      </div>
    </div>,
  )
}

/** Whoever pays may not be who ordered: the week is chosen where the order was made. */
function Late({ warning }: { warning: Warning }) {
  return (
    <div class="notice warn" data-code={warning.code}>
      <WeekEnds warning={warning} />
      {warning.next_week !== undefined && <p>To launch then, cancel this order and make it anew with that week. Nothing is charged.</p>}
    </div>
  )
}

export const TestBar = () => (
  <p class="test-bar" role="note">
    TEST MODE: no money moves
  </p>
)

type Telling = { order: OrderRecord; told: Told; fieldErrors: FieldErrors; blocker: string | null }

function Tellings({ order, told, fieldErrors, blocker }: Telling) {
  const { was_cents, dropped_code, updated, live, provider } = told
  const general = fieldErrors['']
  return (
    <>
      {blocker !== null && (
        <Notice tone="bad" title="There is nothing left to pay for">
          <p>{blocker} Nothing was charged. Please cancel this order below.</p>
        </Notice>
      )}
      {Object.keys(fieldErrors).length > 0 && (!live || general !== undefined) && (
        <Notice tone="bad" title="Something needs mending before you can pay">
          <p>{general ?? 'See the fields marked below. Nothing was charged.'}</p>
        </Notice>
      )}
      {dropped_code !== undefined && (
        <Notice tone="warn" title={`The code ${dropped_code} no longer holds`}>
          <p>It was taken off. Please look at the new total before you pay.</p>
        </Notice>
      )}
      {was_cents !== undefined && was_cents !== order.total_cents && (
        <Notice tone="warn" title={`The total is now ${writeCents(order.total_cents)} USD`}>
          <p>It was {writeCents(was_cents)} USD. Nothing was charged. If you agree, press the button to pay.</p>
        </Notice>
      )}
      {updated && dropped_code === undefined && <Notice title={`The total is ${writeCents(order.total_cents)} USD`} />}
      {order.status === 'failed' && provider === undefined && (
        <Notice tone="warn" title="The last payment did not go through">
          <p>Nothing was charged. You can try again, also in another way.</p>
        </Notice>
      )}
      {provider === 'refuses' && (
        <Notice tone="bad" title="The payment provider did not take this order">
          <p>Nothing was charged, and your order is kept. Check the e-mail address and try again; if it stays so, write to us.</p>
        </Notice>
      )}
      {provider === 'away' && (
        <Notice tone="bad" title="The payment page cannot be reached at the moment">
          <p>Nothing was charged, and your order is kept. Please try again in a minute.</p>
        </Notice>
      )}
    </>
  )
}

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

const Text = ({ name, typed, ...rest }: TextProps) => <Field name={name} value={typed[name]} maxlength={FIELD_CHARS_MAX[name]} {...rest} />

/** Something else that was typed stays visible, so that it can be mended. */
const countriesWith = (typed: string) =>
  COUNTRIES.some(({ value }) => value === typed) ? COUNTRIES : [...COUNTRIES, { value: typed, label: typed }]
