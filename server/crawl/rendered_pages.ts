import type { CrawlWarning, SitePhotograph } from './page.ts'
import { needsScripts, saysAnything } from './page_verdict.ts'
import type { LostPage, Renderer, Rendering, RenderingSession } from './renderer.ts'
import type { PageReading, Visit } from './visit.ts'

/** At the end of a sentence that begins with the page's address. */
const WHY_LOST: Record<LostPage, string> = {
  timeout: 'did not come to rest in time',
  crashed: 'broke the browser',
  memory: 'took more memory than a page may',
  empty: 'showed no text',
  spent: 'was left out, since the pages before it took all the time there is',
  unavailable: 'could not be shown, since no browser could be started here',
}
const NAMED_MAX = 3
const CONTENT_TYPE = 'text/html; charset=utf-8'
const NOT_RUN =
  'The home page is written by scripts, which are not run; fields that its markup does not state stay blank. Fill them by hand.'

/** The pages of one crawl as a browser shows them, where there is one. */
export class RenderedPages {
  count = 0
  readonly photographs: SitePhotograph[] = []
  /** Addresses of pages that only a browser shows, and that none showed. */
  readonly unseen = new Set<string>()
  private readonly lost: { url: string; why: LostPage }[] = []
  private session: RenderingSession | null = null
  private leftOut = false
  private triedAgain = false
  /** The last place among the pages is the home page's, as long as it is to be photographed. */
  private homeWaits = true

  constructor(
    private readonly renderer: Renderer | null,
    private readonly visit: Visit,
    private readonly photographed: boolean,
  ) {}

  /** True where pages were left to be read that only a browser shows, and it shows no more of them. */
  get is_exhausted(): boolean {
    return this.leftOut
  }

  /** The page as people see it, where scripts write it (or always); otherwise, and where that fails, the page as it came. */
  async show(page: PageReading, is_home: boolean): Promise<PageReading> {
    const shown = await this.tryToShow(page, is_home)
    const asked = needsScripts(page.reading) || this.renderer?.mode === 'always'
    if (asked && page.status === 200 && !shown.page.rendered) this.unseen.add(page.page.url)
    return shown
  }

  private async tryToShow(page: PageReading, is_home: boolean): Promise<PageReading> {
    const { renderer } = this
    const needed = needsScripts(page.reading)
    if (renderer === null || page.status !== 200 || page.reading.media !== 'html') return page
    if (!needed && renderer.mode === 'auto') return page
    if (this.pagesLeft(is_home) === 0) {
      if (needed) this.leftOut = true
      if (needed && this.session?.is_out_of_time) this.lost.push({ url: page.page.url, why: 'spent' })
      return { ...page, unshown: needed }
    }
    const rendering = await this.renderTwice(page, is_home && this.photographed)
    if (is_home) this.homeWaits = false
    if ('lost' in rendering) {
      if (needed) this.lost.push({ url: page.page.url, why: rendering.lost })
      return { ...page, unshown: needed }
    }
    const bytes = new TextEncoder().encode(rendering.html)
    const reading = await this.visit.readOnThread(bytes, CONTENT_TYPE, page.page.url)
    if (needed && reading.outline.visible_characters === 0) this.lost.push({ url: page.page.url, why: 'empty' })
    if (!saysAnything(reading)) return { ...page, unshown: needed }
    this.count++
    if (is_home) this.keepPhotographs(page, rendering.photographs)
    return { ...page, reading, page: { ...page.page, html: reading.html, content_type: CONTENT_TYPE, rendered: true } }
  }

  /** Photographs a home page that could be read as it came, where another page had to be rendered. */
  async photographHome(home: PageReading): Promise<void> {
    if (this.renderer === null || !this.photographed || !this.homeWaits || this.count === 0) return
    this.homeWaits = false
    if (this.pagesLeft(true) === 0) return
    const rendering = await this.render(home, true)
    if ('html' in rendering) this.keepPhotographs(home, rendering.photographs)
  }

  /** What the person should know; null where every page could be read. */
  warning(home: PageReading): CrawlWarning | null {
    if (this.renderer === null) return needsScripts(home.reading) ? { code: 'needs_javascript', message: NOT_RUN } : null
    const [first, ...others] = this.lost
    if (!first) return null
    const named = [first, ...others].slice(0, NAMED_MAX).map(({ url, why }) => `${url} ${WHY_LOST[why]}`)
    const more = this.lost.length > NAMED_MAX ? `; so did ${this.lost.length - NAMED_MAX} more` : ''
    const message = `Pages are written by scripts, and not all could be shown: ${named.join('; ')}${more}. Fill by hand what is missing.`
    return { code: 'needs_javascript', message: message.slice(0, 1000) }
  }

  async close(): Promise<void> {
    await this.session?.close()
  }

  private pagesLeft(is_home: boolean): number {
    const { session, homeWaits, photographed } = this
    const kept = !is_home && homeWaits && photographed ? 1 : 0
    return session === null ? 1 : Math.max(0, session.pages_left - kept)
  }

  /** A browser may die of what is not the page's doing, such as a machine without memory: once in a draft it is tried again. */
  private async renderTwice(page: PageReading, photograph: boolean): Promise<Rendering> {
    const first = await this.render(page, photograph)
    if (!('lost' in first) || first.lost !== 'crashed' || this.triedAgain || this.pagesLeft(true) === 0) return first
    this.triedAgain = true
    return this.render(page, photograph)
  }

  private render({ page, document }: PageReading, photograph: boolean): Promise<Rendering> {
    const { visit } = this
    const { fetch, signal } = visit.options
    const robotsOf = (origin: string) => visit.robotsOf(origin)
    this.session ??= this.renderer?.open({ fetch, robotsOf, signal }) ?? null
    const { session } = this
    if (session === null) throw new Error('there is no browser')
    return visit.aside(() => session.render({ url: page.url, document, photograph }))
  }

  private keepPhotographs({ page: { url, retrieved_at } }: PageReading, photographs: Omit<SitePhotograph, 'url' | 'retrieved_at'>[]): void {
    for (const photograph of photographs) this.photographs.push({ ...photograph, url, retrieved_at })
  }
}
