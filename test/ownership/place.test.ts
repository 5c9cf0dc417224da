import { describe, expect, test } from 'bun:test'
import { parseAddress } from '../../server/base/addresses/web_address.ts'
import { mayProve } from '../../server/ownership/challenges.ts'
import { placeOf, staysAt } from '../../server/ownership/place.ts'

const of = (url: string) => placeOf({ url, site_key: parseAddress(url).site_key })

describe('what of the web there is to prove', () => {
  test.each([
    ['https://acme.com/', 'acme.com', true, 'acme.com', 'https://acme.com/', 'https://acme.com/.well-known/listing-challenge.txt'],
    [
      'https://www.acme.co.uk/',
      'acme.co.uk',
      true,
      'acme.co.uk',
      'https://www.acme.co.uk/',
      'https://www.acme.co.uk/.well-known/listing-challenge.txt',
    ],
    [
      'https://app.acme.com/',
      'app.acme.com',
      true,
      'acme.com',
      'https://app.acme.com/',
      'https://app.acme.com/.well-known/listing-challenge.txt',
    ],
    // A language's folder is the same site, whose root has to prove it.
    ['https://acme.com/en', 'acme.com', true, 'acme.com', 'https://acme.com/', 'https://acme.com/.well-known/listing-challenge.txt'],
    ['https://acme.com/jo/', 'acme.com', true, 'acme.com', 'https://acme.com/', 'https://acme.com/.well-known/listing-challenge.txt'],
    [
      'https://acme.com/index.html',
      'acme.com',
      true,
      'acme.com',
      'https://acme.com/',
      'https://acme.com/.well-known/listing-challenge.txt',
    ],
    ['https://acme.com/beet/', 'acme.com', false, null, 'https://acme.com/beet/', 'https://acme.com/beet/listing-challenge.txt'],
    [
      'https://acme.com/~jo/index.html',
      'acme.com',
      false,
      null,
      'https://acme.com/~jo/index.html',
      'https://acme.com/~jo/listing-challenge.txt',
    ],
    ['https://ada.github.io/', 'ada.github.io', false, null, 'https://ada.github.io/', 'https://ada.github.io/listing-challenge.txt'],
    [
      'https://ada.github.io/beet',
      'ada.github.io',
      false,
      null,
      'https://ada.github.io/beet',
      'https://ada.github.io/beet/listing-challenge.txt',
    ],
    [
      'https://shop.myshopify.com/',
      'shop.myshopify.com',
      false,
      null,
      'https://shop.myshopify.com/',
      'https://shop.myshopify.com/listing-challenge.txt',
    ],
    [
      'https://sites.google.com/view/beet',
      'sites.google.com',
      false,
      null,
      'https://sites.google.com/view/beet',
      'https://sites.google.com/view/beet/listing-challenge.txt',
    ],
  ])('%s', (url, host, whole, domain, page_url, file_url) => {
    expect(of(url)).toEqual({ host, whole, domain, page_url, file_url })
  })
})

test('where a platform gives each customer a host, the host alone is proven, whether the public suffix list knows it or not', () => {
  const platforms =
    'github.io gitlab.io vercel.app netlify.app pages.dev web.app blogspot.com myshopify.com wixsite.com webflow.io wordpress.com substack.com tumblr.com weebly.com'
  for (const platform of platforms.split(' ')) {
    const { host, whole, domain, file_url } = of(`https://ada.${platform}/`)
    expect([host, whole, domain, file_url]).toEqual([`ada.${platform}`, false, null, `https://ada.${platform}/listing-challenge.txt`])
    expect(mayProve({ host, domain }, `admin@${platform}`)).toBe(false)
  }
  for (const own of ['https://wordpress.com/', 'https://www.substack.com/']) expect(of(own).whole).toBe(true)
})

test('a code goes to mailboxes of the registered domain alone', () => {
  const app = of('https://app.acme.co.uk/')
  for (const email of ['ada@acme.co.uk', 'admin@ACME.CO.UK', 'x@app.acme.co.uk'])
    expect([email, mayProve(app, email)]).toEqual([email, true])
  for (const email of [
    'ada@acme.com',
    'ada@co.uk',
    'ada@evil-acme.co.uk',
    'ada@acme.co.uk.evil.com',
    'ada@users.acme.co.uk',
    'ada@gmail.com',
  ])
    expect([email, mayProve(app, email)]).toEqual([email, false])
  expect(mayProve(of('https://ada.github.io/'), 'ada@ada.github.io')).toBe(false)
  expect(mayProve(of('https://acme.com/beet/'), 'ada@acme.com')).toBe(false)
})

test('where anybody gets a mailbox of the domain, only one of its roles proves it', () => {
  const hosts = [
    'gmail.com',
    'proton.me',
    'web.de',
    'mail.ru',
    'uol.com.br',
    'free.fr',
    'wp.pl',
    'comcast.net',
    'hotmail.co.uk',
    'outlook.fr',
  ]
  for (const url of hosts.map((host) => `https://${host}/`))
    expect([url, mayProve(of(url), `ada@${new URL(url).hostname}`), mayProve(of(url), `postmaster@${new URL(url).hostname}`)]).toEqual([
      url,
      false,
      true,
    ])
})

test('a redirect proves nothing unless it stays with what is to be proven', () => {
  const [acme, beet] = [of('https://acme.com/'), of('https://acme.com/~jo/')]
  const stays = (place: ReturnType<typeof of>, to: string, kind: 'file' | 'page') =>
    staysAt(place, new URL(to), new URL(kind === 'file' ? place.file_url : place.page_url), kind)
  expect(stays(acme, 'https://www.acme.com/.well-known/listing-challenge.txt', 'file')).toBe(true)
  expect(stays(acme, 'https://acme.com/users/eve/listing-challenge.txt', 'file')).toBe(false)
  expect(stays(acme, 'https://evil.com/.well-known/listing-challenge.txt', 'file')).toBe(false)
  expect(stays(acme, 'https://acme.com/en', 'page')).toBe(true)
  expect(stays(acme, 'https://acme.com.evil.com/', 'page')).toBe(false)
  expect(stays(acme, 'https://acme.com:8443/', 'page')).toBe(false)
  expect(stays(beet, 'https://acme.com/~jo/home', 'page')).toBe(true)
  expect(stays(beet, 'https://acme.com/~joan/', 'page')).toBe(false)
  expect(stays(beet, 'https://acme.com/', 'page')).toBe(false)
})
