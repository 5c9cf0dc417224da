import { cleanText } from '../base/plain_text.ts'
import { cleanMarkup } from './clean_text.ts'
import { decodeText, mediaKind, type MediaKind } from './charset.ts'
import { guardHtml, type GuardReason } from './html_guard.ts'
import { bareHost } from '../base/addresses/web_address.ts'
import { readOutline } from './links.ts'
import type { PageLink, PageOutline } from './page_outline.ts'
import type { PageKind } from './page.ts'
import { guessKind, isNoPage } from './page_kind.ts'

type MarkupOrder = { bytes: Uint8Array; content_type: string | null; url: string }
/** A link within the host of its page that may be worth a request, with what it promises. */
export type SiteLink = { url: string; kind: PageKind; weight: number }
export type PageHead = Omit<PageOutline, 'links'>
export type MarkupReading = {
  media: MediaKind
  /** Decoded text, cut where the guard stopped; '' where media is 'other'. */
  html: string
  charset: string
  cut: GuardReason | null
  outline: PageHead
  links: SiteLink[]
}

/** Bytes of an answer to a page that any parser may touch. Runs on a thread. */
export function readMarkup({ bytes, content_type, url }: MarkupOrder): MarkupReading {
  const media = mediaKind(content_type, bytes)
  if (media === 'other') return { media, html: '', charset: '', cut: null, ...readParts('', url) }
  const decoded = decodeText(bytes, content_type)
  const { charset } = decoded
  const text = media === 'text' ? cleanText(decoded.text) : cleanMarkup(decoded.text)
  if (media === 'text')
    return { media, html: text, charset, cut: null, outline: { ...readParts('', url).outline, ...textOutline(text) }, links: [] }
  const { html, cut } = guardHtml(text)
  return { media, html, charset, cut, ...readParts(html, url) }
}

function readParts(html: string, url: string): { outline: PageHead; links: SiteLink[] } {
  const { links, ...outline } = readOutline(html, url)
  const host = bareHost(new URL(url).hostname)
  return { outline, links: links.flatMap((link) => siteLink(link, host) ?? []) }
}

/** Judged here, on the thread, since a page can hold thousands of long links. */
function siteLink({ url, text, region }: PageLink, host: string): SiteLink | null {
  const address = new URL(url)
  if (bareHost(address.hostname) !== host || isNoPage(address, text)) return null
  return { url, ...guessKind(address, text, region) }
}

function textOutline(text: string): Partial<PageHead> {
  const solid = text.replace(/\s+/g, '')
  return {
    visible_characters: solid.length,
    body_characters: solid.length,
    text_sample: text.slice(0, 2000).replace(/\s+/g, ' ').trim(),
    text_hash: new Bun.CryptoHasher('sha256').update(solid).digest('hex'),
  }
}
