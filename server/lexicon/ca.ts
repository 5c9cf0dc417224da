import type { Lexicon } from './lexicon.ts'

/** Catalan. */
export const ca: Lexicon = {
  little_words: 'i el els les amb per una del que és dels nostre més als la seva',
  country_names: {
    AD: "principat d'andorra",
  },
  free: 'gratuïta?',
  and_own: 'i',
}
