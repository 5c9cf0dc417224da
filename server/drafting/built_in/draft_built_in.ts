import { addresses } from './addresses.ts'
import { classification } from './classification.ts'
import { company } from './publisher/company.ts'
import { contact } from './contact/contact.ts'
import { faqs } from './lists/faqs.ts'
import { lists } from './lists/lists.ts'
import { media } from './media.ts'
import { nameOf, naming } from './naming.ts'
import { people } from './people/people.ts'
import { place } from './place/place.ts'
import { pricing } from './pricing/pricing.ts'
import { prose } from './prose/prose.ts'
import { seo } from './seo.ts'
import { socials } from './contact/socials.ts'
import { textLanguage } from './text_language.ts'
import { isUnused } from './page/unused.ts'
import { clip } from '../reading/fold.ts'
import type { DraftRequest, DraftedProfile } from '../../fields/draft.ts'
import { FIELDS, FIELD_NAMES } from '../../fields/fields.ts'
import { prove } from '../proof/proof.ts'
import { readPages, type Reading } from '../reading/reading.ts'
import { believedPages } from '../reading/trust.ts'
import type { Found, Site } from '../reading/site.ts'

/** The rules by what they look for. */
const GROUPS: Record<string, (site: Site, catalogue: string[]) => Found> = {
  name: naming,
  texts: prose,
  pictures: media,
  categories: classification,
  'search texts': seo,
  prices: pricing,
  questions: faqs,
  lists,
  company,
  headquarters: place,
  people,
  contact,
  'social links': socials,
  addresses,
}

/** Groups of rules to leave out, since they take too much work on these pages. */
export type RuleOrder = DraftRequest & { without?: readonly string[] }

/**
 * Drafts a profile by rules alone, from the pages of one site, home first. Pure: no network, no clock; absent is what no page states.
 * Before a group of rules begins, its name is told, and '' after the last.
 */
export function draftBuiltIn({ pages, categories, without = [] }: RuleOrder, tell: (group: string) => void = () => {}): DraftedProfile {
  const profile: DraftedProfile = { fields: {}, faqs: [], founders: [], categories: null, company_socials: {}, seo: {}, warnings: [] }
  const readings = readPages(pages)
  const home = readings[0]
  if (!home || isUnused(home)) return profile
  const site = siteOf(readings, home)
  for (const [name, group] of Object.entries(GROUPS)) {
    if (without.includes(name)) continue
    tell(name)
    join(profile, group(site, categories))
  }
  tell('')
  const language = textLanguage(profile, site)
  if (language) profile.fields.language = language
  return clipped(prove(readings, profile))
}

export function siteOf(readings: Reading[], home: Reading): Site {
  const name = nameOf(readings)
  const host = new URL(home.url).hostname.replace(/^www\./, '')
  return { readings, believed: believedPages(readings, name?.value ?? null), home, lang: home.lang, name, host }
}

/** Groups speak about different fields; where two speak about one, the earlier wins. */
function join(profile: DraftedProfile, found: Found): void {
  profile.fields = { ...found.fields, ...profile.fields }
  profile.company_socials = { ...found.company_socials, ...profile.company_socials }
  profile.seo = { ...found.seo, ...profile.seo }
  profile.faqs.push(...(found.faqs ?? []))
  profile.founders.push(...(found.founders ?? []))
  profile.categories ??= found.categories ?? null
  profile.warnings.push(...(found.warnings ?? []))
}

/** Text over its limit is cut at a sentence or word, lists at their length; other shapes over their limit are dropped. */
function clipped(profile: DraftedProfile): DraftedProfile {
  for (const name of FIELD_NAMES) {
    const drafted = profile.fields[name]
    const { shape, max } = FIELDS[name]
    if (!drafted) continue
    if (shape === 'list' || shape === 'urls') drafted.value = Array.isArray(drafted.value) ? drafted.value.slice(0, max) : []
    else if (typeof drafted.value === 'string' && drafted.value.length > max) {
      const short = shape === 'text' ? clip(drafted.value, max) : null
      if (short) drafted.value = short
      else delete profile.fields[name]
    }
  }
  return profile
}
