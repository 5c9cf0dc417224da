import { alternativesOf, anyOf } from '../../../lexicon/compile.ts'
import { COUNTRIES, TR_CITIES, US_CITIES, US_CODES } from '../../../lexicon/countries.ts'

// How addresses are written: postal codes around the world, regions, and words that are no part of a city's name.

export const WORD = String.raw`\p{Lu}[\p{L}\p{M}'’.]{0,30}`
// "Frankfurt am Main", "Saint-Germain-en-Laye", "'s-Hertogenbosch", "Andorra la Vella", "Newcastle upon Tyne", "Bad Homburg v. d. Höhe".
const PLAIN_CITY = String.raw`(?:['’]s-|d['’]|l['’])?${WORD}(?:(?<!\p{L}{4}\.)[ -](?:(?:${anyOf('city_joint')})[ -]?)?${WORD}){0,3}`
/** What tells a town from others of its name, or names it in another language: «Halle/Saale», «Frankfurt (Oder)», «Freiburg i. Br.», «Biel/Bienne». */
const BYNAME = String.raw`(?:\s?/\s?(?!(?:${anyOf('after_address')})(?!\p{Ll}))\p{Lu}(?:\p{Ll}[\p{L}\p{M}’'-]{1,30}(?: \p{Lu}\p{Ll}[\p{L}\p{M}’'-]{1,30})?|\p{Ll}?\.)|\s?\((?:${anyOf('city_byname')})\)|\s[aiouv]\.\s?(?:d\.\s?)?\p{Lu}\p{L}{0,15}\.?(?!\p{L}))`
export const CITY = `${PLAIN_CITY}${BYNAME}?`
const GAP = String.raw`[\s,·|–—-]{0,4}`

/** A street's own word: what carries one is no city. */
export const STREET_WORD = new RegExp(String.raw`(?:^|[\s.-])(?:${anyOf('street_word')})\.?$|(?:${anyOf('street_ending')})$`, 'iu')

/** A street that goes on behind its town without a comma: «20148 Milano Via Monreale 14». */
export const STREET_AHEAD = String.raw`(?:${anyOf('street_ahead')})(?!\p{L})`
/** Alone they stand for any city; before a name they are part of it. */
export const ANY_CITY = new RegExp(String.raw`^(?:${anyOf('any_city')})$`, 'i')

/** «Based in Porto»: words before a place that are no part of its name. */
export const BASED_AHEAD = new RegExp(String.raw`^(?:${anyOf('based_in')})\s`, 'i')

/** Labels beside which values stand («Land België») name no city themselves. */
export const LABEL_WORD = new RegExp(String.raw`^(?:${anyOf('country_label')}|${anyOf('city_label')}|${anyOf('address_label')})$`, 'iu')

/** Words that follow an address on the same line and are no part of a city's name. */
export const AFTER = new RegExp(String.raw`(?<![ ,·|–—-])[ ,·|–—-]+(?!Tel Aviv)(?:${anyOf('after_address')})(?![\p{Ll}])[\s\S]*$`, 'u')
/** What reads like a capitalised word after four or five digits without being a city. */
const NOT_A_CITY = new RegExp(String.raw`^(?:${anyOf('no_city')})$`, 'iu')
/** Towns that begin with such a word. */
const CITY_ALL_THE_SAME = /^(?:Tel Aviv|The Hague)(?!\p{L})/u
export const isNoCity = (name: string): boolean => NOT_A_CITY.test(name.split(/[ -]/)[0] ?? '') && !CITY_ALL_THE_SAME.test(name)

// Regions that stand between a city and its country.
export const REGION = new RegExp(
  String.raw`^(?:${Object.values(COUNTRIES)
    .flatMap(({ regions }) => regions ?? [])
    .join('|')}|[A-Z]{2}|(?:${anyOf('region_ahead')}) [\p{L} ]+|[\p{L}]+ (?:${anyOf('region_behind')}))$`,
  'u',
)

/** `beside` is what stands next to the town: looked for first, since towns take far more to compile and few lines come so far. */
type Rule = { beside: RegExp; pattern: RegExp; country: string | null }

/** A rule of a format: `{city}` stands for the town, `{gap}` for what may part it. */
function rule(format: string, country: string | null, end = ''): Rule {
  const source = format.replaceAll('{gap}', GAP)
  return { beside: besideTown(source), pattern: new RegExp(source.replaceAll('{city}', `(${CITY})`) + end, 'u'), country }
}

/** Of each alternative what stands before its town or, where that is more, behind it. */
function besideTown(source: string): RegExp {
  const sides = alternativesOf(source).map((alternative) => {
    const [before = '', behind = before, ...more] = alternative.split('{city}')
    return more.length === 0 && behind.length > before.length ? behind : before
  })
  return new RegExp(source.includes('{city}') ? sides.join('|') : '', 'u')
}

/** The formats of a country, with what a town looks like in its place. */
function formatsOf(code: string): Rule[] {
  const formats = COUNTRIES[code]?.formats ?? []
  return formats.map((format) => rule(format, code))
}

/** `Austin, TX` alone on a line; codes that are countries too (`Tel Aviv, IL`) count only behind well-known towns. */
const US_TOWN = String.raw`^[^\p{L}\d]{0,4}(${CITY}(?=, (?:${US_CODES})\b)|(?:${US_CITIES})(?=, [A-Z]{2}\b)), [A-Z]{2}(?:,? (?:USA?|United States))?$`

/** Formats in which the city stands in a group and nothing else looks like them; the most telling first. */
export const RULES: Rule[] = [
  ...'JP KR CN CA US AU IN NL LT LV AD MD VN ID'.split(' ').flatMap(formatsOf),
  ...'DE AT CH FR IT LU BE ES DK SE FI NO HR SI RO BG HU EE MC SM PL CZ SK GR'
    .split(' ')
    .flatMap((code) =>
      (COUNTRIES[code]?.code_letters ?? []).map((letters) =>
        rule(String.raw`(?<![\p{L}\d])${letters}-\s?\d{2,5}[ -]?\d{0,3}\s+{city}`, code),
      ),
    ),
  ...'PL PT BR RO'.split(' ').flatMap(formatsOf),
  rule(String.raw`[/,·–-]\s?(${TR_CITIES})(?![\p{Ll}])`, null),
  // Behind a number the same letters stand for a year.
  rule(String.raw`(?:^|(?<!\d)[\s,])(?:${anyOf('city_ahead')})\s?{city}`, null),
  ...formatsOf('IT'),
  // «C.P. 06600, Ciudad de México».
  rule(String.raw`(?<!\p{L})C\.?\s?P\.?:?\s?\d{5},?\s{city}`, null),
  // «Kraków, ul. Długa 4»: the street behind its town, by a word that only streets have.
  rule(String.raw`^(?:\p{L}{2,10}[:：] ?)?{city}, (?:${anyOf('street_behind_town')})`, null),
  rule(US_TOWN, 'US'),
  // «8MRP+C4 Szekszárd»: a code of the map in place of a street.
  rule(String.raw`(?<![\p{L}\d])[2-9CFGHJMPQRVWX]{4,8}\+[2-9CFGHJMPQRVWX]{2,3},? {city}`, null),
  ...formatsOf('SG'),
]
// What may follow the city when only a bare number stands before it; a sentence that goes on is no address.
const CITY_ENDS = String.raw`(?=(?: \d{1,2})?\s*(?:$|[,;:|·()–—./-])| ${STREET_AHEAD} ?\p{Lu}[^\n\d]{1,40}\d)`
// A Slovak or Czech village names no streets: its house has a number of up to three digits behind the name.
const VILLAGE_ENDS = String.raw`(?=(?: \d{1,3})?\s*(?:$|[,;:|·()–—./-]))`
/** A bare number before a name is a postcode in half of Europe, and a count of anything elsewhere. */
export const BARE: Rule[] = [
  rule(String.raw`(?<![\p{L}\d.,/-])\d{3} \d{2} {city}`, null, VILLAGE_ENDS),
  // «Kula 2, Beograd 11070»: the code behind the town, at the end of an address.
  rule(String.raw`\d\p{L}?,\s{city},?\s\d{5,6}$|,\s{city}\s?[,–-]?\s\d{3} ?\d{3}$`, null),
  rule(String.raw`(?<![\p{L}\d.,/#€$£]|[\p{L}\d]-|\d\s?[-–—]\s?)\d{4,6} ?[,·–-]? ?{city}`, null, CITY_ENDS),
]
