import { anyOf } from '../../../lexicon/compile.ts'
import { IRELAND, TR_CITIES } from '../../../lexicon/countries.ts'
import { countryMarks } from '../../proof/country_marks.ts'
import { countryAtEnd, countryCode } from '../../proof/country_words.ts'
import { fold } from '../../reading/fold.ts'
import { hasLegalForm } from '../words/legal_words.ts'
import {
  AFTER,
  ANY_CITY,
  BARE,
  BASED_AHEAD,
  CITY,
  isNoCity,
  LABEL_WORD,
  REGION,
  RULES,
  STREET_AHEAD,
  STREET_WORD,
  WORD,
} from './postal_formats.ts'

/** What a stretch of lines says about a place. Lines are named by index so that each value can be quoted from its own. */
export type Place = { city: string | null; cityLine: number; country: string | null; countryLine: number }

const LINES_MAX = 8
const IRISH = new RegExp(IRELAND)
const UK_POSTCODE = /(?<![\p{L}\d])(?!AI|BV)[A-PR-UWYZ][A-HK-Y]?\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2}(?![\p{L}\d])/u
const EIRCODE = /(?<![\p{L}\d])[AC-FHKNPRTV-Y]\d[\dW] ?[\dAC-FHKNPRTV-Y]{4}(?![\p{L}\d])/u
const STREET = new RegExp(String.raw`\d|${anyOf('street_part')}|\b(?:${anyOf('street')})\b`, 'iu')

const TR_CITY = new RegExp(TR_CITIES)
const CITY_ALONE = new RegExp(String.raw`^(${CITY})(?: \d{1,2})?$`, 'u')

const CITY_STATE = /^(?:Singapore|Hong Kong|Luxembourg|Monaco|San Marino|Tunis)$/i

const ABBREVIATED = /(?:\s[aiouv]\.\s?(?:d\.\s?)?\p{Lu}\p{L}{0,15}|\/\s?\p{Lu}\p{Ll}?)\.$/u
/** «Neustadt/Weinstraße» is named after a road, and is none. */
const BY_A_ROAD = /(?<=\p{Ll})(?:\s?\/|\san der\s|\sa\.\s?d\.).{3,30}$/u
/** «Wien/Österreich»: the country or region behind a stroke is no part of the town's name. */
const BEHIND_STROKE = /\s?\/\s?([^/]+)$/u

const STREET_BEHIND = new RegExp(String.raw` ${STREET_AHEAD}[\s\S]*$`, 'u')
const IS_STREET = new RegExp(String.raw`^${STREET_AHEAD}\s`, 'u')

function cleanCity(written: string): string | null {
  const raw = written.replace(STREET_BEHIND, '')
  const country = countryAtEnd(raw)
  // «Ciudad de México» holds the name of its country.
  const city = fold((country?.before && !country.before.endsWith(' de') ? country.before : raw).replace(AFTER, ''))
    // «Frankfurt a. M.» ends in the dot of its abbreviation.
    .replace(ABBREVIATED.test(raw) ? /(?<![\s,;–-])[\s,;–-]+$/ : /(?<![\s,.;–-])[\s,.;–-]+$/, '')
    // «Riccione RN»: the sign of its province; «København K»: a part of it; «Bogotá D.C.».
    .replace(/ (?:\d{1,2}|[Cc](?:edex|EDEX))$|(?<=\p{Ll}) [A-ZØ]{1,2}$|(?<=^Bogot[aá]),? D\.? ?C\.?$/u, '')
    .replace(BEHIND_STROKE, (whole, place: string) => (countryCode(place) || REGION.test(place) ? '' : whole))
  if (
    city.length < 2 ||
    city.length > 40 ||
    IS_STREET.test(written) ||
    (LABEL_WORD.test(city.split(' ')[0] ?? '') && !/^Ciudad (?:de )?\p{Lu}/u.test(city)) ||
    isNoCity(city) ||
    ANY_CITY.test(city) ||
    hasLegalForm(city) ||
    STREET_WORD.test(city.replace(BY_A_ROAD, '')) ||
    (countryCode(city) && !CITY_STATE.test(city))
  )
    return null
  return city
}

const YEAR_AHEAD = /^(?:(?:19|20)\d\d(?:\s[–—-]\s|, [^\d,]+$)|(?:19[5-9]|20[0-4])\d(?:\s[\p{L}'’-]+){3,9}$)/u

/** «044 756 9399, Savo», «Tel. +370 648 30197 Rytis»: what ends a telephone number is no postcode. */
const PHONE_AHEAD = /(?:^[^\p{L}\d]{0,3}|\+)\d[\d\s()/-]{3,}\d[\s/-]?$/u

/** «EMDR (2026, AIHP)»: when and where somebody learnt it. */
const CERTIFIED = /^\s?[(（](?:19|20)\d\d,\s/u

/** What opens the last line of a page; its year is no postcode, whatever stands behind. */
const COPYRIGHT = /(?:©|\(c\)|copyright)\s*(?:(?:19|20)\d\d(?:\s?[-–—]\s?(?:19|20)\d\d)?(?!\d))?/giu

const TOWN_BEFORE_CODE = new RegExp(String.raw`(?<=[,:：]\s?)(${CITY}), \d{4,6}, \p{Lu}[\p{L} .'’-]{1,40}, ?\p{Lu}`, 'u')
const LABEL_AHEAD = new RegExp(String.raw`^(?:${anyOf('address_label')})\s?[:：]\s?$`, 'iu')

/** «Via Roma 5, Carpi, 41012, Modena, Italia»: a postcode between commas has its town before it, behind a street or a label, and its region behind. */
function cityBeforeCode(line: string): string | null {
  const match = /, \d{4,6}, /.test(line) ? TOWN_BEFORE_CODE.exec(line) : null
  const before = line.slice(0, match?.index).trim()
  return match && !STREET.test(match[1] ?? '') && (LABEL_AHEAD.test(before) || /\d[^,]{0,8},$/.test(before))
    ? cleanCity(match[1] ?? '')
    : null
}

const COUNTRY_AHEAD = /^(?:\p{L}{2,10}[:：] ?)?(\p{Lu}[\p{L} ]{2,30})[.,] (?=\p{Lu})/u
/** «Polska, Kraków, ul. Długa 4»: the country before its town. */
export function countryAhead(line: string): { code: string; rest: string } | null {
  const match = COUNTRY_AHEAD.exec(line)
  const code = match && countryCode(match[1] ?? '')
  return match && code ? { code, rest: line.slice(match[0].length) } : null
}

/** The city that one line of an address states by its postal format. */
function cityByFormat(written: string, rules: typeof RULES): { city: string; country: string | null; line?: number } | null {
  const ahead = rules === RULES ? countryAhead(written) : null
  const line = (ahead?.rest ?? written).replace(COPYRIGHT, '')
  const before = rules === BARE ? cityBeforeCode(line) : null
  if (before) return { city: before, country: null }
  for (const { beside, pattern, country } of rules) {
    const match = beside.test(line) ? pattern.exec(line) : null
    if (match && /^\d/.test(match[0]) && PHONE_AHEAD.test(line.slice(0, match.index))) continue
    if (match && rules === BARE && CERTIFIED.test(line.slice(Math.max(0, match.index - 2)))) continue
    // A year after a month, or between dots, is no postcode.
    // «2009 – heute», «1984, John Smith», «2024 Northern Light Award»: the year of a time line or a picture, whatever is written behind its mark.
    if (match && rules === BARE && YEAR_AHEAD.test(line)) continue
    const year = match && rules === BARE && /^(?:19|20)\d\d(?:\D|$)/.test(match[0])
    if (year && (/^\d+ ?[·•|]/.test(match[0]) || /\p{L}{3},?\s*$/u.test(line.slice(0, match.index)))) continue
    // «1193 Nolu Sk. No:4» goes on with the number of a house.
    const numbered = match !== null && !AFTER.test(match[0]) && /^[:：] ?\d/.test(line.slice(match.index + match[0].length))
    const city = match && !numbered && cleanCity(match[1] ?? match[2] ?? '')
    // «2762-121 Narachō, Yokohama 227-0036, Japan»: the number of a house as another country writes its postcodes.
    if (city && country && (countryAtEnd(line)?.code ?? country) !== country) continue
    if (city) return { city, country: country ?? ahead?.code ?? (TR_CITY.test(city) && countryMarks(line).has('TR') ? 'TR' : null) }
  }
  return null
}

/** The last part of an address before its postcode, region or country that can be a city: `71 Shelton Street, London, WC2H 9JQ`. */
function cityBefore(text: string): string | null {
  const parts = text
    .split(/[,|·]|\s[–—-]\s|(?<!\b(?:St|Ste|Mt|Ft|Jud|JUD|Prov))\.\s+(?=\p{Lu})/u)
    .map((part) => part.trim())
    .filter(Boolean)
  for (const part of parts.toReversed().slice(0, 3)) {
    const plain = part
      .replace(/^.*[:：]\s*/u, '')
      .replace(BASED_AHEAD, '')
      .replace(UK_POSTCODE, '')
      // «Recife/PE» writes its region behind a stroke.
      .replace(/(?<=\p{Ll})\s?\/\s?[A-Z]{2}$/u, '')
      .replace(/\b(?:\d{3}-\d{4}|[A-Z]{0,3}[- ]?\d{4,6}(?:-\d{3,4})?)\b|^\d{2,3}[ -]\d{2,3}$|^\d{3} (?=\p{Lu})/gu, '')
      .trim()
    if (plain === '' || REGION.test(plain) || (countryCode(plain) && plain !== 'Singapore')) continue
    const last = CITY_ALONE.exec(plain)?.[1]
    return last && !/\d/.test(last) ? cleanCity(last) : null
  }
  return null
}

/** Reads the lines of an address block: city and country, each with the line that states it. Null when no line has the form of an address. */
export function readAddress(lines: string[]): Place | null {
  const place: Place = { city: null, cityLine: -1, country: null, countryLine: -1 }
  const block = lines.slice(0, LINES_MAX).map(fold)
  for (const rules of [RULES, BARE])
    for (const [at, line] of block.entries()) {
      if (line.length > 400 || place.city !== null) continue
      const found = cityByFormat(line, rules) ?? (rules === RULES ? cityByCode(block, at) : null)
      if (found)
        Object.assign(place, {
          city: found.city,
          cityLine: found.line ?? at,
          ...(found.country ? { country: found.country, countryLine: at } : {}),
        })
    }
  for (let at = Math.max(0, place.cityLine); at < block.length && at <= Math.max(0, place.cityLine) + 2; at++) {
    const line = block[at] ?? ''
    const ending =
      line.length <= 300
        ? (countryAtEnd(
            line
              .replace(AFTER, '')
              .replace(UK_POSTCODE, '')
              .replace(/(?:(?<![\s,])[\s,]+)?\d{4,6}$/, ''),
          ) ?? countryInside(line))
        : null
    if (
      !ending ||
      (at > place.cityLine && place.cityLine >= 0 && ending.before !== '' && !/^(?:\d{4,6}|[A-Z\d ]{5,8})$/.test(ending.before))
    )
      continue
    // "Aachen, Germany" alone is an address too, as long as what stands before the country reads like a city.
    if (place.city === null) {
      const city =
        (ending.code === 'HK' ? null : ending.before === '' ? cityAlone(block[at - 1]) : cityBefore(ending.before)) ??
        (CITY_STATE.test(ending.name) ? ending.name : null)
      if (!city) continue
      Object.assign(place, { city, cityLine: ending.before === '' && city !== ending.name ? at - 1 : at })
    }
    return { ...place, country: place.country ?? ending.code, countryLine: place.country ? place.countryLine : at }
  }
  return place.city ? place : null
}

const cityAlone = (line: string | undefined): string | null => (line && line.length <= 60 ? cityBefore(line) : null)

/** A country between commas inside a line: `Berlin, Germany, info@…`. */
function countryInside(line: string): ReturnType<typeof countryAtEnd> {
  const parts = line.split(/\s?[,|·;()]\s?/)
  for (let at = parts.length - 1; at > 0; at--) {
    const code = countryCode(parts[at] ?? '')
    if (code) return { code, name: parts[at] ?? '', before: parts.slice(0, at).join(', ') }
  }
  return null
}

function cityByCode(block: string[], at: number): { city: string; country: string | null; line?: number } | null {
  const line = block[at] ?? ''
  const british = UK_POSTCODE.exec(line)
  const code = british ?? (IRISH.test(block.slice(Math.max(0, at - 1), at + 2).join(' ')) ? EIRCODE.exec(line) : null)
  if (!code || line.length > 300) return null
  const before = line.slice(0, code.index).replace(/(?<![\s,–-])[\s,–-]+$/, '')
  const country = british ? 'GB' : 'IE'
  const city = before === '' ? cityAlone(block[at - 1]) : (cityBefore(before) ?? cityAtEnd(before))
  if (city) return { city, country, ...(before === '' ? { line: at - 1 } : {}) }
  return null
}
const WORD_AT_END = new RegExp(String.raw`(?:^|[\s,])(${WORD})$`, 'u')
const cityAtEnd = (text: string): string | null => {
  const found = WORD_AT_END.exec(text)?.[1]
  return found ? cleanCity(found) : null
}

/** True when a line can be part of a postal address above the city: a street, a box, a building. */
export const isStreet = (line: string): boolean => line.length <= 120 && STREET.test(line)
