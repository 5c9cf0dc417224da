import { anyOf } from '../../../lexicon/compile.ts'
import { countryMarks } from '../../proof/country_marks.ts'
import { countriesIn, countryAtEnd, countryCode } from '../../proof/country_words.ts'
import { countriesDialled } from '../../proof/dialling_codes.ts'
import type { Drafted, Evidence } from '../../../fields/draft.ts'
import { quoteAttribute, quoteBlock } from '../../proof/quotes.ts'
import { sentences, squeeze } from '../../reading/fold.ts'
import type { Reading } from '../../reading/reading.ts'
import type { Found, Site } from '../../reading/site.ts'
import { calledCountry } from './called_country.ts'
import { isSample, legalNames, nameCore } from '../words/legal_words.ts'
import { placeIn } from './headquarters.ts'
import { publisherOf } from '../publisher/publisher.ts'
import { DISCLAIMS } from '../words/publisher_words.ts'
import { countryAhead, isStreet, readAddress } from '../postal/postal.ts'
import { CONTACT_HEADING, inPicture, labelled, linesOf, type Line } from '../page/sections.ts'
import { isServed, isTown } from './towns.ts'
import { candidatesBesideAddresses, HOUSE_AND_TOWN, regionsMarked, type Candidate } from './headquarters_candidates.ts'

const WINDOW_LINES = 4
/** An address stands within this many lines below the publisher's name. */
const NEAR_LINES = 6
const CLUE_LINES = 30
const ADDRESS_CHARS_MAX = 220
const ADDRESS_LABEL = new RegExp(String.raw`^(?:${anyOf('address_label')}|📍|🏢)(?:\s*[/／(（][^:：]{1,40})?(?:\s*[:：·|]\s*|\s*$)`, 'iu')
const CITY_LABEL = new RegExp(String.raw`^(?:${anyOf('city_label')})\s*[:：]\s*|^(?:${anyOf('city_label_alone')})\s*$`, 'iu')
const COUNTRY_LABEL = new RegExp(String.raw`^(?:${anyOf('country_label')})(?:\s*[:：]\s*|\s*$|\s)`, 'iu')

/** City and country of the company, read from its address, from JSON-LD, or from a sentence that says where it is based. */
export function place(site: Site): Found {
  // A line that is the company's name is no town, whatever it stands in.
  const publisher = publisherOf(site)?.name ?? ''
  const own = new Set([publisher, nameCore(publisher), site.name?.value ?? ''].filter(Boolean).map(squeeze))
  const regions = new Set(site.believed.flatMap(regionsMarked))
  const candidates = site.believed
    .flatMap((reading) => [...addressesOn(site, reading), ...candidatesBesideAddresses(site, reading)])
    .filter(({ city }) => city === null || (!own.has(squeeze(city)) && !regions.has(squeeze(city))))
    .toSorted((a, b) => b.weight - a.weight)
  if (candidates.every(({ city }) => city === null)) candidates.push(...calledCountry(site))
  const fields: Found['fields'] = {}
  // Where the surest place is a region, a weaker one is no better town.
  const first = candidates.find((candidate) => candidate.city !== null)
  const city = first && isTown(first.city ?? '', first.cityQuote) ? first : undefined
  // The country of the chosen address comes first; another candidate may fill it in only when there is no other city.
  const country = city?.country
    ? city
    : candidates.find(
        (candidate) =>
          candidate.country !== null && (candidate.city === null || !city || candidate.city.toLowerCase() === city.city?.toLowerCase()),
      )
  if (city?.city) fields.hq_city = { value: city.city, evidence: city.cityQuote } satisfies Drafted
  if (country?.country) fields.hq_country = { value: country.country, evidence: country.countryQuote } satisfies Drafted
  return { fields }
}

/** «Acme, 10115, Berlin»: the company's name stands where a town might, ahead of the postcode. */
function withoutNameAhead(text: string, name: string): string {
  const at = text.indexOf(`${name}, `)
  const behind = at + name.length + 2
  return at >= 0 && /\d/.test(text[behind] ?? '') ? text.slice(0, at) + text.slice(behind) : text
}

function addressesOn(site: Site, reading: Reading): Candidate[] {
  const lines = linesOf(reading)
  const named =
    publisherOf(site)
      ?.mentions.filter((mention) => mention.reading === reading)
      .map((mention) => mention.at) ?? []
  const candidates: Candidate[] = []
  const own = [publisherOf(site)?.name, site.name?.value].filter((name) => name !== undefined)
  for (const line of lines.map(labelledPart)) {
    if (line.role === 'others' || line.block.region === 'nav' || isSample(line.text) || isServed(lines, line)) continue
    // A heading right above a country is no town: a name stands there.
    if (!canHoldCity(line.text, line.block.level > 0 ? '' : (lines[line.at + 1]?.text ?? ''))) continue
    const window = windowAt(site, lines, line)
    if (!window) continue
    if (namesAnother(line.text, publisherOf(site)?.name)) continue
    const found = readAddress(window.map((entry) => own.reduce(withoutNameAhead, entry.text)))
    if (!found?.city || found.cityLine !== 0) continue
    const weight = weightOf(reading, lines, line, named, found.country !== null)
    if (weight === 0) continue
    const evidence = (entry: Line | undefined, wanted: string): Evidence[] => (entry ? [quoteBlock(reading, entry.block, wanted)] : [])
    const countryLine = window[found.countryLine]
    const cityQuote = evidence(line, found.city)
    const stated =
      found.country !== null && countryLine
        ? {
            code: found.country,
            quote: [...new Set([countryLine, line])].flatMap((entry) => evidence(entry, entry === line ? (found.city ?? '') : entry.text)),
          }
        : null
    const sure =
      stated && countriesIn(stated.quote.map((quote) => quote.quote).join(' \n ')).has(stated.code)
        ? stated
        : clueNear(reading, lines, line)
    candidates.push({ city: found.city, country: sure?.code ?? null, weight, cityQuote, countryQuote: sure?.quote ?? [] })
  }
  for (const line of lines) if (line.role !== 'others') candidates.push(...fromLabels(reading, lines, line))
  return candidates
}

/** «…, a charity (1192345). Registered office: The Mill, Stroud, GL5 3TJ. …»: of a long line the sentence that begins with the label of an address. */
const labelledPart = (line: Line): Line =>
  line.text.length <= LABELLED_CHARS_MAX
    ? line
    : { ...line, text: sentences(line.text).find((sentence) => ADDRESS_LABEL.test(sentence)) ?? line.text }
const LABELLED_CHARS_MAX = 160

/** «Payments go through Harbor Ltd, 65 Quay Road, London»: a company that is not the publisher, with its own address. */
function namesAnother(text: string, publisher: string | undefined): boolean {
  const named = publisher === undefined ? [] : legalNames(text)
  return named.length > 0 && !named.some((name) => squeeze(text).includes(squeeze(nameCore(publisher ?? name))))
}

/** A cheap look before the formats are tried: digits, a script without spaces, a country, or a country or postcode right below. */
function canHoldCity(text: string, below: string): boolean {
  // «1300 / 1800 Inbound»: numbers to call, no postcode.
  if (/^\d{3,4} ?\/ ?\d{3,4} \p{L}/u.test(text)) return false
  if (/\d|[\p{Script=Han}\p{Script=Hangul}]/u.test(text)) return true
  return (
    text.length <= 80 &&
    /^\p{Lu}|,/u.test(text) &&
    (countryAtEnd(text) !== null ||
      countryAhead(text) !== null ||
      countryCode(below) !== null ||
      /\p{Ll} ?[-–/,] ?[A-Z]{2}$/u.test(text) ||
      /^[A-Z\d ]{5,9}$/.test(below))
  )
}

/** The line and the few below it; of a long line only what stands next to the publisher's name. */
function windowAt(site: Site, lines: Line[], line: Line): Line[] | null {
  if (line.text.length <= ADDRESS_CHARS_MAX)
    return [line, ...lines.slice(line.at + 1, line.at + WINDOW_LINES)].filter((entry) => entry.role !== 'others')
  const name = publisherOf(site)?.name
  const at = name ? line.text.indexOf(name) : -1
  const start = at >= 0 ? at + (name?.length ?? 0) : line.role === 'controller' || line.role === 'publisher' ? 0 : -1
  return start < 0 || DISCLAIMS.test(line.text.slice(Math.max(0, start - 80), start))
    ? null
    : [{ ...line, text: line.text.slice(start, start + ADDRESS_CHARS_MAX).replace(/\s\S*$/, '') }]
}

function weightOf(reading: Reading, lines: Line[], line: Line, named: number[], withCountry: boolean): number {
  const above = lines.slice(Math.max(0, line.at - 3), line.at).filter((entry) => entry.role !== 'others')
  const street = isStreet(line.text.replace(/\d{4,6}\s*\p{Lu}[\p{L} ]*$/u, '')) || above.slice(-2).some((entry) => isStreet(entry.text))
  const label = ADDRESS_LABEL.test(line.text) || above.slice(-1).some((entry) => ADDRESS_LABEL.test(entry.text)) || isHeaded(above.at(-2))
  const near = named.some((at) => line.at - at >= 0 && line.at - at <= NEAR_LINES)
  const bare = /^[A-Z]{0,3}-?\d{4,6}\s/.test(line.text)
  const isContact = line.block.headings.some((heading) => CONTACT_HEADING.test(heading))
  if (line.role === 'publisher' && (street || label || bare || near || withCountry)) return 9 + Number(near) + Number(street)
  if (near && (street || label || bare || withCountry)) return 8 + Number(street)
  if (line.role === 'controller' && (street || label || bare || withCountry)) return 7.5
  if (reading.kind === 'privacy' || reading.kind === 'terms') return label && (street || withCountry) && line.text.length <= 160 ? 5 : 0
  const foot = line.block.region === 'footer' || line.text.startsWith('©')
  if (foot && line.text.length <= 200 && (street || label || (withCountry && line.text.length <= 60))) return 7
  if (
    (reading.kind === 'contact' || reading.kind === 'about' || reading.kind === 'imprint') &&
    line.text.length <= 160 &&
    (label || street || (withCountry && line.text.length <= 40 && reading.kind === 'contact'))
  )
    return 6.5
  if (reading.kind === 'home' && label && withCountry && line.text.length <= 160 && isReachable(lines, line.at)) return 5.5
  if (street && bare && reading.kind === 'home' && !inPicture(reading, line) && (isContact || isReachable(lines, line.at))) return 5.5
  if (reading.kind === 'home' && WHOLE_ADDRESS.test(line.text) && isOnlyAddress(lines)) return 5.5
  // Elsewhere only a part about getting in touch gives the own address; a sample invoice gives anyone's.
  return line.text.length <= 160 && (street || label) && (withCountry || label) && isContact ? 6 : 0
}

/** «Hovedvejen 22 A, 4294 Borg», and nothing else on the line. */
const WHOLE_ADDRESS =
  /^(?:📍\s?)?\p{L}[\p{L}.'’ -]{2,40}\s\d{1,4}(?:\/\d{1,4})?\s?\p{L}?,\s(?:[A-Z]{1,2}-)?\d{3,5}(?:\s?\d{2})?\s\p{Lu}[\p{L}.'’ -]{1,40}(?:,\s\p{Lu}[\p{L} ]{2,30})?$/u
/** A page that gives several tells of branches, rooms or customers. */
const isOnlyAddress = (lines: Line[]): boolean =>
  new Set(lines.flatMap(({ text }) => (text.length <= 120 && WHOLE_ADDRESS.test(text) ? [text] : []))).size === 1

/** The whole of a heading or label two lines above, with the street or the building between. */
const isHeaded = (line: Line | undefined): boolean => line !== undefined && ADDRESS_LABEL.exec(line.text)?.[0] === line.text

const REACHED = /^(?:\p{L}[\p{L}. -]{0,15}\s?[:：]\s?)?(?:[^\s@]+@[^\s@]+\.\p{L}+|\+?[\d(][\d\s()./-]{7,})$/u
/** A number to call or an address to write to right beside it, alone on its line or behind a label: how small sites end. */
function isReachable(lines: Line[], at: number): boolean {
  return lines.slice(Math.max(0, at - 2), at + 4).some(({ text }) => text.length <= 60 && REACHED.test(text))
}

/** A mark on a line nearby that leaves no doubt about the country of this address. */
function clueNear(reading: Reading, lines: Line[], line: Line): { code: string; quote: Evidence[] } | null {
  const near = lines
    .slice(Math.max(0, line.at - CLUE_LINES), line.at + CLUE_LINES)
    .filter((entry) => (entry.role === line.role || entry.role === 'publisher') && entry.text.length <= 300)
    .toSorted((a, b) => Math.abs(a.at - line.at) - Math.abs(b.at - line.at))
  for (const entry of near) {
    const marks = countryMarks(entry === line ? line.text : `${line.text} \n ${entry.text}`)
    const [code] = marks
    if (marks.size !== 1 || !code) continue
    const quotes = [...new Set([line, entry])].map((each) =>
      quoteBlock(reading, each.block, each.text.length > 300 ? undefined : each.text),
    )
    if (countriesIn(quotes.map((quote) => quote.quote).join(' \n ')).has(code)) return { code, quote: quotes }
  }
  return dialledNear(reading, line, near)
}

/** The country that all numbers beside a town are dialled in, those behind links of the page among them. */
function dialledNear(reading: Reading, line: Line, near: Line[]): { code: string; quote: Evidence[] } | null {
  const numbers: [said: string, quote: () => Evidence | null][] = [
    ...near.map((entry): [string, () => Evidence] => [entry.text, () => quoteBlock(reading, entry.block)]),
    ...reading.links
      .filter(({ url }) => url.startsWith('tel:'))
      .map(({ href }): [string, () => Evidence | null] => [href, () => quoteAttribute(reading, href)]),
  ]
  const told = numbers.flatMap(([said, quote]) => [...countriesDialled(said)].map((code) => ({ code, quote })))
  const [first] = told
  const quote = first?.quote()
  // What the line itself says of a country goes before what is dialled.
  const spoken = [...countriesIn(line.text)]
  return first && quote && [...told.map(({ code }) => code), ...spoken].every((code) => code === first.code)
    ? { code: first.code, quote: [quoteBlock(reading, line.block), quote] }
    : null
}

/** A town by its label, with the country that something beside it marks. */
function inCountry(reading: Reading, lines: Line[], line: Line, city: string, weight: number): Candidate {
  const clue = clueNear(reading, lines, line)
  return { city, country: clue?.code ?? null, weight, cityQuote: [quoteBlock(reading, line.block)], countryQuote: clue?.quote ?? [] }
}

function fromLabels(reading: Reading, lines: Line[], line: Line): Candidate[] {
  const candidates: Candidate[] = []
  const city = labelled(lines, line.at, CITY_LABEL)
  const weight =
    line.role === 'publisher' ? 8 : line.role === 'controller' ? 6 : reading.kind === 'contact' || reading.kind === 'about' ? 5.5 : 0
  if (weight === 0) return candidates
  const value = city?.value.replace(/^[A-Z]{0,2}-?\d{4,6}\s+/, '').trim() ?? ''
  if (city && /^\p{Lu}[\p{L}'’ ./()-]{1,38}$/u.test(value) && !isSample(value) && !countryCode(value))
    candidates.push(inCountry(reading, lines, city.line, value, weight))
  const address = labelled(lines, line.at, ADDRESS_LABEL)
  const town = address && HOUSE_AND_TOWN.exec(address.value)?.[1]
  if (address && town && !isSample(address.value) && !countryCode(town))
    candidates.push(inCountry(reading, lines, address.line, town, weight))
  const seat = address && !town ? placeIn(address.value) : null
  if (address && seat?.city && seat.country && !isSample(address.value)) {
    const quote = [quoteBlock(reading, address.line.block)]
    candidates.push({ city: seat.city, country: seat.country, weight, cityQuote: quote, countryQuote: quote })
  }
  const country = labelled(lines, line.at, COUNTRY_LABEL)
  const code = country ? countryCode(country.value) : null
  if (country && code)
    candidates.push({ city: null, country: code, weight, cityQuote: [], countryQuote: [quoteBlock(reading, country.line.block)] })
  return candidates
}
