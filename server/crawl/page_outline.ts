export type Region = 'nav' | 'header' | 'footer' | 'main' | 'body'
export type PageLink = { url: string; text: string; region: Region }

/** What the crawler wants to know of a page; everything a page says about itself is a claim, nothing is followed blindly. */
export type PageOutline = {
  title: string
  first_heading: string
  /** As written in `<html lang>`, lower case, or ''. */
  language: string
  canonical: string | null
  alternates: { language: string; url: string }[]
  manifest: string | null
  sitemap: string | null
  /** Target of `<meta http-equiv="refresh">` within five seconds. */
  refresh: string | null
  /** Distinct http(s) addresses without fragment, in order, the first text of each. */
  links: PageLink[]
  visible_characters: number
  /** All text but that of titles and of what is read only by programs (`script, style, template, noscript`), runs of white space counted once. */
  body_characters: number
  /** The first visible text, white space folded. */
  text_sample: string
  /** Hash of all visible text, white space aside; equal texts are one page under two addresses. */
  text_hash: string
  has_script: boolean
  /** A script that would run, which data such as JSON-LD does not. */
  runs_script: boolean
  has_password_field: boolean
  has_description: boolean
}

export function emptyOutline(): PageOutline {
  return {
    title: '',
    first_heading: '',
    language: '',
    canonical: null,
    alternates: [],
    manifest: null,
    sitemap: null,
    refresh: null,
    links: [],
    visible_characters: 0,
    body_characters: 0,
    text_sample: '',
    text_hash: '',
    has_script: false,
    runs_script: false,
    has_password_field: false,
    has_description: false,
  }
}
