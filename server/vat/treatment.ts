import { EU, vatCountryOf } from './countries.ts'

/*
 * Who bears VAT, for services sold from a member state (directive 2006/112, articles 44, 58 and 196):
 *
 *   buyer                                                     treatment        rate
 *   same member state as the seller, whoever                  standard         the seller's
 *   another member state, its number confirmed by VIES        reverse_charge   0
 *   another member state, no number, or one not confirmed     standard         the buyer's
 *   outside of the union                                      outside_scope    0
 *   not yet known                                             unknown          0, and not final
 */
export type Treatment = 'standard' | 'reverse_charge' | 'outside_scope' | 'unknown'
export type NumberStatus = 'valid' | 'invalid' | 'unverified'

/** `country`: whose VAT it is, or where the buyer is. */
type VatDecision = { country: string | null; rate_bp: number; treatment: Treatment; final: boolean }

/** `rateOf` gives the standard rate of a member state in basis points. */
export function decideVat(
  seller_country: string,
  billing_country: string | null,
  number: { country: string; status: NumberStatus } | null,
  rateOf: (country: string) => number,
): VatDecision {
  if (billing_country === null) return { country: null, rate_bp: 0, treatment: 'unknown', final: false }
  const country = vatCountryOf(billing_country)
  if (!EU.has(country)) return { country, rate_bp: 0, treatment: 'outside_scope', final: true }
  const abroad = country !== vatCountryOf(seller_country)
  if (abroad && number?.status === 'valid' && number.country === country) {
    return { country, rate_bp: 0, treatment: 'reverse_charge', final: true }
  }
  return { country, rate_bp: rateOf(country), treatment: 'standard', final: true }
}

/**
 * Whether what says where the buyer is says two things: the card was issued in another country than the one that is billed, and no
 * confirmed number settles it. Where neither of the two is in the union no VAT hangs on it.
 */
export function isContradicted(billing_country: string | null, card_country: string, number_status: NumberStatus | null): boolean {
  if (billing_country === null || number_status === 'valid') return false
  const [billed, card] = [vatCountryOf(billing_country), vatCountryOf(card_country)]
  return billed !== card && (EU.has(billed) || EU.has(card))
}
