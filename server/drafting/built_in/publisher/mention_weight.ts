import { anyOf } from '../../../lexicon/compile.ts'
import type { Reading } from '../../reading/reading.ts'
import type { Site } from '../../reading/site.ts'
import { loose } from '../../reading/fold.ts'
import { clauseBefore, resembles, speaksOfSite } from './our_names.ts'
import { CREDIT_BEFORE } from '../words/other_parties.ts'
import { DEVELOPED } from '../words/people_words.ts'
import { DISCLAIMS, LABEL_BEFORE, LICENCE_BESIDE, PAID_THROUGH, RUN_BY, WE_MEANS } from '../words/publisher_words.ts'
import type { Line } from '../page/sections.ts'
import { isDigital } from '../words/software.ts'

export const COPYRIGHT = /©|\(c\)|copyright/i
/** A name alone on a line of a legal page: nothing beside it says whose it is. */
export const BARE_WEIGHT = 5

const LICENCE_LINES = 2

/** A copyright in the middle of a page with a licence beside it is somebody's whose work the site uses; at its foot it is the site's own. */
export function isLicensed(lines: Line[], line: Line): boolean {
  if (line.block.region === 'footer') return false
  const near = lines.slice(Math.max(0, line.at - LICENCE_LINES), line.at + LICENCE_LINES + 1).map((entry) => entry.text)
  return [...near, ...line.block.headings].some((text) => LICENCE_BESIDE.test(text.slice(0, LICENCE_CHARS_READ)))
}
const LICENCE_CHARS_READ = 300

/** «The scale is a protected work. © 1998 Acme Corp.»: behind a sentence, outside of the foot of a page, it is said of what that names. */
const isOfAWork = ({ block, text }: Line, at: number): boolean =>
  block.region !== 'footer' && WORK_AHEAD.test(text.slice(Math.max(0, at - 80), at))
const WORK_AHEAD = /\p{Ll}{3}[.!]\s(?:©|\(c\)|copyright)[^\n]{0,20}$/iu

const PLACES_MAX = 5
/** Where a name stands in a text; the first few. */
export function placesOf(text: string, name: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(name); at >= 0 && places.length < PLACES_MAX; at = text.indexOf(name, at + name.length)) places.push(at)
  return places
}

// Turkish and Japanese put "by" behind the name.
const BY_BEHIND = new RegExp(String.raw`^\s*(?:[(（][^)）]{0,40}[)）]\s*)?(?:${anyOf('run_by_behind')})`, 'u')

const LEGAL_HEADING = new RegExp(String.raw`${anyOf('legal_heading')}|§`, 'iu')
/** `Acme Ltd operates this website`. */
const RUNS = new RegExp(String.raw`^\s*(?:[(（][^)）]{0,60}[)）]\s*)?(?:${anyOf('runs_it')})\b`, 'iu')

const REGISTER_BEHIND = new RegExp(String.raw`^[\s,]*(?:[|·–(-]\s*)?(?:with |mit )?(?:${anyOf('register_behind')})`, 'i')
const MARK_OF = new RegExp(String.raw`[®™]?\s(?:${anyOf('mark_of')})\s(?:the |la |der )?$`, 'iu')
/** What the words around a legal name make of it; 0 when they say nothing about the publisher. */
export function weightOf(site: Site, reading: Reading, lines: Line[], line: Line, name: string, at: number): number {
  const text = line.text
  const before = clauseBefore(text, at)
  const after = text.slice(at + name.length, at + name.length + 90)
  // «Lumbrio is a trademark of Acme Ltd»: of another name the same words say that it is not ours.
  const [mark = ''] = MARK_OF.exec(before) ?? []
  if (mark !== '' && loose(before.slice(0, -mark.length)).endsWith(loose(site.name?.value ?? '\n'))) return 7.5
  if (DISCLAIMS.test(before) || DISCLAIMS.test(name + (name.endsWith('.') && /^\s\p{Lu}/u.test(after) ? '' : after.split(/[.;|]\s/)[0])))
    return 0
  if (PAID_THROUGH.test(before)) return 0
  const legal = reading.kind === 'imprint' || reading.kind === 'terms' || reading.kind === 'privacy'
  if (WE_MEANS.test(after) && /^[^.]{0,120}?[(（]/.test(after)) return line.role === 'others' ? 6 : 8.5
  if (line.role === 'others') return resembles(site, name) ? 5 : 0
  if (/(?:©|\(c\)|copyright)(?:[^.|]|\.(?=\S)){0,60}$/i.test(before))
    return !isLicensed(lines, line) && !isOfAWork(line, at) ? 7 : resembles(site, name) ? 5.5 : 0
  const run = [...before.matchAll(RUN_BY)].at(-1)
  if (run && before.length - run.index - run[0].length <= 45 && speaksOfSite(site, before.slice(0, run.index), line))
    return isMakersCredit(site, line, run) && !resembles(site, name) ? 0 : 7.5
  if (BY_BEHIND.test(after)) return 7.5
  if (LABEL_BEFORE.test(text.slice(Math.max(0, at - LABEL_CHARS_READ), at))) return 8
  if (RUNS.test(after) && speaksOfSite(site, after.split(/[.;]\s/)[0] ?? '', line)) return 7.5
  if (line.role === 'controller') return 8
  // "About us" also names customers and partners; only legal pages and headings speak of the publisher alone.
  if (
    line.role === 'publisher' &&
    (/^(?:imprint|terms|privacy|contact)$/.test(reading.kind) || line.block.headings.some((heading) => LEGAL_HEADING.test(heading)))
  )
    return line.text.length <= 160 ? 9 : 7
  if (line.role === 'publisher' && text.length <= name.length + 40) return 7
  if (resembles(site, name)) return 5.5
  if (REGISTER_BEHIND.test(after)) return 7
  // Bare in a footer a name is the publisher's when the line begins with it or holds little else.
  const ahead = text.slice(0, at)
  const opens = !/\p{L}/u.test(ahead.replace(COPYRIGHT, ''))
  if (line.block.region === 'footer') {
    if (opens || text.split(/[|·•]/).some((part) => part.trim() === name)) return 5.5
    const said = isDigital(site) || (run !== undefined && !isMade(run[0]))
    if (text.length <= name.length + 30 && said && !CREDIT_BEFORE.test(ahead)) return 5.5
  }
  // In a sentence of its own a name is whoever the sentence is about.
  const alone = opens || /[:：]\s*$/.test(ahead) || line.block.level > 0 || speaksOfSite(site, before, line)
  // The headings of a privacy policy name whose tools the site uses.
  const ofTool = reading.kind === 'privacy' && line.block.level > 0
  return legal && text.length <= 80 && alone && !ofTool ? BARE_WEIGHT : 0
}

const LABEL_CHARS_READ = 80

const MADE = /(?:made|built|created) by/i
const isMade = (words: string): boolean => MADE.test(words) || DEVELOPED.test(words)
/** «Developed by Acme Ltd» at the foot of a shop or a practice: who made the website. */
const isMakersCredit = (site: Site, line: Line, run: RegExpExecArray): boolean =>
  line.block.region === 'footer' &&
  isMade(run[0]) &&
  !/\p{L}/u.test(line.text.slice(0, line.text.indexOf(run[0].trim())).replace(COPYRIGHT, '')) &&
  !isDigital(site)

const IBAN = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?:\s?[A-Z\d]{4}){3,8}(?![\p{L}\d])/u
/** Whose name stands on the line of an account's number or right above it keeps the account. */
export const keepsAccount = (lines: Line[], { at }: Line): boolean => lines.slice(at, at + 2).some(({ text }) => IBAN.test(text))
