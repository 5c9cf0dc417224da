import { anyOf, spaced } from '../../../lexicon/compile.ts'
import { pathOf } from '../../reading/blocks.ts'
import type { Drafted, Evidence } from '../../../fields/draft.ts'
import { FIELDS } from '../../../fields/fields.ts'
import { joinLines, loose, sentences, squeeze, words } from '../../reading/fold.ts'
import { textOf } from '../../reading/json_ld.ts'
import { findMoney } from '../../proof/money.ts'
import { quoteAttribute, quoteBlock } from '../../proof/quotes.ts'
import { metaOf } from '../../reading/reading.ts'
import type { Site } from '../../reading/site.ts'
import { isPlaceholder } from '../../reading/trust.ts'
import { isAddress } from '../postal/address_lines.ts'
import { heroOf, isAction, UNFINISHED, type Hero } from '../page/hero.ts'
import { isGeneratorDefault } from '../words/generator_defaults.ts'
import { isNotice } from '../words/notices.ts'
import { inPost } from '../page/posts.ts'
import { nameCore } from '../words/legal_words.ts'
import { publisherOf } from '../publisher/publisher.ts'
import { ICON_WORD } from '../page/row_titles.ts'
import { isQuoted } from '../page/sections.ts'
import { titleParts } from '../words/titles.ts'
import { GENERIC_NAME, GREETING, SECTION } from '../words/heading_words.ts'

type Candidate = { text: string; quotes: Evidence[] }

/** The promise a site opens with: its main heading, or the tagline of its title where the heading is only the name. */
export function headlineOf(site: Site): Drafted<string> | null {
  const hero = heroOf(site.home)
  // Without a main heading the first smaller one may belong to any section; the title then knows better.
  const main = hero?.greeting[0]?.level === 1
  const candidates = main
    ? [...fromHeading(site, hero), ...fromTitle(site), ...fromTagline(site, hero), ...fromMarkup(site)]
    : [
        ...fromHeroClass(site),
        ...fromTitle(site),
        ...fromHeading(site, hero),
        ...fromMarkup(site),
        ...fromTagline(site, hero),
        ...(hero ? [] : fromOpening(site)),
      ]
  // A main heading of two words that ends as a sentence does is the site's promise, however much more a smaller one says.
  const short = main ? candidates.slice(0, 1).find(({ text }) => /[.!。！]$/u.test(text) && says(site, text, 2)) : undefined
  const told = candidates.filter(({ text }) => !/[?？]$/u.test(text))
  const long = short ?? [...told, ...candidates].find((candidate) => says(site, candidate.text, 3))
  const best = long ?? candidates.find((candidate) => says(site, candidate.text, 2)) ?? fromGreeting(site, hero) ?? fromSection(site)
  return best ? { value: best.text, evidence: best.quotes } : null
}

/** The second half of a sentence: «und schon ist alles da». */
const GOES_ON = new RegExp(String.raw`^(?:${anyOf('and_names')}|en)\s(?=\p{L})`, 'u')

/** Long enough to say something, short enough for a headline, and more than the name or a greeting. */
function says(site: Site, text: string, wordsMin: number): boolean {
  // «Lumbrio e. V.» says no more than the name.
  const own = words(nameCore(text))
  const name = site.name ? new Set(words(site.name.value)) : new Set()
  if (text.length > FIELDS.headline.max || text.length < 6 || own.length < wordsMin) return false
  if (own.filter((word) => !name.has(word)).length < Math.min(2, wordsMin)) return false
  return (
    !GREETING.test(text) &&
    !GOES_ON.test(text) &&
    !UNFINISHED.test(text) &&
    !GENERIC_NAME.test(text) &&
    !SECTION.test(loose(text)) &&
    !isGeneratorDefault(text) &&
    !ICON_WORD.test(text) &&
    !isNotice(text) &&
    !isPlaceholder(text) &&
    !isAddress(text) &&
    !isAmount(text) &&
    !POINTS_ON.test(text) &&
    !DATED.test(text) &&
    !/\b(?:javascript|404|not found)\b/i.test(text)
  )
}

/** «Updated: March 26, 2026»: when the page was written. */
const DATED = new RegExp(String.raw`^(?:last )?(?:${spaced('dates_a_text')})(?!\p{L})[^.!?]{0,30}(?:19|20)\d\d`, 'iu')

/** «1.200 rsd», «24/7»: more of it is digits than letters. */
const isAmount = (text: string): boolean =>
  (text.match(/\d/g)?.length ?? 0) > (text.match(/\p{L}/gu)?.length ?? 0) ||
  findMoney(text).some((money) => money.text.length * 2 > text.length)

const POINTS_ON = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('points_on')})[.!]?$`, 'iu')

/** «Welcome to …» is a poor headline, and the last one taken: only where it names what it welcomes to. */
function fromGreeting(site: Site, hero: Hero | null): Candidate | null {
  const block = hero?.greeting[0]
  const named = block && site.name && squeeze(block.text).includes(squeeze(site.name.value))
  return block && named && block.text.length <= FIELDS.headline.max && squeeze(block.text) !== squeeze(site.name?.value ?? '')
    ? { text: block.text, quotes: [quoteBlock(site.home, block)] }
    : null
}

/** A heading that begins with the name and a dash keeps what comes after it. */
function withoutName(site: Site, text: string): string {
  const parts = titleParts(text)
  const name = site.name ? squeeze(site.name.value) : ''
  // Name and promise are often two pieces of one heading with nothing written between them; the title then shows the seam.
  const title = titleParts(site.home.title)
  const promise = title.find((part) => name !== '' && squeeze(part) !== name && squeeze(text) === name + squeeze(part))
  if (promise && text.endsWith(promise)) return promise
  if (parts.length < 2 || !parts.some((part) => squeeze(part) === name)) return text
  const rest = parts.filter((part) => squeeze(part) !== name)
  return rest.length === 1 && rest[0] ? rest[0] : text
}

function fromHeading(site: Site, hero: Hero | null): Candidate[] {
  if (!hero) return []
  const quotes = hero.heading.map((block) => quoteBlock(site.home, block))
  const whole = joinLines(hero.heading.map((block) => block.text))
  const first = hero.heading[0]
  const parts = [{ text: withoutName(site, whole), quotes }]
  if (first && whole.length > FIELDS.headline.max)
    parts.push(
      ...sentences(first.text)
        .slice(0, 1)
        .map((text) => ({ text, quotes: quotes.slice(0, 1) })),
    )
  return parts
}

const HERO_CLASS = /(?:^|[\s._#-])(?:hero|jumbotron|masthead|intro|headline|tagline|slogan|claim|catch-?(?:copy|phrase)|site-?description)/i
const ANNOUNCEMENT = /badge|eyebrow|pill|\btag|label|kicker|chip|announce|release|version/i
const HERO_BLOCKS_MAX = 12
const ABOVE_WORDS_MAX = 4

/** Pages without a main heading often mark it by a class alone. */
function fromHeroClass(site: Site): Candidate[] {
  return (
    site.home.blocks
      .filter((block) => block.region !== 'nav' && block.region !== 'footer' && !inPost(site.home, block))
      .slice(0, HERO_BLOCKS_MAX)
      .filter(
        (block) =>
          HERO_CLASS.test(pathOf(block.element)) &&
          block.tag !== 'a' &&
          block.tag !== 'button' &&
          block.text.split(' ').length <= 12 &&
          !/[·|•→]/.test(block.text),
      )
      .filter((block) => !ANNOUNCEMENT.test(block.element.attribs['class'] ?? '') && !/\bv?\d+\.\d/.test(block.text))
      // A few words right above a heading name the kind of thing; the heading promises.
      .filter((block, at, all) => !(block.level === 0 && words(block.text).length <= ABOVE_WORDS_MAX && (all[at + 1]?.level ?? 0) > 0))
      .slice(0, 2)
      .map((block) => ({ text: block.text, quotes: [quoteBlock(site.home, block)] }))
  )
}

function fromTitle(site: Site): Candidate[] {
  const names = [site.name?.value, publisherOf(site)?.name].map((name) => squeeze(name ?? ''))
  return [site.home.title, metaOf(site.home, 'og:title') ?? '', metaOf(site.home, 'twitter:title') ?? ''].flatMap((title) => {
    const quote = title ? quoteAttribute(site.home, title) : null
    if (!quote) return []
    return titleParts(title)
      .filter((part) => !names.includes(squeeze(part)))
      .toSorted((a, b) => b.length - a.length)
      .slice(0, 2)
      .map((text) => ({ text, quotes: [quote] }))
  })
}

function fromTagline(site: Site, hero: Hero | null): Candidate[] {
  return (hero?.below ?? [])
    .filter((block) => !isAction(block))
    .slice(0, 3)
    .map((block) => ({ text: block.text, quotes: [quoteBlock(site.home, block)] }))
}

/** The first smaller heading, where nothing else says more than the name. */
function fromSection(site: Site): Candidate | null {
  const block = site.home.blocks.find(
    (entry) => entry.level === 2 && entry.region !== 'nav' && entry.region !== 'footer' && !inPost(site.home, entry),
  )
  return block && says(site, block.text, 3) ? { text: block.text, quotes: [quoteBlock(site.home, block)] } : null
}

/** A page without a heading of its own opens with a sentence. */
function fromOpening(site: Site): Candidate[] {
  return site.home.blocks
    .filter(
      (block) =>
        block.region === 'main' && block.tag === 'p' && /[.!。！]$/u.test(block.text) && !isQuoted(block) && !inPost(site.home, block),
    )
    .slice(0, 2)
    .map((block) => ({ text: block.text, quotes: [quoteBlock(site.home, block)] }))
}

function fromMarkup(site: Site): Candidate[] {
  const stated = site.home.json_ld
    .flatMap((node) => [textOf(node.members['slogan']), textOf(node.members['headline'])])
    .filter((text) => text !== null)
  const described = [metaOf(site.home, 'description', 'og:description') ?? ''].flatMap((text) => [text, ...sentences(text).slice(0, 1)])
  return [...stated, ...described].flatMap((text) => {
    const quote = text ? quoteAttribute(site.home, text) : null
    return quote ? [{ text, quotes: [quote] }] : []
  })
}
