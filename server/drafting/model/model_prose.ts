import { anyOf } from '../../lexicon/compile.ts'
import type { Evidence } from '../../fields/draft.ts'
import { sentences, UNSPACED_END } from '../reading/fold.ts'
import { isPlaceholder } from '../reading/trust.ts'
import { citedOwn } from './cited_lines.ts'
import { evidenceOf } from './line_evidence.ts'
import { visible, type ShownLine } from './model_pages.ts'
import { objectionTo } from './prove_sentence.ts'
import type { Entry } from './read_answer.ts'
import { sourcesOf, type Ground } from './sentence_sources.ts'

const SENTENCES_MAX = 60
const LINES_MAX = 6
const EVIDENCE_MAX = 20
/** A sentence that leans on the one before says nothing once that is gone. */
const LEANS = new RegExp(String.raw`^(?:${anyOf('leans_back')})(?!\p{L})`, 'iu')

/**
 * Prose in a model's own words, held to the lines of each sentence. `whole`: all of it or nothing, for texts of one or two sentences;
 * `sentences`: those that hold, in their paragraphs.
 */
export function proseOf(
  entries: Entry[],
  max: number,
  keep: 'whole' | 'sentences',
  ground: Ground,
): { value: string; evidence: Evidence[]; kept: number } | null {
  const paragraphs: string[] = ['']
  const lines: ShownLine[] = []
  let kept = 0
  let dropped = false as boolean
  for (const { text, detail, lines: numbers } of entries.slice(0, SENTENCES_MAX)) {
    const said = visible(text)
    const cited = citedOwn(numbers, ground, said).slice(0, LINES_MAX)
    if (/^paragraph/i.test(detail) && paragraphs.at(-1) !== '') paragraphs.push('')
    const leaning: boolean = dropped && LEANS.test(said)
    dropped = leaning || cited.length === 0 || !holds(said, cited, ground) || [...paragraphs, said].join('  ').length > max
    if (dropped && keep === 'whole') return null
    if (dropped) continue
    paragraphs.push(joined(paragraphs.pop() ?? '', said))
    lines.push(...cited)
    kept++
  }
  const value = paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')
  return value === '' || value.length > max ? null : { value, evidence: evidenceOf(lines).slice(0, EVIDENCE_MAX), kept }
}

function holds(text: string, lines: ShownLine[], ground: Ground): boolean {
  const sources = sourcesOf(lines, ground)
  return !isPlaceholder(text) && sentences(text).every((sentence) => objectionTo(sentence, sources, ground) === null)
}

const joined = (before: string, next: string): string => (before === '' || UNSPACED_END.test(before) ? before + next : `${before} ${next}`)
