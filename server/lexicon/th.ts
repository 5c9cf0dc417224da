import type { Lexicon } from './lexicon.ts'

/** Thai. */
export const th: Lexicon = {
  free: 'ฟรี',
}
