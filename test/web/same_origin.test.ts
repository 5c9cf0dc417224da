import { expect, test } from 'bun:test'
import { isSameOrigin } from '../../server/doors/web/frame/same_origin.ts'

const OWN = 'https://listing.example'
const FROM: [headers: Record<string, string>, is_ours: boolean][] = [
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: OWN }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: OWN }, true],
  [{ origin: 'null' }, false],
  [{ origin: 'https://listing.example.evil.example' }, false],
  [{ origin: 'https://listing.example:8443' }, false],
  [{ origin: 'http://listing.example' }, false],
  [{ origin: 'null', referer: `${OWN}/sign-in` }, false],
  // A browser, or what stands in front of it, that keeps the origin to itself and not the page.
  [{ referer: 'https://evil.example/listing.example' }, false],
  [{ referer: 'no address' }, false],
  [{ referer: `${OWN}/sign-in?x=1` }, true],
  // Whoever says nothing is no browser.
  [{}, true],
]

test.each(FROM)('a post with %j is one of our own pages: %p', (headers, is_ours) =>
  expect(isSameOrigin(new Request(`${OWN}/sign-in`, { method: 'POST', headers }), OWN)).toBe(is_ours),
)
