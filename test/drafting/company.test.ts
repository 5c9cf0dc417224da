import { describe, expect, test } from 'bun:test'
import { companyOf, profileOf, valueOf, type Bodies } from './companies.ts'

const lines = (...list: string[]) => `<p>${list.join('<br>')}</p>`

type Case = [
  title: string,
  bodies: Bodies,
  legal: string | null,
  city: string | null,
  country: string | null,
  options?: { host?: string; lang?: string; head?: string },
]

const STATED: Case[] = [
  [
    'a German imprint',
    {
      imprint: `<h1>Impressum</h1><h2>Angaben gemäß § 5 DDG</h2>${lines('Lumbrio Werkzeuge GmbH', 'Kastanienallee 12', '04109 Leipzig')}<h2>Registereintrag</h2><p>Amtsgericht Dresden, HRB 41207</p>`,
    },
    'Lumbrio Werkzeuge GmbH',
    'Leipzig',
    'DE',
  ],
  [
    'a company with limited liability under way',
    {
      imprint: `<h1>Impressum</h1>${lines('Angaben gemäß § 5 TMG', 'Feldlerche UG (haftungsbeschränkt)', 'Am Anger 3', '99084 Erfurt', 'Deutschland')}`,
    },
    'Feldlerche UG (haftungsbeschränkt)',
    'Erfurt',
    'DE',
  ],
  [
    'a street and postcode on one line',
    {
      imprint: `<h1>Impressum</h1><h3>Angaben gemäß § 5 TMG</h3><p>3kant Systeme UG (haftungsbeschraenkt)</p><h3>Postanschrift</h3><p>Ulmenstraße 1 68163 Mannheim</p><h3>Umsatzsteuer-Identifikationsnummer</h3><p>DE362667699</p>`,
    },
    '3kant Systeme UG (haftungsbeschraenkt)',
    'Mannheim',
    'DE',
  ],
  [
    'a German imprint in English',
    {
      imprint: `<h1>Legal notice</h1><h2>Service provider</h2>${lines('Bergmoos Software GmbH & Co. KG', 'Hofgasse 9', '83395 Freilassing', 'Germany')}`,
    },
    'Bergmoos Software GmbH & Co. KG',
    'Freilassing',
    'DE',
  ],
  [
    'an Austrian sole trader by register',
    {
      imprint: `<h1>Impressum</h1>${lines('Informationspflicht laut § 5 E-Commerce Gesetz', 'Alpenrot Handels e.U.', 'Florianigasse 5/3', '1080 Wien', 'UID-Nr: ATU71234567')}`,
    },
    'Alpenrot Handels e.U.',
    'Wien',
    'AT',
  ],
  [
    'a Swiss company',
    { imprint: `<h1>Impressum</h1>${lines('Seeblick Analytik AG', 'Bahnhofstrasse 10', 'CH-8001 Zürich', 'CHE-114.567.890')}` },
    'Seeblick Analytik AG',
    'Zürich',
    'CH',
  ],
  [
    'French legal notices',
    {
      imprint: `<h1>Mentions légales</h1><h2>Éditeur du site</h2><p>Raison sociale : Clairval Logiciels</p><p>Forme juridique : SAS au capital de 8 000 €</p><p>Siège social : 61 avenue de Toulouse, 31750 Escalquens</p><p>SIRET : 752 566 893 00018</p><h2>Hébergement</h2>${lines('GitHub Inc.', '88 Colin P Kelly Jr St', 'San Francisco, CA 94107')}`,
    },
    'Clairval Logiciels',
    'Escalquens',
    'FR',
    { lang: 'fr' },
  ],
  [
    'a French sentence',
    {
      imprint: `<h1>Mentions légales</h1><p>Le site lumbrio.net est édité par la société Brise Marine SAS, dont le siège social est situé 4 quai des Indes, 56100 Lorient, France.</p>`,
    },
    'Brise Marine SAS',
    'Lorient',
    'FR',
    { lang: 'fr' },
  ],
  [
    'an Italian footer',
    { home: `<footer><p>© 2025 Torre Alta S.r.l. | Via Garibaldi 8 - 20124 Milano (MI) - P.IVA 03621640618</p></footer>` },
    'Torre Alta S.r.l.',
    'Milano',
    'IT',
    { lang: 'it' },
  ],
  [
    'an Italian controller',
    {
      privacy: `<h1>Informativa privacy</h1><h2>Titolare del trattamento</h2>${lines('Pietra Viva S.r.l.s.', 'Via Po 3, 10124 Torino (TO)')}<h2>Responsabili esterni</h2><p>Aruba S.p.A., Via San Clemente 53, 24036 Ponte San Pietro (BG)</p>`,
    },
    'Pietra Viva S.r.l.s.',
    'Torino',
    'IT',
    { lang: 'it' },
  ],
  [
    'a Spanish legal notice',
    {
      imprint: `<h1>Aviso legal</h1><ul><li>Denominación social: Ribera Norte, S.L.</li><li>CIF: B67014999</li><li>Domicilio: Carrer de Balmes, 150, 08008 Barcelona</li></ul>`,
    },
    'Ribera Norte, S.L.',
    'Barcelona',
    'ES',
    { lang: 'es' },
  ],
  [
    'a Dutch footer',
    { home: `<footer><p>Waterlelie B.V.</p><p>Westerstraat 10, 3016 DH Rotterdam</p><p>KvK: 83970614</p></footer>` },
    'Waterlelie B.V.',
    'Rotterdam',
    'NL',
    { lang: 'nl' },
  ],
  [
    'a British company number',
    {
      terms: `<h1>Terms</h1><p>Lumbrio is owned and operated by Copper Finch Limited (Company Number: 15426752), a company registered in England and Wales.</p><p>Registered office: 71-75 Shelton Street, Covent Garden, London, WC2H 9JQ</p>`,
    },
    'Copper Finch Limited',
    'London',
    'GB',
  ],
  [
    'an American company in its terms',
    {
      terms: `<h1>Terms of Service</h1><p>These Terms are an agreement between you and Prairie Lamp, LLC, a Wyoming limited liability company ("Prairie Lamp," "we," or "us").</p>`,
    },
    'Prairie Lamp, LLC',
    null,
    'US',
  ],
  [
    'an American address',
    { contact: `<h1>Contact</h1><h3>Address</h3><p>Redwood Kite, Inc.<br>2261 Market Street #5099<br>San Francisco, CA 94114</p>` },
    'Redwood Kite, Inc.',
    'San Francisco',
    'US',
  ],
  [
    'a Canadian company',
    { privacy: `<h1>Privacy</h1><h2>Contact us</h2>${lines('Maple Loom Inc.', '100 King St W', 'Toronto, ON M5X 1A9', 'Canada')}` },
    'Maple Loom Inc.',
    'Toronto',
    'CA',
  ],
  [
    'an Australian footer',
    { home: `<footer><p>© 2026 Gum Leaf Pty Ltd, ABN 51 824 753 556</p><p>Level 5, 10 George St, Sydney NSW 2000</p></footer>` },
    'Gum Leaf Pty Ltd',
    'Sydney',
    'AU',
  ],
  [
    'a Japanese table of sales law',
    {
      imprint: `<h1>特定商取引法に基づく表記</h1><table><tr><th>販売事業者</th><td>合同会社あおば</td></tr><tr><th>運営統括責任者</th><td>佐藤 花子</td></tr><tr><th>所在地</th><td>〒231-0861 神奈川県横浜市中区元町1-2</td></tr></table>`,
    },
    '合同会社あおば',
    '横浜市',
    'JP',
    { lang: 'ja' },
  ],
  [
    'a Japanese company profile',
    { about: `<h1>会社概要</h1><dl><dt>会社名</dt><dd>株式会社ルンブリオ</dd><dt>本社所在地</dt><dd>東京都港区南青山2丁目2-15</dd></dl>` },
    '株式会社ルンブリオ',
    '東京都港区',
    'JP',
    { lang: 'ja' },
  ],
  [
    'a Portuguese notice',
    { imprint: `<h1>Informações legais</h1>${lines('Maré Alta, Unipessoal Lda', 'Rua Augusta 100, 1100-053 Lisboa', 'NIPC 516123456')}` },
    'Maré Alta, Unipessoal Lda',
    'Lisboa',
    'PT',
    { lang: 'pt' },
  ],
  [
    'a Brazilian footer',
    {
      home: `<footer><p>© 2026 Vento Sul Tecnologia LTDA. CNPJ: 08.580.493/0001-98</p><p>Endereço: Av. Paulista 1000, São Paulo - SP, 01310-100</p></footer>`,
    },
    'Vento Sul Tecnologia LTDA.',
    'São Paulo',
    'BR',
    { lang: 'pt' },
  ],
  [
    'a Romanian operator',
    {
      imprint: `<h1>Legal notice</h1><h2>Operator</h2><table><tr><td>Legal entity</td><td>Codru Media SRL</td></tr><tr><td>Registered address</td><td>Str. Lipscani 23, 030031 București, Romania</td></tr></table>`,
    },
    'Codru Media SRL',
    'București',
    'RO',
  ],
  [
    'a Lithuanian company with the form in front',
    { contact: `<h1>Kontaktai</h1>${lines('UAB „Gintaro kodas“', 'Gedimino pr. 1, LT-01103 Vilnius')}` },
    'UAB „Gintaro kodas“',
    'Vilnius',
    'LT',
    { lang: 'lt' },
  ],
  [
    'a Latvian company',
    { contact: `<h1>Kontakti</h1><h2>Rekvizīti</h2>${lines('SIA "Dzintara pele"', 'Brīvības iela 1, Rīga, LV-1010')}` },
    'SIA "Dzintara pele"',
    'Rīga',
    'LV',
    { lang: 'lv' },
  ],
  [
    'an Estonian company',
    { terms: `<h1>Terms</h1><p>The service is provided by Kadakas OÜ, registry code 14567890, Narva mnt 5, 10117 Tallinn, Estonia.</p>` },
    'Kadakas OÜ',
    'Tallinn',
    'EE',
  ],
  [
    'a Polish company',
    { contact: `<h1>Kontakt</h1><h3>Dane firmy</h3>${lines('Jarzębina Sp. z o.o.', 'ul. Prosta 51, 00-838 Warszawa', 'NIP: 5252248481')}` },
    'Jarzębina Sp. z o.o.',
    'Warszawa',
    'PL',
    { lang: 'pl' },
  ],
  [
    'a Turkish company',
    {
      contact: `<h1>İletişim</h1><p>Ünvan: Mavi Çınar Yazılım ve Danışmanlık Ltd. Şti.</p><p>Adres: Caferağa Mah. Moda Cad. No: 12 Kadıköy/İstanbul</p>`,
    },
    'Mavi Çınar Yazılım ve Danışmanlık Ltd. Şti.',
    'İstanbul',
    'TR',
    { lang: 'tr' },
  ],
  [
    'a Ukrainian entrepreneur',
    { contact: `<h1>Контакти</h1>${lines('ФОП Коваленко Олена Петрівна', 'РНОКПП 3883502199', '01001, м. Київ, вул. Хрещатик 1')}` },
    'ФОП Коваленко Олена Петрівна',
    'Київ',
    'UA',
    { lang: 'uk' },
  ],
  [
    'a Swedish company',
    { contact: `<h1>Kontakt</h1><h3>Adress</h3>${lines('Björkskog AB', 'Kungsgatan 1', '111 43 Stockholm', 'Sverige')}` },
    'Björkskog AB',
    'Stockholm',
    'SE',
    { lang: 'sv' },
  ],
  [
    'a Norwegian company',
    { home: `<footer>${lines('Fjordlys Design AS', 'Storgata 1, 0155 Oslo', 'Org.nr. 912 345 678')}</footer>` },
    'Fjordlys Design AS',
    'Oslo',
    'NO',
    { lang: 'no' },
  ],
  [
    'a Czech company',
    { terms: `<h1>Obchodní podmínky</h1><p>Provozovatel: Modrý Dub s.r.o., IČO 12345679, Vodičkova 1, 110 00 Praha</p>` },
    'Modrý Dub s.r.o.',
    'Praha',
    'CZ',
    { lang: 'cs' },
  ],
  [
    'a Chinese company',
    { about: `<h1>关于我们</h1><p>公司名称：北京蓝杉科技有限公司</p><p>地址：北京市朝阳区建国路88号</p>` },
    '北京蓝杉科技有限公司',
    '北京市',
    'CN',
    { lang: 'zh' },
  ],
  [
    'an Andorran address',
    { imprint: `<h1>Avís legal</h1><h2>Titular</h2>${lines('Cim Blanc, S.L.U.', 'Av. Carlemany 1, AD700 Escaldes-Engordany')}` },
    'Cim Blanc, S.L.U.',
    'Escaldes-Engordany',
    'AD',
    { lang: 'ca' },
  ],
  [
    'a Pakistani company',
    { contact: `<h1>Contact</h1><p>Address: Office 12, Gulberg III, Lahore, Pakistan</p><footer><p>© Indus Reed (Pvt) Ltd</p></footer>` },
    'Indus Reed (Pvt) Ltd',
    'Lahore',
    'PK',
  ],
  [
    'JSON-LD of an organization',
    { home: '<p>Ready when you are.</p>' },
    'Lumbrio Labs Inc.',
    'Austin',
    'US',
    {
      head: `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Lumbrio","legalName":"Lumbrio Labs Inc.","address":{"@type":"PostalAddress","addressLocality":"Austin","addressCountry":"US"}}</script>`,
    },
  ],
  [
    'a sentence that says where the team is',
    { about: '<h1>About</h1><p>We are a small team based in Porto, Portugal, and we love quiet software.</p>' },
    null,
    'Porto',
    'PT',
  ],
  ['a sentence that says only the country', { home: '<p>As a U.S. based company, we ship from three warehouses.</p>' }, null, null, 'US'],
  [
    'a sole trader with a trading name in its terms',
    {
      terms:
        '<h1>Terms</h1><p>These terms govern your use of Lumbrio, operated by Aoife Ní Bhriain, sole trader trading as Lumbrio, Ireland ("we", "us").</p>',
    },
    'Aoife Ní Bhriain',
    null,
    'IE',
  ],
]

describe('a company is read from', () => {
  test.each(STATED.map((entry) => ({ title: entry[0], entry })))('$title', ({ entry: [, bodies, legal, city, country, options] }) => {
    expect(companyOf(profileOf(bodies, options))).toEqual({ legal, city, country })
  })
})

const SILENT: Case[] = [
  [
    'a private person in an imprint is no company',
    { imprint: `<h1>Impressum</h1>${lines('Angaben gemäß § 5 TMG', 'Henrike Sommerfeld', 'Lindenweg 4', '24582 Bordesholm')}` },
    null,
    'Bordesholm',
    'DE',
  ],
  [
    'a project that says it is no company has no legal name',
    {
      imprint: `<h1>Imprint</h1><h2>Operator</h2><p>Lumbrio is run as a private, individual project, not an incorporated company.</p>${lines('Company: Lumbrio', 'Jonas Ahrend', 'Friedrichstr. 155', '10117 Berlin', 'Germany')}`,
    },
    null,
    'Berlin',
    'DE',
  ],
  [
    'suppliers named in a privacy page are not the company',
    {
      privacy: `<h1>Privacy</h1><h2>Hosting</h2><p>Our website is hosted by Nordwind Hosting GmbH, Industriestr. 25, 91710 Gunzenhausen, Germany.</p><h2>Payment</h2><p>Payments are processed by Stripe Payments Europe, Ltd., 1 Grand Canal Street Lower, Dublin, Ireland.</p><h2>Supervisory authority</h2>${lines('Landesbeauftragter für Datenschutz', 'Prinzenstr. 5', '30159 Hannover')}`,
    },
    null,
    null,
    null,
  ],
  [
    'a host in legal notices is not the company',
    {
      imprint: `<h1>Mentions légales</h1><h2>Éditeur du site</h2><p>Éditeur : Lumbrio</p><h2>Hébergement du site</h2>${lines('OVH SAS', '2 rue Kellermann', '59100 Roubaix', 'France')}`,
    },
    null,
    null,
    null,
    { lang: 'fr' },
  ],
  [
    'governing law and a court name no country',
    {
      terms:
        '<h1>Terms</h1><h2>Governing law</h2><p>These terms are governed by the laws of Germany. The courts of Hamburg, Germany have jurisdiction.</p>',
    },
    null,
    null,
    null,
  ],
  [
    'German law alone names no country',
    { imprint: '<h1>Impressum</h1><p>Administrator Lumbrio (Privatperson)</p><p>Eine Impressumspflicht nach § 5 DDG besteht nicht.</p>' },
    null,
    null,
    null,
  ],
  [
    'a platform mentioned in a disclaimer is not the company',
    { home: '<footer><p>Lumbrio is not affiliated with Pebblewire, Inc. All trademarks belong to Pebblewire, Inc.</p></footer>' },
    null,
    null,
    null,
  ],
  [
    "the web designer's credit is not the company",
    { home: '<footer><p>© 2026 Lumbrio. Website by Pixelschmiede GmbH</p></footer>' },
    null,
    null,
    null,
  ],
  [
    'a form to fill in is no statement',
    { imprint: `<h1>Impressum</h1>${lines('[Firmenname] GmbH', 'Max Mustermann', 'Musterstraße 1', '12345 Musterstadt')}` },
    null,
    null,
    null,
  ],
  [
    "customers' companies are not the company",
    {
      home: '<section class="testimonials"><blockquote>Lumbrio saved us weeks.</blockquote><p>Dana Voss, CTO at Harbour Light GmbH, Kiel, Germany</p></section>',
    },
    null,
    null,
    null,
  ],
  [
    'a copyright line with the brand alone gives no legal name',
    { home: '<footer><p>© 2019–2026 Lumbrio. All rights reserved.</p></footer>' },
    null,
    null,
    null,
  ],
  [
    'an address to be given on request stays blank',
    {
      imprint:
        '<h1>特定商取引法に基づく表記</h1><table><tr><th>販売業者</th><td>請求があった場合、遅滞なく開示します</td></tr><tr><th>所在地</th><td>請求があった場合、遅滞なく開示します</td></tr></table>',
    },
    null,
    null,
    null,
    { lang: 'ja' },
  ],
  [
    'servers elsewhere are not the head office',
    { privacy: '<h1>Privacy</h1><p>We store your data on servers located in Frankfurt, Germany.</p>' },
    null,
    null,
    null,
  ],
  [
    "users' countries are not the company's",
    { terms: '<h1>Terms</h1><p>If you are located in the European Union or Switzerland, other rules apply to you.</p>' },
    null,
    null,
    null,
  ],
  [
    'a year and a heading are no address',
    { home: '<p>In 2024 Google changed its rules. Over 50000 Happy Customers.</p><footer><p>© 2026 Lumbrio</p></footer>' },
    null,
    null,
    null,
  ],
  ['limited offers are no company', { home: '<p>This is a Time Limited offer. Our Liability is Limited.</p>' }, null, null, null],
  [
    'a dispute body is not the company',
    {
      imprint: `<h1>Impressum</h1><h2>Verbraucherstreitbeilegung</h2>${lines('Universalschlichtungsstelle des Bundes e.V.', 'Straßburger Straße 8', '77694 Kehl')}`,
    },
    null,
    null,
    null,
  ],
]

describe('nothing is invented:', () => {
  test.each(SILENT.map((entry) => ({ title: entry[0], entry })))('$title', ({ entry: [, bodies, legal, city, country, options] }) => {
    expect(companyOf(profileOf(bodies, options))).toEqual({ legal, city, country })
  })
})

test('whom an app store names is not chosen over whom the site names', () => {
  const profile = profileOf({
    imprint: `<h1>Imprint</h1><h2>Operator</h2>${lines('Heron Bay Software GmbH', 'Hafenstr. 2', '52064 Aachen', 'Germany')}<h2>Google Play publisher</h2><p>Published solely for store compliance by Zwei Brüder UG (haftungsbeschränkt), 10115 Berlin.</p>`,
  })
  expect(companyOf(profile)).toEqual({ legal: 'Heron Bay Software GmbH', city: 'Aachen', country: 'DE' })
})

test('the name without its legal form is the company name', () => {
  expect(valueOf(profileOf({ home: '<footer><p>© 2026 Quiet Harbor, LLC</p></footer>' }), 'company_name')).toBe('Quiet Harbor')
})

test('every value of a company stands in a quote of the page it names', () => {
  const profile = profileOf({
    imprint: `<h1>Impressum</h1>${lines('Angaben gemäß § 5 DDG', 'Lumbrio Werkzeuge GmbH', 'Kastanienallee 12', '04109 Leipzig')}`,
  })
  expect(profile.fields.legal_name?.evidence).toContainEqual(
    expect.objectContaining({ quote: 'Lumbrio Werkzeuge GmbH', url: 'https://lumbrio.net/imprint.html', match: 'exact' }),
  )
  expect(profile.fields.hq_city?.evidence[0]?.quote).toBe('04109 Leipzig')
})

const YEARS: [string, Bodies, number | null, string?][] = [
  ['founded in', { about: '<p>Lumbrio was founded in 2014 by two cabinet makers.</p>' }, 2014],
  ['a sentence that opens with it', { about: '<p>Founded in 2009, we have grown slowly.</p>' }, 2009],
  ['established', { home: '<p>Est. 1998</p>' }, 1998],
  ['seit', { about: '<p>Seit 1987 bauen wir Werkzeuge.</p>' }, 1987, 'de'],
  ['gegründet', { about: '<p>Das Unternehmen wurde 2011 in Kiel gegründet.</p>' }, 2011, 'de'],
  ['fondée en', { about: '<p>Notre société, fondée en 2003, compte dix personnes.</p>' }, 2003, 'fr'],
  ['設立', { about: '<dl><dt>設立</dt><dd>2015年4月</dd></dl>' }, 2015, 'ja'],
  ['a founder who founded it', { team: '<p>Ida Kranz founded Lumbrio in 2016 after ten years at a bank.</p>' }, 2016],
  [
    'a motto below the name in the bar at the top',
    { home: '<main><nav><div><p>Lumbrio</p><p>Careful work since 2005</p></div></nav><p>Hi.</p></main>' },
    2005,
  ],
  ['a year among links', { home: '<main><nav><a href="/">Home</a><a href="/a">Awards since 2005</a></nav><p>Hi.</p></main>' }, null],
  ['a copyright year', { home: '<footer><p>© 2012–2026 Lumbrio</p></footer>' }, null],
  ['a prize', { home: '<p>Hackathon winner at the Texas conference 2014.</p>' }, null],
  ['another company', { about: '<p>Pebblewire was founded in 2015 and makes phones.</p>' }, null],
  ['a customer of long standing', { home: '<p>A happy customer since 2014</p>' }, null],
  ['a law', { privacy: '<p>The regulation was established in 2016 and applies since 2018.</p>' }, null],
  ['two different years', { about: '<p>Lumbrio was founded in 2014.</p><p>Lumbrio was founded in 2016.</p>' }, null],
]

describe('the founding year is read or left blank:', () => {
  test.each(YEARS.map((entry) => ({ title: entry[0], entry })))('$title', ({ entry: [, bodies, year, lang = 'en'] }) => {
    expect(valueOf(profileOf(bodies, { lang }), 'founded_year')).toBe(year)
  })
})

test('the size of the team is given in the words of the site', () => {
  expect(valueOf(profileOf({ about: '<p>We are a small team of 12 people who like wood.</p>' }), 'team_size')).toBe(
    'small team of 12 people',
  )
  for (const range of ['<p>A team of 3 to 30 (or more)</p>', '<p>1 to 25 employees: one first-aider.</p>'])
    expect(valueOf(profileOf({ home: range }), 'team_size')).toBeNull()
  expect(valueOf(profileOf({ home: '<p>Plans for teams of 20 people and more: $9 per user.</p>' }), 'team_size')).toBeNull()
})

test.each([
  ['de', 'home', '<p>Zeiterfassung für Betriebe ab 50 Mitarbeitern.</p>', null],
  ['de', 'home', '<p>Ab 50 Mitarbeitern lohnt es sich.</p>', null],
  ['de', 'about', '<p>Wir helfen Firmen ab 50 Mitarbeitern.</p>', null],
  ['fr', 'about', '<p>Un outil pour les cabinets de 50 salariés.</p>', null],
  ['en', 'home', '<p>See how a team of 40 people in Kiel does it.</p>', null],
  ['en', 'home', '<div><p>Employees</p><p>248</p></div>', null],
  ['en', 'home', '<p>We are a team of 12 people.</p>', 'team of 12 people'],
  ['en', 'about', '<div><p>Employees</p><p>24</p></div>', '24'],
  ['de', 'about', '<p>50 Mitarbeiter in Kiel.</p>', '50 Mitarbeiter'],
] as const)('how large customers are is not how large the company is (%s, %s: %s)', (lang, kind, html, size) => {
  expect(valueOf(profileOf({ [kind]: html }, { lang }), 'team_size')).toBe(size)
})
