import { load } from 'cheerio'
import { decodeText, mediaKind } from '../crawl/charset.ts'
import { guardHtml } from '../crawl/html_guard.ts'
import { TAG } from './challenges.ts'

const TAGS_MAX = 20
const CONTENT_CHARACTERS_MAX = 200

/** What the tags in the head of a page say; null where it is no page. Runs on a thread, since any page may be hostile. */
export function readTags({
  bytes,
  content_type,
}: {
  bytes: Uint8Array
  content_type: string | null
}): { found: string[]; cut: boolean } | null {
  if (mediaKind(content_type, bytes) !== 'html') return null
  const { html, cut } = guardHtml(decodeText(bytes, content_type).text)
  const $ = load(html)
  // What visitors write on a page stands in its body.
  const tags = $('html > head > meta[name][content]').toArray()
  const found = tags.filter((tag) => tag.attribs.name?.trim().toLowerCase() === TAG).map((tag) => tag.attribs.content?.trim() ?? '')
  return { found: found.slice(0, TAGS_MAX).map((content) => content.slice(0, CONTENT_CHARACTERS_MAX)), cut: cut !== null }
}
