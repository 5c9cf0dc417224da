import { anyOf } from '../../../lexicon/compile.ts'
import type { Evidence } from '../../../fields/draft.ts'
import { quoteOfMember, textOf } from '../../reading/json_ld.ts'
import { quoteAttribute, quoteBlock } from '../../proof/quotes.ts'
import { metaOf, type Reading } from '../../reading/reading.ts'
import type { Site } from '../../reading/site.ts'
import { squeeze } from '../../reading/fold.ts'
import { isOrganization } from '../words/schema_types.ts'
import { hostLabels } from '../page/host_labels.ts'
import { isSample, legalNames, nameCore, shortLegalNames, wholeName } from '../words/legal_words.ts'
import { BARE_WEIGHT, COPYRIGHT, isLicensed, keepsAccount, placesOf, weightOf } from './mention_weight.ts'
import { DISCLAIMS, isPrivatePerson } from '../words/publisher_words.ts'
import { isStreet, readAddress } from '../postal/postal.ts'
import { isQuoted, linesOf, type Line } from '../page/sections.ts'
import { associationIn, ownedName, soleTrader, traderAboveAddress, traderInSentence, traderOnLine, tradesAs } from './sole_traders.ts'
import { aboveRegister, beforeRegister, copyrightHolder, definedAs, described, fromLabel, makerOf } from './names_without_legal_form.ts'
import { resembles, speaksOfSite } from './our_names.ts'
import { isDigital } from '../words/software.ts'
import { namedTrader, ownerBesideBusiness, personBelowHeading } from './named_traders.ts'

/** One place where a site names who stands behind it; `at` is the line, or -1 for the head of the page. */
export type Mention = { name: string; weight: number; reading: Reading; at: number; evidence: Evidence[] }

/** Everywhere on a page where the words around a name say that it is the publisher's. */
export function mentionsOn(site: Site, reading: Reading): Mention[] {
  return [...withoutListed(mentionsIn(site, reading)), ...mentionsInHead(site, reading)]
}

/** Of several names that nothing else speaks for, none is the publisher's: they are whom the page lists. */
function withoutListed(mentions: Mention[]): Mention[] {
  const bare = new Set(mentions.filter(({ weight }) => weight <= BARE_WEIGHT).map(({ name }) => squeeze(nameCore(name))))
  return bare.size > 1 ? mentions.filter(({ weight }) => weight > BARE_WEIGHT) : mentions
}

function mentionsIn(site: Site, reading: Reading): Mention[] {
  const lines = linesOf(reading)
  const found: Mention[] = []
  const isPrivate = lines.some((line) => line.role === 'publisher' && isPrivatePerson(line.text))
  const add = (written: string, weight: number, ...at: Line[]): void => {
    const line = at.at(-1)
    const name = withoutBrand(site, wholeAsSite(site, written, line?.text ?? ''))
    if (!line || isSample(line.text) || (/^PT\.? /.test(name) && !isIndonesian(site))) return
    if (keepsAccount(lines, line) && !resembles(site, name)) return
    const evidence = [...new Set(at)].map((entry) => quoteBlock(reading, entry.block, entry === line ? name : undefined))
    found.push({ name, weight: weight - (line.block.hidden ? 0.5 : 0), reading, at: line.at, evidence })
  }
  for (const line of lines) {
    if (line.text.length > 4000 || line.block.region === 'nav' || isSaidBy(line, reading)) continue
    const given = fromLabel(line, lines, reading, isPrivate)
    // Where a trade name and a legal name are given, that of the product is the trade name.
    if (given) add(given.name, given.weight - (isNameOf(site, given.name) ? 0.2 : 0), ...given.lines)
    const clear = legalNames(line.text)
    const spoken =
      line.role === 'plain' && !/^(?:imprint|terms|privacy|contact|about)$/.test(reading.kind) && line.block.region !== 'footer'
    // In running text two capitals are a legal form only behind the site's own name.
    const short = clear.length > 0 ? [] : shortLegalNames(line.text).filter((name) => !spoken || isNameOf(site, name))
    const names = [...clear, ...short]
    const whole = names.length === 0 ? wholeName(line.text) : null
    if (whole && line.role === 'publisher' && line.block.level === 0) add(whole, 7.5, line)
    const heads = line.role !== 'others' && line.text.length <= 200 ? headOfAddress(reading, lines, line) : null
    if (heads && (reading.kind !== 'privacy' || line.role === 'controller' || resembles(site, heads))) add(heads, 8, line)
    for (const name of names) {
      const weight = Math.max(...placesOf(line.text, name).map((at) => weightOf(site, reading, lines, line, name, at)))
      if (weight > 0) add(name, weight, line)
    }
    if (COPYRIGHT.test(line.text) && names.length === 0 && !isLicensed(lines, line)) {
      const holder = wholeName(copyrightHolder(line.text))
      if (holder && !DISCLAIMS.test(line.text)) add(holder, 6.5, line)
    }
    if (names.length === 0) for (const [name, weight] of withoutForm(site, reading, lines, line, isPrivate)) add(name, weight, line)
    const asked = LEGAL_KINDS.has(reading.kind) && !isPrivate
    const beside = asked ? (ownerBesideBusiness(site, lines, line) ?? personBelowHeading(site, lines, line)) : null
    const above = lines[line.at - 1]
    const attached = above && ATTACHED.test(line.text) && statesOwner(reading, line) ? ownedName(`${above.text} ${line.text}`) : null
    if (above && attached) add(attached.name, 6.9, above, line)
    if (beside) add(beside, 5.6, line.text.includes(beside) ? line : (lines[line.at + 1] ?? line))
    const association = line.role !== 'others' ? associationIn(line.text) : null
    if (
      association &&
      !names.includes(association.name) &&
      speaksOfSite(site, association.before, line) &&
      !DISCLAIMS.test(association.before)
    )
      add(association.name, 7.5, line)
    const maker = names.length === 0 && !isPrivate ? makerOf(site, line) : null
    if (maker) add(maker, 5.2, line)
    const registered = names.length === 0 ? beforeRegister(site, line.text) : null
    if (registered && line.role !== 'others' && reading.kind !== 'privacy') add(registered, 5, line)
  }
  return found
}

/** Who a line without a legal form says is behind the site: a business by its register or its words, a trader, an owner. */
function withoutForm(site: Site, reading: Reading, lines: Line[], line: Line, isPrivate: boolean): [name: string, weight: number][] {
  const found: [string | null, number][] = []
  if (!isPrivate) found.push([aboveRegister(lines, line) ?? described(site, line) ?? definedAs(site, reading, line), 6.5])
  if (line.role !== 'others') {
    const trader = soleTrader(lines, line) ?? traderAboveAddress(lines, line) ?? traderOnLine(line) ?? traderInSentence(line)
    found.push([trader, 6.8], [ownerOn(site, reading, lines, line), 6.9])
  }
  const person = !isPrivate && statesOwner(reading, line) ? namedTrader(lines, line) : null
  if (person) found.push([person.name, person.sure ? 6.6 : 5.6])
  return found.flatMap(([name, weight]) => (name === null ? [] : [[name, weight] as [string, number]]))
}

/** «PT Center» trains people in other countries. */
const isIndonesian = ({ lang, believed }: Site): boolean =>
  lang === 'id' || believed.some(({ blocks }) => blocks.some(({ text }) => /\+62|indonesia|jakarta/i.test(text)))

/** Within a quotation or a review, its speaker's place of work among the rest, nobody names who runs the site. */
const isSaidBy = ({ block }: Line, { kind }: Reading): boolean =>
  (block.element.parent?.type === 'tag' && block.element.parent.name === 'blockquote') ||
  (!LEGAL_KINDS.has(kind) && block.region === 'main' && isQuoted(block))

/** «All Hands GmbH»: the word before a name is part of it where the site is called so. */
function wholeAsSite(site: Site, name: string, text: string): string {
  const word =
    text
      .slice(0, Math.max(0, text.indexOf(name)))
      .trimEnd()
      .split(' ')
      .at(-1) ?? ''
  const whole = `${word} ${name}`
  return /^\p{Lu}/u.test(word) && !isNameOf(site, name) && isNameOf(site, whole) ? whole : name
}

/** «Lumbrio - Acme SAS»: the site's own name before that of its company, which carries none of it. */
function withoutBrand(site: Site, name: string): string {
  const [, brand = '', behind = ''] = /^(.{2,40}?)\s[-–]\s(.{4,})$/u.exec(name) ?? []
  return brand !== '' && squeeze(brand) === squeeze(site.name?.value ?? '') && wholeName(behind) !== null ? behind : name
}

/** The site's name or host with a legal form behind it, and nothing else. */
const isNameOf = (site: Site, name: string): boolean =>
  [squeeze(site.name?.value ?? ''), ...hostLabels(site.home.url)].some((own) => own === squeeze(nameCore(name)) || own === squeeze(name))

/** A company's name on a line of its own above a street or a town, where sites give their own address. */
function headOfAddress(reading: Reading, lines: Line[], line: Line): string | null {
  if (line.block.region !== 'footer' && !/^(?:imprint|contact|about|terms|privacy)$/.test(reading.kind) && !REGISTERED.test(line.text))
    return null
  const first = legalNames(line.text)[0] ?? shortLegalNames(line.text)[0]
  if (first && line.text.length <= 200 && line.text.startsWith(first) && readAddress([line.text]) !== null) return first
  // Above an address a company writes its name; a copyright stands above anything.
  const name = line.text.length <= 80 && !COPYRIGHT.test(line.text) ? wholeName(line.text) : null
  const below = lines.slice(line.at + 1, line.at + 3).map((entry) => entry.text)
  return name && below.some((text) => isStreet(text) || readAddress([text]) !== null) ? name : null
}

/** Name, address and register number on one line are how a company names itself on any page. */
const REGISTERED = new RegExp(String.raw`\b(?:${anyOf('register_label')})[^\d\p{L}]{0,6}(?:[A-Z]{2,3})?[\d .]{6,}`, 'iu')

/** A trading name with its owner where a site speaks of itself: in its imprint, its footer, above an address, in the terms. */
function ownerOn(site: Site, reading: Reading, lines: Line[], line: Line): string | null {
  const trading = tradesAs(line.text)
  const owned = trading ? null : ownedName(line.text)
  if ((!trading && !owned) || DISCLAIMS.test(line.text) || isQuoted(line.block)) return null
  if (trading && (line.role !== 'plain' || line.block.region === 'footer' || LEGAL_KINDS.has(reading.kind))) return trading.name
  if (!owned) return null
  const own = line.role !== 'plain' || resembles(site, owned.trade) || (line.block.region === 'footer' && COPYRIGHT.test(line.text))
  const below = lines.slice(line.at, line.at + 3).map((entry) => entry.text)
  const placed = line.block.region === 'footer' || reading.kind === 'contact' || LEGAL_KINDS.has(reading.kind)
  return own || (placed && below.some((text) => readAddress([text]) !== null)) ? owned.name : null
}
/** «v/ Ida Kranz» below the name of her trade. */
const ATTACHED = new RegExp(`^(?:${anyOf('owner_attached')})`, 'u')
const LEGAL_KINDS = new Set<string>(['imprint', 'terms', 'privacy'])

/** Where a person may be named as whose the site is. */
const statesOwner = ({ kind }: Reading, { role, block }: Line): boolean =>
  !isQuoted(block) && (kind === 'imprint' || role === 'publisher' || role === 'controller' || LEGAL_KINDS.has(kind) || kind === 'contact')

function mentionsInHead(site: Site, reading: Reading): Mention[] {
  const found: Mention[] = []
  const add = (name: string | null, weight: number, quote: Evidence | null): void => {
    if (name && quote && !isSample(name)) found.push({ name, weight, reading, at: -1, evidence: [quote] })
  }
  for (const node of reading.json_ld) {
    if (!node.types.some((type) => isOrganization(type) || type === 'person')) continue
    const legal = textOf(node.members['legalName'])
    if (legal) add(legal, 8, quoteAttribute(reading, quoteOfMember(node, 'legalName', legal) ?? legal))
    const name = textOf(node.members['name'])
    if (name && (legalNames(name)[0] === name || wholeName(name)) && !/person/.test(node.types.join()))
      add(name, 6, quoteAttribute(reading, quoteOfMember(node, 'name', name) ?? name))
  }
  for (const said of [metaOf(reading, 'author'), metaOf(reading, 'publisher', 'copyright', 'article:publisher')]) {
    const name = said === null ? null : (legalNames(said)[0] ?? wholeName(said))
    // Whoever makes websites signs those of shops and practices as their author.
    const own = name !== null && resembles(site, name)
    if (said !== null && (own || said !== metaOf(reading, 'author') || isDigital(site)))
      add(name, own ? 6 : 5, quoteAttribute(reading, said))
  }
  return found
}
