import { anyOf, unspaced } from '../../../lexicon/compile.ts'
import { isOurs, type Telling, type ToldFounder } from './founder_names.ts'
import { FOUNDED_BY, FOUNDER_ROLE, NOT_FOUNDER, OTHER_WORK } from '../words/people_words.ts'
import { isAboutUs } from '../page/sections.ts'
import { goesOn, isBent, namesSource, personsIn } from './person_lists.ts'

/*
 * A clause about a founder says few things in the order of its language: who, began, what. Each is folded to one sign here, so that
 * an order is written down once for all languages: `‡` the company by name, `¤` as «firm», `◊` persons, `†` the role, `§` the verb,
 * `¥` «founded by», `¶` «I am», `±` «behind».
 */
/** A page may write them too, as bullets or for a paragraph of a law. */
const SIGNS = /[‡¤◊†§¥¶±]/gu
/** With another that the same person holds: «Founder & CEO», «Gründerin und Inhaberin». */
const ROLE = new RegExp(
  String.raw`${FOUNDER_ROLE.source}\p{L}{0,5}(?:\s?(?:[&/]|${anyOf('and_names')})\s?(?:C[A-Z]O|${anyOf('owner_behind')})(?!\p{L}))?`,
  'gu',
)
/** «Hinter Lumbrio steht …» */
const BEHIND_IT = new RegExp(String.raw`(?<!\p{L})(?i:${anyOf('behind_it')})\s(?=(?:(?:${anyOf('article_before_company')})\s)?[‡¤])`, 'gu')
const BEGAN = new RegExp(
  String.raw`(?<!\p{L})(?!ha(?:t|ben)(?!\p{L})|he(?:eft|bben)(?!\p{L}))(?i:${anyOf('founds')}|${anyOf('launched')}|${anyOf('we_founded')}|${anyOf('was_founded')})(?!\p{L})`,
  'gu',
)
const I_AM = new RegExp(String.raw`(?<![\p{L}‡¤†]\s?)(?i:${anyOf('i_am')})\s(?:[aoηο]\s)?(?=\p{Lu})`, 'gu')
const FIRM = new RegExp(String.raw`(?<!\p{L})(?i:(?:(?:${anyOf('article_before_company')})\s)?(?:${anyOf('company_word')}))(?!\p{L})`, 'gu')
/** A year with what belongs to it, wherever it stands: «w 2014 roku», «im Jahr 2014», «2014. godine». */
const YEAR = new RegExp(
  String.raw`(?<!\p{L})(?i:(?:${anyOf('year_ahead')}|${anyOf('story_year')}|${anyOf('the_year')}|\p{L}{1,3})\s)?(?:19|20)\d\d(?:[-'’.]\p{Ll}{0,4})?`,
  'gu',
)
/** What free orders write behind it. */
const YEAR_WORD = new RegExp(String.raw`${YEAR.source}(?:\s\p{Ll}{1,7}\.?)?`, 'gu')
/** «Η Ίντα Κραντς»: Greek names have articles. */
const GREEK_ARTICLE = /(?<!\p{L})(?:[ηοΗΟ]|τ[ηοω]ν?)\s(?=\p{Lu}|[‡†])/gu

/** «2014’te Ida Kranz tarafından kuruldu»: the firm, which is not named. */
const IN_YEAR = /^(?:19|20)\d\d['’][dt][ea]\s/u
/** «Bursa’da» stands anywhere in a sentence. */
const TURKISH_TOWN = /\s\p{Lu}\p{L}+['’][dt][ea]n?(?!\p{L})/gu

const ARTICLE = String.raw`(?:${anyOf('article_before_company')}|je|su|sta|jsem|som|sem|sam|az?)`
const IS = String.raw`(?:${anyOf('are_founders')}|${anyOf('trader_is')})`
const OUR = String.raw`(?<!\p{L})(?i:${anyOf('our_before_founders')}|${anyOf('ourselves')}|${anyOf('article_before_company')}|az?)`
const END = String.raw`(?=$|[.,;:!?)]|\s[–—-]|\s(?:${anyOf('ends_founded')})(?!\p{L}))`
const WHAT = String.raw`(?:${ARTICLE}\s)?(?:¤${END}|(?:(?:${anyOf('article_before_company')})\s\p{L}+\s|¤\s)?‡${END})`
const ORDERS = [
  String.raw`◊,?(?:\s\p{Ll}{1,4}){0,3}\s§\s${WHAT}`,
  String.raw`◊,?(?:\s§|\s\p{Ll}{1,6})?\s[‡¤]\s§(?=$|[.,;!])`,
  String.raw`(?:^|[,:]\s)§\s◊\s${WHAT}`,
  String.raw`[‡¤],?(?:\s\p{Ll}{1,5})?\s◊(?:\s\p{Ll}{2,10})?\s§(?=$|[.,;!])`,
  String.raw`^(?:\p{L}{1,3}[\s’'])?[‡¤](?:\s\p{Ll}{1,5}){0,2}\s¥\s◊`,
  String.raw`◊\s${IS}\s(?:\p{Ll}{1,6}\s){0,2}?(?:‡\s†|†(?:\s\p{L}{1,4}){0,2}\s‡)`,
  String.raw`◊,?\s(?:\p{L}{1,6},\s)?(?:\p{L}{1,2}\s)?‡\s†`,
  String.raw`^(?:${OUR}\s)?†(?:\s(?:[‡¤]|\p{L}{1,3}))*(?:\s${IS}|\s?[–—:-])(?:\s\p{L}{1,3})?\s◊`,
  String.raw`^(?:\p{L}{1,3}\s)?[‡¤]\s†(?:\s${IS}|\s?[–—:-])?\s◊`,
  String.raw`(?:^|${OUR}\s|\s\p{Ll}{1,3}\s|‡\s(?:\p{Ll}+\s)?)†(?:(?:\s\p{L}{1,3})?\s‡|\s${OUR}(?=,))?,?\s◊`,
  String.raw`±\s(?:${ARTICLE}\s)?[‡¤],?\s(?:${anyOf('stands_behind')})\s◊(?=$|[.,;:–—-]|\s[–—-])`,
].map((source) => new RegExp(source, 'u'))
/** Languages whose verb may stand before whoever did it: «Firmę założyła Ida Kranz». */
const VERB_FIRST = ['pl', 'cs', 'sk', 'sl', 'hr', 'bs', 'sr', 'ru', 'uk', 'bg', 'lt', 'lv', 'et', 'fi', 'hu', 'tr']
const FREE_ORDERS = [
  ...ORDERS,
  new RegExp(String.raw`^(?:¤\s|\p{L}{1,2}\s)?[‡¤](?:\s\p{Ll}{1,3}){0,2}\s[§¥](?:\s\p{Ll}{1,3})?\s◊${END}`, 'u'),
  new RegExp(String.raw`◊(?:\s\p{Ll}{1,3})?\s¥\s?${WHAT}`, 'u'),
  /[‡¤]\s◊\s¥/u,
  new RegExp(String.raw`^(?:\p{L}{1,4}\s)?[§¥]\s◊\s${WHAT}`, 'u'),
  // «Ida Kranz tarafından kuruldu», «… tarafından kurulan Lumbrio»
  new RegExp(String.raw`[‡¤],?\s◊\s(?:${anyOf('run_by_behind')})\s§(?=$|[.,;!])|◊\s(?:${anyOf('run_by_behind')})\s§\s‡`, 'u'),
]

/** Languages that say «in» at the end of a town. */
const SUFFIXED = ['hu', 'tr', 'fi', 'et']

/** «dr. Ida Kranz»: names are given without. */
const TITLE = /(?<!\p{L})(?:(?:d[rR]a?|prof|mag|ing|mgr|doc|univ)\.\s?){1,3}(?=\p{Lu})/gu
const SENTENCE_END = /(?<=[\p{Ll}\p{N})])[.!?]\s(?=[^\p{Ll}])/u
const VOWEL_AT_END = /(?<=.{4})[aeiouyаяоеηα]$/u

/** The company's name, bent as its language bends it: «Lumbria», «Lumbrión», «Lumbrio’yu». */
const nameIn = (own: readonly string[]): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?i:${own.map((name) => RegExp.escape(name.replace(VOWEL_AT_END, ''))).join('|')})\p{Ll}{0,3}(?:['’-]\p{Ll}{1,4})?(?![\p{L}\p{N}-])`,
    'gu',
  )

const rows = new Map<string, RegExp>()
function rowIn(lang: string | null): RegExp {
  const source = namesSource(lang)
  const row = rows.get(source) ?? new RegExp(String.raw`(?<![\p{L}-])${source}`, 'gu')
  rows.set(source, row)
  return row
}

/** `Ida Kranz founded Lumbrio`, `Firmę założyła Ida Kranz`, `Our founder, Ida Kranz, …`, `I’m Ida, and I made Lumbrio`. */
export function founderClauses(telling: Telling): ToldFounder[] {
  const { line, own } = telling
  if (UNSPACED.test(line.text)) return withoutSpaces(telling)
  if (own.length === 0 || NOT_FOUNDER.test(line.text) || !(FOUNDER_ROLE.test(line.text) || SAYS_BEGAN.test(line.text))) return []
  const named = nameIn(own)
  const text = line.text.replace(TITLE, '')
  // «I’m Ida. I founded …»: who speaks is told in the sentence before.
  const whole = text.search(I_AM) >= 0 ? [text.slice(0, 240).replace(SENTENCE_END, ', ')] : []
  return [...whole, ...text.split(SENTENCE_END)].flatMap((sentence) => clauseOf(telling, sentence, named))
}
export const SAYS_BEGAN = new RegExp(`${BEGAN.source}|${FOUNDED_BY.source}|(?<!\\p{L})(?:${anyOf('stands_behind')})(?!\\p{L})`, 'iu')

function clauseOf({ site, reading, line }: Telling, sentence: string, named: RegExp): ToldFounder[] {
  const about = isAboutUs(reading, line.block)
  const free = VERB_FIRST.includes(site.lang ?? '')
  const row: string[] = []
  const folded = sentence
    .replace(SIGNS, '')
    .trim()
    .replace(/^C['’]est\s/, '')
    .replace(named, '‡')
    .replace(ROLE, '†')
    .replace(FOUNDED_BY, '¥ ')
    .replace(BEGAN, '§')
    .replace(about ? IN_YEAR : /^$/, '¤ ')
    .replace(free ? YEAR_WORD : YEAR, '')
    .replace(about ? FIRM : /^$/, '¤')
    .replace(BEHIND_IT, '± ')
    .replace(GREEK_ARTICLE, '')
    .replace(TURKISH_TOWN, '')
    .replace(I_AM, '¶ ')
    .replace(rowIn(site.lang), (names) => {
      row.push(names)
      return '◊'
    })
    .replace(/\s+(?=[\s.,]|$)|^[\s,]+/g, '')
  if (!/[§†¥±]/.test(folded)) return []
  const introduced = introducedIn(folded)
  if (introduced) return [introduced]
  const whole = INTRODUCED_WHOLE.exec(folded)?.[1]
  if (whole && MADE_IT.test(whole)) return personsIn(row[0] ?? '', site.lang).map((name) => ({ name, role: null, weight: 2 }))
  for (const order of free ? FREE_ORDERS : ORDERS) {
    const match = order.exec(folded)
    if (!match || !(about || match[0].includes('‡'))) continue
    const names = row[[...folded.slice(0, match.index + match[0].indexOf('◊'))].filter((sign) => sign === '◊').length] ?? ''
    const behind = folded.slice(match.index + match[0].length)
    if (match[0].endsWith('◊') && goesOn(behind)) continue
    if (
      match[0].includes('†') &&
      (/["“”„«»]/u.test(sentence) || !isOurs(site, `founder ${/^\S*\s\S+\s\S+/.exec(behind)?.[0] ?? behind.slice(0, 60)}`, line))
    )
      continue
    // «Kurucumuz Tom Berg Bursa’da yaşıyor»: the third word may be a town.
    if (SUFFIXED.includes(site.lang ?? '') && /\S \S+ \S/.test(names) && /^\s\p{Ll}/u.test(behind) && match[0].includes('†')) continue
    if (match[0].includes('¥') && OTHER_WORK.test(sentence.split(FOUNDED_BY)[0] ?? '')) continue
    const kept = personsIn(names, site.lang, behind).filter((name) => !match[0].includes('¥') || !isBent(name, site.lang))
    return kept.map((name) => ({ name, role: null, weight: 2 }))
  }
  return []
}

const INTRODUCED = /^(?:[^¶]{0,20}[^\p{L}¶])?¶ (\p{Lu}[\p{L}'’-]{1,20})(?=[\s,.!–—-])(.{0,120})/u
const INTRODUCED_WHOLE = /¶ ◊(.{0,120})/u
const MADE_IT = new RegExp(String.raw`[§¥](?:\s${ARTICLE})?\s‡${END}|‡\s§|†(?:\s\p{L}{1,4}){0,2}\s‡|‡\s†`, 'u')

/** Somebody who gives only a first name is one who made it. */
function introducedIn(folded: string): ToldFounder | null {
  const [, first, rest = ''] = INTRODUCED.exec(folded) ?? []
  return first && MADE_IT.test(rest) && !/^\s\p{Lu}/u.test(rest) ? { name: first, role: null, weight: 1.2, alone: true } : null
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hangul}]/u
/** Written without spaces, a name ends where a particle or a mark stands. */
const NAME_UNSPACED = String.raw`[\p{Script=Han}々]{1,4}[ 　][\p{Script=Han}々]{1,4}|\p{Script=Hangul}{3}|\p{Script=Han}{2,4}`
const ROLE_UNSPACED = new RegExp(
  String.raw`(?:(?<of>[的の의])\s?)?(?:${unspaced('founder')})(?:\s?[：:、・是为為はの]|${unspaced('trader_is')}|는|은)?\s?(?<who>${NAME_UNSPACED})(?=$|[\s。，、.,;；（(はがで은는이입])|^(?!我)(?<first>${NAME_UNSPACED})\s?[，、,（(]?\s?(?:${unspaced('founder')})`,
  'u',
)

/** 创始人：王小明, 創業者の佐藤 花子は …, 창업자 김민수는 … */
function withoutSpaces({ site, line, own, reading }: Telling): ToldFounder[] {
  const { of, who, first } = ROLE_UNSPACED.exec(line.text)?.groups ?? {}
  const name = who ?? first
  const named = own.some((word) => line.text.toLowerCase().includes(word))
  const ours = named || (of === undefined && isAboutUs(reading, line.block))
  return name && ours && isOurs(site, line.text, line) ? [{ name, role: null, weight: 2, alone: !/\s/.test(name) }] : []
}
