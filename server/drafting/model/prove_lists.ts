import { anyOf, spaced, unspaced } from '../../lexicon/compile.ts'
import { languageNamesIn } from '../built_in/words/language_names.ts'
import { pattern } from '../built_in/words/patterns.ts'
import type { Evidence } from '../../fields/draft.ts'
import { LIST_ENTRY_MAX } from '../../fields/fields.ts'
import { loose, squeeze } from '../reading/fold.ts'
import { isPlaceholder } from '../reading/trust.ts'
import { citedOwn } from './cited_lines.ts'
import { evidenceOf } from './line_evidence.ts'
import { visible, type ShownLine } from './model_pages.ts'
import { objectionTo } from './prove_sentence.ts'
import type { Entry } from './read_answer.ts'
import { sourcesOf, stemsIn, type Ground } from './sentence_sources.ts'
import { isMadeOf } from './word_stems.ts'

const EVIDENCE_MAX = 30
const LINES_MAX = 4

const WORKS_WITH = pattern(String.raw`\b(?:${anyOf('integrations_heading')}|${spaced('connects')})\b|${unspaced('connects')}`)
const PLATFORM = new RegExp(
  String.raw`(?<!\p{L})(?:${spaced('platform_word')}|ios|ipados|iphone|ipad|android|mac(?:os)?|windows|linux|chrome(?:os)?|firefox|safari|edge|opera|brave|apple watch|watchos|wear ?os|tv ?os|raspberry pi|docker|kubernetes|cli|api|wordpress|shopify|steam|xbox|playstation|switch|kindle|freebsd|ubuntu|debian)(?!\p{L})|${unspaced('platform_word')}`,
  'iu',
)
const NOT_THERE = pattern(String.raw`\b(?:${anyOf('not_yet')})\b`)
const SPEAKS = pattern(String.raw`\b(?:${anyOf('speaks_languages')}|${spaced('speaks')})\b|${unspaced('speaks')}`)
const LANGUAGES_TOGETHER = 3

/** What an entry of this list must be besides stated. */
const FITS: Partial<Record<string, (entry: string, lines: ShownLine[], ground: Ground) => boolean>> = {
  integrations: (entry, lines) =>
    /\p{Lu}|\p{Lo}|\d/u.test(entry) && lines.some(({ text, headings }) => WORKS_WITH.test([text, ...headings].join('\n'))),
  platforms: (entry, lines) => PLATFORM.test(entry) && !lines.some(({ text }) => NOT_THERE.test(text)),
  languages: (entry, lines, { lang }) =>
    languageNamesIn(entry, lang).length > 0 &&
    lines.some(
      ({ text, headings }) => SPEAKS.test([text, ...headings].join('\n')) || languageNamesIn(text, lang).length >= LANGUAGES_TOGETHER,
    ),
}

/** The entries of a list that their lines state, each in words of one line or of two that stand together. */
export function listOf(
  name: string,
  entries: Entry[],
  max: number,
  ground: Ground,
  chars_max: number = LIST_ENTRY_MAX,
): { value: string[]; evidence: Evidence[]; kept: number } | null {
  const value: string[] = []
  const lines: ShownLine[] = []
  for (const entry of entries) {
    const text = visible(entry.text)
    if (value.length >= max || text === '' || text.length > chars_max || isPlaceholder(text)) continue
    if (value.some((other) => squeeze(other) === squeeze(text))) continue
    const stating = pairsOf(citedOwn(entry.lines, ground, text).slice(0, LINES_MAX)).find((pair) => states(name, text, pair, ground))
    if (!stating) continue
    value.push(text)
    lines.push(...stating)
  }
  return value.length > 0 ? { value, evidence: evidenceOf(lines).slice(0, EVIDENCE_MAX), kept: value.length } : null
}

/** Each line, and each two of one page that stand together. */
function pairsOf(lines: ShownLine[]): ShownLine[][] {
  const pairs = lines.flatMap((one) =>
    lines.filter((other) => other.page === one.page && other.number === one.number + 1).map((other) => [one, other]),
  )
  return [...lines.map((line) => [line]), ...pairs]
}

function states(name: string, text: string, lines: ShownLine[], ground: Ground): boolean {
  const sources = sourcesOf(lines, ground)
  if (FITS[name]?.(text, lines, ground) === false || objectionTo(text, sources, ground, 'entry') !== null) return false
  const words = stemsIn(text, ground)
  if (words.length === 0) return loose(sources.text).includes(loose(text))
  return words.every((word) => /^\d/.test(word) || sources.around.has(word) || isMadeOf(word, sources.around, ground.lang))
}
