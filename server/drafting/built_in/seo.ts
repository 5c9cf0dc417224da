import type { DraftedProfile } from '../../fields/draft.ts'
import { clip } from '../reading/fold.ts'
import { quoteAttribute } from '../proof/quotes.ts'
import { metaOf } from '../reading/reading.ts'
import type { Found, Site } from '../reading/site.ts'
import { isPlaceholder } from '../reading/trust.ts'
import { isGeneratorDefault } from './words/generator_defaults.ts'
import { previewOf } from './media.ts'
import { GENERIC_NAME } from './words/heading_words.ts'

const TITLE_CHARS_MAX = 60
const DESCRIPTION_CHARS_MAX = 160
const KEYWORDS_MAX = 10
const KEYWORD_CHARS_MAX = 80

/** What the site tells search engines about itself, within the limits of a listing. */
export function seo(site: Site): Found {
  const { home } = site
  const found: DraftedProfile['seo'] = {}
  const text = (raw: string | null, max: number) => {
    const value = raw ? clip(raw, max) : null
    const quote = raw && value ? quoteAttribute(home, value) : null
    const empty = !value || isGeneratorDefault(value) || GENERIC_NAME.test(value) || isPlaceholder(value)
    return quote && !empty ? { value, evidence: [quote] } : null
  }
  const title = text(home.title || metaOf(home, 'og:title'), TITLE_CHARS_MAX)
  if (title) found.meta_title = title
  const description = text(metaOf(home, 'description', 'og:description'), DESCRIPTION_CHARS_MAX)
  if (description) found.meta_description = description
  const stated = metaOf(home, 'keywords')
  const quote = stated ? quoteAttribute(home, stated.slice(0, 280)) : null
  const keywords = (stated ?? '')
    .split(/[,;、，]/)
    .map((word) => word.trim())
    .filter((word) => word.length > 1 && word.length <= KEYWORD_CHARS_MAX && !isPlaceholder(word))
  if (quote && keywords.length > 0) found.keywords = { value: [...new Set(keywords)].slice(0, KEYWORDS_MAX), evidence: [quote] }
  const image = previewOf(site)
  if (image) found.og_image_url = image
  return { seo: found }
}
