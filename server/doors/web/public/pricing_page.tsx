/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { spanOf, weekName } from '../../../base/weeks.ts'
import type { Output } from '../../../core/operation.ts'
import { dollars } from '../../../base/money.ts'
import { PRODUCTS } from '../../../orders/products/table.gen.ts'
import { Table } from '../frame/data_table.tsx'
import type { Route } from '../frame/door.ts'
import { htmlPage } from '../frame/html_page.tsx'
import { Time } from '../frame/parts.tsx'
import { ArticleSection } from './article.tsx'
import { Mockup } from './mockup.tsx'
import { taken } from './taken.ts'
import { firstFreeWeek } from './week_parts.tsx'

type Product = Output<'list_products'>['items'][number]
type Week = Output<'list_launch_weeks'>['items'][number]
/** Weeks with the seats that are left, and the first of them that a free launch can get. */
type Coming = { weeks: Week[]; first_free: string }

const WEEKS_SHOWN = 6

/** What a launch costs, what it gives and what no money buys; open to everybody. */
export const pricingRoute: Route = {
  path: '/pricing',
  async get(ctx) {
    const [products, weeks] = await Promise.all([ctx.call('list_products', {}), ctx.call('list_launch_weeks', {})])
    const { items } = taken(products)
    const launch = items.find(({ key }) => key === 'launch')
    const others = items.filter(({ key }) => key !== 'launch')
    const coming = { weeks: taken(weeks).items, first_free: firstFreeWeek(ctx) }
    return htmlPage(
      ctx,
      {
        title: 'Pricing',
        description: `Listing on ${ctx.site.name} is free. What a paid launch and labelled placements cost, what they give, and what money never buys.`,
        section: 'pricing',
      },
      <>
        <header class="page-head">
          <h1>Listing is free. Choosing your week costs.</h1>
          <p class="lead">Either way your product stands on the same board, ranked by the same votes. Money never moves a rank.</p>
        </header>
        <Plans launch={launch} coming={coming} sells={ctx.service.config.payments !== null} />
        <Differences />
        {others.length > 0 && <Placements products={others} />}
        <Seats coming={coming} />
        <div class="narrow">
          <ArticleSection title="Refunds">
            <p>
              Anything we cannot deliver is refunded in full: a week that is gone, a paragraph that missed its issue. An order that is not
              paid within 24 hours expires and costs nothing.
            </p>
          </ArticleSection>
          <ArticleSection title="Tax">
            <p>
              Prices are in US dollars without VAT. The checkout page adds the VAT of your country where it is due and shows the total
              before you pay. A business in the EU outside our country pays none with a valid VAT number. Every order has an invoice.
            </p>
          </ArticleSection>
        </div>
      </>,
    )
  },
}

const perUnit = (product: Product): ComponentChildren => (
  <>
    <strong>{dollars(product.price_cents)}</strong> <span class="muted">{PRODUCTS[product.key].unit}</span>
  </>
)

function Plans({ launch, coming, sells }: { launch: Product | undefined; coming: Coming; sells: boolean }) {
  const { weeks, first_free } = coming
  const free = weeks.find(({ key, free_seats_left }) => key >= first_free && free_seats_left > 0)
  const paid = weeks.find(({ paid_seats_left }) => paid_seats_left > 0)
  return (
    <div class="price-plans">
      <section class="card plan" aria-labelledby="free">
        <h2 id="free">Free launch</h2>
        <p class="plan-price">
          <strong>$0</strong>
        </p>
        <p>You show our badge on your website and take the next free seat in the queue.</p>
        <p class="small muted">
          {free ? <Next week={free} left={free.free_seats_left} /> : 'The coming weeks are full: you get the first seat after them.'}
        </p>
        <a class="button quiet" href="/submit">
          Submit a product
        </a>
      </section>
      {launch && (
        <section class="card plan" aria-labelledby="paid">
          <h2 id="paid">{launch.name}</h2>
          <p class="plan-price">{perUnit(launch)}</p>
          <p>{launch.description}</p>
          <p class="small muted">
            {sells ? (
              paid ? (
                <Next week={paid} left={paid.paid_seats_left} />
              ) : (
                'All seats of the coming weeks are taken.'
              )
            ) : (
              'Not on sale at the moment.'
            )}
          </p>
          <a class="button" href="/submit">
            Start with your address
          </a>
        </section>
      )}
    </div>
  )
}

const Next = ({ week, left }: { week: Week; left: number }) => (
  <>
    {left} {left === 1 ? 'seat' : 'seats'} left in {weekName(week.key)}, from <Time at={spanOf(week.key).starts_at.toISOString()} />.
  </>
)

const DIFFERENCES: readonly [what: string, free: string, paid: string][] = [
  ['A listing drafted from your website, with proof', 'yes', 'yes'],
  ['A place on the weekly board, by votes', 'yes', 'yes'],
  ['A permanent page, edits, updates to followers', 'yes', 'yes'],
  ['Badge on your website', 'needed before the launch', 'not needed'],
  ['Founder profile', 'needed before the launch', 'when you like'],
  ['Launch week', 'the next free seat', 'now, or a week of your choice'],
  ['Milestones, story, interview and video', 'each can be bought', 'included'],
  ['A better rank, more votes, a higher place in search', 'no', 'no'],
]

function Differences() {
  return (
    <section class="section" aria-labelledby="differences">
      <h2 id="differences">Side by side</h2>
      <Table label="Free and paid side by side" columns={['What you get', 'Free', 'Paid']}>
        {DIFFERENCES.map(([what, free, paid]) => (
          <tr>
            <th scope="row">{what}</th>
            <td>{free}</td>
            <td>{paid}</td>
          </tr>
        ))}
      </Table>
    </section>
  )
}

/** Where each placement stands, drawn as small as it says enough. */
function Placements({ products }: { products: Product[] }) {
  return (
    <section class="section" aria-labelledby="placements">
      <h2 id="placements">Labelled placements and extra sections</h2>
      <p class="muted">Placements are labelled “Sponsored” wherever they appear, and move nothing else.</p>
      <ul class="plain placements">
        {products.map((product) => (
          <li class="card">
            <Mockup name={product.key} />
            <h3>{product.name}</h3>
            <p class="small">{product.description}</p>
            <p>{perUnit(product)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Seats({ coming: { weeks, first_free } }: { coming: Coming }) {
  return (
    <section class="section" aria-labelledby="seats">
      <h2 id="seats">Seats left</h2>
      <Table label="Seats left" columns={['Week', { label: 'Free', number: true }, { label: 'Paid', number: true }]}>
        {weeks.slice(0, WEEKS_SHOWN).map(({ key, free_seats_left, paid_seats_left }) => (
          <tr>
            <th scope="row">{weekName(key)}</th>
            <td class="number">{free_seats_left === 0 ? 'full' : key < first_free ? 'too soon' : free_seats_left}</td>
            <td class="number">{paid_seats_left === 0 ? 'full' : paid_seats_left}</td>
          </tr>
        ))}
      </Table>
      <p>
        <a href="/calendar">The whole calendar</a>
      </p>
    </section>
  )
}
