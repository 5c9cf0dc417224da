import { ApiError, failOn, issueIn } from '../../base/error.ts'
import { readEmail } from '../../mail/email_address.ts'
import { readBuyer } from '../pricing/buyer.ts'
import type { OrderRecord } from '../record/rows.ts'

/** What a person types on the page of an order, as typed; '' where nothing. */
export const TYPED_FIELDS = ['name', 'email', 'company', 'country', 'vat_number', 'address', 'promo_code'] as const
export type Typed = Record<(typeof TYPED_FIELDS)[number], string>

export const TYPED_CHARS_MAX: Record<(typeof TYPED_FIELDS)[number], number> = {
  name: 120,
  email: 254,
  company: 200,
  country: 60,
  vat_number: 40,
  address: 400,
  promo_code: 60,
}

/** What the order knows of it. */
export function typedOf({ billing, vat_number, discount }: OrderRecord): Typed {
  const { name = '', email = '', company = '', country = '', address = '' } = billing
  return { name, email, company, country, vat_number: vat_number ?? '', address, promo_code: discount?.code ?? '' }
}

/** Refuses what no invoice can be written for, all of it at once; `pays` asks for what only a payment needs. */
export function checkTyped(typed: Typed, pays: boolean): void {
  const errors = buyerIssues(typed)
  const add = (name: keyof Typed, sentence: string) => {
    if (!errors.some(({ field }) => field === `/${name}`)) errors.push(issueIn(name, sentence))
  }
  for (const name of TYPED_FIELDS)
    if ([...typed[name]].length > TYPED_CHARS_MAX[name]) add(name, `At most ${TYPED_CHARS_MAX[name]} characters.`)
  if (typed.email !== '' && readEmail(typed.email) === null) add('email', 'This is not one e-mail address, such as ada@example.com.')
  if (pays && typed.name === '' && typed.company === '') add('name', 'Type the name for the invoice.')
  if (pays && typed.email === '') add('email', 'Type the address that the invoice goes to.')
  if (pays && typed.country === '') add('country', 'Choose the country: the VAT depends on it.')
  failOn(errors)
}

/** Country and number, named beside whatever else is to be mended. */
function buyerIssues({ country, vat_number }: Typed) {
  try {
    readBuyer({ ...(country === '' ? {} : { billing_country: country }), ...(vat_number === '' ? {} : { vat_number }) })
    return []
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return [...(error.details.errors ?? [])].map((issue) => (issue.field === '/billing_country' ? { ...issue, field: '/country' } : issue))
  }
}
