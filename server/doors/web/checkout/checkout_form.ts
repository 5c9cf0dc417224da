import type { OrderRecord } from '../../../orders/record/rows.ts'
import type { Form } from '../frame/form.ts'

/** What a person types on the checkout page, as typed. */
export const FIELDS = ['name', 'email', 'company', 'country', 'vat_number', 'address', 'promo_code'] as const
export type Typed = Record<(typeof FIELDS)[number], string>

export const FIELD_CHARS_MAX: Record<(typeof FIELDS)[number], number> = {
  name: 120,
  email: 254,
  company: 200,
  country: 60,
  vat_number: 40,
  address: 400,
  promo_code: 60,
}

/** What the order knows, as it stands in the form at first. */
export function typedOf({ billing, vat_number, discount }: OrderRecord): Typed {
  const { name = '', email = '', company = '', country = '', address = '' } = billing
  return { name, email, company, country, vat_number: vat_number ?? '', address, promo_code: discount?.code ?? '' }
}

/** A field that was not sent at all keeps what the order knows; one that was sent empty is emptied. */
export function readTyped(form: Form, order: OrderRecord): Typed {
  const known = typedOf(order)
  return Object.fromEntries(FIELDS.map((name) => [name, form.given(name) ?? known[name]])) as Typed
}
