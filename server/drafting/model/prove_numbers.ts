import { anyOf, wordsOfLanguage } from '../../lexicon/compile.ts'
import { UNSPACED_END } from '../reading/fold.ts'
import { stemsIn, type Ground, type Sources } from './sentence_sources.ts'
import { plain, sameStem, wordsOf, type Stems } from './word_stems.ts'

/** Words beside a number that may be what it counts. */
const BESIDE = 4
const number_words = new Map<string, Map<string, string>>()

/** What numbers a language writes as words. */
export function numberWords(lang: string | null): Map<string, string> {
  const known = number_words.get(lang ?? '')
  if (known) return known
  const pairs = wordsOfLanguage('number_words', lang).map((pair) => {
    const [figure = '', word = ''] = pair.split(' ')
    return [word, figure] as const
  })
  const found = new Map(pairs)
  number_words.set(lang ?? '', found)
  return found
}
const HEDGE = new RegExp(String.raw`(?:${anyOf('at_most')})\s*(?:[€$£¥]\s*)?$`, 'iu')
const LEAST = new RegExp(String.raw`(?:${anyOf('at_least')})\s*(?:[€$£¥]\s*)?$`, 'iu')
/** The same behind a number and its noun. */
const HEDGE_BEHIND = new RegExp(String.raw`^[^.;,]{0,24}?(?:${anyOf('at_most_behind')})`, 'iu')
const LEAST_BEHIND = new RegExp(String.raw`^[^.;,]{0,24}?(?:${anyOf('at_least_behind')}|\+)`, 'iu')
const SHORT_ANSWER_WORDS = 3
const NEAR_CHARS = 18
/** How many characters behind a number its unit may stand in a script without spaces. */
const UNIT_CHARS = 3

type Found = { value: string; at: number; end: number }

/** Every number of the text stands in the lines with the noun it belongs to, and as an upper or lower bound where it is one there. */
export function numbersHold(text: string, { statements, around }: Sources, ground: Ground): boolean {
  if (!clausesHold(text, statements, ground)) return false
  const said = statements.map((statement) => ({
    text: plain(statement),
    numbers: numbersIn(statement, ground),
    words: wordsOf(plain(statement)),
  }))
  return numbersIn(text, ground).every((number) =>
    said.some((line) =>
      line.numbers.some(
        (other) =>
          other.value === number.value &&
          boundOf(plain(text), number) === boundOf(line.text, other) &&
          belongs(plain(text), number, line.text, other, around, ground),
      ),
    ),
  )
}

const PARTS = /[;；、|]|[.!?。！？](?=\s|$)/u

/** A number keeps its company: what stands with another number of the lines, and not with this one, is not said of it. */
function clausesHold(text: string, statements: readonly string[], ground: Ground): boolean {
  const parts = statements
    .flatMap((statement) => statement.split(PARTS))
    .map((part) => ({ words: stemsIn(part, ground), numbers: numbersIn(part, ground).map(({ value }) => value) }))
  const counted = parts.filter(({ numbers }) => numbers.length > 0)
  return text.split(PARTS).every((part) => {
    const words = stemsIn(part, ground).filter((stem) => !/^\d/.test(stem) && !numberWords(ground.lang).has(stem))
    const values = numbersIn(part, ground).map(({ value }) => value)
    const own = counted.filter(({ numbers }) => values.some((value) => numbers.includes(value)))
    const among = (list: typeof counted, stem: string) => list.some((each) => each.words.some((word) => sameStem(word, stem)))
    return values.length === 0 || words.every((stem) => among(own, stem) || !among(counted, stem))
  })
}

/** The numbers of a text, in figures and in words. */
export function numbersIn(text: string, { lang }: Pick<Ground, 'lang'>): Found[] {
  const spoken = numberWords(lang)
  const read = plain(text).normalize('NFKC')
  const digits = [...read.matchAll(/(?<![a-z\d])\d(?:[\d.,'’]*\d)?(?![a-z\d])/g)].map((match) => ({
    value: match[0].replace(/[.,'’](?=\d{3}(?!\d))/g, '').replace(/,(?=\d{1,2}$)/, '.'),
    at: match.index,
    end: match.index + match[0].length,
  }))
  const spelled = wordsOf(read).flatMap(({ stem, at, raw }) => {
    const value = spoken.get(stem)
    return value ? [{ value, at, end: at + raw.length }] : []
  })
  return [...digits, ...spelled]
}

function boundOf(text: string, { at, end }: Found): 'most' | 'least' | null {
  const before = text.slice(Math.max(0, at - NEAR_CHARS), at)
  const behind = text.slice(end)
  if (HEDGE.test(before) || HEDGE_BEHIND.test(behind)) return 'most'
  return LEAST.test(before) || LEAST_BEHIND.test(behind) ? 'least' : null
}

/** The words right behind a number, or before it, name what it counts: one of them is near the number in the line too. */
function belongs(text: string, number: Found, line: string, other: Found, around: Stems, ground: Ground): boolean {
  if (UNSPACED_END.test(line.slice(-1)) || /[\p{Script=Han}\p{Script=Katakana}]/u.test(line.slice(other.end, other.end + UNIT_CHARS))) {
    const unit =
      line
        .slice(other.end, other.end + UNIT_CHARS)
        .match(/^\s*[\p{Script=Han}\p{Script=Katakana}a-z%]/u)?.[0]
        ?.trim() ?? ''
    return text.slice(number.end).trimStart().startsWith(unit)
  }
  const mine = besideNumber(text, number, ground)
  if (mine.behind === null && mine.before.length === 0) return true
  const theirs = besideNumber(line, other, ground)
  const near = [...theirs.before, ...theirs.after]
  // A short answer leaves its noun to the question.
  if (wordsOf(line).length <= SHORT_ANSWER_WORDS) return mine.behind === null || around.has(mine.behind)
  // What stands right behind a number is its noun; without one, what stands before.
  const wanted = mine.behind === null ? mine.before : [mine.behind, ...mine.after.slice(1, 2)]
  return wanted.some((stem) => near.some((word) => sameStem(word, stem)))
}

function besideNumber(text: string, { at, end }: Found, ground: Ground): { before: string[]; after: string[]; behind: string | null } {
  const clause_end = /[.,;:!?。](?:\s|$)/.exec(text.slice(end))?.index ?? text.length
  const wordsIn = (part: string): string[] => stemsIn(part, ground).filter((stem) => !/^\d/.test(stem))
  const before = wordsIn(text.slice(0, at)).slice(-BESIDE)
  const after = wordsIn(text.slice(end, end + clause_end)).slice(0, BESIDE)
  return { before, after, behind: after[0] ?? null }
}
