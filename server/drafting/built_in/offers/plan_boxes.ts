import { anyOf } from '../../../lexicon/compile.ts'
import type { Block } from '../../reading/blocks.ts'
import { loose } from '../../reading/fold.ts'
import { FREE_WORD } from '../../proof/pricing_words.ts'
import type { Site } from '../../reading/site.ts'
import { isPlaceholder } from '../../reading/trust.ts'
import type { Card } from '../page/cards.ts'
import { classPath } from '../page/elements.ts'
import { isTemplatePlan } from '../words/filler.ts'
import { findMoney } from '../../proof/money.ts'
import { PLAN_TITLE } from './offer_line.ts'
import * as words from '../words/price_words.ts'

// Which boxes with an amount are plans that one may buy now.

const LABEL_CHARS_MAX = 24
export const FREE_PRICE = new RegExp(
  `^\\W{0,3}(?:(?:100 ?%|always|immer|toujours|siempre|sempre) )?${FREE_WORD}(?:${anyOf('forever')}|!)?\\W{0,3}$`,
  'u',
)

/** Several boxes with an amount or «Free» in a line of its own, of which one is called as plans are and one is paid by the month or year. */
export function arePlans(boxes: Card[]): boolean {
  const priced = boxes.filter(({ blocks }) => blocks.some(({ text }) => isPriceAlone(text)))
  return (
    priced.length > 1 && priced.some(({ title }) => PLAN_TITLE.test(loose(title))) && priced.some(({ blocks }) => blocks.some(fallsDue))
  )
}
const isPriceAlone = (text: string) => text.length <= LABEL_CHARS_MAX && (FREE_PRICE.test(loose(text)) || findMoney(text).length === 1)
const fallsDue = ({ text }: Block, at: number, blocks: Block[]) =>
  isPriceAlone(text) &&
  findMoney(`${text} ${blocks[at + 1]?.text.slice(0, LABEL_CHARS_MAX) ?? ''}`).some(({ period }) => period === 'month' || period === 'year')

/** Of what a plan lists, a single line may be yet to come. */
export const isUnsold = (card: Card) =>
  card.blocks.some((entry) => entry.tag !== 'li' && entry.text.length <= 60 && words.COMING_SOON.test(loose(entry.text)))
export const isSideCard = (card: Card, site: Site) =>
  // «Dodatak<span>Ulja</span>»: words of two types are set apart on the page.
  words.SIDE_CARD.test(loose(card.title.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))) ||
  isLabelledAside(card) ||
  card.blocks.some((entry) => isPlaceholder(entry.text) || (isTemplatePlan(entry.text) && !/host/.test(site.home.title.toLowerCase())))

/** «Add-on» over the title of a box, or in a badge of its own. */
function isLabelledAside({ blocks }: Card): boolean {
  const title = blocks.findIndex((block) => block.level > 0)
  return blocks.some(
    (block, at) =>
      block.text.length <= LABEL_CHARS_MAX &&
      (at < title || BADGE_PATH.test(classPath(block.element, 1))) &&
      words.SIDE_LABEL.test(loose(block.text)),
  )
}
const BADGE_PATH = /[.#](?=[a-z0-9_-]*(?:[.#\s]|$))(?:[a-z0-9]+[-_])*(?:badge|chip|pill|ribbon|tag|label)(?=[-_.#\s]|$)/
