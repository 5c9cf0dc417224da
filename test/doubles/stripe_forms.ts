import type { Session } from './stripe.ts'

/** A form-encoded body as Stripe reads it: `a[b][0]=c` is nested. */
export type Form = { [name: string]: string | Form }

export function formOf(text: string): Form {
  const form: Form = {}
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.split(/\[|\]\[|\]/).filter((name) => name !== '')
    let at: Form = form
    for (const name of names.slice(0, -1)) {
      const next = at[name]
      at = typeof next === 'object' ? next : (at[name] = {})
    }
    at[names.at(-1) ?? ''] = value
  }
  return form
}

const KNOWN = new Set([
  ...[
    'mode',
    'ui_mode',
    'client_reference_id',
    'metadata',
    'payment_intent_data',
    'line_items',
    'customer_email',
    'success_url',
    'cancel_url',
  ],
  'expires_at',
])

/** What Stripe would make of the parameters of a new session, which it reads strictly. */
export function givenSession(form: Form, refuse: (status: number, message: string) => never): Omit<Session, 'id'> {
  for (const name of Object.keys(form)) if (!KNOWN.has(name)) refuse(400, `Received unknown parameter: ${name}`)
  if (form.mode !== 'payment' || form.ui_mode !== 'hosted_page') refuse(400, 'mode and ui_mode')
  const line_items = Object.values(objectOf(form.line_items)).map((item) => {
    const line = objectOf(item)
    const price = objectOf(line.price_data)
    const [name, cents] = [objectOf(price.product_data).name, Number(price.unit_amount)]
    if (typeof name !== 'string' || name === '' || !Number.isSafeInteger(cents) || cents < 0) refuse(400, 'Invalid line_items')
    if (price.currency !== 'usd' || line.quantity !== '1') refuse(400, 'Invalid currency or quantity')
    return { name: name, cents }
  })
  const amount_total = line_items.reduce((sum, { cents }) => sum + cents, 0)
  if (amount_total < 50) refuse(400, 'The Checkout Session’s total amount must convert to at least 50 cents.')
  const expires_at = Number(form.expires_at)
  const seconds = expires_at - Date.now() / 1000
  if (!(seconds >= 30 * 60 && seconds <= 24 * 3600)) refuse(400, 'The `expires_at` timestamp must be between 30 minutes and 24 hours')
  const [success_url, cancel_url] = [String(form.success_url), String(form.cancel_url)]
  if (![success_url, cancel_url].every((url) => URL.canParse(url))) refuse(400, 'Not a valid URL')
  return {
    ...{ object: 'checkout.session', status: 'open', payment_status: 'unpaid', url: null, payment_intent: null, currency: 'usd' },
    client_reference_id: typeof form.client_reference_id === 'string' ? form.client_reference_id : null,
    metadata: Object.fromEntries(Object.entries(objectOf(form.metadata)).map(([name, value]) => [name, String(value)])),
    customer_email: typeof form.customer_email === 'string' ? form.customer_email : null,
    ...{ amount_total, success_url, cancel_url, expires_at, line_items },
  }
}

/** The page on which a buyer pays, with the two ways that matter: at once, or by a bank that takes its time. */
export function hostedPage({ line_items, amount_total, cancel_url }: Session): string {
  const lines = line_items.map(({ name, cents }) => `<li>${Bun.escapeHTML(name)}: ${(cents / 100).toFixed(2)}</li>`).join('')
  return `<!doctype html><title>Pay</title><h1>Pay ${(amount_total / 100).toFixed(2)} USD</h1><ul>${lines}</ul>
<form method="post"><button name="how" value="card">Pay</button><button name="how" value="later">Pay by bank</button></form>
<a href="${Bun.escapeHTML(cancel_url)}">Back</a>`
}

const objectOf = (value: string | Form | undefined): Form => (typeof value === 'object' ? value : {})
