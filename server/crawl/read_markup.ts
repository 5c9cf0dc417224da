import { decodeText, mediaKind, type MediaKind } from './charset.ts'
import { guardHtml, type GuardReason } from './html_guard.ts'
import { readOutline, type PageOutline } from './links.ts'

export type MarkupOrder = { bytes: Uint8Array; content_type: string | null; url: string }
export type MarkupReading = {
  media: MediaKind
  /** Decoded text, cut where the guard stopped; '' where media is 'other'. */
  html: string
  charset: string
  cut: GuardReason | null
  outline: PageOutline
}

/** Bytes of an answer to a page that any parser may touch. Runs on a thread. */
export function readMarkup({ bytes, content_type, url }: MarkupOrder): MarkupReading {
  const media = mediaKind(content_type, bytes)
  if (media === 'other') return { media, html: '', charset: '', cut: null, outline: readOutline('', url) }
  const { text, charset } = decodeText(bytes, content_type)
  if (media === 'text') return { media, html: text, charset, cut: null, outline: { ...readOutline('', url), ...textOutline(text) } }
  const { html, cut } = guardHtml(text)
  return { media, html, charset, cut, outline: readOutline(html, url) }
}

function textOutline(text: string): Partial<PageOutline> {
  const solid = text.replace(/\s+/g, '')
  return {
    visible_characters: solid.length,
    text_sample: text.slice(0, 2000).replace(/\s+/g, ' ').trim(),
    text_hash: new Bun.CryptoHasher('sha256').update(solid).digest('hex'),
  }
}
