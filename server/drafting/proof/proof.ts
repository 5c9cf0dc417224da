import type { Drafted, DraftedProfile, Evidence } from '../../fields/draft.ts'
import { FIELDS, LIST_ENTRY_MAX } from '../../fields/fields.ts'
import { fold } from '../reading/fold.ts'
import type { Reading } from '../reading/reading.ts'
import { carries, type Claim } from './carries.ts'
import { evidence, QUOTE_CHARS_LIMIT } from './quotes.ts'
import { standsOn } from './stands_on.ts'

const QUOTES_MAX = 8
/** Each entry of a list stands by a quote of its own, also of one within a description. */
const LIST_QUOTES_MAX = 20

/**
 * Holds any drafter, also a language model, to the evidence rule: quotes that do not stand on the page they name are dropped, and so
 * is every value that the remaining quotes do not carry. What is left is proven.
 */
export function prove(readings: Reading[], profile: DraftedProfile): DraftedProfile {
  const pages = new Map(readings.map((reading) => [reading.url, reading]))
  const kept = (list: Evidence[], max = QUOTES_MAX): Evidence[] => {
    const seen = new Set<string>()
    return list.slice(0, max * 2).flatMap((entry) => {
      const page = pages.get(entry.url)
      const quote = fold(entry.quote)
      const match = page && quote.length <= QUOTE_CHARS_LIMIT && !seen.has(quote) ? standsOn(page, quote) : null
      if (!page || !match || seen.size >= max) return []
      seen.add(quote)
      return [evidence(page, quote, match)]
    })
  }
  const proven = <Value>(claim: Claim, drafted: { value: Value; evidence: Evidence[] }): Drafted<Value> | null => {
    const quotes = kept(drafted.evidence, claim.name === 'description' ? LIST_QUOTES_MAX : QUOTES_MAX)
    return quotes.length > 0 && carries(claim, drafted.value, quotes, pages) ? { value: drafted.value, evidence: quotes } : null
  }

  const fields: DraftedProfile['fields'] = {}
  for (const [name, drafted] of entriesOf(profile.fields)) {
    const shape = FIELDS[name].shape
    const list =
      shape === 'list' || shape === 'urls'
        ? narrowed(name, drafted, kept(drafted.evidence, LIST_QUOTES_MAX), pages)
        : proven({ name, shape }, drafted)
    if (list) fields[name] = list
  }
  const company_socials: DraftedProfile['company_socials'] = {}
  for (const [platform, drafted] of entriesOf(profile.company_socials)) {
    const found = proven({ name: 'social', shape: 'url' }, drafted)
    if (found) company_socials[platform] = found
  }
  const seo: DraftedProfile['seo'] = {}
  for (const [name, drafted] of entriesOf(profile.seo)) {
    const found =
      name === 'keywords'
        ? narrowed(name, drafted, kept(drafted.evidence), pages)
        : proven({ name, shape: name === 'og_image_url' ? 'url' : 'text' }, drafted)
    if (found) seo[name] = found
  }
  return {
    fields,
    company_socials,
    seo,
    faqs: profile.faqs.flatMap((faq) => provenFaq(faq, kept(faq.evidence), pages)),
    founders: profile.founders.flatMap((founder) => provenFounder(founder, kept(founder.evidence), pages)),
    categories: profile.categories && proven({ name: 'categories', shape: 'choice' }, profile.categories),
    warnings: profile.warnings,
  }
}

type Pages = Map<string, Reading>

function provenFaq(faq: DraftedProfile['faqs'][number], quotes: Evidence[], pages: Pages): DraftedProfile['faqs'] {
  const says = (text: string) => carries({ name: 'faq', shape: 'text' }, text, quotes, pages)
  return quotes.length > 0 && says(faq.question) && says(faq.answer) ? [{ ...faq, evidence: quotes }] : []
}

/** Somebody whose name is proven, with what else is. */
function provenFounder(founder: DraftedProfile['founders'][number], quotes: Evidence[], pages: Pages): DraftedProfile['founders'] {
  const says = (shape: Claim['shape'], name: string, value: string | null) =>
    value !== null && carries({ name, shape }, value, quotes, pages)
  if (!says('text', 'name', founder.name)) return []
  return [
    {
      ...founder,
      role: says('text', 'role', founder.role) ? founder.role : null,
      bio: says('text', 'bio', founder.bio) ? founder.bio : null,
      photo_url: says('url', 'photo', founder.photo_url) ? founder.photo_url : null,
      socials: Object.fromEntries(Object.entries(founder.socials).filter(([, url]) => says('url', 'social', url))),
      evidence: quotes,
    },
  ]
}

/** A list keeps the entries its quotes carry. */
function narrowed(name: string, drafted: Drafted, quotes: Evidence[], pages: Map<string, Reading>): Drafted | null {
  if (!Array.isArray(drafted.value) || quotes.length === 0) return null
  const url = name === 'screenshots'
  const value = drafted.value.filter(
    (entry): entry is string =>
      typeof entry === 'string' &&
      (url || entry.length <= LIST_ENTRY_MAX) &&
      carries({ name, shape: url ? 'url' : 'list' }, entry, quotes, pages),
  )
  return value.length > 0 ? { value, evidence: quotes } : null
}

// Object.entries widens keys to string; these objects are built from closed lists of names.
function entriesOf<Key extends string, Value>(object: Partial<Record<Key, Value>>): [Key, Value][] {
  return (Object.entries(object) as [Key, Value | undefined][]).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as [Key, Value]],
  )
}
