let segmenter: Intl.Segmenter | undefined

/** Words as the service counts them, in any script. */
export function countWords(text: string): number {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' })
  let count = 0
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count++
  return count
}
