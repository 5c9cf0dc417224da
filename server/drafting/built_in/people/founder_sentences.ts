import { anyOf } from '../../../lexicon/compile.ts'
import { loose } from '../../reading/fold.ts'
import type { Reading } from '../../reading/reading.ts'
import type { Site } from '../../reading/site.ts'
import { closest, textIn } from '../page/elements.ts'
import { founderClauses, SAYS_BEGAN } from './founder_clauses.ts'
import { isOurs, ownNames, type Telling, type ToldFounder } from './founder_names.ts'
import { isNamedIn } from '../publisher/our_names.ts'
import {
  BUILT,
  DEVELOPED,
  FOUNDED_BY,
  FOUNDER_ROLE,
  FOUNDS,
  GEGRUENDET,
  I_AM,
  I_MADE,
  OTHER_WORK,
  PERSON,
  personName,
  TITLES,
  WE_ARE,
  WHO_MAKES,
  WURDE_VON,
} from '../words/people_words.ts'
import { goesOn, isBent, namesSource, personsAtStart, personsIn } from './person_lists.ts'
import { RUN_BY } from '../words/publisher_words.ts'
import { isAboutUs, type Line } from '../page/sections.ts'

/** The founders whom a sentence of the site names: who was it founded by, who founded it, who introduces themselves. */
export function founderSentences(site: Site, reading: Reading, line: Line): ToldFounder[] {
  const telling = { site, reading, line: { ...line, text: line.text.replace(ASIDE, '') }, own: ownNames(site) }
  return [founderClauses, passive, active, introductions, called, signed].flatMap((read) => read(telling))
}

/** «Ida Kranz (34) and Tom Berg (ex Harbor)»: what is said of a person between names; one word may be what they are called. */
const ASIDE = /\s\((?!\p{L}+\))[^()]{1,60}\)/gu

const told = (names: string[], weight: number, role: string | null = null): ToldFounder[] => names.map((name) => ({ name, role, weight }))

const COMPANY = new RegExp(String.raw`\b(?:${anyOf('the_company')})\b`, 'i')
const SOMEONE = new RegExp(String.raw`\b(?:${anyOf('somebody_else')})\b`, 'i')
const MADE_WITH_CARE = /©|❤|♥|💙|💚|🧡|💜|\blove\b|open[- ]source/iu

const NOT_BEHIND_PLACE = new RegExp(
  String.raw`(?<!\b(?:${anyOf('not_behind_place')}) )(?<![\p{L}\p{N}&.'’-])(\p{Lu}[\p{L}\p{N}&.'’-]*(?: \p{Lu}[\p{L}\p{N}&.'’-]*){0,4}),\s*(?:which |who |that )?$`,
  'u',
)
const FOUNDED_STEM = new RegExp(String.raw`${anyOf('founded_stem')}`, 'i')
/** `Lumbrio was founded by …`, `Lumbrio wurde 2019 von … gegründet`. */
function passive({ site, reading, line, own }: Telling): ToldFounder[] {
  const found: ToldFounder[] = []
  const subjectBefore = (at: number) =>
    (
      line.text
        .slice(Math.max(0, at - 140), at)
        .split(/(?<=\p{Ll}{3}[.!?])\s/u)
        .at(-1) ?? ''
    ).toLowerCase()
  for (const match of line.text.matchAll(FOUNDED_BY)) {
    const before = line.text.slice(Math.max(0, match.index - 140), match.index)
    const subject = subjectBefore(match.index)
    // "…, founded in 2008 by X" tells who founded what stands before the comma.
    const founds = NOT_BEHIND_PLACE.exec(before)?.[1]?.toLowerCase()
    if (founds !== undefined && !own.some((name) => isNamedIn(founds, name) || name.includes(founds))) continue
    const founded = FOUNDED_STEM.test(match[0])
    const ours =
      (!SOMEONE.test(subject) && (own.some((name) => isNamedIn(subject, name)) || (founded && COMPANY.test(subject)))) ||
      ((founded || line.block.region === 'footer' || isAboutUs(reading, line.block) || MADE_WITH_CARE.test(line.text)) &&
        /^(?:[^\p{L}]*|[\s©\d–-]*(?:with|proudly|lovingly|all rights reserved(?:[^\p{L}]*|[.\s]*(?:with|proudly|lovingly))))$/u.test(
          subject,
        ))
    if (!ours || OTHER_WORK.test(subject)) continue
    // «Desarrollado por …» at the foot of a bakery's page is the designer's credit.
    if (line.block.region === 'footer' && DEVELOPED.test(match[0]) && !own.some((name) => isNamedIn(subject, name))) continue
    const names = founderNames(line.text.slice(match.index + match[0].length), site.lang)
    found.push(
      ...told(
        names.filter((name) => !isBent(name, site.lang)),
        founded ? 2.5 : 1.5,
      ),
    )
  }
  for (const match of line.text.matchAll(WURDE_VON)) {
    const subject = `${subjectBefore(match.index)} ${match[0]}`.toLowerCase()
    const { names, behind } = personsAtStart(line.text.slice(match.index + match[0].length).replace(TITLES, ''), site.lang)
    if (GEGRUENDET.test(behind) && (own.some((name) => isNamedIn(subject, name)) || COMPANY.test(subject))) found.push(...told(names, 2.5))
  }
  return found
}

/** `by Ana Ruiz`, `by two engineers, Ana Ruiz and Tom Berg`, `av den danske smeden Tom Berg`. */
function founderNames(text: string, lang: string | null): string[] {
  const titled = text.replace(TITLES, '')
  const [described, comma] = DESCRIBED.exec(titled) ?? []
  if (described === undefined || NO_DESCRIPTION.test(described)) return personsAtStart(titled, lang).names
  const { names } = personsAtStart(titled.slice(described.length).replace(TITLES, ''), lang)
  return comma && names.length < 2 ? [] : names
}
/** What small words call somebody before the name. */
const DESCRIBED = /^(?:\p{Ll}[\p{L}’'-]{0,24} ){0,5}\p{Ll}[\p{L}’'-]{1,24}(,)? (?=\p{Lu})/u
/** Behind «of» or «from» stands where they come from or what else they did. */
const NO_DESCRIPTION = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('preposition')}|${anyOf('not_described')})(?!\p{L})`, 'u')

/** `Ana Ruiz and Tom Berg founded Lumbrio`, `… gründeten 2019 die Firma`, `Ida Kranz built the Lumbrio app`. */
function active({ site, line, own }: Telling): ToldFounder[] {
  const found: ToldFounder[] = []
  // «Ida founded Lumbrio …» under a heading with her full name.
  const first = FIRST_NAME_FOUNDED.exec(line.text)
  if (first?.[1] && startsWithOwn(line.text.slice(first.index + first[0].length), own)) {
    const full = line.block.headings.find((heading) => heading.startsWith(`${first[1]} `) && personName(heading) !== null)
    if (full) found.push({ name: full, role: null, weight: 2.2, under: full })
  }
  // `Priya Raman and Tom Askew taught in Leith. In 2016 they founded Lumbrio …`, `Ida Kranz kept books. She left a bank to start Lumbrio.`
  const they = THEY_FOUNDED.exec(line.text)
  if (they && startsWithOwn(line.text.slice(they.index + they[0].length), own)) {
    const { names } = personsAtStart(line.text, site.lang)
    if (they[0].includes('he ') === (names.length === 1)) found.push(...told(names, 2))
  }
  for (const match of line.text.matchAll(BUILT))
    if (match[1] && isProduct(line.text.slice(match.index + match[0].length - (match[2]?.length ?? 0)), match[2] ?? '', own))
      found.push(...told(personsIn(match[1], site.lang), 2))
  return found
}

const FIRST_NAME_FOUNDED = new RegExp(String.raw`(?:^|[.!?]\s)(\p{Lu}\p{Ll}{2,20})\s${FOUNDS.source}\s`, 'u')
const THEY_FOUNDED =
  /(?<!\p{L})(?:they|the two|the pair|s?he) (?:[^.,;:]{0,60} to )?(?:co-)?(?:found|start|launch|set up|establish)(?:ed)?\s/u

/** The product is what was made, not its logo nor something made with it. */
function isProduct(behind: string, object: string, own: string[]): boolean {
  const text = behind.toLowerCase()
  return own.some((name) => {
    const at = object.toLowerCase().indexOf(name)
    const rest = text.slice(at + name.length)
    return (
      at >= 0 && (ENDS_OBJECT.test(rest) || PRODUCT_NOUN.test(rest)) && !/\b(?:with|using|on|via|for|at|by|in)\s*$/.test(text.slice(0, at))
    )
  })
}
const PRODUCT_NOUN = /^ (?:app|application|browser extension|extension|plugin|add-on|tool|service|software|platform|library|game)(?!\p{L})/u

/** The company itself is what was founded, not something of it: «founded Lumbrio’s office», «started Lumbrio tours». */
function startsWithOwn(text: string, own: string[]): boolean {
  const object = text.replace(WHEN, '').toLowerCase()
  return own.some((name) => object.startsWith(name) && ENDS_OBJECT.test(object.slice(name.length)))
}

const WHEN = new RegExp(
  String.raw`^(?:(?:${anyOf('year_joint')})?\s?(?:roce\s|roku\s)?(?:\p{L}+ )?(?:19|20)\d\d(?: roku)?\s|(?:${anyOf('together')})\s)?(?:(?:${anyOf('article_before_company')})\s)?`,
  'u',
)
const ENDS_OBJECT = new RegExp(String.raw`^(?:$|[.,;:!?)]|\s[–—-]\s|\s(?:${anyOf('ends_founded')})(?!\p{L}))`, 'u')

const PERSON_FIRST = new RegExp(`^${PERSON}`, 'u')

/** `Hi, I'm Ida Kranz and I made Lumbrio.`, `We are Ida Kranz and Tom Berg.` */
function introductions({ site: { lang }, line, own }: Telling): ToldFounder[] {
  const headed = line.block.headings.slice(-1).some((heading) => FOUNDER_ROLE.test(heading) || WHO_MAKES.test(loose(heading)))
  if (own.length === 0 || !(headed || [I_MADE, FOUNDER_ROLE, SAYS_BEGAN].some((says) => says.test(line.text)))) return []
  const [us = ''] = headed ? (WE_ARE.exec(line.text) ?? []) : []
  if (us !== '') return told(personsAtStart(line.text.slice(us.length), lang).names, 2)
  return [...line.text.matchAll(I_AM)].flatMap((match) => {
    const behind = line.text.slice(match.index + match[0].length)
    const name = PERSON_FIRST.exec(behind)?.[0]
    return name && !goesOn(behind.slice(name.length))
      ? told(personsIn(name, null), 2, FOUNDER_ROLE.exec(behind.slice(name.length, name.length + 60))?.[0] ?? null)
      : []
  })
}

/** `Ida Kranz is the founder of Lumbrio`, `Ida Kranz and Tom Berg, the founders`. */
function called({ site, reading, line, own }: Telling): ToldFounder[] {
  if (!FOUNDER_ROLE.test(line.text)) return []
  const sentence = new RegExp(
    String.raw`(?<!\p{L})(${namesSource(site.lang)})(?:(?:,? (?:${anyOf('are_founders')}) |, )(?:${anyOf('article_of_role')})?|\s[–—-]\s)([^.,;]{0,60})`,
    'u',
  ).exec(line.text)
  const [, row, role] = sentence ?? []
  if (!row || !role || !FOUNDER_ROLE.test(role) || !isOurs(site, role, line)) return []
  // «Tom Berg, co-founder, Harborin»
  const rest = line.text.split(role).at(-1) ?? ''
  if (/^, \p{Lu}\S+$/u.test(rest) && !own.includes(rest.slice(2).toLowerCase())) return []
  // «Lumbrio is run by its founders»: who is told of is no founder.
  if (role.slice(0, role.search(FOUNDER_ROLE)).search(RUN_BY) >= 0) return []
  const ours = own.some((name) => isNamedIn(role.toLowerCase(), name)) || isAboutUs(reading, line.block)
  return ours ? told(personsIn(row, site.lang), 2) : []
}

const PERSONAL_LINK =
  /^https?:\/\/(?:www\.)?(?:linkedin\.com\/in\/|github\.com\/|x\.com\/|twitter\.com\/|bsky\.app\/profile\/|mastodon\.|threads\.net\/@)/i

/** A line of its own, «Made by Ida Kranz», whose name leads to a person's account. */
function signed({ line }: Telling): ToldFounder[] {
  const name = /^(?:[Mm]ade|[Bb]uilt|[Cc]reated) by (.{4,50}?)[.!]?$/u.exec(line.text)?.[1]
  if (!name || closest(line.block.element, 'figure', 'li', 'td') !== null) return []
  const linked = line.block.element.children.some(
    (child) => child.type === 'tag' && child.name === 'a' && PERSONAL_LINK.test(child.attribs['href'] ?? '') && textIn(child) === name,
  )
  return linked ? told(personsIn(name, null), 1.5) : []
}
