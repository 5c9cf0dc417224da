import { addressLiteral, isPublicAddress } from '../../base/addresses/public_address.ts'
import { hostOf } from '../../base/addresses/web_address.ts'
import type { Evidence } from '../../fields/draft.ts'
import type { FIELDS, FieldName } from '../../fields/fields.ts'
import { categoriesIn } from './category_words.ts'
import { countriesIn } from './country_words.ts'
import { codeNames } from './language_codes.ts'
import { plainMailboxes } from './mailboxes.ts'
import { amountsInColumns, findMoney } from './money.ts'
import { systemsAt } from './platform_marks.ts'
import { fold, loose, squeeze, words } from '../reading/fold.ts'
import { pricingModelsIn, trialIn } from './pricing_words.ts'
import { languageOf } from '../reading/language.ts'
import { baseOf, resolveUrl, type Reading } from '../reading/reading.ts'

export type Claim = { name: string; shape: (typeof FIELDS)[FieldName]['shape'] }

/** Lines of a heading in a script without spaces are read as one. */
const RUN_ON = /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。！？]) \n /gu
const saysWhole = (value: string, said: string): boolean =>
  [said, said.replace(RUN_ON, '')].some((text) => loose(text).includes(loose(value)))

/** Prose may be put in other words; facts may not. */
const PROSE = new Set(['summary', 'description', 'audience', 'bio', 'faq', 'meta_description'])
const PROSE_SHARE_MIN = 0.6

/** Whether a value is stated by its quotes. The quotes themselves are known to stand on their pages. */
export function carries(claim: Claim, value: unknown, quotes: Evidence[], pages: Map<string, Reading>): boolean {
  const said = quotes.map((entry) => entry.quote).join(' \n ')
  switch (claim.shape) {
    case 'url':
    case 'urls':
      return typeof value === 'string' && quotes.some((entry) => mayLead(value, entry.url) && leadsTo(entry, value, pages))
    case 'email':
      return typeof value === 'string' && loose(plainMailboxes(said)).includes(value.toLowerCase())
    case 'phone':
      return typeof value === 'string' && digits(value).length >= 6 && quotes.some((entry) => digits(entry.quote).includes(digits(value)))
    case 'year':
      return new RegExp(`(?<!\\d)${RegExp.escape(String(value))}(?!\\d)`).test(said.normalize('NFKC'))
    case 'country':
      return typeof value === 'string' && countriesIn(said).has(value)
    case 'language':
      return quotes.some((entry) => languageOf(entry.quote, pages.get(entry.url)?.lang ?? null) === value)
    case 'flag':
      return typeof value === 'boolean' && trialIn(said) === value
    case 'choice':
      if (claim.name !== 'categories') return typeof value === 'string' && modelsIn(quotes, said).has(value)
      return Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string' && categoriesIn(said).has(name))
    case 'text':
    case 'list':
      // The one enumerated price: said in any language, or as a zero.
      if (claim.name === 'starting_price' && value === 'Free') return modelsIn(quotes, said).has('free')
      if (typeof value !== 'string' || value === '') return false
      if (claim.name === 'starting_price') return prices(value, said)
      if (claim.name === 'platforms' && quotes.some((entry) => systemsAt(entry.quote).some((system) => system === value))) return true
      if (claim.name === 'languages' && quotes.some((entry) => codeNames(entry.quote, value, pages.get(entry.url)?.lang ?? null)))
        return true
      return PROSE.has(claim.name) ? retells(value, said) : states(value, said)
  }
}

/** What quotes say each by itself and all together: «Free» beside «from €499» is no «free from». */
function modelsIn(quotes: Evidence[], said: string): Set<string> {
  const found = new Set([said, ...quotes.map(({ quote }) => quote)].flatMap((text) => [...pricingModelsIn(text)]))
  return found.has('free') && (found.has('paid') || found.has('contact')) ? found.add('freemium') : found
}

const digits = (text: string) => text.normalize('NFKC').replace(/\D/g, '')

/** A name before the host passes for another host, and a link to a machine of the site's own network leads readers to one of theirs. */
function mayLead(address: string, page: string): boolean {
  const url = URL.parse(address)
  if (!url || url.username !== '' || url.password !== '') return false
  const literal = addressLiteral(hostOf(url))
  const is_public = literal === null ? /\.(?!local(?:host)?$|internal$)[^.]+$/.test(hostOf(url)) : isPublicAddress(literal)
  return is_public || url.host === URL.parse(page)?.host
}

function leadsTo(entry: Evidence, url: string, pages: Map<string, Reading>): boolean {
  if (entry.quote.includes(url)) return true
  const page = pages.get(entry.url)
  const base = page ? baseOf(page.$, page.url) : entry.url
  return entry.quote.split(/[\s,]+/).some((part) => resolveUrl(part, base) === url) || resolveUrl(entry.quote, base) === url
}

/** Numbers of a text as they are written, and without what parts their thousands. */
function numbersIn(text: string): Set<string> {
  const written = text.normalize('NFKC').match(/\d(?:[\d.,'’]*\d)?/g) ?? []
  return new Set(written.flatMap((number) => [number, number.replace(/[.,'’](?=\d{3}(?!\d))/g, '')]))
}

/** Whether every number of the value stands in the quotes as a number of its own: 15 is not said by 2015 or 15,000. */
function hasNumbers(value: string, said: string): boolean {
  const there = numbersIn(said)
  return (value.normalize('NFKC').match(/\d(?:[\d.,'’]*\d)?/g) ?? []).every(
    (number) => there.has(number) || there.has(number.replace(/[.,'’](?=\d{3}(?!\d))/g, '')),
  )
}

/** Every word of the value stands in the quotes, its numbers whole; names may be written with other spaces or hyphens. */
function states(value: string, said: string): boolean {
  if (!hasNumbers(value, said)) return false
  if (saysWhole(value, said)) return true
  const there = new Set(words(said))
  return (
    words(value).every((word) => there.has(word)) ||
    (words(value).every((word) => !/\d/.test(word)) && squeeze(said).includes(squeeze(value)))
  )
}

const MARKED_PRICE = /"(?:low|high)?price"\s*:\s*"?(\d[\d.,]*)/gi

/** A price: its amount stands in the quotes as an amount of money, so that "12 users for $99" does not state $12. */
function prices(value: string, said: string): boolean {
  if (!states(value, said)) return false
  const amounts = new Set([said, fold(said)].flatMap(findMoney).map((money) => money.amount))
  for (const [, marked] of said.matchAll(MARKED_PRICE)) amounts.add(Number(marked))
  for (const amount of amountsInColumns(said)) amounts.add(amount)
  return findMoney(value).every((money) => amounts.has(money.amount))
}

/** Prose: numbers and names are in the quotes, and most of the words that carry meaning. */
function retells(value: string, said: string): boolean {
  if (!hasNumbers(value, said)) return false
  if (saysWhole(value, said)) return true
  const there = new Set(words(said))
  // A capital inside a sentence or inside a word marks a name; at the start of a sentence it may be any word.
  const names: string[] =
    value
      .normalize('NFKC')
      .match(/(?:(?<=[\p{L}\p{N},;:)"”’&+@–—-] |[(&+/@“„«])\p{Lu}|(?<![\p{L}\p{M}\p{N}_])\p{L}+(?=\p{Lu}))[\p{L}\p{N}]+/gu) ?? []
  if (!names.every((name) => words(name).every((word) => there.has(word)))) return false
  const meaning = words(value).filter((word) => word.length > 3 || /[^\p{Script=Latin}\d]/u.test(word))
  return meaning.length === 0 ? states(value, said) : meaning.filter((word) => there.has(word)).length / meaning.length >= PROSE_SHARE_MIN
}
