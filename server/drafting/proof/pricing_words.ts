import { anyOf, spaced, unspaced } from '../../lexicon/compile.ts'
import { amountsInColumns, findMoney } from './money.ts'
import { fold, loose } from '../reading/fold.ts'

// What «free», «open source», «trial» and «on request» look like. Every pattern is matched against `loose` text: lower case, plain quotes.

const EDGE = '(?<![\\p{L}\\p{N}-])'
export const FREE_WORD = String.raw`(?:${EDGE}(?:${spaced('free')})(?![\p{L}\p{N}])|${unspaced('free')})`

/** What is given away beside a product, so that «free» says nothing about the product itself. */
const BESIDE_AFTER = spaced('free_beside_behind')
/** Compounds with a meaning of their own. */
const COMPOUND = 'time|hands?|will|speech|range|fall|form|market|flow|agent|style|lance\\p{L}{0,30}|publicity|kick|radicals?'
const BESIDE_BEFORE = spaced('free_beside_before')
/** «tool free», «maintenance free»: what a thing does without, written apart. */
const WITHOUT =
  /(?<!\p{L})(?:tools?|maintenance|hassle|stress|risk|worry|trouble|pain|error|bug|ad|ads|sugar|gluten|dairy|lactose|alcohol|nut|fat|meat|cruelty|plastic|lead|oil|dust|noise|smoke|rust|wrinkle|tax|duty|debt|interest|commission|fee|royalty|spam|virus|hands|wire|touch|contact|distraction|paper|carbon|emission|chemical|toxin|fragrance|allergy|allergen|pet|child|drug|crime|barrier|obligation|jargon|clutter|germ|odou?r|scratch|streak|splinter|gmo|caffeine)\s$/u
const CJK_BESIDE_AFTER = unspaced('free_beside_behind')
const CJK_BESIDE_BEFORE = unspaced('free_beside_before')

const BESIDE = new RegExp(
  `^(?:[\\s-]{1,2}(?:\\d{1,3}[- ](?:${anyOf('days_of')})s?\\s)?(?:[\\p{L}\\d&]+[\\s-]){0,2}?(?:${BESIDE_AFTER})(?![\\p{L}])|[\\s-]{0,2}(?:${COMPOUND})(?![\\p{L}])|[\\s-]{1,2}(?:of(?! (?:charge|cost))|from|up(?! to))(?!\\p{L})|\\s?(?:${anyOf('free_joint_attached')})?(?:${anyOf('polite_attached')})?(?:${CJK_BESIDE_AFTER})` +
    `|\\s(?:to|for) (?:\\d|the first)|\\sto (?!use|download|play|start|try|join|install|get|sign)|-?standing|\\sfor (?:your|the) first|\\s(?:tier|models?|plan) (?:from|of|on)(?!\\p{L}))`,
  'u',
)
const BESIDE_WORD_BEFORE = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${BESIDE_BEFORE})[\s:-]{1,3}(?:(?:${anyOf('is_free')}|100 ?%)\s)?|(?:${CJK_BESIDE_BEFORE})(?:${anyOf('topic_attached')})?(?:${anyOf('wholly_attached')})?|(?:\d{1,3}[- ](?:${anyOf('time_units')})|${anyOf('first')})[- ](?:[\p{L}]+[- ]){0,2})$`,
  'u',
)
const NEGATED = new RegExp(
  String.raw`(?:(?:${anyOf('not_attached')})\s?|(?<![\p{L}\p{M}])(?:${anyOf('not')})(?:\s|(?<='))(?:[\p{L}\p{M}]+\s){0,2})$`,
  'u',
)
/** «… gibt es nicht», «… ei ole», «…ではありません»: in some languages it stands behind what it denies, and ends the clause. */
const NEGATED_BEHIND = new RegExp(
  String.raw`^(?:[\p{L}\p{M}]{0,6}(?:\s[\p{L}\p{M}]+)?\s(?:${anyOf('not_behind')})\s?(?:[.!;:,)]|$)|[^\s\p{P}]{0,6}(?:${anyOf('not_behind_attached')}))`,
  'u',
)
const isNegated = (before: string, after: string): boolean => NEGATED.test(before) || NEGATED_BEHIND.test(after)

/** Whether what stands between these words is denied by them: «there is no app for», «not compatible with», «… yok». */
export const isDenied = (before: string, after = ''): boolean =>
  isNegated(`${loose(before)} `, (/^\s/.test(after) ? ' ' : '') + loose(after))

const FREE = new RegExp(FREE_WORD, 'gu')
const AROUND_CHARS = 48

/** Places in `loose` text where «free» is said of a product: not of a trial, a delivery or a first call, and not denied. */
export function freeWordsIn(text: string): { start: number; end: number }[] {
  return [...text.matchAll(FREE)].flatMap((match) => {
    const start = match.index
    const end = start + match[0].length
    const before = text.slice(Math.max(0, start - AROUND_CHARS), start)
    // «for free from the store» is no «free from».
    const after = text.slice(end, end + AROUND_CHARS).replace(/^ (?:from|on|in)(?= )/u, (word) => (before.endsWith('for ') ? '' : word))
    return BESIDE.test(after) ||
      BESIDE_WORD_BEFORE.test(before) ||
      isNegated(before, after) ||
      (match[0] === 'free' && WITHOUT.test(before))
      ? []
      : [{ start, end }]
  })
}

const DAYS = anyOf('trial_days')
const FOR = `(?:\\s?(?:${anyOf('for_days')})){0,2}\\s?`
const FREE_DAYS = new RegExp(
  `${FREE_WORD}${FOR}\\d{1,3}[- ]?(?:${DAYS})(?![\\p{Script=Latin}\\p{Script=Cyrillic}])|\\d{1,3}[- ]?(?:${DAYS})${FOR}${FREE_WORD}`,
  'u',
)
const TRIAL = new RegExp(anyOf('trial'), 'u')
const NO_TRIAL = new RegExp(`(?:${anyOf('without')}) (?:${anyOf('free_of_trial')})?(?:${anyOf('no_trial')})(?! (?:required|needed))`, 'u')

/** «Pay by the year, 2 months free», and the badge «2 months free» alone: what paying ahead takes off. */
const MONTHS = new RegExp(String.raw`\d[- ](?:${anyOf('month_word')}|${anyOf('month_part')})`, 'u')
const BY_THE_YEAR = new RegExp(String.raw`%|${anyOf('year_part')}|(?<!\p{L})(?:${anyOf('year_word')})(?!\p{L})`, 'u')
const BADGE_CHARS_MAX = 10
const isOfYear = (said: string, months: string): boolean =>
  MONTHS.test(months) && (BY_THE_YEAR.test(said) || said.length <= months.length + BADGE_CHARS_MAX)

/** «30 dages gratis support», «gratis retur i 30 dage»: help or sending, not the product, is free for so long. */
const BESIDE_DAYS = `(?:${anyOf('support_link')}|${anyOf('shipping')}|${anyOf('returned')})`
const OF_BESIDE = new RegExp(`^\\p{L}{0,3}\\s?(?:\\p{L}{1,3} )?${BESIDE_DAYS}`, 'u')
const BESIDE_IS = new RegExp(`(?<!\\p{L})${BESIDE_DAYS}\\p{L}{0,4}\\s?$`, 'u')

/** True when a text offers a free trial, false when it says that there is none, null when it says neither. */
export function trialIn(text: string): boolean | null {
  const said = loose(text)
  if (NO_TRIAL.test(said)) return false
  // «We don't offer free trials», «not just a free trial».
  const offered = [TRIAL, FREE_DAYS].some((words) => {
    const found = words.exec(said)
    const [before, after] = found ? [said.slice(0, found.index), said.slice(found.index + found[0].length)] : ['', '']
    return (
      found !== null &&
      !isNegated(before, after) &&
      !OF_BESIDE.test(after) &&
      !(words === FREE_DAYS && (isOfYear(said, found[0]) || BESIDE_IS.test(before) || WITHOUT.test(before)))
    )
  })
  return offered || null
}

export const OPEN_SOURCE_WORD = new RegExp(
  String.raw`${anyOf('open_source')}|(?<!\p{L})(?:mit|apache(?: license)?(?: 2(?:\.0)?)?|(?:a|l)?gpl(?:v?[23](?:\.0)?)?|bsd|mpl|mozilla public|isc|eupl|unlicense)(?![\p{L}\d])`,
  'u',
)

const CONTACT = new RegExp(anyOf('price_on_request'), 'u')

/** Words of subscriptions and purchases, for a price that is described but not named. */
const EDITION = `(?:${anyOf('paid_edition')})`
export const PAID_WORD = new RegExp(
  String.raw`${anyOf('paid')}|(?<!\p{L})(?:(?:premium|pro)[- ]${EDITION}|${EDITION}[- ](?:premium|pro))(?!\p{L})`,
  'u',
)

/**
 * Pricing models (`PRICING_MODELS`) that a text gives a reason for; the table behind the evidence rule. `freemium` needs both sides:
 * something free and a price or a paid edition.
 */
export function pricingModelsIn(text: string): Set<string> {
  const said = loose(text)
  const found = new Set<string>()
  const money = findMoney(fold(text))
  const free =
    /"isaccessibleforfree"\s*:\s*"?true/u.test(said) ||
    freeWordsIn(said).length > 0 ||
    money.some((entry) => entry.amount === 0) ||
    /"(?:price|lowprice)"\s*:\s*"?0(?:[.,]0+)?"?(?![\d.])/u.test(said)
  const paid =
    money.some((entry) => entry.amount > 0) ||
    amountsInColumns(text).some((amount) => amount > 0) ||
    PAID_WORD.test(said) ||
    /"(?:price|lowprice)"\s*:\s*"?(?!0+(?:[.,]0+)?"?[,}\s]|0+(?:[.,]0+)?"?$)\d/u.test(said)
  if (free) found.add('free')
  if (paid) found.add('paid')
  if (free && paid) found.add('freemium')
  if (OPEN_SOURCE_WORD.test(said)) found.add('open_source')
  if (CONTACT.test(said)) found.add('contact')
  return found
}

/** What stands before the words by which a text asks for a call or offers a price on request. */
export const beforeContact = (text: string): string | null => {
  const said = loose(text)
  const at = said.search(CONTACT)
  return at < 0 ? null : said.slice(0, at)
}
