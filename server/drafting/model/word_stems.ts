import { anyOf } from '../../lexicon/compile.ts'
import { littleWords } from '../reading/language.ts'
import { loose } from '../reading/fold.ts'

/** A word of a text as it is compared; `raw` as it is written, `at` where it begins in the folded text. */
export type Word = { stem: string; raw: string; at: number }

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー々]/u
const PREFIX_CHARS_MIN = 4
const PREFIX_SHARE_MIN = 0.55
/** A long common beginning may be a smaller part of the longer word: `réservent` and `réservation`. */
const LONG_PREFIX_CHARS = 5
const LONG_PREFIX_SHARE_MIN = 0.5
const SHORT_CHARS = 4
/** Ends that the inflection of short words adds: `logs`, `Plans`, `apps`. */
const SHORT_ENDS = /(?:es|en|e|s|n)$/u
/** `scanning` and `scan`. */
const DOUBLED_ING = /([bdgmnprt])\1ing$/u
const KANA_END = /(?<=[\p{Script=Han}々])\p{Script=Hiragana}+$/u
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

/** Lower case without accents, `oe` for `ö` and the like, so that one word written in two ways is one. */
export function plain(word: string): string {
  return loose(word)
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
}

/** The words of a text in order; scripts without spaces are parted by the runtime's dictionary, and lose the endings of their verbs. */
export function wordsOf(text: string): Word[] {
  const found: Word[] = []
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}ー々]+(?:[.,](?=\d)\d+)*/gu)) {
    if (!UNSPACED.test(match[0])) {
      found.push({ stem: plain(match[0]), raw: match[0], at: match.index })
      continue
    }
    for (const { segment, index, isWordLike } of segmenter.segment(match[0]))
      if (isWordLike) found.push({ stem: loose(segment).replace(KANA_END, ''), raw: segment, at: match.index + index })
  }
  return found
}

/** Words that carry meaning: no little words of the language, nothing of one or two letters but names and numbers. */
export function contentWords(text: string, lang: string | null): Word[] {
  const little = littleWords(lang)
  return wordsOf(text).filter(({ stem, raw }) => {
    if (/\d/.test(stem)) return true
    if (/^\p{Script=Hiragana}+$/u.test(stem)) return false
    if (UNSPACED.test(stem)) return true
    if (little.has(loose(raw)) || little.has(stem)) return false
    return stem.length > 3 || (stem.length > 1 && /\p{Lu}/u.test(raw)) || stem.length === 3
  })
}

/** Whether two words are forms of one: `exports` and `exported`, `Rechnung` and `Rechnungen`. */
export function sameStem(one: string, other: string): boolean {
  if (one === other || one.replace(DOUBLED_ING, '$1') === other.replace(DOUBLED_ING, '$1')) return true
  if (/\d/.test(one) || /\d/.test(other) || UNSPACED.test(one) || UNSPACED.test(other)) return false
  if (Math.min(one.length, other.length) <= SHORT_CHARS && one.replace(SHORT_ENDS, '') === other.replace(SHORT_ENDS, ''))
    return one.length > 2
  let common = 0
  while (common < one.length && one[common] === other[common]) common++
  const share = common / Math.max(one.length, other.length)
  return common >= PREFIX_CHARS_MIN && share >= (common >= LONG_PREFIX_CHARS ? LONG_PREFIX_SHARE_MIN : PREFIX_SHARE_MIN)
}

/** Words to compare with, found by how they begin. */
export type Stems = {
  has(stem: string): boolean
  /** Whether a longer word begins or ends with it, as compounds do. */
  hasPart(stem: string): boolean
}

export function stemsOf(texts: readonly string[]): Stems {
  const by_start = new Map<string, Set<string>>()
  const unspaced: string[] = []
  for (const text of texts) {
    if (UNSPACED.test(text)) unspaced.push(loose(text))
    for (const { stem } of wordsOf(text)) {
      const start = stem.slice(0, 2)
      by_start.set(start, (by_start.get(start) ?? new Set()).add(stem))
    }
  }
  const run = unspaced.join('\n')
  const all = [...by_start.values()].flatMap((near) => [...near])
  return {
    hasPart: (stem) => {
      const core = stem.replace(SHORT_ENDS, '')
      return (
        core.length > PREFIX_CHARS_MIN &&
        all.some((word) => word.length > stem.length + 2 && (word.startsWith(core) || word.endsWith(stem)))
      )
    },
    has: (stem) => {
      const near = by_start.get(stem.slice(0, 2))
      if (near?.has(stem)) return true
      // A word of such a script may stand inside a longer one.
      if (UNSPACED.test(stem)) return run.includes(stem)
      for (const other of near ?? []) if (sameStem(stem, other)) return true
      return false
    },
  }
}

/** Before the verb of such a language, or parted from it: `trägt … ein` and `eintragen`, `vorgeschlagen` and `schlägt … vor`. */
const SEPARABLE = new RegExp(String.raw`^(?:${anyOf('verb_prefix')})?(?:${anyOf('verb_prefix_inner')})?(?=\p{L}{4})`, 'u')
const COMPOUNDING = new Set(['de', 'nl', 'sv', 'da', 'no', 'fi', 'et', 'hu'])

/** Whether a word is put together from what is said, or a part of it: `Rechnungsexport` is said by `Export` and `Rechnung`. */
export function isMadeOf(stem: string, said: Stems, lang: string | null): boolean {
  if (lang === null || !COMPOUNDING.has(lang) || /\d/.test(stem)) return false
  if (said.hasPart(stem)) return true
  const verb = stem.replace(SEPARABLE, '')
  if (verb !== stem && said.has(verb)) return true
  for (let cut = PREFIX_CHARS_MIN; cut <= stem.length - PREFIX_CHARS_MIN; cut++) {
    const [ahead, behind] = [stem.slice(0, cut), stem.slice(cut)]
    if (said.has(behind) && (said.has(ahead) || said.has(ahead.replace(/(?:s|n|es|en)$/, '')))) return true
  }
  return false
}
