import { expect, test } from 'bun:test'
import { draftOfHome } from './home.ts'

const name = (html: string, host?: string) => draftOfHome(html, host ? { host } : {}).fields.name?.value ?? null
const title = (text: string, body = '') => `<title>${text}</title><body>${body}</body>`

test.each([
  ['before a tagline', title('Quellwerk – Every spring on one map'), 'Quellwerk'],
  ['behind a picture', title('🗂️ Quellwerk – Every spring on one map'), 'Quellwerk'],
  ['behind a tagline', title('Every spring on one map | Quellwerk'), 'Quellwerk'],
  [
    'after a German page name',
    title('Startseite | Bäckerei Hollerbusch', '<header><a href="/" class="logo">Bäckerei Hollerbusch</a></header>'),
    'Bäckerei Hollerbusch',
  ],
  ['in Japanese', title('いずみ帳｜湧き水の地図アプリ'), 'いずみ帳'],
  ['in Chinese, before a bare dash', title('青石笔记-简洁的笔记与写作软件'), '青石笔记'],
  ['in Chinese, before low lines', title('青石笔记_简洁的笔记与写作软件_青石科技', '<h1>青石笔记</h1>'), '青石笔记'],
  ['in two coloured halves', title('Home', '<header><a href="/" class="brand">Quell<span>Werk</span></a></header>'), 'QuellWerk'],
  [
    'in the description of a logo',
    title('Welcome', '<header><a href="/"><img src="l.svg" alt="Quellwerk logo"></a></header>'),
    'Quellwerk',
  ],
  [
    'in data that are escaped twice',
    '<title>Home</title><script type="application/ld+json">{"@type":"WebSite","name":"Quellwerk &amp; Söhne"}</script>',
    'Quellwerk & Söhne',
  ],
  ['before an address', title('株式会社いずみ帳', '<p>© 2031 株式会社いずみ帳 〒231-0023 横浜市中区1-2</p>'), '株式会社いずみ帳'],
  ['before a number to call', title('Home', '<p>© 2031 Quellwerk +49 351 555 0147 hello@quellwerk.example.net</p>'), 'Quellwerk'],
  ['as the host spells it', title('Official website of the Quellwerk team'), 'Quellwerk'],
  ['without the words of a site', title('Quellwerk Official Website'), 'Quellwerk'],
])('the name is found %s', (_, html, wanted) => {
  expect(name(html, 'quellwerk.example.net')).toBe(wanted)
})

test('where a site is hosted is not its name', () => {
  const hosted = '<meta name="description" content="A budget for two, deployed on Vercel.">'
  expect(name(hosted + title('Tidepool', '<h1>Tidepool</h1><p>Share what you spend.</p>'), 'b7x2.vercel.app')).toBe('Tidepool')
})

test('the product is the name, not the company that its data names as the organisation', () => {
  const data = {
    '@graph': [
      { '@type': 'Organization', name: 'Feldmann & Söhne GmbH' },
      { '@type': 'SoftwareApplication', name: 'Steinpilz' },
    ],
  }
  expect(
    name(
      `<title>Steinpilz — accounts for clubs</title><script type="application/ld+json">${JSON.stringify(data)}</script>`,
      'feldmann.example.net',
    ),
  ).toBe('Steinpilz')
})

test.each([
  'React App',
  'Vite + React + TS',
  'Document',
  'My Site',
  'Home',
  'Untitled',
  'Create Next App',
  'Just another WordPress site',
  'Your Company',
])('what a generator calls a site is no name: %s', (text) => {
  expect(name(title(text, `<h1>${text}</h1><p>© 2026 ${text}</p>`), 'q7.example.net')).toBeNull()
})

test('every name carries the words it was read from', () => {
  const { evidence } = draftOfHome(title('Quellwerk – Every spring on one map')).fields.name ?? { evidence: [] }
  expect(evidence.map(({ quote, match }) => [quote, match])).toEqual([['Quellwerk – Every spring on one map', 'exact']])
})

test.each([
  '<section class="logo-carousel"><div class="logos-track"><div class="logo-item"><img src="a.png" alt="Harborin"></div><div class="logo-item"><img src="b.png" alt="Anchory"></div></div></section>',
  '<div class="col grid-item branding"><img src="a.png" alt="Harborin"></div>',
])('a wall of others’ marks names nobody', (wall) => {
  const page = `<title>Home</title><body><h1>Fewer clicks</h1>${wall}`
  expect(name(page, 'quellwerk.example.net')).not.toBe('Harborin')
})
