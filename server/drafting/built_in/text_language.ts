import type { Drafted, DraftedProfile } from '../../fields/draft.ts'
import { languageOf } from '../reading/language.ts'
import type { Site } from '../reading/site.ts'

const TEXTS = ['headline', 'summary', 'description', 'features'] as const
const QUOTES_MAX = 2

/** What the drafted texts are written in, each of them the site's own words; the page's declared language decides where they are few. */
export function textLanguage({ fields }: DraftedProfile, site: Site): Drafted<string> | null {
  const drafted = TEXTS.flatMap((name) => fields[name] ?? [])
  const said = drafted.flatMap(({ value }) => (Array.isArray(value) ? value : [value])).join('\n')
  const value = said === '' ? null : languageOf(said, site.lang)
  if (value === null) return null
  const quotes = drafted
    .flatMap(({ evidence }) => evidence)
    .filter(({ quote }) => languageOf(quote, site.lang) === value)
    // What tells its language by itself goes first.
    .toSorted((a, b) => Number(languageOf(b.quote, null) === value) - Number(languageOf(a.quote, null) === value))
  return quotes.length > 0 ? { value, evidence: quotes.slice(0, QUOTES_MAX) } : null
}
