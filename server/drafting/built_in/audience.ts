import { anyOf } from '../../lexicon/compile.ts'
import type { Drafted } from '../../fields/draft.ts'
import { FIELDS } from '../../fields/fields.ts'
import { quoteAttribute, quoteBlock } from '../proof/quotes.ts'
import { metaOf } from '../reading/reading.ts'
import type { Site } from '../reading/site.ts'
import { heroOf } from './hero.ts'

// "Made for …" in the languages read, followed by a noun that names people; without such a noun the phrase may be anything.
const MADE_FOR = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${anyOf('made_for')})\s+`, 'giu')
const PEOPLE = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('people_served')})(?!\p{L})`, 'iu')

const PHRASE_CHARS_MAX = 110
/** People named later belong to what is said of those who come first. */
const PEOPLE_WITHIN_WORDS = 5

const AUDIENCE_ENDS = new RegExp(
  String.raw`[.;:!?|–—()"]|,\s+(?:${anyOf('audience_ends')})\b|\s-\s|\s(?:${anyOf('audience_goes_on')})\s`,
  'u',
)
const NO_AUDIENCE = new RegExp(String.raw`^(?:${anyOf('no_audience')})(?!\p{L})`, 'iu')
/** Whom the site says it is for, as its own phrase; null unless the phrase names people. */
export function audienceOf(site: Site): Drafted<string> | null {
  const { home } = site
  const lines = [
    ...[metaOf(home, 'description'), metaOf(home, 'og:description'), home.title].flatMap((text) =>
      text ? [{ text, quote: (phrase: string) => quoteAttribute(home, phrase) }] : [],
    ),
    ...[...(heroOf(home)?.heading ?? []), ...(heroOf(home)?.below ?? [])].map((block) => ({
      text: block.text,
      quote: (phrase: string) => quoteBlock(home, block, phrase),
    })),
  ]
  for (const line of lines) {
    for (const match of line.text.matchAll(MADE_FOR)) {
      const phrase = line.text
        .slice(match.index + match[0].length)
        .split(AUDIENCE_ENDS)[0]
        ?.replace(/(?<![\s,])[\s,]+$/, '')
      if (!phrase || phrase.length > Math.min(PHRASE_CHARS_MAX, FIELDS.audience.max) || phrase.length < 4) continue
      if (NO_AUDIENCE.test(phrase) || !PEOPLE.test(phrase.split(' ').slice(0, PEOPLE_WITHIN_WORDS).join(' '))) continue
      const quote = line.quote(phrase)
      if (quote) return { value: phrase, evidence: [quote] }
    }
  }
  return null
}
