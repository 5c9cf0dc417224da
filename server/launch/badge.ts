import { load, type CheerioAPI } from 'cheerio'
import { bareHost } from '../base/addresses/web_address.ts'
import { decodeText, mediaKind } from '../crawl/charset.ts'
import { guardHtml } from '../crawl/html_guard.ts'
import { hidesByStyle, hidingSelectors, isSeeThrough } from './hidden.ts'

/** What a page says of a badge: a visible link, a link that nobody sees, none, or no page at all. */
export type BadgeSight = 'seen' | 'hidden' | 'absent' | 'cut' | 'no_page'
/** `targets`: addresses that a badge may link to, such as the listing's page and the directory's home page. */
type BadgeOrder = { bytes: Uint8Array; content_type: string | null; url: string; targets: string[] }

const LINKS_MAX = 5000
const PICTURES_MAX = 20
const HREF_CHARACTERS_MAX = 2048
/** What a browser never shows; a noscript shows only where scripts are off. */
const UNSEEN = new Set([
  'head',
  'script',
  'style',
  'template',
  'noscript',
  'title',
  'textarea',
  'select',
  'iframe',
  'object',
  'noembed',
  'noframes',
])
const PICTURES = 'img, svg, picture, video, canvas, object'

type Element = Extract<ReturnType<CheerioAPI>[number], { attribs: Record<string, string> }>

/** Reads the bytes of an answer; runs on a thread, since any page may be hostile. */
export function readBadge({ bytes, content_type, url, targets }: BadgeOrder): BadgeSight {
  if (mediaKind(content_type, bytes) !== 'html') return 'no_page'
  const { html, cut } = guardHtml(decodeText(bytes, content_type).text)
  const sight = badgeIn(html, url, targets)
  return sight !== 'seen' && cut !== null ? 'cut' : sight
}

/** Looks for a real, visible `<a href>` to one of the targets; any `rel` counts. `html` has passed the guard. */
export function badgeIn(html: string, url: string, targets: readonly string[]): BadgeSight {
  const $ = load(html)
  const wanted = new Set(targets.map((target) => addressKey(target)))
  const base = URL.parse($('base[href]').first().attr('href') ?? '', url)?.href ?? url
  const links = $('a[href]')
    .toArray()
    .slice(0, LINKS_MAX)
    .filter((link) => wanted.has(addressKey($(link).attr('href') ?? '', base)))
  if (links.length === 0) return 'absent'
  const hiding = hidingSelectors(
    $('style')
      .toArray()
      .map((style) => $(style).text()),
  )
  const isShown = judge($, hiding)
  return links.some((link) => shows($, link, isShown)) ? 'seen' : 'hidden'
}

/** One key for the ways to write an address: scheme, `www.`, trailing slash, query and fragment tell nothing apart. */
function addressKey(address: string, base?: string): string {
  const url = address.length > HREF_CHARACTERS_MAX ? null : URL.parse(address.trim(), base)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return ''
  return `${bareHost(url.hostname)}:${url.port}${url.pathname.replace(/(?<!\/)\/+$/, '')}`
}

/** Whether an element and all around it are shown, not as the fallback of a film; each is judged once, since thousands of links can share their surroundings. */
function judge($: CheerioAPI, hiding: string | null): (element: Element) => boolean {
  const judged = new Map<Element, boolean>()
  return (element) => {
    const path: Element[] = []
    for (let at: Element | null = element; at && !judged.has(at); at = parentOf(at)) path.push(at)
    for (const at of path.toReversed()) {
      const parent = parentOf(at)
      const within = parent === null ? at.name === 'html' : judged.get(parent) === true && !/^(video|audio|canvas)$/.test(parent.name)
      judged.set(at, within && !hides($, at, hiding))
    }
    return judged.get(element) === true
  }
}

// What a template holds hangs on a document of its own, so that its top is no <html>.
const parentOf = ({ parent }: Element): Element | null => (parent && 'attribs' in parent ? parent : null)

function hides($: CheerioAPI, element: Element, hiding: string | null): boolean {
  const { name, attribs } = element
  if (UNSEEN.has(name) || (name === 'dialog' && !('open' in attribs)) || ['hidden', 'inert', 'popover'].some((mark) => mark in attribs))
    return true
  if (attribs['aria-hidden']?.trim().toLowerCase() === 'true') return true
  return hidesByStyle(attribs.style ?? '') || (hiding !== null && $(element).is(hiding))
}

/** A link shows by its words or by a picture of more than a pixel. */
function shows($: CheerioAPI, link: Element, isShown: (element: Element) => boolean): boolean {
  if (!isShown(link) || isSeeThrough(link.attribs.style ?? '')) return false
  if (/[^\s\u00ad\u200b-\u200f\u2060\ufeff]/.test($(link).text())) return true
  const pictures = $(link).find(PICTURES).toArray().slice(0, PICTURES_MAX)
  return pictures.some((picture) => {
    const { width, height, style = '' } = picture.attribs
    return isShown(picture) && !isSeeThrough(style) && !isSpeck(width) && !isSpeck(height)
  })
}

/** A picture of a pixel or less is none. */
const isSpeck = (size: string | undefined): boolean => size !== undefined && Number.parseFloat(size) <= 1
