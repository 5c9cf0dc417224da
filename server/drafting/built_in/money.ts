/** How often a price falls due; `once` where the text says so, `use` for a seat, an hour, a piece; null where the text is silent. */
export type Period = 'once' | 'day' | 'week' | 'month' | 'year' | 'use' | null

export type Money = {
  amount: number
  /** ISO 4217; the bare sign where several currencies share it (`$`, `¥`, `kr`). */
  currency: string
  /** Verbatim: with the "from" in front and the "per month" behind, where they stand there. */
  text: string
  /** Place of `text` in what was searched. */
  start: number
  end: number
  period: Period
}

/** Signs and codes as they stand before or after a number; longer ones first, so that `US$` is not read as `$`. */
const CURRENCIES: [code: string, signs: string][] = [
  ['USD', 'US\\$|U\\$S|USD|US-Dollars?|dollars?'],
  ['CAD', 'CA\\$|C\\$|CAD|CDN\\$'],
  ['AUD', 'AU\\$|A\\$|AUD'],
  ['NZD', 'NZ\\$|NZD'],
  ['HKD', 'HK\\$|HKD'],
  ['SGD', 'S\\$|SGD'],
  ['TWD', 'NT\\$|TWD'],
  ['BRL', 'R\\$|BRL|reais'],
  ['MXN', 'MX\\$|MXN'],
  ['$', '\\$|＄'],
  ['EUR', '€|EUR|Eur|[Ee]uros?'],
  ['GBP', '£|￡|GBP'],
  ['CNY', 'CN¥|CNY|RMB|元|人民币'],
  ['JPY', 'JP¥|JPY|円|日元'],
  ['¥', '¥|￥'],
  ['TRY', '₺|TRY|TL'],
  ['CHF', 'CHF|SFr\\.?|Fr\\.'],
  ['PLN', 'zł|PLN'],
  ['CZK', 'Kč|CZK|,-\\s?Kč'],
  ['HUF', 'Ft|HUF'],
  ['RON', 'lei|LEI|RON'],
  ['BGN', 'лв\\.?|BGN'],
  ['UAH', '₴|грн\\.?|UAH'],
  ['RUB', '₽|руб\\.?|RUB'],
  ['INR', '₹|Rs\\.?|INR'],
  ['PKR', 'PKR'],
  ['KRW', '₩|KRW|원'],
  ['ILS', '₪|ILS|NIS'],
  ['THB', '฿|THB|บาท'],
  ['VND', '₫|VNĐ|VND'],
  ['IDR', 'Rp\\.?|IDR'],
  ['PHP', '₱|PHP'],
  ['AED', 'AED|د\\.إ'],
  ['SAR', 'SAR|ر\\.س'],
  ['ZAR', 'ZAR'],
  ['XOF', 'F ?CFA|XOF'],
  ['XAF', 'XAF'],
  ['TND', 'TND'],
  ['MAD', 'MAD|DHS?'],
  ['NGN', '₦|NGN'],
  ['KES', 'KES|KSh'],
  ['MYR', 'MYR|RM'],
  ['NPR', 'NPR|रु\\.?'],
  ['SEK', 'SEK'],
  ['NOK', 'NOK'],
  ['DKK', 'DKK'],
  ['kr', 'kr\\.?'],
]
const SIGN = CURRENCIES.map(([, signs]) => signs).join('|')
const CODES: [code: string, is: RegExp][] = CURRENCIES.map(([code, signs]) => [code, new RegExp(`^(?:${signs})$`, 'u')])
const codeOf = (sign: string): string => CODES.find(([, is]) => is.test(sign))?.[0] ?? sign

const DIGITS =
  '\\d{1,2}(?:,\\d{2}){1,4},\\d{3}(?!\\d)|\\d{1,3}(?:,\\d{3}){1,4}(?:\\.\\d{1,2})?(?!\\d)|\\d{1,3}(?:\\.\\d{3}){1,4}(?:,\\d{1,2})?(?!\\d)|' +
  "\\d{1,3}(?:['’´]\\d{3}){1,4}(?:[.,]\\d{1,2})?(?!\\d)|"
// An ordinary space groups thousands only where the currency follows: «$12 300 credits» is twelve dollars.
const AFTER_SIGN = `${DIGITS}\\d{1,3}(?:[\\u00a0\\u202f\\u2009]\\d{3}){1,4}(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,9}(?: ?[.,]\\d{1,6})?(?!\\d)`
const BEFORE_SIGN = `${DIGITS}\\d{1,3}(?:[ \\u00a0\\u202f\\u2009]\\d{3}){1,4}(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,9}(?: ?[.,]\\d{1,6})?(?!\\d)`
/** «12.–», «49,-», «99:-»: a dash in the place of the cents. */
const DASH = '(?:[.,:]\\s?[-–—]{1,2})?'
/** Millions, thousands: turnover, funding, visitors, never what a customer pays. */
const NO_MULTIPLIER =
  '(?!\\s?(?:[kKMB]|mn|bn|Mio|Mrd|Mil|mil|[Mm]illi|[Bb]illi|tys|mln|mld|tūkst|億|万|亿|萬)(?![\\p{L}])|\\s?[Mm]illi|\\s?[Bb]illi)(?!\\s?%)'

const FROM =
  '(?:(?<![\\p{L}\\p{N}])(?:starting (?:at|from)|starts? (?:at|from)|as low as|from(?: only)?|beginnt? (?:bei|ab)|schon ab|bereits ab|ab(?: nur)?|à partir de|dès|desde|a partir de|a partire da|partendo da|da|vanaf|od|już od|de la|începând de la|nuo|från|fra|alkaen|alates|from just|от|від|低至|仅需|最低)\\s{1,2})'
const PERIOD_BEFORE = '(?:月額|年額|月々|毎月|年間|每月|每年|aylık|yıllık|monatlich|mensuel|monthly)\\s{0,2}'
const UNIT_WORD = "[\\p{L}’']{1,16}\\.?"
const PER =
  `\\s{0,2}(?:(?:[/／]|p\\.)\\s{0,2}(?:\\d{1,3}\\s)?${UNIT_WORD}` +
  `|(?:per|pro|je|par|por|pr\\.?|al|alla|all’|all'|pe|op|à l’|à l'|every|each|за|на|cada|każdy)\\s(?!(?:${SIGN})\\s?\\d|\\d[\\d.,]*\\s?(?:${SIGN})(?!\\p{L}))(?:\\d{1,3}\\s)?${UNIT_WORD}` +
  `|(?:and|und|et|y|e|en|i)\\s(?=(?:month|Monat|mois|mes|mese|mês|maand)(?!\\p{L}))${UNIT_WORD}` +
  '|an?\\s(?:month|year|week|day|user|seat|hour|person|piece|session|license|head|night)(?!\\p{L}))'
const ADVERB =
  '\\s{0,2}[-–,·|(（]?\\s{0,2}(?:one[- ]?time(?: (?:payment|purchase|fee))?|once|lifetime|for life|forever|monthly|yearly|annually|billed (?:monthly|yearly|annually)|' +
  "einmalig|einmal|monatlich|jährlich|mtl\\.|im Monat|im Jahr|p\\. ?a\\.|p\\. ?M\\.|une (?:seule )?fois|à vie|mensuel(?:le)?s?|annuel(?:le)?s?|una tantum|al mese|al mes|al año|all[’']anno|mensual(?:es)?|anual(?:es)?|" +
  'pago único|de por vida|para siempre|mensal|mensais|vitalício|pagamento único|mensile|annuale|eenmalig|maandelijks|jaarlijks|jednorazowo|miesięcznie|rocznie|' +
  'lunar|anual|aylık|yıllık|tek seferlik|per sempre|買い切り|买断|一次性|(?:から|〜|～|起)?\\s?[（(]?税[込抜别別]み?[）)]?|から|〜|～|起)[)）]?(?![\\p{Script=Latin}])'
const TAIL = `((?:${PER}|${ADVERB}){0,4})`

// Scripts without spaces may write right up to the number.
const LETTER_BEFORE = '(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{N}_])'
const PREFIXED = new RegExp(
  `((?i:${FROM}|${PERIOD_BEFORE}))?(?:(?<!\\d\\s?)(?:(?<!\\p{L})|(?=\\p{Script=Han}))(${SIGN})\\s{0,2}|(?<!\\d)([$£¥])(?=\\d))(${AFTER_SIGN})(?![:\\d]|[.,]\\d)${DASH}${NO_MULTIPLIER}(?:\\s?(?:USD|EUR|CHF|GBP|CAD|AUD|JPY|TTC|HT)(?!\\p{L}))?${TAIL}`,
  'gu',
)
const SUFFIXED = new RegExp(
  `((?i:${FROM}|${PERIOD_BEFORE}))?${LETTER_BEFORE}(?<![.,:])(?<!(?<!\\d\\s?)[$€£¥₺]\\s?)(?:(\\d{1,6}(?:[.,]\\d{1,2})?)\\s?(?:[-–—~〜～]|bis|to|à|a|tot|do)\\s?)?(${BEFORE_SIGN})(万(?=\\s?[円元]|\\d{1,4}円))?${DASH}\\s{0,2}(${SIGN})(?!\\p{Script=Latin}|\\d)${TAIL}`,
  'gu',
)

/** Reads «4'500», «2.400», «1 299», «1,00,000», «8,50», «0.003»: the last separator is a decimal one unless three digits follow it. */
export function readAmount(written: string): number {
  const digits = written.replace(/['’´\s]/gu, '')
  const decimal = /^0[.,]\d+$|[.,]\d{1,2}$|^\d+\.\d{4,}$/u.test(digits)
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (!decimal || at < 0) return Number(digits.replace(/[.,]/gu, ''))
  return Number(`${digits.slice(0, at).replace(/[.,]/gu, '')}.${digits.slice(at + 1)}`)
}

const PERIODS: [Period, RegExp][] = [
  [
    'once',
    /one[- ]?time|\bonce\b|lifetime|for life|forever|einmal|une (?:seule )?fois|à vie|una tantum|único|de por vida|para siempre|vitalício|eenmalig|jednorazowo|tek seferlik|per sempre|買い切り|买断|一次性/iu,
  ],
  [
    'month',
    /(?<!\p{L})(?:m|mo|mth|month|months|mois|mes|mês|mese|maand|mnd|mån|månad|måned|md|mies|mtl|lună|luna|měs|měsíc|hó|kk|ay)(?!\p{L})|monat|monthly|mensu|mensal|mensais|mensile|maandel|miesi|mėn|lunar|aylık|p\. ?m\.|[/每毎個个]?月|мес|міс/iu,
  ],
  [
    'year',
    /(?<!\p{L})(?:yr|an|année|ano|año|anno|jaar|år|rok|metai|yıl|év)(?!\p{L})|year|annual|annuel|anual|annuale|jährlich|jaarlijks|rocznie|yıllık|p\. ?a\.|年|год|рік/iu,
  ],
  ['week', /(?<!\p{L})(?:wk|week|woche|semaine|semana|settimana|hafta)(?!\p{L})|週|周/iu],
  ['day', /(?<!\p{L})(?:day|night|tag|nacht|jour|nuit|día|dia|noche|noite|giorno|notte|dag|zi|gün)(?!\p{L})|日(?!元)|泊|晚/iu],
]
const FROM_ALONE = new RegExp(`^\\s*${FROM}$`, 'iu')

function periodOf(words: string): Period {
  const found = PERIODS.find(([, is]) => is.test(words))
  if (found) return found[0]
  return /[/／]|\p{L}/u.test(words.replace(FROM_ALONE, '').replace(/から|起|税[込抜别別]み?/gu, '')) ? 'use' : null
}

const TEXT_LENGTH_MAX = 4_000

/**
 * Every price expression in a line, in reading order and without overlaps: symbols and codes before or after the number, in the
 * number formats of Europe, America and Asia. Millions and thousands by word («$5M») are left out; `text` longer than 4,000
 * characters is searched up to there.
 */
export function findMoney(searched: string): Money[] {
  const line = searched.slice(0, TEXT_LENGTH_MAX)
  const found: Money[] = []
  const add = (start: number, text: string, amount: number, sign: string, words: string): void => {
    const trimmed = text.trim().replace(/(?<=\p{L}{2})[.,;:]$/u, '')
    const at = start + text.indexOf(trimmed)
    if (Number.isFinite(amount))
      found.push({ amount, currency: codeOf(sign), text: trimmed, start: at, end: at + trimmed.length, period: periodOf(words) })
  }
  for (const match of line.matchAll(PREFIXED)) {
    const [text, before = '', sign, bare, digits = '', tail = ''] = match
    add(match.index, text, readAmount(digits.replace(' ', '')), sign ?? bare ?? '', before + tail)
  }
  for (const match of line.matchAll(SUFFIXED)) {
    const [text, before = '', low, digits = '', myriads, sign = '', tail = ''] = match
    const amount = readAmount(low ?? digits.replace(/ (?=[.,])/u, '')) * (myriads === undefined ? 1 : 10_000)
    add(match.index, text, amount, sign, before + tail)
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
