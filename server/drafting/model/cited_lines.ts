import { BINDING } from './charged_words.ts'
import type { ShownLine } from './model_pages.ts'
import type { Ground } from './sentence_sources.ts'
import { plain } from './word_stems.ts'

export const citedLines = (numbers: number[], { lines }: Ground): ShownLine[] => numbers.flatMap((number) => lines.get(number) ?? [])

/** Those in which the site speaks of its own product; of what is planned only a text that says so. */
export const citedOwn = (numbers: number[], ground: Ground, text = ''): ShownLine[] =>
  citedLines(numbers, ground).filter(
    ({ kind, voice }) => kind !== 'link' && (voice === 'own' || (voice === 'planned' && BINDING['planned']?.test(plain(text)))),
  )
