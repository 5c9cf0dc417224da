/** @jsxRuntime automatic @jsxImportSource preact */
import type { Schemas } from '../../../sdk/contract.ts'
import type { Problem } from '../../error.ts'
import { writeCents } from '../../invoices/snapshot.ts'
import type { Route } from '../door.ts'
import { problemPage } from '../error_page.tsx'
import { htmlPage, redirect } from '../page.tsx'
import { mistakesOf, Notice, type Mistakes } from '../parts.tsx'
import type { Visit } from '../visit.ts'
import { chosenIn, productOf, readItems, type Chosen } from './cart_items.ts'
import { ProductCard } from './cart_products.tsx'
import { ListingFrame, ownPath, readListing, type MyListing } from './listing_frame.tsx'

type Quote = Schemas['Quote']
type Priced = { quote: Quote | null; mistakes: Mistakes; status: number }

/** What can be bought for a listing, with a price that follows what is ticked; a person pays on the checkout page. */
export const cartRoute: Route = {
  path: '/account/listings/:id/promote',
  account: true,
  async get(visit) {
    const called = await readListing(visit)
    if (!called.ok) return problemPage(visit, called.problem)
    const chosen = chosenIn(visit.url.searchParams)
    return cartPage(visit, called.value, chosen, await price(visit, called.value, chosen))
  },
  async post(visit) {
    const called = await readListing(visit)
    if (!called.ok) return problemPage(visit, called.problem)
    return checkOut(visit, called.value)
  },
}

async function price(visit: Visit, listing: MyListing, chosen: Chosen): Promise<Priced> {
  const items = readItems(chosen, listing.listing_id)
  if (items.length === 0) return { quote: null, mistakes: {}, status: 200 }
  const called = await visit.call('quote_order', { items })
  if (called.ok) return { quote: called.value, mistakes: {}, status: 200 }
  return { quote: null, mistakes: mistakesIn(called.problem, items), status: called.status }
}

const mistakesIn = (problem: Problem, items: ReturnType<typeof readItems>): Mistakes =>
  mistakesOf(problem, (pointer) => productOf(items, pointer))

async function checkOut(visit: Visit, listing: MyListing): Promise<Response> {
  const form = await visit.form()
  const items = readItems(form, listing.listing_id)
  if (items.length === 0)
    return cartPage(visit, listing, form, { quote: null, mistakes: { '': 'Tick what you would like first.' }, status: 422 })
  // The price that was on the page is the one that is agreed to; without one the person sees it first.
  const quote_id = form.text('quote_id')
  if (quote_id === '') return cartPage(visit, listing, form, await price(visit, listing, form))
  const called = await visit.call('create_checkout', { items, quote_id })
  if (called.ok) return redirect(ownPath(called.value.checkout_url, visit) ?? '/account/orders')
  const priced = await price(visit, listing, form)
  const mistakes =
    called.problem.code === 'price_changed'
      ? { '': 'The price has changed meanwhile. This is the new one.' }
      : mistakesIn(called.problem, items)
  return cartPage(visit, listing, form, { ...priced, mistakes: { ...mistakes, ...priced.mistakes }, status: called.status })
}

async function cartPage(visit: Visit, listing: MyListing, chosen: Chosen, priced: Priced): Promise<Response> {
  const [products, weeks] = await Promise.all([visit.call('list_products', {}), visit.call('list_launch_weeks', {})])
  if (!products.ok) return problemPage(visit, products.problem)
  const { mistakes } = priced
  return htmlPage(
    visit,
    { title: `Promote ${listing.name}`, noindex: true, section: 'account', status: priced.status },
    <ListingFrame visit={visit} listing={listing} at="/promote">
      <form method="post" action={`/account/listings/${listing.listing_id}/promote`} class="cart" data-live-get="quote" novalidate>
        <div class="stack">
          <h2>Promote {listing.name}</h2>
          <p class="muted">Whatever is paid for is labelled so, and never changes who ranks where.</p>
          {visit.service.pay === null && <Notice tone="warn" title="Nothing can be paid here at present." />}
          {products.value.items.map((product) => (
            <ProductCard
              product={product}
              listing={listing}
              weeks={weeks.ok ? weeks.value.items : []}
              chosen={chosen}
              mistake={mistakes[product.key]}
            />
          ))}
        </div>
        <Summary visit={visit} listing={listing} products={products.value.items} priced={priced} />
      </form>
    </ListingFrame>,
  )
}

type SummaryProps = { visit: Visit; listing: MyListing; products: Schemas['Products']['items']; priced: Priced }

function Summary({ visit, listing, products, priced: { quote, mistakes } }: SummaryProps) {
  const names = new Map(products.map(({ key, name }) => [key, name]))
  const wrong = Object.values(mistakes)
  return (
    <aside class="card stack cart-summary" id="quote" aria-label="Your order" aria-live="polite">
      <h2>Your order</h2>
      {wrong.map((mistake) => (
        <p class="mistake">{mistake}</p>
      ))}
      {!quote && wrong.length === 0 && <p class="muted">Tick what you would like; the price follows.</p>}
      {quote && (
        <>
          <ul class="plain cart-lines">
            {quote.lines.map(({ product, quantity, unit_cents, subtotal_cents }) => (
              <li>
                <span>
                  {names.get(product)}
                  {quantity > 1 && (
                    <span class="muted small">
                      {' '}
                      {quantity} × ${writeCents(unit_cents)}
                    </span>
                  )}
                </span>
                <span class="figure">${writeCents(subtotal_cents)}</span>
              </li>
            ))}
            <li class="cart-total">
              <span>Total</span> <span class="figure">${writeCents(quote.total_cents)}</span>
            </li>
          </ul>
          <input type="hidden" name="quote_id" value={quote.quote_id} />
          <p class="muted small">In US dollars. VAT and promo codes are added on the next page, where you say who buys.</p>
        </>
      )}
      <button class="button" disabled={visit.service.pay === null}>
        {quote ? 'Go to checkout' : 'Show the price'}
      </button>
      {quote && (
        <button class="button quiet small script-none" formmethod="get" formaction={`/account/listings/${listing.listing_id}/promote`}>
          Show the price anew
        </button>
      )}
    </aside>
  )
}
