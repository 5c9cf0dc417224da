import type { DraftedFounder } from '../draft.ts'
import { listOf, textOf } from '../json_ld.ts'
import { quoteAttribute } from '../proof.ts'
import type { Reading } from '../reading.ts'
import type { Found, Site } from '../site.ts'
import { isOurs, ownNames, type FounderSighting } from './founder_names.ts'
import { founderOf } from './founder_profile.ts'
import { BUILT, FOUNDED_BY, FOUNDER_ROLE, I_AM, I_MADE, PERSON, personName } from './people_words.ts'
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

const NAME = new RegExp(PERSON, 'gu')

/** Name and role on one line, a sentence that says who founded it, or a maker's own introduction. */
function inLine(site: Site, reading: Reading, line: Line): FounderSighting[] {
  const found: FounderSighting[] = []
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
    const [name = '', role = ''] = inlineParts(line)
    if (personName(name) && ROLE_OF_ONE.test(role) && role.length <= ROLE_CHARS_MAX && isOurs(site, role, line)) add(name, role, 3)
    const titled = new RegExp(String.raw`(?:^|\s)(${FOUNDER_ROLE.source})\s+(${PERSON})(?=$|[,.;])`, 'u').exec(line.text)
    if (titled?.[1] && titled[2] && isOurs(site, titled[1], line)) add(titled[2], titled[1], 2)
  }
  if (isQuoted(line.block)) return found
  const own = ownNames(site)
  for (const match of line.text.matchAll(FOUNDED_BY)) {
    const before = line.text.slice(Math.max(0, match.index - 140), match.index)
    const subject = (before.split(/(?<=\p{Ll}{3}[.!?])\s/u).at(-1) ?? '').toLowerCase()
    const after = line.text.slice(match.index + match[0].length)
    // "…, founded in 2008 by X" tells who founded what stands before the comma.
    const founds =
      /(?<!\b(?:in|near|at|aus|bei|à|en|de|te) )(?<![\p{L}\p{N}&.'’-])(\p{Lu}[\p{L}\p{N}&.'’-]*(?: \p{Lu}[\p{L}\p{N}&.'’-]*){0,4}),\s*(?:which |who |that )?$/u
        .exec(before)?.[1]
        ?.toLowerCase()
    if (founds !== undefined && !own.some((name) => founds.includes(name) || name.includes(founds))) continue
    const founded = /found|gründet|fond|fund|opgericht|założ|grundad/i.test(match[0])
    const ours =
      own.some((name) => subject.includes(name)) ||
      (founded && /\b(?:we|our|company|it|unternehmen|firma|société|entreprise|azienda|empresa|bedrijf)\b/i.test(subject)) ||
      ((founded ||
        line.block.region === 'footer' ||
        reading.kind === 'about' ||
        /©|❤|♥|💙|💚|🧡|💜|\blove\b|open[- ]source/iu.test(line.text)) &&
        /^[\s©\d–-]*(?:all rights reserved[.\s]*)?(?:[^\p{L}]*|with|proudly|lovingly)$/u.test(subject))
    if (
      !ours ||
      /\b(?:theme|template|design|website|site|illustration|logo|icon|photo|image|font|badge|artwork)s?\b[^.]{0,20}$/i.test(subject)
    )
      continue
    for (const name of namesAtStart(after)) add(name, null, founded ? 2.5 : 1.5)
  }
  for (const match of line.text.matchAll(BUILT))
    if (match[1] && own.some((name) => match[2]?.toLowerCase().includes(name))) add(trimmedName(match[1]), null, 2)
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
