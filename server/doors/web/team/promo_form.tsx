/** @jsxRuntime automatic @jsxImportSource preact */
import type { ProductRow, PromoSettings } from '../../../team/shop.ts'
import type { Form } from '../frame/form.ts'
import { Field, Select, type FieldErrors } from '../frame/parts.tsx'
import { wholeOf } from './action.tsx'
import { readDollars } from './money.ts'
import { PostForm } from '../frame/post_form.tsx'

const NAMES = ['code', 'kind', 'value', 'min_subtotal', 'starts', 'expires', 'max_uses', 'per_account', 'email'] as const
export type Typed = Record<(typeof NAMES)[number], string> & { products: string[] }
export const BLANK: Typed = {
  ...{ code: '', kind: 'percent', value: '', min_subtotal: '', starts: '', expires: '', max_uses: '', per_account: '1', email: '' },
  products: [],
}

/** The form as it was sent, to be shown again where something stands wrong. */
export function typedIn(form: Form): Typed {
  // The names are those of the record.
  const texts = Object.fromEntries(NAMES.map((name) => [name, form.text(name)])) as Omit<Typed, 'products'>
  return { ...texts, products: form.all('products') }
}

/** What the form asks for, or what stands wrong in it. */
export function settingsIn(form: Form): { settings: PromoSettings } | { fieldErrors: FieldErrors } {
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

type FieldsProps = { typed: Typed; fieldErrors: FieldErrors }

/** Makes a code at `action`. */
export function PromoForm({ action, typed, products, fieldErrors }: FieldsProps & { action: string; products: readonly ProductRow[] }) {
  return (
    <PostForm action={action} class="stack">
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
      <DiscountFields typed={typed} fieldErrors={fieldErrors} />
      <fieldset class="field">
        <legend>For these products; none selected means all</legend>
        {products.map(({ key, name }) => (
          <label class="check">
            <input type="checkbox" name="products" value={key} checked={typed.products.includes(key)} /> {name}
          </label>
        ))}
      </fieldset>
      <UseFields typed={typed} fieldErrors={fieldErrors} />
      <button class="button" name="action" value="create">
        Create the code
      </button>
    </PostForm>
  )
}

const KINDS = [
  { value: 'percent', label: 'percent' },
  { value: 'amount', label: 'US dollars' },
] as const

/** How much the code takes off, and from which order on. */
function DiscountFields({ typed, fieldErrors }: FieldsProps) {
  return (
    <div class="team-number-fields">
      <Field name="value" label="Discount" value={typed.value} inputmode="decimal" required fieldErrors={fieldErrors} />
      <Select name="kind" label="in" value={typed.kind} options={KINDS} fieldErrors={fieldErrors} />
      <Field
        name="min_subtotal"
        label="Minimum order, in dollars"
        value={typed.min_subtotal}
        inputmode="decimal"
        fieldErrors={fieldErrors}
      />
    </div>
  )
}

/** When, how often and by whom the code may be used. */
function UseFields({ typed, fieldErrors }: FieldsProps) {
  return (
    <>
      <div class="team-number-fields">
        <Field name="starts" label="From" value={typed.starts} type="date" fieldErrors={fieldErrors} />
        <Field name="expires" label="Until (that day not included)" value={typed.expires} type="date" fieldErrors={fieldErrors} />
        <Field name="max_uses" label="Uses in all" value={typed.max_uses} inputmode="numeric" fieldErrors={fieldErrors} />
        <Field
          name="per_account"
          label="Uses per account"
          value={typed.per_account}
          inputmode="numeric"
          required
          fieldErrors={fieldErrors}
        />
      </div>
      <Field
        name="email"
        label="Only for this account"
        value={typed.email}
        type="email"
        maxlength={254}
        autocomplete="off"
        fieldErrors={fieldErrors}
      />
    </>
  )
}
