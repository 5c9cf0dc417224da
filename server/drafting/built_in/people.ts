import type { DraftedFounder, Evidence } from '../draft.ts'

import { listOf, textOf } from '../json_ld.ts'
import { quoteAttribute, quoteBlock } from '../proof.ts'
import { resolveUrl, type Reading } from '../reading.ts'
import type { Found, Site } from '../site.ts'
import { accountOf } from './accounts.ts'
import { nameCore } from './legal_words.ts'
import { operatorOf } from './operator.ts'
import { FOUNDED_BY, FOUNDER_ROLE, I_AM, I_MADE, NOT_FOUNDER, PERSON, personName } from './people_words.ts'
import { isQuoted, linesOf, type Line } from './sections.ts'

const FOUNDERS_MAX = 10
const ROLE_CHARS_MAX = 80
const ROLE_LINES_MAX = 3
const BIO_CHARS_MIN = 40
const BIO_CHARS_MAX = 600

type Sighting = { name: string; role: string | null; reading: Reading; lines: Line[]; weight: number }

/** The people whom the site itself calls founders, makers or creators of this product. */
export function people(site: Site): Found {
  const sightings: Sighting[] = []
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
  return { founders: founders.slice(0, FOUNDERS_MAX) }
}

function ownNames(site: Site): string[] {
  const operator = operatorOf(site)
  return [site.name?.value, operator && nameCore(operator.name), site.host.split('.').at(-2)]
    .filter((name): name is string => typeof name === 'string' && name.length > 2)
    .map((name) => name.toLowerCase())
}

/** Founder of what: "CEO of Acme" under praise is a customer, "Maker of <this product>" is not. */
function isOurs(site: Site, role: string, line: Line): boolean {
  if (NOT_FOUNDER.test(role)) return false
  const names = ownNames(site)
  const low = role.toLowerCase()
  const named = names.some((name) => low.includes(name))
  if (named) return true
  const of =
    /(?:\b(?:of|at|von|bei|hinter|behind|de|di|do|da|van|w)\s+|@\s*|,\s+(?=\p{Lu})|[|]\s*|\s[–—-]\s*)(?:the\s+)?(\p{Lu}[\p{L}\d.&-]*)/gu
  for (const match of role.matchAll(of))
    if (
      !/^(?:CEO|CTO|COO|CFO|CMO|CPO|CIO|Chief|Co|Founder|Creator|Maker|Lead|Head|President|Director|Managing|Engineer(?:ing)?|Product|Design(?:er)?|Developer|Software|Technology|Marketing|Owner|Gesch|Inhaber|Directeur|Full|Backend|Frontend|Operations|Strategy|Growth|Research|Data|AI|Board|Chair|General)/i.test(
        match[1] ?? '',
      )
    )
      return false
  return !isQuoted(line.block)
}

const NAME = new RegExp(PERSON, 'gu')

/** Name and role on one line, a sentence that says who founded it, or a maker's own introduction. */
function inLine(site: Site, reading: Reading, line: Line): Sighting[] {
  const found: Sighting[] = []
  const add = (raw: string, role: string | null, weight: number): void => {
    const name = personName(raw)
    if (name) found.push({ name, role, reading, lines: [line], weight })
  }
  if (line.text.length <= 140) {
    const pairs: [string | undefined, string | undefined][] = []
    const behind = new RegExp(String.raw`^["“”—–-]*\s*(${PERSON})\s*(?:[,|·•:–—]|\s-\s|\(|\/)\s*(.{3,90}?)\)?$`, 'u').exec(line.text)
    if (behind) pairs.push([behind[1], behind[2]])
    const ahead = /^(.{3,60}?)\s*(?:[:：]|\s[–—-])\s*(.{3,60})$/u.exec(line.text)
    if (ahead) pairs.push([ahead[2], ahead[1]])
    for (const [name, role] of pairs)
      if (name && role && FOUNDER_ROLE.test(role) && isOurs(site, role, line))
        for (const one of name.split(/\s*(?:,|&|\band\b|\bund\b|\bet\b|\by\b|\be\b|\ben\b|、)\s*/u))
          add(one, role.length <= ROLE_CHARS_MAX ? role : null, 3)
    const titled = new RegExp(String.raw`(?:^|\s)(${FOUNDER_ROLE.source})\s+(${PERSON})(?=$|[,.;])`, 'u').exec(line.text)
    if (titled?.[1] && titled[2] && isOurs(site, titled[1], line)) add(titled[2], titled[1], 2)
  }
  if (isQuoted(line.block)) return found
  const own = ownNames(site)
  for (const match of line.text.matchAll(FOUNDED_BY)) {
    const before = line.text.slice(Math.max(0, match.index - 140), match.index)
    const subject = (before.split(/(?<=\p{Ll}{3}[.!?])\s/u).at(-1) ?? '').toLowerCase()
    const after = line.text.slice(match.index + match[0].length)
    const founded = /found|gründet|fond|fund|opgericht|założ|grundad/i.test(match[0])
    const ours =
      own.some((name) => subject.includes(name)) ||
      (founded && /\b(?:we|our|company|it|unternehmen|firma|société|entreprise|azienda|empresa|bedrijf)\b/i.test(subject)) ||
      /^[\s©\d–-]*(?:all rights reserved[.\s]*)?(?:[^\p{L}]*|with|proudly|lovingly)$/u.test(subject)
    if (
      !ours ||
      /\b(?:theme|template|design|website|site|illustration|logo|icon|photo|image|font|badge|artwork)s?\b[^.]{0,20}$/i.test(subject)
    )
      continue
    for (const name of namesAtStart(after)) add(name, null, founded ? 2.5 : 1.5)
  }
  for (const match of line.text.matchAll(I_AM))
    if (match[1] && I_MADE.test(line.text) && own.length > 0)
      add(
        trimmedName(match[1]),
        FOUNDER_ROLE.exec(line.text.slice(match.index + match[0].length, match.index + match[0].length + 60))?.[0] ?? null,
        2,
      )
  const sentence = new RegExp(
    String.raw`(?<!\p{L})(${PERSON})(?:,? (?:is|ist|est|è|es|é) (?:the |der |die |le |la |il |el |o |a )?|, (?:the |our |der |die )?|\s[–—-]\s)([^.,;]{0,60})`,
    'u',
  ).exec(line.text)
  if (
    sentence?.[1] &&
    sentence[2] &&
    FOUNDER_ROLE.test(sentence[2]) &&
    line.text.length > 140 &&
    (own.some((name) => sentence[2]?.toLowerCase().includes(name)) || reading.kind === 'about' || reading.kind === 'team') &&
    isOurs(site, sentence[2], line)
  )
    add(trimmedName(sentence[1]), null, 2)
  return found
}

const trimmedName = (text: string): string => text.replace(/[.,;]+$/, '')

/** `Ana Ruiz, Tom Berg and Li Wei in 2019` → three names. */
function namesAtStart(text: string): string[] {
  const names: string[] = []
  let rest = text.slice(0, 160)
  for (let count = 0; count < FOUNDERS_MAX; count++) {
    NAME.lastIndex = 0
    const match = new RegExp(String.raw`^(?:the )?(?:brothers |sisters |engineers? |developers? )?(${PERSON})`, 'u').exec(rest)
    if (!match?.[1]) break
    names.push(trimmedName(match[1]))
    rest = rest.slice(match[0].length)
    const joint = /^\s*(?:,\s*(?:and |und |et |y |e |en )?|\s(?:and|und|et|y|e|en|&|i)\s+|\s*&\s*)/u.exec(rest)
    if (!joint) break
    rest = rest.slice(joint[0].length)
  }
  return names
}

/** A line that is a name, with the role on the lines next to it: the cards of a team page. */
function inCard(site: Site, reading: Reading, lines: Line[], line: Line): Sighting[] {
  const name = personName(line.text)
  if (!name || line.role === 'others') return []
  for (const step of [1, -1]) {
    const role: Line[] = []
    for (let at = line.at + step; role.length < ROLE_LINES_MAX && at >= 0 && at < lines.length; at += step) {
      const next = lines[at]
      if (
        !next ||
        next.text.length > ROLE_CHARS_MAX ||
        personName(next.text) ||
        (next.block.level > 0 && role.length > 0) ||
        !sameCard(line, next)
      )
        break
      // Below a name the role may be broken over lines; above it, one line says it.
      if (step === 1) role.push(next)
      else role.unshift(next)
      if (step === -1) break
    }
    const said = roleLines(role)
    const text = said.map((entry) => entry.text).join(' ')
    if (said.length > 0 && FOUNDER_ROLE.test(text) && isOurs(site, text, line))
      return [
        { name, role: text.length <= ROLE_CHARS_MAX ? text : null, reading, lines: [line, ...said], weight: 3.2 - Number(step === -1) },
      ]
  }
  return []
}

/** The first line with the word, and what it runs on to: "Founder &" + "CEO & CTO". */
function roleLines(lines: Line[]): Line[] {
  const first = lines.findIndex((entry) => FOUNDER_ROLE.test(entry.text))
  if (first < 0 || first > 1) return []
  const said = lines.slice(first, first + 1)
  for (const next of lines.slice(first + 1)) {
    const last = said.at(-1)
    if (!last || next.block.element !== last.block.element) break
    said.push(next)
  }
  return said
}

/** Two lines of one card share a container that holds little else. */
function sameCard(a: Line, b: Line): boolean {
  const above = (line: Line): object[] => {
    const chain: object[] = []
    for (
      let at: Line['block']['element'] | null = line.block.element;
      at && chain.length < 5;
      at = at.parent?.type === 'tag' ? at.parent : null
    )
      chain.push(at)
    return chain
  }
  const ours = new Set(above(a))
  return above(b).some((element) => ours.has(element))
}

function founderOf(best: Sighting, group: Sighting[]): DraftedFounder {
  const evidence: Evidence[] = best.lines.map((line) =>
    quoteBlock(best.reading, line.block, line.text.length > 300 ? best.name : undefined),
  )
  const founder: DraftedFounder = {
    name: best.name,
    role: best.role ?? group.find((entry) => entry.role)?.role ?? null,
    bio: null,
    photo_url: null,
    socials: {},
    evidence,
  }
  if (founder.role && !best.role)
    evidence.push(...(group.find((entry) => entry.role)?.lines.map((line) => quoteBlock(best.reading, line.block)) ?? []))
  const card = cardOf(best)
  if (!card) return founder
  const bio = linesOf(best.reading).find(
    (line) =>
      line.at > (best.lines.at(-1)?.at ?? 0) &&
      line.at <= (best.lines.at(-1)?.at ?? 0) + 3 &&
      line.text.length >= BIO_CHARS_MIN &&
      line.text.length <= BIO_CHARS_MAX &&
      card.contains(line.block.element),
  )
  if (bio) {
    founder.bio = bio.text
    evidence.push(quoteBlock(best.reading, bio.block, bio.text))
  }
  const photo = best.reading.$(card.element).find('img[src]').first().attr('src')
  const address = photo ? resolveUrl(photo, best.reading.url) : null
  const shown = address && /^https?:/.test(address) ? quoteAttribute(best.reading, photo ?? '') : null
  if (address && shown) {
    founder.photo_url = address
    evidence.push(shown)
  }
  for (const link of best.reading.links) {
    const account = card.contains(link.element) ? accountOf(link.url) : null
    const quote = account ? quoteAttribute(best.reading, link.href) : null
    if (!account || !quote || founder.socials[account.platform]) continue
    founder.socials[account.platform] = link.url
    evidence.push(quote)
  }
  return founder
}

/** The smallest container around a name and its role that holds no second person; only team cards have one. */
function cardOf(sighting: Sighting): { element: Line['block']['element']; contains: (element: object) => boolean } | null {
  const first = sighting.lines[0]
  if (!first || sighting.weight < 3) return null
  const people = linesOf(sighting.reading).filter((line) => line !== first && personName(line.text) !== null)
  let chosen: Line['block']['element'] | null = null
  for (let at: Line['block']['element'] | null = first.block.element, steps = 0; at && steps < 5; steps++) {
    const inside = at
    if (/^(?:body|html|main|section|footer)$/.test(at.name) || people.some((line) => within(line.block.element, inside))) break
    chosen = at
    at = at.parent?.type === 'tag' ? at.parent : null
  }
  const element = chosen
  return element ? { element, contains: (other) => within(other, element) } : null
}

function within(element: object, container: object): boolean {
  // Elements carry their parent; anything else ends the walk.
  let at: object | null | undefined = element
  for (let steps = 0; at && steps < 40; steps++) {
    if (at === container) return true
    at = 'parent' in at ? (at.parent as object | null) : null
  }
  return false
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

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
