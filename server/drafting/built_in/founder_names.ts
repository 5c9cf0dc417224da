import { anyOf } from '../../lexicon/compile.ts'
import type { Site } from '../reading/site.ts'
import type { Reading } from '../reading/reading.ts'
import { nameCore } from './legal_words.ts'
import { publisherOf } from './publisher.ts'
import { NOT_FOUNDER } from './people_words.ts'
import { isQuoted, type Line } from './sections.ts'

/** One place where a person is called a founder; `weight` says how plainly. */
export type FounderSighting = { name: string; role: string | null; reading: Reading; lines: Line[]; weight: number }

/** What the product, its company and its address are called, in lower case. */
export function ownNames(site: Site): string[] {
  const publisher = publisherOf(site)
  return [site.name?.value, publisher && nameCore(publisher.name), site.host.split('.').at(-2)]
    .filter((name): name is string => typeof name === 'string' && name.length > 2)
    .map((name) => name.toLowerCase())
}

const AT_COMPANY = new RegExp(
  String.raw`(?:\b(?:${anyOf('at_company')})\s+|@\s*|,\s+(?=\p{Lu})|[|]\s*|\s[–—-]\s*)(?:the\s+)?(\p{Lu}[\p{L}\d.&-]*)`,
  'gu',
)
const NO_EMPLOYER = new RegExp(String.raw`^(?:${anyOf('no_employer')})`, 'i')
/** Founder of what: "CEO of Acme" under praise is a customer, "Maker of <this product>" is not. */
export function isOurs(site: Site, role: string, line: Line): boolean {
  if (NOT_FOUNDER.test(role)) return false
  const names = ownNames(site)
  const low = role.toLowerCase()
  const named = names.some((name) => low.includes(name))
  if (named) return true
  const of = AT_COMPANY
  for (const match of role.matchAll(of)) if (!NO_EMPLOYER.test(match[1] ?? '')) return false
  return !isQuoted(line.block)
}
