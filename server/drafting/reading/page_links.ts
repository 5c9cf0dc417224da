import type { CheerioAPI } from 'cheerio'
import type { Element } from 'domhandler'
import { blocksOf, isHidden, type Region } from './blocks.ts'
import { fold } from './fold.ts'
import { boundedLinks } from './reading_bounds.ts'

export type Link = {
  /** Absolute, without fragment unless it is only a fragment of this page; `mailto:` and `tel:` as they are. */
  url: string
  /** As written in the markup, white space folded: what a quote of the link shows. */
  href: string
  /** Visible text, or what a picture or label says instead. */
  text: string
  rel: string
  region: Region
  hidden: boolean
  element: Element
}

/** An address on the page made absolute; null when it is no web address. */
export function resolveUrl(href: string, base: string): string | null {
  try {
    const url = new URL(href.trim(), base)
    return /^(?:https?|mailto|tel):$/.test(url.protocol) ? url.href : null
  } catch {
    return null
  }
}

export function linksOf($: CheerioAPI, pageUrl: string): Link[] {
  const base = baseOf($, pageUrl)
  const links: Link[] = []
  for (const element of boundedLinks($('a[href], area[href], link[rel~=me][href]').get())) {
    const href = fold(element.attribs['href'] ?? '')
    const url = resolveUrl(href, base)
    if (!url) continue
    links.push({ url, href, text: labelOf($, element), rel: (element.attribs['rel'] ?? '').toLowerCase(), ...placeOf(element), element })
  }
  return links
}

const bases = new WeakMap<CheerioAPI, string | null>()

/** `<base href>` resolved, else the page itself; looked for once, since every address of a page asks. */
export function baseOf($: CheerioAPI, pageUrl: string): string {
  const known = bases.get($)
  const base = known === undefined ? ($('base[href]').first().attr('href') ?? null) : known
  bases.set($, base)
  return (base && resolveUrl(base, pageUrl)) || pageUrl
}

function labelOf($: CheerioAPI, element: Element): string {
  const shown = fold(
    blocksOf(element)
      .filter((block) => !block.hidden)
      .map((block) => block.text)
      .join(' '),
  )
  if (shown) return shown
  const picture = $(element).find('img[alt], [aria-label], svg title').first()
  return fold(
    element.attribs['aria-label'] ?? element.attribs['title'] ?? picture.attr('alt') ?? picture.attr('aria-label') ?? picture.text(),
  )
}

function placeOf(element: Element): { region: Region; hidden: boolean } {
  let region: Region = 'main'
  let hidden = false
  for (let at: Element | null = element; at; at = at.parent?.type === 'tag' ? at.parent : null) {
    hidden ||= isHidden(at)
    if (at.name === 'footer' || at.attribs['role'] === 'contentinfo' || /(?:^|[\s_-])footer(?:$|\s)/i.test(at.attribs['class'] ?? ''))
      region = 'footer'
    else if (region === 'main' && (at.name === 'nav' || at.attribs['role'] === 'navigation')) region = 'nav'
    else if (region === 'main' && at.name === 'header') region = 'header'
    else if (region === 'main' && at.name === 'aside') region = 'aside'
  }
  return { region, hidden }
}
