import { describe, expect, test } from 'bun:test'
import { cleanMarkup } from '../../server/crawl/clean_text.ts'
import { draftOf, valueOf } from './invented.ts'

const APP = '<h1>Tidepool</h1><p>An app that counts boats.</p>'
type Fact = 'founded_year' | 'contact_email' | 'team_size' | 'languages' | 'integrations'
const onHome = (field: Fact, html: string, lang = 'en', head = '') => valueOf(draftOf({ '/': APP + html }, { lang, head }), field)
const onAbout = (field: Fact, html: string, lang = 'en') =>
  valueOf(draftOf({ '/': APP, '/about': `<h1>About</h1>${cleanMarkup(html)}` }, { lang }), field)

describe('since a year stands the company', () => {
  test.each([
    ['en', 'Founded on 3 May 2014 in Kiel'],
    ['en', 'Tidepool came into being in 2014.'],
    ['en', 'Making boats count since 2014'],
    ['ar', 'منذ 2014'],
    ['ar', 'تأسست في 2014'],
  ])('in %s: %s', (lang, said) => expect(onAbout('founded_year', `<p>${said}</p>`, lang)).toBe(2014))

  test.each([
    ['en', 'In use since 2014'],
    ['en', 'Users since 2014'],
    ['en', 'Sponsor of the regatta since 2014'],
    ['en', 'Our founder has built boats since 2014.'],
    ['en', 'Our parent company Brightsail was founded in 2014.'],
    ['en', 'Our Lisbon office was founded in 2014.'],
    ['en', 'Founded in 2014, Harborlight is our oldest customer.'],
    ['en', 'Since 2014, Leafkit has been open source.'],
    ['en', 'Windows support since 2014'],
    ['de', 'Zertifiziert seit 2014'],
    ['de', 'Seit 2014 gilt das Gesetz.'],
    ['fr', 'Certifié depuis 2014'],
    ['es', 'Miembro desde 2014'],
    ['it', 'Prezzi dal 2014'],
    ['nl', 'Lid sinds 2014'],
    ['pl', 'Ustawa obowiązuje od 2014 roku.'],
    ['ru', 'Клиент с 2014 года'],
    ['zh', '该法律2014年成立'],
  ])('and not what else has been so, in %s: %s', (lang, said) => expect(onAbout('founded_year', `<p>${said}</p>`, lang)).toBeNull())
})

const HEX = '5a33343c351a2e333e3f2a353536743e3f2c'
describe('a mailbox is read as people read it', () => {
  test.each([
    'info [at] tidepool.dev',
    'info(@)tidepool.dev',
    'info{at}tidepool [dot] dev',
    'info (ät) tidepool (punkt) dev',
    'info [arobase] tidepool.dev',
    'info (chiocciola) tidepool (punto) dev',
    'info [małpa] tidepool [kropka] dev',
    'info[アット]tidepool.dev',
    'info＠tidepool.dev',
    'E-mail: info @ tidepool.dev',
    'info@tidepool[.]dev',
    'info@<wbr>tidepool.dev',
    'info<b>@</b>tidepool<b>.</b>dev',
    '<a href="mailto:Tidepool <info@tidepool.dev>">Mail</a>',
    `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${HEX}">[email&#160;protected]</a>`,
    `<a href="/cdn-cgi/l/email-protection#${HEX}">Mail us</a>`,
  ])('%s', (html) => expect(onAbout('contact_email', `<p>${html}</p>`)).toBe('info@tidepool.dev'))

  test.each([
    'Find more info @ tidepool.dev',
    'Meet us at tidepool dot dev',
    'We meet (at) 5 pm.',
    'Boats (at) Kiel.',
    'postgres://admin:secret@db.tidepool.dev',
    'Webdesign: studio[at]lund-studio.de',
    '<span class="__cf_email__" data-cfemail="zz">[email protected]</span>',
    // «tidepool@1.2.3»
    '<span class="__cf_email__" data-cfemail="5a2e333e3f2a3535361a6b74687469">[email protected]</span>',
  ])('and not: %s', (html) => expect(onAbout('contact_email', `<p>${html}</p>`)).toBeNull())
})

const accounts = (html: string, head = '') =>
  Object.values(draftOf({ '/': `${APP}${html}` }, { head }).company_socials).map((drafted) => drafted.value)
const inFooter = (html: string) => accounts(`</main><footer>${html}</footer><main>`)

describe('an account is known by its address', () => {
  test.each([
    'https://mastodon.social/@tidepool',
    'https://fosstodon.org/@tidepool',
    'https://discordapp.com/invite/AbCdEf',
    'https://github.com/orgs/tidepool',
    'https://fb.me/tidepool',
    'https://m.tiktok.com/@tidepool',
    'https://www.linkedin.com/company-beta/1234567',
  ])('%s', (url) => expect(inFooter(`<a href="${url}"><svg></svg></a>`)).toEqual([url]))

  test('and by what the head of the home page says is the same', () =>
    expect(accounts('', '<link rel="me" href="https://mastodon.social/@tidepool">')).toEqual(['https://mastodon.social/@tidepool']))

  test.each([
    '<a href="https://mastodon.social/@tidepool/112233">Post</a>',
    '<a href="https://fosstodon.org/about">About</a>',
    '<a href="https://www.facebook.com/tidepool/posts/12345">Post</a>',
    '<a href="https://bsky.app/profile/tidepool.bsky.social/post/3kabc">Post</a>',
    '<a href="https://www.reddit.com/r/sailing/comments/abc/tidepool/">Talk</a>',
    '<a href="https://www.instagram.com/_u/tidepool">Instagram</a>',
    'Theme: <a href="https://github.com/pialund/harbortheme">Harbor</a>',
    'Agency: <a href="https://x.com/studiolund">Studio Lund</a>',
    'Réalisation : <a href="https://www.linkedin.com/company/studiolund">Studio Lund</a>',
  ])('and none by: %s', (html) => expect(inFooter(`<p>${html}</p>`)).toEqual([]))
})

describe('languages are listed', () => {
  test.each([
    ['da', 'Sprog: dansk, engelsk', ['dansk', 'engelsk']],
    ['no', 'Tilgjengelig på norsk, engelsk og tysk.', ['norsk', 'engelsk', 'tysk']],
    ['hu', 'Elérhető nyelvek: magyar, angol', ['magyar', 'angol']],
    ['ru', 'Языки: русский, английский', ['русский', 'английский']],
    ['vi', 'Ngôn ngữ: Tiếng Việt, Tiếng Anh', ['Tiếng Việt', 'Tiếng Anh']],
  ])('in %s: %s', (lang, said, names) => expect(onHome('languages', `<p>${said}</p>`, lang)).toEqual(names))

  test.each([
    '<a href="/en">EN</a> | <a href="/de">DE</a> | <a href="/fr">FR</a>',
    '<span>EN</span><a href="/de">DE</a><a href="/fr">FR</a>',
    '<div class="lang">EN / DE / FR</div>',
  ])('or switched: %s', (html) =>
    expect((onHome('languages', `</main><header>${html}</header><main>`) as string[]).toSorted()).toEqual(['English', 'French', 'German']),
  )

  test.each([
    ['en', 'Our support speaks English, German and French.'],
    ['en', 'Detects 50 languages such as English, German and French.'],
    ['ru', 'Курсы языков: английский, немецкий'],
    ['id', 'Kursus bahasa Inggris dan Jepang'],
  ])('and not, in %s: %s', (lang, said) => expect(onHome('languages', `<p>${said}</p>`, lang)).toBeNull())
})

const SJN = ['Slack', 'Jira', 'Notion']
const LOGOS = SJN.map((name) => `<img src="/l.svg" alt="${name}">`).join('')
describe('what it works with is named', () => {
  test.each([
    ['en', 'Slack, Jira and Notion integrations'],
    ['en', 'Connect Tidepool to Slack, Jira and Notion.'],
    ['en', 'Plugs into Slack, Jira and Notion.'],
    ['de', 'Verbinden Sie Tidepool mit Slack, Jira und Notion.'],
    ['pt', 'Integrações: Slack, Jira, Notion'],
    ['ru', 'Интеграции: Slack, Jira, Notion'],
    ['id', 'Terintegrasi dengan Slack, Jira dan Notion.'],
    ['ja', '連携サービス：Slack、Jira、Notion'],
    ['zh', '支持与Slack、Jira和Notion集成'],
    ['en', '</p><h3>Integrations</h3><p>Slack · Jira · Notion'],
    ['en', `</p><div><p>Works with</p><div>${LOGOS}</div></div><p>`],
    ['en', `</p><section><h2>Connect your tools</h2><div>${LOGOS}</div></section><p>`],
  ])('in %s: %s', (lang, said) => expect(onHome('integrations', `<p>${said}</p>`, lang)).toEqual(SJN))

  test.each([
    'Works with English, German and French texts.',
    'Works with Bosch, Siemens and Miele appliances.',
    'Works with Wi-Fi, Bluetooth and NFC',
    'Slack, Jira and Notion integrations are coming soon.',
    `</p><div><p>Trusted by</p><div>${LOGOS}</div></div><p>`,
    '</p><h2>Integrations</h2><a href="/call">Book a Strategy Call</a><p>',
  ])('and not: %s', (said) => expect(onHome('integrations', `<p>${said}</p>`)).toBeNull())
})

describe('how many they are is told', () => {
  test.each([
    ['en', 'We now have over 40 employees.', 'over 40 employees'],
    ['pl', 'Jesteśmy zespołem 12 osób.', 'zespołem 12 osób'],
    ['sv', 'Vi är 12 anställda.', '12 anställda'],
    ['fi', 'Olemme 12 hengen tiimi.', '12 hengen tiimi'],
    ['ru', 'Мы — команда из 12 человек.', 'команда из 12 человек'],
  ])('in %s: %s', (lang, said, size) => expect(onAbout('team_size', `<p>${said}</p>`, lang)).toBe(size))

  test.each([
    ['en', 'Mira led a team of 12 at Harborlight.'],
    ['en', 'Before Tidepool, Jonas managed a team of 40 engineers.'],
    ['en', 'We won with a team of 12 at the hackathon.'],
    ['de', 'Harborlight hat 12 Mitarbeiter.'],
  ])('and not of others, in %s: %s', (lang, said) => expect(onAbout('team_size', `<p>${said}</p>`, lang)).toBeNull())
})

describe('founders are called so', () => {
  const foundersOf = (html: string, head = '') =>
    draftOf({ '/': APP, '/about': `<h1>About</h1>${html}` }, { head }).founders.map(({ name }) => name)
  const ld = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`
  test.each([
    ['<table><tr><th>Founders</th><td>Mira Kovak, Jonas Brandel</td></tr></table>', ''],
    ['<h2>Founders</h2><dl><dt>Mira Kovak</dt><dd>CEO</dd><dt>Jonas Brandel</dt><dd>CTO</dd></dl>', ''],
    [
      '',
      ld({
        '@graph': [
          { '@type': 'Person', '@id': '#m', name: 'Mira Kovak' },
          { '@type': 'Person', '@id': '#j', name: 'Jonas Brandel' },
          { '@type': 'Organization', name: 'Tidepool', founder: [{ '@id': '#m' }, { '@id': '#j' }] },
        ],
      }),
    ],
  ])('%s%s', (html, head) => expect(foundersOf(html, head)).toEqual(['Mira Kovak', 'Jonas Brandel']))

  const at = (company: string) =>
    ld({ '@type': 'Person', name: 'Mira Kovak', jobTitle: 'Founder', worksFor: { '@type': 'Organization', name: company } })
  test('and by where they work', () => {
    expect(foundersOf('', at('Tidepool'))).toEqual(['Mira Kovak'])
    expect(foundersOf('', at('Harborlight'))).toEqual([])
    expect(foundersOf('<h2>Speakers</h2><ul><li>Tom Askew, Co-founder, Brightsail</li></ul>')).toEqual([])
  })
})
