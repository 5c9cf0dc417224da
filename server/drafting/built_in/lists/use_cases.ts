import { anyOf } from '../../../lexicon/compile.ts'
import type { Evidence } from '../../../fields/draft.ts'
import { wordCount } from '../../reading/fold.ts'
import { quoteBlock } from '../../proof/quotes.ts'
import type { Reading } from '../../reading/reading.ts'
import type { Site } from '../../reading/site.ts'
import { isElsewhere } from '../page/elsewhere.ts'
import { PEOPLE } from './feature_rows.ts'
import * as listed from '../words/list_words.ts'
import { isForeignTongue } from '../offers/offers.ts'
import { statementsIn } from '../words/question_words.ts'
import { isQuoted } from '../page/sections.ts'

const NAMED_MIN = 3
const WORDS_MAX = 6
const CHARS_MAX = 60
const LINE_CHARS_MAX = 300

const USED_FOR = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('used_for')})\s+`, 'iu')
const JOINED = new RegExp(String.raw`,\s(?:(?:${anyOf('and_names')})\s)?|\s(?:${anyOf('and_names')})\s`, 'u')

/** «It can be used for surveys, sign-ups and small shops»: what a sentence names in a row, unless it names people. */
export function useCasesOn(reading: Reading, site: Site): { text: string; evidence: Evidence[] }[] {
  return reading.blocks.flatMap((block, at) => {
    if (block.code || block.region !== 'main' || block.text.length > LINE_CHARS_MAX || isForeignTongue(block, site)) return []
    if (!USED_FOR.test(block.text) || isElsewhere(block, site) || isQuoted(block)) return []
    return statementsIn(reading.blocks, at).flatMap((sentence) => {
      const match = listed.RUNS_NOT.test(sentence) ? null : USED_FOR.exec(sentence)
      if (!match) return []
      const named = sentence
        .slice(match.index + match[0].length)
        .replace(/[.!。]$/u, '')
        .split(JOINED)
      const row =
        named.length >= NAMED_MIN &&
        named.every((text) => text.length >= 3 && text.length <= CHARS_MAX && wordCount(text) <= WORDS_MAX && !/[:;()–—]/.test(text)) &&
        !named.some((text) => PEOPLE.test(text))
      return row ? named.map((text) => ({ text, evidence: [quoteBlock(reading, block, sentence)] })) : []
    })
  })
}
