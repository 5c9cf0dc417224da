import { anyOf } from '../../../lexicon/compile.ts'
import { AU_STATES, CA_STATES, US_CODES, US_NAMES } from '../../../lexicon/countries.ts'
import { countryAtEnd, countryCode } from '../../proof/country_words.ts'
import { isNamedIn } from '../publisher/our_names.ts'
import { pattern } from '../words/patterns.ts'
import { ANY_CITY, CITY, isNoCity, REGION, STREET_WORD } from '../postal/postal_formats.ts'

export type Seat = { city: string | null; country: string | null; words: string }

const CITY_FIRST = new RegExp(`^(${CITY})`, 'u')
const US_STATE =
  /^(?:the )?(?:State of )?(?:Delaware|Wyoming|California|Texas|Florida|Nevada|Colorado|Oregon|Utah|Arizona|Ohio|Massachusetts|New Mexico|North Carolina|Michigan|Minnesota)$/
/** Behind a town each state tells the country; alone New York and Washington are towns, and Georgia is a country. */
const STATES_BEHIND = Object.entries({ US: `${US_NAMES}|${US_CODES}|OR|D\\.C\\.?`, CA: CA_STATES, AU: AU_STATES }).map(
  ([code, states]) => [code, new RegExp(`^(?:${states})$`)] as const,
)
/** Towns that are called as a state or a country is. */
const TOWN_TOO = /^(?:New York|Washington|Singapore|Hong Kong)$/
/** «founded in 2019 in Porto», «gegründet 2019 in Porto», «fondée en 2019 à Porto» */
const FOUNDED = String.raw`(?:${anyOf('founded_in')})\s(?:(?:in|en|em|im|nel|i|w|v|te)\s)?(?:\p{L}{3,12}\s)?(?:19|20)\d\d,?\s(?:em|a|i|w|v|te|${anyOf('place_joint')})`
const BASED = String.raw`\b(?:${anyOf('based_in')}|${FOUNDED})`
const AFTER_BASED = pattern(
  String.raw`(${BASED})\s+(?:the (?:city|heart|north|south|west|east|center|centre) of )?(?:the )?([\p{Lu}][^.;:!?()|•]{1,70})`,
  'giu',
)
const COUNTRY_BASED =
  /(?:^|[\s(])(?:an? )?(\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)?)[- ]based (?:company|team|startup|start-up|studio|agency|developer|software|maker|business|firm|organi[sz]ation|non-?profit)/u
/** «Tidewatch is a studio from Porto, Portugal» */
const ORIGIN = new RegExp(
  String.raw`^([^.;:!?,]{2,40}) (?:${anyOf('is')}) [^.;:!?()]{3,70}? (?:from|out of|aus|uit|fra|de|da|di|z|ze|iz) (\p{Lu}[^.;:!?()|]{3,60})`,
  'u',
)
/** Who the sentence is about; a customer's or a server's place is not ours. */
const OURSELVES = pattern(String.raw`\b(?:${anyOf('company_speaks')})\b`)
const OTHER_SUBJECT = pattern(String.raw`\b(?:${anyOf('other_place')})\b`)

const WE_FOLLOW = new RegExp(String.raw`^[^.;!?]{3,70}?,\s(?:${anyOf('ourselves')})(?!\p{L})`, 'iu')
const MADE_IN = new RegExp(String.raw`${anyOf('made_in')}|❤|♥`, 'i')
/** Where a sentence says the company is at home: `we are based in Porto, Portugal`, `an Estonia-based team`. Null when it says nothing plain. */
export function seatIn(text: string, own: string[]): Seat | null {
  for (const match of text.matchAll(AFTER_BASED)) {
    const subject =
      text
        .slice(Math.max(0, match.index - 160), match.index)
        .split(/(?<=\p{Ll}{3}[.!?])\s/u)
        .at(-1) ?? ''
    // "Made by Ana Ruiz in Porto" is about the product only when it is named or the words stand alone.
    const by = / in$/i.test(match[1] ?? '') && / by /i.test((match[1] ?? '').slice(0, -3))
    if (by && /\p{L}/u.test(subject) && !own.some((name) => isNamedIn(subject, name))) continue
    const crafted = MADE_IN.test(match[1] ?? '')
    // «Based in India, we make …»: who is meant follows.
    const apposed = !/\p{L}/u.test(subject) && WE_FOLLOW.test(text.slice(match.index + match[0].length - (match[2]?.length ?? 0)))
    if (OTHER_SUBJECT.test(subject) || (!crafted && !apposed && !OURSELVES.test(subject) && !own.some((name) => isNamedIn(subject, name))))
      continue
    const named = match[2] ?? ''
    const seat = placeIn(match[0].endsWith(`The ${named}`) ? `The ${named}` : named, crafted)
    if (seat) return { ...seat, words: match[0].trim() }
  }
  const [, subject = '', from = ''] = ORIGIN.exec(text) ?? []
  const origin = own.some((name) => isNamedIn(subject, name)) ? placeIn(from) : null
  if (origin?.city && origin.country) return { ...origin, words: from.trim() }
  const based = COUNTRY_BASED.exec(text)
  const where = based?.[1]?.replace(/^(?:As|An?|The|Our|We|Is|Are)\s+(?:an?\s+)?/, '') ?? ''
  if (!based || OTHER_SUBJECT.test(text.slice(0, based.index))) return null
  const code = countryCode(where)
  const ours = OURSELVES.test(text.replace(based[0], ' ')) || own.some((name) => isNamedIn(text, name))
  return ours && code ? { city: null, country: code, words: based[0].trim() } : null
}

const FLAGS = /\s?[\p{Regional_Indicator}\p{Extended_Pictographic}\uFE0F]+/gu
/** The place that some words begin with: `Porto, Portugal`, `Reno, NV`, or a bare name. */
export function placeIn(words: string, crafted = false): { city: string | null; country: string | null } | null {
  const stop =
    words
      .replace(FLAGS, '')
      .split(
        /\s(?:and|und|et|e|y|with|since|that|which|who|under|by|from|to|where|for|helping|building|we|is|are|has|at|on|as|of|working|serving|focused|founded|incorporated|registered|—|–|-)\s|,\s(?!the \p{Lu})(?=\p{Ll})|["“”|]/u,
      )[0]
      ?.trim()
      .replace(/,$/, '') ?? ''
  const parts = stop.split(',').map((part) => part.trim())
  const last = countryAtEnd(stop)
  const whole = countryCode(stop)
  // "Incorporated in Delaware" names a state, and with it the country.
  if (US_STATE.test(stop)) return { city: null, country: 'US' }
  if (whole) return crafted && /^(?:EU|Europe)$/i.test(stop) ? null : { city: null, country: whole }
  const first = CITY_FIRST.exec(parts[0] ?? '')?.[1]
  const city =
    first &&
    first === parts[0] &&
    first.length >= 2 &&
    first.length <= 40 &&
    !ANY_CITY.test(first) &&
    !STREET_WORD.test(first) &&
    !isNoCity(first) &&
    ((parts.length > 1 && TOWN_TOO.test(first)) || !(countryCode(first) || REGION.test(first)))
      ? first
      : null
  const behind = city && STATES_BEHIND.find(([, states]) => states.test(parts[1] ?? ''))?.[0]
  if (behind && (parts.length === 2 || last?.code === behind)) return { city, country: behind }
  // A bare name may be a region, a building or a court; with its country behind a comma it is a place.
  if (city && last && parts.length > 1) return { city, country: last.code }
  return city &&
    !last &&
    parts.length === 1 &&
    !/(?:Europe|Europa|EU|Union|Valley|Asia|Africa|America|World|Area|Region|Coast|Cloud|Internet|Islands?)$/.test(city)
    ? { city, country: null }
    : last
      ? { city: null, country: last.code }
      : null
}
