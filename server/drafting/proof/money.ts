import { anyOf } from '../../lexicon/compile.ts'
import { CURRENCIES } from '../../lexicon/currencies.ts'
/** How often a price falls due; `once` where the text says so, `use` for a seat, an hour, a piece; null where the text is silent. */
export type Period = 'once' | 'day' | 'week' | 'month' | 'year' | 'use' | null

export type Money = {
  amount: number
  /** ISO 4217; the bare sign where several currencies share it (`$`, `¥`, `kr`), empty where a dash stands for it (`89,-`). */
  currency: string
  /** Verbatim: with the "from" in front and the "per month" behind, where they stand there. */
  text: string
  /** Place of `text` in what was searched. */
  start: number
  end: number
  period: Period
}

const SIGN = CURRENCIES.map(([, signs]) => signs).join('|')
const CODES: [code: string, is: RegExp][] = CURRENCIES.map(([code, signs]) => [code, new RegExp(`^(?:${signs})$`, 'u')])
/** Finnish price lists write «140 e / h». */
const codeOf = (sign: string): string => CODES.find(([, is]) => is.test(sign))?.[0] ?? (sign === 'e' ? 'EUR' : sign)

const DIGITS =
  '\\d{1,2}(?:,\\d{2}){1,4},\\d{3}(?!\\d)|\\d{1,3}(?:,\\d{3}){1,4}(?:\\.\\d{1,2})?(?!\\d)|\\d{1,3}(?:\\.\\d{3}){1,4}(?:,\\d{1,2})?(?!\\d)|' +
  "\\d{1,3}(?:['’´]\\d{3}){1,4}(?:[.,]\\d{1,2})?(?!\\d)|"
/** «12.–», «49,-», «99:-»: a dash in the place of the cents. */
const DASH = '(?:[.,:/]\\s?[-–—=]{1,2})?'
/** Millions, thousands: turnover, funding, visitors, never what a customer pays. */
const NO_MULTIPLIER = `(?!(?:\\s?[-–—]\\s?[$€£]?\\d[\\d.,]{0,8})?\\s?(?:${anyOf('multiplier')})(?![\\p{L}])|\\s?[Mm]illi|\\s?[Bb]illi)(?!\\s?%)`

/** «Rp1,2 juta», «500 nghìn đồng»: prices said in thousands and millions where the smallest note has three zeros. */
const NOTES = `(?:\\s?((?i:${anyOf('thousands')}|${anyOf('millions')}))(?!\\p{L}))?`
const MILLIONS = new RegExp(`^(?:${anyOf('millions')})$`, 'iu')
const NOTED = new Set(['IDR', 'VND'])
function notesOf(word: string | undefined, sign: string): number {
  if (word === undefined) return 1
  return NOTED.has(codeOf(sign)) ? (MILLIONS.test(word) ? 1_000_000 : 1_000) : Number.NaN
}

/** «1万5千円», «5천원». */
const timesOf = (sign: string | undefined): number => (sign === undefined ? 1 : /[万만]/.test(sign) ? 10_000 : 1_000)

const FROM = `(?:(?<![\\p{L}\\p{N}])(?:${anyOf('price_from')})\\s{1,2})`
const PERIOD_BEFORE = `(?:${anyOf('period_ahead')})\\s{0,2}`
const UNIT_WORD = "(?:[mм][²³23](?!\\d)|one-time|m-c|[\\p{L}\\p{M}’']{1,16}\\.?)"
const PER =
  `\\s{0,2}(?:(?:[/／]|p\\.)\\s{0,2}(?:\\d{1,3}\\s)?${UNIT_WORD}` +
  `|(?:${anyOf('per_period')})\\s(?!(?:${SIGN})\\s?\\d|\\d[\\d.,]*\\s?(?:${SIGN})(?!\\p{L}))(?:\\d{1,3}\\s)?${UNIT_WORD}` +
  `|(?:${anyOf('and_period')})\\s(?=(?:${anyOf('month_after_and')})(?!\\p{L}))${UNIT_WORD}` +
  '|,\\sper\\s(?:month|year)|an?\\s(?:month|year|week|day|user|seat|hour|person|piece|session|license|head|night)(?!\\p{L}))'
const ADVERB = `\\s{0,2}[-–,·|(（]?\\s{0,2}(?:${anyOf('rhythm_behind')}|〜|～)[)）]?(?![\\p{Script=Latin}])`
/** «89 € HT / mois», «₹3000 + GST per month»: whether the tax is in it stands before what it is for. */
const TAX = `(?:\\s?(?:TTC|HT|netto|brutto|VAT|IVA|MwSt\\.?|BTW|DPH|TVA|GST|\\+\\s?\\p{L}{2,5}\\.?)(?=${PER}|${ADVERB}))?`
const TAIL = `(${TAX}(?:${PER}|${ADVERB}){0,4})`

// An ordinary space groups thousands only where the currency follows: «$12 300 credits» is twelve dollars.
/** «29 90»: cents that were set apart from the number. */
const CENTS_APART = '\\d{1,4} \\d{2}'
const AFTER_SIGN = `${DIGITS}${CENTS_APART}(?=${PER}|${ADVERB}|\\s?[^\\s\\p{L}\\d]|$)|\\d{1,3}(?:[\\u00a0\\u202f\\u2009]\\d{3}){1,4}(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,3}(?: \\d{3}){1,3}(?=[.,]?[-–—]|[.,]\\d{1,2}(?!\\d)|\\s?(?:/|$))(?:[.,]\\d{1,2})?|\\d{1,9}(?: ?[.,]\\d{1,6})?(?!\\d)`
const BEFORE_SIGN = `${DIGITS}(?<=^\\P{L}{0,3})${CENTS_APART}(?!\\d)|\\d{1,3}(?:[ \\u00a0\\u202f\\u2009]\\d{3}){1,4}(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,9}(?: ?[.,]\\d{1,6})?(?!\\d)`
// Scripts without spaces may write right up to the number.
const LETTER_BEFORE = '(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{N}_])'
const PREFIXED = new RegExp(
  `((?i:${FROM}|${PERIOD_BEFORE}))?(?:(?<!\\d\\s?)(?:(?<!\\p{L})|(?=\\p{Script=Han}))(${SIGN})\\s{0,2}|(?<!\\d)([$£¥])(?=\\d))(${AFTER_SIGN})(?![:\\d]|[.,]\\d|/\\d{1,2}(?!\\d|\\s?\\p{L}))${NOTES}${DASH}${NO_MULTIPLIER}(?:\\s?(?:USD|EUR|CHF|GBP|CAD|AUD|NZD|SGD|HKD|JPY|MXN|CLP|COP|ARS|TTC|HT)(?!\\p{L}))?${TAIL}`,
  'gu',
)
/** «49 €69 €pe lună»: elements of one line without a space between them, the old price behind the new one and the period behind both. */
const GLUED = `(?<=[€£₺₽])(?=\\d{1,6}(?:[.,]\\d{1,2})?\\s?[€£₺₽]|(?:${anyOf('per_period')})\\s\\p{L})`
const SUFFIXED = new RegExp(
  `((?i:${FROM}|${PERIOD_BEFORE}))?${LETTER_BEFORE}(?<![.,:])(?<!(?<!\\d\\s?)[$€£¥₺]\\s?)(?:(\\d{1,3}(?:[.,\\s]\\d{3}){1,2}|\\d{1,6}(?:[.,]\\d{1,2})?)\\s?(?:${anyOf('range_joint')}|[-–—~〜～])\\s?)?(${BEFORE_SIGN})${NOTES}(?:([万만千천])\\s?(?:(\\d{1,4})([千천])?\\s?)?)?${DASH}\\s{0,2}(${SIGN})(?:((?<=[€$])\\d\\d)(?!\\d|[.,]\\d|\\s?[€$])|${GLUED}|(?!\\p{Script=Latin}|\\d))${TAIL}`,
  'gu',
)

/** «89,-», «1.299,–», «29:-», «1,499/-»: where the dash alone says that it is money, the currency is the reader's own. */
const DASHED = new RegExp(
  `((?i:${FROM}|${PERIOD_BEFORE}))?(?<![\\p{L}\\p{N}.,:/-]|(?:${SIGN}|[$£¥])\\s{0,2})(\\d{1,3}(?:[. ]\\d{3}){0,2}|\\d{4,6}|\\d{1,3},\\d{3})(?:,[-–—]{1,2}|(?:[:.][-–—]|/[-=])(?=\\s?(?:/|$)))(?![\\p{L}\\p{N}-]|\\s{0,2}(?:${SIGN}|[$£¥]))${TAIL}`,
  'gu',
)

/** Reads «4'500», «2.400», «1 299», «1,00,000», «8,50», «0.003»: the last separator is a decimal one unless three digits follow it. */
export function readAmount(written: string): number {
  const digits = written.replace(/^(\d{1,4}) (\d\d)$/, '$1.$2').replace(/['’´\s]/gu, '')
  const decimal = /^0[.,]\d+$|[.,]\d{1,2}$|^\d+\.\d{4,}$/u.test(digits)
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (!decimal || at < 0) return Number(digits.replace(/[.,]/gu, ''))
  return Number(`${digits.slice(0, at).replace(/[.,]/gu, '')}.${digits.slice(at + 1)}`)
}

const PERIODS: [Period, RegExp][] = [
  ['once', new RegExp(String.raw`${anyOf('once')}`, 'iu')],
  ['month', new RegExp(String.raw`${anyOf('month_part')}|(?<!\p{L})(?:${anyOf('month_word')})(?!\p{L})`, 'iu')],
  ['year', new RegExp(String.raw`${anyOf('year_part')}|(?<!\p{L})(?:${anyOf('year_word')})(?!\p{L})`, 'iu')],
  ['week', new RegExp(String.raw`${anyOf('week_part')}|(?<!\p{L})(?:${anyOf('week_word')})(?!\p{L})`, 'iu')],
  ['day', new RegExp(String.raw`${anyOf('day_part')}|(?<!\p{L})(?:${anyOf('day_word')})(?!\p{L})`, 'iu')],
]
const FROM_ALONE = new RegExp(`^\\s*${FROM}$`, 'iu')

const SQUARE = /(?<!\p{L})[mм][²³23](?!\d)/u
const PRICE_SIGN_BEHIND = new RegExp(String.raw`(?:${anyOf('price_sign_behind')})`, 'gu')
function periodOf(words: string): Period {
  // «/m2» is no month.
  const found = SQUARE.test(words) ? undefined : PERIODS.find(([, is]) => is.test(words))
  if (found) return found[0]
  return /[/／]|\p{L}/u.test(words.replace(FROM_ALONE, '').replace(PRICE_SIGN_BEHIND, '')) ? 'use' : null
}

const SIGN_ALONE = new RegExp(`(?<![\\p{L}\\d])(?:${SIGN}|[$£¥])(?![\\p{L}\\d])`, 'u')
/** The sign of a currency that stands without an amount: «Price (€)» over a column of numbers. */
export const currencyIn = (head: string): string | null => SIGN_ALONE.exec(head)?.[0] ?? null

const BARE_NUMBER = /^\s*\d[\d.,'’\s]{0,11}$/
/** Of quoted lines: a cell of a table holds the number, the head of its column says the currency. */
export function amountsInColumns(said: string): number[] {
  const lines = said.split('\n')
  const headed = lines.some((line) => line.length <= BARE_HEAD_CHARS_MAX && currencyIn(line) !== null)
  return headed ? lines.filter((line) => BARE_NUMBER.test(line)).map(readAmount) : []
}
const BARE_HEAD_CHARS_MAX = 42

const TEXT_LENGTH_MAX = 4_000

/** «９，８００円», «٩٩ ريال»: the digits of a script, each in the place of a plain one. */
const OWN_DIGITS = /(?=[\u0660-\uff19])\p{Nd}|(?<=\p{Nd})[，．٬٫](?=\p{Nd})/gu
/** In each script the digits stand in a row, from the beginning of a line of sixteen or, in those of India, from its seventh place. */
function plainDigit(sign: string): string {
  const at = sign.charCodeAt(0)
  return '，٬'.includes(sign) ? ',' : '．٫'.includes(sign) ? '.' : String((at & 15) - (at > 0x8ff && at < 0xe00 ? 6 : 0))
}

/**
 * Every price expression in a line, in reading order and without overlaps: symbols and codes before or after the number, in the
 * number formats of Europe, America and Asia. Millions and thousands by word («$5M») are left out; `text` longer than 4,000
 * characters is searched up to there.
 */
export function findMoney(searched: string): Money[] {
  const line = searched.slice(0, TEXT_LENGTH_MAX).replace(OWN_DIGITS, plainDigit)
  const found: Money[] = []
  const add = (start: number, text: string, amount: number, sign: string, words: string): void => {
    const trimmed = text.trim().replace(/(?<=\p{L}{2})[.,;:]$/u, '')
    const at = start + text.indexOf(trimmed)
    if (Number.isFinite(amount))
      found.push({
        amount,
        currency: codeOf(sign),
        text: searched.slice(at, at + trimmed.length),
        start: at,
        end: at + trimmed.length,
        period: periodOf(words),
      })
  }
  for (const match of line.matchAll(PREFIXED)) {
    const [text, before = '', sign, bare, digits = '', notes, tail = ''] = match
    add(match.index, text, readAmount(digits) * notesOf(notes, sign ?? ''), sign ?? bare ?? '', before + tail)
  }
  for (const match of line.matchAll(SUFFIXED)) {
    const [text, before = '', low, digits = '', notes, many, more = 0, thousands, sign = '', cents = 0, tail = ''] = match
    const amount = readAmount(low ?? digits.replace(/ (?=[.,])/u, '')) * notesOf(notes, sign) * timesOf(many)
    add(match.index, text, amount + Number(more) * timesOf(thousands) + Number(cents) / 100, sign, before + tail)
  }
  for (const match of line.matchAll(DASHED)) {
    const [text, before = '', digits = '', tail = ''] = match
    add(match.index, text, readAmount(digits.replace(/[. ]/g, '')), '', before + tail)
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  // «$12 USD» is found from both sides: the first reading stands.
  let read_to = 0
  return found.filter((money) => {
    const overlaps = read_to > money.start
    read_to = Math.max(read_to, money.end)
    return !overlaps
  })
}
