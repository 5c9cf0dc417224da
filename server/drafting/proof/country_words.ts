import { countryCodes } from '../../base/countries.ts'
import { COUNTRIES } from '../../lexicon/countries.ts'
import { LEXICONS } from '../../lexicon/compile.ts'
import { countryMarks } from './country_marks.ts'
import { countriesDialled } from './dialling_codes.ts'

// Countries in a text: by name in some thirty languages, or by a mark that only one country uses.

/** Languages whose names of countries are not looked for, since they may be names of people elsewhere: `Anh` means the United Kingdom. */
const UNREAD = ['vi', 'id', 'ar', 'he', 'th']

/** Names that are a state, a town or a person as often as a country. */
const UNSURE = ['georgia', 'jersey', 'chad', 'jordan', 'guinea', 'cuba', 'mali', 'niger', 'man']

/** Kosovo has no code of the standard yet, and is called by this one. */
const CODES = [...countryCodes, 'XK']

let names: Map<string, string> | null = null

function namesOfCountries(): Map<string, string> {
  if (names) return names
  names = new Map()
  for (const language of Object.keys(LEXICONS).filter((each) => !UNREAD.includes(each))) {
    const tongue = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const code of CODES) {
      const name = tongue.of(code)?.toLowerCase().replace(/’/g, "'")
      // «Bosnia & Herzegovina» is mostly written with the word.
      for (const written of name ? [name, name.replace(' & ', ' and ')] : []) if (!names.has(written)) names.set(written, code)
    }
  }
  for (const { country_names = {} } of Object.values(LEXICONS))
    for (const [code, list = ''] of Object.entries(country_names)) for (const name of list.split('|')) names.set(name, code)
  for (const name of UNSURE) names.delete(name)
  return names
}

/** ISO 3166-1 alpha-2 code of a country's name such as `Deutschland` or `日本`; null for anything else. */
export function countryCode(name: string): string | null {
  // "Contact Us" is no country; a capital dotted I leaves a mark behind when lower-cased.
  if (/^[a-z]{1,3}$/i.test(name) && name !== name.toUpperCase()) return null
  const plain = name
    .toLowerCase()
    .replace(/\u0307/g, '')
    .replace(/’/g, "'")
    .replace(/^[\s([,–-]+|(?<![\s)\].,;–-])[\s)\].,;–-]+$/g, '')
    .replace(/\s+/g, ' ')
  return namesOfCountries().get(plain) ?? namesOfCountries().get(`${plain}.`) ?? null
}

/** A country's name that ends a text, after a comma, bracket, dash or space: `10117 Berlin, Germany`. */
export function countryAtEnd(text: string): { code: string; name: string; before: string } | null {
  const trimmed = text.replace(/(?<![\s.)\]])[\s.)\]]+$/, '')
  const starts = [...trimmed.matchAll(/(?:^|[\s,([/–—|·-])(?=[\p{Lu}\p{Lo}])/gu)].map((match) => match.index + match[0].length)
  // From the left, so that "South Korea" is found before "Korea".
  for (const start of starts.slice(-5)) {
    const name = trimmed.slice(start)
    const code = isPronoun(trimmed, name) ? null : countryCode(name)
    if (code)
      return {
        code,
        name,
        before: trimmed
          .slice(0, start)
          .replace(/(?<=[\s,(])the\s+$/, '')
          .replace(/(?<![\s,([/–—|·-])[\s,([/–—|·-]+$/, ''),
      }
  }
  return null
}

/** «12. CONTACT US»: where all is capitals, two of them behind a word without a comma are no country. */
const isPronoun = (text: string, name: string): boolean => name === 'US' && !/\p{Ll}/u.test(text) && /\p{L}{3} US$/u.test(text)

/** Names by how they are looked for: as capitals, anywhere in a script without spaces, or between spaces. */
type Sought = {
  abbreviations: { needle: RegExp; code: string }[]
  unspaced: { needle: string; code: string }[]
  spaced: { needle: string; code: string }[]
}
let sought: Sought | null = null

function soughtNames(): Sought {
  const found: Sought = { abbreviations: [], unspaced: [], spaced: [] }
  for (const [name, code] of namesOfCountries()) {
    if (/^[a-z]{2,3}$/.test(name)) found.abbreviations.push({ needle: new RegExp(`\\b${name.toUpperCase()}\\b`), code })
    else if (/[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek} .'&-]/u.test(name)) found.unspaced.push({ needle: name, code })
    else found.spaced.push({ needle: ` ${name} `, code })
  }
  return found
}

/** Codes of the countries a text names, in any of the languages read, by code in JSON-LD, by what is dialled to call there, or by a mark that only one country uses. */
export function countriesIn(text: string): Set<string> {
  const found = new Set([...countryMarks(text), ...countriesDialled(text)])
  const spoken = ` ${text
    .toLowerCase()
    .replace(/\u0307/g, '')
    .replace(/’/g, "'")
    .replace(/[^\p{L}\p{M}'.&]+/gu, ' ')} `
  const stripped = spoken.replace(/(?<!\.)\.+ /g, ' ')
  sought ??= soughtNames()
  for (const { needle, code } of sought.abbreviations) if (needle.test(text)) found.add(code)
  for (const { needle, code } of sought.unspaced) if (spoken.includes(needle)) found.add(code)
  for (const { needle, code } of sought.spaced) if (spoken.includes(needle) || stripped.includes(needle)) found.add(code)
  for (const match of text.matchAll(/"addressCountry"\s*:\s*"?([A-Z]{2})\b/g)) if (match[1]) found.add(match[1])
  // The whole of a tag that names a region by its code of ISO 3166-2.
  const region = /^([A-Z]{2})-[A-Z\d]{1,3}$/.exec(text)?.[1]
  if (region !== undefined && region in COUNTRIES) found.add(region)
  return found
}
