import { addresses } from './built_in/addresses.ts'
import { classification } from './built_in/classification.ts'
import { company } from './built_in/company.ts'
import { contact } from './built_in/contact.ts'
import { faqs } from './built_in/faqs.ts'
import { lists } from './built_in/lists.ts'
import { media } from './built_in/media.ts'
import { nameOf, naming } from './built_in/naming.ts'
import { people } from './built_in/people.ts'
import { place } from './built_in/place.ts'
import { pricing } from './built_in/pricing.ts'
import { prose } from './built_in/prose.ts'
import { seo } from './built_in/seo.ts'
import { socials } from './built_in/socials.ts'
import { clip } from './fold.ts'
import type { DraftRequest, DraftedProfile } from './draft.ts'
import { FIELDS, FIELD_NAMES } from './fields.ts'
import { prove } from './proof.ts'
import { readPages, type Reading } from './reading.ts'
import { believedPages } from './trust.ts'
import type { Found, Site } from './site.ts'

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
  if (!home) return profile
  const site = siteOf(readings, home)
  for (const [name, group] of Object.entries(GROUPS)) {
    if (without.includes(name)) continue
    tell(name)
    join(profile, group(site, categories))
  }
  tell('')
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
