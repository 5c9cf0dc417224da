import { describe, expect, test } from 'bun:test'
import { readEmail, readMailbox } from '../../server/mail/email_address.ts'
import { subjectOf, writeDay, writeInstant, type Email } from '../../server/mail/email.ts'
import { checkLinks, renderEmail } from '../../server/mail/render.ts'
import { judge, TRIES_MAX, waitSeconds } from '../../server/mail/verdict.ts'

const home = { name: 'Listing', url: 'https://listing.example' }
const mail: Email = {
  to: { name: 'Ada', email: 'ada@example.com' },
  kind: 'test',
  subject: 'Hello',
  blocks: [
    'First line\nsecond line',
    { heading: 'What is new' },
    { list: ['one', 'two'] },
    { quote: 'She said\nso.' },
    { changes: [{ name: 'headline', before: null, after: 'New' }] },
  ],
  action: { label: 'See it', url: 'https://listing.example/listings/acme' },
  unsubscribe: { url: 'https://listing.example/unsubscribe/abc' },
}

describe('an e-mail', () => {
  test('lets what others wrote be read from the side where its script begins', () => {
    const { html } = renderEmail({ ...mail, blocks: [{ heading: 'لوحة' }, { list: ['نخلة 2'] }, { quote: 'تعمل.' }] }, home)
    expect(html.match(/<(?:h2|li|blockquote)\b[^>]* dir="auto"/g)).toHaveLength(3)
  })

  test('says the same as text and as HTML', () => {
    const { text, html } = renderEmail(mail, home)
    for (const words of [
      'Hello Ada,',
      'second line',
      'What is new',
      'two',
      'so.',
      'headline',
      '(nothing)',
      'New',
      'See it',
      'https://listing.example/listings/acme',
      'unsubscribe/abc',
    ]) {
      expect(text).toContain(words)
      expect(html).toContain(words)
    }
    expect(text).toBe(`Hello Ada,

First line
second line

What is new
-----------

- one
- two

> She said
> so.

headline
  before: (nothing)
  after:  New

See it:
https://listing.example/listings/acme

-- 
Listing
https://listing.example
Unsubscribe from these e-mails: https://listing.example/unsubscribe/abc
`)
  })
  test('shows markup that somebody wrote and never obeys it', () => {
    const evil = '</p><script>alert(1)</script><a href="https://evil.example">x</a>"\'\u0007&amp;'
    const { html } = renderEmail(
      {
        to: { name: evil, email: 'a@example.com' },
        kind: 'test',
        subject: evil,
        blocks: [evil, { heading: evil }, { list: [evil] }, { quote: evil }, { changes: [{ name: evil, before: evil, after: evil }] }],
        action: { label: evil, url: 'https://listing.example/?a="><script>' },
        site: { name: evil, url: 'https://listing.example' },
      },
      home,
    )
    expect(html).not.toContain('<script')
    expect(html).not.toContain('evil.example">')
    expect(html).not.toContain('\u0007')
    expect(html).toContain('&#38;amp;')
    expect([...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      'https://listing.example/?a=&#34;&#62;&#60;script&#62;',
      'https://listing.example',
    ])
  })
  test('leads nowhere but to the service', () => {
    const origins = ['https://listing.example', 'https://tools.listing.example']
    const to = (url: string) => () => checkLinks({ ...mail, action: { label: 'x', url } }, origins)
    expect(to('https://tools.listing.example/a')).not.toThrow()
    for (const url of [
      'https://evil.example',
      'https://listing.example.evil.example/',
      'javascript:alert(1)',
      'http://listing.example/',
      '/listings',
      '',
    ])
      expect(to(url)).toThrow('not ours')
    expect(() => checkLinks({ ...mail, unsubscribe: { url: 'https://evil.example' } }, origins)).toThrow('not ours')
    const listing = (url: string) => () => checkLinks({ ...mail, blocks: [{ entries: [{ title: 'x', url, text: null }] }] }, origins)
    expect(listing('https://listing.example/listings/acme')).not.toThrow()
    expect(listing('https://evil.example')).toThrow('not ours')
  })
  test('lists things of the service as links with a line each, and what they say stays text', () => {
    const entries = [
      { title: '<b>Acme</b>', url: 'https://listing.example/listings/acme', text: 'Anvils & <i>more</i>', mark: 'Sponsored' },
      { title: 'Brick', url: 'https://listing.example/listings/brick', text: null },
    ]
    const { text, html } = renderEmail({ ...mail, blocks: [{ entries }] }, home)
    expect(text).toContain(`<b>Acme</b> (Sponsored)
Anvils & <i>more</i>
https://listing.example/listings/acme

Brick
https://listing.example/listings/brick
`)
    expect(html).toMatch(
      /<a class="entry" href="https:\/\/listing\.example\/listings\/acme"[^>]*>&#60;b&#62;Acme&#60;\/b&#62;<\/a> <span[^>]*>Sponsored</,
    )
    expect(html).toContain('Anvils &#38; &#60;i&#62;more&#60;/i&#62;')
  })
  test('has a subject of one line', () => {
    const subject = (text: string) => subjectOf({ ...mail, subject: text })
    expect(subject('a\r\nBcc: evil@example.com\u2028b\u0000c')).toBe('a Bcc: evil@example.com b c')
    expect(subject('x'.repeat(500))).toHaveLength(200)
    expect(subject(`${'x'.repeat(198)}😀😀`).isWellFormed()).toBe(true)
  })
  test('writes dates for people, in UTC', () => {
    expect(writeInstant(new Date('2026-12-31T23:59:30Z'))).toBe('Thursday 31 December 2026, 23:59 UTC')
    expect(writeInstant('2027-01-01T00:00:00Z')).toBe('Friday 1 January 2027, 00:00 UTC')
    expect(writeDay('2026-11-23')).toBe('Monday 23 November 2026')
  })
})

test('an address is one plain mailbox or none', () => {
  for (const [text, email] of [
    ['ada@example.com', 'ada@example.com'],
    ["o'brien+x@mail.example.co.uk", "o'brien+x@mail.example.co.uk"],
    ['bo@Bücher.example', 'bo@xn--bcher-kva.example'],
    ['Bo@EXAMPLE.com', 'Bo@example.com'],
  ] as const)
    expect(readEmail(text)).toBe(email)
  for (const text of [
    '',
    'a',
    'a@',
    '@b.c',
    'a@b',
    'a@b, evil@c.com',
    'a@b.com,evil@c.com',
    'a@b.com;evil@c.com',
    'Ada <a@b.com>',
    '"a b"@c.com',
    'a@b.com\r\nBcc: evil@c.com',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    'a..b@c.com',
    '.a@c.com',
    'a@-b.com',
    'a@b_c.com',
    'a b@c.com',
    'a@b.com>',
    'a(b)@c.com',
    'é@c.com',
    `${'a'.repeat(65)}@c.com`,
    `a@${'b.'.repeat(130)}com`,
    // What ends a host elsewhere, what nobody sees, and what is decoded where it is shown.
    'a@evil.com/acme.com',
    'a@evil.com#acme.com',
    'a@evil.com?acme.com',
    'a@ev%69l.com',
    'a@acme\u200b.com',
    'a@acme.com\u202e',
    '=?utf-8?q?a=40evil.com?=@acme.com',
  ])
    expect([text, readEmail(text)]).toEqual([text, null])
  expect(readMailbox('Listing <mail@example.com>')).toEqual({ name: 'Listing', address: 'mail@example.com' })
  expect(readMailbox('"Listing, the directory" <mail@example.com>')).toEqual({
    name: 'Listing, the directory',
    address: 'mail@example.com',
  })
  expect(readMailbox('mail@example.com')).toEqual({ name: '', address: 'mail@example.com' })
  for (const text of ['Listing', 'a <b> <c@d.com>', 'a\n<c@d.com>', 'x <a@b.com>, y <c@d.com>']) expect(readMailbox(text)).toBeNull()
})

describe('what becomes of an e-mail that is not taken', () => {
  const said = (command: string, response: string, code = 'EENVELOPE') =>
    judge({ code, command, response, responseCode: Number(response.slice(0, 3)) })
  test.each([
    ['RCPT TO', '550 no such user', 'bounced', false],
    ['RCPT TO', '550 5.1.1 unknown', 'bounced', false],
    ['RCPT TO', '550-5.1.1 unknown\n550 5.1.1 really', 'bounced', false],
    ['RCPT TO', '550 5.2.1 disabled', 'bounced', false],
    ['RCPT TO', '552 5.2.2 mailbox full', 'failed', false],
    ['RCPT TO', '554 5.7.1 relay access denied', 'failed', false],
    ['RCPT TO', '451 greylisted', 'retry', false],
    ['RCPT TO', '421 going down', 'retry', true],
    ['RCPT TO', '503 bad sequence', 'retry', false],
    ['DATA', '554 looks like spam', 'failed', false],
    ['DATA', '550 5.1.1 unknown', 'bounced', false],
    ['DATA', '452 disk full', 'retry', false],
    ['MAIL FROM', '550 sender refused', 'retry', true],
    ['AUTH PLAIN', '535 5.7.8 wrong password', 'retry', true],
  ] as const)('%s %s: %s', (command, response, outcome, server_down) => expect(said(command, response)).toEqual({ outcome, server_down }))
  test('without a word of the server it is tried again, later ones with it', () => {
    expect(judge({ code: 'ECONNECTION' })).toEqual({ outcome: 'retry', server_down: true })
    expect(judge({ code: 'ETIMEDOUT', command: 'CONN' })).toEqual({ outcome: 'retry', server_down: true })
    expect(judge({})).toEqual({ outcome: 'retry', server_down: true })
  })
  test('waits grow from a minute to a day, and end', () => {
    const waits = Array.from({ length: TRIES_MAX }, (_, index) => waitSeconds(index + 1))
    expect(waits[0]).toBe(60)
    expect(waits.at(-2)).toBe(86_400)
    expect(waits.at(-1)).toBeNull()
    const numbers = waits.filter((wait) => wait !== null)
    expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers)
  })
})
