import type { PageKind } from '../../crawl/page.ts'
import type { Drafted, DraftedProfile } from '../../fields/draft.ts'
import type { Reading } from './reading.ts'

/** What a rule group sees of a site. */
export type Site = {
  /** Every page read, home first. */
  readings: Reading[]
  /** Pages that speak about this product or company, home first; left-over theme pages and blog posts are not among them. */
  believed: Reading[]
  home: Reading
  /** Language of the home page; the draft is written in it. */
  lang: string | null
  /** The name the site gives its product; null when it is not clear. Settled before the other rules run. */
  name: Drafted<string> | null
  /** Host without `www.`, in lower case. */
  host: string
}

/** What one rule group found; the groups speak about different fields. */
export type Found = Partial<DraftedProfile>

/** Believed pages of these kinds in the site's language, in the order of the kinds. */
export function pagesOf(site: Site, ...kinds: PageKind[]): Reading[] {
  return kinds.flatMap((kind) => site.believed.filter((reading) => reading.kind === kind && inSiteLanguage(site, reading)))
}

/** Believed pages in the site's language, home first. */
export function spokenPages(site: Site): Reading[] {
  return site.believed.filter((reading) => inSiteLanguage(site, reading))
}

export function inSiteLanguage(site: Site, reading: Reading): boolean {
  return reading.lang === null || site.lang === null || reading.lang === site.lang
}
