import type { Site } from '../../reading/site.ts'
import { countriesDialled } from '../../proof/dialling_codes.ts'
import { countryMarks } from '../../proof/country_marks.ts'
import { quoteBlock } from '../../proof/quotes.ts'
import type { Candidate } from './headquarters_candidates.ts'
import { phonesOn } from '../contact/phones.ts'
import { linesOf } from '../page/sections.ts'

/** Below whatever is said of a place. */
const WEIGHT = 2

/**
 * The one country that all numbers to call and all registers at the foot of the pages belong to, where the site's language or its own domain
 * agrees: a shop in Kraków has a Polish number and is written in Polish; a Dutch number on a Spanish page says nothing. For a site that states no town;
 * beside one it is the numbers next to that which tell.
 */
export function calledCountry(site: Site): Candidate[] {
  const told = site.believed.flatMap((reading) => [
    ...phonesOn(reading).flatMap(({ evidence }) =>
      evidence ? [...countriesDialled(evidence.quote)].map((code) => ({ code, quote: evidence })) : [],
    ),
    ...linesOf(reading).flatMap(({ block, role, text }) =>
      block.region === 'footer' && role !== 'others' && REGISTERED.test(text)
        ? [...countryMarks(text)].map((code) => ({ code, quote: quoteBlock(reading, block) }))
        : [],
    ),
  ])
  const [first] = told
  return first && told.every(({ code }) => code === first.code) && agrees(site, first.code)
    ? [{ city: null, country: first.code, weight: WEIGHT, cityQuote: [], countryQuote: [first.quote] }]
    : []
}
const REGISTERED = /\d{6}/

const agrees = ({ lang, host }: Site, code: string): boolean =>
  host.endsWith(`.${code.toLowerCase()}`) ||
  (lang === 'en' ? IN_ENGLISH.includes(code) : new Intl.Locale(`und-${code}`).maximize().language === lang)

/** Where business is written in English; elsewhere that is for readers abroad. */
const IN_ENGLISH = 'AE AU GB GH HK IE IN KE LK MT MY NG NZ PH PK SG TZ UG ZA'.split(' ')
