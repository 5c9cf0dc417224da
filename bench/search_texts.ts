/** What a listing says. */
export type Listed = { name: string; headline: string; summary: string; description: string }

/** The same numbers from the same seed, on every machine (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Texts of one shape, the same from the same seed. */
export type Corpus = { name: string; listings: (seed: number) => () => Listed }

const SYLLABLES =
  'ba be bi bo ca ce ci co da de di do fa fe fi fo ga ge gi go la le li lo ma me mi mo na ne ni no pa pe pi po ra re ri ro sa se si so ta te ti to va ve vi vo'.split(
    ' ',
  )

/** Draws ranks whose weight falls by a power: cumulated weights and a binary search. */
function createLaw<Item>(items: readonly Item[], power: number, random: () => number): () => Item {
  const cumulated = new Float64Array(items.length)
  let sum = 0
  for (let rank = 0; rank < items.length; rank++) cumulated[rank] = sum += (rank + 1) ** -power
  return () => {
    const at = random() * sum
    let [low, high] = [0, items.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((cumulated[middle] ?? 0) < at) low = middle + 1
      else high = middle
    }
    // Never empty, and the search stays within it.
    return items[low] as Item
  }
}

function inventWords(count: number, seed: number, letters: () => number): string[] {
  const random = createRandom(seed)
  const words = new Set<string>()
  const syllable = () => SYLLABLES[Math.floor(random() * SYLLABLES.length)] ?? ''
  while (words.size < count) words.add(Array.from({ length: 2 + Math.floor(random() * letters()) }, syllable).join(''))
  return [...words]
}

/** Invented words by rank: how often each is said falls as in a language (Zipf), so that the tenth stands in about half of all listings. */
export const WORDS: readonly string[] = inventWords(20_000, 7, () => 3)

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)
const between = (random: () => number, least: number, most: number): number => least + Math.floor(random() * (most - least))
const several = (count: number, word: () => string, gap = ' '): string => Array.from({ length: count }, word).join(gap)

/** Long texts, each word said apart from the others. */
export const zipf: Corpus = {
  name: 'zipf',
  listings: (seed) => {
    const random = createRandom(seed)
    const word = createLaw(WORDS, 1, random)
    const rare = () => WORDS[Math.floor(random() * WORDS.length)] ?? ''
    return () => ({
      // A name is one rare word or two, as products have them.
      name: several(between(random, 1, 3), () => capital(rare())),
      headline: several(between(random, 5, 10), word).slice(0, 90),
      summary: several(between(random, 16, 24), word).slice(0, 160),
      description: several(between(random, 80, 220), word),
    })
  },
}

/** Short texts about one of forty trades each: words of a trade occur together, and a third of all listings share the commonest. */
const trades: Corpus = {
  name: 'trades',
  listings: (seed) => {
    const random = createRandom(seed)
    const words = inventWords(40 * 250 + 3_000, 11, () => 5)
    const common = createLaw(words.slice(0, 3_000), 1.3, random)
    const own = Array.from({ length: 40 }, (_, trade) => createLaw(words.slice(3_000 + trade * 250, 3_250 + trade * 250), 0.8, random))
    const trade = createLaw(own, 0.7, random)
    return () => {
      const ours = trade()
      const word = () => (random() < 0.55 ? ours() : common())
      const made = () => capital((words[Math.floor(random() * words.length)] ?? '').slice(0, 5)) + ours().slice(-4)
      return {
        name: random() < 0.3 ? `${made()} ${capital(ours())}` : made(),
        headline: several(between(random, 4, 8), word).slice(0, 90),
        summary: several(between(random, 10, 18), word).slice(0, 160),
        description: several(between(random, 15, 60), word),
      }
    }
  },
}

const SIGNS = Array.from({ length: 1_800 }, (_, at) => String.fromCodePoint(0x4e00 + at * 7))

/** A script that writes without spaces: words of two signs out of 6,000, sentences of them, Latin names beside. */
const unspaced: Corpus = {
  name: 'unspaced',
  listings: (seed) => {
    const random = createRandom(seed)
    const sign = createLaw(SIGNS, 0.9, createRandom(13))
    const word = createLaw(
      Array.from({ length: 6_000 }, () => sign() + sign()),
      1,
      random,
    )
    return () => ({
      name: random() < 0.5 ? several(2, word, '') : capital(WORDS[Math.floor(random() * WORDS.length)] ?? ''),
      headline: several(between(random, 4, 9), word, ''),
      summary: several(between(random, 10, 20), word, ''),
      description: several(between(random, 40, 90), word, ''),
    })
  },
}

export const CORPORA: readonly Corpus[] = [zipf, trades, unspaced]
