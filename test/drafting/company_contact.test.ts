import { describe, expect, test } from 'bun:test'
import { profileOf, valueOf, type Bodies } from './companies.ts'

type Case = [title: string, bodies: Bodies, value: string | null, head?: string]
const table = (list: Case[]) => list.map(([title, bodies, value, head]) => ({ title, bodies, value, head: head ?? '' }))

const EMAILS: Case[] = [
  [
    'the address of the own domain wins over free mail',
    { contact: '<p>Write to <a href="mailto:hello@lumbrio.net">hello@lumbrio.net</a> or ida.kranz@gmail.com</p>' },
    'hello@lumbrio.net',
  ],
  [
    'free mail counts where nothing else is given',
    { imprint: '<h1>Imprint</h1><p>Ida Kranz</p><p>E-Mail: <a href="mailto:ida.kranz@gmail.com">ida.kranz@gmail.com</a></p>' },
    'ida.kranz@gmail.com',
  ],
  [
    'a general mailbox wins over the one for jobs',
    {
      home: '<footer><a href="mailto:jobs@lumbrio.net">jobs@lumbrio.net</a> <a href="mailto:info@lumbrio.net?subject=Hi%20there">Write us</a></footer>',
    },
    'info@lumbrio.net',
  ],
  [
    "an operator's other domain is its own",
    { imprint: '<h1>Imprint</h1><p>Codru Media SRL</p><p>contact@codru-media.com</p>' },
    'contact@codru-media.com',
  ],
  [
    'an address next to other text is cut out cleanly',
    { contact: '<p>Seats: 100<a href="mailto:team@lumbrio.net">team@lumbrio.net</a>Berlin</p>' },
    'team@lumbrio.net',
  ],
  [
    'JSON-LD',
    { home: '<p>Hi.</p>' },
    'care@lumbrio.net',
    '<script type="application/ld+json">{"@type":"Organization","name":"Lumbrio","email":"mailto:care@lumbrio.net"}</script>',
  ],
  ['an example address', { contact: '<p>Mail: <a href="mailto:support@example.com">support@example.com</a></p>' }, null],
  [
    'a placeholder in a form',
    { contact: '<form><input placeholder="you@company.com"><label>E-Mail</label></form><p>name@email.com</p>' },
    null,
  ],
  ['a git remote', { home: '<pre>git clone git@github.com:lumbrio/lumbrio.git</pre><p>git@lumbrio.net</p>' }, null],
  ['an obfuscated address', { imprint: '<h1>Imprint</h1><p>ida [at] lumbrio [dot] net</p>' }, 'ida@lumbrio.net'],
  [
    'the authority in a privacy page',
    { privacy: '<h1>Privacy</h1><h2>Supervisory authority</h2><p>poststelle@datenschutz-amt.de</p>' },
    null,
  ],
  ['a picture file and a package version', { home: '<p>logo@2x.png and lumbrio@1.2.3</p>' }, null],
  ['a robot', { terms: '<p>Mail comes from no-reply@lumbrio.net</p>' }, null],
  ['free mail in the footer', { home: '<footer><a href="mailto:lumbrio.app@gmail.com">Contact</a></footer>' }, 'lumbrio.app@gmail.com'],
  ['capitals as written', { home: '<footer><p>Info@Lumbrio.net</p></footer>' }, 'Info@Lumbrio.net'],
  ['an address that only the privacy page gives', { privacy: '<p>Questions? Contact privacy@lumbrio.net</p>' }, 'privacy@lumbrio.net'],
  [
    'free mail under a contact heading of the privacy page',
    { privacy: '<h2>Contact Us</h2><p>Do not hesitate to contact me at ida.kranz@gmail.com.</p>' },
    'ida.kranz@gmail.com',
  ],
  [
    'free mail linked in the privacy page',
    { privacy: '<p>Contact: <a href="mailto:ida.kranz@gmail.com">ida.kranz@gmail.com</a></p>' },
    'ida.kranz@gmail.com',
  ],
  ['a share link', { home: '<a href="mailto:?subject=Look&body=https://lumbrio.net">Share</a>' }, null],
  ["people's addresses in a picture of the product", { home: '<p>sarah@acmecorp.io</p><p>john@startup.co</p>' }, null],
  ["the designer's address", { home: '<footer><p>Design: studio@pixelpeter.de</p></footer>' }, null],
  [
    'the own address beside the authority',
    { privacy: '<h2>Beschwerderecht</h2><p>poststelle@bfdi.bund.de</p><h2>Kontakt</h2><p>info@lumbrio.net</p>' },
    'info@lumbrio.net',
  ],
  ['an address written in entities', { contact: '<p>&#104;ello&#64;lumbrio.net</p>' }, 'hello@lumbrio.net'],
  [
    'an address of another own domain',
    { contact: '<p><a href="mailto:hello@kranzworks.com">hello@kranzworks.com</a></p>' },
    'hello@kranzworks.com',
  ],
  [
    'another own domain in the footer',
    { home: '<footer><a href="mailto:hello@kranzworks.com">Email us</a></footer>' },
    'hello@kranzworks.com',
  ],
]
describe('the e-mail address is read or left blank:', () => {
  test.each(table(EMAILS))('$title', ({ bodies, value, head }) => expect(valueOf(profileOf(bodies, { head }), 'contact_email')).toBe(value))
})

const PHONES: Case[] = [
  [
    'a number behind words that ask to call, beside a mail address',
    { home: '<footer><p>Kontakta oss: 0490-125 68 | lumbrio@telia.com</p></footer>' },
    '0490-125 68',
  ],
  ['a labelled number', { imprint: '<h1>Impressum</h1><p>Telefon: +49 341 2298 7710</p>' }, '+49 341 2298 7710'],
  ['a link that calls', { contact: '<p><a href="tel:+33297216688">02 97 21 66 88</a></p>' }, '+33297216688'],
  ['a number beside its label', { about: '<table><tr><th>電話番号</th><td>045-264-7731</td></tr></table>' }, '045-264-7731'],
  ['a number under an icon label', { contact: '<p>Tel.</p><p>+48 22 846 19 31</p>' }, '+48 22 846 19 31'],
  ['a fax number', { imprint: '<h1>Impressum</h1><p>Fax: +49 341 2298 7711</p>' }, null],
  ['a number from a film', { contact: '<p>Phone: (555) 555-0123</p>' }, null],
  ['a British number that is kept for films', { contact: '<p>Phone: +44 20 7946 0958</p>' }, null],
  ['a British number', { contact: '<p>Phone: +44 20 7646 0958</p>' }, '+44 20 7646 0958'],
  ['a number counted off', { contact: '<p>Phone: +1 234 567 890</p>' }, null],
  ['a tax number', { imprint: '<h1>Impressum</h1><p>Steuernummer: 231/254/03187</p>' }, null],
  ['a date', { about: '<p>Call for papers: 2026-01-15</p>' }, null],
  ['an opening time', { contact: '<p>Mon–Fri 09:00–17:00</p>' }, null],
  ['a chat link', { contact: '<a href="https://wa.me/4915112345678">WhatsApp</a>' }, null],
  ['an American number with brackets', { contact: '<p>Call us: (415) 867-5309</p>' }, '(415) 867-5309'],
  ['a British number in the footer', { home: '<footer><p>Tel: 020 7646 0958</p></footer>' }, '020 7646 0958'],
  ['a French number', { imprint: '<p>Tél. : 06 27 05 69 34</p>' }, '06 27 05 69 34'],
  [
    'a Japanese number with opening hours',
    { imprint: '<table><tr><th>電話番号</th><td>03-5856-2030（平日10時〜18時）</td></tr></table>' },
    '03-5856-2030',
  ],
  ['a number before the fax', { imprint: '<p>Telefon: 0341 229877 · Telefax: 0341 229878</p>' }, '0341 229877'],
  ['a link that calls from the footer', { home: '<footer><a href="tel:+4915229877100">Anrufen</a></footer>' }, '+4915229877100'],
  ['an American sample', { contact: '<p>Phone: +1 (555) 123-4567</p>' }, null],
  ['a German sample', { imprint: '<p>Telefon: +49 123 456789</p>' }, null],
  ['a bank account', { imprint: '<p>IBAN: DE89 3704 0044 0532 0130 00</p>' }, null],
  ['a Turkish mobile number', { contact: '<p>Telefon: 0531 586 17 55</p>' }, '0531 586 17 55'],
]
describe('the phone number is read or left blank:', () => {
  test.each(table(PHONES))('$title', ({ bodies, value }) => expect(valueOf(profileOf(bodies), 'phone')).toBe(value))
})

const footer = (...links: [href: string, text: string][]) =>
  `<footer>${links.map(([href, text]) => `<a href="${href}">${text}</a>`).join(' ')}</footer>`

describe('addresses of the site:', () => {
  const profile = profileOf({
    home: footer(
      ['/privacy.html', 'Datenschutz'],
      ['/agb', 'AGB'],
      ['https://docs.lumbrio.net/', 'Docs'],
      ['/help', 'Help Center'],
      ['/changelog', 'Changelog'],
      ['https://github.com/lumbrio/lumbrio-app/issues', 'Report a bug'],
      ['https://github.com/lumbrio/lumbrio-app', 'GitHub'],
    ),
    privacy: '<h1>Datenschutz</h1><p>See <a href="https://pebblewire.com/privacy">their privacy policy</a>.</p>',
  })
  test.each([
    ['privacy_url', 'https://lumbrio.net/privacy.html'],
    ['terms_url', 'https://lumbrio.net/agb'],
    ['docs_url', 'https://docs.lumbrio.net/'],
    ['support_url', 'https://lumbrio.net/help'],
    ['changelog_url', 'https://lumbrio.net/changelog'],
    ['repo_url', 'https://github.com/lumbrio/lumbrio-app'],
  ] as const)('%s leads to the page of the site', (field, url) => expect(valueOf(profile, field)).toBe(url))

  test.each([
    ['Datenschutz & Cookies', '/datenschutz', 'https://lumbrio.net/datenschutz'],
    ['Privacy & cookies', '/privacy-and-cookies', 'https://lumbrio.net/privacy-and-cookies'],
    ['Cookie policy', '/cookies', null],
  ])('privacy and cookies on one page: %s', (text, href, url) =>
    expect(valueOf(profileOf({ home: footer([href, text]) }), 'privacy_url')).toBe(url),
  )

  test('a place to download from shows no source', () => {
    const home = '<p><a href="https://github.com/lumbrio/lumbrio-app/releases/latest/download/Setup.exe">Download for Windows</a></p>'
    expect(valueOf(profileOf({ home }), 'repo_url')).toBeNull()
  })

  test.each([
    ['<main><p>Built on Pebblewire. <a href="https://docs.pebblewire.dev/start">Read the docs</a></p></main>', null],
    ['<main><p><a href="https://lumbrio.hostedhelp.io/docs">Read the docs</a></p></main>', 'https://lumbrio.hostedhelp.io/docs'],
    ['<footer><a href="https://hostedhelp.io/docs/7">Docs</a></footer>', 'https://hostedhelp.io/docs/7'],
  ])('the manual of what a site is built on is not its own: %s', (home, url) => {
    expect(valueOf(profileOf({ home }), 'docs_url')).toBe(url)
  })

  test("a question about privacy and a supplier's policy are not the privacy page", () => {
    expect(
      valueOf(
        profileOf({ home: '<p><a href="#q3">What about privacy?</a> <a href="https://pebblewire.com/privacy">Pebblewire privacy</a></p>' }),
        'privacy_url',
      ),
    ).toBeNull()
  })
})

const LICENSES: Case[] = [
  ['licence in the footer', { home: '<footer><p>© 2026 Lumbrio. Open source under the MIT License.</p></footer>' }, 'MIT'],
  ['a licence with a version', { home: '<p>Lumbrio is released under the AGPL-3.0.</p>' }, 'AGPL-3.0'],
  ['a licence in German', { home: '<p>Lumbrio ist quelloffen und steht unter der Apache 2.0 Lizenz.</p>' }, 'Apache 2.0'],
  ['the licence of fonts', { home: '<footer><p>Icons are licensed under the MIT License.</p></footer>' }, null],
  ['the licence of what the product uses', { home: '<p>The editor uses Leafkit, released under the MIT License.</p>' }, null],
  ['the licence that the product uses', { home: '<p>This project uses the MIT License.</p>' }, 'MIT'],
  ['a university of that name', { home: '<p>Built by two graduates of MIT.</p>' }, null],
]
describe('the licence of the source is read or left blank:', () => {
  test.each(table(LICENSES))('$title', ({ bodies, value }) => expect(valueOf(profileOf(bodies), 'license')).toBe(value))
})
