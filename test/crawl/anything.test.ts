import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { AddressRefused, parseAddress } from '../../server/base/addresses/web_address.ts'
import { decodeText } from '../../server/crawl/charset.ts'
import { guardHtml } from '../../server/crawl/html_guard.ts'
import { readOutline } from '../../server/crawl/links.ts'
import { parseRobots } from '../../server/crawl/robots.ts'
import { canonical } from '../../server/crawl/robots_rules.ts'
import { readSitemap } from '../../server/crawl/sitemap.ts'

const RUNS = { numRuns: 1000 }
const soup = fc
  .array(
    fc.constantFrom(
      '<',
      '>',
      '/',
      'a',
      'div',
      ' href="',
      '"',
      "'",
      '=',
      '&',
      '&amp;',
      '&#0;',
      '<!--',
      '-->',
      '<![CDATA[',
      '<?',
      '</',
      '\0',
      'ü',
      '😀',
      '\ud800',
      '\n',
      '<svg>',
      '<title>',
      '<base href="//x">',
      '<script>',
      'http://[',
      '%',
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''))
const address = fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string(), fc.domain(), fc.ipV4(), soup)

test('whatever is typed is an address or a refusal, and reading an address twice changes nothing', () => {
  fc.assert(
    fc.property(address, (typed) => {
      try {
        const read = parseAddress(typed)
        const again = parseAddress(read.url)
        expect([again.url, again.site_key]).toEqual([read.url, read.site_key])
        expect(new URL(read.url).username + new URL(read.url).hash).toBe('')
      } catch (error) {
        if (!(error instanceof AddressRefused)) throw error
      }
    }),
    RUNS,
  )
})

test('any robots.txt gives an answer for any address', () => {
  const lines = fc
    .array(
      fc.tuple(
        fc.constantFrom('User-agent', 'Disallow', 'Allow', 'Crawl-delay', 'Sitemap', 'x', ''),
        fc.constantFrom(':', ' ', '::', '#'),
        fc.oneof(fc.string(), fc.webPath(), fc.constantFrom('*', 'ListingBot', '/*$', '/%', '/%zz', '/\ud800')),
      ),
    )
    .map((parts) => parts.map((line) => line.join('')).join('\n'))
  fc.assert(
    fc.property(lines, fc.webPath(), (text, path) => {
      expect(typeof parseRobots('http://a.test/robots.txt', text).allows(`http://a.test${path}`)).toBe('boolean')
    }),
    RUNS,
  )
})

test('the one spelling of a path is its own spelling', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webPath(), fc.string(), soup), fc.boolean(), (path, isPattern) => {
      const once = canonical(`/${path}`, isPattern)
      expect(once).toMatch(/^[\x21-\x7e]*$/)
      if (!isPattern) expect(canonical(once, false)).toBe(once)
    }),
    RUNS,
  )
})

test('any markup is read without a throw, and the guard leaves it as it was', () => {
  fc.assert(
    fc.property(soup, (markup) => {
      const { html } = guardHtml(markup)
      // No bound is broken in so little, so nothing may be lost either.
      expect(html).toBe(markup)
      for (const { url } of readOutline(html, 'https://a.test/').links) expect(url).toMatch(/^https?:/)
      readSitemap({ bytes: new TextEncoder().encode(markup) })
    }),
    RUNS,
  )
})

test('any bytes are text under any header', () => {
  fc.assert(
    fc.property(
      fc.uint8Array(),
      fc.oneof(fc.constant(null), fc.string(), fc.constantFrom('text/html; charset=utf-16', 'text/html; charset=iso-2022-jp')),
      (bytes, contentType) => {
        expect(typeof decodeText(bytes, contentType).text).toBe('string')
      },
    ),
    RUNS,
  )
})
