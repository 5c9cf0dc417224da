import { SOFTWARE_TERMS } from './category_terms.ts'
import { TRADE_TERMS } from './category_trades.ts'

/** schema.org types and application categories that name a category outright, in lower case. */
const SCHEMA_TYPES: Record<string, string> = {
  'Transport & Logistics': 'movingcompany',
  'Food & Hospitality': 'restaurant foodestablishment bakery cafeorcoffeeshop barorpub hotel lodgingbusiness bedandbreakfast winery recipe',
  'Health & Medical':
    'dentist physician medicalbusiness medicalclinic hospital pharmacy physiotherapy psychologist healthapplication lifestyleapplication',
  'Government & Legal': 'legalservice attorney notary governmentoffice',
  'Real Estate': 'realestateagent',
  'Travel & Mobility': 'travelagency touristtrip touristattraction autorental travelapplication',
  'Fitness & Sports': 'exercisegym sportsactivitylocation sportsclub sportsteam healthclub sportsapplication',
  'E-commerce & Retail': 'onlinestore clothingstore jewelrystore furniturestore shoppingapplication',
  'Games & Entertainment': 'videogame gameapplication',
  'Education & E-learning': 'course educationalorganization school educationalapplication educationapplication',
  'Home & Local Services':
    'homeandconstructionbusiness electrician plumber roofingcontractor housepainter locksmith hvacbusiness hairsalon beautysalon nailsalon drycleaningorlaundry autorepair',
  'Construction & Engineering': 'generalcontractor',
  'Finance & Accounting': 'accountingservice financialservice insuranceagency financeapplication',
  'HR & Recruiting': 'employmentagency',
  'Pets & Animals': 'veterinarycare animalshelter petstore',
  'Audio & Music': 'musicgroup musicalbum podcastseries musicapplication',
  'Media & Publishing': 'newsmediaorganization book',
  'Developer Tools': 'developerapplication',
  'Design & Creative': 'designapplication',
  'Cybersecurity & Privacy': 'securityapplication',
  'Browser Extensions': 'browserextension browserapplication',
  'Communication & Messaging': 'communicationapplication',
  Productivity: 'productivityapplication',
}
const SCHEMA = new Map(Object.entries(SCHEMA_TYPES).flatMap(([name, types]) => types.split(' ').map((type) => [type, name] as const)))

type Matcher = { name: string; sure: RegExp; maybe: RegExp; inside: RegExp | null }

const latin = (terms: string) => terms.replace(/\$/g, '(?![\\p{L}\\p{N}])')
/** Words so long that they mean the same at the end of a compound: Rohr·reinigung, Hochzeits·fotografie. */
const INSIDE_CHARS_MIN = 7
const COMPOUNDING = new Set(['de', 'nl', 'sv', 'da', 'no', 'nb', 'fi', 'hu', 'et'])
const inside = (terms: string) => terms.split('|').filter((term) => term.length >= INSIDE_CHARS_MIN && /^\p{L}+$/u.test(term))

const MATCHERS: Matcher[] = Object.entries({ ...SOFTWARE_TERMS, ...TRADE_TERMS }).map(([name, terms]) => {
  const long = inside(terms.sure)
  return {
    name,
    sure: new RegExp(`(?<![\\p{L}\\p{N}])(?:${latin(terms.sure)})|${terms.cjk}`, 'giu'),
    maybe: new RegExp(`(?<![\\p{L}\\p{N}])(?:${latin(terms.maybe)})`, 'giu'),
    inside: long.length > 0 ? new RegExp(`(?<=\\p{L})(?:${long.join('|')})`, 'giu') : null,
  }
})

/** For each category the distinct terms of a text that speak for it. In languages that join words, long terms count inside of words. */
export function categoryTerms(text: string, lang: string | null): Map<string, { sure: Set<string>; maybe: Set<string> }> {
  const found = new Map<string, { sure: Set<string>; maybe: Set<string> }>()
  const compounds = lang !== null && COMPOUNDING.has(lang)
  for (const { name, sure, maybe, inside } of MATCHERS) {
    const terms = {
      sure: new Set(
        [...(text.match(sure) ?? []), ...(compounds && inside ? (text.match(inside) ?? []) : [])].map((term) => term.toLowerCase()),
      ),
      maybe: new Set((text.match(maybe) ?? []).map((term) => term.toLowerCase())),
    }
    if (terms.sure.size + terms.maybe.size > 0) found.set(name, terms)
  }
  return found
}

/** The category that a schema.org type or application category names. */
export function categoryOfSchema(type: string): string | null {
  return (
    SCHEMA.get(
      type
        .toLowerCase()
        .replace(/^.*\//, '')
        .replace(/[^a-z]/g, ''),
    ) ?? null
  )
}

/** Catalogue names that a text gives a reason for: by its words, or by a schema.org type in a stretch of JSON-LD. */
export function categoriesIn(text: string): Set<string> {
  const found = new Set(categoryTerms(text, 'de').keys())
  for (const match of text.matchAll(/"(?:@type|applicationCategory|applicationSubCategory)"\s*:\s*\[?\s*"([^"]+)"/g)) {
    const name = categoryOfSchema(match[1] ?? '')
    if (name) found.add(name)
  }
  return found
}
