import { anyOf } from '../../../lexicon/compile.ts'
import type { Evidence } from '../../../fields/draft.ts'
import { loose } from '../../reading/fold.ts'
import { FREE_WORD, isDenied, OPEN_SOURCE_WORD } from '../../proof/pricing_words.ts'
import { quoteAttribute, quoteBlock } from '../../proof/quotes.ts'
import type { Block } from '../../reading/blocks.ts'
import type { Reading } from '../../reading/reading.ts'
import type { Site } from '../../reading/site.ts'
import { closest } from '../page/elements.ts'
import { isElsewhere } from '../page/elsewhere.ts'
import { IS, PRODUCT, SPEAKS_OF_PRODUCT, SUBJECT } from '../words/free_words.ts'
import { pricedPages } from '../offers/offers.ts'
import { isNamedIn } from '../publisher/our_names.ts'
import { statementsIn } from '../words/question_words.ts'

const OPEN = OPEN_SOURCE_WORD.source
const OPEN_TERM = new RegExp(anyOf('open_source'), 'u')
const LICENCE_TOKEN = /(?<![\p{L}\d])(?:mit|apache|[al]?gpl|bsd|mpl|isc|eupl)(?![\p{L}])/u
const OPEN_SOURCE_STATED = new RegExp(
  `${anyOf('open_source_stated')}|(?:${anyOf('wholly')}|100 ?%) (?:${OPEN})|${FREE_WORD}(?: \\([^()]{1,30}\\))?(?:${anyOf('and_open_source')}|,| &| ·)* (?:${OPEN})|(?:${OPEN})(?:${anyOf('and_then_free')}|,| &)* ${FREE_WORD}|(?:${OPEN}) (?:${anyOf('under_license')})(?!\\p{L})|(?:${anyOf('released')})(?: \\p{L}+){0,3} (?:${anyOf('under_its_license')})(?: \\p{L}+){0,2} (?:${OPEN})|(?:${anyOf('article_of_product')}) (?:[\\p{L}-]+,? ){0,4}(?:${anyOf('open_adjective')}),? (?:[\\p{L}-]+ ){0,3}(?:${PRODUCT})(?!\\p{L})|${IS} (?:[\\p{L}-]+[ ,]{1,2}){0,4}(?:${anyOf('open_behind_is')})`,
  'u',
)
/** «An open-source feed reader»: what a home page opens with. */
const OPENS_WITH = new RegExp(
  String.raw`^(?!check|see|view|read|browse|find|join|star|fork|love|with|all|we|i(?!\p{L}))(?:(?:${anyOf('article_opening')}) )?(?:[\p{L}-]+,? ){0,2}open[- ]source,? (?!code(?!\p{L})|repositor|on github|intelligence|communit|develop|contribut|consult|compan|enthusias|maintain|advoca|engineer|days?(?!\p{L})|summit|conference|software (?:company|development)|program|culture|movement)[\p{L}-]+`,
  'u',
)
const NOT_OWN_SOURCE = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('others_code')}|${anyOf('built_on')})(?!\p{L})`, 'u')

/** Where the site says that the product itself is open source or under such a licence. */
export function openSourceClaim(site: Site): Evidence | null {
  const name = loose(site.name?.value ?? '')
  for (const reading of pricedPages(site)) {
    const licence = reading.kind === 'other' ? null : licenceUnderHeading(reading)
    if (licence && licence.region !== 'footer') return quoteBlock(reading, licence)
    if (!SPEAKS_OF_PRODUCT.has(reading.kind)) continue
    for (const [at, block] of reading.blocks.entries()) {
      if (block.code || block.region === 'nav' || !OPEN_SOURCE_WORD.test(loose(block.text)) || isElsewhere(block, site)) continue
      if (closest(block.element, 'table') !== null) continue
      for (const sentence of statementsIn(reading.blocks, at)) {
        const said = loose(sentence)
        const open = OPEN_SOURCE_WORD.exec(said)
        if (open && isDenied(said.slice(0, open.index), said.slice(open.index + open[0].length))) continue
        const own =
          (name.length > 1 && isNamedIn(said, name)) ||
          reading === site.home ||
          (reading.kind !== 'faq' && SUBJECT.test(said)) ||
          block.region === 'footer'
        // The name, «open source» and a licence in one sentence say it in any language.
        const told = name.length > 1 && isNamedIn(said, name) && OPEN_TERM.test(said) && LICENCE_TOKEN.test(said)
        if (
          own &&
          (told || OPEN_SOURCE_STATED.test(said) || (reading === site.home && OPENS_WITH.test(said))) &&
          !NOT_OWN_SOURCE.test(said)
        )
          return quoteBlock(reading, block, sentence.length <= 300 ? sentence : undefined)
      }
    }
    const meta =
      reading === site.home
        ? reading.metas.find(
            (entry) =>
              entry.name.endsWith('description') &&
              (OPEN_SOURCE_STATED.test(loose(entry.content)) || OPENS_WITH.test(loose(entry.content))) &&
              !NOT_OWN_SOURCE.test(loose(entry.content)),
          )
        : undefined
    const evidence = meta ? quoteAttribute(reading, meta.content) : null
    if (evidence) return evidence
  }
  return null
}

const LICENCE_HEADING = new RegExp(String.raw`^(?:the )?(?:${anyOf('license_heading')})$`, 'u')
const LICENCE_NAME = new RegExp(
  String.raw`^(?:\p{L}+ (?:${anyOf('is_license')}) )?(?:the |licensed under |released under )?(?:MIT|ISC|BSD|[23]-[Cc]lause BSD|Apache|A?GPL|LGPL|GNU|MPL|Mozilla Public|EUPL|Unlicense|Zlib)(?![\p{L}\d])(?=$|[.,;:(]|[ -]?(?:v?\d|[Ll]icen[sc]e(?!d)|[Ll]izenz|General|Affero|Lesser|[Cc]lause))`,
  'u',
)

/** `License` over `BSD 3-Clause`: how manuals end. Whatever else stands under such a heading states nothing. */
function licenceUnderHeading(reading: Reading): Block | null {
  const at = reading.blocks.findIndex(
    (block) => block.level > 1 && LICENCE_HEADING.test(loose(block.text).replace(/(?<![^\p{L}])[^\p{L}]+$/u, '')),
  )
  const next = at >= 0 ? reading.blocks[at + 1] : undefined
  return next && !next.code && LICENCE_NAME.test(next.text) ? next : null
}
