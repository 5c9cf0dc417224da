import { describe, expect, test } from 'bun:test'
import { companyOf, profileOf, type Bodies } from './companies.ts'

const br = (...list: string[]) => `<p>${list.join('<br>')}</p>`

type Stated = { legal?: string | null; city?: string | null; country?: string | null }
const CASES: [title: string, bodies: Bodies, stated: Stated, options?: { lang?: string }][] = [
  [
    'a French company described in words',
    {
      imprint: `<h1>Mentions légales</h1><h2>Édition du site</h2><p>Le présent site, accessible à l'URL https://x.org, est édité par :</p><p>Marée Haute, société au capital de 3000 euros, inscrite au RCS de Paris sous le numéro 901234567, dont le siège social est situé au 12 rue de la Paix, 75002 Paris.</p>`,
    },
    { legal: 'Marée Haute', city: 'Paris', country: 'FR' },
    { lang: 'fr' },
  ],
  [
    'a French business above its register number',
    {
      imprint: `<h1>Mentions légales</h1><h2>Éditeur</h2>${br('Atelier Lumen', 'SIRET : 902 345 678 00011', '3 place du Marché', '67000 Strasbourg')}`,
    },
    { legal: 'Atelier Lumen', city: 'Strasbourg', country: 'FR' },
    { lang: 'fr' },
  ],
  [
    'a French name above its legal form',
    {
      imprint: `<h1>Mentions légales</h1><h2>1. Éditeur du site</h2><p><strong>LE JARDIN D’OR</strong><br>Forme juridique : SASU (société par actions simplifiée unipersonnelle)<br>Capital social : 1 000,00 €<br>Siège social : 12 rue des Lilas, 45000 Orléans<br>RCS Orléans n° 940 465 297</p><h2>Hébergeur</h2>${br('o2switch', 'Chem. des Pardiaux', '63000 Clermont-Ferrand')}`,
    },
    { legal: 'LE JARDIN D’OR', city: 'Orléans', country: 'FR' },
    { lang: 'fr' },
  ],
  [
    'a German trading name with its owner is no legal name',
    {
      imprint: `<h1>Impressum</h1><h2>Angaben gemäß § 5 DDG</h2>${br('Dachs Studio', 'Inhaber: David Dachs', 'Rahel-Weg 2', '10969 Berlin', 'Deutschland')}`,
    },
    { legal: null, city: 'Berlin', country: 'DE' },
    { lang: 'de' },
  ],
  [
    'the controller of a German privacy page, and not its host',
    {
      privacy: `<h1>Datenschutzerklärung</h1><h2>1. Verantwortlicher</h2><p>Verantwortlicher im Sinne der DSGVO ist die Kompass Nord GmbH, Hafenstraße 1, 20457 Hamburg, E-Mail: datenschutz@kompass-nord.de</p><h2>Hosting</h2><p>Hetzner Online GmbH, Industriestr. 25, 91710 Gunzenhausen</p>`,
    },
    { legal: 'Kompass Nord GmbH', city: 'Hamburg', country: 'DE' },
    { lang: 'de' },
  ],
  [
    'the controller under its own heading',
    {
      privacy: `<h1>Datenschutz</h1><h2>Verantwortliche Stelle</h2><p><strong>Gartenwerk GmbH</strong><br>Ortsstraße 7, 85354 Freising<br>E-Mail: info@gartenwerk.de</p>`,
    },
    { legal: 'Gartenwerk GmbH', city: 'Freising', country: 'DE' },
    { lang: 'de' },
  ],
  [
    'an Italian owner in the terms',
    {
      terms: `<h1>Termini</h1><h2>1. Titolare del sito</h2><p><strong>Costa Verde S.R.L.</strong> — Sede legale: Via Paolo Brusco 1/4, 17100 Savona (SV)<br>P.IVA / C.F. 01893670099 — REA SV-238468</p>`,
    },
    { legal: 'Costa Verde S.R.L.', city: 'Savona', country: 'IT' },
    { lang: 'it' },
  ],
  [
    'an Italian footer with register number and seat',
    {
      home: `<footer><p>© 2023 Nebbia Srl - P.iva: 01206540559 – Sede Legale: Via A.M. Angelini, 12 - 05100 Terni (TR) Italy</p></footer>`,
    },
    { legal: 'Nebbia Srl', city: 'Terni', country: 'IT' },
    { lang: 'it' },
  ],
  [
    'an Italian sole trader before the tax number',
    { home: `<footer><p>© 2025 Tuttabrace di De Luca Dario - P.IVA 01773500697. Tutti i diritti riservati.</p></footer>` },
    { legal: 'Tuttabrace di De Luca Dario', city: null, country: 'IT' },
    { lang: 'it' },
  ],
  [
    'an Italian seat with the town first',
    {
      terms: `<p>Questo sito è gestito dal Titolare, identificato nella società:</p>${br('BRERA NOVE S.r.l.', 'sede legale: Milano (MI), Via Montenapoleone, 21/A', 'P.Iva 01932840182', 'mail: info@brera9.com')}`,
    },
    { legal: 'BRERA NOVE S.r.l.', city: 'Milano', country: 'IT' },
    { lang: 'it' },
  ],
  [
    'a Spanish person with address',
    {
      imprint: `<h1>Identificación del titular</h1><h2>Datos del titular</h2><dl><dt>Titular</dt><dd>Mikel Etxebarria Aguirre</dd><dt>NIF</dt><dd>72593586C</dd><dt>Domicilio</dt><dd>Barrio Olabarrieta 74, 20560 Oñati (Gipuzkoa), España</dd></dl>`,
    },
    { city: 'Oñati', country: 'ES' },
    { lang: 'es' },
  ],
  [
    'a Spanish controller',
    {
      privacy: `<h1>Privacidad</h1><p><strong>Responsable del tratamiento:</strong> Grupo Encina Obras y Servicios S.L.<br><strong>Dirección:</strong> Calle Jacomart 36, Valencia, España<br><strong>Email:</strong> grupo@encina.es</p>`,
    },
    { legal: 'Grupo Encina Obras y Servicios S.L.', city: 'Valencia', country: 'ES' },
    { lang: 'es' },
  ],
  [
    'a Chilean owner in a sentence',
    {
      imprint: `<h1>Aviso legal</h1><p>Electrolinera Sur S.P.A. (en adelante "Electrolinera"), con domicilio en Santiago, Región Metropolitana, Chile, es el titular del sitio web.</p>`,
    },
    { legal: 'Electrolinera Sur S.P.A.', city: 'Santiago', country: 'CL' },
    { lang: 'es' },
  ],
  [
    'a Dutch trading name',
    {
      imprint: `<h1>Colofon</h1><h2>Verantwoordelijke</h2><ul><li><strong>Naam:</strong> Manon Keizer</li><li><strong>Handelsnaam:</strong> KeizerIT</li><li>KvK: 83970614</li><li>Adres: Amsterdam, Nederland</li></ul>`,
    },
    { legal: 'KeizerIT', city: 'Amsterdam', country: 'NL' },
    { lang: 'nl' },
  ],
  [
    'a Dutch partnership with a brand in brackets',
    {
      terms: `<h3>Contact Information</h3><p><strong>Omniplant V.O.F. (Dromen.nl)</strong></p><p>KvK: 93814429</p><p>Address: Resedastraat 39, 9713TN Groningen</p>`,
    },
    { legal: 'Omniplant V.O.F.', city: 'Groningen', country: 'NL' },
  ],
  [
    'a Dutch brand that is part of a company',
    { home: `<footer><p><strong>Slim Advies</strong> — onderdeel van Inschakel BV</p><p>KvK: 83970614 · BTW: NL863053907B01</p></footer>` },
    { legal: 'Inschakel BV', city: null, country: 'NL' },
    { lang: 'nl' },
  ],
  [
    'an American company in the opening of the terms',
    {
      terms: `<h1>Terms</h1><p>By accessing or using Lumbrio ("the Service"), operated by Van Vliet Ventures, LLC ("we", "us", "our"), you agree.</p>`,
    },
    { legal: 'Van Vliet Ventures, LLC', city: null, country: null },
  ],
  [
    'an American company with the place in the same sentence',
    {
      privacy: `<h2>1. Who we are</h2><p>Lumbrio is operated by The Nest Group LLC ("we", "us", "our"), located at 116 Agnes Road, Suite #200, Knoxville, TN 37919, USA. You can reach us.</p>`,
    },
    { legal: 'The Nest Group LLC', city: 'Knoxville', country: 'US' },
  ],
  [
    'software and services provided by a company',
    {
      terms: `<p>These Terms of Use govern your access to the software and services provided by MACH 8 Technologies LLC ("we", "us", or "our").</p>`,
    },
    { legal: 'MACH 8 Technologies LLC', city: null, country: null },
  ],
  [
    'a registered business without a legal form',
    { terms: `<p>Lumbrio is operated by Carpo Solutions, a registered business in Zambia.</p>` },
    { legal: 'Carpo Solutions', city: null },
  ],
  [
    'a sample American address',
    {
      imprint: `<h1>Legal Notice</h1><h3>1. Company Information</h3>${br('Lumbrio is operated by:', 'Lumbrio Inc.', '123 AI Street', 'Tech City, TC 12345', 'United States')}`,
    },
    { city: null },
  ],
  [
    'a sample German imprint',
    {
      imprint: `<h2>Legal Notice</h2><h3>Information according to § 5 TMG</h3>${br('Diving School AquaX', 'Sample Street 8', '12345 Sample City')}`,
    },
    { legal: null, city: null, country: null },
  ],
  [
    'a Japanese company in the countryside',
    {
      imprint: `<h1>特定商取引法に基づく表記</h1><dl><dt>事業者名</dt><dd>有限会社　飯島屋</dd><dt>所在地</dt><dd>〒377-1711 群馬県吾妻郡草津町大字草津447-8</dd></dl>`,
    },
    { legal: '有限会社 飯島屋', city: '草津町', country: 'JP' },
    { lang: 'ja' },
  ],
  [
    'a Japanese address broken over two lines',
    {
      privacy: `<h2>12. お問い合わせ窓口</h2><dl><div><dt>事業者名</dt><dd>メリオラ株式会社</dd></div><div><dt>住所</dt><dd>〒104-0061<br>東京都中央区銀座1-12-4</dd></div></dl>`,
    },
    { legal: 'メリオラ株式会社', city: '東京都中央区', country: 'JP' },
    { lang: 'ja' },
  ],
  [
    'a Japanese footer',
    {
      home: `<footer><dl><dt>運営会社: ゼネラルコム株式会社</dt><dd>〒120-0001東京都足立区大谷田3丁目21番6号</dd><dd>TEL: 03-5856-2031</dd></dl></footer>`,
    },
    { legal: 'ゼネラルコム株式会社', city: '東京都足立区', country: 'JP' },
    { lang: 'ja' },
  ],
  [
    'a Japanese seller without legal form',
    {
      imprint: `<h1>特定商取引法に基づく表記</h1><table><tr><th>販売業者</th><td>ISLE &amp; OAKS</td></tr><tr><th>所在地</th><td>〒231-0861 神奈川県横浜市中区元町5-211</td></tr><tr><th>電話番号</th><td>080-4002-0871</td></tr></table>`,
    },
    { legal: 'ISLE & OAKS', city: '横浜市', country: 'JP' },
    { lang: 'ja' },
  ],
  [
    'a Japanese seller who is an individual',
    { imprint: `<h1>特定商取引法に基づく表記</h1><table><tr><th>販売事業者</th><td>KeyStone（個人）</td></tr></table>` },
    { legal: null, city: null, country: null },
    { lang: 'ja' },
  ],
  [
    'a Turkish controller named before the verb',
    { privacy: `<p>Uygulama, veri sorumlusu sıfatıyla ERPİNE Yazılım A.Ş. tarafından sunulur.</p>` },
    { legal: 'ERPİNE Yazılım A.Ş.' },
    { lang: 'tr' },
  ],
  [
    'a British company number in the footer',
    { home: `<footer><p>© 2019 Back to Back London Limited Company Number 10026593<br>Registered in England and Wales</p></footer>` },
    { country: 'GB' },
  ],
  [
    'suppliers on the home page',
    { home: `<p>Powered by OpenAI, Inc. and hosted by Vercel Inc.</p><footer>© Lumbrio</footer>` },
    { legal: null },
  ],
  [
    'the maker of another product',
    { home: `<p>Pebble is developed by Pebblewright Pty Ltd. Lumbrio adds a timer to Pebble.</p>` },
    { legal: null },
  ],
  ['a university', { about: `<p>Lumbrio is a project of the University of Kiel.</p>` }, { legal: null }],
  [
    'an address in care of somebody',
    {
      imprint: `<h1>Impressum</h1><h3>Angaben gemäß § 5 DDG</h3>${br('Wald AI - Claus Weiß', 'c/o Online-Impressum.de #5748', 'Europaring 90', '53757 Sankt Augustin')}`,
    },
    { city: 'Sankt Augustin', country: 'DE' },
    { lang: 'de' },
  ],
  [
    'an imprint that opens in a panel',
    {
      home: `<main><p>Hi</p></main><div id="imprint" style="display:none"><h2>Impressum</h2>${br('Angaben gemäß § 5 TMG', 'Falkner Apps UG (haftungsbeschränkt)', 'Seestr. 5', '88045 Friedrichshafen')}</div>`,
    },
    { legal: 'Falkner Apps UG (haftungsbeschränkt)', city: 'Friedrichshafen', country: 'DE' },
    { lang: 'de' },
  ],
  [
    'a footer with the town behind the company',
    { home: `<footer><p>© 2026 Lumbrio, UAB. Vilnius, Lithuania.</p></footer>` },
    { legal: 'Lumbrio, UAB', city: 'Vilnius', country: 'LT' },
  ],
  [
    'a company in Hong Kong',
    { contact: `<h1>Contact us</h1>${br('Jade Kite Limited', 'Room 1203, 12/F, Wing On House', '71 Des Voeux Road Central, Hong Kong')}` },
    { legal: 'Jade Kite Limited', city: 'Hong Kong', country: 'HK' },
  ],
  [
    'a company in San Marino',
    { contact: `<h1>Contatti</h1>${br('Titano Soft S.r.l.', 'Strada del Bargello 10', '47891 Dogana, Repubblica di San Marino')}` },
    { legal: 'Titano Soft S.r.l.', city: 'Dogana', country: 'SM' },
    { lang: 'it' },
  ],
  [
    'an Indian company and its address on one line',
    {
      contact: `<h1>Contact</h1><h3>Office</h3><p>Banyan Byte Private Limited, 4th Floor, HSR Layout, Bengaluru, Karnataka 560102, India</p>`,
    },
    { legal: 'Banyan Byte Private Limited', city: 'Bengaluru', country: 'IN' },
  ],
  [
    'a sole trader named with the country',
    {
      terms: `<p>operated by <strong>Séamus Ó Sé</strong>, sole trader trading as <strong>lumbrio.net</strong>, Ireland ("we", "us").</p>`,
    },
    { legal: null, country: 'IE' },
  ],
  [
    'a footer that says where it was made',
    { home: `<footer><p>Made with ❤️ in Lisbon, Portugal</p></footer>` },
    { city: 'Lisbon', country: 'PT' },
  ],
  [
    'an address in a picture of the product',
    { home: `<div class="mock"><p>Invoice</p><p>Address: 12 Oak Street, Austin, TX 73301</p></div>` },
    { city: null, country: null },
  ],
  [
    'an address in New Zealand',
    { contact: `<p>Address: 12 Queen Street, Auckland 1010, New Zealand</p>` },
    { city: 'Auckland', country: 'NZ' },
  ],
  [
    'an Austrian imprint',
    {
      imprint: `<h1>Impressum</h1>${br('Informationen gemäß § 5 ECG', 'Enzian Software GmbH', 'Herrengasse 3', '8010 Graz', 'Firmenbuchnummer: FN 123456a')}`,
    },
    { legal: 'Enzian Software GmbH', city: 'Graz', country: 'AT' },
    { lang: 'de' },
  ],
  [
    'a German association',
    { imprint: `<h1>Impressum</h1>${br('Angaben gemäß § 5 DDG', 'Offene Werkstatt Kiel e.V.', 'Holtenauer Str. 5', '24105 Kiel')}` },
    { legal: 'Offene Werkstatt Kiel e.V.', city: 'Kiel', country: 'DE' },
    { lang: 'de' },
  ],
  [
    'a table of processors',
    {
      privacy: `<table><tr><th>Company</th><th>Purpose</th><th>Country</th></tr><tr><td>Google LLC</td><td>Analytics</td><td>USA</td></tr><tr><td>Hetzner Online GmbH</td><td>Hosting</td><td>Germany</td></tr></table>`,
    },
    { legal: null, city: null, country: null },
  ],
  [
    'a payment provider in legal notices',
    { imprint: `<h1>Legal</h1><p>We use Stripe Payments Europe, Ltd. for payments.</p>` },
    { legal: null },
  ],
]

describe('who and where, in the words that sites use:', () => {
  test.each(CASES.map(([title, bodies, stated, options]) => ({ title, bodies, stated, options })))(
    '$title',
    ({ bodies, stated, options }) => expect(companyOf(profileOf(bodies, options))).toMatchObject(stated),
  )
})

const HOSTILE = [
  'A-',
  'A.A.',
  '+',
  '1-',
  'a@a.',
  '(',
  'Ltd ',
  'A & ',
  '12345 A',
  '株式会社',
  'founded by A',
  'we are based in A ',
  'Company: ',
  'tel: 1',
]
test.each(HOSTILE.map((seed) => [seed]))('endless "%s" neither stalls the draft nor becomes a company', (seed) => {
  const lines = Array.from({ length: 20 }, (_, at) => `<p>${seed.repeat((at + 1) * 60)}</p>`).join('')
  const profile = profileOf({ home: lines, imprint: `<h1>Imprint</h1>${lines}` })
  expect({ ...companyOf(profile), founders: profile.founders }).toEqual({ legal: null, city: null, country: null, founders: [] })
})
