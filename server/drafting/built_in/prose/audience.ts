import { anyOf, LEXICONS, spaced, wordsOfLanguage } from '../../../lexicon/compile.ts'
import type { Block } from '../../reading/blocks.ts'
import type { Drafted } from '../../../fields/draft.ts'
import { FIELDS } from '../../../fields/fields.ts'
import { isDenied } from '../../proof/pricing_words.ts'
import { quoteAttribute, quoteBlock } from '../../proof/quotes.ts'
import { loose } from '../../reading/fold.ts'
import { metaOf } from '../../reading/reading.ts'
import type { Reading } from '../../reading/reading.ts'
import { pagesOf, type Site } from '../../reading/site.ts'
import { addressedPages } from '../lists/addressed_pages.ts'
import { AUDIENCE, FOR_WHOM, PEOPLE, rowsThatMean } from '../lists/feature_rows.ts'
import { fittingItems } from '../lists/fitting_items.ts'
import { isHeaded } from '../lists/row_headings.ts'
import { heroOf } from '../page/hero.ts'
import { markedAudience } from '../page/marked_lists.ts'
import { leadOf } from '../page/row_titles.ts'
import type { Row } from '../page/rows.ts'
import { isQuoted } from '../page/sections.ts'
import {
  BEFORE_CHARS,
  byTheirOwn,
  CHARS_MAX,
  helpedIn,
  PEOPLE_WITHIN_WORDS,
  phraseAt,
  phrasesBefore,
  phrasesBehind,
} from './audience_phrases.ts'

const PHRASE_CHARS_MIN = 2
const GROUP_CHARS_MAX = 40
const GROUPS_MIN = 2
/** Each is quoted. */
const GROUPS_MAX = 8
/** «01 · Onboarding» is a part of something, nobody that it is for. */
const NUMBERED = /^\d{1,2}\s?[·.):–—-]/u
const HEADINGS_READ = 12
const PROSE_READ = 12
const PROSE_CHARS_MAX = 400
/** «Discounts for regular customers», «20 % for members»: who pays less. «Hands-off» takes nothing off. */
const PAYS_LESS = new RegExp(String.raw`\d ?%|(?<!\p{L})(?!off)(?:${spaced('discount')})(?!\p{L})`, 'iu')
const NO_AUDIENCE = new RegExp(String.raw`^(?:${anyOf('no_audience')})(?!\p{L})`, 'iu')

/** «Para aproximar empresas», «для автоматизації бізнесу»: what something is for, in the languages that say it like that. */
const DEEDS = new Map(
  Object.keys(LEXICONS).flatMap((lang) => {
    const deeds = wordsOfLanguage('deed', lang).join('|')
    return deeds === '' ? [] : [[lang, new RegExp(String.raw`^(?:${deeds})(?!\p{L})`, 'iu')] as const]
  }),
)
const isDeed = (phrase: string, lang: string | null): boolean => DEEDS.get(lang ?? '')?.test(phrase) ?? false

/** The larger headings of a page's own part. */
const headingsOf = (home: Reading) =>
  home.blocks
    .filter((block) => block.level > 0 && block.level <= 3 && block.region !== 'nav' && block.region !== 'footer')
    .slice(0, HEADINGS_READ)

/** Who each card is about: labels over the titles, where those name people for the most part; or one card's own, where its title does not. */
function personsIn(row: Row): Block[] {
  const { items } = row
  const labels = items.map(({ title, blocks }) =>
    blocks.slice(0, blocks.indexOf(title)).find(({ text }) => text.length <= GROUP_CHARS_MAX && /\p{L}{2}/u.test(text)),
  )
  const about = labels.map((label) => label !== undefined && PEOPLE.test(label.text))
  const labelled = about.filter(Boolean).length * 2 > items.length
  // Its title tells whether a thing is there yet; under a label that names people it may say anything.
  const told = new Set(labelled ? items : fittingItems(row))
  return items.flatMap((item, at) => {
    if (!told.has(item)) return []
    return labels[at] && (labelled || (about[at] && !PEOPLE.test(item.title.text))) ? labels[at] : item.title
  })
}

/** «For schools», «For clinics»: the names of cards under a heading that asks for whom it is. */
function groupsOf(site: Site): Drafted<string> | null {
  for (const reading of pagesOf(site, 'home', 'features', 'about', 'other'))
    for (const row of rowsThatMean(reading, site, 'audience')) {
      if (reading.kind === 'other' && !isHeaded(row, AUDIENCE)) continue
      const persons = personsIn(row)
      // Beside «For schools», «For clinics» whatever lacks the word is something else.
      const said = persons.filter(({ text }) => FOR_WHOM.test(text))
      const named = (said.length >= GROUPS_MIN ? said : persons).flatMap((title) => {
        if (NUMBERED.test(title.text)) return []
        const text = leadOf(title)
          .replace(FOR_WHOM, '')
          .replace(/^[^\p{L}\p{N}]+|(?<![.:])[.:]+$/gu, '')
        return text.length <= GROUP_CHARS_MAX && /^[\p{Lu}\p{Lo}\d]|^\p{Ll}/u.test(text) && !/[?？!]$/.test(text)
          ? [{ text, quote: quoteBlock(reading, title, leadOf(title)) }]
          : []
      })
      if (named.length < GROUPS_MIN || named.length * 2 < row.items.length) continue
      const fitting = named.slice(0, GROUPS_MAX).filter(
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

const CLAUSE_END = /[;:!?|()。！？]|\s[–—-]\s|\.(?!\p{L})/u
const WHOEVER = new RegExp(String.raw`^(?:${anyOf('whoever')})(?!\p{L})`, 'iu')
/** «Who is it for?», and «For breweries and brewpubs.» below, or «People who keep bees»: whoever is named, in whatever words. */
function answerOf(site: Site): Drafted<string> | null {
  for (const reading of pagesOf(site, 'home', 'features', 'about', 'faq'))
    for (const block of reading.blocks) {
      if (!AUDIENCE.test(loose(block.headings.at(-1) ?? ''))) continue
      const [marker = ''] = FOR_WHOM.exec(block.text) ?? []
      const whoever = marker === '' && WHOEVER.test(block.text) ? (block.text.split(CLAUSE_END, 1)[0] ?? '') : ''
      const phrase = marker === '' ? whoever : phraseAt(block.text, marker.length)
      if (phrase.length >= PHRASE_CHARS_MIN && phrase.length <= CHARS_MAX)
        return { value: phrase, evidence: [quoteBlock(reading, block, phrase)] }
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
  const named = groupsOf(site) ?? answerOf(site)
  if (named) return named
  for (const line of [...lines.map((entry) => ({ ...entry, prose: false })), ...proseIn(site)]) {
    if (PAYS_LESS.test(line.text)) continue
    const of_their_own = byTheirOwn(line.text, site.lang)
    const helped = line.prose ? [] : helpedIn(line.text)
    for (const phrase of [...of_their_own, ...phrasesBefore(line, site.lang), ...phrasesBehind(line.text), ...helped]) {
      if (phrase.length > CHARS_MAX || phrase.length < PHRASE_CHARS_MIN || NO_AUDIENCE.test(phrase) || isDeed(phrase, site.lang)) continue
      if (!PEOPLE.test(phrase.split(' ').slice(0, PEOPLE_WITHIN_WORDS).join(' ')) && !of_their_own.includes(phrase)) continue
      const quote = line.quote(phrase)
      if (quote) return { value: phrase, evidence: [quote] }
    }
  }
  return addressedGroups(site) ?? bothKinds(site) ?? markedAudience(home)
}

/** «For SaaS companies», «For schools»: those for whom a site has a page each. */
function addressedGroups(site: Site): Drafted<string> | null {
  const found = addressedPages(site, 'audience').slice(0, GROUPS_MAX)
  const value = found.map(({ text }) => text.replace(FOR_WHOM, '')).join(', ')
  return value === '' || value.length > FIELDS.audience.max ? null : { value, evidence: found.flatMap(({ evidence }) => evidence) }
}

const BOTH_KINDS = new RegExp(String.raw`(?<![\p{L}-])(?:${anyOf('both_kinds')})(?!\p{L})`, 'iu')
/** «Für Privat- und Geschäftskunden», in whatever words around it. */
function bothKinds(site: Site): Drafted<string> | null {
  for (const reading of pagesOf(site, 'home', 'about', 'features'))
    for (const block of reading.blocks) {
      const said = block.region !== 'nav' && block.text.length <= PROSE_CHARS_MAX && !isQuoted(block) ? BOTH_KINDS.exec(block.text) : null
      if (said && !isDenied(block.text.slice(Math.max(0, said.index - BEFORE_CHARS), said.index)))
        return { value: said[0], evidence: [quoteBlock(reading, block, said[0])] }
    }
  return null
}

/** Paragraphs of the home page, and of those that tell more of it or answer questions. */
function proseIn(site: Site) {
  return pagesOf(site, 'home', 'features', 'about', 'faq').flatMap((reading) =>
    reading.blocks
      .filter(
        (block) =>
          (block.region === 'main' || block.region === 'header') &&
          block.tag === 'p' &&
          !block.code &&
          block.text.length <= PROSE_CHARS_MAX &&
          !isQuoted(block),
      )
      .slice(0, PROSE_READ)
      .map((block) => ({ text: block.text, prose: true, quote: (phrase: string) => quoteBlock(reading, block, phrase) })),
  )
}
