import { expect, test } from 'bun:test'
import { profileOf, valueOf } from './companies.ts'

// Numbers, mailboxes and accounts by which a site is reached, and those of others beside them.

test.each([
  ['de', 'Telefon', 'Telefax', '0651 8273 541'],
  ['en', 'Phone', 'Fax', '+44 20 7646 0812'],
  ['fr', 'Téléphone', 'Télécopie', '02 99 72 61 43'],
  ['es', 'Teléfono', 'Fax', '954 72 61 43'],
  ['it', 'Telefono', 'Fax', '055 827 3541'],
  ['pt', 'Telefone', 'Fax', '229 827 354'],
  ['nl', 'Telefoon', 'Fax', '030 972 61 43'],
  ['pl', 'Telefon', 'Faks', '12 972 61 43'],
  ['cs', 'Telefon', 'Fax', '604 827 351'],
  ['sk', 'Telefón', 'Fax', '0905 827 351'],
  ['hu', 'Telefon', 'Fax', '+36 62 827 351'],
  ['ro', 'Telefon', 'Fax', '0264 827 351'],
  ['bg', 'Телефон', 'Факс', '032 827 351'],
  ['el', 'Τηλέφωνο', 'Φαξ', '2310 827351'],
  ['hr', 'Telefon', 'Faks', '021 827 351'],
  ['sl', 'Telefon', 'Faks', '02 972 61 43'],
  ['lt', 'Telefonas', 'Faksas', '+370 37 827 351'],
  ['lv', 'Tālrunis', 'Fakss', '+371 6382 7354'],
  ['et', 'Telefon', 'Faks', '+372 782 7354'],
  ['fi', 'Puhelin', 'Faksi', '040 827 3541'],
  ['sv', 'Telefon', 'Fax', '013-82 73 51'],
  ['no', 'Telefon', 'Faks', '55 82 73 51'],
  ['da', 'Telefon', 'Fax', '86 82 73 51'],
  ['tr', 'Telefon', 'Faks', '0232 972 61 43'],
  ['ru', 'Телефон', 'Факс', '+7 383 282-73-54'],
  ['uk', 'Телефон', 'Факс', '+38 032 282 73 51'],
  ['ja', '電話番号', 'FAX', '075-827-3541'],
  ['ko', '전화', '팩스', '051-827-3541'],
  ['zh', '电话', '传真', '0571-8827 3541'],
  ['vi', 'Điện thoại', 'Fax', '028 3827 3541'],
  ['id', 'Telepon', 'Faks', '022 827 3541'],
  ['ca', 'Telèfon', 'Fax', '972 82 73 51'],
])('a telephone is taken by its label, a fax is not (%s)', (lang, phone, fax, number) => {
  const called = (label: string) =>
    valueOf(profileOf({ contact: `<h1>Kontakt</h1><dl><dt>${label}</dt><dd>${number}</dd></dl>` }, { lang }), 'phone')
  expect([called(phone), called(fax)]).toEqual([number, null])
})

test.each([
  ['cs', 'Vytvořil'],
  ['fr', 'Réalisation'],
  ['pl', 'Realizacja'],
  ['sv', 'Webbplats'],
  ['hu', 'Készítette'],
  ['ru', 'Разработка сайта'],
  ['tr', 'Tasarım'],
])('the mailbox of who made the website is not the site’s (%s: %s)', (lang, credit) => {
  const home = `<footer><p>© 2026 Lumbrio</p><p>${credit}: studio@pixelhof.eu</p></footer>`
  expect(valueOf(profileOf({ home }, { lang }), 'contact_email')).toBeNull()
})

test.each(['https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv', 'https://www.facebook.com/profile.php?id=61578182977979'])(
  'an account that is but a number is the site’s on its page of contact: %s',
  (link) => {
    const profile = profileOf({ contact: `<h1>Contact</h1><p>Follow us: <a href="${link}">here</a></p>` })
    expect(Object.values(profile.company_socials).map(({ value }) => value)).toEqual([link])
  },
)

test.each([
  ['hu', 'Nemzeti Adatvédelmi Hatóság', '+36 1 391 1471'],
  ['fi', 'Kuluttajariitalautakunta', '029 566 5271'],
  ['cs', 'Česká obchodní inspekce', '222 703 471'],
  ['de', 'Landesbeauftragte für den Datenschutz', '06131 8920 271'],
  ['lt', 'Vartotojų teisių tarnyba', '+370 5 262 6751'],
])('an authority in terms or a privacy page is not called (%s: %s)', (lang, name, number) => {
  for (const kind of ['privacy', 'terms'] as const) {
    const html = `<h1>Lumbrio</h1><p>${name}</p><p>Tel.: ${number}</p><p><a href="tel:${number}">${number}</a></p>`
    expect([kind, valueOf(profileOf({ [kind]: html }, { lang }), 'phone')]).toEqual([kind, null])
  }
})

test('the company is called where its privacy page says who is responsible', () => {
  const html =
    '<h1>Privacy</h1><h2>1. Controller</h2><p>Osier Works Ltd<br>12 Willow Lane<br>Leeds LS1 4AB</p><p>Phone: +44 20 7646 0812</p>'
  expect(valueOf(profileOf({ privacy: html }), 'phone')).toBe('+44 20 7646 0812')
})

const CONTROLLER = '<h1>Privacy</h1><h2>1. Controller</h2><p>Osier Works Ltd<br>12 Willow Lane<br>Leeds LS1 4AB</p>'
test.each([
  ['an authority further down', '<h3>Your choice</h3><p>Information Commissioner’s Office<br>Quay House<br>Phone: 0303 999 7113</p>', null],
  [
    'its own number behind the authority’s',
    '<p>Information Commissioner’s Office</p><h3>Us</h3><p>Phone: 0303 999 7113</p>',
    '0303 999 7113',
  ],
  ['a free line of nobody knows whom', '<p>Boards of consumers help too.</p><p>Phone: 0800 419 773</p>', null],
  ['the free line of an American board', '<p>Boards of consumers help too.</p><p>Phone: +1 (800) 419-7738</p>', null],
  ['a free line beside its own mailbox', '<p>Phone: 0800 419 773, care@lumbrio.net</p>', '0800 419 773'],
  ['a number with eights and noughts', '<p>Phone: 0117 800 7738</p>', '0117 800 7738'],
  ['a commissioner of another name', '<p>Office of the Privacy Commissioner<br>Phone: 0303 999 7113</p>', null],
  ['a picture that calls', '<p><a href="tel:+443039997113" aria-label="Dial"><svg></svg></a></p>', null],
])('below who is responsible for a privacy page: %s', (_, html, number) => {
  for (const kind of ['privacy', 'terms'] as const) expect(valueOf(profileOf({ [kind]: CONTROLLER + html }), 'phone')).toBe(number)
})

test('a number beside the site’s own mailbox is called, whatever the page', () => {
  const html = '<h1>Regulamin</h1><p>Organizator gry.</p><p>ul. Wierzbowa 12, 30-001 Kraków · kontakt@lumbrio.net · tel. 573 827 351</p>'
  expect(valueOf(profileOf({ terms: html }, { lang: 'pl' }), 'phone')).toBe('573 827 351')
})

test.each(['Telefon nr: 53 85 50 80', 'Phone no. 53 85 50 80', 'Phone number: 53 85 50 80'])('«%s» labels a number', (line) => {
  expect(valueOf(profileOf({ about: `<p>${line}</p>` }), 'phone')).toBe('53 85 50 80')
})

test('the hours behind a number are no part of it', () => {
  const contact = '<h1>Kontakt</h1><p>Tel: 0707395342 07:00-16:00</p>'
  expect(valueOf(profileOf({ contact }, { lang: 'sv' }), 'phone')).toBe('0707395342')
})
