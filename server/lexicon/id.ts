import type { Lexicon } from './lexicon.ts'

/** Indonesian. */
export const id: Lexicon = {
  little_words: 'dan yang di untuk dengan dari ini adalah anda kami pada atau dalam ke',
}
