import { isObject } from '../../base/is_object.ts'
import type { DraftedFounder } from '../../fields/draft.ts'
import { listOf, textOf } from '../reading/json_ld.ts'
import { quoteAttribute } from '../proof/quotes.ts'
import type { Reading } from '../reading/reading.ts'
import type { Found, Site } from '../reading/site.ts'
import { isOurs, type FounderSighting } from './founder_names.ts'
import { founderOf } from './founder_profile.ts'
import { founderSentences } from './founder_sentences.ts'
import { FOUNDER_ROLE, PERSON, personName } from './people_words.ts'
import { listedPersons, namesSource, personsIn } from './person_lists.ts'
import { isQuoted, linesOf, type Line } from './sections.ts'
import { inCard, inlineParts, ROLE_CHARS_MAX, ROLE_OF_ONE } from './team_cards.ts'

const FOUNDERS_MAX = 10

const cache = new WeakMap<Site, DraftedFounder[]>()

/** The people whom the site itself calls founders, makers or creators of this product. */
export function people(site: Site): Found {
  const founders = cache.get(site) ?? findFounders(site)
  cache.set(site, founders)
  return { founders }
}

function findFounders(site: Site): DraftedFounder[] {
  const sightings: FounderSighting[] = []
  for (const reading of site.believed) {
    const lines = linesOf(reading)
    for (const line of lines)
      if (line.text.length <= 3000 && line.block.region !== 'nav')
        sightings.push(...inLine(site, reading, line), ...inCard(site, reading, lines, line))
  }
  const founders: DraftedFounder[] = []
  for (const [, group] of Map.groupBy(sightings, (sighting) => sighting.name.toLowerCase())) {
    const best = group.toSorted((a, b) => b.weight - a.weight || Number(b.role !== null) - Number(a.role !== null))[0]
    if (best) founders.push(founderOf(best, group))
  }
  if (founders.length === 0) founders.push(...fromJsonLd(site))
  return founders.slice(0, FOUNDERS_MAX)
}

const ROLE_BEHIND = new RegExp(String.raw`^["“”—–-]*\s*(${PERSON})\s*(?:[,|·•:–—]|\s-\s|\(|\/)\s*(.{3,90}?)\)?$`, 'u')

/** Name and role on one line, a sentence that says who founded it, or a maker's own introduction. */
function inLine(site: Site, reading: Reading, line: Line): FounderSighting[] {
  const found: FounderSighting[] = []
  const add = (raw: string, role: string | null, weight: number, under?: string): void => {
    const name = personName(raw)
    const heading = under === undefined ? undefined : linesOf(reading).findLast((entry) => entry.at < line.at && entry.text === under)
    if (name) found.push({ name, role, reading, lines: heading ? [heading, line] : [line], weight })
  }
  if (line.text.length <= 140) {
    const pairs: [string | undefined, string | undefined][] = []
    const behind = ROLE_BEHIND.exec(line.text)
    if (behind) pairs.push([behind[1], behind[2]])
    const ahead = /^(.{3,60}?)\s?(?:[:：]|\s[–—-])\s?(.{3,60})$/u.exec(line.text)
    if (ahead) pairs.push([ahead[2], ahead[1]])
    for (const [name, role] of pairs)
      if (name && role && FOUNDER_ROLE.test(role) && isOurs(site, role, line))
        for (const one of name.split('、').flatMap((row) => listedPersons(row, site.lang)))
          add(one, role.length <= ROLE_CHARS_MAX ? role : null, 3)
    const [name = '', role = ''] = inlineParts(line)
    if (personName(name) && ROLE_OF_ONE.test(role) && role.length <= ROLE_CHARS_MAX && isOurs(site, role, line)) add(name, role, 3)
    const titled = FOUNDER_ROLE.test(line.text)
      ? new RegExp(String.raw`(?:^|\s)(${FOUNDER_ROLE.source})\s+(${namesSource(site.lang)})(?=$|[,.;])`, 'u').exec(line.text)
      : null
    if (titled?.[1] && titled[2] && isOurs(site, titled[1], line)) for (const one of personsIn(titled[2], site.lang)) add(one, titled[1], 2)
  }
  if (!isQuoted(line.block)) for (const told of founderSentences(site, reading, line)) add(told.name, told.role, told.weight, told.under)
  return found
}

function fromJsonLd(site: Site): DraftedFounder[] {
  for (const reading of site.believed)
    for (const node of reading.json_ld) {
      const founders = listOf(node.members['founder'] ?? node.members['founders']).flatMap((entry): DraftedFounder[] => {
        const name = isObject(entry) || typeof entry === 'string' ? personName(textOf(entry) ?? '') : null
        const quote = name ? quoteAttribute(reading, name) : null
        return name && quote ? [{ name, role: null, bio: null, photo_url: null, socials: {}, evidence: [quote] }] : []
      })
      if (founders.length > 0) return founders
    }
  return []
}
