import type { Evidence } from '../../../fields/draft.ts'
import { squeeze, wordCount } from '../../reading/fold.ts'
import { quoteOn } from '../../proof/quotes.ts'
import type { Site } from '../../reading/site.ts'
import { FOR_WHOM, PEOPLE } from './feature_rows.ts'

// What a site has a page each for, as addresses say in whatever language: `/use-cases/invoicing`, `/integrations/slack`, `/for-teachers`.

type About = 'use_cases' | 'integrations' | 'audience'

const ADDRESSES: Record<About, RegExp> = {
  use_cases: /^(?:\/[\w.-]+)?\/use-?cases?\/([a-z0-9-]+)(?:\.html?)?\/?$/,
  integrations: /^(?:\/[\w.-]+)?\/(?:integrations?|connectors?)\/([a-z0-9-]+)(?:\.html?)?\/?$/,
  audience: /^(?:\/[\w.-]+)?\/for[-/]([a-z0-9-]+)(?:\.html?)?\/?$/,
}
const NAME_WORDS_MAX = 6
const NAME_CHARS_MAX = 40
const NAMED_MIN = 2
const SLUG_CHARS_MIN = 3

/** The names of such pages, where the links that lead to them from the home page name them as their addresses do. */
export function addressedPages(site: Site, about: About): { text: string; evidence: Evidence[] }[] {
  const { hostname } = new URL(site.home.url)
  const found = new Map<string, { text: string; evidence: Evidence[] }>()
  for (const { url, text } of site.home.links) {
    const address = URL.parse(url)
    const slug = address?.hostname === hostname ? ADDRESSES[about].exec(address.pathname)?.[1] : undefined
    if (!slug || found.has(slug) || text.length > NAME_CHARS_MAX || wordCount(text) > NAME_WORDS_MAX || !isNamed(text, slug)) continue
    if (about === 'audience' && !FOR_WHOM.test(text) && !PEOPLE.test(text)) continue
    const quote = quoteOn(site.home, text)
    if (quote) found.set(slug, { text, evidence: [quote] })
  }
  return found.size >= NAMED_MIN ? [...found.values()] : []
}

/** Each part of the address stands in the name, or begins it: «For SaaS companies» at `/for-saas`, «Learn more» nowhere. */
const isNamed = (text: string, slug: string): boolean => {
  const said = squeeze(text)
  const parts = slug.split('-').filter((part) => part.length >= SLUG_CHARS_MIN)
  return parts.length > 0 && parts.every((part) => said.includes(part))
}
