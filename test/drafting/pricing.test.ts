import { describe, expect, test } from 'bun:test'
import { draftOf, plan, plans, valueOf } from './invented.ts'

type Case = [title: string, pages: Record<string, string> | string, model: string | null, price: string | null, lang?: string]
const pagesOf = (pages: Case[1]) => (typeof pages === 'string' ? { '/': pages } : pages)
const software = (offers: object) =>
  `<p>An app for sailors.</p><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'SoftwareApplication', name: 'Tidepool', offers })}</script>`
const box = (title: string, ...lines: string[]) =>
  `<div class="card"><h3>${title}</h3>${lines.map((line) => `<div>${line}</div>`).join('')}<p>All you need</p></div>`

const STATED: Case[] = [
  [
    'a free plan by its name beside a paid one',
    {
      '/pricing': `${plans(plan('Flat', '€18 / user / month'), plan('Team', '€40 / user / month'))}<p>Start with the free Community plan and upgrade later.</p>`,
    },
    'freemium',
    '€18 / user / month',
  ],
  [
    'a free plan beside one on request',
    { '/pricing': plans(plan('Personal', 'Free'), plan('Business', 'On request')) },
    'freemium',
    'Free',
  ],
  [
    'plans above a list of further services, in Finnish',
    {
      '/pricing': `${plans(plan('Hopea', '199 € / vuosi'), plan('Kulta', '699 € / vuosi'))}<h2>Lisäpalveluhinnasto</h2>${box('Tilaushistoria', '99 €')}${box('Käyttöönotto', '149 €')}`,
    },
    'paid',
    '199 € / vuosi',
    'fi',
  ],
  [
    'a free tool whose makers may be written to',
    { '/pricing': `${plans(plan('Everybody', 'Free'))}<h2>Questions?</h2><p>Contact us.</p>` },
    'free',
    'Free',
  ],
  [
    'a free plan beside paid ones',
    { '/pricing': plans(plan('Free', '$0'), plan('Pro', '$12 / month'), plan('Team', '$40 / month')) },
    'freemium',
    '$12 / month',
  ],
  [
    'a price for a seat of which five have to be bought',
    {
      '/pricing': plans(
        plan('Solo', '$19 / month'),
        '<div class="card"><h3>Team</h3><p>$8 / user / month</p><p>Minimum 5 users</p></div>',
        plan('Company', '$90 / month'),
      ),
    },
    'paid',
    '$19 / month',
  ],
  [
    'a price for a seat that is the lowest even five times',
    {
      '/pricing': plans(
        plan('Solo', '$59 / month'),
        '<div class="card"><h3>Team</h3><p>$8 / user / month</p><p>from 5 users</p></div>',
        plan('Company', '$90 / month'),
      ),
    },
    'paid',
    '$8 / user / month',
  ],
  [
    'amounts with a dash for their cents, and no sign',
    { '/pricing': '<h1>Preise</h1><div><h3>Basis</h3><p>89,- pro Monat</p></div><div><h3>Plus</h3><p>149,- pro Monat</p></div>' },
    'paid',
    '89,- pro Monat',
    'de',
  ],
  [
    'surcharges under a heading of their own',
    {
      '/pricing':
        '<h1>Preise</h1><h2>Stundensatz</h2><p>110,00 € pro Stunde</p><h2>Nebenkosten</h2><table><tr><td>Kopien</td><td>0,15 €/Seite</td></tr></table>',
    },
    'paid',
    '110,00 € pro Stunde',
    'de',
  ],
  ['paid plans only', { '/pricing': plans(plan('Solo', '$12 / month'), plan('Team', '$40 / month')) }, 'paid', '$12 / month'],
  [
    'a period in the next box',
    { '/pricing': plans(box('Solo', '$12', 'per month'), box('Team', '$40', 'per month')) },
    'paid',
    '$12 per month',
  ],
  [
    'sign, number and period in boxes of their own',
    { '/pricing': plans(box('Solo', '€', '9', '/mo'), box('Team', '€', '19', '/mo')) },
    'paid',
    '€9 /mo',
  ],
  [
    'a price in pieces',
    {
      '/pricing': plans(
        box('Solo', '<span>$</span><span>12</span><span>/mo</span>'),
        box('Team', '<span>$</span><span>22</span><span>/mo</span>'),
      ),
    },
    'paid',
    '$12/mo',
  ],
  [
    'a trial for nothing',
    { '/pricing': plans(plan('Trial', '$0', '14 days, all features'), plan('Pro', '$12 / month')) },
    'paid',
    '$12 / month',
  ],
  [
    'a trial named by its title',
    { '/pricing': plans(box('Free Trial', '$0', 'for 30 days'), box('Pro', '$29', 'per month')) },
    'paid',
    '$29 per month',
  ],
  [
    '«free» in the place of a price',
    { '/pricing': plans(plan('Self-hosted', 'Free'), plan('Cloud', '$20/month')) },
    'freemium',
    '$20/month',
  ],
  [
    'a start for free beside prices',
    { '/': '<a href="/x">Start for free</a>', '/pricing': plans(plan('Solo', '$12 / month'), plan('Team', '$40 / month')) },
    'freemium',
    '$12 / month',
  ],
  ['a sentence with both', '<p>Free up to 3 projects. Pro is $5/month.</p>', 'freemium', '$5/month'],
  ['a licence for business', '<p>Free for personal use. Commercial licenses start at $49.</p>', 'freemium', 'start at $49'],
  ['purchases inside a free app', '<p>Tidepool is free to download, with in-app purchases for premium packs.</p>', 'freemium', 'Free'],
  ['a price in the first sentence', '<p>Plan your garden for just $9 one-time. No subscription.</p>', 'paid', '$9 one-time'],
  ['a price on the button', '<p>One purchase, yours forever.</p><a href="/buy">Buy now for $24</a>', 'paid', '$24'],
  ['a price in a question', '<h2>FAQ</h2><h3>How much does it cost?</h3><p>Tidepool costs $15 per year.</p>', 'paid', '$15 per year'],
  [
    'products of a shop',
    '<div><div class="product"><h3>Blue mug</h3><p>$22.00</p></div><div class="product"><h3>Red mug</h3><p>$18.00</p></div></div>',
    'paid',
    '$18.00',
  ],
  ['tickets', '<h2>Tickets</h2><p>Adults $12. Children under 6 are free.</p>', 'paid', '$12'],
  [
    'a plan and one on request',
    { '/pricing': plans(plan('Team', '$30 / month'), plan('Enterprise', 'Contact us')) },
    'paid',
    '$30 / month',
  ],
  [
    'prices on request',
    { '/pricing': '<h1>Pricing</h1><p>Every team is different. Contact sales for a custom quote.</p>' },
    'contact',
    null,
  ],
  ['an app that is free', '<p>Tidepool is completely free.</p>', 'free', 'Free'],
  ['a free download', '<a href="/dl">Free download</a><p>For Windows and Linux.</p>', 'free', 'Free'],
  [
    'a free app with a tip jar',
    '<p>Tidepool is a free app.</p><h2>Support us</h2><p>Buy me a coffee for $3 or donate $10.</p>',
    'free',
    'Free',
  ],
  [
    'a free app with sponsors',
    '<p>A free editor.</p><h2>Sponsors</h2><div class="card"><h3>Gold</h3><p>$500 / month</p><p>Logo</p></div><div class="card"><h3>Silver</h3><p>$100 / month</p><p>Name</p></div>',
    'free',
    'Free',
  ],
  [
    'a plan not yet sold',
    { '/pricing': plans(plan('Free', '$0'), '<div class="card"><span>Coming soon</span><h3>Pro</h3><p>$9 / month</p><p>Sync</p></div>') },
    'free',
    'Free',
  ],
  ['open source', '<p>Tidepool is open source under the MIT license.</p>', 'open_source', null],
  ['open source and free', '<p>Open Source · Free · macOS 14+</p>', 'open_source', 'Free'],
  ['a licence in a word', '<p>MIT licensed. Fork it on GitHub.</p>', 'open_source', null],
  ['a price in JSON-LD alone', software({ '@type': 'Offer', price: '4.99', priceCurrency: 'USD' }), 'paid', '4.99 USD'],
  [
    'a lowest price in JSON-LD',
    software({ '@type': 'AggregateOffer', lowPrice: '9', highPrice: '49', priceCurrency: 'EUR' }),
    'paid',
    '9 EUR',
  ],
  ['a zero in JSON-LD', software({ '@type': 'Offer', price: 0, priceCurrency: 'USD' }), 'free', 'Free'],
  ['a paid edition named without a price', '<p>Free to download. Unlock more with a Pro subscription.</p>', 'freemium', 'Free'],
  ['a list of facts', '<dl><dt>Platform</dt><dd>macOS</dd><dt>Price</dt><dd>Free</dd></dl>', 'free', 'Free'],
  [
    'packs of credits',
    '<h2>Pricing</h2><div><div><h3>100 credits</h3><p>$5</p><p>never expire</p></div><div><h3>500 credits</h3><p>$20</p><p>never expire</p></div></div>',
    'paid',
    '$5',
  ],
  [
    'a table of plans',
    '<h2>Pricing</h2><table><tr><th></th><th>Hobby</th><th>Premium</th></tr><tr><td>Price</td><td>$0</td><td>$4.99 / month</td></tr></table>',
    'freemium',
    '$4.99 / month',
  ],
  [
    'a site about free software that needs a server',
    '<p>Runs on any $5/month server.</p><p>Tidepool is free software.</p>',
    'free',
    'Free',
  ],
  ['an open-source tool by its first sentence', '<p>An open-source, self-hosted feed reader for teams.</p>', 'open_source', null],
  ['a list by period', '<h2>Tidepool Plus</h2><ul><li>Monthly: $1.99</li><li>Yearly: $14.99</li></ul>', 'paid', '$1.99'],
  [
    'a calculator that is free',
    '<h1>Savings calculator for sailors</h1><p>Free online tool. No sign-up.</p><div class="calculator"><div>$10,000</div></div>',
    'free',
    'Free',
  ],
  ['a product that costs nothing', '<p>Tidepool itself costs nothing.</p>', 'free', 'Free'],
  [
    'an answer that only JSON-LD holds',
    `<p>An app.</p><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'What does it cost?', acceptedAnswer: { '@type': 'Answer', text: 'Nothing: Tidepool is free to use.' } }] })}</script>`,
    'free',
    'Free',
  ],
]

const TONGUES: Case[] = [
  [
    'de, a service',
    '<h2>Leistungen</h2><p>Fensterreinigung ab 49 €. Kostenlose Beratung und unverbindliches Angebot.</p>',
    'paid',
    'ab 49 €',
    'de',
  ],
  ['de, by the hour', '<h2>Preise</h2><p>Stundensatz: 85 € pro Stunde</p>', 'paid', '85 € pro Stunde', 'de'],
  [
    'de, a list',
    { '/pricing': '<h1>Preise</h1><dl><dt>Massage 30 Min.</dt><dd>35,00 €</dd><dt>Massage 60 Min.</dt><dd>60,00 €</dd></dl>' },
    'paid',
    '35,00 €',
    'de',
  ],
  ['de, a range', '<h2>Preise</h2><p>Umzug: 300–500 €</p>', 'paid', '300–500 €', 'de'],
  ['de, a room', '<h2>Zimmer</h2><p>Doppelzimmer ab 89 € pro Nacht, kostenlose Stornierung.</p>', 'paid', 'ab 89 € pro Nacht', 'de'],
  ['de, free', '<p>Der Rechner ist völlig kostenlos und werbefrei.</p>', 'free', 'Free', 'de'],
  ['de, open source', '<p>Die Plattform ist Open Source unter Apache 2.0 und kostenlos einsetzbar.</p>', 'open_source', 'Free', 'de'],
  ['de, on request', '<p>Wir streichen Ihre Wohnung. Jetzt kostenloses Angebot anfordern!</p>', 'contact', null, 'de'],
  [
    'de-CH, francs',
    {
      '/pricing':
        '<h1>Preise</h1><div><div><h3>Haarschnitt</h3><p>CHF 65.–</p><p>Waschen inklusive</p></div><div><h3>Farbe</h3><p>CHF 120.–</p><p>Pflege inklusive</p></div></div>',
    },
    'paid',
    'CHF 65.–',
    'de',
  ],
  [
    'fr, plans',
    {
      '/pricing':
        '<h1>Tarifs</h1><div><div><h3>Essentiel</h3><p>à partir de 19 € par mois</p><p>Un utilisateur</p></div><div><h3>Pro</h3><p>49 € par mois</p><p>Cinq utilisateurs</p></div></div>',
    },
    'paid',
    'à partir de 19 € par mois',
    'fr',
  ],
  ['fr, free', '<p>Un outil gratuit pour les associations de quartier.</p>', 'free', 'Free', 'fr'],
  ['fr, on request', '<p>Première consultation gratuite. Tarif sur devis.</p>', 'contact', null, 'fr'],
  ['es, by the session', '<h2>Precios</h2><p>Desde 15 € por sesión</p>', 'paid', 'Desde 15 € por sesión', 'es'],
  ['es, free', '<p>La aplicación es gratuita y no contiene anuncios.</p>', 'free', 'Free', 'es'],
  ['es, on request', '<p>Pide presupuesto sin compromiso.</p>', 'contact', null, 'es'],
  ['it, a licence', { '/pricing': '<h1>Prezzi</h1><p>La licenza costa 79 € una tantum.</p>' }, 'paid', '79 € una tantum', 'it'],
  ['it, free', "<p>L'app è gratuita, senza pubblicità.</p>", 'free', 'Free', 'it'],
  [
    'pt, plans',
    {
      '/pricing':
        '<h1>Planos</h1><div><div><h3>Grátis</h3><p>R$ 0</p><p>Um projeto</p></div><div><h3>Pro</h3><p>R$ 29,90/mês</p><p>Tudo</p></div></div>',
    },
    'freemium',
    'R$ 29,90/mês',
    'pt',
  ],
  [
    'nl, plans',
    {
      '/pricing':
        '<h1>Prijzen</h1><div><div><h3>Open Source</h3><div>Gratis</div><div>Voor altijd.</div></div><div><h3>Gateway</h3><div>€ 20<small>/maand</small></div><div>Beheerd</div></div></div>',
    },
    'freemium',
    '€ 20/maand',
    'nl',
  ],
  [
    'ro, plans',
    {
      '/pricing':
        '<h1>Prețuri</h1><div><div><h3>Start</h3><p>49 lei / lună</p><p>Un utilizator</p></div><div><h3>Plus</h3><p>99 lei / lună</p><p>Trei utilizatori</p></div></div>',
    },
    'paid',
    '49 lei / lună',
    'ro',
  ],
  ['tr, a price', '<h2>Fiyatlar</h2><p>Aylık 149 TL’den başlayan fiyatlar.</p>', 'paid', 'Aylık 149 TL', 'tr'],
  ['tr, free', '<p>Tidepool tamamen ücretsizdir.</p>', 'free', 'Free', 'tr'],
  [
    'pl, a list',
    { '/pricing': '<h1>Cennik</h1><ul><li>Konsultacja – 150 zł</li><li>Pełny pakiet – 1 200 zł</li></ul>' },
    'paid',
    '150 zł',
    'pl',
  ],
  ['lt, a price', '<h2>Kainos</h2><p>Konsultacija kainuoja nuo 40 €.</p>', 'paid', 'nuo 40 €', 'lt'],
  ['lt, free', '<p>Programėlė yra nemokama.</p>', 'free', 'Free', 'lt'],
  [
    'ja, a table',
    {
      '/pricing':
        '<h1>料金プラン</h1><table><tr><th>プラン</th><th>料金</th></tr><tr><td>ベーシック</td><td>月額 980円（税込）</td></tr><tr><td>プレミアム</td><td>月額 2,980円（税込）</td></tr></table>',
    },
    'paid',
    '月額 980円（税込）',
    'ja',
  ],
  ['ja, free', '<p>このアプリは完全無料で使えます。登録は必要ありません。</p>', 'free', 'Free', 'ja'],
  ['ja, a talk that is free', '<p>まずは無料面談</p><h2>料金</h2><p>¥ 3,980 /月</p>', 'paid', '¥ 3,980 /月', 'ja'],
  ['ja, on request', '<p>お見積もりは無料です。お気軽にご相談ください。</p>', 'contact', null, 'ja'],
  ['zh, a price', '<h2>价格</h2><p>专业版 ¥98/年</p>', 'paid', '¥98/年', 'zh'],
  ['zh, free and open', '<p>这是一个免费开源的笔记应用。</p>', 'open_source', 'Free', 'zh'],
]

/** Amounts and words that say nothing of what the product costs. */
const SILENT: Case[] = [
  [
    'others in a table',
    '<h2>How we compare</h2><table><tr><th></th><th>Tidepool</th><th>Rivalsoft</th></tr><tr><td>Price</td><td>Free</td><td>$49/mo</td></tr></table>',
    null,
    null,
  ],
  [
    'others in boxes',
    '<section class="comparison"><div><h3>Rivalsoft</h3><p>$49/month</p></div><div><h3>Tidepool</h3><p>$9/month</p></div></section>',
    null,
    null,
  ],
  [
    'an old way',
    '<section><h2>The old way vs Tidepool</h2><ul><li>$4,000 for an agency</li><li>$49 with Tidepool</li></ul></section>',
    null,
    null,
  ],
  ['what agencies take', '<p>A traditional agency charges $5,000 per month.</p>', null, null],
  [
    'prices of models',
    '<h2>Supported models</h2><table><tr><th>Model</th><th>Input</th></tr><tr><td>Zed-4</td><td>$3.00</td></tr></table>',
    null,
    null,
  ],
  ['cost of an interface of others', '<p>Bring your own OpenAI key. API costs are about $0.02 per page.</p>', null, null],
  ['another service’s free tier', "<p>Groq's free tier is fast.</p><p>Works with the free plan of GitHub.</p>", null, null],
  ['share capital', { '/about': '<p>Tidepool GmbH, Stammkapital 25.000 €, Amtsgericht Jena.</p>' }, null, null],
  [
    'capital and turnover in a table',
    { '/about': '<h1>会社概要</h1><table><tr><th>資本金</th><td>1,000万円</td></tr><tr><th>売上高</th><td>5億円</td></tr></table>' },
    null,
    null,
    'ja',
  ],
  [
    'an invoice in a picture of the app',
    '<div class="app-mockup"><div>Invoice #12</div><div>$1,240.00</div></div><p>Send invoices.</p>',
    null,
    null,
  ],
  [
    'figures of a dashboard',
    '<div><div class="rounded"><div>Total revenue</div><div>$45,231.89</div></div><div class="rounded"><div>Expenses</div><div>$3,100.00</div></div></div>',
    null,
    null,
  ],
  ['a household’s list', '<p>Set a budget of $500 for groceries.</p><ul><li>Rent $1,200</li><li>Food $350</li></ul>', null, null],
  [
    'a testimonial',
    '<blockquote>It saved us $2,000 a month!</blockquote><div class="testimonial"><p>Worth every cent of $20/mo</p></div>',
    null,
    null,
  ],
  ['a calculator', '<div class="savings-calculator"><h2>Your savings</h2><p>You save $4,300 per year</p></div>', null, null],
  ['an average', '<p>A typical household spends about $120 per month on energy.</p>', null, null],
  ['results of clients', '<h2>Results</h2><p>Our clients made over $250,000 in sales.</p><p>Acme saved $12,000/year</p>', null, null],
  ['funding', '<p>We raised $5 million in our seed round. Revenue of $400,000.</p><p>Funded by a €50,000 grant.</p>', null, null],
  ['a salary', { '/careers': '<h1>Jobs</h1><h2>Engineer</h2><p>Salary $120,000 - $150,000 per year</p>' }, null, null],
  ['a fine', '<p>GDPR fines can reach €20 million. Penalties up to €300.</p>', null, null],
  ['a voucher', '<p>Jetzt 10 € Gutschein sichern!</p>', null, null, 'de'],
  ['a delivery fee', '<h2>Lieferservice</h2><p>Mindestbestellwert 15 €. Liefergebühr 2,50 €.</p>', null, null, 'de'],
  ['a commission for partners', '<h2>Affiliate program</h2><p>Earn $30 for every sale.</p>', null, null],
  ['what a bonus is worth', '<h2>Bonuses</h2><p>Templates worth $200, yours with every order.</p>', null, null],
  ['a limit in the terms', { '/terms': '<p>Our liability is limited to $100.</p>' }, null, null],
  [
    'other things that are free',
    '<p>Gluten-free bread, sugar-free cakes. Feel free to call. Free shipping. No credit card required.</p>',
    null,
    null,
  ],
  ['a demonstration', '<p>Request a demo to see Tidepool in action.</p>', null, null],
  ['parts that are open source', '<p>Built with open-source components. We love open source.</p>', null, null],
  [
    'the licence of the theme',
    '<p>Mugs.</p></main><footer><p>Theme by Someone, licensed under MIT. Icons under MIT.</p></footer>',
    null,
    null,
  ],
  ['a trial in JSON-LD', software({ '@type': 'Offer', name: '30-day free trial', price: '0', priceCurrency: 'EUR' }), null, null],
  [
    'a plan that a template left behind',
    '<p>A diary.</p><h2>Pricing</h2><div><div><h3>Basic</h3><p>$19/mo</p><p>Lorem ipsum dolor sit amet</p></div><div><h3>Pro</h3><p>$49/mo</p><p>Lorem ipsum dolor sit amet</p></div></div>',
    null,
    null,
  ],
  ['a gift for signing up', '<p>Get $10 in free credits when you sign up.</p>', null, null],
  ['an announcement', '<p>Pricing will be announced at launch.</p>', null, null],
  ['buttons to donate', '<h2>Donate</h2><button>$25</button><button>$50</button><p>Your $10 feeds a gull.</p>', null, null],
  [
    'gifts to a charity',
    '<div><div class="card"><h3>$25</h3><p>A blanket</p><a>Give $25</a></div><div class="card"><h3>$100</h3><p>A surgery</p><a>Give $100</a></div></div>',
    null,
    null,
  ],
  ['code that others may look at', '<p>Check our open-source code at GitHub.</p>', null, null],
  [
    'plans of a hosting template',
    '<h2>Pricing Plans</h2><div><div><h3>Basic</h3><p>$19/mo</p><ul><li>10GB Disk Space</li><li>5 Email Accounts</li></ul></div><div><h3>Standard</h3><p>$29/mo</p><ul><li>50GB Disk Space</li></ul></div></div>',
    null,
    null,
  ],
  [
    'plans with dummy features',
    '<h2>Pricing</h2><div><div><h3>Business</h3><p>$19</p><ul><li>Nec feugiat nisl</li><li>Nulla at volutpat dola</li></ul></div><div><h3>Developer</h3><p>$29</p><ul><li>Pharetra massa</li></ul></div></div>',
    null,
    null,
  ],
  [
    'accounts of a bank app',
    '<div><div><h4>Checking</h4><p>$4,210</p><p>Updated today</p></div><div><h4>Holiday</h4><p>$18,900</p><p>Updated today</p></div></div>',
    null,
    null,
  ],
  [
    'what customers won',
    '<div><div><h3>Acme</h3><p>Cut costs by $30,000</p><a>Read</a></div><div><h3>Zed</h3><p>Won $12,000 more</p><a>Read</a></div></div>',
    null,
    null,
  ],
  [
    'prizes',
    '<h2>Prizes</h2><div><div><h3>First</h3><p>$1,000</p><a>Enter</a></div><div><h3>Second</h3><p>$500</p><a>Enter</a></div></div>',
    null,
    null,
  ],
  ['progress of a collection', '<p>$4,200 raised of $10,000 goal</p>', null, null],
]

/** The right price among others that only look like it. */
const CHOSEN: Case[] = [
  [
    'not the struck one',
    { '/pricing': plans(box('Solo', '<s>$19</s> <b>$29</b> one-time'), box('Team', '<del>$9</del> $79 one-time')) },
    'paid',
    '$29 one-time',
  ],
  [
    'not the one struck by a class',
    {
      '/pricing': plans(
        box('Solo', '<span class="price-original">$5</span> <span>$9</span>'),
        box('Team', '<span class="line-through">$2</span> <span>$19</span>'),
      ),
    },
    'paid',
    '$9',
  ],
  ['not the former one', '<h2>Pricing</h2><p>Was $19, now only $29 for lifetime access.</p>', 'paid', '$29'],
  [
    'not the saving',
    { '/pricing': plans(plan('Monthly', '$12 / month'), plan('Yearly', '$120 / year', 'Save $4')) },
    'paid',
    '$12 / month',
  ],
  [
    'not the add-on',
    { '/pricing': plans(plan('Basic', '€19 / month'), plan('Plus', '€39 / month'), plan('Add-on: extra mailbox', '€2 / month')) },
    'paid',
    '€19 / month',
  ],
  [
    'not the renewal',
    { '/pricing': plans(plan('Licence', '€190 one-time'), plan('Updates renewal', '€90 / year')) },
    'paid',
    '€190 one-time',
  ],
  [
    'not what a plan’s features cost extra',
    { '/pricing': plans(plan('Basic', '€19 / month', '€5 setup fee', 'Extra seats €3 each'), plan('Plus', '€39 / month')) },
    'paid',
    '€19 / month',
  ],
  [
    'not what larger teams pay a seat',
    {
      '/pricing': `${plans(plan('Licence', '€240 one-time'))}<h2>Teams</h2><table><tr><th>Seats</th><th>Per seat</th></tr><tr><td>1–2</td><td>€240</td></tr><tr><td>3–5</td><td>€200</td></tr></table>`,
    },
    'paid',
    '€240 one-time',
  ],
  [
    'not the hidden one',
    {
      '/pricing': plans(
        '<div><h3>Solo</h3><p>$12 / month</p><p hidden>$8 / month</p><p>A</p></div>',
        '<div><h3>Team</h3><p>$22 / month</p><p>B</p></div>',
      ),
    },
    'paid',
    '$12 / month',
  ],
  ['not the way there', '<h2>Preise</h2><ul><li>Reparatur: 79 €</li><li>Anfahrt: 25 €</li></ul>', 'paid', '79 €', 'de'],
  [
    'not the threshold for delivery',
    '<p>Free shipping on orders over $9.</p><div><div><h3>Blue mug</h3><p>$18.00</p><button>Add</button></div><div><h3>Red mug</h3><p>$22.00</p><button>Add</button></div></div>',
    'paid',
    '$18.00',
  ],
  ['not free updates', '<h2>Pricing</h2><p>$59 one-time, with free updates for a year.</p>', 'paid', '$59 one-time'],
  ['not a plan that is denied', '<p>There is no free plan. Tidepool costs $8/month.</p>', 'paid', '$8/month'],
  ['not the normal one', '<h2>Der Kurs</h2><p>Normalpreis 299 € – jetzt nur 199 €</p>', 'paid', '199 €', 'de'],
  ['not the instalment', '<h2>Preço</h2><p>12x de R$ 49,90 ou R$ 497 à vista</p>', 'paid', 'R$ 497', 'pt'],
  [
    'not the fee for joining',
    '<h2>料金</h2><table><tr><th>初期費用</th><td>5,500円</td></tr><tr><th>月額料金</th><td>9,800円</td></tr></table>',
    'paid',
    '9,800円',
    'ja',
  ],
  [
    'not the set-up beside it',
    '<h2>Pricing</h2><div><div><h3>Site</h3><p>Setup</p><p>$10</p><p>Monthly</p><p>$30</p></div><div><h3>Shop</h3><p>Setup</p><p>$20</p><p>Monthly</p><p>$60</p></div></div>',
    'paid',
    '$30',
  ],
  [
    'not «free» of a trial download',
    '<a href="/d">Free download</a><p>Try free for 30 days, then $39.</p><p>Buy a licence for $39.</p>',
    'paid',
    '$39',
  ],
  [
    'not what another one costs',
    '<h2>FAQ</h2><h3>How much is it?</h3><p>Rivalsoft costs $30 per month; Tidepool is free.</p>',
    'free',
    'Free',
  ],
  [
    'not the first of a dashboard above it',
    '<div><div><div><p>Fuel budget</p><p>$1.50</p></div></div><div><div><p>Monthly revenue</p><p>$8</p></div></div></div><section id="pricing"><h2>Simple pricing</h2><div><div><h3>Skipper</h3><p>$14<span>/month</span></p><a>Start</a></div><div><h3>Fleet</h3><p>Custom</p><a>Contact sales</a></div></div></section>',
    'paid',
    '$14/month',
  ],
  [
    'not what updates cost later',
    '<section><h2>One price</h2><div><h3>$39</h3><p>Renew updates for $19/year.</p></div></section>',
    'paid',
    '$39',
  ],
  [
    'not the cover charge',
    '<h2>Menù</h2><ul><li>Spaghetti alle vongole € 14</li><li>Fritto misto € 18</li></ul><p>Coperto € 2,50</p>',
    'paid',
    '€ 14',
    'it',
  ],
  [
    'not the tax of the resort',
    '<h2>Zimmer &amp; Preise</h2><table><tr><th>Zimmer</th><th>Sommer</th></tr><tr><td>Einzelzimmer</td><td>55 €</td></tr><tr><td>Doppelzimmer</td><td>85 €</td></tr></table><p>Kurtaxe 2,50 € pro Person. Hunde 10 €.</p>',
    'paid',
    '55 €',
    'de',
  ],
]

/** Single sentences on a home page. */
const SAID: [lang: string, sentence: string, model: string | null, price: string | null][] = [
  ['en', 'Tidepool is free for personal use.', 'free', 'Free'],
  ['en', 'It is 100% free and always will be.', 'free', 'Free'],
  ['en', 'Download it for free from the store.', 'free', 'Free'],
  ['en', 'Get Tidepool for $9.99.', 'paid', '$9.99'],
  ['en', 'Plans from $7/month.', 'paid', 'from $7/month'],
  ['en', 'Free for up to 5 users, then $8/user/month.', 'freemium', '$8/user/month'],
  ['de', 'Grundversion kostenlos, Premium 2,99 € pro Monat.', 'freemium', '2,99 € pro Monat'],
  ['de', 'Einmalig 49 €, kein Abo.', 'paid', '49 €'],
  ['fr', 'Logiciel libre et gratuit.', 'open_source', 'Free'],
  ['es', 'Es de código abierto y gratuito.', 'open_source', 'Free'],
  ['it', 'Abbonamento a 4,99 € al mese.', 'paid', '4,99 € al mese'],
  ['pt', 'Por apenas R$ 19,90 por mês.', 'paid', 'R$ 19,90 por mês'],
  ['nl', 'Vanaf € 9,95 per maand.', 'paid', 'Vanaf € 9,95 per maand'],
  ['cs', 'Aplikace je zdarma.', 'free', 'Free'],
  ['hu', 'Az alkalmazás teljesen ingyenes.', 'free', 'Free'],
  ['el', 'Η εφαρμογή είναι δωρεάν.', 'free', 'Free'],
  ['uk', 'Застосунок повністю безкоштовний.', 'free', 'Free'],
  ['ko', '완전 무료 앱입니다.', 'free', 'Free'],
  ...[
    'We offer free estimates and free consultations.',
    'Kids under 12 eat free on Sundays.',
    'Inbound calls are completely free throughout the trial.',
    'Enjoy free returns within 30 days.',
    'Work free from distractions.',
    'Open source intelligence for newsrooms.',
    'Companies lose $1,200 per employee per year.',
    'Manual entry costs $50 per hour.',
    'A typical website costs $5,000 to $10,000.',
    'Stop paying $99/month for tools you never use.',
    'Instead of paying $1,000 for a lawyer, do it yourself.',
    'Our founder sold his last company for $3,000,000.',
    'Refer a friend and get $15.',
    'Costs less than a $4 coffee.',
    'The average wedding costs $30,000.',
    'Insurance up to $1,000,000.',
  ].map((sentence): [string, string, null, null] => ['en', sentence, null, null]),
  ['de', 'Kostenloser Versand ab 50 €.', null, null],
  ['nl', 'Verzending kost € 7,95 en is gratis vanaf € 100.', null, null],
  ['tr', 'Müşterilerimize ücretsiz vale hizmeti sunuyoruz.', null, null],
  ['de', 'Hotline: 0,14 €/Min. aus dem dt. Festnetz.', null, null],
  ['de', 'Eine neue Heizung kostet im Schnitt 12.000 €.', null, null],
  ['de', 'Kindergeld: 250 € pro Monat', null, null],
  ['de', 'Referenzen auf Anfrage.', null, null],
  ['fr', 'Livraison gratuite dès 60 € d’achat.', null, null],
  ['fr', 'SARL au capital de 8 000 €', null, null],
  ['es', 'Ahorra hasta 300 € al año.', null, null],
  ['it', 'Capitale sociale 10.000 € i.v.', null, null],
  ['pt', 'Frete grátis acima de R$ 199.', null, null],
  ['tr', '500 TL üzeri ücretsiz kargo.', null, null],
  ['ja', '送料無料（5,000円以上）', null, null],
  ['zh', '满99元包邮', null, null],
]

const drafted = ([title, pages, model, price, lang = 'en']: Case) =>
  test(title, () => {
    const profile = draftOf(pagesOf(pages), { lang })
    expect([valueOf(profile, 'pricing_model'), valueOf(profile, 'starting_price')]).toEqual([model, price])
  })

describe('pricing is drafted from', () => STATED.forEach(drafted))
describe('pricing is drafted in', () => TONGUES.forEach(drafted))
describe('pricing stays blank before', () => SILENT.forEach(drafted))
describe('the starting price is', () => CHOSEN.forEach(drafted))

describe('a sentence is understood:', () => {
  for (const [lang, sentence, model, price] of SAID)
    test(sentence, () => {
      const profile = draftOf({ '/': `<p>${sentence}</p><p>We are a small company that cares about its customers.</p>` }, { lang })
      expect([valueOf(profile, 'pricing_model'), valueOf(profile, 'starting_price')]).toEqual([model, price])
    })
})

describe('a free trial', () => {
  const OFFERED: [lang: string, text: string][] = [
    ['en', 'Start your 14-day free trial.'],
    ['de', '30 Tage kostenlos testen.'],
    ['fr', 'Essai gratuit de 14 jours.'],
    ['es', 'Prueba gratuita durante un mes.'],
    ['it', 'Prova gratuita di 30 giorni.'],
    ['pt', 'Teste grátis por 7 dias.'],
    ['ja', '30日間無料でお試しいただけます。'],
    ['tr', 'Ücretsiz deneyin, 7 gün ücretsiz.'],
  ]
  for (const [lang, text] of OFFERED)
    test(`is offered by «${text}»`, () => expect(valueOf(draftOf({ '/': `<p>${text}</p>` }, { lang }), 'free_trial')).toBe(true))
  test('is denied where the site says that there is none', () =>
    expect(valueOf(draftOf({ '/': '<p>We have no free trial, but a refund.</p>' }), 'free_trial')).toBe(false))
  test('is not stated by a clinical trial', () =>
    expect(valueOf(draftOf({ '/': '<p>Tested in a clinical trial.</p>' }), 'free_trial')).toBeNull())
})

test('a price that machines are told differently is reported, and the shown one is taken', () => {
  const profile = draftOf({
    '/': software({ '@type': 'Offer', price: '5', priceCurrency: 'USD' }),
    '/pricing': plans(plan('Solo', '$12'), plan('Team', '$40')),
  })
  expect(valueOf(profile, 'starting_price')).toBe('$12')
  expect(profile.warnings).toContainEqual(expect.objectContaining({ code: 'prices_disagree', field: 'starting_price' }))
})

test('the pricing page is preferred to another page that states another price', () => {
  const profile = draftOf({
    '/': '<p>Plans start at $7/month.</p>',
    '/pricing': plans(plan('Solo', '$12 / month'), plan('Team', '$40 / month')),
  })
  expect(valueOf(profile, 'starting_price')).toBe('$12 / month')
  expect(profile.warnings.map(({ code }) => code)).toEqual(['prices_disagree'])
})

test('every quote of a price stands on the page it names', () => {
  const profile = draftOf({ '/pricing': plans(box('Solo', '€', '9', '/mo'), box('Team', '€', '19', '/mo')) })
  expect(profile.fields.starting_price?.evidence.map(({ quote, url }) => [quote, new URL(url).pathname])).toEqual([
    ['€', '/pricing'],
    ['9', '/pricing'],
    ['/mo', '/pricing'],
  ])
})

describe('a price is read or left alone:', () => {
  const premium = (title: string, price: string) => ({
    '/': '<p>Download the app for free and save three maps.</p>',
    '/premium': `<h2>${title}</h2><h4>${price}</h4><p>Maps of every coast.</p>`,
  })
  const addOn = (name: string, price: string, perMinute: string) =>
    `<div class="card"><h3>${name}</h3><h2>${price} <small>/ seat / mo</small></h2><ul><li>Phone (from ${perMinute} per minute)</li><li>Reports</li></ul></div>`
  const CASES: Case[] = [
    [
      'a currency written as a word',
      { '/pricing': '<table><tr><td>Montavimas</td><td>nuo 390 Eur</td></tr></table>' },
      'paid',
      'nuo 390 Eur',
      'lt',
    ],
    [
      'an add-on in the features of a plan is not its price',
      { '/pricing': `<h2>Pricing</h2>${addOn('Team', '$24', '$0.02')}${addOn('Plus', '$44', '$0.01')}` },
      'paid',
      '$24 / seat / mo',
    ],
    ['a free app with a paid edition on another page', premium('Tidepool Premium', '$3.99 a month'), 'freemium', '$3.99 a month'],
    ['what others are paid is no edition', premium('What a lighthouse keeper earned', '$3.99 a month'), 'free', 'Free'],
    ['a licence under its heading', '<h2>License</h2><p>BSD 3-Clause. The software is provided as it is.</p>', 'open_source', null],
    ['a short name of a licence under its heading', '<h2>Licence</h2><p>GPL-3.0</p>', 'open_source', null],
    ['a licence of one’s own under its heading', '<h2>License</h2><p>One key for three computers.</p>', null, null],
    ['a heading that only ends like an edition is none', premium('A keeper and his pension plus', '$3,000 a month'), 'free', 'Free'],
    ['somebody else’s licence under its heading', '<h2>License</h2><p>MIT licensed icons are drawn by others.</p>', null, null],
    ['letters that only look like a licence', '<h2>License</h2><p>BSD exam questions.</p>', null, null],
    ['a licence to sail', '<h2>License</h2><p>Apachean waters need a permit.</p>', null, null],
  ]
  for (const [title, pages, model, price, lang] of CASES)
    test(title, () => {
      const draft = draftOf(pagesOf(pages), { lang: lang ?? 'en' })
      expect([valueOf(draft, 'pricing_model'), valueOf(draft, 'starting_price')]).toEqual([model, price])
    })
})

describe('what costs nothing beside the product leaves its price', () => {
  const priced = (pages: Record<string, string>, lang: string) => {
    const draft = draftOf(pages, { lang })
    return [valueOf(draft, 'pricing_model'), valueOf(draft, 'starting_price')]
  }
  const paid = plans(plan('Kutter', '39 €'), plan('Yacht', '79 €'))

  test('nothing for the days of a trial', () => {
    const trial = plan('Demo', '<span>$0</span><span>/15 días</span>')
    expect(priced({ '/pricing': plans(trial, plan('Flota', '$12 al mes')) }, 'es')).toEqual(['paid', '$12 al mes'])
  })

  test('booking', () => {
    expect(priced({ '/': "<p>Réserver en ligne, c'est gratuit</p>", '/pricing': paid }, 'fr')).toEqual(['paid', '39 €'])
  })

  test('a tool that heads one part of the page', () => {
    const filler = Array.from({ length: 45 }, (_, at) => `<p>Línea ${at} sobre el puerto.</p>`).join('')
    expect(priced({ '/': `${filler}<p>Herramienta gratuita</p>`, '/pricing': paid }, 'es')).toEqual(['paid', '39 €'])
  })

  test('a button among words of its own', () => {
    const button = '<a href="/time"><b>Bestill time</b> <span>på nett · gratis · med kode</span></a> <a href="/call">Ring oss</a>'
    expect(priced({ '/': button, '/pricing': paid }, 'no')).toEqual(['paid', '39 €'])
  })

  test('and a surcharge is not the price either', () => {
    const cards = `<div><h3>Timepris</h3><p>Fra 550 kr./time</p></div><div><h3>Tillæg</h3><p>Servicevogn: 130 kr.</p></div>`
    expect(priced({ '/pricing': `<h1>Priser</h1><section>${cards}</section>` }, 'da')).toEqual(['paid', 'Fra 550 kr./time'])
  })

  test('and a word written right before the amount is read apart', () => {
    const card = plan('Jolle', '<span>Från</span>7 900 kr')
    expect(priced({ '/pricing': plans(card, plan('Kutter', '13 900 kr')) }, 'sv')).toEqual(['paid', 'Från 7 900 kr'])
  })
})
