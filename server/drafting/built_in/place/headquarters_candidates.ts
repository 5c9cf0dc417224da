import { anyOf } from '../../../lexicon/compile.ts'
import { COUNTRIES } from '../../../lexicon/countries.ts'
import { isObject } from '../../../base/is_object.ts'
import { countryMarks } from '../../proof/country_marks.ts'
import { countryAtEnd, countryCode } from '../../proof/country_words.ts'
import type { Evidence } from '../../../fields/draft.ts'
import { listOf, quoteOfMember, textOf } from '../../reading/json_ld.ts'
import { quoteAttribute, quoteBlock } from '../../proof/quotes.ts'
import { metaOf, type Reading } from '../../reading/reading.ts'
import type { Block } from '../../reading/blocks.ts'
import { loose, sentences, squeeze } from '../../reading/fold.ts'
import type { Site } from '../../reading/site.ts'
import { isOrganization } from '../words/schema_types.ts'
import { linkedIn } from '../prose/describing_sentences.ts'
import { isSample, nameCore } from '../words/legal_words.ts'
import { isOfAnother } from '../publisher/our_names.ts'
import { publisherOf } from '../publisher/publisher.ts'
import { placeIn, seatIn } from './headquarters.ts'
import { isStreet } from '../postal/postal.ts'
import { BASED_AHEAD } from '../postal/postal_formats.ts'
import { linesOf, type Line } from '../page/sections.ts'
import { isDigital } from '../words/software.ts'
import { GENERIC_NAME, SECTION } from '../words/heading_words.ts'

/** One place where a site says where its company is; the heavier wins. */
export type Candidate = { city: string | null; country: string | null; weight: number; cityQuote: Evidence[]; countryQuote: Evidence[] }

/** Places that a page states outside of an address block: in JSON-LD, beside the publisher's name, or in a sentence. */
export function candidatesBesideAddresses(site: Site, reading: Reading): Candidate[] {
  return [
    ...fromJsonLd(reading),
    ...fromGeoRegion(reading),
    ...fromSentences(site, reading),
    ...fromMentions(site, reading),
    ...besideName(site, reading),
    ...besideProvince(reading),
    ...inTitle(site, reading),
    ...inDescription(site, reading),
  ]
}

function fromJsonLd(reading: Reading): Candidate[] {
  return reading.json_ld.flatMap((node) => {
    if (!node.types.some(isOrganization)) return []
    const places = listOf(node.members['location']).flatMap((place) => (isObject(place) ? [place['address']] : []))
    return [...listOf(node.members['address']), ...places].slice(0, 1).flatMap((address): Candidate[] => {
      if (!isObject(address)) return []
      const city = textOf(address['addressLocality'])
      const country = textOf(address['addressCountry'])
      const code = country ? (/^[A-Z]{2}$/.test(country) ? country : countryCode(country)) : null
      const quote = (key: string, value: string | null): Evidence[] => {
        const found = value ? quoteAttribute(reading, quoteOfMember(node, key, value) ?? value) : null
        return found ? [found] : []
      }
      if (city && isSample(city)) return []
      return [
        {
          city: city && /\p{L}/u.test(city) ? city : null,
          country: code,
          weight: 8,
          cityQuote: quote('addressLocality', city),
          countryQuote: quote('addressCountry', country),
        },
      ]
    })
  })
}

/** `geo.region` «AT-7»: a home page tells search engines in which country it belongs; the town beside it may be one that it serves. */
function fromGeoRegion(reading: Reading): Candidate[] {
  const region = reading.kind === 'home' ? (metaOf(reading, 'geo.region') ?? '') : ''
  const code = /^([A-Z]{2})-[A-Z\d]{1,3}$/.exec(region)?.[1]
  const quote = code !== undefined && code in COUNTRIES ? quoteAttribute(reading, region) : null
  return code && quote ? [{ city: null, country: code, weight: 3, cityQuote: [], countryQuote: [quote] }] : []
}
/** «Budova 256, Hradec»: behind a label of addresses, or between the marks of a copyright line, a name with the number of a house needs no word for a street. */
export const HOUSE_AND_TOWN =
  /^\p{Lu}[\p{L}.'’ -]{2,40}\s\d{1,4}(?:\/\d{1,4})?\p{L}?,\s(\p{Lu}\p{Ll}[\p{L}'’-]{1,30}(?: [\p{L}'’-]{2,30}){0,3})$/u
const HOLDER = /©|\(c\)|copyright/i
/** Where the frame of a page or a legal page names the company, it says who that is. */
const NAMING_KINDS = new Set(['terms', 'privacy', 'imprint', 'contact', 'about'])

/** `© 2026 Acme – Graz, Austria`, `Acme LLC · Reno, NV · …`: between the marks of a line that names its holder stands where that is. */
function besideName(site: Site, reading: Reading): Candidate[] {
  const own = new Set([publisherOf(site)?.name, site.name?.value].flatMap((name) => (name ? [squeeze(nameCore(name))] : [])))
  return linesOf(reading).flatMap((line, at, lines): Candidate[] => {
    const { text, role, block } = line
    if (text.length > 160 || role === 'others' || isSample(text)) return []
    const parts = text.split(/\s[-–—|·•]\s/)
    const frame = block.region === 'footer' || NAMING_KINDS.has(reading.kind)
    const alone = frame && own.has(squeeze(nameCore(lines[at - 1]?.text ?? ''))) ? countryCode(text) : null
    if (alone) return [countryOnly(reading, line, alone, 4.5, text)]
    const named = frame && parts.some((part) => own.has(squeeze(nameCore(part))))
    if (!named && !HOLDER.test(text)) return []
    const quote = [quoteBlock(reading, block)]
    const town = HOLDER.test(text) ? parts.flatMap((part) => HOUSE_AND_TOWN.exec(part)?.[1] ?? [])[0] : undefined
    if (town !== undefined && !countryCode(town)) {
      const [country = null] = countryMarks(text)
      return [{ city: town, country, weight: 5, cityQuote: quote, countryQuote: country ? quote : [] }]
    }
    for (const part of parts.slice(1)) {
      const seat = placeIn((sentences(part)[0] ?? '').replace(/\.$/, '').replace(BASED_AHEAD, ''))
      if (seat?.city && seat.country)
        return [{ city: seat.city, country: seat.country, weight: 4.5, cityQuote: quote, countryQuote: quote }]
    }
    const behind = behindNumber(text, parts, block)
    return behind ? [{ ...behind, weight: 4.5, cityQuote: quote, countryQuote: quote }] : []
  })
}

/** `Acme Design | Porto, Portugal`: the title of a business that works in one place. */
function inTitle(site: Site, reading: Reading): Candidate[] {
  if (reading !== site.home || isDigital(site)) return []
  for (const part of reading.title.split(/\s[-–—|·•]\s/).slice(1)) {
    const seat = placeIn(part)
    const quote = seat?.city && seat.country ? quoteAttribute(reading, reading.title) : null
    if (seat && quote) return [{ ...seat, weight: 4, cityQuote: [quote], countryQuote: [quote] }]
  }
  return []
}

/** What a home page tells search engines: «Acme is a rock band from Porto, Portugal.» */
function inDescription(site: Site, reading: Reading): Candidate[] {
  const said = (reading === site.home && metaOf(reading, 'description', 'og:description')) || ''
  const seat = seatIn(said, site.name ? [site.name.value] : [])
  const quote = seat?.city && seat.country ? quoteAttribute(reading, said) : null
  return seat && quote ? [{ ...seat, weight: 4, cityQuote: [quote], countryQuote: [quote] }] : []
}

/** `Acme Oy · Y-tunnus 1234567-8 · Turku`: behind its number stands the town of a company; what leads elsewhere is a menu. */
function behindNumber(text: string, parts: string[], block: Block): { city: string; country: string } | null {
  const codes = countryMarks(text)
  const [country] = codes
  const last = (parts.at(-1) ?? '').replace(/\.$/, '')
  if (!country || codes.size > 1 || !/\d/.test(parts.at(-2) ?? '') || linkedIn(block).some((link) => last.includes(link))) return null
  const city = placeIn(last)?.city ?? null
  return city === null || GENERIC_NAME.test(last) || SECTION.test(loose(last)) ? null : { city, country }
}

/** What marked data call the region of the company, beside its town. */
export function regionsMarked({ json_ld }: Reading): string[] {
  return json_ld.flatMap((node) => {
    const [address] = node.types.some(isOrganization) ? listOf(node.members['address']) : []
    if (!isObject(address)) return []
    const [town, region] = [textOf(address['addressLocality']), textOf(address['addressRegion'])]
    return town && region && squeeze(town) !== squeeze(region) ? [squeeze(region)] : []
  })
}

/** `Nocera (SA)` right below a street, with the sign of its province. */
function besideProvince(reading: Reading): Candidate[] {
  const lines = linesOf(reading)
  return lines.flatMap((line): Candidate[] => {
    const city = line.role === 'others' ? undefined : WITH_PROVINCE.exec(line.text)?.[1]
    const above = lines[line.at - 1]?.text.replace(/,$/, '') ?? ''
    if (city === undefined || !isStreet(above) || isSample(above)) return []
    return [{ city, country: null, weight: 5, cityQuote: [quoteBlock(reading, line.block, city)], countryQuote: [] }]
  })
}
/** Between the words of a town stand only short ones: «Ligne téléphonique (FR)» is none. */
const WITH_PROVINCE =
  /^(?:\d{5} )?(\p{Lu}[\p{L}'’-]{2,30}(?: (?:\p{Ll}{1,5}['’]?(?=[\s\p{Lu}])|\p{Lu})[\p{L}'’-]{0,30}){0,3}) \([A-Z]{2}\)[.,]?(?: [-–] .{2,30})?$/u

const OF_PLACE = /^,? ?(?:(?:based|located) in|of|from) /
const WE_IN_BRACKETS = new RegExp(String.raw`^([^(（]{5,400}?)\s?[(（]["“„«'‘]?(?:${anyOf('we_in_brackets')})["”“»'’]?[,\s)）]`, 'i')
const PLACE_JOINT = new RegExp(String.raw`,\s*$|\b(?:${anyOf('place_joint')})\s*$`)
/** `Acme LLC, a Wyoming company`, `…, Ireland ("we")`: the line that names the publisher names its country. */
function fromMentions(site: Site, reading: Reading): Candidate[] {
  const lines = linesOf(reading)
  const named = publisherOf(site)?.mentions.filter((mention) => mention.reading === reading && mention.at >= 0) ?? []
  const only = (codes: Set<string>, line: Line | undefined, wanted: string, weight: number): Candidate | null => {
    const [code] = codes
    return line && code && codes.size === 1 ? countryOnly(reading, line, code, weight, wanted) : null
  }
  const candidates = named.flatMap((mention): Candidate[] => {
    const line = lines[mention.at]
    const at = line?.text.indexOf(mention.name) ?? -1
    const clause = line && at >= 0 ? line.text.slice(at, at + mention.name.length + 200) : ''
    const found: (Candidate | null)[] = [only(countryMarks(clause), line, clause, 6)]
    // "Acme, Corp., Delaware, USA." ends its clause with the country.
    const rest = (clause.slice(mention.name.length).split(/(?<=\p{L}{3})[.;](?:\s|$)|[|©]/u)[0] ?? '').trim()
    const ending = countryAtEnd(rest)
    // «Acme LLC, of Reno, Nevada»
    const seat = OF_PLACE.test(rest) ? placeIn(rest.replace(OF_PLACE, '')) : null
    if (line && seat?.city && seat.country) {
      const quote = [quoteBlock(reading, line.block, clause)]
      found.push({ ...seat, weight: 6.5, cityQuote: quote, countryQuote: quote })
    }
    if (line && ending && /,\s*$/.test(clause.slice(0, clause.indexOf(ending.name))))
      found.push(countryOnly(reading, line, ending.code, 5.5, clause))
    // The register or tax number often stands on a line of its own right below.
    for (const near of lines.slice(mention.at, mention.at + 4))
      if (near.role !== 'others' && near.text.length <= 200) found.push(only(countryMarks(near.text), near, near.text, 5.5))
    return found.flatMap((candidate) => candidate ?? [])
  })
  for (const line of lines) {
    // The definitions of the most copied privacy policy: "Country refers to: Karnataka, India".
    const defined = line.text.length <= 200 ? /\bCountry\W{0,4}refers to:?\s*([^.;]{3,60})/.exec(line.text)?.[1]?.trim() : undefined
    const code = defined ? (countryCode(defined) ?? countryAtEnd(defined)?.code ?? null) : null
    if (code) candidates.push(countryOnly(reading, line, code, 6, line.text))
    const before = line.role !== 'others' && line.text.length <= 3000 ? WE_IN_BRACKETS.exec(line.text)?.[1] : undefined
    const ending = before ? countryAtEnd(before) : null
    if (before && ending && PLACE_JOINT.test(before.slice(0, before.lastIndexOf(ending.name))))
      candidates.push(countryOnly(reading, line, ending.code, 6, before))
  }
  return candidates
}

const countryOnly = (reading: Reading, line: Line, code: string, weight: number, wanted: string): Candidate => ({
  city: null,
  country: code,
  weight,
  cityQuote: [],
  countryQuote: [quoteBlock(reading, line.block, wanted)],
})

/** Languages that bend the name of a town in a sentence: «sídlíme v Brně» does not say what it is called. */
const INFLECTED = new Set('pl cs sk hr sl sr ru uk bg lt lv et fi hu tr el'.split(' '))
/** «© 2026 Lumbrio. All rights reserved. Based in …» */
const BEHIND_HOLDER = /^(?:©|\(c\)|copyright)[^\n]{1,100}?[.·|]\s(?=Based in\s)/iu
const BARE_SEAT = /^Based in \p{Lu}[\p{L} .'’-]{1,40}, \p{Lu}[\p{L} ]{2,40}\.?$/u

/** «Developer: Tidewatch Games, based in …» in the fact sheet of a press kit */
const DEVELOPER = /^(?:developer|developed by|studio|company|made by):?$/i

function fromSentences(site: Site, reading: Reading): Candidate[] {
  if (reading.kind === 'faq' || reading.kind === 'docs') return []
  const own = [site.name?.value, publisherOf(site)?.name].filter((name): name is string => name !== undefined)
  const core = nameCore(publisherOf(site)?.name ?? site.name?.value ?? '')
  return linesOf(reading).flatMap((line, at, lines): Candidate[] => {
    if (
      line.block.region === 'nav' ||
      line.role === 'others' ||
      /blockquote|testimonial|review/.test(`${line.block.tag} ${line.block.element.attribs['class'] ?? ''}`)
    )
      return []
    // «Based in Tromsø, Norway» right below the company's name speaks of the company.
    // In the frame of a page, so does a line that opens so.
    const said = line.block.region === 'footer' ? line.text.replace(BEHIND_HOLDER, '') : line.text
    const bare = line.block.region === 'footer' && /^Based in (?:the )?\p{Lu}/u.test(said)
    const named =
      bare ||
      (BARE_SEAT.test(line.text) && ((core.length > 2 && lines[at - 1]?.text === core) || DEVELOPER.test(lines[at - 2]?.text ?? '')))
    const told = named ? `We are ${said.replace(/^B/, 'b')}` : line.text
    const found = line.text.length <= 1500 && !isSample(line.text) ? seatIn(told, own) : null
    const seat = found && named ? { ...found, words: found.words.replace(/^b/, 'B') } : found
    const told_of_us = named || line.block.region === 'footer' || NAMING_KINDS.has(reading.kind)
    const sentence = sentences(line.text).find((one) => seat && one.includes(seat.words)) ?? line.text
    if (!seat || (!told_of_us && isOfAnother(sentence, own))) return []
    const legal = line.role === 'publisher' || line.role === 'controller'
    const city = INFLECTED.has(line.block.lang ?? reading.lang ?? '') ? null : seat.city
    const weight = (legal ? 6 : 5) + Number(city !== null && seat.country !== null) * 0.5
    const quote = [quoteBlock(reading, line.block, seat.words)]
    return [{ city, country: seat.country, weight, cityQuote: quote, countryQuote: quote }]
  })
}
