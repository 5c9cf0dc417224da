import type { Schemas } from '../../sdk/contract.ts'
import { countryCodes, isCountryCode } from '../base/countries.ts'
import { fail } from '../base/error.ts'
import { notOneOf } from '../base/validation_issues.ts'
import { languageNamed, LANGUAGES } from '../base/languages.ts'
import { languageOf } from '../drafting/reading/language.ts'
import { cellOf, listOf, textOf, type Cells } from '../profile/profile.ts'
import { valueOf } from '../profile/field_state.ts'
import { ofSite, quote } from './search_words.ts'
import { meantCountry } from '../vat/countries.ts'

/** What lists are filtered by, beside category and week. */
export const FACETS = ['pricing_model', 'free_trial', 'platform', 'license', 'country', 'language'] as const
export type Facet = (typeof FACETS)[number]
type PlatformKey = Schemas['PlatformKey']
export type Filters = Partial<{
  pricing_model: string
  free_trial: boolean
  platform: string
  license: string
  country: string
  language: string
  proven_min: number
}>

/** More values than a listing has that can be proven. */
export const PROVEN_MAX = 60
/** What a listing says in its own texts, so far that its language can be told. */
const LANGUAGE_CHARACTERS = 2_000

/** Sites name systems in many ways; a filter knows ten of them. */
const PLATFORM_WORDS: readonly [PlatformKey, RegExp][] = [
  ['web', /(?<!\p{L})(?:web|online|saas|cloud)|(?<!\p{L})browser(?!s? (?:ext|add|plug))/iu],
  ['macos', /(?<!\p{L})(?:mac(?: ?os)?|os x)(?!\p{L})/iu],
  ['windows', /(?<!\p{L})windows(?!\p{L})/iu],
  ['linux', /(?<!\p{L})(?:linux|ubuntu|debian|fedora)(?!\p{L})/iu],
  ['ios', /(?<!\p{L})(?:ios|iphone|ipad(?: ?os)?)(?!\p{L})/iu],
  ['android', /(?<!\p{L})android(?!\p{L})/iu],
  ['browser_extension', /(?<!\p{L})(?:browser extension|extension|chrome(?! ?os)|chromium|firefox|edge|safari|opera|brave)(?!\p{L})/iu],
  ['api', /(?<!\p{L})api(?!\p{L})/iu],
  ['self_hosted', /(?<!\p{L})(?:self[- ]?hosted|on[- ]premises?|docker|kubernetes)(?!\p{L})/iu],
  ['cli', /(?<!\p{L})(?:cli|command[- ]line|terminal)(?!\p{L})/iu],
]
const OPEN_LICENSE =
  /(?<!\p{L})(?:MIT|ISC|Unlicense|WTFPL|0BSD|Apache|[AL]?GPL|GNU|MPL|Mozilla Public|EPL|Eclipse Public|EUPL|European Union Public|BSD|Artistic|Boost|zlib|CC0|open[- ]source)/iu
const CLOSED_LICENSE = /business source|(?<!\p{L})(?:BSL|SSPL)|elastic|server side public|functional source|polyform|non-?commercial/iu

/** What a listing has of each facet, as `platform:web`. */
export function facetsOf(cells: Cells, language: string | null): string[] {
  const [pricing_model, license, country] = [textOf(cells, 'pricing_model'), textOf(cells, 'license') ?? '', textOf(cells, 'hq_country')]
  const free_trial = valueOf(cellOf(cells, 'free_trial'))
  const open = pricing_model === 'open_source' || (OPEN_LICENSE.test(license) && !CLOSED_LICENSE.test(license))
  const platforms = listOf(cells, 'platforms') ?? []
  return [
    ...(pricing_model === null ? [] : [`pricing_model:${pricing_model}`]),
    ...(typeof free_trial === 'boolean' ? [`free_trial:${free_trial}`] : []),
    ...PLATFORM_WORDS.flatMap(([key, pattern]) => (platforms.some((text) => pattern.test(text)) ? [`platform:${key}`] : [])),
    ...(open ? ['license:open_source'] : []),
    ...(country !== null && isCountryCode(country) ? [`country:${country}`] : []),
    ...(language === null ? [] : [`language:${language}`]),
  ]
}

/**
 * The language that a listing is written in: as somebody set it, else as its own texts tell, else, where they are too short, as its
 * website does. What was drafted may have been written anew since, in another language.
 */
export const languageOfListing = (set: string | null, is_drafted: boolean, texts: readonly (string | null)[]): string | null =>
  set !== null && !is_drafted ? set : (languageOfTexts(texts) ?? set)

/** As far as texts are long enough to tell. */
const languageOfTexts = (texts: readonly (string | null)[]): string | null =>
  languageOf(
    texts
      .filter((text) => text !== null)
      .join('\n')
      .slice(0, LANGUAGE_CHARACTERS),
    null,
  )

/** Words that no text has, by which rows are filtered. */
export const facetWord = (site_id: number, facet: string): string => ofSite(site_id, `=${facet}`)

/** Its own number, and each step of five that it has reached: «at least» then asks for five words and not for sixty, which counted four times as long. */
export const provenWords = (site_id: number, proven: number): string[] => [
  ofSite(site_id, `+${proven}`),
  ...Array.from({ length: Math.floor(proven / PROVEN_STEP) }, (_, index) => stepWord(site_id, (index + 1) * PROVEN_STEP)),
]
const stepWord = (site_id: number, step: number): string => ofSite(site_id, `+${step}+`)
const PROVEN_STEP = 5

/** The filters of a search, each a tsquery of its own; refuses a country or a language that there is none of. */
export function filterQueries(site_id: number, filters: Filters): { facet: Facet | 'proven_min'; query: string }[] {
  const { proven_min, ...facets } = filters
  return [
    ...FACETS.flatMap((facet) => {
      const value = facets[facet]
      return value === undefined ? [] : [{ facet, query: quote(facetWord(site_id, `${facet}:${checked(facet, String(value))}`)) }]
    }),
    ...(proven_min === undefined ? [] : [{ facet: 'proven_min' as const, query: provenQuery(site_id, proven_min) }]),
  ]
}

/** The numbers up to the next step, and that step. */
function provenQuery(site_id: number, least: number): string {
  const step = Math.ceil(least / PROVEN_STEP) * PROVEN_STEP
  const below = Array.from({ length: step - least }, (_, index) => ofSite(site_id, `+${least + index}`))
  return `(${[...below, stepWord(site_id, step)].map(quote).join(' | ')})`
}

function checked(facet: Facet, value: string): string {
  if (facet === 'country') return oneOf(facet, value.toUpperCase(), countryCodes, meantCountry)
  return facet === 'language' ? oneOf(facet, value.toLowerCase(), LANGUAGES, languageNamed) : value
}

/** `meant` finds the code of what was written out. */
function oneOf(facet: Facet, value: string, allowed: readonly string[], meant: (value: string) => string | null | undefined): string {
  if (allowed.includes(value)) return value
  const { field, code, message, ...rest } = notOneOf(`query.${facet}`, value, [...allowed])
  const instead = meant(value)
  return fail('validation_failed', { errors: [{ field, code, message, ...(instead ? { fix: `Send ${instead}.` } : rest) }] })
}
