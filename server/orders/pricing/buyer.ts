import { takeAttempt } from '../../auth/attempts.ts'
import type { Context } from '../../core/context.ts'
import { failAt } from '../../base/error.ts'
import { countryFix, vatCountryOf } from '../../vat/countries.ts'
import { EXAMPLES, readVatNumber, type VatNumber } from '../../vat/number.ts'
import type { Checked } from '../../vat/check.ts'
import { guardPromo } from './promo.ts'

type BuyerAsked = { billing_country?: string; vat_number?: string }
/** Where the buyer is, and their number with what VIES says of it. */
export type Buyer = { country: string | null; number: (VatNumber & Checked) | null }

/** Country and number as sent; refuses a code that is no country's, a number that cannot be one, and a number of another country. */
export function readBuyer({ billing_country, vat_number }: BuyerAsked): { country: string | null; number: VatNumber | null } {
  const country = billing_country ?? null
  const fix = country === null ? null : countryFix(country)
  if (fix !== null) failAt({ field: '/billing_country', code: 'invalid', message: 'is not the code of a country.', fix }, 'country_unknown')
  if (vat_number === undefined) return { country, number: null }
  const number = readVatNumber(vat_number, country)
  if (number === 'mismatch')
    failAt(
      {
        field: '/vat_number',
        code: 'invalid',
        message: `is not a number of ${country}.`,
        fix: 'Send the number of the billing country, the country of the number, or no number.',
      },
      'vat_country_mismatch',
    )
  if (number === 'invalid') {
    const example = EXAMPLES[country === null ? '' : vatCountryOf(country)] ?? EXAMPLES.DE
    failAt(
      {
        field: '/vat_number',
        code: 'invalid',
        message: 'is not a VAT number: it has another form or a wrong check digit.',
        fix: `Send it as registered, such as ${example}, or leave it out.`,
      },
      'vat_number_invalid',
    )
  }
  return { country, number }
}

/**
 * What an order needs to know from outside before it is priced: whether its promo code may be tried, and what VIES says of the number.
 * It writes and asks a foreign system: before a transaction, never inside one.
 */
export async function askAbout(
  { sql, account_id, address, config, now, vat }: Pick<Context, 'sql' | 'account_id' | 'address' | 'config' | 'now' | 'vat'>,
  asked: BuyerAsked & { promo_code?: string },
): Promise<Buyer> {
  const { country, number } = readBuyer(asked)
  if (asked.promo_code !== undefined) await guardPromo(sql, asked.promo_code, { account_id, address, limits: config.limits, now })
  return {
    country,
    number: number && { ...number, ...(await vat(number, () => takeAttempt(sql, 'vat_numbers_per_account', account_id, now))) },
  }
}
