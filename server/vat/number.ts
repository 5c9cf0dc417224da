import { checkVAT, countries, type Country } from 'jsvat-next'
import { EU, numberedAs, prefixOf, vatCountryOf } from './countries.ts'

/** A number whose form and check digits are right; `country` is whose it is (GR for EL…), `prefix` and `digits` are what VIES is asked by. */
export type VatNumber = { value: string; country: string; in_eu: boolean; prefix: string; digits: string }
type NumberProblem = 'invalid' | 'mismatch'

/** Countries outside of the EU whose numbers are held to their form here; of others any is taken as it stands. (The package refuses
 *  Norwegian ones that exist.) */
const OUTSIDE_KNOWN = new Set(['GB', 'CH'])
const KNOWN: Country[] = countries.filter(({ codes }) => codes.some((code) => EU.has(code) || OUTSIDE_KNOWN.has(code)))
/** Prefixes of the union's special schemes for sellers from outside (EU, IM): no business is identified by them towards its suppliers. */
const SCHEMES = /^(EU|IM)\d/
const LENGTH_MAX = 20

/**
 * Reads a number as typed: spaces, dots, dashes and case do not matter, and its two letters may be missing where the country is known.
 * A number of another country than the one billed is a mismatch. Outside of the EU a number changes nothing, so that forms which nobody
 * here knows are let be.
 */
export function readVatNumber(typed: string, billing_country: string | null): VatNumber | NumberProblem {
  const compact = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\-/]/g, '')
  if (!/^[A-Z0-9+*]{2,}$/.test(compact) || compact.length > LENGTH_MAX || SCHEMES.test(compact)) return 'invalid'
  const home = billing_country === null ? null : vatCountryOf(billing_country)
  const issuer = billing_country === null ? null : numberedAs(billing_country)
  const own = identify(compact) ?? (issuer === null ? null : identify(prefixOf(issuer) + compact))
  if (own) return issuer === null || own.country === issuer ? own : 'mismatch'
  if (home === null || EU.has(home) || OUTSIDE_KNOWN.has(home)) return 'invalid'
  return { value: compact, country: home, in_eu: false, prefix: home, digits: compact }
}

function identify(compact: string): VatNumber | null {
  // Greece is GR everywhere but in its numbers.
  const value = compact.startsWith('GR') ? `EL${compact.slice(2)}` : compact
  const { isValid, country } = checkVAT(value, KNOWN)
  if (!isValid || !country) return null
  const { short } = country.isoCode
  return { value, country: short, in_eu: EU.has(short), prefix: value.slice(0, 2), digits: value.slice(2) }
}

/** What a number of the country looks like, for a refusal. */
export const EXAMPLES: Readonly<Record<string, string>> = {
  AT: 'ATU13585627',
  BE: 'BE0411905847',
  BG: 'BG175074752',
  CY: 'CY10259033P',
  CZ: 'CZ25123891',
  DE: 'DE136695976',
  DK: 'DK13585628',
  EE: 'EE100594102',
  ES: 'ESB58378431',
  FI: 'FI20774740',
  FR: 'FR40303265045',
  GR: 'EL094259216',
  HR: 'HR33392005961',
  HU: 'HU12892312',
  IE: 'IE6388047V',
  IT: 'IT00743110157',
  LT: 'LT119511515',
  LU: 'LU15027442',
  LV: 'LV40003521600',
  MT: 'MT11679112',
  NL: 'NL004495445B01',
  PL: 'PL8567346215',
  PT: 'PT501964843',
  RO: 'RO18547290',
  SE: 'SE123456789701',
  SI: 'SI50223054',
  SK: 'SK2022749619',
}
