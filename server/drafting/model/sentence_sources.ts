import { anyOf, wordsOfLanguage } from '../../lexicon/compile.ts'
import { loose, sentences } from '../reading/fold.ts'
import type { Site } from '../reading/site.ts'
import { BINDING, denialsIn, rowsIn, withoutBinding, withoutDenials } from './charged_words.ts'
import type { ShownLine, ShownSite } from './model_pages.ts'
import { contentWords, plain, stemsOf, wordsOf, type Stems } from './word_stems.ts'

/** What every sentence of an answer is held against; made once for an answer. */
export type Ground = {
  site: Site
  lang: string | null
  lines: Map<number, ShownLine>
  /** Words of the product's own names. */
  own: Set<string>
  /** Words that the site says of itself anywhere. */
  vocabulary: Stems
  /** Words that stand somewhere in lower case, and so are no names. */
  common: Set<string>
  retelling: Set<string>
}

export function groundOf({ site, lines }: ShownSite): Ground {
  const texts = lines.filter(({ kind }) => kind !== 'link').map(({ text }) => text)
  const own_texts = lines.filter(({ kind, voice }) => kind !== 'link' && voice === 'own').map(({ text }) => text)
  const names = [site.name?.value ?? '', site.host.split('.')[0] ?? '', site.host]
  const lower = texts.flatMap((text) => wordsOf(text)).filter(({ raw }) => /^\p{Ll}/u.test(raw))
  return {
    site,
    lang: site.lang,
    lines: new Map(lines.map((line) => [line.number, line])),
    own: new Set(
      names.flatMap((name) => [loose(name), plain(name), ...wordsOf(name).map(({ stem }) => stem)]).filter((name) => name.length > 1),
    ),
    vocabulary: stemsOf(own_texts),
    common: new Set(lower.map(({ stem }) => stem)),
    retelling: new Set(wordsOfLanguage('retelling', site.lang).map(plain)),
  }
}

/** A stretch of a cited line that is read as one statement. */
export type Clause = {
  text: string
  words: string[]
  denied: boolean
  /** It denies a lack: «never without». */
  twice: boolean
  /** Rows of BINDING that it holds. */
  bound: string[]
}

export type Sources = {
  lines: ShownLine[]
  /** Their statements: a question states nothing. */
  text: string
  /** With the headings they stand under. */
  context: string
  said: Stems
  around: Stems
  clauses: Clause[]
  statements: string[]
}

const CLAUSE_END = new RegExp(String.raw`[,;:!?.。！？、()|•·—–]+(?!\d)|\s-\s|(?<=\s)(?:${anyOf('clause_joint')})(?=\s)`, 'gu')
const RELATIVE = new RegExp(String.raw`^(?:${anyOf('relative_word')})(?!\p{L})`, 'iu')
const QUESTION = /[?？]["”»」]?\s*$/u

export function sourcesOf(lines: ShownLine[], ground: Ground): Sources {
  const statements = lines.flatMap(({ kind, text }) => (kind === 'row' ? [text] : sentences(text))).filter((text) => !QUESTION.test(text))
  const text = statements.join('\n')
  // What an answer leaves out stands in its question.
  const context = [
    text,
    ...lines.filter((line) => QUESTION.test(line.text)).map((line) => line.text),
    ...lines.flatMap(({ headings }) => headings.slice(-1)),
  ].join('\n')
  return {
    lines,
    text,
    context,
    said: stemsOf([text]),
    around: stemsOf([context]),
    clauses: statements.flatMap((statement) => clausesOf(statement, ground)),
    statements,
  }
}

export function clausesOf(statement: string, ground: Ground): Clause[] {
  let contrasted = false
  return statement.split(CLAUSE_END).flatMap((part) => {
    const text = part.trim()
    const words = stemsIn(withoutBinding(withoutDenials(text)), ground)
    const { not, without } = denialsIn(text)
    const bound = rowsIn(BINDING, text)
    // «Unlike others, which …»: what follows is still about the others.
    if (contrasted && RELATIVE.test(text) && !bound.includes('contrasted')) bound.push('contrasted')
    if (text !== '') contrasted = bound.includes('contrasted')
    return text === '' || words.length === 0 ? [] : [{ text, words, denied: not || without, twice: not && without, bound }]
  })
}

/** The words of a text that say something: no retelling words, none of the product's names. */
export const stemsIn = (text: string, { lang, own, retelling }: Ground): string[] =>
  contentWords(text, lang)
    .map(({ stem }) => stem)
    .filter((stem) => !own.has(stem) && !retelling.has(stem))
