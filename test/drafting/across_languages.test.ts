import { describe, expect, test } from 'bun:test'
import type { PageKind } from '../../server/crawl/page.ts'
import { profileOf, valueOf } from './companies.ts'

type Field = Parameters<typeof valueOf>[1]
const field = (name: Field, lang: string, said: string, kind: PageKind = 'home') => valueOf(profileOf({ [kind]: said }, { lang }), name)
const foundersOn = (kind: PageKind, lang: string, said: string) => profileOf({ [kind]: said }, { lang }).founders.map(({ name }) => name)

describe('who founded it', () => {
  const PAIR = ['Elif Aydın', 'Barış Koç']
  test.each([
    "2014'te Elif Aydın ve Barış Koç tarafından İzmir'de kuruldu.",
    "Lumbrio, 2014 yılında Elif Aydın ve Barış Koç tarafından İzmir'de kuruldu.",
    'Elif Aydın ve Barış Koç tarafından 2014 yılında kurulan Lumbrio bugün 11 kişi.',
  ])('in Turkish, before «tarafından»: %s', (said) => expect(foundersOn('about', 'tr', `<p>${said}</p>`)).toEqual(PAIR))

  test('of another firm it is nobody’s founder', () =>
    expect(foundersOn('about', 'tr', '<p>Elif Aydın ve Barış Koç tarafından kurulan Deniz bize yatırım yaptı.</p>')).toEqual([]))

  test.each([
    ['sv', 'Om oss', 'Föreningen startades 2013 av Karin Åberg och Mehmet Yıldız.', ['Karin Åberg', 'Mehmet Yıldız']],
    ['sv', 'Om Lumbrio', 'Lumbrio görs av Elin Berg och Karim Nasser i Malmö.', ['Elin Berg', 'Karim Nasser']],
    ['en', 'About us', 'Founded in 2013 by Karin Berg and Tom Nasser.', ['Karin Berg', 'Tom Nasser']],
    ['pl', 'O nas', 'Firmę założyła Ida Kranz.', ['Ida Kranz']],
  ])('in a part of the home page, %s, %s', (lang, heading, said, names) =>
    expect(foundersOn('home', lang, `<h2>${heading}</h2><p>${said}</p>`)).toEqual(names),
  )

  test.each([
    ['sv', 'Kunder', 'Föreningen startades 2013 av Karin Åberg och Mehmet Yıldız.'],
    ['pl', 'Klienci', 'Firmę założyła Ida Kranz.'],
  ])('below another heading it is somebody else, %s, %s', (lang, heading, said) =>
    expect(foundersOn('home', lang, `<h2>${heading}</h2><p>${said}</p>`)).toEqual([]),
  )

  test('brothers are no name', () =>
    expect(foundersOn('about', 'de', '<p>Lumbrio wurde von den Brüdern Jan Petersen und Ole Petersen gegründet.</p>')).toEqual([
      'Jan Petersen',
      'Ole Petersen',
    ]))
})

test.each([
  ['tr', "2014'te Elif Aydın ve Barış Koç tarafından kuruldu.", 2014],
  ['uk', 'Lumbrio — студія з трьох людей із Харкова, заснована 2023 року.', 2023],
])('the year of the beginning, %s: %s', (lang, said, year) => expect(field('founded_year', lang, `<p>${said}</p>`, 'about')).toBe(year))

describe('legal names', () => {
  test.each([
    ['he', '© 2031 Lumbrio טכנולוגיות בע"מ, ח.פ. 516123987', 'Lumbrio טכנולוגיות בע"מ'],
    ['ar', 'شركة Lumbrio للتدريب ذ.م.م – الرياض', 'شركة Lumbrio للتدريب ذ.م.م'],
    ['el', 'ΛΟΥΜΠΡΙΟ Μ.Ι.Κ.Ε., Τσιμισκή 44, 546 23 Θεσσαλονίκη', 'ΛΟΥΜΠΡΙΟ Μ.Ι.Κ.Ε.'],
    ['it', 'Lumbrio di Rosa Lapenna – Via Fiorentini 82, 75100 Matera (MT) – P.IVA 01298760771', 'Lumbrio di Rosa Lapenna'],
    ['it', 'Lumbrio di Rosa Lapenna – Via Fiorentini 82, 75100 Matera (MT)', null],
  ])('%s: %s', (lang, said, name) => expect(field('legal_name', lang, `<footer><p>${said}</p></footer>`)).toBe(name))

  test('at the foot of a page, which markup may call so in short', () =>
    expect(field('legal_name', 'zh', '<div class="foot"><p>杭州云窗科技有限公司 版权所有</p></div>')).toBe('杭州云窗科技有限公司'))
})

describe('what it costs', () => {
  test.each([
    ['de', 'Was kostet das?', '80 € pro Stunde.', '80 € pro Stunde'],
    ['fr', 'Combien ça coûte ?', '80 €', '80 €'],
    ['es', '¿Cuánto cuesta?', '80 € la hora.', '80 € la hora'],
    ['nl', 'Wat kost het?', '€ 80 per uur.', '€ 80 per uur'],
    ['pl', 'Ile to kosztuje?', '80 zł za godzinę.', '80 zł za godzinę'],
    ['cs', 'Kolik to stojí?', '800 Kč za hodinu.', '800 Kč za hodinu'],
    ['sv', 'Vad kostar det?', '800 kr i timmen.', '800 kr i timmen'],
    ['pt', 'Quanto custa?', 'R$ 80 por hora.', 'R$ 80 por hora'],
    ['uk', 'Скільки коштує?', '800 ₴ за годину.', '800 ₴ за годину'],
    ['hu', 'Mennyibe kerül?', '8000 Ft', '8000 Ft'],
    ['tr', 'Ne kadar?', '800 TL', '800 TL'],
    ['fi', 'Mitä se maksaa?', '80 €', '80 €'],
    ['el', 'Πόσο κοστίζει;', '80 € την ώρα.', '80 € την ώρα'],
    ['ja', 'いくらかかりますか', '8,000円', '8,000円'],
    ['ko', '비용은 얼마인가요?', '80,000원', '80,000원'],
    ['zh', '收费标准', '80元', '80元'],
  ])('below a question, %s: %s', (lang, heading, said, price) =>
    expect(field('starting_price', lang, `<h2>${heading}</h2><p>${said}</p>`)).toBe(price),
  )

  const box = (...lines: string[]) => `<div>${lines.map((line) => `<div>${line}</div>`).join('')}</div>`
  test.each([
    [
      'ru',
      box('Тарифы', box('Старт', '2 900 ₽', 'в месяц, 1 объект') + box('Бизнес', '7 900 ₽', 'в месяц, 10 объектов')),
      '2 900 ₽ в месяц',
    ],
    ['en', box('Pricing', box('Start', '$29', 'per month, 1 site') + box('Pro', '$79', 'per month, 10 sites')), '$29 per month'],
    [
      'pl',
      `<h2>Cennik</h2>${box(box('Solo', '89 zł', 'miesięcznie') + box('Zespół', '69 zł', 'miesięcznie za osobę, od 5 osób'))}`,
      '89 zł miesięcznie',
    ],
  ])('how often, with what else stands in that line, %s', (lang, said, price) => expect(field('starting_price', lang, said)).toBe(price))

  test.each([
    ['pt', '<p>A partir do segundo ano, R$ 9,90/mês por sensor.</p>', 'R$ 449'],
    ['en', '<p>From the second year on, $9.90 a month per sensor.</p>', '$449'],
    ['sv', '<p>Stöd oss gör du för 50 kr om året.</p>', '449 kr'],
  ])('not what is paid later or given, %s: %s', (lang, said, price) =>
    expect(
      field('starting_price', lang, `<h2>Pricing</h2>${box(box('Kit S', price) + box('Kit L', price.replace('449', '890')))}${said}`),
    ).toBe(price),
  )

  test('maintenance by the year is no price to start from', () => {
    const rows = ['Einzellizenz|EUR 240,- einmalig', 'Werkstatt|EUR 890,- einmalig', 'Wartung|EUR 60,- pro Jahr']
    const table = `<table>${rows
      .map(
        (row) =>
          `<tr>${row
            .split('|')
            .map((cell) => `<td>${cell}</td>`)
            .join('')}</tr>`,
      )
      .join('')}</table>`
    expect(field('starting_price', 'de', table, 'pricing')).toBe('EUR 240,- einmalig')
    expect(field('starting_price', 'en', `<h2>Pricing</h2>${box(box('Licence', '$240') + box('Maintenance', '$60 per year'))}`)).toBe(
      '$240',
    )
  })

  test.each([
    ['ko', '기본 기능은 무료예요. 프리미엄은 월 4,900원.'],
    ['ja', '基本機能は無料です。プレミアムは月額480円。'],
  ])('what is basic is free, %s', (lang, said) => expect(field('pricing_model', lang, `<h2>요금 料金</h2><p>${said}</p>`)).toBe('freemium'))

  test.each([
    ['ja', '2週間無料でお試しいただけます。'],
    ['he', '30 ימי ניסיון ללא עלות'],
  ])('a trial, %s: %s', (lang, said) => expect(field('free_trial', lang, `<p>${said}</p>`)).toBe(true))
})

describe('questions below a single word', () => {
  test.each([
    ['de', 'Fragen', 'Kann ich allein kommen?', 'Ja, natürlich.', 'Wo ist das?', 'In Kiel, am Hafen.'],
    ['it', 'Domande', 'Posso venire da sola?', 'Certo, senza problemi.', 'Dove si trova?', 'A Bari, al porto.'],
    ['sv', 'Frågor', 'Kan jag komma ensam?', 'Ja, det går bra.', 'Var ligger det?', 'I Malmö, vid hamnen.'],
    ['pl', 'Pytania', 'Czy mogę przyjść sama?', 'Tak, oczywiście.', 'Gdzie to jest?', 'W Gdyni, przy porcie.'],
    ['ru', 'Вопросы', 'Можно прийти одной?', 'Да, конечно.', 'Где это?', 'В Казани, у вокзала.'],
    ['he', 'שאלות נפוצות', 'אפשר להגיע לבד?', 'כן, בוודאי.', 'איפה זה?', 'ליד הנמל בחיפה.'],
    ['id', 'Pertanyaan', 'Bolehkah saya datang sendiri?', 'Boleh, tentu saja.', 'Di mana?', 'Di Bandung, dekat stasiun.'],
  ])('%s: %s', (lang, heading, first, yes, second, where) => {
    const home = `<h2>${heading}</h2><p><b>${first}</b><br>${yes}</p><p><b>${second}</b><br>${where}</p>`
    expect(profileOf({ home }, { lang }).faqs.map(({ question }) => question)).toEqual([first, second])
  })
})

describe('what lists are made of', () => {
  const CARDS = [
    ['Own accountant', 'The same person answers every time.'],
    ['Tax office link', 'We send your returns for you.'],
    ['Monthly report', 'Charts that are easy to read.'],
  ] as const
  const NAMES = CARDS.map(([name]) => name)
  const boxes = (of: (name: string, said: string) => string) =>
    `<div>${CARDS.map(([name, said]) => `<div class="box">${of(name, said)}</div>`).join('')}</div>`

  test.each([
    (name: string, said: string) => `<b>${name}</b><span>${said}</span>`,
    (name: string, said: string) => `<strong>${name}</strong>${said}`,
    (name: string, said: string) => `<strong>${name}</strong> ${said}`,
  ])('boxes of one line with a name in bold, below no heading: %p', (of) => expect(field('features', 'en', boxes(of))).toEqual(NAMES))

  test('a name and a text side by side that a style sheet sets apart', () =>
    expect(field('features', 'en', `<h2>Features</h2>${boxes((name, said) => `<span>${name}</span><span>${said}</span>`)}`)).toEqual(NAMES))

  test.each(['✔ ', '• ', '- ', '– '])('lines of one paragraph behind «%s»', (sign) =>
    expect(field('features', 'en', `<h2>Features</h2><p>${NAMES.map((name) => sign + name).join('<br>')}</p>`)).toEqual(NAMES),
  )

  test('lines without a sign are an address or a verse', () =>
    expect(field('features', 'en', `<h2>Features</h2><p>${NAMES.join('<br>')}</p>`)).toBeNull())

  test('what something is not is no feature', () =>
    expect(
      field(
        'features',
        'en',
        boxes((name, said) => `<h3>Not a${name.startsWith('O') ? 'n' : ''} ${name}</h3><p>${said}</p>`),
      ),
    ).toBeNull())

  test('names in scripts whose letters carry marks', () => {
    const names = ['छोटे समूह', 'हिंदी में पढ़ाई', 'साप्ताहिक टेस्ट']
    const cards = names.map((name) => `<div><h3>${name}</h3><p>हर बैच में अधिकतम आठ बच्चे होते हैं।</p></div>`).join('')
    expect(field('features', 'hi', `<h2>Features</h2><div>${cards}</div>`)).toEqual(names)
  })
})

test.each([
  ['Lumbrio is released under the MIT license.', 'MIT'],
  ['Lumbrio was previously released under the MIT license.', null],
])('a licence that holds: %s', (said, licence) => expect(field('license', 'en', `<p>${said}</p>`)).toBe(licence))
