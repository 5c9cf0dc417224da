import { anyOf, attachedLanguages, wholeWords, wordsOfLanguage } from '../../../lexicon/compile.ts'
import type { PageKind } from '../../../crawl/page.ts'
import { beginsWithName, isForeignSince, isOurStory, MONTH, SERVING, unaccented, yearsOfStory } from './founding_stories.ts'
import { isNamedIn, isOfAnother, isWorkedWith } from './our_names.ts'
import { pattern } from '../words/patterns.ts'
import { FOUNDER_ROLE } from '../words/people_words.ts'
import { DISCLAIMS } from '../words/publisher_words.ts'

/* The years of founding that one sentence gives, each with how plainly: whose beginning it is decides. */
const YEAR = String.raw`((?:18|19|20)\d\d)(?!\d|[-–/]\d|\s?(?:%|€|\$|users|customers|people|employees))`
/** «Founded in Leeds by friends in 2011», but not «born in Leeds in 1970». */
const FOUNDED_AT = String.raw`(?=\p{L}{6})(?:${anyOf('founded_label')})\s\p{L}{1,3}\s\p{L}[^\d.;!?]{2,30}`
const FOUNDED = pattern(String.raw`\b(?:${anyOf('founded_in')}|${FOUNDED_AT})\s${MONTH}${YEAR}`, 'giu')
/** `Anna founded Northwind in 2015`: between the verb and the year stands whom it is about. */
const FOUNDED_WHAT = pattern(
  String.raw`\b(?:${anyOf('founded_what')})\s([^.;!?]{2,60}?)\s(?:back )?(?:${anyOf('founded_when')})\s${MONTH}${YEAR}`,
  'giu',
)
/** «2008-ban», «2008'de», «2008. aastal»: what some languages write onto the number. */
const ENDING = String.raw`(?:[-'’]\p{Ll}{2,4}|\.)?`
const YEAR_FOUNDED = pattern(
  String.raw`\b(?:(?:${anyOf('year_ahead')})\s(?:\p{L}{3,10}\s)?)?${YEAR}${ENDING}\s(?<between>(?:[^.;!?]{0,60}?\s)?)(?:${anyOf('was_founded')}|(?<began>${anyOf('story_began')})(?!\p{L}))`,
  'giu',
)
/** «Perustimme Lumbrion vuonna 2008», «we founded our studio in 2008»: the verb says whose beginning it is. */
const WE_FOUNDED = pattern(
  String.raw`(?<!\p{L})(?:${anyOf('we_founded')})\s(?:(?<what>[^.;!?]{0,90}?)(?:${anyOf('story_year')}|${anyOf('founded_when')})\s(?:${anyOf('the_year')}\s)?${MONTH})?${YEAR}`,
  'giu',
)
/** «2008-ban alapítottuk a Lumbriót», «2008 yılında firmamızı kurduk». */
const YEAR_WE_FOUNDED = pattern(
  String.raw`(?<![\p{L}\d])${YEAR}${ENDING}\s(?<between>(?:[^.;!?]{0,60}?\s)?)(?:${anyOf('we_founded')})(?!\p{L})`,
  'giu',
)
const SINCE = pattern(String.raw`(?<!\p{L})(?:${anyOf('since')})\s(?:(?:${anyOf('the_year')})\s)?${MONTH}${YEAR}`, 'giu')
const SINCE_BEHIND = pattern(String.raw`(?<![\p{L}\d])${YEAR}${ENDING}\s(?:${anyOf('since_behind')})(?!\p{L})`, 'giu')
/** By language: what founds a company in Chinese passes a law in Japanese. */
const ATTACHED = new Map(
  attachedLanguages('founded_attached').map((lang) => [lang, attachedPattern((list) => wordsOfLanguage(list, lang).join('|'))]),
)
const ANY_ATTACHED = attachedPattern(anyOf)
function attachedPattern(wordsOf: (list: 'founded_attached' | 'founded_attached_behind') => string): RegExp {
  const behind = wordsOf('founded_attached_behind')
  return new RegExp(
    String.raw`(?:${wordsOf('founded_attached')})[^\d]{0,8}((?:18|19|20)\d\d)\s?[年년.]?${behind ? String.raw`|((?:18|19|20)\d\d)(?:${anyOf('date_behind_year')})(?:${behind})` : ''}`,
    'gu',
  )
}
const OURSELVES = pattern(String.raw`\b(?:${anyOf('ourselves')})\b`)
const SOMEONE = new RegExp(wholeWords('somebody_else'), 'iu')
/** What has been so since a year is seldom the company: an idea is open, a feature is available, a record is kept. */
const STATE = pattern(String.raw`\b(?:${anyOf('state_of_things')})\b`)

/** «Since 1985 she has worked with stone»: her trade; «since 2014 it is …»: not the company. */
const WORKED = new RegExp(String.raw`^,?\s(?:\p{Lu}\S*\s)?(?:${anyOf('has_worked')}|${anyOf('state_of_things')})(?!\p{L})`, 'iu')

/** What the company won, bought or joined has a beginning of its own. */
export const TAKEN_OVER = new RegExp(String.raw`\b(?:${anyOf('taken_over')})\b`, 'i')

/** The second shop, a branch, a new line: what is not the first has a beginning of its own too. */
export const ANOTHER = pattern(String.raw`\b(?:${anyOf('another_one')})\b`)
const COMPANY = pattern(String.raw`\b(?:${anyOf('company_word')})\b`)
/** What may follow a verb without being its subject: the end, a mark, «by», «as», «when», or a word as short as these that is no article. */
const NO_SUBJECT = new RegExp(
  String.raw`^(?:\s*(?:$|[.,;:!?)–—-])|\s(?:${anyOf('ends_founded')})(?!\p{L})|\s(?!(?:${anyOf('article_before_company')})(?!\p{L}))\p{Ll}{1,3}(?!\p{L}))`,
  'u',
)
/** «è stata», «a été», «je bilo», «roku»: between year and verb without a subject. */
const AUXILIARY = new RegExp(String.raw`^(?:\p{Ll}+\s){0,2}$|\s(?:${anyOf('run_by_behind')})\s`, 'u')
/** As far as what was founded stands from its verb. */
const OBJECT_CHARS_MAX = 60
/** A motto below a name («Repairs in Ghent since 2010») has no subject and is a line of its own. */
const MOTTO_CHARS_MAX = 90

/** Where a sentence stands: `continued` goes on with the company's name, which stands above it. */
type Where = { kind: PageKind; lang: string | null; footer: boolean; continued: boolean }
/** A sentence with what decides about whom it speaks. */
type Sentence = Where & {
  text: string
  /** The company's names in small letters. */
  names: string[]
  /** It names the company. */
  named: boolean
  /** It speaks of the company, by name or as `we`. */
  ours: boolean
}
/** A year that a sentence may be giving, and how plainly. */
type Claim = { year: string | undefined; weight: number }

/** `own` are the names of the company. */
export function yearsIn(text: string, where: Where, own: string[]): Claim[] {
  if (DISCLAIMS.test(text)) return []
  const names = own.map((name) => name.toLowerCase())
  const named = where.continued || mentions(text, names)
  const sentence = { ...where, text, names, named, ours: named || OURSELVES.test(text) }
  if (((where.kind !== 'about' && where.kind !== 'team') || SOMEONE.test(text)) && isOfAnother(text, own)) return foundedWhat(sentence)
  return [
    ...foundedIn(sentence),
    ...yearFounded(sentence),
    ...foundedWhat(sentence),
    ...weFounded(sentence),
    ...sinceYear(sentence),
    ...inStory(sentence),
    ...attached(sentence),
  ]
}

const mentions = (text: string, names: readonly string[]): boolean => {
  const small = text.toLowerCase()
  return names.some((name) => isNamedIn(small, name))
}

/** «Founded in 2015, …» speaks of the page's owner; «Acme was founded in 2015» only if Acme is us. */
function foundedIn({ text, kind, lang, names, named, ours, continued }: Sentence): Claim[] {
  return [...text.matchAll(FOUNDED)].flatMap((match): Claim[] => {
    const before = text.slice(0, match.index).trim()
    if (TAKEN_OVER.test(`${before} ${match[0]}`)) return []
    const subject = lastClause(before)
    if (ANOTHER.test(subject)) return []
    if (subject !== '' && beginsWithArticle(text.slice(match.index + match[0].length), lang)) return []
    const about_us = (ours || COMPANY.test(subject)) && !SOMEONE.test(before) && (continued || speaksOfUs(subject, names))
    if (!(isPlain(subject) && speaksForItself({ text, kind, ours }, before)) && !about_us) return []
    return [{ year: match[1], weight: named ? 4.5 : 4 }]
  })
}

/** «2015 gegründet», «Nel 2015 nasce Lumbrio»: the subject stands before the year, before the verb or behind it. */
function yearFounded({ text, kind, names, named, ours, continued }: Sentence): Claim[] {
  return [...text.matchAll(YEAR_FOUNDED)].flatMap((match): Claim[] => {
    const before = text.slice(0, match.index).trim()
    const between = match.groups?.['between'] ?? ''
    const after = text.slice(match.index + match[0].length)
    const subject = lastClause(before)
    if (TAKEN_OVER.test(`${before} ${match[0]}`) || SOMEONE.test(before)) return []
    if (ANOTHER.test(`${subject} ${between} ${after.slice(0, OBJECT_CHARS_MAX)}`)) return []
    const told =
      continued || isOurStory(subject, names) || speaksOfUs(subject, names) || endsInName(between, names) || COMPANY.test(between)
    const behind = /^\s/.test(after) && (beginsWithName(after.trim(), names) || COMPANY.test(firstWords(after)))
    // What began is said in front; what was founded may be the page's owner.
    const alone =
      match.groups?.['began'] === undefined &&
      isPlain(subject) &&
      AUXILIARY.test(between) &&
      NO_SUBJECT.test(after) &&
      speaksForItself({ text, kind, ours }, before)
    return told || behind || alone ? [{ year: match[1], weight: named ? 4.5 : 4 }] : []
  })
}

/** «Vi startade 2015 ett samarbete»: what was founded stands behind the year. */
const beginsWithArticle = (after: string, lang: string | null): boolean =>
  wordsOfLanguage('article_before_company', lang).some((article) => new RegExp(`^\\s(?:${article})\\s(?!partir)`, 'iu').test(after))

const speaksOfUs = (subject: string, names: readonly string[]): boolean =>
  OURSELVES.test(subject) || COMPANY.test(subject) || mentions(subject, names)

/** With what stands before it where it is a word alone: «Wir sind ein Betrieb, der». */
function lastClause(text: string): string {
  const clauses = text.split(/[,;:|·]\s/)
  const last = clauses.at(-1) ?? ''
  return /^\p{Ll}+$/u.test(last.trim()) ? clauses.slice(-2).join(' ') : last
}
const isPlain = (subject: string): boolean => subject === '' || /^(?:[^\p{L}\p{N}]|we|wir)*$/iu.test(subject)
const firstWords = (text: string): string => text.trim().split(/\s/, 3).join(' ')
const speaksForItself = ({ text, kind, ours }: Pick<Sentence, 'text' | 'kind' | 'ours'>, before: string): boolean =>
  ours || text.length <= 120 || (kind === 'about' && before === '')

/** «C’est en 2008 que Lumbrio voit le jour»: the name stands right before the verb. */
const endsInName = (text: string, names: readonly string[]): boolean => {
  const small = ` ${text.trim().toLowerCase()}`
  return names.some((name) => small.endsWith(` ${name}`))
}

function foundedWhat({ text, names }: Sentence): Claim[] {
  return [...text.matchAll(FOUNDED_WHAT)].flatMap(([, what = '', year]) =>
    mentions(what, names) || /^(?:the|our|this) (?:company|firm|studio|agency|business)$/i.test(what) ? [{ year, weight: 4 }] : [],
  )
}

/** What we founded is the company, or nothing is said of it; a blog and a second shop are others. */
function weFounded({ text, kind, lang, names }: Sentence): Claim[] {
  if (!/^(?:home|about|team|contact|other)$/.test(kind) || SOMEONE.test(text)) return []
  const first = [...text.matchAll(WE_FOUNDED)]
    .filter((match) => !beginsWithArticle(text.slice(match.index + match[0].length), lang))
    .map((match) => ({ match, object: match.groups?.['what'] ?? '' }))
  const behind = [...text.matchAll(YEAR_WE_FOUNDED)].map((match) => {
    const after = text.slice(match.index + match[0].length)
    const before = lastClause(text.slice(0, match.index))
    return { match, object: `${before} ${match.groups?.['between'] ?? ''} ${after.slice(0, OBJECT_CHARS_MAX)}` }
  })
  return [...first, ...behind].flatMap(({ match, object }) => {
    if (TAKEN_OVER.test(match[0]) || ANOTHER.test(object)) return []
    const is_ours =
      object.trim() === '' || COMPANY.test(object) || names.some((name) => unaccented(object).includes(stemOf(unaccented(name))))
    return is_ours ? [{ year: match.slice(1).find((group) => /^\d{4}$/.test(group ?? '')), weight: 4 }] : []
  })
}

/** «Založili jsme Lumbriu»: names are bent like other words. */
const stemOf = (name: string): string => (name.length > 4 ? name.slice(0, -1) : name)

/** Further away from «since», «we» is seldom what has been so: «our tool meets what the mail services have asked for since 2021». */
const SUBJECT_CHARS_MAX = 60

function sinceYear({ text, kind, lang, ours, names, footer }: Sentence): Claim[] {
  return [...text.matchAll(SINCE), ...text.matchAll(SINCE_BEHIND)].flatMap((match): Claim[] => {
    if (isForeignSince(match[0], lang) || SOMEONE.test(text) || FOUNDER_ROLE.test(text.slice(0, match.index))) return []
    // «Since 2019:» opens a list of what has been so.
    const after = text.slice(match.index + match[0].length)
    if (/^\s?[:：]\s*$/.test(after) || (!ours && WORKED.test(after))) return []
    const before = text.slice(0, match.index)
    // A page about the company may end its motto with the year.
    const ends = kind === 'about' && !/[\p{L}\d]/u.test(after)
    const short = text.length <= (footer || ends ? MOTTO_CHARS_MAX : 50)
    if (isWorkedWith(before.trim(), names) || (before !== '' && !ours && (!short || STATE.test(before)))) return []
    const near = [before.slice(-SUBJECT_CHARS_MAX), text.slice(match.index)]
    if (before.slice(0, -SUBJECT_CHARS_MAX).trim() !== '' && !near.some((part) => speaksOfUs(part, names))) return []
    const told = short ? kind !== 'privacy' && kind !== 'terms' : ours && text.length <= 220
    return told ? [{ year: match[1], weight: 3 }] : []
  })
}

function inStory({ text, kind, names, named }: Sentence): Claim[] {
  if (kind !== 'home' && kind !== 'about' && kind !== 'team' && !named) return []
  return [...yearsOfStory(text, names), ...servingSince(text, names)].flatMap((year) =>
    SOMEONE.test(text.slice(0, text.indexOf(year))) ? [] : [{ year, weight: named ? 4.5 : 4 }],
  )
}

/** «In business since 1998» is said of the page's owner, unless a name or a thing stands before it. */
function servingSince(text: string, names: readonly string[]): string[] {
  const match = SERVING.exec(text)
  const before = text.slice(0, match?.index)
  const year = match?.[2]
  const alone = match?.groups?.['anybody'] === undefined || (!/,|\s\p{Lu}/u.test(before) && !STATE.test(before))
  return year && (alone || speaksOfUs(before, names)) ? [year] : []
}

/** In scripts without spaces the word stands right at its year. */
const attached = ({ text, lang }: Sentence): Claim[] =>
  [...text.matchAll(ATTACHED.get(lang ?? '') ?? ANY_ATTACHED)].flatMap(({ index, 1: before, 2: after }) =>
    SOMEONE.test(text.slice(0, index)) ? [] : [{ year: before ?? after, weight: 4 }],
  )

/** `Since 2015 we bake …` in what the home page tells search engines. */
export function yearOfDescription(sentence: string): string | undefined {
  if (!OURSELVES.test(sentence) || SOMEONE.test(sentence)) return undefined
  return [...sentence.matchAll(SINCE), ...sentence.matchAll(FOUNDED)][0]?.at(-1)
}

const ONLY_CHARS_MAX = 60
const REST_CHARS_MAX = 8
/** «Acme was founded in 1998.»: when a company began, and nothing of what it does. */
export const onlyFounds = (sentence: string): boolean =>
  sentence.length <= ONLY_CHARS_MAX &&
  !sentence.includes(',') &&
  [...sentence.matchAll(FOUNDED), ...sentence.matchAll(YEAR_FOUNDED)].some(
    ({ index, 0: told }) => sentence.length - index - told.length <= REST_CHARS_MAX,
  )
