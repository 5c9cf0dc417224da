// What two texts have in common when they say the same thing with other white space, quotation marks or dashes.
import { loose } from '../../base/fold.ts'
import { anyOf } from '../../lexicon/compile.ts'

export { fold, loose } from '../../base/fold.ts'

/** Lines of one heading as they are read: scripts without spaces get none between them. */
export function joinLines(lines: string[]): string {
  return lines.reduce((text, line) => (text === '' || UNSPACED_END.test(text) ? text + line : `${text} ${line}`), '')
}

/** The end of a text in a script that writes no spaces. */
export const UNSPACED_END = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。！？]$/u

/** For comparing names that are written with and without spaces, dots or hyphens. */
export function squeeze(text: string): string {
  return loose(text).replace(/[^\p{L}\p{N}+#&]+/gu, '')
}

const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu

/** Words in lower case; a script without spaces counts by character. What a pictograph carries with it begins no word. */
export function words(text: string): string[] {
  return loose(text).match(WORD) ?? []
}

const SIGN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

const THAI = /^\p{Script=Thai}/u
/** Letters that Vietnamese alone is full of, which parts the syllables of its words. */
const VIETNAMESE_WORD = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]+/giu
const SYLLABLES_SHARE_MIN = 0.3
const SIGNS_OF_A_WORD = { thai: 5, other: 2 }

/** How long a text is in words: a word of a script without spaces is two signs and more, a Vietnamese one about two syllables. */
export function wordCount(text: string): number {
  const said = words(text)
  const thai = said.filter((word) => THAI.test(word)).length
  const signs = said.filter((word) => SIGN.test(word)).length - thai
  const spaced = said.length - signs - thai
  const syllables = text.match(VIETNAMESE_WORD)?.length ?? 0
  const parted = syllables >= Math.max(2, spaced * SYLLABLES_SHARE_MIN) ? Math.ceil(spaced / 2) : spaced
  return parted + Math.ceil(signs / SIGNS_OF_A_WORD.other) + Math.ceil(thai / SIGNS_OF_A_WORD.thai)
}

/** The text up to `max` characters, ended at a sentence or, failing that, at a word. Null when not even one word fits. */
export function clip(text: string, max: number): string | null {
  if (text.length <= max) return text
  const head = text.slice(0, max + 1)
  const sentence = head.match(/^[\s\S]*(?:[.!?…](?=\s)|[。！？])/)?.[0]
  if (sentence && sentence.length >= max * 0.35 && sentence.length <= max) return sentence.trim()
  const word = head.slice(0, max).replace(/(?<!\s)\s+\S*$/, '')
  return /\S/.test(word) && word.length < max ? word.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, '') : null
}

// A full stop after these, after a single letter or an ordinal number ends no sentence.
const ABBREVIATION = String.raw`(?<!(?:^|[\s(.])(?:${anyOf('abbreviation')}|\p{L}|\d{1,2})\.)`
const SENTENCE_END = new RegExp(
  String.raw`(?<![.!?…])[.!?…]+["'”’»)]*${ABBREVIATION}(?=\s+[\p{Lu}\p{N}\p{Lo}"“„«(¿¡])|[。！？]+(?:[」』）]|(?![^「」『』]{0,80}[」』]))`,
  'gu',
)

/** The same, where a name with a mark of its own is cut nowhere: «Lernen? Tidepool!». */
export function sentencesWith(name: string, line: string): string[] {
  const folded = name.toLowerCase()
  const seams = [...folded.matchAll(/[.!?…]\s/gu)].map(({ index }) => [folded.slice(0, index + 1), folded.slice(index + 2)] as const)
  if (seams.length === 0 && !/[.!?…]$/u.test(name)) return sentences(line)
  const found: string[] = []
  for (const sentence of sentences(line)) {
    const last = found.at(-1)
    const [before, after] = [(last ?? '').toLowerCase(), sentence.toLowerCase()]
    const within = seams.some(([left, right]) => before.endsWith(left) && after.startsWith(right))
    const behind = /[.!?…]$/u.test(name) && before === folded
    const whole = `${last} ${sentence}`
    if (last !== undefined && (within || behind) && line.includes(whole)) found[found.length - 1] = whole
    else found.push(sentence)
  }
  return found
}

/** Sentences of a line, in order; an unknown abbreviation may cut one short, which only makes a quote shorter. */
export function sentences(line: string): string[] {
  const found: string[] = []
  let from = 0
  for (const { 0: end, index } of line.matchAll(SENTENCE_END)) {
    // A single mark with nothing before it ends no sentence: it begins the next one.
    if (index === from && !/^.[.!?…。！？]/u.test(end)) continue
    found.push(line.slice(from, index + end.length))
    from = index + end.length
  }
  return [...found, line.slice(from)].map((sentence) => sentence.trim()).filter(Boolean)
}

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
/** How many signs of scripts that write a word in one or two. */
export const signsIn = (text: string): number => text.match(DENSE)?.length ?? 0
/** Length of a text as one in letters would have it. */
export const sizeOf = (text: string): number => text.length + signsIn(text)
