import { anyOf } from '../../lexicon/compile.ts'
import type { Drafted } from '../../fields/draft.ts'
import { FIELDS } from '../../fields/fields.ts'
import { quoteAttribute, quoteBlock } from '../proof/quotes.ts'
import { metaOf } from '../reading/reading.ts'
import type { Reading } from '../reading/reading.ts'
import { pagesOf, type Site } from '../reading/site.ts'
import { FOR_WHOM, PEOPLE, rowsThatMean } from './feature_rows.ts'
import { heroOf } from './hero.ts'
import { leadOf } from './row_titles.ts'

// "Made for …" in the languages read, followed by a noun that names people; without such a noun the phrase may be anything.
const MADE_FOR = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${anyOf('made_for')})\s+`, 'giu')

const PHRASE_CHARS_MAX = 110
const GROUP_CHARS_MAX = 40
const GROUPS_MIN = 2
/** «01 · Onboarding» is a part of something, nobody that it is for. */
const NUMBERED = /^\d{1,2}\s?[·.):–—-]/u
const HEADINGS_READ = 12
const PROSE_READ = 12
const PROSE_CHARS_MAX = 400
/** People named later belong to what is said of those who come first. */
const PEOPLE_WITHIN_WORDS = 5

const AUDIENCE_ENDS = new RegExp(
  String.raw`[.;:!?|–—()"]|,\s+(?:${anyOf('audience_ends')})\b|\s-\s|\s(?:${anyOf('audience_goes_on')})\s`,
  'u',
)
const NO_AUDIENCE = new RegExp(String.raw`^(?:${anyOf('no_audience')})(?!\p{L})`, 'iu')

/** The larger headings of a page's own part. */
const headingsOf = (home: Reading) =>
  home.blocks
    .filter((block) => block.level > 0 && block.level <= 3 && block.region !== 'nav' && block.region !== 'footer')
    .slice(0, HEADINGS_READ)

/** «For schools», «For clinics»: the names of cards under a heading that asks for whom it is. */
function groupsOf(site: Site): Drafted<string> | null {
  for (const reading of pagesOf(site, 'home', 'features', 'about'))
    for (const row of rowsThatMean(reading, site, 'audience')) {
      const named = row.items.flatMap(({ title }) => {
        if (leadOf(title) !== title.text || NUMBERED.test(title.text)) return []
        const text = title.text.replace(FOR_WHOM, '').replace(/^[^\p{L}\p{N}]+|(?<![.:])[.:]+$/gu, '')
        return text.length <= GROUP_CHARS_MAX && /^[\p{Lu}\p{Lo}\d]|^\p{Ll}/u.test(text) && !/[?？!]$/.test(text)
          ? [{ text, quote: quoteBlock(reading, title) }]
          : []
      })
      if (named.length < GROUPS_MIN || named.length * 2 < row.items.length) continue
      const fitting = named.filter(
        (_, at) =>
          named
            .slice(0, at + 1)
            .map(({ text }) => text)
            .join(', ').length <= FIELDS.audience.max,
      )
      return { value: fitting.map(({ text }) => text).join(', '), evidence: fitting.map(({ quote }) => quote) }
    }
  return null
}

/** Whom the site says it is for: the groups it lists, or its own phrase; null unless the phrase names people. */
export function audienceOf(site: Site): Drafted<string> | null {
  const { home } = site
  const lines = [
    ...[metaOf(home, 'description'), metaOf(home, 'og:description'), home.title].flatMap((text) =>
      text ? [{ text, quote: (phrase: string) => quoteAttribute(home, phrase) }] : [],
    ),
    ...[...(heroOf(home)?.heading ?? []), ...(heroOf(home)?.below ?? []), ...headingsOf(home)].map((block) => ({
      text: block.text,
      quote: (phrase: string) => quoteBlock(home, block, phrase),
    })),
  ]
  const told = home.blocks
    .filter((block) => block.region === 'main' && block.tag === 'p' && !block.code && block.text.length <= PROSE_CHARS_MAX)
    .slice(0, PROSE_READ)
    .map((block) => ({ text: block.text, prose: true, quote: (phrase: string) => quoteBlock(home, block, phrase) }))
  const grouped = groupsOf(site)
  if (grouped) return grouped
  for (const line of [...lines.map((entry) => ({ ...entry, prose: false })), ...told]) {
    for (const match of line.text.matchAll(MADE_FOR)) {
      // In running text a bare «for» may lead to anything; «made for» leads to people.
      if (line.prose && !match[0].trim().includes(' ')) continue
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
