/** @jsxRuntime automatic @jsxImportSource preact */
import { listProducts, listPromos, type ProductRow, type PromoRow, type PromoSettings } from '../../../team/shop.ts'
import type { Form } from '../frame/form.ts'
import { Empty, Field, Select, Time, type FieldErrors } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { askFirst, perform, wholeOf } from './action.tsx'
import { forTeam, teamPage } from './frame.tsx'
import { readDollars, writeDollars } from './money.ts'
import { PostForm } from '../frame/post_form.tsx'

const PATH = '/team/promos'
const DONE = { created: 'The code can be used.', disabled: 'The code is worth nothing from now on.' }
const NAMES = ['code', 'kind', 'value', 'min_subtotal', 'starts', 'expires', 'max_uses', 'per_account', 'email'] as const
type Typed = Record<(typeof NAMES)[number], string> & { products: string[] }
const BLANK: Typed = {
  ...{ code: '', kind: 'percent', value: '', min_subtotal: '', starts: '', expires: '', max_uses: '', per_account: '1', email: '' },
  products: [],
}

/** `/team/promos`: codes, how often each was used, and the button that ends one. */
export const promosRoute = forTeam(
  PATH,
  (ctx) => promosPage(ctx),
  async (ctx) => {
    const form = await ctx.form()
    return form.text('action') === 'disable' ? disable(ctx, form) : create(ctx, form)
  },
)

async function disable(ctx: PageRequest, form: Form): Promise<Response> {
  const code = form.text('code')
  const asked = askFirst(ctx, form, {
    title: `Disable ${code}?`,
    at: PATH,
    button: 'Disable it for good',
    back: PATH,
    children: (
      <p>
        Nobody can use it from then on, and it cannot be brought back. Orders that hold it are shown the new total before they are paid.
      </p>
    ),
  })
  if (asked) return asked
  const ended = await perform(ctx, `${PATH}?done=disabled`, 'disable_promo', { code })
  return ended instanceof Response ? ended : promosPage(ctx, BLANK, ended)
}

async function create(ctx: PageRequest, form: Form): Promise<Response> {
  const typed: Typed = { ...typedIn(form), products: form.all('products') }
  const read = settingsIn(form)
  if ('fieldErrors' in read) return promosPage(ctx, typed, read.fieldErrors)
  const ended = await perform(ctx, `${PATH}?done=created`, 'create_promo', { code: typed.code, ...read.settings })
  return ended instanceof Response ? ended : promosPage(ctx, typed, ended)
}

function typedIn(form: Form): Omit<Typed, 'products'> {
  // The names are those of the record.
  return Object.fromEntries(NAMES.map((name) => [name, form.text(name)])) as Omit<Typed, 'products'>
}

function settingsIn(form: Form): { settings: PromoSettings } | { fieldErrors: FieldErrors } {
  const fieldErrors: FieldErrors = {}
  const whole = (name: string) => {
    if (form.text(name) === '') return undefined
    const value = wholeOf(form, name)
    if (value < 0) fieldErrors[name] = 'Send a whole number, or nothing.'
    return value
  }
  const dollars = (name: string) => {
    const cents = readDollars(form.text(name))
    if (Number.isNaN(cents)) fieldErrors[name] = 'Write an amount in dollars, such as 20 or 9.50.'
    return cents
  }
  if (form.text('per_account') === '') fieldErrors.per_account = 'Send a whole number, such as 1.'
  const optional = <Value,>(name: string, value: Value | undefined) => (value === undefined ? {} : { [name]: value })
  const percent = form.text('kind') !== 'amount'
  const value = percent ? (whole('value') ?? 0) : dollars('value')
  const settings: PromoSettings = {
    ...(percent ? { percent: value } : { amount_cents: value }),
    ...(form.text('min_subtotal') === '' ? {} : { min_subtotal_cents: dollars('min_subtotal') }),
    ...optional('max_uses', whole('max_uses')),
    ...optional('per_account', whole('per_account')),
    ...optional('products', form.all('products').join(',') || undefined),
    ...optional('starts', form.text('starts') || undefined),
    ...optional('expires', form.text('expires') || undefined),
    ...optional('email', form.text('email') || undefined),
  }
  return Object.keys(fieldErrors).length > 0 ? { fieldErrors } : { settings }
}

async function promosPage(ctx: PageRequest, typed: Typed = BLANK, fieldErrors: FieldErrors = {}): Promise<Response> {
  const { service } = ctx
  const now = service.clock()
  const [promos, products] = await Promise.all([listPromos({ sql: service.database, now }), listProducts({ sql: service.database })])
  return teamPage(
    ctx,
    { title: 'Promo codes', at: PATH, lead: 'Taken off before VAT.', done: DONE, fieldErrors },
    <>
      {promos.length === 0 && <Empty title="No codes yet">Make the first one below.</Empty>}
      <ul class="plain team-rows">
        {promos.toReversed().map((promo) => (
          <PromoItem promo={promo} now={now} />
        ))}
      </ul>
      <section class="card" aria-labelledby="make">
        <h2 id="make">Make a code</h2>
        <PromoForm typed={typed} products={products} fieldErrors={fieldErrors} />
      </section>
    </>,
  )
}

function PromoItem({ promo, now }: { promo: PromoRow; now: Date }) {
  const {
    code,
    kind,
    value,
    products,
    min_subtotal_cents,
    email,
    starts_at,
    expires_at,
    max_uses,
    per_account,
    disabled_at,
    reserved,
    used,
  } = promo
  const state = disabled_at ? 'disabled' : expires_at && expires_at <= now ? 'expired' : starts_at && starts_at > now ? 'not yet' : 'in use'
  const bounds = [
    products === null ? 'every product' : products.join(', '),
    ...(min_subtotal_cents > 0 ? [`from ${writeDollars(min_subtotal_cents)}`] : []),
    ...(email === null ? [] : [`only ${email}`]),
    per_account === null ? 'as often as one likes' : per_account === 1 ? 'once an account' : `${per_account} times an account`,
  ]
  return (
    <li class="team-row">
      <div class="team-row-text">
        <p>
          <strong class="promo-code">{code}</strong> {kind === 'percent' ? `${value} % off` : `${writeDollars(value)} off`}{' '}
          <span class={`tag ${state === 'in use' ? 'good' : ''}`}>{state}</span>
        </p>
        <p class="hint">
          {bounds.join(' · ')}
          {expires_at && (
            <>
              {' '}
              · until <Time at={expires_at.toISOString()} form="instant" />
            </>
          )}
        </p>
      </div>
      <p class="figure">
        {max_uses === null ? `${used} used` : `${used} of ${max_uses} used`}
        {reserved > 0 && `, ${reserved} held`}
      </p>
      {disabled_at === null && (
        <PostForm action={PATH} class="team-row-actions">
          <input type="hidden" name="code" value={code} />
          <button class="button bare small" name="action" value="disable" aria-label={`Disable ${code}`}>
            Disable…
          </button>
        </PostForm>
      )}
    </li>
  )
}

function PromoForm({ typed, products, fieldErrors }: { typed: Typed; products: readonly ProductRow[]; fieldErrors: FieldErrors }) {
  const kinds = [
    { value: 'percent', label: 'per cent' },
    { value: 'amount', label: 'US dollars' },
  ]
  return (
    <PostForm action={PATH} class="stack">
      <Field
        name="code"
        label="Code"
        value={typed.code}
        maxlength={40}
        required
        autocomplete="off"
        fieldErrors={fieldErrors}
        hint="3 to 40 letters, digits and dashes; capitals do not matter."
      />
      <div class="team-number-fields">
        <Field name="value" label="Takes off" value={typed.value} inputmode="decimal" required fieldErrors={fieldErrors} />
        <Select name="kind" label="in" value={typed.kind} options={kinds} fieldErrors={fieldErrors} />
        <Field
          name="min_subtotal"
          label="From an order of, in dollars"
          value={typed.min_subtotal}
          inputmode="decimal"
          fieldErrors={fieldErrors}
        />
      </div>
      <fieldset class="field">
        <legend>For these products; none ticked means all</legend>
        {products.map(({ key, name }) => (
          <label class="check">
            <input type="checkbox" name="products" value={key} checked={typed.products.includes(key)} /> {name}
          </label>
        ))}
      </fieldset>
      <div class="team-number-fields">
        <Field name="starts" label="From" value={typed.starts} type="date" fieldErrors={fieldErrors} />
        <Field name="expires" label="Until, not with that day" value={typed.expires} type="date" fieldErrors={fieldErrors} />
        <Field name="max_uses" label="Uses in all" value={typed.max_uses} inputmode="numeric" fieldErrors={fieldErrors} />
        <Field
          name="per_account"
          label="Uses an account"
          value={typed.per_account}
          inputmode="numeric"
          required
          fieldErrors={fieldErrors}
        />
      </div>
      <Field
        name="email"
        label="Only for the account of"
        value={typed.email}
        type="email"
        maxlength={254}
        autocomplete="off"
        fieldErrors={fieldErrors}
      />
      <button class="button" name="action" value="create">
        Make the code
      </button>
    </PostForm>
  )
}
