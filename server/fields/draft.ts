import type { Page } from '../crawl/page.ts'
import type { FieldName, Platform } from './fields.ts'

/** A stretch of a page's own text that carries a value. */
export type Evidence = {
  /** Verbatim from the page: the same characters after white space is folded (`exact`), or after case, quotation marks and dashes are folded too (`normalized`). */
  quote: string
  url: string
  match: 'exact' | 'normalized'
  /** RFC 3339, UTC: when the page was read. */
  retrieved_at: string
}

export type Drafted<Value = unknown> = { value: Value; evidence: Evidence[] }

export type DraftedFaq = { question: string; answer: string; evidence: Evidence[] }
export type DraftedFounder = {
  name: string
  role: string | null
  bio: string | null
  photo_url: string | null
  socials: Partial<Record<Platform, string>>
  evidence: Evidence[]
}
export type SeoName = 'meta_title' | 'meta_description' | 'keywords' | 'og_image_url'

/** What a drafter found. What is absent was not found on any page read; nothing here is without a quote. */
export type DraftedProfile = {
  fields: Partial<Record<FieldName, Drafted>>
  faqs: DraftedFaq[]
  founders: DraftedFounder[]
  /** Names from the catalogue, the primary one first; at most three. */
  categories: Drafted<string[]> | null
  company_socials: Partial<Record<Platform, Drafted<string>>>
  seo: Partial<Record<SeoName, Drafted>>
  /** What the caller should know, such as a site that contradicts itself; `field` where one is meant. */
  warnings: { code: string; field: string | null; message: string }[]
}

export type DraftRequest = {
  pages: Page[]
  /** The directory's catalogue, by name. */
  categories: string[]
}
