import { describe, expect, test } from 'bun:test'
import type { DraftedProfile } from '../../server/fields/draft.ts'
import { companyOf, profileOf, valueOf, type Bodies } from './companies.ts'

const br = (...list: string[]) => `<p>${list.join('<br>')}</p>`

type Stated = { legal?: string | null; city?: string | null; country?: string | null; phone?: string; email?: string }
const CASES: [title: string, bodies: Bodies, stated: Stated, options?: { lang?: string; head?: string }][] = [
  [
    'a Brazilian town with the letters of its state, which are no legal form',
    { home: '<p>Drones.</p><footer><h4>Contato</h4><p>Telefone: (79) 99873-7632</p><p>Aracaju - SE</p></footer>' },
    { legal: null, city: 'Aracaju', country: null },
    { lang: 'pt' },
  ],
  ['a Canadian town with its province', { contact: '<h1>Contact</h1><p>Calgary, AB</p>' }, { legal: null }],
  [
    'what terms do not warrant',
    { terms: '<h1>Terms</h1><p>This service is provided by us on an “AS IS” and “AS AVAILABLE” basis.</p>' },
    { legal: null },
  ],
  [
    'a company whose name begins with a year',
    { home: '<p>Glasses.</p><footer>© 2026 2020 Vision LLC</footer>' },
    { legal: '2020 Vision LLC' },
  ],
  [
    'one person in a town of a state',
    { home: '<p>Lumbrio is designed, built, and supported by one person — Kim Fern — in Berwyn, Pennsylvania.</p>' },
    { city: 'Berwyn', country: 'US' },
  ],
  [
    'a Romanian town before the number of the house',
    { home: '<p>Pavaje.</p><footer><h4>Contact</h4><p>Bratca, nr. 212, jud. Bihor</p><p>0753 425 298</p></footer>' },
    { city: 'Bratca' },
    { lang: 'ro' },
  ],
  [
    'numbers to call in a list of tariffs are no postcode',
    { terms: '<h1>Terms</h1><p>Lumbrio is operated by Ruler Pty Ltd.</p><table><tr><td>1300 / 1800 Inbound</td></tr></table>' },
    { legal: 'Ruler Pty Ltd.', city: null },
  ],
  [
    'a person who operates as a trade name',
    { terms: '<h1>Terms</h1><p>Lumbrio is software provided by Dana Voss, operating as Harbor_Voss ("we", "us").</p>' },
    { legal: 'Dana Voss, operating as Harbor_Voss' },
  ],
  [
    'a Norwegian sole trader by the label of the business',
    {
      privacy: '<h1>Personvern</h1><p>Virksomhet: Quill Digital v/Dana Voss</p><p>Org.nr.: 937 271 752</p>',
    },
    { legal: 'Quill Digital v/Dana Voss' },
    { lang: 'no' },
  ],
  [
    'a Hungarian sole trader by two letters',
    { contact: '<h1>Kapcsolat</h1><p>Kovács Péter ev | +36304221408 | lumbrio@gmail.com</p>' },
    { legal: 'Kovács Péter ev' },
    { lang: 'hu' },
  ],
  [
    'a Polish town before a tax number',
    { home: '<p>Kosze.</p><footer>Lumbrio, ul. Długa 27a, 23-407 Lipowo NIP: 9182192895, REGON: 544134996</footer>' },
    { city: 'Lipowo', country: 'PL' },
    { lang: 'pl' },
  ],
  [
    'a gym and its town, which are no Indonesian company',
    { home: '<p>Massages.</p><h2>Where</h2><p>PT Center · Popești</p><p>Cheiul Dâmboviței</p><footer>PT Center · Popești</footer>' },
    { legal: null },
    { lang: 'ro' },
  ],
  [
    'a business without a legal form that its own terms define',
    {
      terms:
        '<h1>Terms</h1><p>These terms govern Lumbrio, which is provided by Quill Harbor Systems ("Quill," "we," "us," or "our").</p><p>Payments go through Paywell Payments Services ("Paywell"), and its terms apply.</p>',
    },
    { legal: 'Quill Harbor Systems' },
  ],
  [
    'what terms define as a product or a service is nobody',
    { terms: '<h1>Terms</h1><p>Welcome to Lumbrio ("we," "us"). The Pro Services ("Services") end with your plan.</p>' },
    { legal: null },
  ],
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
    'a German trader under a trading name, by the label of the owner',
    {
      imprint: `<h1>Impressum</h1><h2>Angaben gemäß § 5 DDG</h2>${br('Dachs Studio', 'Inhaber: David Dachs', 'Rahel-Weg 2', '10969 Berlin', 'Deutschland')}`,
    },
    { legal: 'David Dachs', city: 'Berlin', country: 'DE' },
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
    'an Indonesian company before the words that keep all rights',
    { home: '<footer>© 2026 PT Lumbrio Legal Indonesia. Seluruh Hak Cipta Dilindungi.</footer>' },
    { legal: 'PT Lumbrio Legal Indonesia' },
    { lang: 'id' },
  ],
  [
    'a Vietnamese company by its trade',
    { home: '<footer>© 2026 Lumbrio — Công ty TNHH Thương mại và Du lịch Skyway. MSDN: 0111420659.</footer>' },
    { legal: 'Công ty TNHH Thương mại và Du lịch Skyway' },
    { lang: 'vi' },
  ],
  [
    'a Japanese trade name that says so in brackets',
    { imprint: `<h1>特定商取引法に基づく表記</h1><table><tr><th>販売事業者</th><td>MIERIS(屋号)</td></tr></table>` },
    { legal: 'MIERIS' },
    { lang: 'ja' },
  ],
  [
    'a Japanese trade name below a heading that asks for the seller',
    { imprint: `<h1>特定商取引法に基づく表記</h1><h2>販売事業者</h2><dl><div><dt>屋号</dt><dd>空色工房</dd></div></dl>` },
    { legal: '空色工房' },
    { lang: 'ja' },
  ],
  [
    'a label with two words for the same, below that of the trade name',
    {
      home: '<h1>Lumbrio counts for you</h1>',
      imprint: '<h1>Legal notice</h1><ul><li><b>Trade name:</b> Lumbrio</li><li><b>Legal name / owner:</b> Dana Voss Carrasco</li></ul>',
    },
    { legal: 'Dana Voss Carrasco' },
    { lang: 'en' },
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
    { legal: 'Séamus Ó Sé', country: 'IE' },
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
  [
    'a maker without legal form named as one',
    { home: '<footer><p>Lumbrio is a product of <a href="https://silk.example">Silk Media</a>. All rights reserved.</p></footer>' },
    { legal: 'Silk Media' },
  ],
  ['a project of a person', { home: '<footer><p>Lumbrio is a project of Ida Kranz.</p></footer>' }, { legal: null }],
  [
    'a denial in German',
    {
      home: '<footer><p>Unabhängige Softwarelösung mit Schnittstelle zu Pebble. Kein Produkt der Pebblewright GmbH &amp; Co. KG.</p></footer>',
    },
    { legal: null },
    { lang: 'de' },
  ],
  [
    'membership in an association',
    { home: '<footer><p>Mitglied im Softwareverband Nord e.V.</p></footer>' },
    { legal: null },
    { lang: 'de' },
  ],
  [
    'a company with its country behind it',
    { home: '<footer><p>Lumbrio is a product of Lesan, Corp., Delaware, USA.</p></footer>' },
    { legal: 'Lesan, Corp.', country: 'US' },
  ],
  [
    'the country of a copied privacy policy',
    {
      privacy:
        '<p><strong>Company</strong> (referred to as either "the Company", "We", "Us" or "Our" in this Agreement) refers to Lumbrio.</p><p><strong>Country</strong> refers to: Karnataka, India</p>',
    },
    { legal: null, country: 'IN' },
  ],
  [
    'the definitions of a copied privacy policy',
    {
      privacy:
        '<p><strong>Company</strong> (referred to as either "the Company", "We", "Us" or "Our" in this Agreement) refers to Quiet Harbor LLC, 30 N Gould St Ste R, Sheridan, WY 82801.</p><p><strong>Country</strong> refers to: Wyoming, United States</p>',
    },
    { legal: 'Quiet Harbor LLC', city: 'Sheridan', country: 'US' },
  ],
  ['names of customers', { home: '<section><h2>Trusted by</h2><p>Nordlicht GmbH</p><p>Pebblewright Inc.</p></section>' }, { legal: null }],
  [
    'a case study',
    { home: '<section><h3>How Nordlicht GmbH saved 30%</h3><p>Nordlicht GmbH, Hamburg, Germany</p></section>' },
    { legal: null, city: null, country: null },
  ],
  [
    'two offices, the first one first',
    { contact: '<h2>Offices</h2><p>Berlin<br>Torstr. 1<br>10119 Berlin<br>Germany</p><p>New York<br>1 Main Ave<br>New York, NY 10001</p>' },
    { city: 'Berlin', country: 'DE' },
  ],
  ['the place of a job', { other: '<h2>Open positions</h2><p>Engineer — Berlin, Germany</p>' }, { city: null, country: null }],
  ['the place of an event', { home: '<p>Meet us at the conference in Lisbon, Portugal.</p>' }, { city: null, country: null }],
  ['countries of delivery', { home: '<p>We ship to Germany, Austria and Switzerland.</p>' }, { city: null, country: null }],
  ['where servers stand', { home: '<p>Hosted in Germany. GDPR compliant.</p>' }, { country: null }],
  ['a label of origin', { home: '<footer><p>Made in Germany</p></footer>' }, { country: null }],
  [
    'a calling code beside an address',
    { contact: '<h1>Contact</h1><p>Hauptstr. 5<br>12043 Berlin<br>Tel: +49 30 99887766</p>' },
    { city: 'Berlin', country: 'DE' },
  ],
  [
    'a local business in JSON-LD',
    { home: 'x' },
    { city: 'Lyon', country: 'FR' },
    {
      head: '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"LocalBusiness","name":"Lumbrio","address":{"@type":"PostalAddress","streetAddress":"1 rue X","addressLocality":"Lyon","postalCode":"69001","addressCountry":"FR"}}]}</script>',
    },
  ],
  [
    'a country by name in JSON-LD',
    { home: 'x' },
    { city: 'Lahore', country: 'PK' },
    {
      head: '<script type="application/ld+json">{"@type":"Organization","name":"Lumbrio","address":{"addressLocality":"Lahore","addressCountry":{"@type":"Country","name":"Pakistan"}}}</script>',
    },
  ],
  ['a person behind a copyright mark', { home: '<footer><p>© 2026 Ida Kranz</p></footer>' }, { legal: null }],
  [
    'a copyright line in capitals',
    { home: '<footer><p>COPYRIGHT © 2026 QUIET HARBOR, INC. ALL RIGHTS RESERVED</p></footer>' },
    { legal: 'QUIET HARBOR, INC.' },
  ],
  ['a copyright line with the year at its end', { home: '<footer><p>© Quiet Harbor Ltd 2026</p></footer>' }, { legal: 'Quiet Harbor Ltd' }],
  [
    'brand and company in one copyright line',
    { home: '<footer><p>© 2026 Lumbrio | Quiet Harbor B.V. | KvK 83970614</p></footer>' },
    { legal: 'Quiet Harbor B.V.', country: 'NL' },
  ],
  [
    'a Japanese profile in a table',
    {
      about:
        '<table><tr><td>会社名</td><td>株式会社あおば</td></tr><tr><td>設立</td><td>2015年4月1日</td></tr><tr><td>所在地</td><td>大阪府大阪市北区梅田1-1</td></tr></table>',
    },
    { legal: '株式会社あおば', city: '大阪市', country: 'JP' },
    { lang: 'ja' },
  ],
  [
    'a Korean footer',
    { home: '<footer><p>상호: 주식회사 루멘 | 사업자등록번호: 123-45-67890 | 주소: 서울특별시 강남구 테헤란로 1</p></footer>' },
    { legal: '주식회사 루멘', city: '서울', country: 'KR' },
    { lang: 'ko' },
  ],
  [
    'a Chinese footer',
    { home: '<footer><p>© 2026 杭州云杉网络科技有限公司 浙ICP备2021000000号</p></footer>' },
    { legal: '杭州云杉网络科技有限公司', country: 'CN' },
    { lang: 'zh' },
  ],
  [
    'a Swedish footer',
    { home: '<footer><p>Björkskog AB | Org.nr 559123-4567 | Kungsgatan 1, 111 43 Stockholm</p></footer>' },
    { legal: 'Björkskog AB', city: 'Stockholm', country: 'SE' },
    { lang: 'sv' },
  ],
  [
    'a Finnish footer',
    { home: '<footer><p>Mäntymetsä Oy, Y-tunnus 1234567-8, Mannerheimintie 1, 00100 Helsinki</p></footer>' },
    { legal: 'Mäntymetsä Oy', city: 'Helsinki', country: 'FI' },
    { lang: 'fi' },
  ],
  [
    'a Danish footer',
    { home: '<footer><p>Bøgeskov ApS · CVR 12345678 · Vestergade 1, 1456 København</p></footer>' },
    { legal: 'Bøgeskov ApS', city: 'København', country: 'DK' },
    { lang: 'da' },
  ],
  [
    'a Hungarian imprint',
    { imprint: '<h1>Impresszum</h1><p>Üzemeltető: Tölgyfa Kft.<br>Székhely: 1051 Budapest, Nádor utca 1.<br>Adószám: 12345678-2-41</p>' },
    { legal: 'Tölgyfa Kft.', city: 'Budapest', country: 'HU' },
    { lang: 'hu' },
  ],
  [
    'a Greek contact page',
    { contact: '<h1>Επικοινωνία</h1><p>Ελιά Ι.Κ.Ε.<br>Ερμού 1, 105 63 Αθήνα<br>ΑΦΜ 998877665</p>' },
    { city: 'Αθήνα', country: 'GR' },
    { lang: 'el' },
  ],
  [
    'a Croatian contact page',
    { contact: '<h1>Kontakt</h1><p>Hrast d.o.o.<br>Ilica 1, 10000 Zagreb<br>OIB: 12345678901</p>' },
    { legal: 'Hrast d.o.o.', city: 'Zagreb', country: 'HR' },
    { lang: 'hr' },
  ],
  [
    'a Bulgarian contact page',
    { contact: '<h1>Контакти</h1><p>Дъб ЕООД<br>ул. Витоша 1, 1000 София, България</p>' },
    { legal: 'Дъб ЕООД', city: 'София', country: 'BG' },
    { lang: 'bg' },
  ],
  [
    'a Russian contact page',
    { contact: '<h1>Реквизиты</h1><p>ООО «Ромашка»<br>ОГРН 1097746123987<br>123456, г. Москва, ул. Ленина, д. 1</p>' },
    { legal: 'ООО «Ромашка»', city: 'Москва', country: 'RU' },
    { lang: 'ru' },
  ],
  [
    'a Swiss imprint in German',
    { imprint: '<h1>Impressum</h1><p>Kontaktadresse<br>Seeblick Software GmbH<br>Seestrasse 1<br>8002 Zürich<br>Schweiz</p>' },
    { legal: 'Seeblick Software GmbH', city: 'Zürich', country: 'CH' },
    { lang: 'de' },
  ],
  [
    'a Swiss imprint in French',
    { imprint: '<h1>Mentions légales</h1><p>Lac Bleu Sàrl<br>Rue du Rhône 1<br>1204 Genève<br>Suisse</p>' },
    { legal: 'Lac Bleu Sàrl', city: 'Genève', country: 'CH' },
    { lang: 'fr' },
  ],
  [
    'a Belgian footer',
    { home: '<footer><p>Blauwe Lucht BV – BE 0123.456.789 – Kerkstraat 1, 9000 Gent</p></footer>' },
    { legal: 'Blauwe Lucht BV', city: 'Gent', country: 'BE' },
    { lang: 'nl' },
  ],
  [
    'a Mexican notice',
    { imprint: '<h1>Aviso legal</h1><p>Nopal Digital, S.A. de C.V., con domicilio en Ciudad de México, México.</p>' },
    { legal: 'Nopal Digital, S.A. de C.V.', city: 'Ciudad de México', country: 'MX' },
    { lang: 'es' },
  ],
  [
    'an Argentine footer',
    { home: '<footer><p>© 2026 Ceibo Software S.R.L. Buenos Aires, Argentina</p></footer>' },
    { legal: 'Ceibo Software S.R.L.', city: 'Buenos Aires', country: 'AR' },
    { lang: 'es' },
  ],
  [
    'a company in Dubai',
    { contact: '<h1>Contact</h1><p>Dune Labs FZ-LLC<br>Dubai Internet City, Dubai, UAE</p>' },
    { legal: 'Dune Labs FZ-LLC', city: 'Dubai', country: 'AE' },
  ],
  [
    'an address in Israel',
    { contact: '<h1>Contact</h1><p>Address: 1 Rothschild Blvd, Tel Aviv, Israel</p>' },
    { city: 'Tel Aviv', country: 'IL' },
  ],
  [
    'a sentence in the terms',
    { terms: '<p>Lumbrio is owned by Mango Byte OPC, located in Quezon City, Philippines.</p>' },
    { city: 'Quezon City', country: 'PH' },
  ],
  [
    'a Spanish new-enterprise company and no court',
    {
      imprint: `<h1>Aviso Legal</h1><p>se informa que la aplicación (en adelante, la "App") es titularidad de:</p><p><strong>Titular:</strong> GATO2 MANAGEMENT SOLUTIONS S.L.N.E.</p><p><strong>CIF:</strong> ESB85649199</p><p><strong>Domicilio:</strong> C/ Lanzarote 15, 28231 Las Rozas de Madrid, Madrid, España</p><p>Juzgados de Sevilla, España.</p>`,
    },
    { legal: 'GATO2 MANAGEMENT SOLUTIONS S.L.N.E.', city: 'Las Rozas de Madrid', country: 'ES' },
    { lang: 'es' },
  ],
  [
    'a French law firm and not its host',
    {
      imprint: `<h1>Mentions légales</h1><h2>Éditeur du site</h2><p>Le présent site est édité par le cabinet <strong>Lexaro</strong>, cabinet d’avocats inscrit au Barreau. <br>Adresse : 12 Rue de la Justice, 75001 Paris, France <br>Téléphone : +33 1 82 45 67 89</p><h2>Hébergement</h2><p>Le site est hébergé par :<br>OVH SAS <br>2 rue Kellermann, 59100 Roubaix, France</p>`,
    },
    { legal: 'Lexaro', city: 'Paris', country: 'FR', phone: '+33 1 82 45 67 89' },
    { lang: 'fr' },
  ],
  [
    'a French association',
    {
      imprint: `<h1>Mentions légales</h1><h2>Éditeur du site</h2><p>Festival Lumbrio, édité par l’association PRISME, association régie par la loi du 1er juillet 1901, dont le siège social est situé 31 avenue Arthur Benoit, 44100 Nantes.</p>`,
    },
    { legal: 'PRISME', city: 'Nantes', country: 'FR' },
    { lang: 'fr' },
  ],
  [
    'an American company in Spanish terms, and not its law',
    {
      terms: `<p>1.1 Lumbrio: plataforma digital, operada por Lumbrio LLC.</p><p>Contacto: <a href="mailto:hello@mail.lumbrio.net">hello@mail.lumbrio.net</a> · (754) 254-3322.</p><p>11.2 Estos términos se rigen por las leyes del Estado de Florida, Estados Unidos.</p>`,
    },
    { legal: 'Lumbrio LLC', city: null, country: null, phone: '(754) 254-3322', email: 'hello@mail.lumbrio.net' },
    { lang: 'es' },
  ],
  [
    'a private person in a town on the Danube',
    {
      imprint: `<h1>Impressum</h1><p>Angaben gemäß § 5 Digitale-Dienste-Gesetz (DDG)</p><div class="card"><address>Martin Moosbach<br>Kapuzinerstraße 8<br>94474 Vilshofen an der Donau<br>Deutschland</address></div><p>E-Mail: <a href="mailto:martin.moosbach@web.de">martin.moosbach@web.de</a></p>`,
    },
    { legal: null, city: 'Vilshofen an der Donau', country: 'DE', email: 'martin.moosbach@web.de' },
    { lang: 'de' },
  ],
  [
    'a private person who says so',
    {
      imprint: `<h1>Legal Notice</h1><p>Information pursuant to § 5 TMG (German Telemedia Act)</p><h2>Responsible</h2><p>Christian Uhlenbrock<br>Email: <a href="mailto:axx@gmail.com">axx@gmail.com</a></p><p>Private individual, not a company.</p>`,
    },
    { legal: null, city: null, country: null, email: 'axx@gmail.com' },
  ],
  [
    'an address shown over another one',
    { terms: `<h3>10. Contact Information</h3><ul><li><a href="mailto:am.real@gmail.com">support@lumbrio.net</a></li></ul>` },
    { email: 'support@lumbrio.net' },
  ],
  [
    'a developer defined in the terms',
    {
      terms: `<p>By downloading, installing, or using any application ("App") developed by PolyOrbLabs LLC ("we," "our," or "us"), you agree.</p><footer><p>© 2026 PolyOrbLabs LLC. All rights reserved.</p></footer>`,
    },
    { legal: 'PolyOrbLabs LLC', country: null },
  ],
  [
    'a Swiss company with its register',
    {
      imprint: `<h1>Impressum</h1><p>Bergluft Digital GmbH<br>Dorfstrasse 3<br>6003 Luzern</p><p>UID: CHE-114.890.277</p><p>Handelsregister des Kantons Luzern</p>`,
    },
    { legal: 'Bergluft Digital GmbH', city: 'Luzern', country: 'CH' },
    { lang: 'de' },
  ],
  [
    'a German association with its street',
    {
      imprint: `<h1>Impressum</h1><h2>Betreiber</h2><p>Stadtgarten Süd e. V.</p><p>Gartenweg 12<br>70173 Stuttgart</p><p>Vereinsregister: VR 7211 Amtsgericht Stuttgart</p>`,
    },
    { legal: 'Stadtgarten Süd e. V.', city: 'Stuttgart', country: 'DE' },
    { lang: 'de' },
  ],
  [
    'a post office box',
    { contact: `<h1>Contact</h1><p>Quiet Harbor, LLC<br>PO Box 4412<br>Boulder, CO 80306</p>` },
    { legal: 'Quiet Harbor, LLC', city: 'Boulder', country: 'US' },
  ],
  [
    'a company doing business under the brand',
    { terms: `<p>Lumbrio is operated by Quiet Harbor LLC d/b/a Lumbrio ("Company").</p>` },
    { legal: 'Quiet Harbor LLC' },
  ],
  ['a subsidiary', { about: `<p>Lumbrio is a wholly owned subsidiary of Nordsee Holding AG.</p>` }, { legal: null }],
  ['a buyer', { about: `<p>In 2024 Lumbrio was acquired by Pebble Inc.</p>` }, { legal: null }],
  [
    'a trading name of a Scottish company',
    {
      home: `<footer><p>Lumbrio is a trading name of Copper Finch Ltd, registered in Scotland SC123987. 12 Rose Street, Edinburgh EH2 2PR.</p></footer>`,
    },
    { legal: 'Copper Finch Ltd', city: 'Edinburgh', country: 'GB' },
  ],
  [
    'an Irish company',
    {
      privacy: `<h2>Who we are</h2><p>Lumbrio is provided by Heather Byte Limited, 12 Mount Street Lower, Dublin 2, D02 XY45, Ireland.</p>`,
    },
    { legal: 'Heather Byte Limited', city: 'Dublin', country: 'IE' },
  ],
  [
    'a publisher whom the site denies',
    {
      home: '<p>Publisher: Zwei Brüder UG (haftungsbeschränkt)</p><p>Lumbrio is free hobby work, not a product of Zwei Brüder UG (haftungsbeschränkt).</p>',
    },
    { legal: null },
  ],
  [
    'a name after the end of a sentence',
    { terms: '<p>It has no paid features. Heron & Vale Ltd operates Lumbrio. Heron & Vale Ltd ("we") is in charge.</p>' },
    { legal: 'Heron & Vale Ltd' },
  ],
  [
    'customers named in an about section',
    { home: '<h2>Chi siamo</h2><p>Lavoriamo con Cavallo Rosso S.p.A. e altre aziende ogni giorno.</p>' },
    { legal: null },
    { lang: 'it' },
  ],
  [
    'an arbitrator and an insurer beside a private person',
    {
      imprint: `<h1>Impressum</h1>${br('Henrike Sommer', 'Lindenweg 4', '24582 Bordesholm')}<p>Zuständig ist die Universalschlichtungsstelle des Zentrums für Schlichtung e.V., Straßburger Straße 8, 77694 Kehl.</p><p>Berufshaftpflicht: Nordstern Versicherung AG</p>`,
    },
    { legal: null, city: 'Bordesholm' },
    { lang: 'de' },
  ],
  [
    'an offer of a company',
    { about: '<h1>Über uns</h1><p>Lumbrio ist ein Angebot der Falkner Apps GmbH aus Kiel.</p>' },
    { legal: 'Falkner Apps GmbH' },
    { lang: 'de' },
  ],
  [
    'a project line in the footer',
    { home: '<footer><p>Ein Projekt der Falkner Apps GmbH</p></footer>' },
    { legal: 'Falkner Apps GmbH' },
    { lang: 'de' },
  ],
  [
    "a law firm's own imprint",
    { imprint: `<h1>Impressum</h1>${br('Kanzlei Lumbrio PartG mbB', 'Lindenweg 4', '24582 Bordesholm')}` },
    { legal: 'Kanzlei Lumbrio PartG mbB' },
    { lang: 'de' },
  ],
]

const statedBy = (profile: DraftedProfile) => ({
  ...companyOf(profile),
  phone: valueOf(profile, 'phone'),
  email: valueOf(profile, 'contact_email'),
})

describe('who and where, in the words that sites use:', () => {
  test.each(CASES.map(([title, bodies, stated, options]) => ({ title, bodies, stated, options })))(
    '$title',
    ({ bodies, stated, options }) => expect(statedBy(profileOf(bodies, options))).toMatchObject(stated),
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

describe('where a company is, in the ways that small sites say it', () => {
  const placeOf = (bodies: Bodies, options?: Parameters<typeof profileOf>[1]) => {
    const { city, country } = companyOf(profileOf(bodies, options))
    return [city, country]
  }
  const geo = '<meta name="geo.region" content="AT-7"><meta name="geo.placename" content="Eisenstadt">'

  test.each([
    [
      'behind the copyright',
      { home: '<footer><p>© 2026 Lumbrio™ - Valdivia, Chile. Todos los derechos reservados.</p></footer>' },
      'Valdivia',
      'CL',
    ],
    ['with the sign of a province below the street', { contact: '<p>Via Garibaldi, 13,<br>Castelmare (NA)</p>' }, 'Castelmare', null],
    ['behind the number of a house in a village', { contact: '<p>Adresa: Lipovská 256, Horní Lhota</p>' }, 'Horní Lhota', null],
    [
      'in a line of the footer that opens so',
      { about: '<main></main><footer><p>Based in the United States. Available everywhere.</p></footer>' },
      null,
      'US',
    ],
  ] as [string, Bodies, string | null, string | null][])('%s', (_, bodies, city, country) => {
    expect(placeOf(bodies)).toEqual([city, country])
  })

  test('in the country that a tag names for search engines, not the town beside it, which may be one served', () => {
    expect(placeOf({}, { head: geo })).toEqual([null, 'AT'])
  })

  test('but a coast is no town, and the name of a program none either', () => {
    expect(placeOf({ contact: '<h2>Adresse</h2><p>Côte Atlantique, France</p>' })[0]).toBeNull()
    expect(placeOf({ about: '<h2>Office</h2><p>Tools at work (SDL 2011, 2014, MemSource)</p>' })[0]).toBeNull()
  })
})

describe('a company is known', () => {
  test('by two capitals behind the name of the site, which goes without them', () => {
    const draft = profileOf({ home: '<p>Lumbrio AB erbjuder lager för små butiker.</p>' }, { name: 'Lumbrio AB', lang: 'sv' })
    expect([valueOf(draft, 'name'), valueOf(draft, 'legal_name')]).toEqual(['Lumbrio', 'Lumbrio AB'])
  })

  test('but not as founded since what others have asked for', () => {
    const said = 'Our tool helps every workshop to meet the rules for signed mail that the great mail services have asked for since 2021.'
    expect(valueOf(profileOf({ home: `<p>${said}</p>` }), 'founded_year')).toBeNull()
    expect(valueOf(profileOf({ home: '<p>Since 2021 we have built tools for workshops.</p>' }), 'founded_year')).toBe(2021)
  })

  test('by the number in a link that opens a conversation', () => {
    const draft = profileOf({ home: '<a href="https://wa.me/584246164711?text=Hola">Escríbenos</a>' }, { lang: 'es' })
    expect(valueOf(draft, 'phone')).toBe('+584246164711')
  })

  test('but not by the mailbox of the template', () => {
    expect(valueOf(profileOf({ contact: '<p>Write to hello@creative-tim.com</p>' }), 'contact_email')).toBeNull()
  })
})
