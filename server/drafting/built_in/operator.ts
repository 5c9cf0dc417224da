import type { Evidence } from '../draft.ts'
import { squeeze } from '../fold.ts'
import type { Site } from '../site.ts'
import { hasLegalForm, isVendor, nameCore } from './legal_words.ts'
import { mentionsOn, type Mention } from './mentions.ts'

export type Operator = { name: string; evidence: Evidence[]; mentions: Mention[] }

const NAME_CHARS_MAX = 100
const WEIGHT_MIN = 5
const AGREEMENT_MAX = 2
const cache = new WeakMap<Site, { operator: Operator | null }>()

/** The company behind a site as the site itself names it; null for private persons and where nothing says so plainly. */
export function operatorOf(site: Site): Operator | null {
  const known = cache.get(site) ?? { operator: findOperator(site) }
  cache.set(site, known)
  return known.operator
}

function findOperator(site: Site): Operator | null {
  const groups = new Map<string, Mention[]>()
  for (const reading of site.believed)
    for (const mention of mentionsOn(site, reading)) {
      if (mention.name.length > NAME_CHARS_MAX || isForeign(site, mention.name)) continue
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
  const mentions = best.mentions.sort((a, b) => Number(hasLegalForm(b.name)) - Number(hasLegalForm(a.name)) || b.weight - a.weight)
  const first = mentions[0]
  return first ? { name: first.name, evidence: first.evidence, mentions } : null
}

/** A supplier that the site names; its own pages would carry its name in their address. */
function isForeign(site: Site, name: string): boolean {
  const core = nameCore(name)
  return isVendor(core) && !site.host.replace(/[^a-z0-9]/g, '').includes(squeeze(core.split(' ')[0] ?? core))
}
