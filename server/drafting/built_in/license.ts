import { anyOf } from '../../lexicon/compile.ts'
import type { Drafted } from '../../fields/draft.ts'
import { isDenied } from '../proof/pricing_words.ts'
import { textOf } from '../reading/json_ld.ts'
import { quoteAttribute, quoteBlock, quoteOn } from '../proof/quotes.ts'
import type { Site } from '../reading/site.ts'
import { labelledOn } from './page/labelled_values.ts'
import { DISCLAIMS } from './words/publisher_words.ts'
import { statementsIn } from './words/question_words.ts'
import { linesOf } from './page/sections.ts'

const NAME = String.raw`(?:MIT|ISC|Unlicense|WTFPL|0BSD|(?:Apache|GNU Affero General Public|GNU Lesser General Public|GNU General Public|Mozilla Public|Eclipse Public|European Union Public|Business Source|Elastic|Server Side Public|Functional Source|PolyForm [\w-]+|Artistic|Boost Software|Sustainable Use|[Zz]lib)(?:[- ]Licen[cs]e)?(?:,?[ -]?(?:v|V|Version |version )?\.?\d(?:\.\d)?)?|CeCILL|(?:GNU[ /])?(?:A|L)?GPL(?:[- ]?v?\.?\d(?:\.\d)?)?(?:[- ](?:only|or[- ]later))?|MPL[- ]?v?2(?:\.0)?|EPL[- ]?2(?:\.0)?|EUPL(?:[- ]?v?1\.\d)?|BSL(?:[- ]?1\.1)?|BSD(?:[- ][234][- ][Cc]lause)?|(?:[234])-[Cc]lause BSD|SSPL|CC[- ]BY(?:-[A-Z]{2})*(?:[- ]\d\.\d)?|CC0(?:[- ]1\.0)?)`
// The name with the word, or after words that grant: "MIT License", "released under the AGPL-3.0".
const GRANTED = new RegExp(
  String.raw`(?:(?i:${anyOf('licensed')})\s?(?:\p{L}+ ){0,4}?|(?i:${anyOf('license')})\s?[:：]?\s?|(?i:${anyOf('open_source')})\s?[(·,|–—-]\s?)(${NAME})(?![\p{L}\p{N}])`,
  'u',
)
const NAMED = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(${NAME})[- ]?(?:${anyOf('license')})(?!\p{L}{0,2}s(?!\p{L})|\p{L}{0,2} (?:packages|projects|tools|works|repositor|modules))`,
  'u',
)
/** «Apache License 2.0», and not only «Apache». */
const WHOLE = new RegExp(`${NAME}(?:(?: [Ll]icen[cs]e)? (?:OR|or|/) (?:the )?${NAME}){0,2}`, 'uy')
const JOINED = new RegExp(`^${NAME}(?: (?:OR|AND|or|and|/) ${NAME})*(?= ©|$)`, 'u')
const OF_OTHERS =
  /\b(?:fonts?|icons?|librar(?:y|ies)|dependenc|third[- ]part|images?|photos?|dataset|content|articles?|documentation|docs|bilder|fotos|texte|inhalte|conten[ui]\w*|conte[uú]do|inneh[åa]ll|indhold|theme|template|alternative|competitor|unlike|model weights)\b/i

/** «… uses Leafkit, released under …»: the licence is that of what is used; «previously released under …»: it is no more. */
const USED = new RegExp(
  String.raw`\b(?:[Pp]reviously|[Ff]ormerly|used to be)\b|\b(?:[Uu]ses|[Uu]sing|[Ii]mports|bundles?|powered by|${anyOf('built_on')})\s+(?:the\s+)?\p{Lu}`,
  'u',
)
function grantIn(sentence: string): string | null {
  const alone = JOINED.exec(sentence)?.[0]
  // «MIT» alone is a university as well.
  if (alone && /\d|©/.test(sentence)) return alone
  const found = GRANTED.exec(sentence) ?? NAMED.exec(sentence)
  const before = sentence.slice(0, found?.index)
  if (!found?.[1] || USED.test(before) || isDenied(before)) return null
  WHOLE.lastIndex = found.index + found[0].lastIndexOf(found[1])
  const value = WHOLE.exec(sentence)?.[0] ?? found[1]
  // «Code licensed Apache-2.0, content CC BY».
  const of_others = OF_OTHERS.test(sentence) && !OWN_CODE.test(sentence)
  return of_others || (/^CC[- ]BY/.test(value) && !SOURCE_CODE.test(sentence)) ? null : value
}
const OWN_CODE = /^\W*(?:(?:the|all|our) )?(?:source )?code(?: is|:)? [^,.;]+[,.;]/i

const SOURCE_CODE = new RegExp(String.raw`${anyOf('source_code')}`, 'i')
/** The licence of the product's own source, as the site names it: `MIT`, `AGPL-3.0`. */
export function licenseOf(site: Site): Drafted<string> | null {
  let best: { value: string; weight: number; quote: Drafted['evidence'] } | null = null
  for (const reading of site.believed) {
    const lines = linesOf(reading)
    for (const line of lines) {
      if (line.text.length > 5000 || !/\p{Lu}{2}|pache|icen|ublic/u.test(line.text)) continue
      const parts = line.block.region === 'footer' ? line.text.split(/\s[·•|]\s/) : []
      const said = [...statementsIn(lines, line.at), ...parts].find((sentence) => !DISCLAIMS.test(sentence) && grantIn(sentence) !== null)
      const value = said && grantIn(said)
      if (!said || !value) continue
      const named = site.name !== null && line.text.includes(site.name.value)
      const weight =
        Number(reading === site.home) * 2 +
        Number(line.block.region === 'footer') * 2 +
        Number(named) * 2 +
        Number(SOURCE_CODE.test(line.text)) +
        Number(reading.kind !== 'other' && reading.kind !== 'docs')
      if (weight >= 2 && (!best || weight > best.weight))
        best = { value: value.trim(), weight, quote: [quoteBlock(reading, line.block, said)] }
    }
  }
  return best ? { value: best.value, evidence: best.quote } : labelledLicense(site)
}

/** «Licence | MIT», a link to the licence that is called by its name, or what is written for machines of the program. */
function labelledLicense(site: Site): Drafted<string> | null {
  for (const reading of site.believed) {
    for (const { label, blocks } of labelledOn(reading)) {
      const [block] = blocks
      if (block && LABEL.test(label) && STATED.test(block.text)) return { value: block.text, evidence: [quoteBlock(reading, block)] }
    }
    for (const { types, members } of reading.json_ld) {
      const value = types.some((type) => PROGRAMS.test(type)) ? textOf(members['license'])?.split('/').at(-1) : undefined
      const quote = value !== undefined && STATED.test(value) ? quoteAttribute(reading, value) : null
      if (value !== undefined && quote) return { value, evidence: [quote] }
    }
    const link = reading === site.home ? reading.links.find(({ href, text }) => TO_LICENSE.test(href) && STATED.test(text)) : undefined
    const quote = link && quoteOn(reading, link.text)
    if (link && quote) return { value: link.text, evidence: [quote] }
  }
  return null
}
const PROGRAMS = /application$|^software/
const LABEL = new RegExp(`^(?:${anyOf('license')})$`, 'u')
const STATED = new RegExp(`^${NAME}$`, 'u')
const TO_LICENSE = /\/licen[cs]es?(?:[/.#?-]|$)/i
