import { anyOf, spaced } from '../../../lexicon/compile.ts'
import { pattern } from './patterns.ts'

/** Roles that say someone started it. Managers, owners and officers by themselves do not. */
const FOUNDER_WORD = anyOf('founder')
const MAKER_WORD = anyOf('maker')
/** No part of a mailbox: «founders@» is nobody's role. */
export const FOUNDER_ROLE = pattern(String.raw`(?<![\p{L}-])(?:${FOUNDER_WORD}|${MAKER_WORD})(?!\p{L}{0,3}@)`, 'u')
/** Roles that carry the word without meaning it. */
export const NOT_FOUNDER =
  /founding (?:engineer|team|member|partner|designer|developer|customer|user)|founders? (?:fund|circle|plan|tier|edition|pricing|price|access|deal|offer|pass|badge|note|letter|stories|story|community|network|hub|day|club|library|guide|and (?:teams|startups|makers)|&? ?(?:teams|startups))|for founders|(?:content|course|video) creators?|creators? (?:fund|program|economy|tools|plan)|(?:start-?up|saas|tech|agency|e-?commerce|indie|serial|solo|fellow|first-time|small business|bootstrapped|online|studio|brand|shop|store|newsletter|app|mobile|ai|business|non-?technical|technical|b2b|fintech) (?:co-?)?founders?|indie (?:hacker|maker)|former|ex-|investor|advis|mentor|coach|friend of|decision maker|policy maker|coffee maker|map maker/i

// Only an initial carries a dot; a dot after a whole word ends the sentence.
const FIRST = String.raw`(?:\p{Lu}\.(?:-?\p{Lu}\.)?|\p{Lu}[\p{L}\p{M}'’-]{0,30})`
const PARTICLE = String.raw`(?:${anyOf('name_particle')})`
/** Two to four words of a person's name: `Ana de la Cruz`, `J. R. Müller-Voss`. */
export const PERSON = String.raw`(?:(?:[Dd]r|[Pp]rof|Ing|Dipl\.-\p{L}+|[Mm]gr|Bc|\p{Lu}\p{L}{0,4}Dr|Dott|Avv)\.\s+){0,3}${FIRST}(?:[ ]["“'‘(]?${FIRST}["”'’)]?){0,2}[ ](?:${PARTICLE}[ ])?\p{Lu}[\p{L}\p{M}'’-]{1,30}`
const ASIAN_PERSON = String.raw`[\p{Script=Han}々]{1,4}[ 　][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々]{1,6}|\p{Script=Katakana}{2,12}[・ ]\p{Script=Katakana}{2,12}`
export const PERSON_ALONE = new RegExp(String.raw`^(?:${PERSON}|${ASIAN_PERSON})$`, 'u')

/** Capitalised words that no person is called. */
const NO_PERSON = pattern(String.raw`\b(?:${anyOf('no_person')})\b`)
const SAMPLE_PERSON = new RegExp(String.raw`${anyOf('sample_person')}`, 'i')

/** How people begin when they introduce themselves; no part of their names. */
const INTRODUCED = new RegExp(String.raw`^(?:${anyOf('i_am_capital')})\s+`, 'u')
/** «It’s», «We’re», «Ana’s»: a shortened verb or a possessive, no name. */
const CONTRACTED = /['’](?:m|s|re|ve|ll|d|t)(?!\p{L})|^(?:J|L|D|C|Qu)['’]\p{Ll}/u

/** «Gründerin von Quellwerk» is written as a name is, and is a role. */
const ROLE_AHEAD = pattern(String.raw`^(?:${FOUNDER_WORD}|${MAKER_WORD})\s`, 'u')

/** A Greek article before a name, a Turkish «is» behind it. */
const NO_PART = /^[ΗΟ] (?=\S+ )|['’]d[ıiuü]r$/u

/** The text as a person's name; null for anything else that is written with capitals. */
export function personName(text: string): string | null {
  const written = text.replace(/^(?:[\s–—•·*-]|👋|🏻)+|(?<![\s,;:.!•·*–—-])[\s,;:.!•·*–—-]+$/gu, '')
  const introduced = written.replace(INTRODUCED, '').trim()
  // «Ben Carter» is called so: what introduces somebody stands before a whole name.
  const name = (PERSON_ALONE.test(introduced) ? introduced : written.trim()).replace(NO_PART, '')
  if (CONTRACTED.test(name) || ROLE_AHEAD.test(name)) return null
  if (name.length < 4 || name.length > 50 || !PERSON_ALONE.test(name) || NO_PERSON.test(name) || SAMPLE_PERSON.test(name)) return null
  return name === name.toUpperCase() && !/\p{Lo}/u.test(name) && name.split(' ').some((word) => word.length > 12) ? null : name
}

/** A company, an association: written like a person's name, and nobody's. */
const BODY = pattern(String.raw`\b(?:${anyOf('company_word')}|${anyOf('body_behind')})\b`)
export const isBody = (name: string): boolean => BODY.test(name)

/** «Ida», by which a founder introduces themselves. */
export const firstName = (text: string): string | null => (NO_PERSON.test(text) || SAMPLE_PERSON.test(text) ? null : text)

/** «My name is Jana, …», «I am Jana Brandt»: somebody speaks of themselves. */
export const INTRODUCES = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('i_am')}|${anyOf('i_am_capital')})\s+\p{Lu}\p{Ll}+(?: \p{Lu}|[,.])`,
  'u',
)
/** «We are Ida Kranz and Tom Berg». */
export const WE_ARE = new RegExp(String.raw`^(?:[^\p{L}]*(?:${anyOf('hello')})[^\p{L}]{1,6})?(?:${spaced('we_are')})\s+(?=\p{Lu})`, 'iu')
/** «Who makes this?» over what somebody says of themselves. */
export const WHO_MAKES = new RegExp(String.raw`(?<!\p{L})(?:${spaced('who_makes')})`, 'u')
/** What a founder did, with the names behind it: `founded by Ana Ruiz and Tom Berg`. */
export const FOUNDED_BY = pattern(String.raw`(?<!\p{L})(?:${anyOf('founded_by')})\s+(?:me,\s+|me\s*[–—-]\s*)?`, 'giu')
/** Titles and trades between that and the name: «fondata dal Maestro Guido …». */
export const TITLES = new RegExp(String.raw`^(?:(?:${anyOf('title_of_person')})\s+){1,3}`, 'u')
/** What else is made by somebody who is no founder. */
export const OTHER_WORK =
  /\b(?:theme|template|design|website|site|illustration|logo\p{L}*|icon|photo|image|font|badge|artwork)s?\b[^.]{0,20}$/iu
/** At the foot of a page these name whoever made the website. */
export const DEVELOPED = new RegExp(anyOf('developed'), 'iu')
/** A maker introduces themselves: `I'm Ana Ruiz, and I built …`; the name follows. */
export const I_AM = pattern(String.raw`(?<!\p{L})(?:(?:${anyOf('hello')})[^\p{L}]{1,6})?(?:${anyOf('i_am')})\s+(?=\p{Lu})`, 'giu')
export const I_MADE = new RegExp(String.raw`${anyOf('founder_story')}`, 'i')

/** `Ana Ruiz built the Lumbrio app as a free app`; whether it is this product is seen from the second group. */
export const BUILT = new RegExp(
  String.raw`(?<!\p{L})(${PERSON}) (?:has |have )?(?:built|created|developed|made|founded|started|launched|designed)(?: and (?:built|maintains|runs|launched))?((?: [^\s.,;]{1,30}){1,6})`,
  'gu',
)

/** Verbs of a beginning behind who began it. */
export const FOUNDS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('founds')})(?!\p{L})`, 'u')
/** `… wurde 2019 von`; the names and then the verb follow. */
export const WURDE_VON = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('passive')})(?: (?:im (?:Jahre?|\p{Lu}\p{L}+)|in))?(?: \d{4})?(?: in \p{Lu}\p{L}+)? (?:${anyOf('passive_by')})\s+`,
  'gu',
)
export const GEGRUENDET = new RegExp(String.raw`^[^.!?]{0,60}\s?(?:${anyOf('founded_participle')})(?!\p{L})`, 'u')
