import { isObject } from '../../../base/is_object.ts'
import type { DraftedFounder } from '../../../fields/draft.ts'
import { fold } from '../../reading/fold.ts'
import { listOf, textOf } from '../../reading/json_ld.ts'
import { quoteAttribute } from '../../proof/quotes.ts'
import type { Found, Site } from '../../reading/site.ts'
import { inLine } from './founder_lines.ts'
import { ownNames, type FounderSighting } from './founder_names.ts'
import { founderOf } from './founder_profile.ts'
import { isNamedIn } from '../publisher/our_names.ts'
import { FOUNDER_ROLE, isBody, NOT_FOUNDER, PERSON, personName } from '../words/people_words.ts'
import { linesOf } from '../page/sections.ts'
import { inCard } from './team_cards.ts'

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
  const own = ownNames(site)
  // Outside of addresses.
  const text = sightings.length > 0 ? site.believed.map((reading) => reading.text.replace(/(?<!\S)\S+[@/.]\w\S*/g, '')).join(' ') : ''
  const small = new Set(text.match(/(?<!\p{L})\p{Ll}+/gu))
  const whole = sightings.filter(
    ({ name }) =>
      !isBody(name) &&
      // «Time Drain», «Saved Hours»: what the site writes small elsewhere is nobody.
      !name
        .toLowerCase()
        .split(' ')
        .every((word) => small.has(word)) &&
      !sightings.some((other) => other.name.startsWith(`${name} `)) &&
      // «Founded by Ida Kranz and Tom Berg, Harbor Light makes …»: what was founded is a founder only where it is called as its only one.
      !(own.includes(name.toLowerCase()) && sightings.some((other) => !own.includes(other.name.toLowerCase()))),
  )
  for (const [name, group] of Map.groupBy(whole, (sighting) => sighting.name.toLowerCase().replace(TITLED, ''))) {
    if (founders.some((other) => isSamePerson(other.name.toLowerCase(), name))) continue
    const best = group.toSorted((a, b) => b.weight - a.weight || Number(b.role !== null) - Number(a.role !== null))[0]
    if (best) founders.push(founderOf(best, group))
  }
  if (founders.length === 0) founders.push(...fromJsonLd(site))
  if (founders.length === 0) founders.push(...fromPictures(site))
  return founders.slice(0, FOUNDERS_MAX)
}

/** «Dr. Nele Vogt» in one place, «Nele Vogt» in another. */
const TITLED = /^(?:(?:dr|prof|ing|mag|mgr|bc|dott|avv|dipl\.-\p{L}+)\.? ){1,3}/u

/** «Tom Okafor» and «Tom Okkafor», «Leo Brandt» and «Leonard Brandt»: one of them is called twice. */
function isSamePerson(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length)
  const cut = long.length - short.length
  const start = [...short].findIndex((letter, at) => letter !== long[at])
  // What the longer name has more stands in one place.
  const inserted = start > 2 && cut > 0 && short.slice(start) === long.slice(start + cut)
  return inserted && (cut === 1 ? short.slice(0, start).includes(' ') : short[start] === ' ')
}

function fromJsonLd(site: Site): DraftedFounder[] {
  const own = ownNames(site)
  for (const reading of site.believed)
    for (const node of reading.json_ld) {
      const works_for = textOf(node.members['worksFor'])?.toLowerCase() ?? ''
      const role = textOf(node.members['jobTitle']) ?? ''
      const is_founder = FOUNDER_ROLE.test(role) && !NOT_FOUNDER.test(role) && own.includes(works_for)
      const named = is_founder ? node.members : (node.members['founder'] ?? node.members['founders'])
      const founders = listOf(named).flatMap((given): DraftedFounder[] => {
        // A graph may name a person by reference.
        const id = isObject(given) ? given['@id'] : undefined
        const entry = (id !== undefined && reading.json_ld.find(({ members }) => members['@id'] === id)?.members) || given
        const body = isObject(entry) && entry['@type'] !== undefined && !/person/i.test(String(entry['@type']))
        const name = (isObject(entry) && !body) || typeof entry === 'string' ? personName(textOf(entry) ?? '') : null
        // A generator names the company itself where it knows of nobody; a person who works under their own name is called a person.
        const called = !is_founder && isObject(entry) && entry['@type'] !== undefined ? [textOf(node.members['name'])?.toLowerCase()] : own
        const quote = name && !isBody(name) && !called.includes(name.toLowerCase()) ? quoteAttribute(reading, name) : null
        return name && quote ? [{ name, role: null, bio: null, photo_url: null, socials: {}, evidence: [quote] }] : []
      })
      if (founders.length > 0) return founders
    }
  return []
}

const PICTURES_READ = 60
const CALLED = new RegExp(String.raw`^(${PERSON})\s?[,–—|-]\s?(.{3,60})$`, 'u')

/** «Ida Kranz, founder of Lumbrio»: what a photograph is called for those who do not see it. Of another company it says nothing here. */
function fromPictures(site: Site): DraftedFounder[] {
  const found = new Map<string, DraftedFounder>()
  const own = ownNames(site)
  for (const reading of site.believed)
    for (const { attribs } of reading.$('img[alt]').slice(0, PICTURES_READ).get()) {
      const alt = fold(attribs['alt'] ?? '')
      const [, called = '', role = ''] = CALLED.exec(alt) ?? []
      const ours = FOUNDER_ROLE.test(role) && !NOT_FOUNDER.test(role) && own.some((one) => isNamedIn(role.toLowerCase(), one))
      const name = ours ? personName(called) : null
      const quote = name ? quoteAttribute(reading, alt) : null
      if (name && quote) found.set(name.toLowerCase(), { name, role, bio: null, photo_url: null, socials: {}, evidence: [quote] })
    }
  return [...found.values()]
}
