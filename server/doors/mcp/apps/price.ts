import { answerOf, attempt, button, h, link, money, say, show } from './dom.ts'
import { callTool, connect, tellModel, type Json, type Result } from './host.ts'

/* What an order costs, and the way to the page where a person pays it. */

type Line = { product: string; options: Json; quantity: number; total_cents: number }
type Warned = { warnings: { message: string }[]; total_cents: number }
type Quote = Warned & {
  quote_id: string
  lines: Line[]
  discount: { code: string; amount_cents: number } | null
  vat: { rate: number; amount_cents: number; treatment: string }
  next_steps: { arguments: Json }[]
}
type Checkout = Warned & { number: string; checkout_url: string; expires_at: string }

const warned = ({ warnings }: Warned): Node[] => warnings.map(({ message }) => h('p', { class: 'warn' }, message))

function line({ product, options, quantity, total_cents }: Line): Node {
  const chosen = Object.values(options ?? {})
    .flat()
    .join(', ')
  const name = product.replaceAll('_', ' ')
  return h(
    'tr',
    {},
    h('th', { scope: 'row' }, name, chosen ? h('small', {}, ` ${chosen}`) : null),
    h('td', {}, String(quantity)),
    h('td', {}, money(total_cents)),
  )
}

const sum = (name: string, cents: number): Node => h('tr', {}, h('th', { scope: 'row', colspan: 2 }, name), h('td', {}, money(cents)))

function renderQuote(quote: Quote): void {
  const { lines, discount, vat, total_cents, next_steps } = quote
  const head = h('tr', {}, ...['Product', 'Number', 'Price'].map((name) => h('th', { scope: 'col' }, name)))
  const tax = vat.treatment === 'reverse_charge' ? 'VAT, reverse charge' : `VAT ${vat.rate}%`
  const [next] = next_steps
  show(
    h('header', {}, h('h1', {}, money(total_cents)), h('p', {}, 'Nothing is ordered or charged yet.')),
    h(
      'table',
      {},
      h('thead', {}, head),
      h('tbody', {}, lines.map(line), discount ? sum(`Code ${discount.code}`, -discount.amount_cents) : null, sum(tax, vat.amount_cents)),
      h('tfoot', {}, sum('Total', total_cents)),
    ),
    warned(quote),
    next
      ? button('Prepare the order', 'Prepare the order', () => prepare(quote, next.arguments), { class: 'primary', id: 'prepare' })
      : null,
  )
}

/** The quote's own id makes the order once, however often this is pressed. */
function prepare({ quote_id }: Quote, given: Json): void {
  attempt(async () => {
    say('Preparing the order…')
    const answer = answerOf(await callTool('create_checkout', { ...given, idempotency_key: quote_id }))
    if (!answer) return
    const order = answer as Checkout
    renderCheckout(order)
    tellModel(`The person prepared order ${order.number} and can pay it on its checkout page.`)
  })
}

function renderCheckout(order: Checkout): void {
  const { number, total_cents, checkout_url, expires_at } = order
  show(
    h(
      'header',
      {},
      h('h1', {}, money(total_cents)),
      h('p', {}, `Order ${number}, to be paid by ${expires_at.slice(0, 16).replace('T', ' ')} UTC.`),
    ),
    warned(order),
    link('Open the checkout page', checkout_url, { class: 'primary', id: 'open' }),
    h('p', { class: 'facts' }, 'You review the order and pay on that page; no card details are asked for anywhere else.'),
  )
  say('')
}

function take(result: Result): void {
  attempt(async () => {
    const answer = answerOf(result)
    if (!answer) return
    if ('checkout_url' in answer) renderCheckout(answer as Checkout)
    else renderQuote(answer as Quote)
    say('')
  })
}

attempt(() => connect('listing-price', { input: () => say('The price is coming…'), result: take }))
