import { carries } from './carries.ts'
import type { Evidence } from './draft.ts'
import { loose, sentences, words } from './fold.ts'
import { visible } from './model_pages.ts'
import type { Reading } from './reading.ts'

const SENTENCES_MAX = 60
const STEM_CHARS = 4
const ADDRESS = /(?<![^\s@])[^\s@]+@[^\s@]+|https?:\/\/\S+|(?<![\p{L}\d-])[\p{L}\d-]{2,}(?:\.[\p{L}\d-]+){0,8}\.\p{Ll}{2,}(?:\/\S*)?/gu
// Words that sentences begin with in the languages read; any other first word may be a name.
const STARTERS = new Set(
  `this that these with your from when they their there here have every each where while also both then
  dieser diese dieses eine einen einer ihre mit sie auch avec pour cette votre vous dans elle leur
  para esta este estos con una unos como tambien questo questa dove per che deze een voor jouw uw`.split(/\s+/),
)

/** Any address in a text stands in its quotes, so that prose sends nobody anywhere the site does not. */
export function addressesStand(text: string, quotes: Evidence[]): boolean {
  const said = loose(quotes.map((entry) => entry.quote).join('\n'))
  return (text.match(ADDRESS) ?? []).every((address) => said.includes(loose(address).replace(/(?<![.,;:!?)])[.,;:!?)]+$/, '')))
}

/**
 * Prose in a model's own words, held to its quotes sentence by sentence: a text that is mostly true must not carry one that is not.
 * Null where none is left. `name` decides, as everywhere, how freely it may be put.
 */
export function retold(name: string, text: string, max: number, quotes: Evidence[], pages: Map<string, Reading>): string | null {
  const kept: string[] = []
  let room = max
  for (const sentence of sentences(visible(text)).slice(0, SENTENCES_MAX)) {
    if (sentence.length > room) break
    if (!namesStand(sentence, quotes) || !addressesStand(sentence, quotes)) continue
    if (!carries({ name, shape: 'text' }, sentence, quotes, pages)) continue
    kept.push(sentence)
    room -= sentence.length + 1
  }
  return kept.length > 0 ? kept.join(' ') : null
}

/**
 * Words with a capital are names until the quotes have them. The first word of a sentence has one anyway: it may also be a common
 * beginning, or another form of a word that the quotes have.
 */
function namesStand(sentence: string, quotes: Evidence[]): boolean {
  const said = new Set(words(quotes.map((entry) => entry.quote).join('\n')))
  const [lead] = /^[^\p{L}\p{N}]*/u.exec(sentence) ?? ['']
  return [...sentence.matchAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]*/gu)].every((match) => {
    const name = match.index > lead.length || /\p{Lu}/u.test(match[0].slice(1))
    return words(match[0]).every((word) => said.has(word) || (!name && isBeginning(word, said)))
  })
}

const isBeginning = (word: string, said: Set<string>): boolean =>
  word.length < STEM_CHARS || STARTERS.has(word) || [...said].some((other) => other.startsWith(word.slice(0, STEM_CHARS)))
