import { anyOf } from '../../../lexicon/compile.ts'
import type { Evidence } from '../../../fields/draft.ts'
import { squeeze } from '../../reading/fold.ts'
import type { Site } from '../../reading/site.ts'
import { hasLegalForm, isVendor, legalNames, nameCore, shortLegalNames } from '../words/legal_words.ts'
import { mentionsOn, type Mention } from './mentions.ts'
import { CREDIT_BEFORE } from '../words/other_parties.ts'
import { resembles } from './our_names.ts'
import { PUBLISHER_HEADING } from '../words/publisher_words.ts'
import { linesOf } from '../page/sections.ts'

export type Publisher = { name: string; evidence: Evidence[]; mentions: Mention[] }

const NAME_CHARS_MAX = 100
const WEIGHT_MIN = 5
const AGREEMENT_MAX = 2
const CREDIT_CHARS_MAX = 200
const cache = new WeakMap<Site, { publisher: Publisher | null }>()

/** The company behind a site as the site itself names it; null for private persons and where nothing says so plainly. */
export function publisherOf(site: Site): Publisher | null {
  const known = cache.get(site) ?? { publisher: findPublisher(site) }
  cache.set(site, known)
  return known.publisher
}

function findPublisher(site: Site): Publisher | null {
  const groups = new Map<string, Mention[]>()
  const denied = deniedNames(site)
  for (const reading of site.believed)
    for (const mention of mentionsOn(site, reading)) {
      if (mention.name.length > NAME_CHARS_MAX || isForeign(site, mention) || denied.has(squeeze(nameCore(mention.name)))) continue
      const key = squeeze(nameCore(mention.name)) || squeeze(mention.name)
      groups.set(key, [...(groups.get(key) ?? []), mention])
    }
  let best: { weight: number; mentions: Mention[] } | null = null
  for (const mentions of groups.values()) {
    const strongest = Math.max(...mentions.map((mention) => mention.weight))
    const weight = strongest + Math.min(AGREEMENT_MAX, (new Set(mentions.map((mention) => mention.reading)).size - 1) * 0.5)
    if (!best || weight > best.weight) best = { weight, mentions }
  }
  if (!best || best.weight < WEIGHT_MIN) return null
  const mentions = best.mentions.toSorted((a, b) => Number(hasLegalForm(b.name)) - Number(hasLegalForm(a.name)) || b.weight - a.weight)
  const first = mentions[0]
  return first ? { name: first.name, evidence: first.evidence, mentions } : null
}

/** Companies of which the site says that it is not theirs: a publisher in a store, the maker of a platform or of the website. */
function deniedNames(site: Site): Set<string> {
  const denied = new Set<string>()
  for (const reading of site.believed)
    for (const line of linesOf(reading)) {
      if (line.text.length > 4000) continue
      const credited = line.text.length <= CREDIT_CHARS_MAX
      if (!credited && !DENIAL_WORD.test(line.text)) continue
      for (const name of credited ? [...legalNames(line.text), ...shortLegalNames(line.text)] : legalNames(line.text)) {
        const at = line.text.indexOf(name)
        if (
          (credited && CREDIT_BEFORE.test(line.text.slice(Math.max(0, at - 60), at)) && !resembles(site, name)) ||
          DENIED_BEFORE.test(line.text.slice(Math.max(0, at - 60), at)) ||
          DENIED_AFTER.test(line.text.slice(at + name.length, at + name.length + 80))
        )
          denied.add(squeeze(nameCore(name)))
      }
    }
  return denied
}
const DENIAL_WORD = new RegExp(String.raw`\b(?:${anyOf('denial')})\b`, 'i')
const DENIED_BEFORE = new RegExp(String.raw`(?:${anyOf('no_product_of')})\s+(?:the )?$`, 'iu')
const DENIED_AFTER = new RegExp(String.raw`^[,\s]*(?:${anyOf('is_verb')})\s(?:${anyOf('is_only')})`, 'iu')

/** Who else stands in legal pages: arbitrators, authorities, text generators, advisers, insurers, banks. */
const BODIES = new RegExp(String.raw`${anyOf('adviser')}`, 'i')

/** A supplier that the site names; its own pages would carry its name in their address. */
function isForeign(site: Site, mention: Mention): boolean {
  const { name } = mention
  const core = nameCore(name)
  if (BODIES.test(name) && !resembles(site, name) && !opensImprint(mention)) return true
  return isVendor(core) && !site.host.replace(/[^a-z0-9]/g, '').includes(squeeze(core.split(' ')[0] ?? core))
}

const HEADING_LINES = 2
const HEADING_CHARS_MAX = 110
/** The first name below the heading of an imprint is the publisher's, also that of an insurer or a bank. */
const opensImprint = ({ reading, at }: Mention): boolean =>
  reading.kind === 'imprint' &&
  linesOf(reading)
    .slice(Math.max(0, at - HEADING_LINES), Math.max(0, at))
    .some(({ text, role }) => role === 'publisher' && text.length <= HEADING_CHARS_MAX && PUBLISHER_HEADING.test(text))
