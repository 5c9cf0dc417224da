import { countryCodes } from '../../../base/countries.ts'
import { countryName } from '../../../base/countries.ts'

/** Every country by its name, as people look for it in a list. */
export const COUNTRIES: readonly { value: string; label: string }[] = countryCodes
  .map((value) => ({ value, label: countryName(value) }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))
