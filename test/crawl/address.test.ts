import { describe, expect, test } from 'bun:test'
import { AddressRefused, isPublicAddress, parseAddress } from '../../server/base/addresses/web_address.ts'

const READ: [typed: string, url: string, schemeGiven: boolean][] = [
  ['your-product.com', 'https://your-product.com/', false],
  ['  HTTP://Your-Product.COM  ', 'http://your-product.com/', true],
  ['https://www.acme.io/#top', 'https://www.acme.io/', true],
  ['acme.io/?utm_source=x&gclid=1&fbclid=2&ref=ph', 'https://acme.io/', false],
  ['acme.io/app?page=2&utm_medium=x', 'https://acme.io/app?page=2', false],
  ['acme.io/a?q=a%20b', 'https://acme.io/a?q=a%20b', false],
  ['münchen.de', 'https://xn--mnchen-3ya.de/', false],
  ['//acme.io/x', 'https://acme.io/x', false],
  ['acme.io.', 'https://acme.io/', false],
  ['https://acme.io:443/', 'https://acme.io/', true],
  ['acme.io:80', 'https://acme.io:80/', false],
  ['http://93.184.216.34/', 'http://93.184.216.34/', true],
]

test.each(READ)('%s is read as %s', (typed, url, schemeGiven) => {
  expect(parseAddress(typed)).toMatchObject({ url, scheme_given: schemeGiven })
})

const REFUSED = [
  '',
  '   ',
  'localhost',
  'http://localhost:3000',
  'intranet',
  'http://127.0.0.1',
  'http://127.1',
  'http://2130706433',
  'http://0x7f.1',
  'http://0177.0.0.1',
  'http://①②⑦.⓪.⓪.①/',
  'http://0.0.0.0',
  'http://10.1.2.3',
  'http://169.254.169.254/latest/meta-data',
  'http://168.63.129.16',
  'http://[::1]',
  'http://[::ffff:127.0.0.1]',
  'http://[fe80::1]',
  'http://[4000::1]',
  'http://[64:ff9b::7f00:1]',
  'http://[2002:7f00:1::]',
  'localhost.',
  'acme.test',
  'a.example',
  'x.invalid',
  'printer.local',
  'metadata.google.internal',
  'a.localhost',
  'a.onion',
  'router.home.arpa',
  'ftp://acme.io',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:me@acme.io',
  'me@acme.io',
  'https://user:pass@acme.io',
  'https://acme.io@evil.com',
  'acme.io:8080',
  'https://acme.io:22/',
  'https://acme io',
  'https://acme.io/\u202egnp',
  'https://acme..io',
  'https://',
  `https://acme.io/${'a'.repeat(2100)}`,
  `https://${'a'.repeat(64)}.io`,
]

test.each(REFUSED)('«%s» is refused with a sentence and a fix', (typed) => {
  let error: unknown
  try {
    parseAddress(typed)
  } catch (caught) {
    error = caught
  }
  expect(error).toBeInstanceOf(AddressRefused)
  if (!(error instanceof AddressRefused)) return
  expect(error.code).toBe('url_not_allowed')
  expect(error.message).toMatch(/\.$/)
  expect(error.fix).toMatch(/^Send .*\.$/)
})

test('what the operator named is taken, whatever it looks like', () => {
  const named = (host: string, port: number) => ({ host: host === 'shop.test', port: port === 8080 })
  expect(parseAddress('http://shop.test:8080/', named).url).toBe('http://shop.test:8080/')
  expect(() => parseAddress('http://shop.test:8081/', named)).toThrow(AddressRefused)
  expect(() => parseAddress('http://other.test:8080/', named)).toThrow(AddressRefused)
})

describe('the key of a site', () => {
  const key = (typed: string) => parseAddress(typed).site_key
  test('is one for all ways to write one address', () => {
    const ways = [
      'acme.io',
      'https://acme.io/',
      'http://www.acme.io',
      'WWW.ACME.IO/',
      'https://acme.io/index.html',
      'https://acme.io/?utm_source=x#a',
      'https://acme.io/en/',
      'acme.io/de-AT',
      'acme.io:80',
      'http://acme.io:443/',
    ]
    expect(new Set(ways.map(key)).size).toBe(1)
  })
  test('keeps the path, where one host holds several sites', () => {
    expect(key('https://user.github.io/project/')).toBe('user.github.io/project')
    expect(key('https://user.github.io/project')).toBe(key('http://user.github.io/project/index.html'))
    expect(key('https://user.github.io/de')).not.toBe(key('https://user.github.io/'))
    expect(key('https://sites.google.com/view/a')).not.toBe(key('https://sites.google.com/view/b'))
  })
  test('tells hosts and queries apart, and ports that the operator named', () => {
    const named = () => ({ host: true, port: true })
    expect(parseAddress('http://acme.io:8080', named).site_key).toBe('acme.io:8080')
    const keys = ['acme.io', 'app.acme.io', 'acme.com', 'acme.io/?id=1', 'acme.io/?id=2', 'www.io'].map(key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

test('only addresses of the public internet count as public', () => {
  for (const address of ['8.8.8.8', '93.184.216.34', '2606:4700::1111', '2a00:1450:4001::8a']) expect(isPublicAddress(address)).toBe(true)
  const others =
    '127.0.0.1 0.0.0.0 10.0.0.1 172.16.0.1 192.168.1.1 100.64.0.1 169.254.1.1 192.0.0.1 192.0.2.1 198.18.0.1 203.0.113.9 224.0.0.1 240.0.0.1 255.255.255.255 168.63.129.16 ::1 :: fe80::1 fc00::1 ff02::1 2001:db8::1 4000::1 100::1 ::ffff:10.0.0.1 ::ffff:8.8.8.8%1 64:ff9b::1 2002:7f00:1:: not-an-address'
  for (const address of others.split(' ')) expect({ address, is_public: isPublicAddress(address) }).toEqual({ address, is_public: false })
})
