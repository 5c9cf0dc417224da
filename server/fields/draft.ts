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
  /** It stands in what a browser showed of the page, not in the page's own markup. */
  rendered?: true
  /** SHA-256 of the page's body; unknown of quotes that were taken before it was kept. Only a listing's proof shows it. */
  page_sha256?: string
}

/** A picture that the service took of a page. */
export type PictureEvidence = {
  match: 'picture'
  /** The page that it shows. */
  url: string
  /** RFC 3339, UTC: when it was taken. */
  retrieved_at: string
  /** Of the picture's bytes as the service serves them. */
  sha256: string
}

export type Proof = Evidence | PictureEvidence

/** Proofs as every answer shows them but a listing's proof, which is there to check them: without the hash of their page. */
export const withoutHashes = <Kind extends Proof>(proofs: readonly Kind[]): Kind[] =>
  proofs.map((proof) => {
    if (!('page_sha256' in proof)) return proof
    const { page_sha256: _, ...shown } = proof
    // Only what may be absent was left out.
    return shown as Kind
  })

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

/** A drafted profile whose screenshots may be pictures of our own, which have no quote. */
export type IllustratedProfile = Omit<DraftedProfile, 'fields'> & {
  fields: Omit<DraftedProfile['fields'], 'screenshots'> & { screenshots?: { value: unknown; evidence: Proof[] } }
}

export type DraftRequest = {
  pages: Page[]
  /** The directory's catalogue, by name. */
  categories: string[]
}
