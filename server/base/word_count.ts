const words = new Intl.Segmenter(undefined, { granularity: 'word' })

/** How many words a text has in any script: Japanese or Thai, which write without spaces, count by their dictionaries. */
export function countWords(text: string): number {
  let count = 0
  for (const { isWordLike } of words.segment(text)) if (isWordLike) count++
  return count
}
