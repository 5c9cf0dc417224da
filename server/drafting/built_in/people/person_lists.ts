import { anyOf, LEXICONS } from '../../../lexicon/compile.ts'
import { PERSON, personName } from '../words/people_words.ts'

const NAMES_MAX = 10

/** Words for «and» that stand between two names in any language; the others mean «in» or «to» elsewhere. */
const AND = `${anyOf('and_names')}|&`
/** Languages that say it as another does. */
const SAID_AS: Record<string, string> = { bs: 'hr', sr: 'hr' }

type Patterns = { source: string; start: RegExp; split: RegExp; joined: RegExp; cut: RegExp }
const known = new Map<string, Patterns>()

/** Names in a row, in a language: `Ana Ruiz, Tom Berg and Li Wei`. */
function patternsOf(lang: string | null): Patterns {
  const own = LEXICONS[SAID_AS[lang ?? ''] ?? lang ?? '']?.and_own ?? ''
  const cached = known.get(own)
  if (cached) return cached
  const and = own === '' ? AND : `${AND}|${own}`
  // «Ana Ruiz (CEO) and Tom Berg (CTO)».
  const joint = String.raw`(?:\s\(\p{L}[^()]{1,18}\))?(?:,\s?(?:(?:${and})\s)?|\s(?:${and})\s)`
  const source = String.raw`${PERSON}(?:${joint}${PERSON}){0,${NAMES_MAX - 1}}`
  const patterns = {
    source,
    start: new RegExp(String.raw`^(?:(?:${anyOf('article_before_persons')}) )?(?:(?:${anyOf('persons')}) )?(${source})`, 'u'),
    split: new RegExp(joint, 'u'),
    joined: new RegExp(String.raw`\s(?:${and})\s`, 'u'),
    // Behind a name: `… y Luis` may be half of a surname or another person; Swedish towns stand behind «i».
    cut: new RegExp(String.raw`^\s(?:y|e|i|${own || 'y'})\s\p{Lu}`, 'u'),
  }
  known.set(own, patterns)
  return patterns
}

/** What one or more names look like in a text of this language; no groups inside. */
export const namesSource = (lang: string | null): string => patternsOf(lang).source

/**
 * The persons of a row of names. `behind` is the text that follows it: a last name that goes on there is left out. Rows without a
 * word for «and» name one person, the last: what stands before a comma may be a town.
 */
export function personsIn(row: string, lang: string | null, behind = ''): string[] {
  const { split, joined, cut } = patternsOf(lang)
  const parts = row.split(split)
  const told = joined.test(row) ? parts : parts.slice(-1)
  const kept = cut.test(behind) && !/^(?:sv|da|no)$/.test(lang ?? '') ? told.slice(0, -1) : told
  return kept.flatMap((part) => personName(part) ?? [])
}

/** Whether what looked like a name was the beginning of a longer one. */
export const goesOn = (behind: string): boolean => /^ (?:◊|\p{Lu}\p{L})/u.test(behind)

/** The names that a text begins with: `Ana Ruiz, Tom Berg and Li Wei in 2019`. */
export function personsAtStart(text: string, lang: string | null): { names: string[]; behind: string } {
  const match = patternsOf(lang).start.exec(text.slice(0, 300))
  if (!match?.[1]) return { names: [], behind: text }
  const behind = text.slice(match[0].length)
  const row = match[1]
  if (goesOn(behind)) return { names: [], behind }
  const names = personsIn(row, lang, behind)
  // `founded by Ana Ruiz, Kiel` names one person and a town.
  const first = patternsOf(lang).joined.test(row) ? [] : personsIn(row.split(',')[0] ?? '', lang, row.includes(',') ? '' : behind)
  return { names: first.length > 0 ? first : names, behind }
}

/** Every person of a row behind a label such as «Founders:», where commas part names too. */
export const listedPersons = (row: string, lang: string | null): string[] =>
  row.split(patternsOf(lang).split).flatMap((part) => personName(part) ?? [])

/** How names end behind «by», where a language bends them. */
const BENT = new Map(
  Object.entries(LEXICONS).flatMap(([lang, { bent_ending }]) => (bent_ending ? [[lang, new RegExp(`(?:${bent_ending})$`, 'u')]] : [])),
)
/** Behind «by» Slavic languages and Greek bend a name: nobody is called «Kowalskiego». */
export const isBent = (name: string, lang: string | null): boolean => BENT.get(lang ?? '')?.test(name) === true
