import type { Lexicon } from './lexicon.ts'

/** Hebrew. */
export const he: Lexicon = {
  free: 'חינם',
}
