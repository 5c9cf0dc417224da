import type { Page, PageKind } from '../server/crawl/page.ts'

/*
 * Pages of any length made of one kind of block that ordinary sites have. Each block differs from the others, as on real pages, and
 * what stands in them is deterministic. They are what the whole way from bytes to a drafted profile is measured with.
 */

const WORDS =
  'team plan invoice note report support calendar garden secure export simple garage search music letter water window paper'.split(' ')
const NAMES = 'Ana Ruiz,Tom Berg,Li Wei,Olga Petrova,Max Keller,Eva Novak,Jean Blanc,Marta Costa,Piotr Zając,Sven Holm'.split(',')
const PLATFORMS = ['github.com', 'x.com', 'linkedin.com/company', 'www.facebook.com', 'www.instagram.com', 'www.youtube.com', 'medium.com']
const COMPANIES = ['GmbH', 'Ltd', 'Inc.', 'S.r.l.', 'SAS', 'B.V.', 'AB']

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? ''
/** Ten words and a number, so that no two sentences are alike. */
const sentence = (at: number, count = 10): string => {
  const words = Array.from({ length: count }, (_, word) => pick(WORDS, at * 7 + word * (1 + (at % 5))))
  return `Our ${words.join(' ')} number ${at}.`
}
const person = (at: number): string => `${pick(NAMES, at)}${at > 9 ? `-${pick(NAMES, at >> 3).split(' ')[1]}` : ''}`
const json = (value: unknown): string => `<script type="application/ld+json">${JSON.stringify(value)}</script>`
const organization = (at: number) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: `Acme ${at}`,
  sameAs: [`https://github.com/acme${at}`, `https://x.com/acme${at}`],
  founder: { '@type': 'Person', name: person(at) },
  address: { page: 'imprint', '@type': 'PostalAddress', addressCountry: 'DE', addressLocality: 'Berlin', streetAddress: `Weg ${at}` },
})
const CJK = '料金プランは月額で会社の住所は東京都千代田区です。質問に答えます。サービスの特徴を説明します'
const ARABIC = 'الأسعار والخطط للشركات الصغيرة في المدينة مع الدعم الكامل'
const CYRILLIC = 'Наша компания предлагает тарифы и услуги для малого бизнеса в Москве'
const turned = (text: string, at: number): string => text.slice(at % 20) + text.slice(0, at % 20)

type Kind = {
  block: (at: number) => string
  /** The kind of page that the rules for such blocks look at most closely; the home page where none is named. */
  page?: PageKind
  /** Around all blocks, where the kind needs something. */
  around?: (blocks: string) => string
}

const KINDS = {
  paragraphs: { block: (at) => `<p>${sentence(at, 40)} ${sentence(at + 1)}</p>` },
  headings: { block: (at) => `<h${1 + (at % 6)}>${sentence(at, 5)}</h${1 + (at % 6)}>` },
  headed_paragraphs: { block: (at) => `<section><h2>${sentence(at, 4)}</h2><p>${sentence(at, 20)}</p></section>` },
  links_inside: { block: (at) => `<a href="/page/${at}">${sentence(at, 3)}</a> ` },
  links_outside: { block: (at) => `<a href="https://site${at}.example.net/page">${sentence(at, 3)}</a> ` },
  link_list: { block: (at) => `<li><a href="/docs/${at}.html">Page ${at}</a></li>`, around: (blocks) => `<ul>${blocks}</ul>` },
  footer_links: { block: (at) => `<a href="/f/${at}">Link ${at}</a>`, around: (blocks) => `<footer>${blocks}</footer>` },
  legal_links: {
    page: 'terms',
    block: (at) => `<p><a href="/privacy/${at}">Privacy policy ${at}</a> <a href="/docs/${at}">Documentation</a></p>`,
  },
  social_links: { block: (at) => `<a href="https://${pick(PLATFORMS, at)}/acme${at}">Follow ${at}</a>` },
  social_footer: {
    block: (at) => `<li><a href="https://${pick(PLATFORMS, at)}/account${at}"><img alt="Icon ${at}" src="/i/${at}.svg"></a></li>`,
    around: (blocks) => `<footer><ul>${blocks}</ul></footer>`,
  },
  mail_links: { page: 'contact', block: (at) => `<p>Write to <a href="mailto:team${at}@acme.test">team${at}@acme.test</a></p>` },
  mail_text: { page: 'contact', block: (at) => `<p>Contact: person.${at}@acme.test or person${at} (at) acme.test</p>` },
  phones: { page: 'contact', block: (at) => `<p>Phone: +49 30 ${1_000_000 + at} <a href="tel:+4930${1_000_000 + at}">call us</a></p>` },
  faq_details: {
    page: 'faq',
    block: (at) => `<details><summary>How does ${sentence(at, 4)} work?</summary><p>${sentence(at, 15)}</p></details>`,
  },
  faq_definitions: {
    page: 'faq',
    block: (at) => `<dt>What is number ${at}?</dt><dd>${sentence(at, 15)}</dd>`,
    around: (blocks) => `<dl>${blocks}</dl>`,
  },
  faq_headings: { page: 'faq', block: (at) => `<h3>Can I use ${pick(WORDS, at)} ${at}?</h3><p>${sentence(at, 15)}</p>` },
  faq_lines: { page: 'faq', block: (at) => `<div>Q: Is number ${at} free?</div><div>A: ${sentence(at, 10)}</div>` },
  faq_accordions: {
    page: 'faq',
    block: (at) =>
      `<div class="faq-item"><button aria-expanded="false">Why ${pick(WORDS, at)} ${at}?</button><div hidden>${sentence(at, 12)}</div></div>`,
    around: (blocks) => `<section id="faq"><h2>FAQ</h2>${blocks}</section>`,
  },
  faq_marked: {
    page: 'faq',
    block: (at) =>
      json({
        '@type': 'FAQPage',
        mainEntity: [{ '@type': 'Question', name: `Is ${at} free?`, acceptedAnswer: { '@type': 'Answer', text: sentence(at) } }],
      }),
  },
  faq_marked_once: {
    page: 'faq',
    block: (at) => `{"@type":"Question","name":"Is ${at} free?","acceptedAnswer":{"@type":"Answer","text":"${sentence(at)}"}},`,
    around: (blocks) => `<script type="application/ld+json">{"@type":"FAQPage","mainEntity":[${blocks.replace(/,$/, '')}]}</script>`,
  },
  price_cards: {
    page: 'pricing',
    block: (at) =>
      `<div class="card plan"><h3>Plan ${at}</h3><p class="price">$${5 + at} <span>/ month</span></p><ul><li>${sentence(at, 3)}</li><li>Free trial</li></ul><a href="/buy/${at}">Buy now</a></div>`,
    around: (blocks) => `<section id="pricing"><h2>Pricing</h2>${blocks}</section>`,
  },
  price_table: {
    page: 'pricing',
    block: (at) => `<tr><th>Plan ${at}</th><td>€${at + 9}.99 per user per month</td><td>€${at * 10 + 99} / year</td></tr>`,
    around: (blocks) => `<h2>Pricing</h2><table>${blocks}</table>`,
  },
  price_lines: { page: 'pricing', block: (at) => `<p>Starting at $${1 + at} per month, billed yearly, 14 days free trial.</p>` },
  price_line: { page: 'pricing', block: () => '$10 per ', around: (blocks) => `<p>${blocks}</p>` },
  prices_between: { page: 'pricing', block: (at) => `<p>from</p><p>$${at}</p><p>per month</p>` },
  lists: { block: (at) => `<ul><li>${sentence(at, 4)}</li><li>${sentence(at + 1, 6)}</li><li>${sentence(at + 2, 5)}</li></ul>` },
  one_list: { block: (at) => `<li>${sentence(at, 5)}</li>`, around: (blocks) => `<h2>Features</h2><ul>${blocks}</ul>` },
  feature_cards: {
    page: 'features',
    block: (at) => `<div class="feature"><img src="/i/${at}.svg" alt=""><h3>${sentence(at, 2)}</h3><p>${sentence(at, 8)}</p></div>`,
    around: (blocks) => `<section><h2>Features</h2>${blocks}</section>`,
  },
  integrations: { block: (at) => `<li>Tool ${at}</li>`, around: (blocks) => `<h2>Integrations</h2><ul>${blocks}</ul>` },
  platforms: { block: (at) => `<p>Download for macOS, Windows ${at} and Android</p>` },
  images: { block: (at) => `<img src="/shots/${at}.png" alt="Screenshot ${at}" width="800" height="600">` },
  logos: { block: (at) => `<a href="/"><img class="logo" src="/logo-${at}.svg" alt="Acme logo ${at}"></a>` },
  figures: {
    block: (at) =>
      `<figure><img src="/${at}.webp" srcset="/${at}.webp 1x, /${at}@2.webp 2x"><figcaption>${sentence(at)}</figcaption></figure>`,
  },
  videos: {
    block: (at) => `<video src="/v${at}.mp4" poster="/p${at}.jpg"></video><iframe src="https://www.youtube.com/embed/a${at}"></iframe>`,
  },
  nested: { block: (at) => `${'<div class="row wrap">'.repeat(30)}${sentence(at, 4)}${'</div>'.repeat(30)}` },
  deep: {
    block: (at) => `<p>${sentence(at, 6)}</p>`,
    around: (blocks) => `${'<div class="level outer">'.repeat(400)}${blocks}${'</div>'.repeat(400)}`,
  },
  deep_links: {
    block: (at) => `<a href="https://github.com/acme/r${at}">${sentence(at, 3)}</a>`,
    around: (blocks) => `${'<div class="level outer">'.repeat(400)}${blocks}${'</div>'.repeat(400)}`,
  },
  tables: {
    block: (at) => `<tr><td>${at}</td><td>${sentence(at, 3)}</td><td>${at * 3}</td></tr>`,
    around: (blocks) => `<table>${blocks}</table>`,
  },
  one_row: { block: (at) => `<td>Cell ${at}</td>`, around: (blocks) => `<table><tr>${blocks}</tr></table>` },
  addresses: {
    page: 'imprint',
    block: (at) => `<address>Acme${at} ${pick(COMPANIES, at)}<br>Hauptstr. ${at}<br>${10_000 + (at % 89_999)} Berlin<br>Germany</address>`,
  },
  address_lines: {
    page: 'imprint',
    block: (at) => `<p>Acme${at} ${pick(COMPANIES, at)}, Hauptstraße ${at}, ${10_000 + (at % 89_999)} München, Germany</p>`,
  },
  companies: {
    page: 'imprint',
    block: (at) =>
      `<p>© 2024 Acme ${pick(WORDS, at)} ${at} ${pick(COMPANIES, at)}. This site is operated by Acme ${at} ${pick(COMPANIES, at + 1)}.</p>`,
  },
  imprints: {
    page: 'imprint',
    block: (at) =>
      `<h2>Impressum ${at}</h2><p>Angaben gemäß § 5 TMG</p><p>Acme ${at} GmbH</p><p>Geschäftsführer: ${person(at)}</p><p>HRB ${10_000 + at}, Amtsgericht Berlin</p>`,
  },
  founding: {
    page: 'about',
    block: (at) => `<p>Founded in ${1950 + (at % 70)} by ${person(at)} in Berlin, we are a team of ${at} people.</p>`,
  },
  founding_sentences: {
    page: 'about',
    block: (at) => `<p>${person(at)} and ${person(at + 1)} founded the company in ${1950 + (at % 70)}.</p>`,
  },
  people_cards: {
    page: 'team',
    block: (at) =>
      `<div class="team-member"><img src="/t/${at}.jpg" alt="${person(at)}"><h3>${person(at)}</h3><p>Co-Founder &amp; CEO</p><p>${sentence(at)}</p><a href="https://www.linkedin.com/in/p${at}">LinkedIn</a></div>`,
    around: (blocks) => `<section><h2>Our team</h2>${blocks}</section>`,
  },
  testimonials: {
    page: 'about',
    block: (at) => `<blockquote><p>${sentence(at, 15)}</p><cite>${person(at)}, CEO of Firm${at}</cite></blockquote>`,
  },
  marked_organizations: { block: (at) => json(organization(at)) },
  marked_graph: {
    block: (at) => `${JSON.stringify(organization(at))},`,
    around: (blocks) => `<script type="application/ld+json">{"@graph":[${blocks.replace(/,$/, '')}]}</script>`,
  },
  marked_offers: {
    page: 'pricing',
    block: (at) => json({ '@type': 'Product', name: `P${at}`, offers: { '@type': 'Offer', price: `${at}.00`, priceCurrency: 'EUR' } }),
  },
  scripts: { block: (at) => `<script>window.data${at} = { "price": ${at}, "text": "${sentence(at)}" }</script>` },
  styles: { block: (at) => `<style>.c${at} > .d { display: none; color: #${100_000 + (at % 899_999)} }</style>` },
  metas: { block: (at) => `<meta name="m${at}" content="${sentence(at)}">` },
  named_metas: {
    block: (at) => `<meta property="og:description" content="${sentence(at)}"><meta name="keywords" content="${pick(WORDS, at)}, k${at}">`,
  },
  icons: {
    block: (at) => `<link rel="icon" sizes="${at}x${at}" href="/icon-${at}.png"><link rel="alternate" hreflang="de" href="/de/${at}">`,
  },
  language_switches: {
    block: (at) =>
      `<a hreflang="${pick(['de', 'fr', 'es', 'it'], at)}" href="/${pick(['de', 'fr', 'es', 'it'], at)}/${at}">Deutsch ${at}</a>`,
  },
  two_languages: { block: (at) => `<p lang="de">Wir sind die Firma und das ist nicht ${at}</p><p lang="en">${sentence(at)}</p>` },
  one_line: { block: (at) => `${sentence(at, 6)} `, around: (blocks) => `<p>${blocks}</p>` },
  one_word: { block: () => 'abcdefghij', around: (blocks) => `<p>${blocks}</p>` },
  tiny_lines: { block: (at) => `<p>${at}</p>` },
  broken_lines: { block: (at) => `Line ${at}<br>`, around: (blocks) => `<p>${blocks}</p>` },
  inline_splits: {
    block: (at) => `<b>Fast</b><i>er</i> <em>${pick(WORDS, at)}</em><span>${at}</span>`,
    around: (blocks) => `<p>${blocks}</p>`,
  },
  mails: { block: () => '<span>a</span><span>b</span>', around: (blocks) => `<p>${blocks}</p>` },
  inline_paragraphs: { block: (at) => `<p><strong>Number ${at}</strong> is <a href="#n${at}">linked</a> and <code>code ${at}</code>.</p>` },
  chinese_japanese: { page: 'privacy', block: (at) => `<p>${turned(CJK, at)}${at}</p>` },
  japanese_line: { block: (at) => turned(CJK, at), around: (blocks) => `<p>${blocks}</p>` },
  japanese_questions: { page: 'faq', block: (at) => `<h3>料金は${at}円ですか？</h3><p>${turned(CJK, at)}</p>` },
  arabic: { block: (at) => `<p dir="rtl">${turned(ARABIC, at)} ${at}</p>` },
  cyrillic: { page: 'imprint', block: (at) => `<p>${turned(CYRILLIC, at)} ${at} рублей</p>` },
  long_attributes: { block: (at) => `<div data-state="${`value ${at} `.repeat(300)}">x</div>` },
  data_attributes: {
    block: (at) =>
      `<div class="a b c-${at}" data-id="${at}" data-name="name ${at}" style="color: red" title="${sentence(at, 3)}">${at}</div>`,
  },
  data_images: { block: (at) => `<img src="data:image/png;base64,${'iVBORw0KGgoAAAANSUhEUg'.repeat(100)}${at}">` },
  comments: { block: (at) => `<!-- ${sentence(at)} --><p>${at}</p>` },
  forms: {
    block: (at) =>
      `<form><label>Name ${at}<input name="n${at}" placeholder="you@example.com"></label><select><option>${at}</option></select></form>`,
  },
  code: { block: (at) => `<pre><code>const value${at} = read('${at}')\nsave(value${at})</code></pre>` },
  hidden: { block: (at) => `<div hidden>${sentence(at)}</div><p class="sr-only">${sentence(at + 1)}</p>` },
  navigation: { block: (at) => `<li><a href="/n/${at}">Menu ${at}</a></li>`, around: (blocks) => `<nav><ul>${blocks}</ul></nav>` },
  filler: { block: (at) => `<section><p>Lorem ipsum dolor sit amet, consectetur ${at}</p><p>${sentence(at)}</p></section>` },
  one_filler: {
    block: (at) => `<p>${sentence(at)}</p>`,
    around: (blocks) => `<section><p>Lorem ipsum dolor sit amet</p></section>${blocks}`,
  },
  entities: { page: 'terms', block: (at) => `<p>&euro;${at} &amp; more &ndash; &quot;quoted&quot; &#26009;&#37329; ${at}</p>` },
  vectors: { block: (at) => `<svg viewBox="0 0 24 24"><title>Icon ${at}</title><path d="M${at} 0L24 24Z"/></svg>` },
  licenses: {
    block: (at) => `<p>Licensed under the MIT License. Open source on <a href="https://github.com/acme/app${at}">GitHub</a>.</p>`,
  },
  headed_lists: {
    block: (at) => `<h3>Part ${at}</h3><ul><li>Reads page ${at}</li><li>Writes page ${at}</li><li>Keeps page ${at}</li></ul>`,
  },
  written_lists: { block: (at) => `<p>• Reads page ${at}<br>• Writes page ${at}<br>• Keeps page ${at}</p>` },
  named_boxes: { block: (at) => `<div class="box${at}"><b>Part ${at}</b><p>${sentence(at)}</p></div>` },
  same_lines: { block: () => '<p>Sign up for free and start today</p>' },
  same_sections: {
    page: 'pricing',
    block: () => '<section><h2>Pricing</h2><p>$10 per month</p><h2>FAQ</h2><h3>Is it free?</h3><p>Yes, it is free for you.</p></section>',
  },
} satisfies Record<string, Kind>

export type BlockKind = keyof typeof KINDS
// Object.keys widens to string; the table above is closed.
const SINGLE = Object.keys(KINDS) as BlockKind[]

/** Blocks of one kind up to a length; `from` counts them, so that two pages differ. */
function blocksOf(name: BlockKind, characters: number, from: number): string {
  const kind: Kind = KINDS[name]
  const blocks: string[] = []
  for (let at = from, length = 0; length < characters; at++) {
    const block = kind.block(at)
    blocks.push(block)
    length += block.length
  }
  const joined = blocks.join('')
  return kind.around ? kind.around(joined) : joined
}

/** Every kind after the other, in equal parts; and the same in many short rounds. */
const MIXED: Record<string, (characters: number, from: number) => string> = {
  mixed: (characters, from) => SINGLE.map((name) => blocksOf(name, characters / SINGLE.length, from)).join('\n'),
  mixed_rounds: (characters, from) => {
    const rounds: string[] = []
    for (let at = from, length = 0; length < characters; at++) {
      const round = SINGLE.map((name) => (KINDS[name] as Kind).block(at)).join('\n')
      rounds.push(round)
      length += round.length
    }
    return rounds.join('\n')
  },
}

export const ORDINARY_KINDS: readonly string[] = [...SINGLE, ...Object.keys(MIXED)]

/** Markup of about this many characters, made of one kind of block, or of all of them. */
export function ordinaryMarkup(kind: string, characters: number, from = 0): string {
  // A kind that is not among the mixed ones is one of the table.
  const body = MIXED[kind]?.(characters, from) ?? blocksOf(kind as BlockKind, characters, from)
  return `<!doctype html><html lang="en"><head><title>Acme – invoices for teams</title><meta name="description" content="Acme writes invoices."></head><body><main><h1>Invoices for teams</h1><p>Acme writes invoices for small teams.</p>${body}</main></body></html>`
}

const KINDS_OF_PAGES: PageKind[] = 'home pricing faq about team imprint contact terms privacy features press other'.split(' ') as PageKind[]
const SITE = 'https://acme.test/'

const page = (kind: PageKind, html: string): Page => ({
  url: kind === 'home' ? SITE : `${SITE}${kind}`,
  kind,
  found_by: kind === 'home' ? 'home' : 'link',
  content_type: 'text/html',
  html,
  retrieved_at: '2026-01-01T00:00:00Z',
  etag: null,
  last_modified: null,
})

/** One page of a kind of block as the page that the rules look at most closely, behind a small home page where it is not that itself. */
export function siteOfOne(kind: string, characters: number): Page[] {
  const table: Record<string, Kind> = KINDS
  const on = table[kind]?.page ?? 'home'
  const full = page(on, ordinaryMarkup(kind, characters))
  return on === 'home' ? [full] : [page('home', ordinaryMarkup('paragraphs', 500)), full]
}

/** A page of each kind, all of one kind of block and no two alike. */
export const siteOfTwelve = (kind: string, characters: number): Page[] =>
  KINDS_OF_PAGES.map((on, at) => page(on, ordinaryMarkup(kind, characters, at * 100_000)))
