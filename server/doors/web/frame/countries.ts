import { countryCodes } from '../../../base/countries.ts'
import { nameOfCountry } from '../../../invoices/snapshot.ts'

/** Every country by its name, as people look for it in a list. */
export const COUNTRIES: readonly { value: string; label: string }[] = countryCodes
  .map((value) => ({ value, label: nameOfCountry(value) }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))
