import { percentDecoded } from '../../../base/addresses/percent_decoded.ts'
import { bareHost } from '../../../base/addresses/web_address.ts'
import { anyOf } from '../../../lexicon/compile.ts'
import type { Evidence } from '../../../fields/draft.ts'
import { quoteOfMember, textOf } from '../../reading/json_ld.ts'
import { quoteAttribute, quoteBlock } from '../../proof/quotes.ts'
import type { Reading } from '../../reading/reading.ts'
import { isPlaceholder } from '../../reading/trust.ts'
import { AUTHORITY } from '../words/other_parties.ts'
import { pattern } from '../words/patterns.ts'
import { CONTACT_HEADING, inPicture, linesOf, placeWeight } from '../page/sections.ts'

const DIGITS_MIN = 7
const DIGITS_MAX = 15
const NUMBER = String.raw`(?:\+|00)?[(（]?\+?\d[\d\s()（）./\-–‐ ]{5,22}\d`
const LABEL = String.raw`(?:${anyOf('phone_label')}|☎️?|📞|📱|☏)`
const LABELLED = pattern(
  String.raw`(?<![\p{L}])${LABEL}(?:\s?n(?:[or]|um\p{L}{1,6})?[°º]?(?!\p{L}))?(?:[:：./]|\s)*(${NUMBER})(?!\d|[:：]\d)`,
  'giu',
)
/** A label, or a sentence that ends with one: «Ring us on». */
const LABEL_ALONE = pattern(String.raw`(?:^|[\s,.])(?:${LABEL})\s*[:：]?$`)
const LABELLING_CHARS_MAX = 200
const ALONE = new RegExp(`^${NUMBER}$`, 'u')
/** International, American or Brazilian with brackets, national with a leading zero or in groups as Poles, Danes and Russians write it. */
const PLAIN =
  /^(?:\d{3}([- ])\d{3}\1\d{3}|\d{3}([.-])\d{3}\2\d{4}|06 ?- ?\d[\d ]{6,10}\d|[2-9]\d(?: \d\d){3}|\(\d{2}\) ?9?\d{4}[- ]\d{4}|8[- ]?\(?[3-9]\d{2}\)?[- ]\d{3}[- ]\d\d[- ]\d\d|\+\d[\d\s().-]{7,20}\d|\(\d{3}\) ?\d{3}[-. ]\d\d[- ]?\d\d|0\d{2,4}[-\s/]\d[\d\s-]{4,10}\d|0\d(?:[ .-]\d\d){4})$/
const OPENING = new RegExp(`^${NUMBER}(?=$|\\s?[（(])`, 'u')
const FAX = new RegExp(String.raw`(?:${anyOf('no_phone_label')})[^\d+]{0,12}$`, 'i')

/** Numbers that Britain keeps for films and samples. */
const KEPT_FOR_FILMS = /^(?:44)?0?(?:2079460|1632960|7700900|1(?:1[3-8]|[2-6]1)4960|1914980|2896496|2920180)\d{3}$/

/** Numbers that templates and films use. */
function isInvented(number: string): boolean {
  const digits = number.replace(/\D/g, '')
  return (
    KEPT_FOR_FILMS.test(digits) ||
    /(\d)\1{5}|012345|123456|234567|987654|(?:^|1)?555(?:01|123|555)|^1?\d{3}5550[01]|^(?:0|49|1)?1234?567|00000|111111|12341234/.test(
      digits,
    ) ||
    isPlaceholder(number)
  )
}

function clean(raw: string): string | null {
  const number = raw
    .replace(/[\s ]+/g, ' ')
    .replace(/^[(（](?=\d+$)/, '')
    .trim()
  const digits = number.replace(/\D/g, '')
  if (digits.length < DIGITS_MIN || digits.length > DIGITS_MAX || isInvented(number)) return null
  // Dates, years and amounts are written with the same signs.
  return /^\d{4}[-–./]\d{1,2}[-–./]\d{1,2}|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^(?:19|20)\d\d\s?[-–]\s?(?:19|20)\d\d$|^\d{1,3}(?:\.\d{3})+$/.test(
    number,
  )
    ? null
    : number
}

/** «Contact us: 0490-125 62» beside a mail address; a fax is not called. */
const CALLED = new RegExp(
  String.raw`^(?!(?:${anyOf('no_phone_label')})(?!\p{L}))\p{L}(?:[\p{L} ]{2,24}:\s|[\p{L}. ]{2,60}\s(?=[+(]))`,
  'iu',
)

const POSTAL_LINE = /^(?:[A-Z]{1,2}[- ])?\d{4,6}\s\p{Lu}\p{L}+/u
const WRITTEN_TO = /^https?:\/\/(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)(?:\+|%2B|00)?([1-9]\d{8,14})(?:$|[?&#/])/i
const NEIGHBOURS = 2
/** A page with more numbers than this lists branches or people, and none of them is the company's. */
const NUMBERS_MAX = 12

/** Between the lines of an address, or beside a mail address, a number needs no label. */
function standsInAddress(lines: ReturnType<typeof linesOf>, at: number): boolean {
  return lines
    .slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1)
    .some((line) => line.text.length <= 80 && (/^[^\s@]+@\S+$/.test(line.text) || POSTAL_LINE.test(line.text)))
}

/** Alone on its line in the frame of a page, or under a heading of contact, a number is there to be called. */
const isFrame = (reading: Reading, { block }: ReturnType<typeof linesOf>[number]): boolean =>
  block.region === 'header' ||
  block.region === 'footer' ||
  (reading.kind === 'contact' && block.region === 'main') ||
  CONTACT_HEADING.test(block.headings.at(-1) ?? '')

/** Numbers to call at no cost, which authorities and boards have. */
const FREE_LINE = /(?<!\d[ )/.-]?)(?:00?|\+?1[ -])?\(?80[08]\)?[ -]?\d/
const AUTHORITY_LINES = 8

const isLegal = ({ kind }: Reading): boolean => kind === 'privacy' || kind === 'terms'

/**
 * In the middle of a privacy page or of terms a number is an authority's or a board's, but where the page says who is responsible and names
 * none of those right above, or beside a mailbox of the site's own.
 */
function isOfOthers(reading: Reading, lines: ReturnType<typeof linesOf>, { text, role, block, at }: (typeof lines)[number]): boolean {
  if (!isLegal(reading) || block.region !== 'main') return false
  const own = bareHost(new URL(reading.url).hostname)
  if (lines.slice(Math.max(0, at - 1), at + 2).some((line) => line.text.includes('@') && line.text.toLowerCase().includes(own)))
    return false
  return role === 'plain' || FREE_LINE.test(text) || isBelowAuthority(lines, at)
}

/** An authority stands a few lines above, with no heading between. */
function isBelowAuthority(lines: ReturnType<typeof linesOf>, at: number): boolean {
  const above = lines.slice(Math.max(0, at - AUTHORITY_LINES), at)
  return above.slice(above.findLastIndex(({ block }) => block.level > 0) + 1).some(({ text }) => AUTHORITY.test(text))
}

export function phonesOn(reading: Reading): { value: string; weight: number; reading: Reading; evidence: Evidence | null }[] {
  const found: ReturnType<typeof phonesOn> = []
  const lines = linesOf(reading)
  const add = (raw: string, weight: number, evidence: Evidence | null): void => {
    const value = clean(raw)
    if (value) found.push({ value, weight: weight + Number(/^(?:\+|00)/.test(value)), reading, evidence })
  }
  for (const line of lines) {
    if (
      line.role === 'others' ||
      isOfOthers(reading, lines, line) ||
      line.text.length > 400 ||
      !/\d{2}/.test(line.text) ||
      AUTHORITY.test(line.text)
    )
      continue
    const place = placeWeight(reading, line) - Number(inPicture(reading, line)) * 1.5
    for (const match of line.text.matchAll(LABELLED))
      if (match[1] && !FAX.test(line.text.slice(0, match.index))) add(match[1], place + 2, quoteBlock(reading, line.block, match[1]))
    // Beside a mail address a number needs no label.
    if (line.text.length <= 200 && line.text.includes('@'))
      for (const part of line.text.split(/\s?[·|•,;–—]\s?|\s\/\s|\s?(?<![^\s·|•,;–—])[^\s@·|•,;–—]+@\S+\s?/)) {
        const number = part.replace(/\.$/, '').replace(CALLED, '')
        if (PLAIN.test(number)) add(number, place + 2, quoteBlock(reading, line.block, number))
      }
    const ahead = lines[line.at - 1]?.text ?? ''
    if (PLAIN.test(line.text) && !FAX.test(ahead) && (standsInAddress(lines, line.at) || isFrame(reading, line)))
      add(line.text, place + 2, quoteBlock(reading, line.block))
    const opening = line.text.length <= 60 ? OPENING.exec(line.text)?.[0] : undefined
    if (opening && ahead.length <= LABELLING_CHARS_MAX && LABEL_ALONE.test(ahead)) {
      add(opening, place + 2, quoteBlock(reading, line.block))
    }
  }
  for (const link of reading.links) {
    if (!link.url.startsWith('tel:')) continue
    const number = percentDecoded(link.url.slice(4)).split(/[;?]/)[0] ?? ''
    const line = lines.find((entry) => entry.block.element === link.element || (entry.text.includes(link.text) && link.text !== ''))
    if (line ? line.role === 'others' || isOfOthers(reading, lines, line) || AUTHORITY.test(line.text) : isLegal(reading)) continue
    const shown = ALONE.test(link.text) && link.text.replace(/\D/g, '').slice(-6) === number.replace(/\D/g, '').slice(-6)
    const place = placeWeight(reading, { role: line?.role ?? 'plain', block: link }) + 2
    if (shown && line) add(link.text, place, quoteBlock(reading, line.block, link.text))
    add(number, place - Number(shown) * 0.4, quoteAttribute(reading, link.href))
  }
  // A business that is written to by telephone gives its number in the link.
  for (const link of reading.links) {
    const number = WRITTEN_TO.exec(link.href)?.[1]
    if (number) add(`+${number}`, placeWeight(reading, { role: 'plain', block: link }) + 1, quoteAttribute(reading, link.href))
  }
  for (const node of reading.json_ld) {
    if (node.types.includes('person')) continue
    const value = textOf(node.members['telephone'])
    if (value) add(value, 3, quoteAttribute(reading, quoteOfMember(node, 'telephone', value) ?? value))
  }
  return new Set(found.map(({ value }) => value.replace(/\D/g, '').slice(-7))).size > NUMBERS_MAX ? [] : found
}
