import type { Drafted, Evidence } from '../../../fields/draft.ts'
import { FIELDS } from '../../../fields/fields.ts'
import { quoteAttribute } from '../../proof/quotes.ts'
import { listOf, textOf } from '../../reading/json_ld.ts'
import type { Reading } from '../../reading/reading.ts'

// What a site tells machines about its software by schema.org, whose members say in every language what they list.

const SOFTWARE = new Set(['softwareapplication', 'webapplication', 'mobileapplication', 'softwaresourcecode', 'videogame'])
/** «Shared notes, Tags and links; Search»: a list in one text. */
const JOINT = /[;\n|•·]|,(?=\s)(?![^()]{0,80}\))/u
const NAME_AHEAD = /^[^:–—]{3,60}(?=\s[–—]\s|:\s)/u
/** «operaci&#243;nes»: what no reader of the page would see. */
const ENTITY = /&(?:#\w{2,6}|[a-z]{2,8});/i
const AUDIENCE_CHARS_MIN = 4

const nodesOf = (reading: Reading, ...more: string[]) =>
  reading.json_ld.filter(({ types }) => types.some((type) => SOFTWARE.has(type) || more.includes(type)))

const textsOf = (value: unknown): string[] => {
  const texts = listOf(value).flatMap((entry) => textOf(entry) ?? [])
  const [only] = texts
  return texts.length === 1 && only ? only.split(JOINT).map((text) => text.trim()) : texts
}

/** What the software does: `featureList`. */
export const markedFeatures = (reading: Reading): { text: string; evidence: Evidence[] }[] =>
  nodesOf(reading).flatMap(({ members }) =>
    textsOf(members['featureList']).flatMap((said) => {
      const text = NAME_AHEAD.exec(said)?.[0] ?? said.replace(/\.$/, '')
      const quote = ENTITY.test(text) ? null : quoteAttribute(reading, text)
      return quote ? [{ text, evidence: [quote] }] : []
    }),
  )

/** Whom it is for: `audience`. */
export function markedAudience(reading: Reading): Drafted<string> | null {
  for (const { members } of nodesOf(reading, 'product', 'service'))
    for (const audience of listOf(members['audience'])) {
      const stated = typeof audience === 'object' && audience !== null && 'audienceType' in audience ? audience.audienceType : audience
      const texts = listOf(stated).flatMap((entry) => textOf(entry) ?? [])
      const value = texts.join(', ')
      const quotes = texts.flatMap((text) => quoteAttribute(reading, text) ?? [])
      if (value.length >= AUDIENCE_CHARS_MIN && value.length <= FIELDS.audience.max && quotes.length === texts.length && quotes.length > 0)
        return { value, evidence: quotes }
    }
  return null
}

/** Codes of the languages it speaks: `inLanguage`, where it names several. */
export const markedLanguageCodes = (reading: Reading): string[] =>
  nodesOf(reading, 'website').flatMap(({ members }) =>
    [...listOf(members['inLanguage']), ...listOf(members['availableLanguage'])].flatMap((entry) => textOf(entry) ?? []),
  )
