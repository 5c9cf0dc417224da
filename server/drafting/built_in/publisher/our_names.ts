import { chosenLabel } from '../../../base/addresses/registrable.ts'
import { anyOf, wholeWords } from '../../../lexicon/compile.ts'
import { squeeze } from '../../reading/fold.ts'
import type { Site } from '../../reading/site.ts'
import { nameCore } from '../words/legal_words.ts'
import { OURS } from '../words/publisher_words.ts'
import type { Line } from '../page/sections.ts'

const IT_IS = new RegExp(String.raw`^[^\p{L}]*(?:(?:${anyOf('it_is')})\s*)?$`, 'u')
/** "Analytics is provided by X" is about X; "this website is operated by X", or "A product of X" alone, is about us. */
export function speaksOfSite(site: Site, subject: string, line: Line): boolean {
  const words = subject.toLowerCase().trim()
  if (line.role === 'controller' || IT_IS.test(words)) return true
  const name = site.name?.value.toLowerCase() ?? ''
  const own = [name, name.split(/[\s.]/)[0] ?? '', site.host, site.host.split('.')[0] ?? ''].filter((word) => word.length > 2)
  return own.some((word) => words.includes(word)) || OURS.test(words)
}

/** The words of the same sentence before a name. */
export function clauseBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 240), at)
  return before.slice(Math.max(...[...before.matchAll(/\p{Ll}{3}[.!?;]\s|[|•]\s/gu)].map((match) => match.index + match[0].length), 0))
}

const WE = new RegExp(wholeWords('we_word'), 'iu')
const NAME = String.raw`(\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s\p{Lu}[\p{L}\p{N}&.'’-]*){0,4})`
const APPOSED = new RegExp(
  String.raw`^["“„«]?${NAME},\s(?:(?:${anyOf('article_before_company')})\s|(?:${anyOf('in_business')})(?!\p{L}))`,
  'u',
)
const OPENED = new RegExp(String.raw`^[^,.]{3,60},\s${NAME}\s(?:${anyOf('is_verb')})(?!\p{L})`, 'u')
/** «Harborin, a studio based in Porto, saves a day a week», «Founded in 1998, Harborin is …»: a customer, by its name. */
export function isOfAnother(sentence: string, own: readonly string[]): boolean {
  const subject = (APPOSED.exec(sentence) ?? OPENED.exec(sentence))?.[1]?.toLowerCase() ?? ''
  return subject !== '' && !WE.test(subject) && !own.some((name) => subject.includes(name.toLowerCase()))
}

/** «Harborin has used Lumbrio», before a year: what somebody does with it. */
export const isWorkedWith = (before: string, own: readonly string[]): boolean =>
  own.some((name) => before.toLowerCase().endsWith(` ${name}`) && /(?<!\p{L})\p{Ll}{3,}\s$/u.test(before.slice(0, -name.length)))

/** Whether a text names somebody, where both are written alike: a short name begins a word, and one of three letters is all of it. Arc is not in «marcasite». */
export function isNamedIn(text: string, name: string): boolean {
  if (name.length > SHORT_NAME_CHARS || name === '') return text.includes(name)
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const behind = name.length < SHORT_NAME_CHARS ? text[at + name.length] : ''
    if (!LATIN.test(text[at - 1] ?? '') && !LATIN.test(behind ?? '')) return true
  }
  return false
}
const SHORT_NAME_CHARS = 4
const LATIN = /\p{Script=Latin}/u

/** The company carries the product's or the host's name. */
export function resembles(site: Site, name: string): boolean {
  const core = squeeze(nameCore(name))
  const own = [site.name?.value ?? '', chosenLabel(site.host)].map(squeeze).filter((word) => word.length >= 4)
  return own.some(
    (word) => core.startsWith(word) || (word.length >= 5 && core.includes(word)) || (core.length >= 4 && word.startsWith(core)),
  )
}
