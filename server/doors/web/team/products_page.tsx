/** @jsxRuntime automatic @jsxImportSource preact */
import { listProducts, type ProductRow, type ProductSettings } from '../../../team/shop.ts'
import { nothingHere } from '../frame/error_page.tsx'
import type { Form } from '../frame/form.ts'
import { Field, type FieldErrors } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { printsOf, SHOWN, untouchedIn } from '../frame/shown_fields.ts'
import { perform, wholeOf } from './action.tsx'
import { forTeam, teamPage } from './team_page.tsx'
import { dollars } from '../../../base/money.ts'
import { fieldOfCents, readDollars } from './money.ts'
import { PostForm } from '../frame/post_form.tsx'

const PATH = '/team/products'
const BOUNDS: Record<string, { label: string; setting: 'min_weeks' | 'max_weeks' | 'weeks_ahead' | 'seats_per_week' }> = {
  min_weeks: { label: 'Fewest weeks of one item', setting: 'min_weeks' },
  max_weeks: { label: 'Most weeks of one item', setting: 'max_weeks' },
  weeks_ahead_max: { label: 'Weeks ahead it is sold', setting: 'weeks_ahead' },
  seats_per_week: { label: 'Places a week', setting: 'seats_per_week' },
}

/** `/team/products`: what is sold, at which price, within which bounds. */
export const productsRoute = forTeam(PATH, async (ctx) => {
  const products = await listProducts({ sql: ctx.service.database })
  return teamPage(
    ctx,
    {
      title: 'Products',
      at: PATH,
      lead: 'Prices are without VAT. Changes apply to new quotes within two seconds; orders keep the price they were placed at.',
      done: { changed: 'The product has been changed.' },
    },
    <ul class="plain grid">
      {products.map(({ key, name, description, price_cents, constraints, active }) => (
        <li class="card">
          <div class="split">
            <h2 class="team-card-title">{name}</h2>
            <span class={`tag ${active ? 'good' : 'warn'}`}>{active ? 'on sale' : 'off sale'}</span>
          </div>
          <p class="product-price figure">{dollars(price_cents)}</p>
          <p class="muted">{description}</p>
          <dl class="facts small">
            {Object.entries(constraints).map(([bound, value]) => (
              <>
                <dt>{BOUNDS[bound]?.label ?? bound}</dt>
                <dd class="figure">{value}</dd>
              </>
            ))}
          </dl>
          <p>
            <a class="button quiet small" href={`${PATH}/${key}`} aria-label={`Edit ${name}`}>
              Edit
            </a>
          </p>
        </li>
      ))}
    </ul>,
  )
})

/** `/team/products/KEY`: price, words and bounds of one product. */
export const productRoute = forTeam(
  `${PATH}/:key`,
  (ctx) => withProduct(ctx, (product) => productPage(ctx, product, typedOf(product))),
  (ctx) =>
    withProduct(ctx, async (product) => {
      const form = await ctx.form()
      const cents = readDollars(form.text('price'))
      const price_mistake = { price: 'Write an amount in dollars, such as 99 or 99.50.' }
      if (Number.isNaN(cents)) return productPage(ctx, product, typedIn(form, product), price_mistake)
      const unread = Object.keys(product.constraints).find((bound) => wholeOf(form, bound) < 0)
      if (unread !== undefined) return productPage(ctx, product, typedIn(form, product), { [unread]: 'Send a whole number.' })
      const settings = settingsIn(form, product, cents)
      const ended = await perform(ctx, `${PATH}?done=changed`, 'set_product', { key: product.key, ...settings })
      return ended instanceof Response ? ended : productPage(ctx, product, typedIn(form, product), ended)
    }),
)

async function withProduct(ctx: PageRequest, show: (product: ProductRow) => Promise<Response> | Response): Promise<Response> {
  const product = (await listProducts({ sql: ctx.service.database })).find(({ key }) => key === ctx.params.key)
  return product ? show(product) : nothingHere(ctx)
}

/** What was typed; a field that was sent as it was shown stays as it is. */
function settingsIn(form: Form, { constraints }: ProductRow, price_cents: number): ProductSettings {
  const untouched = untouchedIn(form)
  const typed = (name: string) => !untouched(name, form.text(name))
  const on_sale = form.has('on_sale')
  const settings: ProductSettings = {
    ...(typed('price') ? { price_cents } : {}),
    ...(typed('name') ? { name: form.text('name') } : {}),
    ...(typed('description') ? { description: form.text('description') } : {}),
    ...(untouched('on_sale', on_sale) ? {} : { on_sale }),
  }
  for (const bound of Object.keys(constraints)) {
    const known = BOUNDS[bound]
    if (known && typed(bound)) settings[known.setting] = wholeOf(form, bound)
  }
  return settings
}

type Typed = { price: string; name: string; description: string; on_sale: boolean; bounds: Record<string, string>; shown: string }

function typedOf({ price_cents, name, description, active, constraints }: ProductRow): Typed {
  const fields = { price: fieldOfCents(price_cents), name, description, on_sale: active }
  const bounds = Object.fromEntries(Object.entries(constraints).map(([bound, value]) => [bound, String(value)]))
  return { ...fields, bounds, shown: printsOf(Object.entries({ ...fields, ...bounds })) }
}

const typedIn = (form: Form, { constraints }: ProductRow): Typed => ({
  price: form.text('price'),
  name: form.text('name'),
  description: form.text('description'),
  on_sale: form.has('on_sale'),
  bounds: Object.fromEntries(Object.keys(constraints).map((bound) => [bound, form.text(bound)])),
  shown: form.text(SHOWN),
})

function productPage(ctx: PageRequest, { key, name }: ProductRow, typed: Typed, fieldErrors: FieldErrors = {}): Response {
  return teamPage(
    ctx,
    { title: name, at: PATH, lead: `Programs use the key ${key}.`, fieldErrors },
    <section class="card">
      <PostForm action={`${PATH}/${key}`} class="stack">
        <input type="hidden" name={SHOWN} value={typed.shown} />
        <Field
          name="price"
          label="Unit price in US dollars, without VAT"
          value={typed.price}
          inputmode="decimal"
          required
          fieldErrors={fieldErrors}
        />
        <label class="check">
          <input type="checkbox" name="on_sale" checked={typed.on_sale} /> On sale
        </label>
        <Field name="name" label="Name" value={typed.name} maxlength={80} required fieldErrors={fieldErrors} />
        <Field
          name="description"
          label="Description"
          value={typed.description}
          rows={2}
          maxlength={500}
          required
          fieldErrors={fieldErrors}
        />
        <div class="team-number-fields">
          {Object.entries(typed.bounds).map(([bound, value]) => (
            <Field name={bound} label={BOUNDS[bound]?.label ?? bound} value={value} inputmode="numeric" fieldErrors={fieldErrors} />
          ))}
        </div>
        <button class="button">Save</button>
      </PostForm>
    </section>,
  )
}
