/** @jsxRuntime automatic @jsxImportSource preact */
import type { Schemas } from '../../../../sdk/contract.ts'
import { weekName } from '../../../base/weeks.ts'
import type { Problem } from '../../../base/error.ts'
import { countryName } from '../../../base/countries.ts'
import { dollars } from '../../../base/money.ts'
import type { Route } from '../frame/door.ts'
import { htmlPage, redirect } from '../frame/html_page.tsx'
import { COUNTRIES } from '../frame/countries.ts'
import { fieldErrorsOf, Notice, Select, type FieldErrors } from '../frame/parts.tsx'
import { picturesOf } from '../public/pictures.ts'
import type { PageRequest } from '../frame/page_request.ts'
import { WeekEnds } from '../frame/week_ends_notice.tsx'
import { chosenIn, COUNTRY, inWeek, productOf, readItems, sayLack, SHOWN, withDefaults, type Chosen } from './cart_items.ts'
import { ProductCard } from './cart_products.tsx'
import { offeredWeek, type Weeks } from './cart_weeks.tsx'
import { ListingFrame, ownPath, ofOwnListing, siteOf, type MyListing } from './listing_frame.tsx'
import { PostForm } from '../frame/post_form.tsx'

type Quote = Schemas['Quote']
type Priced = { quote: Quote | null; fieldErrors: FieldErrors; status: number }

/** What can be bought for a listing, with a price that follows what is ticked; a person pays on the checkout page. */
export const cartRoute: Route = {
  path: '/account/listings/:id/promote',
  account: true,
  get: ofOwnListing(async (ctx, listing) => {
    const cart = await openCart(ctx, listing, chosenIn(ctx.url.searchParams))
    return cartPage(ctx, cart, await price(ctx, cart))
  }),
  post: ofOwnListing(async (ctx, listing) => checkOut(ctx, await openCart(ctx, listing, await ctx.form()))),
}

type Products = Schemas['Products']['items']
type Cart = { listing: MyListing; chosen: Chosen; weeks: Weeks; products: Products; items: ReturnType<typeof readItems> }

async function openCart(ctx: PageRequest, listing: MyListing, given: Chosen): Promise<Cart> {
  const site = await siteOf(ctx, listing)
  const [called, sold] = await Promise.all([ctx.call('list_launch_weeks', {}, site), ctx.call('list_products', {}, site)])
  const [weeks, products] = [called.ok ? called.value.items : [], sold.ok ? sold.value.items : []]
  const launch_week = offeredWeek(listing, weeks, ctx.service.clock())
  const chosen = withDefaults(given, listing, { launch_week, weeks: weeks.map(({ key }) => key), products })
  return { listing, chosen, weeks, products, items: readItems(chosen, listing.listing_id, launch_week) }
}

/** Where the buyer is, for the VAT; it can be left for the next page. */
function countryIn(chosen: Chosen): { billing_country?: string } {
  const country = chosen.text(COUNTRY)
  return country === '' ? {} : { billing_country: country }
}

async function price(ctx: PageRequest, { chosen, items }: Cart): Promise<Priced> {
  if (items.length === 0) return { quote: null, fieldErrors: {}, status: 200 }
  const called = await ctx.call('quote_order', { items, ...countryIn(chosen) })
  if (called.ok) return { quote: called.value, fieldErrors: {}, status: 200 }
  return { quote: null, fieldErrors: fieldErrorsIn(called.problem, items), status: called.status }
}

function fieldErrorsIn(problem: Problem, items: ReturnType<typeof readItems>): FieldErrors {
  const errors = problem.errors?.map((issue) => sayLack(items, issue))
  return fieldErrorsOf({ ...problem, ...(errors ? { errors } : {}) }, (pointer) => productOf(items, pointer))
}

const AGREED_AGAIN = 'This is the price of what is selected now. Press again to accept it.'

async function checkOut(ctx: PageRequest, cart: Cart): Promise<Response> {
  const { chosen, items } = cart
  if (items.length === 0) return cartPage(ctx, cart, { quote: null, fieldErrors: { '': 'Select what you would like first.' }, status: 422 })
  // The price that was on the page is the one that is agreed to; without one the person sees it first.
  const quote_id = chosen.text('quote_id')
  if (quote_id === '') return cartPage(ctx, cart, await price(ctx, cart))
  const called = await ctx.call('create_checkout', { items, quote_id, ...countryIn(chosen) })
  if (called.ok) return redirect(ownPath(called.value.checkout_url, ctx) ?? '/account/orders')
  const priced = await price(ctx, cart)
  const { code, errors = [] } = called.problem
  // The price on the page was of an earlier choice, or is too old to be agreed to.
  const stale = errors.some(({ field }) => field === '/quote_id')
  const meanwhile = code === 'price_changed' ? 'The price has changed in the meantime. This is the new one.' : AGREED_AGAIN
  const fieldErrors = stale || code === 'price_changed' ? { '': meanwhile } : fieldErrorsIn(called.problem, items)
  return cartPage(ctx, cart, { ...priced, fieldErrors: { ...fieldErrors, ...priced.fieldErrors }, status: called.status })
}

async function cartPage(ctx: PageRequest, cart: Cart, priced: Priced): Promise<Response> {
  const { listing, chosen, weeks, products } = cart
  const pictures = await picturesOf(ctx, [{ id: listing.listing_id, logo_url: listing.logo_url }])
  const { fieldErrors } = priced
  return htmlPage(
    ctx,
    { title: `Promote ${listing.name}`, noindex: true, section: 'account', status: priced.status },
    <ListingFrame ctx={ctx} listing={listing} at="/promote">
      <PostForm action={`/account/listings/${listing.listing_id}/promote`} class="cart" data-live-get="quote" novalidate>
        <input type="hidden" name={SHOWN} value="1" />
        <div class="stack">
          <h2>Promote it</h2>
          <p class="muted">Paid placements are labelled as such, and never change the ranking.</p>
          {ctx.service.pay === null && <Notice tone="warn" title="Nothing can be paid for here at the moment." />}
          {products.map((product) => (
            <ProductCard
              product={product}
              listing={listing}
              pictures={pictures}
              weeks={weeks}
              chosen={chosen}
              now={ctx.service.clock()}
              mistake={fieldErrors[product.key]}
            />
          ))}
        </div>
        <Summary ctx={ctx} cart={cart} priced={priced} />
      </PostForm>
    </ListingFrame>,
  )
}

/** What is better known before paying; that VAT comes later is said under the total. */
const TOLD = new Set<Schemas['OrderWarningCode']>(['week_ends_soon', 'listing_not_live', 'in_paid_launch'])

function Warnings({ quote, chosen }: { quote: Quote; chosen: Chosen }) {
  return quote.warnings
    .filter(({ code }) => TOLD.has(code))
    .map((warning) => (
      <div class="notice warn" data-code={warning.code}>
        {warning.code === 'week_ends_soon' ? <WeekEnds warning={warning} /> : <p>{warning.message}</p>}
        {warning.next_week !== undefined && (
          <p>
            <a href={inWeek(chosen, warning.next_week)}>Launch in {weekName(warning.next_week)} instead</a>
          </p>
        )}
      </div>
    ))
}

type SummaryProps = { ctx: PageRequest; cart: Cart; priced: Priced }

function Summary({ ctx, cart, priced: { quote, fieldErrors } }: SummaryProps) {
  const { listing, chosen } = cart
  const path = `/account/listings/${listing.listing_id}/promote`
  const wrong = Object.values(fieldErrors)
  return (
    <aside class="card stack cart-summary" aria-label="Your order">
      <h2>Your order</h2>
      <Select
        name={COUNTRY}
        label="Country of the buyer"
        value={chosen.text(COUNTRY)}
        options={[{ value: '', label: 'Choose later' }, ...COUNTRIES]}
        hint="For the VAT."
        autocomplete="country"
      />
      <div class="stack" id="quote" aria-live="polite">
        {wrong.map((mistake) => (
          <p class="mistake">{mistake}</p>
        ))}
        {!quote && wrong.length === 0 && <p class="muted">Select what you would like to see the price.</p>}
        {quote && <Price quote={quote} cart={cart} />}
        {/* Without scripts the page comes anew, and goes on at its price. */}
        <button class="button" disabled={ctx.service.pay === null} formaction={quote ? undefined : `${path}#quote`}>
          {quote ? 'Go to checkout' : 'Show the price'}
        </button>
        {quote && (
          <button class="button quiet small script-none" formmethod="get" formaction={path}>
            Update the price
          </button>
        )}
      </div>
    </aside>
  )
}

function Price({ quote, cart: { chosen, products } }: { quote: Quote; cart: Cart }) {
  const { lines, vat, total_cents, quote_id } = quote
  const names = new Map(products.map(({ key, name }) => [key, name]))
  const known = vat.treatment !== 'unknown'
  return (
    <>
      <ul class="plain cart-lines">
        {lines.map(({ product, quantity, unit_cents, subtotal_cents }) => (
          <li>
            <span>
              {names.get(product)}
              {quantity > 1 && (
                <span class="muted small">
                  {' '}
                  {quantity} × {dollars(unit_cents)}
                </span>
              )}
            </span>
            <span class="figure">{dollars(subtotal_cents)}</span>
          </li>
        ))}
        {known && (
          <li>
            <span>{sayVat(vat)}</span> <span class="figure">{dollars(vat.amount_cents)}</span>
          </li>
        )}
        <li class="cart-total">
          <span>{known ? 'Total' : 'Before VAT'}</span> <span class="figure">{dollars(total_cents)}</span>
        </li>
      </ul>
      <Warnings quote={quote} chosen={chosen} />
      <input type="hidden" name="quote_id" value={quote_id} />
      <p class="muted small">
        In US dollars. {known ? 'A VAT number of a business' : 'VAT is added for buyers in the EU; a VAT number'} or a promo code goes on
        the next page, and nothing is charged before then. Anything we cannot deliver is refunded in full.
      </p>
    </>
  )
}

const sayVat = ({ treatment, rate, country }: Quote['vat']): string =>
  treatment === 'standard'
    ? `VAT ${rate}%, ${country === null ? '' : countryName(country)}`
    : treatment === 'reverse_charge'
      ? 'VAT, reverse charge'
      : 'VAT, outside the EU'
