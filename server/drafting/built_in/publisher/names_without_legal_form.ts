import { anyOf } from '../../../lexicon/compile.ts'
import { fold, squeeze } from '../../reading/fold.ts'
import type { Reading } from '../../reading/reading.ts'
import type { Site } from '../../reading/site.ts'
import { isSample, legalNames, wholeName } from '../words/legal_words.ts'
import { COMPANY_LABEL, DISCLAIMS, PUBLISHER_LABEL, REGISTER, RUN_BY } from '../words/publisher_words.ts'
import { clauseBefore, speaksOfSite } from './our_names.ts'
import { personName } from '../words/people_words.ts'
import { labelled, type Line } from '../page/sections.ts'
import { ADDRESSED } from './sole_traders.ts'
import { GENERIC_NAME } from '../words/heading_words.ts'

// Names of businesses that carry no legal form of their own; the words beside them say that they are one.

const INDIVIDUAL_IN_BRACKETS = new RegExp(String.raw`[（(](?:${anyOf('individual_in_brackets')})`, 'i')
/** `Company: Acme GmbH`, `販売業者 | Acme`: a label that asks for the business is answered by one, with or without a legal form. */
export function fromLabel(
  line: Line,
  lines: Line[],
  reading: Reading,
  isPrivate: boolean,
): { name: string; weight: number; lines: Line[] } | null {
  const sure = labelled(lines, line.at, COMPANY_LABEL)
  const weak = sure ? null : labelled(lines, line.at, PUBLISHER_LABEL)
  const given = sure ?? weak
  if (
    !given ||
    line.role === 'others' ||
    given.line.block.tag === 'a' ||
    DISCLAIMS.test(given.value) ||
    INDIVIDUAL_IN_BRACKETS.test(given.value)
  )
    return null
  const value = fold(given.value.split(/\s[|·–—]\s|[;；、]|(?:\s|(?<=\S)(?=\([^\x00-\x7f]))\(|（|,\s(?=\d|[a-z])/)[0] ?? '')
  const legal = wholeName(given.value) ?? wholeName(value) ?? legalNames(given.value)[0] ?? null
  const statement = line.role !== 'plain' || reading.kind !== 'home' || line.block.region === 'footer'
  if (legal && given.value.indexOf(legal) <= 40) return { name: legal, weight: statement ? 10 : 6, lines: [given.label, given.line] }
  // A label that asks for the business by name is answered by a business even without a legal form.
  const own =
    sure &&
    statement &&
    !isPrivate &&
    (line.role === 'publisher' || /[:：]/.test(line.text) || /^(?:th|dt|td|dd|strong|b)$/.test(line.block.tag))
  return own && isBusinessName(value) ? { name: value, weight: 6.5, lines: [given.label, given.line] } : null
}

const NOT_A_NAME = new RegExp(String.raw`${anyOf('no_name_given')}|@|https?:|www\.|\?|？|。`, 'i')

function isBusinessName(value: string): boolean {
  return (
    value.length >= 2 &&
    value.length <= 60 &&
    !isSample(value) &&
    !GENERIC_NAME.test(value) &&
    !NOT_A_NAME.test(value) &&
    /^[\p{Lu}\p{Lo}\p{N}„“"«]/u.test(value) &&
    value.split(' ').length <= 8 &&
    !/[.!]$/.test(value.replace(/\b\p{L}{1,4}\.$/u, '')) &&
    !/:/.test(value)
  )
}

/** In the publisher's own part, the line above a register or tax number names the business even without a legal form. */
export function aboveRegister(lines: Line[], line: Line): string | null {
  if (line.role !== 'publisher' || line.block.level > 0 || line.text.length > 80) return null
  // Under a heading of its own a number says nothing about what stands above that heading.
  const following = lines.slice(line.at + 1, line.at + 3)
  const heading = following.findIndex(({ block }) => block.level > 0)
  const below = following.slice(0, heading < 0 ? undefined : heading).filter((entry) => entry.role === 'publisher')
  const label = PUBLISHER_LABEL.exec(line.text)?.[0] ?? ''
  const told = line.text.slice(label.length).trim()
  // «Ida Kranz – Geigenbau»: a person, with the trade behind.
  const [first = '', ...trade] = told.split(/\s[–—]\s/)
  const name = trade.length === 1 && personName(first) !== null && personName(trade[0] ?? '') === null ? first : told
  return below.some((entry) => REGISTER.test(entry.text)) &&
    name.split(' ').length >= 2 &&
    // «Degree in Physics, University of Porto»: what somebody learnt stands above their number as well.
    !/\d|,/.test(name) &&
    isBusinessName(name) &&
    !ADDRESSED.test(name)
    ? name
    : null
}
const DESCRIBED = new RegExp(
  String.raw`^\s*(\p{Lu}[\p{L}\p{N}&.'’-]{0,40}(?:\s\p{Lu}[\p{L}\p{N}&.'’-]{0,40}){0,5}?),\s+an? (?:[\p{L}-]+ ){0,4}?(?:company|business|corporation|firm|partnership|sole proprietorship|non-?profit|organi[sz]ation|startup|studio)\b`,
  'u',
)

const DESCRIBED_ABROAD = new RegExp(
  String.raw`^\s*(\p{Lu}[\p{L}\p{N}&.'’-]{0,40}(?:\s\p{Lu}[\p{L}\p{N}&.'’-]{0,40}){0,5}?),\s+(?:${anyOf('article_before_firm')})?(?:${anyOf('kind_of_company')})(?![\p{L}])`,
  'u',
)

/** `operated by Carpso Solutions, a registered business in Zambia`: the words behind the name stand in for the legal form. */
export function described(site: Site, line: Line): string | null {
  if (line.role === 'others' || line.text.length > 2000) return null
  const opening = line.role === 'publisher' ? DESCRIBED_ABROAD.exec(line.text)?.[1]?.trim() : undefined
  if (opening && isBusinessName(opening)) return opening
  for (const match of line.text.matchAll(RUN_BY)) {
    const name = DESCRIBED.exec(line.text.slice(match.index + match[0].length))?.[1]?.trim()
    if (
      name &&
      isBusinessName(name) &&
      speaksOfSite(site, clauseBefore(line.text, match.index), line) &&
      !DISCLAIMS.test(clauseBefore(line.text, match.index))
    )
      return name
  }
  return null
}

const PRODUCT_OF = new RegExp(
  String.raw`(?:product|brand|service|project) (?:of|by)\s+(?:the )?(\p{Lu}[\p{L}\p{N}&.'’-]{1,40}(?:\s\p{Lu}[\p{L}\p{N}&'’-]{0,40}){0,3})(?=$|[.,;|·)(]|\s[–—-]|\s[a-z©])`,
  'u',
)
const BUSINESS_WORD =
  /(?:^|\s)(?:Media|Labs?|Studios?|Solutions|Software|Technolog(?:y|ies)|Digital|Group|Ventures|Systems|Apps|Games|Agency|Consulting|Consultancy|Interactive|Works|Tech|Design|Creative|Partners|Collective|Foundation|Institute|Innovations?|Networks?|Industries|Enterprises|Holdings?|Services|Analytics|Robotics|Energy|Logistics|Publishing|Press|Company|Co)$/

/** `édité par l'association Prisme`, `betrieben von der Firma Brandt`: the noun says that a business follows. */
const BUSINESS_NOUN = new RegExp(
  String.raw`(?:${anyOf('published_by')})e?s? par (?:${anyOf('the_firm')})\s+(\p{Lu}[\p{L}\p{N}&.'’-]{1,40}(?:\s\p{Lu}[\p{L}\p{N}&'’-]{0,40}){0,4})(?=$|[.,;(]|\s\p{Ll})|(?:betrieben|angeboten|herausgegeben|(?<!(?:[Ss]eite|Website) [^.]{0,60})entwickelt) (?:von|durch) (?:der|die) (?:Firma|Agentur)\s+(\p{Lu}[\p{L}\p{N}&.'’-]{1,40}(?:\s\p{Lu}[\p{L}\p{N}&'’-]{0,40}){0,4})(?=$|[.,;(]|\s\p{Ll})`,
  'u',
)

/** `Lumbrio is a product of Silk Media`: a maker without a legal form, when its name is one of a business and not of a person. */
export function makerOf(site: Site, line: Line): string | null {
  const told = line.role !== 'others' && line.text.length <= 1500 ? BUSINESS_NOUN.exec(line.text) : null
  const named = (told?.[1] ?? told?.[2])?.trim()
  if (
    told &&
    named &&
    isBusinessName(named) &&
    !DISCLAIMS.test(clauseBefore(line.text, told.index)) &&
    speaksOfSite(site, clauseBefore(line.text, told.index), line)
  )
    return named
  const match = line.role !== 'others' && line.text.length <= 400 ? PRODUCT_OF.exec(line.text) : null
  const name = match?.[1]?.replace(/(?<![.,])[.,]+$/, '')
  if (!match || !name || !BUSINESS_WORD.test(name) || !isBusinessName(name)) return null
  const before = clauseBefore(line.text, match.index)
  return speaksOfSite(site, before.replace(/\s(?:is|as)?\s?(?:an?|the)?\s?$/, ''), line) && !DISCLAIMS.test(before) ? name : null
}

const DEFINED = /((?:\p{Lu}[\p{L}\p{N}&.'’-]{0,40}\s){1,4}\p{Lu}\p{L}{1,30})\s\((?=[^)]{0,80}["“](?:we|us),?["”])/u
/** `We are Harborlight ("Company," "we," "us"), a company registered in …`: how generated terms begin. */
const WE_ARE =
  /^We are (\p{Lu}[^("“”;:]{1,60}?)(?: \((?:["“]Company,["”]|doing business as)|, doing business as [^(]{2,60}\(["“]Company,["”])[^)]{0,80}\),? an? (?:[a-z-]+ ){0,2}company registered in/u
/** `Quill Harbor Systems ("Quill," "we," "us")`: a legal page says for whom it speaks; the last word says that this is a business. */
export function definedAs(site: Site, { kind }: Reading, { role, text }: Line): string | null {
  if (role === 'others' || text.length > 2000 || !/^(?:terms|privacy|imprint)$/.test(kind)) return null
  const told = WE_ARE.exec(text)?.[1]?.trim() ?? ''
  if (isBusinessName(told)) return told
  const name = DEFINED.exec(text)?.[1]?.replace(/^(?:At|By|The|This|To|Welcome to) /u, '') ?? ''
  return BUSINESS_WORD.test(name) && isBusinessName(name) && squeeze(name) !== squeeze(site.name?.value ?? '') ? name : null
}

const ALL_RIGHTS = new RegExp(String.raw`\s[|·•–—-]\s|\.\s|,?\s(?:${anyOf('all_rights')})\s|\(`, 'i')
export const copyrightHolder = (text: string): string =>
  fold(
    text
      .replace(/^[\s\S]*?(?:©|\(c\)|copyright)/i, '')
      .replace(/^[\s©]*(?:copyright|by)?[\s,]*(?:(?:19|20)\d\d(?:\s?[-–—]\s?(?:(?:19|20)\d\d|present|heute))?)?[\s,.:]*(?:by\s)?/i, '')
      .split(ALL_RIGHTS)[0] ?? '',
  )

const BEFORE_REGISTER =
  /^(.{3,120}?)[\s,|·–—(-]{1,4}(?:P\.? ?I\.?V\.?A\.?|Partita IVA|P\. ?Iva|KvK(?:-nummer)?|KVK(?:-nummer)?|SIRET|CNPJ|NIPC|ABN)[\s:.]{1,3}(?:[A-Z]{2})?\d[\d .]{6,}/
/** The same with the numbers of all countries: only behind the site's own name, since an address or a notice may stand there as well. */
const BEFORE_ANY_REGISTER = new RegExp(
  String.raw`^(.{3,120}?)[\s,|·–—(-]{1,4}(?:${anyOf('register_number')}|${anyOf('register_label')})[\s:.]{1,3}(?:[A-Z]{2})?\d[\d .-]{5,}`,
  'iu',
)

/** `Tuttolegno di De Luca Dario - P.IVA 01773500697`: a sole trader is named by the number behind the name. */
export function beforeRegister(site: Site, text: string): string | null {
  if (text.length > 200) return null
  const plain = BEFORE_REGISTER.exec(text)
  const match = plain ?? BEFORE_ANY_REGISTER.exec(text)
  const name = match?.[1] ? copyrightHolder(match[1].includes('©') ? match[1] : `© ${match[1]}`) : ''
  if (plain === null && squeeze(name) !== squeeze(site.name?.value ?? '')) return null
  // «Member no. 1244 – VAT 01773500697»: what has a number of its own is no name.
  if (/\d/.test((match?.[1] ?? '').replace(/(?:©|\(c\)|copyright)[\s\d–—-]*/iu, ''))) return null
  return name.split(' ').length >= 2 && !/\d|,/.test(name) && isBusinessName(name) ? name : null
}
