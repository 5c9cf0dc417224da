import { Parser } from 'htmlparser2'
import { emptyOutline, type PageLink, type PageOutline, type Region } from './page_outline.ts'
import { refreshTarget } from './refresh.ts'

const LINKS_MAX = 2000
const ANCHOR_CHARACTERS_MAX = 200
const LABEL_CHARACTERS_MAX = 300
const ALTERNATES_MAX = 100
const TEXT_SAMPLE_CHARACTERS = 2000

const SILENT = new Set(['script', 'style', 'template', 'noscript', 'title', 'svg', 'iframe', 'object'])
/** Not counted as text that anybody could read without scripts. */
const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'title'])
const RUNS = /^(|module|(text|application)\/(javascript|ecmascript|x-javascript|babel))$/i
const REGION_OF: Record<string, Region> = { nav: 'nav', header: 'header', footer: 'footer', main: 'main', article: 'main' }
const REGION_ROLE: Record<string, Region> = { navigation: 'nav', banner: 'header', contentinfo: 'footer', main: 'main' }

type Frame = { region: Region; silent: boolean; unread: boolean; in_picture: boolean }

/** Reads guarded markup in one pass, in linear time. `url` is where the page answered; relative links are resolved against it or `<base href>`. */
export function readOutline(html: string, url: string): PageOutline {
  const reader = new OutlineReader(url)
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    onclosetag: (name) => reader.close(name),
    ontext: (text) => reader.text(text),
  })
  parser.write(html)
  parser.end()
  return reader.finish()
}

class OutlineReader {
  private readonly outline = emptyOutline()
  /** Where only who runs no scripts is sent: mostly to a page that says so. One that the page links to besides is where scripts lead, too. */
  private sentWithoutScripts: string | null = null
  private readonly frames: Frame[] = [{ region: 'body', silent: false, unread: false, in_picture: false }]
  private readonly byUrl = new Map<string, PageLink>()
  private readonly hash = new Bun.CryptoHasher('sha256')
  private base: string
  private baseSeen = false
  private inTitle = false
  private afterSpace = true
  private heading: 'before' | 'inside' | 'after' = 'before'
  private anchor: { link: PageLink; spoken: string } | null = null

  constructor(private readonly url: string) {
    this.base = url
  }

  open(name: string, attributes: Record<string, string>): void {
    const outer = this.frames.at(-1) ?? { region: 'body', silent: false, unread: false, in_picture: false }
    const role = REGION_ROLE[attributes.role ?? ''] ?? REGION_OF[name]
    // A header inside a nav is still the nav; a nav inside a footer is the footer's.
    const region = role === undefined || outer.region === 'footer' || (outer.region === 'nav' && role === 'header') ? outer.region : role
    this.frames.push({
      region,
      silent: outer.silent || SILENT.has(name) || 'hidden' in attributes,
      unread: outer.unread || UNREAD.has(name),
      in_picture: outer.in_picture || name === 'svg',
    })
    if (name === 'a') this.openAnchor(attributes, region)
    else this.openOther(name, attributes)
  }

  close(name: string): void {
    if (this.frames.length > 1) this.frames.pop()
    if (name === 'a') this.closeAnchor()
    else if (name === 'title') this.inTitle = false
    else if (name === 'h1' && this.heading === 'inside') this.heading = 'after'
  }

  text(text: string): void {
    if (this.inTitle) this.outline.title += text.slice(0, LABEL_CHARACTERS_MAX - this.outline.title.length)
    const frame = this.frames.at(-1)
    if (!frame?.unread) this.countBody(text)
    if (frame?.silent) return
    const solid = text.replace(/\s+/g, '')
    if (solid === '') return
    this.outline.visible_characters += solid.length
    this.hash.update(solid)
    if (this.outline.text_sample.length < TEXT_SAMPLE_CHARACTERS) this.outline.text_sample += `${text.slice(0, TEXT_SAMPLE_CHARACTERS)} `
    if (this.heading === 'inside')
      this.outline.first_heading += ` ${text.slice(0, LABEL_CHARACTERS_MAX - this.outline.first_heading.length)}`
    if (this.anchor) this.anchor.link.text += ` ${text.slice(0, Math.max(0, ANCHOR_CHARACTERS_MAX - this.anchor.link.text.length))}`
  }

  private countBody(text: string): void {
    const folded = text.replace(/\s+/g, ' ')
    this.outline.body_characters += folded.length - (this.afterSpace && folded.startsWith(' ') ? 1 : 0)
    this.afterSpace = folded.endsWith(' ')
  }

  finish(): PageOutline {
    this.closeAnchor()
    const { outline } = this
    outline.title = fold(outline.title)
    outline.first_heading = fold(outline.first_heading).slice(0, LABEL_CHARACTERS_MAX)
    outline.text_sample = fold(outline.text_sample).slice(0, TEXT_SAMPLE_CHARACTERS)
    outline.text_hash = this.hash.digest('hex')
    outline.links = [...this.byUrl.values()]
    const sent = this.sentWithoutScripts
    if (sent !== null && this.byUrl.has(sent)) outline.refresh ??= sent
    return outline
  }

  private openAnchor(attributes: Record<string, string>, region: Region): void {
    this.closeAnchor()
    const url = this.resolve(attributes.href)
    if (url === null || 'download' in attributes) return
    this.anchor = { link: { url, text: '', region }, spoken: attributes['aria-label'] ?? attributes.title ?? '' }
  }

  private closeAnchor(): void {
    if (!this.anchor) return
    const { link, spoken } = this.anchor
    this.anchor = null
    link.text = fold(link.text === '' ? spoken : link.text).slice(0, ANCHOR_CHARACTERS_MAX)
    const known = this.byUrl.get(link.url)
    if (!known && this.byUrl.size < LINKS_MAX) this.byUrl.set(link.url, link)
    // A logo or a picture often comes first; the first words say more.
    else if (known && known.text === '') known.text = link.text
  }

  private openOther(name: string, attributes: Record<string, string>): void {
    const { outline } = this
    if (name === 'html') outline.language = (attributes.lang ?? attributes['xml:lang'] ?? '').trim().toLowerCase().slice(0, 35)
    else if (name === 'title') this.inTitle = outline.title === '' && this.frames.at(-1)?.in_picture === false
    else if (name === 'base') this.readBase(attributes.href)
    else if (name === 'link') this.readLinkElement(attributes)
    else if (name === 'meta') this.readMeta(attributes)
    else if (name === 'script') this.readScript(attributes)
    else if (name === 'input' && attributes.type?.toLowerCase() === 'password') outline.has_password_field = true
    else if (name === 'h1' && this.heading === 'before') this.heading = 'inside'
    else if (name === 'img' && this.anchor) this.anchor.spoken ||= attributes.alt ?? ''
    else if (name === 'area') this.readArea(attributes)
  }

  private readScript({ type = '' }: Record<string, string>): void {
    this.outline.has_script = true
    if (RUNS.test(type.trim())) this.outline.runs_script = true
  }

  private readArea(attributes: Record<string, string>): void {
    const url = this.resolve(attributes.href)
    if (url !== null && !this.byUrl.has(url) && this.byUrl.size < LINKS_MAX)
      this.byUrl.set(url, { url, text: fold(attributes.alt ?? ''), region: 'body' })
  }

  private readBase(href: string | undefined): void {
    const base = this.baseSeen ? null : this.resolve(href)
    if (base === null) return
    this.base = base
    this.baseSeen = true
  }

  private readLinkElement(attributes: Record<string, string>): void {
    const relations = (attributes.rel ?? '').toLowerCase().split(/\s+/)
    const url = this.resolve(attributes.href)
    if (url === null) return
    if (relations.includes('canonical')) this.outline.canonical ??= url
    if (relations.includes('manifest')) this.outline.manifest ??= url
    if (relations.includes('sitemap')) this.outline.sitemap ??= url
    const language = attributes.hreflang?.trim().toLowerCase()
    if (relations.includes('alternate') && language && this.outline.alternates.length < ALTERNATES_MAX)
      this.outline.alternates.push({ language: language.slice(0, 35), url })
  }

  private readMeta(attributes: Record<string, string>): void {
    const content = attributes.content ?? ''
    const name = (attributes.name ?? attributes.property ?? '').toLowerCase()
    if ((name === 'description' || name === 'og:description') && content.trim() !== '') this.outline.has_description = true
    if (attributes['http-equiv']?.toLowerCase() !== 'refresh') return
    const target = refreshTarget(content)
    if (target === null) return
    if (this.frames.at(-1)?.unread) this.sentWithoutScripts ??= this.resolve(target)
    else this.outline.refresh ??= this.resolve(target)
  }

  private resolve(href: string | undefined): string | null {
    if (href === undefined || href.length > 2048) return null
    const url = URL.parse(href.trim(), this.base)
    if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null
    url.hash = ''
    return url.href
  }
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
