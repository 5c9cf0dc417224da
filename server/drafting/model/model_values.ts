import { accountOf } from '../built_in/page/accounts.ts'
import { FIELDS, PRICING_MODELS, type FieldName } from '../../fields/fields.ts'
import { isPlaceholder } from '../reading/trust.ts'
import { isHostOfSite, isOfSite } from './model_pages.ts'

const YEAR_MIN = 1500
const YEAR_MAX = 2100

/** A fact as its field holds it: of its shape and within its bounds, or null. */
export function readFact(name: FieldName, text: string, siteHost: string): unknown {
  const { shape, max } = FIELDS[name]
  switch (shape) {
    case 'flag':
      return /^(?:true|yes)$/i.test(text) ? true : /^(?:false|no)$/i.test(text) ? false : null
    case 'year':
      return /^\d{4}$/.test(text) && Number(text) >= YEAR_MIN && Number(text) <= YEAR_MAX ? Number(text) : null
    case 'country':
      return /^[A-Z]{2}$/.test(text) ? text : null
    case 'choice':
      return PRICING_MODELS.find((model) => model === text) ?? null
    case 'email':
      return ownEmail(text, siteHost)
    case 'url':
      return isWelcome(name, text, siteHost) ? text : null
    case 'text':
      return text === '' || text.length > max || isPlaceholder(text) ? null : text
    case 'list':
    case 'urls':
    case 'phone':
    case 'language':
      return null
  }
}

/** An address at the site's own host; any other one may be what a page talks a model into. */
function ownEmail(value: string, siteHost: string): string | null {
  const [, host] = /^[\w.%+-]{1,64}@([a-z\d-]+(?:\.[a-z\d-]+)+)$/i.exec(value) ?? []
  return host && isHostOfSite(siteHost, host) && !isPlaceholder(value) ? value.toLowerCase() : null
}

function isWelcome(name: FieldName, url: string, siteHost: string): boolean {
  const account = name === 'repo_url' ? accountOf(url) : null
  if (name === 'repo_url') return account?.platform === 'github' && account.handle.includes('/')
  return isOfSite(siteHost, url)
}
