import type { Evidence } from '../draft.ts'
import { fold, squeeze } from '../fold.ts'
import { quoteOfMember, textOf } from '../json_ld.ts'
import { quoteAttribute, quoteBlock } from '../proof.ts'
import { metaOf, type Reading } from '../reading.ts'
import type { Site } from '../site.ts'
import { isSample, legalNames, nameCore, shortLegalNames, wholeName } from './legal_words.ts'
import { COMPANY_LABEL, DISCLAIMS, OPERATOR_LABEL, PRIVATE_PERSON, RUN_BY, WE_MEANS } from './operator_words.ts'
import { isStreet, readAddress } from './postal.ts'
import { labelled, linesOf, type Line } from './sections.ts'

/** One place where a site names who stands behind it; `at` is the line, or -1 for the head of the page. */
export type Mention = { name: string; weight: number; reading: Reading; at: number; evidence: Evidence[] }

/** Everywhere on a page where the words around a name say that it is the operator's. */
export function mentionsOn(site: Site, reading: Reading): Mention[] {
  return [...mentionsIn(site, reading), ...mentionsInHead(site, reading)]
}

function mentionsIn(site: Site, reading: Reading): Mention[] {
  const lines = linesOf(reading)
  const found: Mention[] = []
  const isPrivate = lines.some((line) => line.role === 'operator' && PRIVATE_PERSON.test(line.text))
  const add = (name: string, weight: number, ...at: Line[]): void => {
    const line = at.at(-1)
    if (!line || isSample(line.text)) return
    const evidence = [...new Set(at)].map((entry) => quoteBlock(reading, entry.block, entry === line ? name : undefined))
    found.push({ name, weight: weight - (line.block.hidden ? 0.5 : 0), reading, at: line.at, evidence })
  }
  for (const line of lines) {
    if (line.text.length > 4000 || line.block.region === 'nav') continue
    fromLabel(line, lines, reading, isPrivate, add)
    const clear = legalNames(line.text)
    const names = clear.length > 0 || (line.role === 'plain' && !/^(?:imprint|terms|privacy|contact|about)$/.test(reading.kind) && line.block.region !== 'footer') ? clear : shortLegalNames(line.text)
    const whole = names.length === 0 ? wholeName(line.text) : null
    if (whole && line.role === 'operator' && line.block.level === 0) add(whole, 7.5, line)
    const heads = line.role !== 'others' && line.text.length <= 80 ? headOfAddress(reading, lines, line) : null
    if (heads && (reading.kind !== 'privacy' || line.role === 'controller' || resembles(site, heads))) add(heads, 8, line)
    for (const name of names) {
      const weight = weightOf(site, reading, line, name)
      if (weight > 0) add(name, weight, line)
    }
    if (/©|\(c\)|copyright/i.test(line.text) && names.length === 0) {
      const holder = wholeName(copyrightHolder(line.text))
      if (holder && !DISCLAIMS.test(line.text)) add(holder, 6.5, line)
    }
    const registered = names.length === 0 ? beforeRegister(line.text) : null
    if (registered && line.role !== 'others' && reading.kind !== 'privacy') add(registered, 5, line)
  }
  return found
}

/** A company's name on a line of its own above a street or a town, where sites give their own address. */
function headOfAddress(reading: Reading, lines: Line[], line: Line): string | null {
  if (line.block.region !== 'footer' && !/^(?:imprint|contact|about|terms|privacy)$/.test(reading.kind)) return null
  const name = wholeName(line.text)
  const below = lines.slice(line.at + 1, line.at + 3).map((entry) => entry.text)
  return name && below.some((text) => isStreet(text) || readAddress([text]) !== null) ? name : null
}

/** What the words around a legal name make of it; 0 when they say nothing about the operator. */
function weightOf(site: Site, reading: Reading, line: Line, name: string): number {
  const text = line.text
  const at = text.indexOf(name)
  const before = clauseBefore(text, at)
  const after = text.slice(at + name.length, at + name.length + 90)
  if (DISCLAIMS.test(before) || DISCLAIMS.test(name + after.split(/[.;|]\s/)[0])) return 0
  const legal = reading.kind === 'imprint' || reading.kind === 'terms' || reading.kind === 'privacy'
  if (WE_MEANS.test(after) && /^[^.]{0,120}?[(（]/.test(after)) return line.role === 'others' ? 6 : 8.5
  if (line.role === 'others') return resembles(site, name) ? 5 : 0
  if (/(?:©|\(c\)|copyright)[^.|]{0,60}$/i.test(before)) return 7
  const run = [...before.matchAll(RUN_BY)].at(-1)
  if (run && before.length - run.index - run[0].length <= 45 && speaksOfSite(site, before.slice(0, run.index), reading, line)) return 7.5
  if (line.role === 'controller') return 8
  if (line.role === 'operator') return line.text.length <= 160 ? 9 : 7
  if (resembles(site, name)) return 5.5
  if (
    /^[\s,]*(?:[|·–(-]|,? )?\s*(?:P\.? ?I\.?V\.?A|Partita IVA|KvK|KVK|SIRE|RCS|CNPJ|NIF|CIF|VAT|NIP|Company (?:No|Number|Reg)|Reg(?:istered|\.)|ABN|CUI|HRB)/i.test(
      after,
    )
  )
    return 7
  return line.block.region === 'footer' && text.length <= 160 ? 5.5 : legal && text.length <= 80 ? 5 : 0
}

/** "Analytics is provided by X" is about X; "this website is operated by X" is about us. */
function speaksOfSite(site: Site, subject: string, reading: Reading, line: Line): boolean {
  if (reading.kind !== 'privacy' && reading.kind !== 'terms')
    return !/\b(?:data|cookies?|payments?|fonts?|maps?|icons?|analytics|hosting|servers?|photos?|images?)\b[^.]{0,40}$/i.test(subject)
  const words = subject.toLowerCase()
  const own = [site.name?.value.toLowerCase(), site.host.split('.')[0]].filter(
    (word): word is string => word !== undefined && word.length > 2,
  )
  return (
    line.role === 'controller' ||
    own.some((word) => words.includes(word)) ||
    /\b(?:this|our|the|these|we|diese[rs]?|unsere?|ce|le présent|notre|nos|questo|nostro|il presente|este|esta|nuestro|deze|onze|you|app|website|site|sito|sitio)\b/i.test(
      words,
    )
  )
}

/** The words of the same sentence before a name. */
function clauseBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 240), at)
  return before.slice(Math.max(...[...before.matchAll(/\p{Ll}{3}[.!?;]\s|[|•]\s/gu)].map((match) => match.index + match[0].length), 0))
}

/** The company carries the product's or the host's name. */
function resembles(site: Site, name: string): boolean {
  const core = squeeze(nameCore(name))
  const labels = site.host.split('.')
  const host = squeeze(
    (/\.(?:github\.io|vercel\.app|netlify\.app|pages\.dev|web\.app|gitlab\.io)$/.test(site.host) ? labels[0] : labels.at(-2)) ?? '',
  )
  const own = [site.name ? squeeze(site.name.value) : '', host].filter((word) => word.length >= 4)
  return own.some((word) => core.startsWith(word) || (core.length >= 4 && word.startsWith(core)))
}

function fromLabel(
  line: Line,
  lines: Line[],
  reading: Reading,
  isPrivate: boolean,
  add: (name: string, weight: number, ...at: Line[]) => void,
): void {
  const sure = labelled(lines, line.at, COMPANY_LABEL)
  const weak = sure ? null : labelled(lines, line.at, OPERATOR_LABEL)
  const given = sure ?? weak
  if (!given || line.role === 'others' || given.line.block.tag === 'a' || DISCLAIMS.test(given.value)) return
  const value = fold(given.value.split(/\s[|·–—]\s|[;；、]|\s\(|（|,\s(?=\d|[a-z])/)[0] ?? '')
  const legal = wholeName(given.value) ?? wholeName(value) ?? legalNames(given.value)[0] ?? null
  const statement = line.role !== 'plain' || reading.kind !== 'home' || line.block.region === 'footer'
  if (legal && given.value.indexOf(legal) <= 40) return add(legal, statement ? 10 : 6, given.label, given.line)
  // A label that asks for the business by name is answered by a business even without a legal form.
  const own =
    sure &&
    statement &&
    !isPrivate &&
    (line.role === 'operator' || /[:：]/.test(line.text) || /^(?:th|dt|td|dd|strong|b)$/.test(line.block.tag))
  if (own && isBusinessName(value)) add(value, 6.5, given.label, given.line)
}

const NOT_A_NAME =
  /請求|開示|遅滞なく|個人|非公開|省略|upon request|on request|disclosed|not applicable|n\/a|none|keine?|pending|coming soon|à compléter|da compilare|por definir|@|https?:|www\.|\?|？|。/i

function isBusinessName(value: string): boolean {
  return (
    value.length >= 2 &&
    value.length <= 60 &&
    !isSample(value) &&
    !NOT_A_NAME.test(value) &&
    /^[\p{Lu}\p{Lo}\p{N}„“"«]/u.test(value) &&
    value.split(' ').length <= 8 &&
    !/[.!]$/.test(value.replace(/\b\p{L}{1,4}\.$/u, '')) &&
    !/:/.test(value)
  )
}

const copyrightHolder = (text: string): string =>
  fold(
    text
      .replace(/^[\s\S]*?(?:©|\(c\)|copyright)/i, '')
      .replace(/^[\s©]*(?:copyright|by)?[\s,]*(?:(?:19|20)\d\d(?:\s?[-–—]\s?(?:(?:19|20)\d\d|present|heute))?)?[\s,.:]*(?:by\s)?/i, '')
      .split(/\s[|·•–—-]\s|\.\s|,?\s(?:all|alle|tous|tutti|todos|wszelkie|toate)\s|\(/i)[0] ?? '',
  )

/** `Tuttolegno di De Luca Dario - P.IVA 01773500697`: a sole trader is named by the number behind the name. */
function beforeRegister(text: string): string | null {
  if (text.length > 200) return null
  const match =
    /^(.{3,120}?)[\s,|·–—(-]{1,4}(?:P\.? ?I\.?V\.?A\.?|Partita IVA|P\. ?Iva|KvK(?:-nummer)?|KVK(?:-nummer)?|SIRET|CNPJ|NIPC|ABN)[\s:.]{1,3}(?:[A-Z]{2})?\d[\d .]{6,}/.exec(
      text,
    )
  const name = match?.[1] ? copyrightHolder(match[1].includes('©') ? match[1] : `© ${match[1]}`) : ''
  return name.split(' ').length >= 2 && !/\d|,/.test(name) && isBusinessName(name) ? name : null
}

function mentionsInHead(site: Site, reading: Reading): Mention[] {
  const found: Mention[] = []
  const add = (name: string | null, weight: number, quote: Evidence | null): void => {
    if (name && quote && !isSample(name)) found.push({ name, weight, reading, at: -1, evidence: [quote] })
  }
  for (const node of reading.json_ld) {
    if (!node.types.some((type) => /organization|corporation|business|store|agency|company|ngo|person|service$/.test(type))) continue
    const legal = textOf(node.members['legalName'])
    if (legal) add(legal, 8, quoteAttribute(reading, quoteOfMember(node, 'legalName', legal) ?? legal))
    const name = textOf(node.members['name'])
    if (name && (legalNames(name)[0] === name || wholeName(name)) && !/person/.test(node.types.join()))
      add(name, 6, quoteAttribute(reading, quoteOfMember(node, 'name', name) ?? name))
  }
  const author = metaOf(reading, 'author', 'publisher', 'copyright', 'article:publisher')
  const name = author ? (legalNames(author)[0] ?? wholeName(author)) : null
  if (author && name) add(name, resembles(site, name) ? 6 : 5, quoteAttribute(reading, author))
  return found
}
