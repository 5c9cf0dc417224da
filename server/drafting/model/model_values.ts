import { accountOf } from '../built_in/accounts.ts'
import type { Evidence } from '../../fields/draft.ts'
import { FIELDS, LIST_ENTRY_MAX, PRICING_MODELS, type FieldName } from '../../fields/fields.ts'
import { clip } from '../reading/fold.ts'
import { isHostOfSite, isOfSite, visible, type ShownSite } from './model_pages.ts'
import { addressesStand, retold } from './model_retold.ts'
import type { Reading } from '../reading/reading.ts'
import { isPlaceholder } from '../reading/trust.ts'

const YEAR_MIN = 1500
const YEAR_MAX = 2100
const PROSE = new Set<string>(['summary', 'description', 'audience', 'meta_description'])

/** What an answer is held against: the pages the model was shown, and every page read, by address. */
export type Held = { shown: ShownSite; fill: Set<string>; categories: string[]; pages: Map<string, Reading> }
/** Takes a value as the model sent it; null where it is none. */
export type Read<Value> = (value: unknown, quotes: Evidence[]) => Value | null

/** How a field's value is read: of its shape and within its bounds, or not at all. */
export function fieldReader(held: Held, name: FieldName): Read<unknown> {
  const { shape, max } = FIELDS[name]
  switch (shape) {
    case 'list':
      return readList(max)
    case 'flag':
      return (value) => (typeof value === 'boolean' ? value : null)
    case 'year':
      return (value) => (Number.isInteger(value) && Number(value) >= YEAR_MIN && Number(value) <= YEAR_MAX ? value : null)
    case 'country':
      return (value) => (typeof value === 'string' && /^[A-Z]{2}$/.test(value) ? value : null)
    case 'choice':
      return (value) => PRICING_MODELS.find((model) => model === value) ?? null
    case 'email':
      return (value) => (typeof value === 'string' ? ownEmail(value, held.shown.site.host) : null)
    case 'url':
      return (value) => (typeof value === 'string' && isWelcome(name, value, held.shown.site.host) ? value : null)
    case 'text':
      return readText(held, name, max)
    case 'urls':
    case 'phone':
      return () => null
  }
}

/** An address at the site's own host; any other one may be what a page talks a model into. */
function ownEmail(value: string, siteHost: string): string | null {
  const [, host] = /^[\w.%+-]{1,64}@([a-z\d-]+(?:\.[a-z\d-]+)+)$/i.exec(value) ?? []
  return host && isHostOfSite(siteHost, host) && !isPlaceholder(value) ? value.toLowerCase() : null
}

function isWelcome(name: FieldName, url: string, siteHost: string): boolean {
  if (isOfSite(siteHost, url)) return true
  const account = name === 'repo_url' ? accountOf(url) : null
  return account?.platform === 'github' && account.handle.includes('/')
}

export function readText(held: Held, name: string, max: number): Read<string> {
  return (value, quotes) => {
    if (typeof value !== 'string' || isPlaceholder(value)) return null
    if (PROSE.has(name)) return retold(name, value, max, quotes, held.pages)
    const text = visible(value)
    return text !== '' && addressesStand(text, quotes) ? clip(text, max) : null
  }
}

export function readList(max: number): Read<string[]> {
  return (value, quotes) =>
    some(
      unique(value)
        .filter((entry) => entry.length <= LIST_ENTRY_MAX && !isPlaceholder(entry) && addressesStand(entry, quotes))
        .slice(0, max),
    )
}

export const some = <Entry>(list: Entry[]): Entry[] | null => (list.length > 0 ? list : null)

export function unique(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return [...new Set(value.map((entry) => (typeof entry === 'string' ? visible(entry) : '')).filter((entry) => entry !== ''))]
}
