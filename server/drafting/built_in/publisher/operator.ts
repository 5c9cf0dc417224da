import type { Drafted } from '../../../fields/draft.ts'
import { squeeze } from '../../reading/fold.ts'
import type { Site } from '../../reading/site.ts'
import { quoteBlock } from '../../proof/quotes.ts'
import { linesOf } from '../page/sections.ts'
import { GENERIC_NAME } from '../words/heading_words.ts'
import { isBody, personName } from '../words/people_words.ts'
import { DISCLAIMS, RUN_BY, WE_MEANS } from '../words/publisher_words.ts'
import { COPYRIGHT } from './mention_weight.ts'
import { copyrightHolder } from './names_without_legal_form.ts'
import { clauseBefore, speaksOfSite } from './our_names.ts'

const NAME = /^(?:the )?([\p{L}\p{N}][\p{L}\p{N}&'’-]{1,30}(?:\s\p{Lu}[\p{L}\p{N}&'’-]{0,30}){0,2})(?=$|[.,;](?!\p{L})|\s?[(（]|\s\p{Ll})/u
const SENTENCE_CHARS_MAX = 1500

/**
 * «Lumbrio is operated by Harborworks»: what the company is called, without a legal form. Many are named so in passing, so that «we» in
 * brackets, a copyright or an address of mail has to say the same.
 */
export function operatorOf(site: Site): Drafted<string> | null {
  for (const reading of site.readings.filter(({ kind }) => /^(?:home|about|terms|privacy|imprint)$/.test(kind))) {
    for (const line of linesOf(reading)) {
      if (line.role === 'others' || line.text.length > SENTENCE_CHARS_MAX) continue
      for (const match of line.text.matchAll(RUN_BY)) {
        const behind = line.text.slice(match.index + match[0].length)
        const [named = '', name] = NAME.exec(behind) ?? []
        const before = clauseBefore(line.text, match.index)
        if (!name || !isCompany(site, name) || DISCLAIMS.test(before) || !speaksOfSite(site, before, line)) continue
        const isWe = /^\s?[(（]/.test(behind.slice(named.length)) && WE_MEANS.test(behind)
        if (isWe || isSaidElsewhere(site, name)) return { value: name, evidence: [quoteBlock(reading, line.block, name)] }
      }
    }
  }
  return null
}

const isCompany = (site: Site, name: string): boolean =>
  /[\p{Lu}\p{N}]/u.test(name) &&
  squeeze(name) !== squeeze(site.name?.value ?? '') &&
  !GENERIC_NAME.test(name) &&
  (isBody(name) || personName(name) === null)

const isSaidElsewhere = (site: Site, name: string): boolean =>
  /^[\p{Lu}\p{N}]/u.test(name) &&
  site.readings.some(
    (reading) =>
      reading.text.toLowerCase().includes(`@${squeeze(name)}.`) ||
      linesOf(reading).some(({ text }) => COPYRIGHT.test(text) && squeeze(copyrightHolder(text)) === squeeze(name)),
  )
