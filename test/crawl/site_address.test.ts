import { expect, test } from 'bun:test'
import { addressLanguage, isUnderBase, ownAddress, pageKey, scopeOf } from '../../server/crawl/site_address.ts'

test.each([
  ['https://a.test/', 'https://a.test/', '/'],
  ['https://a.test/', 'https://a.test/home/welcome.html', '/'],
  ['https://a.test/en/', 'https://a.test/en/', '/'],
  ['https://a.test/pricing', 'https://a.test/pricing', '/'],
  ['https://a.test/product/', 'https://a.test/product/', '/product/'],
  ['https://user.github.io/project', 'https://user.github.io/project', '/project/'],
  ['https://user.github.io/project/', 'https://user.github.io/project/start.html', '/project/'],
  ['https://user.github.io/', 'https://user.github.io/index.html', '/'],
  ['https://sites.google.com/view/acme', 'https://sites.google.com/view/acme/home', '/view/acme/'],
])('%s answering at %s is the site under %s', (asked, home, base) => {
  expect(scopeOf(asked, home).base).toBe(base)
})

test('an address of the site is written as the site writes it; others are not its own', () => {
  const scope = scopeOf('https://www.a.test/', 'https://www.a.test/')
  expect(ownAddress(scope, 'http://a.test/x?utm_source=1&id=2#y')?.href).toBe('https://www.a.test/x?id=2')
  for (const other of [
    'https://docs.a.test/',
    'https://a.test.evil.com/',
    'https://a.test:8443/',
    'not an address',
    `https://a.test/${'x'.repeat(600)}`,
    'https://a.test/?a=1&b=2&c=3&d=4',
  ])
    expect(ownAddress(scope, other)).toBeNull()
})

test('a folder is left by no look-alike', () => {
  const scope = scopeOf('https://a.test/product/', 'https://a.test/product/')
  expect(['/product', '/product/x', '/product2', '/'].map((path) => isUnderBase(scope, new URL(path, 'https://a.test')))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('one page has one key', () => {
  expect(
    new Set(
      ['https://a.test/x', 'http://www.a.test/x/', 'https://a.test/x.html', 'https://a.test/x/index.php'].map((url) =>
        pageKey(new URL(url)),
      ),
    ).size,
  ).toBe(1)
  expect(pageKey(new URL('https://a.test/x?id=1'))).not.toBe(pageKey(new URL('https://a.test/x?id=2')))
})

test.each([
  ['/de/about', 'de'],
  ['/pt-BR/', 'pt'],
  ['/jp/', 'ja'],
  ['/?lang=fr', 'fr'],
  ['/about', null],
  ['/xx/', null],
  ['/design/', null],
])('%s announces %p', (path, language) => {
  expect(addressLanguage(new URL(path, 'https://a.test'))).toBe(language)
})
