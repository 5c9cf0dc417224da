import { loose } from '../../reading/fold.ts'
import { littleWords } from '../../reading/language.ts'

/** Words are compared by their beginning, so that endings of plural and case do not part them. */
const STEM_CHARS = 6

const segmenters = new Map<string, Intl.Segmenter>()

/** The words of a text that carry meaning, as stems: little words of its language left out; scripts without spaces are cut by dictionary. */
export function termsOf(text: string, lang: string | null): string[] {
  const little = littleWords(lang)
  const folded = loose(text)
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(folded)) {
    const key = lang ?? 'ja'
    const segmenter = segmenters.get(key) ?? new Intl.Segmenter(key, { granularity: 'word' })
    segmenters.set(key, segmenter)
    return [...segmenter.segment(folded)].filter((part) => part.isWordLike && part.segment.length > 1).map((part) => part.segment)
  }
  return (folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .filter((word) => !little.has(word) && (word.length > 2 || /^(?:ai|ki|ia|pc|tv|3d|qr|vr|ar|ui|ux|os|hr|it|go|js|db)$/.test(word)))
    .map((word) => word.slice(0, STEM_CHARS))
}
