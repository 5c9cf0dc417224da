import { describe, expect, test } from 'bun:test'
import { CATEGORIES } from './category_site.ts'
import { draftBuiltIn } from '../../server/drafting/built_in/draft_built_in.ts'
import { valueOf } from './invented.ts'
import { pageAt } from './home.ts'

// What sites say of themselves without a heading for it, in the languages that say it; and what looks like it and is something else.

const LONG = 'A line that says a little more about this one, in a few plain words.'
const cards = (titles: string[], text = LONG) =>
  `<div class="grid">${titles.map((title) => `<div class="card"><h3>${title}</h3><p>${text}</p></div>`).join('')}</div>`
const headed = (description: string, body = '', lang = 'en') =>
  `<!doctype html><html lang="${lang}"><head><title>Tidepool</title><meta name="description" content="${description}"></head><body><main><h1>Tidepool</h1>${body}</main></body></html>`
const draftOfPage = (html: string) => draftBuiltIn({ pages: [pageAt('https://tidepool.example.net/', html)], categories: CATEGORIES })
const homeOf = (description: string, body = '', lang = 'en') => draftOfPage(headed(description, body, lang))

describe('a category is not told by a word that only begins like one of its terms, or means something else', () => {
  const SAID: [lang: string, description: string, not: string][] = [
    ['en', 'Orchestration of many agents in one pipeline, with a checkpoint to go on from.', 'Audio & Music'],
    ['en', 'Order and pay at the table: made for the hospitality sector.', 'Health & Medical'],
    ['en', 'Resume where you stopped. It supports every long run.', 'HR & Recruiting'],
    ['en', 'Install it with Homebrew and redistribute it as you like.', 'Food & Hospitality'],
    ['en', 'Concrete examples for every step of the removal of old records.', 'Construction & Engineering'],
    ['en', 'Let anyone prove when a file existed. No blockchain, no gas.', 'Blockchain & Crypto'],
    ['de', 'Ohne Umwege: Geräte steuern und den Einkauf im Blick behalten.', 'Hardware & IoT'],
    ['de', 'Keine Blockchain, kein Token: nur ein Zeitstempel für jede Datei.', 'Blockchain & Crypto'],
    ['fr', 'Prêt à commencer ? Le chat répond en votre absence, à midi aussi.', 'Finance & Accounting'],
    ['fr', 'Chaque achat est vérifié par un badge.', 'Real Estate'],
    ['es', 'Para todos los equipos que están en camino.', 'Travel & Mobility'],
    ['sv', 'Bygg din egen sida genom att dra och släppa.', 'Construction & Engineering'],
    ['sv', 'Bygg din egen sida genom att dra och släppa.', 'Science & Research'],
    ['pl', 'Narzędzia online do wspólnego pisania.', 'E-commerce & Retail'],
    ['tr', 'Kullanım koşulları tek pencerede, her daire ölçülür.', 'Home & Local Services'],
    ['ja', '個人事業主のためのツール。成功の鍵は全工程の見える化。', 'HR & Recruiting'],
    ['vi', 'Thu mua phế liệu tận nơi, thanh toán nhanh gọn.', 'Finance & Accounting'],
    ['nl', 'Ramenreiniging zonder strepen, ook voor grote ramen.', 'Food & Hospitality'],
    ['tr', 'Zihin egzersizleri ve ücretsiz danışmanlık randevusu.', 'IT Services & Consulting'],
    ['ja', '日本の湧水で仕立てた、砂糖不使用の一杯。', 'Home & Local Services'],
    ['ja', '決済後すぐに利用開始。交流のためのコミュニティ。', 'Finance & Accounting'],
  ]
  test.each(SAID)('in %s: %s', (lang, description, not) => {
    expect(homeOf(description, `<p>${description}</p>`, lang).categories?.value ?? []).not.toContain(not)
  })
  const MEANT: [lang: string, description: string, category: string][] = [
    ['en', 'A chamber orchestra for weddings and concerts, with music for strings.', 'Audio & Music'],
    ['en', 'Software for hospitals: beds, wards and discharge letters.', 'Health & Medical'],
    ['en', 'A blockchain for timestamps, with a wallet for every file.', 'Blockchain & Crypto'],
    ['ja', '人事評価と給与をひとつにまとめる人事労務システム。', 'HR & Recruiting'],
    ['sv', 'Byggföretag i Västerås: nybyggnad och renovering av hus.', 'Construction & Engineering'],
  ]
  test.each(MEANT)('and still where it is meant, in %s: %s', (lang, description, category) => {
    expect(homeOf(description, `<p>${description}</p>`, lang).categories?.value ?? []).toContain(category)
  })
})

describe('whom a product helps is whom it is for', () => {
  test.each([
    ['en', 'Tidepool helps small business owners close the month.', 'small business owners'],
    ['en', 'Tidepool helps Cornish service businesses get found online.', 'Cornish service businesses'],
    ['de', 'Tidepool unterstützt Elektriker bei der Planung auf der Baustelle.', 'Elektriker'],
    ['de', 'Seit 2021 unterstützen wir Haushalte und Hotels bei der Reinigung.', 'Haushalte und Hotels'],
    ['fr', 'Tidepool aide les immigrants à naviguer les démarches.', 'immigrants'],
    ['es', 'Tidepool ayuda a los autónomos a cobrar antes.', 'autónomos'],
    ['it', 'Tidepool aiuta i parrucchieri a farsi vedere.', 'parrucchieri'],
    ['pt', 'Tidepool ajuda os produtores a vender mais.', 'produtores'],
    ['nl', 'Tidepool helpt ondernemers met hun boekhouding.', 'ondernemers'],
    ['sv', 'Tidepool hjälper föreningar att hålla ordning.', 'föreningar'],
  ])('in %s: %s', (lang, description, audience) => {
    expect(valueOf(homeOf(description, '', lang), 'audience')).toBe(audience)
  })
  test.each([
    ['en', 'Tidepool helps you close the month.'],
    ['en', 'We help clients grow, whatever they do.'],
    ['en', 'Tidepool helps your team to meet the deadline.'],
    ['de', 'Tidepool hilft Ihrem Betrieb, pünktlich zu sein.'],
    ['de', 'Tidepool – Automaten für Ihr Unternehmen'],
    ['fr', 'Tidepool aide à mieux dormir.'],
    ['pl', 'Podstawą oferty dla klientów jest zapewnienie klientom fachowej obsługi.'],
    ['hr', 'Jednostavnije iskustvo za klijente i stručnjake.'],
  ])('but not those who are addressed, in %s: %s', (lang, description) => {
    expect(valueOf(homeOf(description, '', lang), 'audience')).toBeNull()
  })
  test.each([
    ['pt', 'Tidepool foi criado para aproximar empresas e clientes.'],
    ['es', 'Tidepool, pensado para unir empresas y clientes.'],
    ['fr', 'Tidepool est conçu pour réunir les équipes.'],
    ['it', 'Tidepool, pensato per unire aziende e clienti.'],
    ['uk', 'Tidepool для автоматизації бізнесу.'],
  ])('nor what it does with them, in %s: %s', (lang, description) => {
    expect(valueOf(homeOf(description, '', lang), 'audience')).toBeNull()
  })
  test.each([
    ['pt', 'Tidepool, feito para empresas e clientes.', 'empresas e clientes'],
    ['es', 'Tidepool, pensado para talleres y empresas.', 'talleres y empresas'],
    ['fr', 'Tidepool est conçu pour les équipes.', 'les équipes'],
  ])('and still whom it is made for, in %s: %s', (lang, description, audience) => {
    expect(valueOf(homeOf(description, '', lang), 'audience')).toBe(audience)
  })
  test('the labels of cards that are titled by what those people do', () => {
    const card = (who: string, what: string) => `<div class="card"><span>${who}</span><h3>${what}</h3><p>${LONG}</p></div>`
    const row =
      card('Developers', 'A demo with every release') + card('Teachers', 'Lessons that finish') + card('Founders', 'A pitch in one sitting')
    expect(valueOf(homeOf('', `<section><h2>Who uses Tidepool?</h2><div class="grid">${row}</div></section>`), 'audience')).toBe(
      'Developers, Teachers, Founders',
    )
  })
  test('cards under «Made for», and no row that is only called a persona', () => {
    const groups = ['Developers', 'Students', 'Researchers']
    expect(
      valueOf(homeOf('', `<section><div>// MADE FOR</div><h2>Anyone with work to do.</h2>${cards(groups)}</section>`), 'audience'),
    ).toBe(groups.join(', '))
    const picture = `<div class="persona">${cards(['Cas', 'Crt', 'Omega oil'], 'Muscle recovery, every evening, with a glass of water.')}</div>`
    expect(valueOf(homeOf('', picture), 'audience')).toBeNull()
  })
})

describe('products that it works with are named behind their kind', () => {
  test.each([
    ['en', 'It integrates with payroll and rostering systems such as Sage, Xero and Tandem.', ['Sage', 'Xero', 'Tandem']],
    ['en', 'Optional integrations (Trello, Zulip, Slack) can be turned off.', ['Trello', 'Zulip', 'Slack']],
    ['en', 'Integrations like Trello, Zulip and Slack are opt-in.', ['Trello', 'Zulip', 'Slack']],
    ['de', 'Kompatibel mit gängigen Kalendern wie Nextcloud, Zimbra und Outlook.', ['Nextcloud', 'Zimbra', 'Outlook']],
    ['fr', 'Compatible avec des outils comme Trello et Zulip.', ['Trello', 'Zulip']],
    ['es', 'Funciona con herramientas como Trello y Zulip.', ['Trello', 'Zulip']],
    ['it', 'Si integra con strumenti come Trello e Zulip.', ['Trello', 'Zulip']],
    ['pt', 'Integração com sistemas de pagamento (Stripe, Paylane)', ['Stripe', 'Paylane']],
    ['nl', 'Werkt met boekhoudpakketten zoals Exact, Yuki en Twinfield.', ['Exact', 'Yuki', 'Twinfield']],
  ])('in %s: %s', (lang, sentence, names) => {
    expect(valueOf(homeOf('', `<p>${sentence}</p>`, lang), 'integrations')).toEqual(names)
  })
  test.each([
    'It integrates with everything you already have, including your own scripts.',
    'Integrations like these are rare.',
    'Soon it integrates with payroll systems such as Sage and Xero.',
    'It integrates with existing systems (on request).',
  ])('but nothing is named here: %s', (sentence) => {
    expect(valueOf(homeOf('', `<p>${sentence}</p>`), 'integrations')).toBeNull()
  })
})

describe('a page that is called «Use cases» lists them', () => {
  const more = (heading: string, titles: string[], text: string, lang: string) => {
    const page = `<!doctype html><html lang="${lang}"><head><title>Tidepool · ${heading}</title></head><body><main><h1>${heading}</h1><h2>Tidepool</h2>${cards(titles, text)}</main></body></html>`
    return draftBuiltIn({
      pages: [
        pageAt('https://tidepool.example.net/', headed('', `<p>${text}</p><a href="/cases">${heading}</a>`, lang)),
        pageAt('https://tidepool.example.net/cases', page, 'features'),
      ],
      categories: CATEGORIES,
    })
  }
  test.each([
    ['en', 'Use cases', ['Boats in the harbour', 'Lines in the office', 'Nets in the shed'], LONG],
    [
      'fr',
      'Cas d’usage',
      ['Bateaux au port', 'Lignes au bureau', 'Filets au hangar'],
      'Une ligne qui en dit un peu plus sur celui-ci, en peu de mots.',
    ],
    [
      'es',
      'Casos de uso',
      ['Barcos en puerto', 'Líneas en oficina', 'Redes en almacén'],
      'Una línea que dice un poco más de este, en pocas palabras.',
    ],
    [
      'de',
      'Anwendungsfälle',
      ['Boote im Hafen', 'Leinen im Büro', 'Netze im Schuppen'],
      'Eine Zeile, die in wenigen Worten etwas mehr darüber sagt.',
    ],
  ])('in %s', (lang, heading, titles, text) => {
    expect(valueOf(more(heading, titles, text, lang), 'use_cases')).toEqual(titles)
  })
  test('and one that is called «Our story» does not', () => {
    expect(
      valueOf(more('Our story', ['Boats in the harbour', 'Lines in the office', 'Nets in the shed'], LONG, 'en'), 'use_cases'),
    ).toBeNull()
  })
})

describe('platforms are told where a site says what it is', () => {
  test.each([
    ['en', 'Tidepool is a tide table app for iOS.', ['iOS']],
    ['en', 'A free Android app for harbour masters.', ['Android']],
    ['de', 'Eine Anwendung für Windows und Linux.', ['Windows', 'Linux']],
  ])('in %s: %s', (lang, description, platforms) => {
    expect(valueOf(homeOf(description, '', lang), 'platforms')).toEqual(platforms)
  })
  test.each(['We build iOS apps for museums.', 'News for Windows, every day.', 'An app for iOS is coming soon.'])(
    'but not by: %s',
    (description) => {
      expect(valueOf(homeOf(description), 'platforms')).toBeNull()
    },
  )
  test('an edge is no browser, unless others stand beside it; what an aside denies is none', () => {
    expect(valueOf(homeOf('', '<h3>Edge selection</h3><p>Edge-native. Stateless.</p>'), 'platforms')).toBeNull()
    expect(
      valueOf(homeOf('', "<p>The extension supports Chrome and browsers like Edge (Firefox isn't supported yet).</p>"), 'platforms'),
    ).toEqual(['Chrome', 'Edge'])
  })
})

describe('what an amount is', () => {
  test('the lower end of a French range, and the new of two prices', () => {
    const priced = (text: string) =>
      valueOf(
        homeOf('', `<section><h2>Tarifs</h2><div class="plans"><div class="plan"><h3>Pro</h3><p>${text}</p></div></div></section>`, 'fr'),
        'starting_price',
      )
    expect(priced('De 12 € à 15 € par mois')).toStartWith('12 €')
    expect(priced('De 15 € à 12 € par mois')).toStartWith('12 €')
  })
  test('a fee of nothing at the beginning is no free plan', () => {
    const plans = (line: string, price: string) =>
      `<section><h2>Pricing 料金プラン</h2><p>${line}</p><div class="plans"><div class="plan"><h3>Standard</h3><p>${price}</p></div><div class="plan"><h3>Pro</h3><p>${price}</p></div></div></section>`
    expect(valueOf(homeOf('', plans('すべてのプランで初期費用0円', '¥2,800/月'), 'ja'), 'pricing_model')).toBe('paid')
    expect(valueOf(homeOf('', plans('Setup fee $0 on every plan', '$28/month')), 'pricing_model')).toBe('paid')
  })
  test('a line of a call list is no offer on request', () => {
    expect(valueOf(homeOf('', '<div>13:41 +44 20 7946 0000 Request a quote</div>'), 'pricing_model')).toBeNull()
  })
})
