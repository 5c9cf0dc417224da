import { spaced, unspaced } from '../../lexicon/compile.ts'
import { classPath, closest } from '../built_in/page/elements.ts'
import { isElsewhere } from '../built_in/page/elsewhere.ts'
import { AUTHORITY, OTHER_PARTY_LABEL } from '../built_in/words/other_parties.ts'
import { DISCLAIMS, OTHERS_HEADING } from '../built_in/words/publisher_words.ts'
import { pattern } from '../built_in/words/patterns.ts'
import { COMING_SOON, comparesOthers } from '../built_in/words/price_words.ts'
import type { Block } from '../reading/blocks.ts'
import { loose } from '../reading/fold.ts'
import type { Reading } from '../reading/reading.ts'
import type { Site } from '../reading/site.ts'

/**
 * Who says a line, or about whom: `own` is the site about its product; `praise` a customer or a newspaper; `others` a host, an authority,
 * a competitor, a sample; `planned` what cannot be had yet. Only `own` lines state what the product is.
 */
export type Voice = 'own' | 'praise' | 'others' | 'planned'

const PATH_STEPS = 8
const HEADINGS_READ = 2
const QUOTED_CHARS_MIN = 25

const PRAISE_HEADING = pattern(
  String.raw`\b(?:${spaced('praise_heading')}|${spaced('customers_heading')})\b|${unspaced('praise_heading')}|${unspaced('customers_heading')}`,
)
const PRAISE_PATH =
  /testimonial|review|customer-?(?:story|quote|logo)|case-?stud|press-?(?:quote|logo)|logo-?(?:wall|cloud)|kundenstimme|temoignage/
const PLANNED_HEADING = pattern(String.raw`\b(?:${spaced('planned_heading')})\b|${unspaced('planned_heading')}`)
const SAMPLE_HEADING = pattern(String.raw`\b(?:${spaced('sample_heading')})\b|${unspaced('sample_heading')}`)
const QUOTED = /^["“”„«»「『].*["“”„«»」』](?:\s*[–—-].{0,80})?$/u
/** Words in quotation marks with somebody's name behind them, or reported speech. */
const REPORTED = pattern(
  String.raw`["”»」』]\s*[–—-]\s*\p{Lu}|\b(?:${spaced('reports')})\s+(?!${spaced('no_reporter')})\p{Lu}|\b(?:${spaced('according_to')})\s+\p{Lu}|${unspaced('reported_attached')}`,
  'u',
)
const COMPARING = pattern(String.raw`\b(?:${spaced('compares_with')})\b|${unspaced('compares_with')}`)
/** Who processes, hosts or supervises on a legal page. */
const THIRD_PARTY = pattern(
  String.raw`\b(?:${spaced('third_party')}|${spaced('authority')})\b|${unspaced('third_party')}|${unspaced('authority')}`,
)

/** The voice of a block, by where it stands and what it says. */
export function voiceOf(block: Block, reading: Reading, site: Site): Voice {
  if (isQuoted(block) || REPORTED.test(block.text)) return 'praise'
  const near = nearHeadings(block)
  if (
    PRAISE_PATH.test(classPath(block.element, PATH_STEPS)) ||
    near.some((heading) => heading.length <= 60 && PRAISE_HEADING.test(heading))
  )
    return 'praise'
  if (near.some((heading) => PLANNED_HEADING.test(heading)) || COMING_SOON.test(loose(block.text))) return 'planned'
  if (near.some((heading) => SAMPLE_HEADING.test(heading) || comparesOthers(loose(heading))) || COMPARING.test(block.text)) return 'others'
  if (isLegal(reading) && isThirdParty(block)) return 'others'
  if (OTHER_PARTY_LABEL.test(block.text) || (DISCLAIMS.test(block.text) && THIRD_PARTY.test(block.text))) return 'others'
  return closest(block.element, 'table') === null && isElsewhere(block, site) && /\d/.test(block.text) ? 'others' : 'own'
}

export const nearHeadings = (block: Block): string[] => block.headings.slice(-HEADINGS_READ)

const isLegal = (reading: Reading) => /^(?:privacy|terms|imprint)$/.test(reading.kind)

function isThirdParty(block: Block): boolean {
  return (
    THIRD_PARTY.test(block.text) ||
    AUTHORITY.test(block.text) ||
    DISCLAIMS.test(block.text) ||
    nearHeadings(block)
      .slice(-1)
      .some((heading) => OTHERS_HEADING.test(heading) || THIRD_PARTY.test(heading))
  )
}

function isQuoted(block: Block): boolean {
  if (closest(block.element, 'blockquote', 'q', 'figure') !== null) return true
  return block.text.length >= QUOTED_CHARS_MIN && QUOTED.test(block.text)
}
