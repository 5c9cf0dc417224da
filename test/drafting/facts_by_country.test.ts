import { expect, test } from 'bun:test'
import { companyOf, profileOf, valueOf } from './companies.ts'

// The same fact as each language and country is used to writing it.

const ADDRESSES: [
  lang: string,
  heading: string,
  legal: string,
  street: string,
  town: string,
  city: string,
  country: string,
  number: string,
][] = [
  ['de', 'Impressum', 'Korbmacher GmbH', 'Lindenweg 12', '54290 Trier', 'Trier', 'DE', 'HRB 12345, Amtsgericht Trier'],
  ['de', 'Impressum', 'Korbmacher KG', 'Lindenweg 12', '1070 Wien', 'Wien', 'AT', 'FN 123456a'],
  ['de', 'Impressum', 'Korbmacher AG', 'Lindenweg 12', '8004 Zürich', 'Zürich', 'CH', 'CHE-207.345.681'],
  ['fr', 'Mentions légales', 'SARL Vannerie Morin', '12 rue des Osiers', '35000 Rennes', 'Rennes', 'FR', 'SIRET 812 345 678 00012'],
  ['fr', 'Mentions légales', 'Vannerie Morin SRL', 'Rue des Osiers 12', '5000 Namur', 'Namur', 'BE', 'BE 0812.345.678'],
  ['nl', 'Contact', 'Mandenmaker B.V.', 'Wilgenlaan 12', '3511 AB Utrecht', 'Utrecht', 'NL', 'KvK 12345678'],
  ['es', 'Contacto', 'Cestería Moral S.L.', 'Calle Olivo, 12', '41001 Sevilla', 'Sevilla', 'ES', 'CIF B12345678'],
  [
    'es',
    'Contacto',
    'Cestería Moral S.A. de C.V.',
    'Av. Olivo 12',
    'C.P. 44100 Guadalajara, Jalisco',
    'Guadalajara',
    'MX',
    'RFC CMO120101AB1',
  ],
  ['it', 'Contatti', 'Cesteria Mori S.r.l.', 'Via degli Olivi, 12', '50122 Firenze (FI)', 'Firenze', 'IT', 'P.IVA 02073456810'],
  ['pt', 'Contactos', 'Cestaria Mora, Lda.', 'Rua das Oliveiras, 12', '4000-123 Porto', 'Porto', 'PT', 'NIPC 512345678'],
  [
    'pt',
    'Contato',
    'Cestaria Mora Ltda',
    'Rua das Oliveiras, 12 - Centro',
    'Curitiba - PR, 80010-000',
    'Curitiba',
    'BR',
    'CNPJ 12.345.678/0001-90',
  ],
  ['pl', 'Kontakt', 'Wiklina Sp. z o.o.', 'ul. Wierzbowa 12', '30-001 Kraków', 'Kraków', 'PL', 'NIP 6771234567'],
  ['cs', 'Kontakt', 'Proutí s.r.o.', 'Vrbová 12', '602 00 Brno', 'Brno', 'CZ', 'IČO: 12345678'],
  ['sk', 'Kontakt', 'Prútie s. r. o.', 'Vŕbová 12', '040 01 Košice', 'Košice', 'SK', 'IČO: 12345678, DIČ: 2020123456'],
  ['hu', 'Kapcsolat', 'Vessző Kft.', 'Fűzfa utca 12.', '6720 Szeged', 'Szeged', 'HU', 'Adószám: 12345678-2-06'],
  ['ro', 'Contact', 'Răchita SRL', 'Str. Salciei nr. 12', '400001 Cluj-Napoca', 'Cluj-Napoca', 'RO', 'CUI 12345678'],
  ['bg', 'Контакти', 'Ракита ЕООД', 'ул. Върба 12', '4000 Пловдив', 'Пловдив', 'BG', 'ЕИК 207345681'],
  ['el', 'Επικοινωνία', 'Καλάθι ΙΚΕ', 'Ιτιάς 12', '546 21 Θεσσαλονίκη', 'Θεσσαλονίκη', 'GR', 'ΑΦΜ 207345681'],
  ['hr', 'Kontakt', 'Vrba d.o.o.', 'Ulica vrba 12', '21000 Split', 'Split', 'HR', 'OIB 20734568101'],
  ['sl', 'Kontakt', 'Vrba d.o.o.', 'Vrbova ulica 12', '2000 Maribor', 'Maribor', 'SI', 'Davčna številka SI12345678'],
  ['lt', 'Kontaktai', 'UAB Gluosnis', 'Gluosnių g. 12', '44250 Kaunas', 'Kaunas', 'LT', 'Įmonės kodas 207345681'],
  ['lv', 'Kontakti', 'SIA Vītols', 'Vītolu iela 12', 'LV-3001 Jelgava', 'Jelgava', 'LV', 'Reģ. nr. 40001234567'],
  ['et', 'Kontakt', 'Paju OÜ', 'Paju tn 12', '51007 Tartu', 'Tartu', 'EE', 'Registrikood 12345678'],
  ['fi', 'Yhteystiedot', 'Paju Oy', 'Pajukuja 12', '33100 Tampere', 'Tampere', 'FI', 'Y-tunnus 1234567-8'],
  ['sv', 'Kontakt', 'Videkorg AB', 'Videgatan 12', '582 22 Linköping', 'Linköping', 'SE', 'Org.nr 556123-4567'],
  ['no', 'Kontakt', 'Vidje AS', 'Seljeveien 12', '5003 Bergen', 'Bergen', 'NO', 'Org.nr. 918 274 635'],
  ['da', 'Kontakt', 'Pilekurv ApS', 'Pilevej 12', '8000 Aarhus C', 'Aarhus', 'DK', 'CVR 12345678'],
  ['tr', 'İletişim', 'Sepet Ticaret Ltd. Şti.', 'Söğüt Sok. No: 12', '35210 Konak / İzmir', 'İzmir', 'TR', 'Vergi No: 2073456810'],
  ['ru', 'Контакты', 'ООО «Лоза»', 'ул. Ивовая, д. 12', '630007, г. Новосибирск', 'Новосибирск', 'RU', 'ИНН 5401234567'],
  ['uk', 'Контакти', 'ТОВ «Лоза»', 'вул. Вербова, 12', '79000, м. Львів', 'Львів', 'UA', 'ЄДРПОУ 12345678'],
  ['en', 'Contact', 'Osier Works Ltd', '12 Willow Lane', 'Leeds LS1 4AB', 'Leeds', 'GB', 'Company No. 01234567'],
  ['en', 'Contact', 'Osier Works LLC', '12 Willow Lane', 'Portland, OR 97201', 'Portland', 'US', 'EIN 12-3456789'],
  ['en', 'Contact', 'Osier Works Pty Ltd', '12 Willow Lane', 'Hobart TAS 7000', 'Hobart', 'AU', 'ABN 51 824 753 556'],
  ['ja', '会社概要', '株式会社柳編', '柳町1-2-3', '〒600-8001 京都府京都市下京区柳町1-2-3', '京都', 'JP', '法人番号 2073456810123'],
  ['ko', '회사소개', '주식회사 버들', '버들로 12', '부산광역시 해운대구 버들로 12', '부산', 'KR', '사업자등록번호 207-34-56810'],
  ['zh', '联系我们', '柳编科技有限公司', '柳路12号', '浙江省杭州市西湖区柳路12号', '杭州', 'CN', '统一社会信用代码 91330100MA12345678'],
  ['vi', 'Liên hệ', 'Công ty TNHH Mây Tre', '12 Đường Liễu', 'Quận 3, TP. Hồ Chí Minh', 'Hồ Chí Minh', 'VN', 'MST: 0312345678'],
  ['ca', 'Contacte', 'Cistelleria Moral, S.L.', 'Carrer del Vímet, 12', '17001 Girona', 'Girona', 'ES', 'NIF B12345678'],
]
const SHAPES: Record<string, (...parts: string[]) => string> = {
  'in lines': (heading, legal, street, town, number) =>
    `<main><h1>${heading}</h1><p>${legal}<br>${street}<br>${town}</p><p>${number}</p></main>`,
  'on one line': (heading, legal, street, town, number) =>
    `<main><h1>${heading}</h1><p>${legal}, ${street}, ${town}</p><p>${number}</p></main>`,
  'behind a copyright': (_, legal, street, town, number) => `<footer><p>© 2026 ${legal} · ${street}, ${town} · ${number}</p></footer>`,
  'between strokes': (_, legal, street, town, number) => `<footer><p>${legal} | ${street} | ${town} | ${number}</p></footer>`,
}
for (const [shape, write] of Object.entries(SHAPES))
  test.each(ADDRESSES)(`an address ${shape} is the company’s (%s, %s, %s)`, (lang, heading, legal, street, town, city, country, number) => {
    const found = companyOf(profileOf({ contact: write(heading, legal, street, town, number) }, { lang }))
    expect(found).toEqual({ legal, city: expect.stringContaining(city), country })
  })

test.each<[string, string[]]>([
  [
    'hu',
    [
      'A Lumbrio 2008-ban alakult.',
      '2008 óta fonunk kosarakat.',
      'Cégünket 2008-ban alapítottuk.',
      'A Lumbrio 2008-ban jött létre.',
      'Alapítva: 2008',
      'Családi vállalkozás 2008 óta',
    ],
  ],
  [
    'ro',
    [
      'Lumbrio a fost fondată în 2008.',
      'Din 2008 împletim coșuri.',
      'Firma a fost înființată în anul 2008.',
      'Lumbrio a luat naștere în 2008.',
      'Afacere de familie din 2008',
      'Suntem pe piață din 2008.',
    ],
  ],
  [
    'bg',
    ['Lumbrio е основана през 2008 г.', 'От 2008 г. плетем кошници.', 'Фирмата е създадена през 2008 година.', 'Основана през 2008 г.'],
  ],
  ['el', ['Η Lumbrio ιδρύθηκε το 2008.', 'Από το 2008 πλέκουμε καλάθια.', 'Έτος ίδρυσης: 2008', 'Οικογενειακή επιχείρηση από το 2008']],
  ['lv', ['Lumbrio dibināts 2008. gadā.', 'Kopš 2008. gada pinam grozus.', 'Uzņēmums dibināts 2008. gadā.', 'Strādājam kopš 2008. gada.']],
  [
    'et',
    [
      'Lumbrio asutati 2008. aastal.',
      'Alates 2008. aastast punume korve.',
      'Asutatud 2008',
      'Ettevõte on asutatud 2008. aastal.',
      'Tegutseme alates 2008. aastast.',
    ],
  ],
  [
    'tr',
    [
      'Lumbrio 2008 yılında kuruldu.',
      "2008'den beri sepet örüyoruz.",
      '2008 yılından bu yana hizmet veriyoruz.',
      'Kuruluş yılı: 2008',
      'Firmamız 2008 yılında kurulmuştur.',
    ],
  ],
  ['ko', ['2008년에 설립되었습니다.', '설립연도: 2008년', '2008년 창립', 'Lumbrio는 2008년 설립된 회사입니다.']],
  [
    'id',
    [
      'Lumbrio didirikan pada tahun 2008.',
      'Sejak 2008 kami menganyam keranjang.',
      'Berdiri sejak tahun 2008.',
      'Perusahaan kami berdiri pada tahun 2008.',
    ],
  ],
  [
    'ca',
    [
      'Lumbrio va ser fundada el 2008.',
      'Des de 2008 trenem cistells.',
      "Fundada l'any 2008.",
      'Empresa familiar des del 2008',
      "L'associació es va crear l'any 2008.",
    ],
  ],
  ['ar', ['تأسست Lumbrio عام 2008.', 'تأسست الشركة في عام 2008.', 'منذ عام 2008']],
  ['he', ['החברה נוסדה בשנת 2008.', 'מאז 2008 אנחנו קולעים סלים.']],
])('the year of founding in a sentence (%s)', (lang, sentences) => {
  for (const said of sentences)
    expect([said, valueOf(profileOf({ about: `<h1>Lumbrio</h1><p>${said}</p>` }, { lang }), 'founded_year')]).toEqual([said, 2008])
})

test('a year in a card that names another is no founding', () => {
  const card = (name: string) =>
    `<h1>Training</h1><h2>Where we teach</h2><h3>${name}</h3><div>📅 Depuis 2015</div><ul><li>Gestion</li></ul>`
  expect(valueOf(profileOf({ about: card('Harbour School &amp; Dock Institute') }, { lang: 'fr' }), 'founded_year')).toBeNull()
  expect(valueOf(profileOf({ about: card('Lumbrio') }, { lang: 'fr' }), 'founded_year')).toBe(2015)
})

test('what has been so since a year, with a list below, is no founding', () => {
  const html = '<h1>Lumbrio</h1><h2>Training</h2><p>Seit 2022:</p><ul><li>Kurse in Schulen</li></ul>'
  expect(valueOf(profileOf({ about: html }, { lang: 'de' }), 'founded_year')).toBeNull()
})

test.each([
  ['de', '<p>Ich bin Ida Kranz, Gründerin von Lumbrio.</p>'],
  ['fr', '<p>Je suis Ida Kranz, fondatrice de Lumbrio.</p>'],
  ['es', '<p>Soy Ida Kranz, fundadora de Lumbrio.</p>'],
  ['it', '<p>Sono Ida Kranz, fondatrice di Lumbrio.</p>'],
  ['pt', '<p>Sou Ida Kranz, fundadora da Lumbrio.</p>'],
  ['nl', '<p>Ik ben Ida Kranz, oprichter van Lumbrio.</p>'],
  ['pl', '<p>Nazywam się Ida Kranz i jestem założycielką Lumbrio.</p>'],
  ['cs', '<p>Jsem Ida Kranz, zakladatelka Lumbrio.</p>'],
  ['sk', '<p>Som Ida Kranz, zakladateľka Lumbrio.</p>'],
  ['ro', '<p>Sunt Ida Kranz, fondatoarea Lumbrio.</p>'],
  ['hr', '<p>Ja sam Ida Kranz, osnivačica Lumbria.</p>'],
  ['sl', '<p>Sem Ida Kranz, ustanoviteljica podjetja Lumbrio.</p>'],
  ['lt', '<p>Esu Ida Kranz, Lumbrio įkūrėja.</p>'],
  ['lv', '<p>Esmu Ida Kranz, Lumbrio dibinātāja.</p>'],
  ['et', '<p>Olen Ida Kranz, Lumbrio asutaja.</p>'],
  ['fi', '<p>Olen Ida Kranz, Lumbrion perustaja.</p>'],
  ['sv', '<p>Jag heter Ida Kranz och grundade Lumbrio.</p>'],
  ['no', '<p>Jeg heter Ida Kranz og er gründer av Lumbrio.</p>'],
  ['da', '<p>Jeg hedder Ida Kranz og er stifter af Lumbrio.</p>'],
  ['tr', '<p>Ben İda Kranz, Lumbrio kurucusuyum.</p>'],
  ['ru', '<p>Меня зовут Ида Кранц, я основатель Lumbrio.</p>'],
])('who introduces themselves is called without «I am» (%s: %s)', (lang, html) => {
  const names = profileOf({ about: `<h1>Lumbrio</h1>${html}` }, { lang }).founders.map(({ name }) => name)
  expect(names).toEqual([expect.stringMatching(/^(?:Ida Kranz|İda Kranz|Ида Кранц)$/)])
})

test('a first name that another language opens with stays', () => {
  const profile = profileOf({ about: '<h1>Lumbrio</h1><h3>Ben Carter</h3><p>Founder</p>' })
  expect(profile.founders.map(({ name }) => name)).toEqual(['Ben Carter'])
})

test('a town bent by its sentence is no name of a town', () => {
  const found = companyOf(profileOf({ about: '<h1>O nás</h1><p>Lumbrio sídlí v Brně.</p>' }, { lang: 'cs' }))
  expect(found.city).toBeNull()
})
