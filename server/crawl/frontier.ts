import type { Page, PageKind } from './page.ts'
import { COMPANY_KINDS, isFirstOfKind, readingRank, WANTED_KINDS } from './page_order.ts'
import { guessKind, isArticle } from './page_kind.ts'
import type { MarkupReading, PageHead, SiteLink } from './read_markup.ts'
import { addressLanguage, isUnderBase, ownAddress, pageKey, primaryLanguage, splitLanguageEnding, type SiteScope } from './site_address.ts'

const CANDIDATES_MAX = 2000
const KNOWN_WEIGHT = -10

export type Candidate = {
  url: URL
  kind: PageKind
  weight: number
  found_by: Page['found_by']
  article: boolean
  /** Parts of its path; of two equal promises the shorter way is taken. */
  depth: number
  order: number
  /** Key of the page that this one may be a copy of in another language. */
  original: string | null
}

/** The pages of a site that are known and not yet read, and the choice among them. */
export class Frontier {
  private readonly candidates = new Map<string, Candidate>()
  private readonly closed = new Set<string>()
  private readonly taken = new Map<PageKind, number>()
  private language: string | null = null
  /** What the home page's own address announces, whatever the page says: `/uk/` is a country as often as a language. */
  private folder: string | null = null
  private order = 0

  constructor(private readonly scope: SiteScope) {}

  /** Distinct pages of the site seen so far, the closed ones included. */
  get found(): number {
    return this.candidates.size + this.closed.size
  }

  /** Addresses that are known and not yet read. */
  get left(): string[] {
    return [...this.candidates.values()].map(({ url }) => url.href)
  }

  /** True until the site's own links promise every page that matters. */
  get misses_wanted_kinds(): boolean {
    const known = new Set([...this.candidates.values()].map(({ kind }) => kind))
    return WANTED_KINDS.some((kind) => !known.has(kind) && !this.taken.has(kind))
  }

  openHome(url: URL, { outline, links }: MarkupReading): void {
    this.closed.add(pageKey(url))
    this.folder = addressLanguage(url)
    this.language = primaryLanguage(outline.language) ?? this.folder
    this.closeAlternates(outline)
    this.addLinks(links, true)
  }

  /** Links of a page that was read; a page that is not the home page only adds the kinds that matter. */
  addPage({ outline, links }: MarkupReading): void {
    this.closeAlternates(outline)
    this.addLinks(links, false)
  }

  /** Pages that were read at another time: they are read again though no link leads there now, after those that links promise. */
  addKnown(pages: readonly Page[]): void {
    for (const { url, kind, found_by } of pages) if (kind !== 'manifest') this.add(new URL(url), kind, KNOWN_WEIGHT, found_by)
  }

  addSitemap(addresses: readonly string[]): void {
    for (const address of addresses) {
      const url = ownAddress(this.scope, address)
      if (!url) continue
      const guess = guessKind(url, '', 'body')
      // A page that no link leads to may be a forgotten one: only a clear name makes it worth reading.
      if (guess.kind !== 'other' && guess.weight >= 2) this.add(url, guess.kind, guess.weight - 4, 'sitemap')
    }
  }

  /** The copy of a page in the language of the home page, where the page itself names one; added in its stead. */
  addTranslation(outline: PageHead, kind: PageKind): boolean {
    if (this.language === null || primaryLanguage(outline.language) === this.language) return false
    const copy = outline.alternates.find(({ language }) => primaryLanguage(language) === this.language)
    const url = copy ? ownAddress(this.scope, copy.url) : null
    if (!url || this.closed.has(pageKey(url))) return false
    this.add(url, kind, 20, 'link')
    return true
  }

  /** True for a page in another language whose kind was read in the home page's language already. */
  isForeignCopy(outline: PageHead, kind: PageKind): boolean {
    const language = primaryLanguage(outline.language)
    return language !== null && this.language !== null && language !== this.language && (this.taken.get(kind) ?? 0) > 0
  }

  /** True the first time; a page read under another address (a redirect) is not read again. */
  close(url: URL): boolean {
    const key = pageKey(url)
    this.candidates.delete(key)
    if (this.closed.has(key)) return false
    this.closed.add(key)
    return true
  }

  isClosed(url: URL): boolean {
    return this.closed.has(pageKey(url))
  }

  /** A page of this kind was kept; the next of its kind waits for the other kinds. */
  keep(kind: PageKind): void {
    this.taken.set(kind, (this.taken.get(kind) ?? 0) + 1)
  }

  /** The page to read next, or null; it is closed by that. `ahead` counts pages of each kind under way. */
  next(ahead: readonly PageKind[]): Candidate | null {
    let best: Candidate | null = null
    let bestRank = Infinity
    for (const candidate of this.candidates.values()) {
      if (this.isLanguageCopy(candidate)) continue
      const rank = this.rank(candidate, ahead)
      if (rank < bestRank || (rank === bestRank && best !== null && isBetter(candidate, best))) {
        best = candidate
        bestRank = rank
      }
    }
    if (best) this.close(best.url)
    return best
  }

  /** `/agb-en.html` beside `/agb.html` on a German site. */
  private isLanguageCopy({ original }: Candidate): boolean {
    return original !== null && (this.closed.has(original) || this.candidates.has(original))
  }

  private originalOf(url: URL): string | null {
    const ending = splitLanguageEnding(url)
    return !ending || this.language === null || ending.language === this.language ? null : pageKey(ending.original)
  }

  /** Kinds that were found but not read. */
  get kinds_left(): PageKind[] {
    return [...new Set([...this.candidates.values()].filter((one) => isFirstOfKind(this.rank(one, []))).map(({ kind }) => kind))]
  }

  private rank({ kind, article }: Candidate, ahead: readonly PageKind[]): number {
    let count = this.taken.get(kind) ?? 0
    for (const other of ahead) if (other === kind) count++
    return readingRank(kind, article, count)
  }

  private addLinks(links: readonly SiteLink[], fromHome: boolean): void {
    for (const link of links) {
      if (link.kind === 'other' && !fromHome) continue
      const url = ownAddress(this.scope, link.url)
      if (url) this.add(url, link.kind, link.weight + (fromHome ? 2 : 0) - (url.search === '' ? 0 : 1), 'link')
    }
  }

  private add(url: URL, kind: PageKind, weight: number, foundBy: Page['found_by']): void {
    const key = pageKey(url)
    if (this.closed.has(key) || this.candidates.size >= CANDIDATES_MAX) return
    if (!isUnderBase(this.scope, url) && (this.scope.shared || !COMPANY_KINDS.has(kind))) return
    const language = addressLanguage(url)
    if (language !== null && this.language !== null && language !== this.language && language !== this.folder) return
    const known = this.candidates.get(key)
    if (known && known.weight >= weight) return
    this.candidates.set(key, {
      url,
      kind,
      weight,
      found_by: known?.found_by ?? foundBy,
      article: isArticle(url),
      depth: url.pathname.split('/').length,
      order: known?.order ?? this.order++,
      original: this.originalOf(url),
    })
  }

  /** Copies in other languages are not further pages. */
  private closeAlternates(outline: PageHead): void {
    for (const { language, url } of outline.alternates) {
      const own = ownAddress(this.scope, url)
      if (!own || primaryLanguage(language) === this.language || language === 'x-default') continue
      this.candidates.delete(pageKey(own))
      this.closed.add(pageKey(own))
    }
  }
}

function isBetter(one: Candidate, other: Candidate): boolean {
  if (one.weight !== other.weight) return one.weight > other.weight
  return one.depth < other.depth || (one.depth === other.depth && one.order < other.order)
}
