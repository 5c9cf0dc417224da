import { chosenLabel } from '../../../base/addresses/registrable.ts'
import { anyOf } from '../../../lexicon/compile.ts'
import type { Site } from '../../reading/site.ts'
import { squeeze } from '../../reading/fold.ts'
import type { Reading } from '../../reading/reading.ts'
import { nameCore } from '../words/legal_words.ts'
import { isNamedIn } from '../publisher/our_names.ts'
import { publisherOf } from '../publisher/publisher.ts'
import { FOUNDER_ROLE, NOT_FOUNDER } from '../words/people_words.ts'
import { isQuoted, type Line } from '../page/sections.ts'

/** A founder named in running text; `weight` says how plainly, `under` is the heading that has the full name, `alone` a first name by itself. */
export type ToldFounder = { name: string; role: string | null; weight: number; under?: string; alone?: boolean }
/** The line that is read, and the names of the site's own company. */
export type Telling = { site: Site; reading: Reading; line: Line; own: string[] }

/** One place where a person is called a founder; `weight` says how plainly. */
export type FounderSighting = { name: string; role: string | null; reading: Reading; lines: Line[]; weight: number }

/** What the product, its company and its address are called, in lower case. */
export function ownNames(site: Site): string[] {
  const publisher = publisherOf(site)
  return [site.name?.value, publisher && nameCore(publisher.name), chosenLabel(site.host), nameAsHost(site)]
    .filter((name): name is string => typeof name === 'string' && name.length > 2)
    .map((name) => name.toLowerCase())
}

/** «HM Motor» of «HM Motor Krokom», where the host is called hmmotor. */
function nameAsHost(site: Site): string | undefined {
  const words = site.name?.value.split(' ') ?? []
  return words.map((_, at) => words.slice(0, at + 1).join(' ')).find((start) => squeeze(start) === chosenLabel(site.host))
}

const AT_COMPANY = new RegExp(
  String.raw`(?:\b(?:${anyOf('at_company')})\s+|@\s*|,\s+(?=\p{Lu})|[|]\s*|\s[–—-]\s*)(?:the\s+)?(\p{Lu}[\p{L}\d.&-]*)`,
  'gu',
)
const NO_EMPLOYER = new RegExp(String.raw`^(?:${anyOf('no_employer')})`, 'i')
const BESIDE_ROLE = new RegExp(
  String.raw`(?:^|\s)(?:(?<before>\p{Lu}[\p{L}’']{2,30})\s)?${FOUNDER_ROLE.source}\p{L}{0,5}(?:\s(?!(?:${anyOf('and_names')}|[aiey])\s)(?:(?<joint>\p{Ll}{1,4})\s|(?:${anyOf('company_word')})\s)?(?<behind>\p{Lu}[\p{L}\d.&-]{2,30}))?`,
  'u',
)
const FIRM = new RegExp(String.raw`^(?:${anyOf('company_word')})$`, 'iu')
/** Languages that write every noun, or every word of a title, with a capital: only «of» tells a company there. */
const CAPITAL_NOUNS = ['de', 'en']
/** Languages that put a company before the role: «Harborin perustaja». */
const COMPANY_FIRST = ['fi', 'hu', 'et', 'lt', 'lv', 'tr']

/** «Founder of Harbor, uses Lumbrio»: whose founder it is stands right beside the role. */
function ofAnother(role: string, lang: string | null, own: readonly string[]): boolean {
  const beside = BESIDE_ROLE.exec(role)?.groups ?? {}
  const joint = beside['joint'] ?? ''
  const tells = !CAPITAL_NOUNS.includes(lang ?? 'en') || OF.test(joint)
  const companies = [tells ? beside['behind'] : undefined, COMPANY_FIRST.includes(lang ?? '') ? beside['before'] : undefined]
  return companies.some((company) => {
    const word = company?.toLowerCase() ?? ''
    return (
      word !== '' &&
      !NO_EMPLOYER.test(company ?? '') &&
      !FIRM.test(word) &&
      !own.some((name) => word.startsWith(name.slice(0, 4)) || name.startsWith(word))
    )
  })
}
const OF = new RegExp(String.raw`^(?:${anyOf('at_company')})$`)

/** Founder of what: "CEO of Acme" under praise is a customer, "Maker of <this product>" is not. */
export function isOurs(site: Site, role: string, line: Line): boolean {
  if (NOT_FOUNDER.test(role)) return false
  const names = ownNames(site)
  const low = role.toLowerCase()
  const named = names.some((name) => isNamedIn(low, name))
  if (ofAnother(role, site.lang, names)) return false
  if (named) return true
  const of = AT_COMPANY
  for (const match of role.matchAll(of)) if (!NO_EMPLOYER.test(match[1] ?? '')) return false
  return !isQuoted(line.block)
}
