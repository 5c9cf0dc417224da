import type { Block } from '../../reading/blocks.ts'
import type { Evidence } from '../../../fields/draft.ts'
import { loose, sentences } from '../../reading/fold.ts'
import { listOf, textOf } from '../../reading/json_ld.ts'
import { FREE_WORD, freeWordsIn, trialIn } from '../../proof/pricing_words.ts'
import { quoteAttribute, quoteBlock } from '../../proof/quotes.ts'
import { metaOf, type Reading } from '../../reading/reading.ts'
import type { Site } from '../../reading/site.ts'
import { closest } from '../page/elements.ts'
import { isElsewhere, isUnderOtherHeading } from '../page/elsewhere.ts'
import * as words from '../words/free_words.ts'
import { PRICING_HEADING } from '../words/price_words.ts'
import { isGeneratorDefault } from '../words/generator_defaults.ts'
import { isForeignTongue, pricedPages } from '../offers/offers.ts'
import { isNamedIn } from '../publisher/our_names.ts'

/** Shorter statements need no subject: «Completely free.» */
const STATEMENT_CHARS_MAX = 48
const ANSWER_CHARS_MAX = 160
const LABEL_CHARS_MAX = 60
const FRAGMENT_CHARS_MAX = 28
const HERO_BLOCKS = 40

export type FreeClaim = {
  /** `product`: all of it is free; `plan`: a part of it; `start`: one may begin without paying. */
  of: 'product' | 'plan' | 'start'
  evidence: Evidence[]
  /** Said in the title of the page, which is written for search engines. */
  title?: true
}

/** What the shown text and meta tags say of being free, the strongest claim first. */
export function freeClaims(site: Site): FreeClaim[] {
  const claims: FreeClaim[] = []
  for (const reading of pricedPages(site)) {
    reading.all_blocks.forEach((block, at) => {
      if (block.code || !mentions(block.text) || isForeign(block, site)) return
      const before = reading.all_blocks[at - 1]
      if (isOfNeighbour(block, before, reading.all_blocks[at + 1])) return
      for (const sentence of sentences(block.text)) {
        if (COUNTS_DOWN.test(sentence)) continue
        const of =
          claimIn(loose(sentence), {
            site,
            question: before?.text ?? '',
            label: isLabel(block, at, reading),
            link: closest(block.element, 'a', 'button') !== null,
            meta: false,
            kind: reading.kind,
          }) ?? (isWholePrice(block, before, sentence) ? 'product' : null)
        if (of) claims.push({ of, evidence: [quoteBlock(reading, block, sentence.length <= 300 ? sentence : undefined)] })
      }
    })
    claims.push(...answerClaims(reading, site), ...(reading === site.home ? metaClaims(reading, site) : []))
  }
  const order = ['product', 'plan', 'start']
  return claims.toSorted((a, b) => order.indexOf(a.of) - order.indexOf(b.of))
}

/** «Free offer ends in 15:00». */
const COUNTS_DOWN = /(?<![\d:–-]\s?)\d\d:\d\d(?!\s?[\d:–-]|\s?(?:h|[ap]\.?m|uhr))/i
/** «100 % kostenlos» over «Unverbindliche Beratung», or below such a button: a few words that speak of what stands beside them. */
const isOfNeighbour = (block: Block, ...beside: (Block | undefined)[]): boolean =>
  block.text.length <= LABEL_CHARS_MAX &&
  beside.some((near) => near && near.text.length <= LABEL_CHARS_MAX && words.BESIDES.test(loose(near.text)))

/** «Free. Completely.» as the heading right below «Pricing»; without its full stop it may be the first of several plans. */
const isWholePrice = (block: Block, before: Block | undefined, sentence: string): boolean =>
  block.level > 0 &&
  /[.!。]$/u.test(sentence) &&
  words.FREE_ALONE.test(loose(sentence)) &&
  before !== undefined &&
  before.text.length <= STATEMENT_CHARS_MAX &&
  PRICING_HEADING.test(loose(before.text))

const mentions = (text: string) => freeWordsIn(loose(text)).length > 0
function isForeign(block: Block, site: Site): boolean {
  return (
    block.region === 'nav' ||
    isForeignTongue(block, site) ||
    (block.hidden && closest(block.element, 'template', 'dialog') !== null) ||
    (isElsewhere(block, site) && !namesProduct(block, site)) ||
    (closest(block.element, 'table') !== null && !(site.name && loose(block.text).startsWith(loose(site.name.value))))
  )
}

/** Under any heading, a sentence with the product's name speaks about the product; in somebody's quote it does not. */
const namesProduct = (block: Block, site: Site) =>
  isUnderOtherHeading(block, site) &&
  site.name !== null &&
  loose(block.text).includes(loose(site.name.value)) &&
  closest(block.element, 'blockquote', 'figure') === null

/** Labels count at the top of the home page, where they can only speak about the product. */
function isLabel(block: Block, at: number, reading: Reading): boolean {
  return reading.kind === 'home' && at < HERO_BLOCKS && block.text.length <= LABEL_CHARS_MAX && !block.hidden
}

type Around = { site: Site; question: string; label: boolean; link: boolean; meta: boolean; kind: Reading['kind'] }

/** «Figma's free plan» speaks of somebody else's. */
const OTHERS_OWN = new RegExp(`\\p{L}(?<!(?<!\\p{L})(?:it|that|there|let|what))'s (?:\\p{L}{1,30} ){0,2}${FREE_WORD}`, 'u')

function claimIn(sentence: string, around: Around): FreeClaim['of'] | null {
  const name = loose(around.site.name?.value ?? '')
  const named = name.length > 1 && isNamedIn(sentence, name)
  if (!named && !words.SPEAKS_OF_PRODUCT.has(around.kind)) return null
  if (!named && OTHERS_OWN.test(sentence)) return null
  if (freeWordsIn(sentence).length === 0 || /[?？;؟]$/.test(sentence)) return null
  if (words.FREE_ACCOUNT.test(sentence)) return 'start'
  if (words.FREE_PLAN.test(sentence)) return 'plan'
  if (trialIn(sentence) === true) return null
  if (words.START_FREE.test(sentence) || (!named && words.ONLY_START_FREE.test(sentence))) return 'start'
  const aboutIt = named || around.meta || words.SUBJECT.test(sentence) || sentence.length <= STATEMENT_CHARS_MAX
  if (words.STATED.test(sentence) && aboutIt && !words.BESIDES.test(sentence)) return 'product'
  if (named && !around.link && words.FREE_ALONE.test(sentence.replace(name, ''))) return 'product'
  if (named && around.kind === 'pricing' && words.FREE_EDITION.test(sentence.replace(name, ''))) return 'plan'
  if (words.COPULA.test(sentence) && (named || words.SUBJECT.test(sentence)) && !words.BESIDES.test(sentence)) return 'product'
  if (
    words.YES.test(sentence) &&
    words.PRICE_QUESTION.test(loose(around.question)) &&
    sentence.length <= ANSWER_CHARS_MAX &&
    !words.BESIDES.test(sentence)
  )
    return 'product'
  if (
    around.label &&
    // A button beside others may lead anywhere: «Book · free · by phone».
    !(around.link && sentence.includes('·')) &&
    sentence
      .split(/[·•|,/–—:!✓✔*()+&]+|\s-\s/u)
      .some((part) => words.LABEL.test(part.replace(/^[^\p{L}\d]+|(?<![^\p{L}\d])[^\p{L}\d]+$/gu, '')))
  )
    return 'product'
  if (
    !around.link &&
    words.ATTRIBUTE.test(sentence) &&
    (around.kind === 'home' || named) &&
    // Further down a page, two words alone head one of its parts: «Free tool».
    (around.label || around.meta || sentence.length > FRAGMENT_CHARS_MAX || /[.!。！]$/u.test(sentence)) &&
    sentence.length >= 12 &&
    sentence.length <= 220 &&
    !words.BESIDES.test(sentence)
  )
    return 'product'
  return null
}

/** Answers that stand only in JSON-LD, because a script draws them. */
function answerClaims(reading: Reading, site: Site): FreeClaim[] {
  return reading.json_ld.flatMap((node) => {
    const answer = node.types.includes('question') ? listOf(node.members['acceptedAnswer'])[0] : null
    const text = typeof answer === 'object' && answer !== null && 'text' in answer ? (textOf(answer.text) ?? '') : ''
    const question = textOf(node.members['name']) ?? ''
    return sentences(text).flatMap((sentence) => {
      const of = mentions(sentence)
        ? claimIn(loose(sentence), { site, question, label: false, link: false, meta: false, kind: reading.kind })
        : null
      const evidence = of ? quoteAttribute(reading, sentence) : null
      return of && evidence ? [{ of, evidence: [evidence] }] : []
    })
  })
}

function metaClaims(reading: Reading, site: Site): FreeClaim[] {
  const titles = [reading.title, metaOf(reading, 'og:title')]
  const lines = [
    reading.title,
    ...reading.metas
      .filter((meta) => /^(?:description|og:description|og:title|twitter:description)$/.test(meta.name))
      .map((meta) => meta.content),
  ]
  return lines
    .filter((line) => !isGeneratorDefault(line))
    .flatMap((line) =>
      sentences(line).flatMap((sentence) => {
        const of = mentions(sentence)
          ? (claimIn(loose(sentence), { site, question: '', label: false, link: false, meta: true, kind: 'home' }) ??
            (adjective(loose(sentence)) ? 'product' : null))
          : null
        const evidence = of ? quoteAttribute(reading, line.length <= 300 ? line : sentence) : null
        return of && evidence ? [{ of, evidence: [evidence], ...(titles.includes(line) ? { title: true } : {}) }] : []
      }),
    )
}
/** «Free, open source, 20+ providers» in a description. */
const ADJECTIVE = new RegExp(`^(?:100 ?% )?${FREE_WORD}(?:[,.!]| and | & |$)|[|·•–-] ${FREE_WORD}(?:[,.!]|$)`, 'u')
const adjective = (sentence: string) => ADJECTIVE.test(sentence)
