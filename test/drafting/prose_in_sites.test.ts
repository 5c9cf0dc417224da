import { describe, expect, test } from 'bun:test'
import { wordCount } from '../../server/drafting/reading/fold.ts'
import { titleParts } from '../../server/drafting/built_in/words/titles.ts'
import { draftOf, valueOf } from './invented.ts'

// Descriptions and lists of sites that open, tick off, sample and point in ways of their own.

const OPENING = 'Tidepool keeps the logbooks of small boats and knows every harbour of the coast.'
const described = (html: string, options: Parameters<typeof draftOf>[1] = {}) =>
  valueOf(draftOf({ '/': `<h1>Logbooks for small boats</h1><p>${OPENING}</p>${html}` }, options), 'description')

describe('a description leaves out', () => {
  test.each([
    [
      'what a product answers in a talk that the page shows',
      '<h2>Ask it</h2><div><div>You</div><p>May we still leave the harbour after dark?</p><div>Tidepool</div><p>Yes. Boats with lights may leave until the tide falls below the sill of the old lock.</p></div>',
    ],
    [
      'a sheet of a sample, whose pieces no mark parts',
      '<h2>Boats</h2><div><b>Our course</b> North of the island with the wind behind us all the way <b>Weak point</b> A harbour that dries out at low water.</div>',
    ],
    [
      'figures that have no word of what the site is about',
      '<h2>Boats</h2><p>The appeal runs for 30 days from the ruling, under article 485 of the code of procedure.</p>',
    ],
    ['what it costs', '<h2>Boats</h2><p>Each of the boats costs 95 € a season and the first season is given back to you.</p>'],
    [
      'the text of a card that is a link',
      '<h2>More</h2><a href="/more"><h3>Boats</h3><p>Every boat of the harbour is listed with its length and its owner.</p></a>',
    ],
    ['how the trouble of others begins', '<h2>Boats</h2><p>The problem is hardly ever the boat: nobody knows for sure how it fares.</p>'],
    [
      'what its author signs',
      '<h2>Boats</h2><div><p>I treat every boat of the harbour as if it were the only one I have.</p><p>– Jana</p></div>',
    ],
    [
      'a sample by its class',
      '<h2>Boats</h2><div class="ejemplo"><p>The boat of this example sails from the harbour every day of the week.</p></div>',
    ],
    [
      'what follows a sample of its work',
      '<h2>Boats</h2><div class="box"><div>Course 40, wind 12</div></div><p>Twenty minutes behind the harbour, and not two evenings of reading.</p>',
    ],
    [
      'how somebody presents themselves',
      '<h2>Boats</h2><p>Let us begin: my name is Jana, and for ten years boats have been all that I know.</p>',
    ],
    ['who presents themselves, nl', '<h2>Boats</h2><p>Ik zal het even zeggen, ik ben Jana Brandt en ik vaar al meer dan tien jaar.</p>'],
    [
      'an invitation to see for oneself, pl',
      '<h2>Boats</h2><p>Przekonaj się w naszym porcie oraz na wszystkich łodziach tego wybrzeża.</p>',
    ],
    ['how to write to it', '<h2>Reach us</h2><p>We are ready to help you with every boat and harbour along the whole coast.</p>'],
    ['what its pictures show, nb', '<h2>Logbooks</h2><p>Bildene er fra hverdagen om bord og viser både båter, havner og mennesker.</p>'],
    ['what stands beside, nl', '<h2>Logbooks</h2><p>Rechts zie je het voorstel van vandaag voor de boten in de haven.</p>'],
    ['where to look, et', '<h2>Logbooks</h2><p>Vaadake meie selle kuu eripakkumisi ja uurige sadama hinnakirja.</p>'],
  ])('%s', (_, html) => {
    expect(described(html)).toBe(OPENING)
  })
  test('a sentence that links to a page by what the menu calls it', () => {
    const html = `<h1>Logbooks for small boats</h1><p>${OPENING}</p><h2>Boats</h2><p>Look through boats and harbours at <a href="/pricing">pricing</a> and the other pages of ours.</p>`
    expect(valueOf(draftOf({ '/': html, '/pricing': '<p>From 5 € a month.</p>' }), 'description')).toBe(OPENING)
  })
  test('what leans on a few words before it', () => {
    expect(described('<h2>Boats</h2><p>Alone or in groups. The boats of which nobody knows the harbour are listed last.</p>')).toBe(OPENING)
  })
})

describe('a description', () => {
  test('stands on what the main heading opens, whatever word that heading holds', () => {
    const html = `<h1>Your partner on the water</h1><p>${OPENING}</p>`
    expect(valueOf(draftOf({ '/': html }), 'description')).toBe(OPENING)
  })
  test('goes on with what the site lists, each with its line, before paragraphs of other parts', () => {
    const cards = ['Tides', 'Lights', 'Locks', 'Soundings']
      .map((name) => `<div><h3>${name}</h3><p>${name} of every harbour on one small page</p></div>`)
      .join('')
    const html = `<section><h2>Features</h2><div>${cards}</div></section><section><h2>Offline</h2><p>Maps are kept on the phone, so they open where no mast reaches.</p></section>`
    const head = '<meta name="description" content="Paper or phone: your log is kept where you sail, with tides, lights and locks.">'
    expect(described(html, { head })).toBe(
      `${OPENING}\n\n- Tides: Tides of every harbour on one small page\n- Lights: Lights of every harbour on one small page\n- Locks: Locks of every harbour on one small page\n- Soundings: Soundings of every harbour on one small page`,
    )
  })
  test('is found on a page that its publishing system marks as a post', () => {
    const html = `<article class="post featured"><h1>Logbooks for small boats</h1><p>${OPENING}</p></article>`
    expect(valueOf(draftOf({ '/': html }), 'description')).toBe(OPENING)
  })
  test('keeps a name with marks of its own whole, however it is written', () => {
    const html = '<p>At SAILING? TIDEPOOL! a logbook is far more than numbers in a table of harbours.</p>'
    expect(valueOf(draftOf({ '/': html }, { name: 'Sailing? Tidepool!' }), 'description')).toStartWith('At SAILING? TIDEPOOL! a logbook')
  })
})

describe('features are read', () => {
  const featuresOf = (html: string, lang = 'en') => valueOf(draftOf({ '/': html }, { lang }), 'features')
  const entries = ['Tides of every harbour', 'Lights and locks', 'Soundings that others took']
  const list = (texts: string[], attributes = '') => `<ul${attributes}>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`
  const card = (title: string, text: string, attributes = '') => `<div${attributes}><h3>${title}</h3><p>${text}</p></div>`
  const TEXT = 'A sentence that says a little more about this one.'
  test('from a list right below the opening', () => {
    expect(featuresOf(`<h1>Logbooks for small boats</h1><p>${OPENING}</p>${list(entries)}`)).toEqual(entries)
  })
  test('from a list below a heading that names the product', () => {
    expect(featuresOf(`<h1>Logbooks</h1><p>${OPENING}</p><h2>Meet Tidepool</h2>${list(entries)}`)).toEqual(entries)
  })
  test('from a list that its markup calls so, before cards of other things', () => {
    const cards = `<h2>Boats of the month</h2><div>${['Anna', 'Berta', 'Clara', 'Dora'].map((name) => card(`The ${name}`, TEXT)).join('')}</div>`
    expect(featuresOf(`<h1>Logbooks</h1>${list(entries, ' class="feature-marquee"')}<p>${OPENING}</p>${cards}`)).toEqual(entries)
  })
  test('but not from lists of links, amounts or any other heading', () => {
    expect(featuresOf(`<h1>Logbooks</h1>${list(entries.map((text) => `<a href="/x">${text}</a>`))}`)).toBeNull()
    expect(featuresOf(`<h1>Logbooks</h1>${list(['800 boats', '30 harbours', '1.6M+ miles'])}`)).toBeNull()
    expect(featuresOf(`<h1>Logbooks</h1><p>${OPENING}</p><h2>Good to know</h2>${list(entries)}`)).toBeNull()
  })
  test('from boxes of one shape, also where one is set off by its class', () => {
    const boxes = card('Tides', TEXT, ' class="box"') + card('Lights', TEXT, ' class="large"') + card('Locks', TEXT, ' class="dark"')
    expect(featuresOf(`<p>${OPENING}</p><section><div>${boxes}</div></section>`)).toEqual(['Tides', 'Lights', 'Locks'])
  })
  test('without what is not there yet, and without a last card that asks', () => {
    const soon = `<div><h3>Radar</h3><span>Coming soon</span><p>${TEXT}</p></div>`
    const asks = `<div><h3>Something missing</h3><p>${TEXT} Tell <a href="/x">us</a>.</p></div>`
    const cards = ['Tides', 'Lights', 'Locks'].map((name) => card(name, TEXT)).join('')
    expect(featuresOf(`<section><h2>Features</h2><div>${cards}${soon}${asks}</div></section>`)).toEqual(['Tides', 'Lights', 'Locks'])
  })
  test('with titles that say a little more, without the numbers before them', () => {
    const titles = [
      '急な欠品にも強い。代わりの薬をすばやく探し、費用の感覚も自然と育つ',
      '施設の連絡をすばやく。メモと掲示板で全員に共有',
      '薬の要点を短くまとめて表示',
    ]
    const cards = titles
      .map((title, at) => `<div><h4>🚀 ${'①②③'[at]} ${title}</h4><p>薬を探す時間を短くして、患者さんと話す時間を増やします。</p></div>`)
      .join('')
    expect(featuresOf(`<section><h2>特徴</h2><div>${cards}</div></section>`, 'ja')).toEqual(titles)
  })
  test('but not from cards with the mailboxes of people', () => {
    const people = ['Jana Brandt', 'Tom Berg', 'Ana Ruiz'].map(
      (name) => `<div><h3>${name}</h3><p>Producer of pictures and texts</p><p>${name.split(' ')[0]}@tidepool.net</p></div>`,
    )
    expect(featuresOf(`<p>${OPENING}</p><div>${people.join('')}</div>`)).toBeNull()
  })
  test('but not from cards under hidden risks', () => {
    const risks = `<section><span>Paslėptos rizikos</span><h2>Ko nepamatysite patys</h2><div>${['Techniniai defektai', 'Suklastota istorija', 'Netikras parašas'].map((name) => card(name, 'Variklio, greičių dėžės ar pakabos bėdos akimi nematomos.')).join('')}</div></section>`
    expect(featuresOf(`<p>${OPENING}</p>${risks}`, 'lt')).toBeNull()
  })
  test('in entries that hold a word of other sections', () => {
    const said = ['Knows your course, goals and numbers', 'Writes posts and log entries for you', 'Proposes, and you say when to sail']
    expect(featuresOf(`<h1>Logbooks</h1><p>${OPENING}</p><h2>Meet Tidepool</h2>${list(said)}`)).toEqual(said)
  })
})

test('a Vietnamese word is about two syllables, a Thai one about five signs', () => {
  expect(wordCount('Hộp mực chính hãng và sửa máy in tận nơi')).toBe(5)
  expect(wordCount('ระบบบัญชีออนไลน์สำหรับร้านค้า')).toBeLessThan(8)
  expect(wordCount('Crème brûlée for two')).toBe(4)
})

test('a title of several commas is a list, and brackets are cut nowhere', () => {
  expect(titleParts('Quellwerk, Maps of springs')).toEqual(['Quellwerk', 'Maps of springs'])
  expect(titleParts('Roofs, Ceilings, Canopies')).toEqual(['Roofs, Ceilings, Canopies'])
  expect(titleParts('Harbours (Koper, Piran)')).toEqual(['Harbours (Koper, Piran)'])
})

test('a summary is no address', () => {
  const { fields } = draftOf(
    {
      '/': '<p>Alte Bergstrasse 66, 6580 Bergen am See</p><article><header><h2>Willkommen</h2><p>Unser Haus liegt ruhig und sonnig am Hang, sieben Minuten vom Ort entfernt.</p></header></article>',
    },
    { name: 'Lumbrio', lang: 'de' },
  )
  expect(fields.summary?.value).toBe('Unser Haus liegt ruhig und sonnig am Hang, sieben Minuten vom Ort entfernt.')
})

test('which cookies a website sets is no question about the product', () => {
  const faq =
    '<h2>FAQ</h2><details><summary>Which cookies does this website use?</summary><p>Those that it needs to work, and none of others.</p></details><details><summary>Does it work at sea?</summary><p>Yes, all maps are kept on the phone.</p></details>'
  expect(draftOf({ '/': `<p>${OPENING}</p>${faq}` }).faqs.map(({ question }) => question)).toEqual(['Does it work at sea?'])
})

describe('an audience is read', () => {
  const audienceOf = (text: string, lang: string, more: Record<string, string> = {}) =>
    valueOf(draftOf({ '/': `<h1>Tidepool</h1><p>${text}</p>`, ...more }, { lang }), 'audience')
  test.each([
    ['ja', '在庫から代わりを検索できる医療機関（薬局・クリニック・病院）向けの検索アプリです。', '医療機関（薬局・クリニック・病院）'],
    ['tr', 'Tidepool, küçük işletmeler ve aileler için yapılmış sade bir defterdir.', 'küçük işletmeler ve aileler'],
    ['zh', '这是一款专为自由职业者打造的记账工具，简单而且安全。', '自由职业者'],
    ['vi', 'Tidepool phục vụ khách hàng cá nhân và văn phòng tại TP.HCM với giá tốt.', 'khách hàng cá nhân và văn phòng'],
    [
      'fr',
      'Un espace dédié aux entrepreneurs, aux créatifs, et à tous ceux qui souhaitent travailler seul.',
      'entrepreneurs, aux créatifs',
    ],
  ])('where its language says it, %s', (lang, text, wanted) => {
    expect(audienceOf(text, lang)).toBe(wanted)
  })
  test('in an answer to a question', () => {
    const faq = '<h2>FAQ</h2><h3>Whom is it for?</h3><p>Tidepool is made for skippers, small clubs and families who sail on weekends.</p>'
    expect(audienceOf('Logbooks of small boats along the coast.', 'en', { '/faq': faq })).toBe('skippers, small clubs and families')
  })
})

test('a line of a list that says its title once more in capitals is left out', () => {
  const cards = [
    ['Tides', 'Tides of every harbour on one page.'],
    ['Lights', 'LIGHTS Red and green ones along the coast.'],
    ['Locks', 'Locks and when they open to boats.'],
  ]
    .map(([title, text]) => `<div><h3>${title}</h3><p>${text}</p></div>`)
    .join('')
  expect(described(`<section><h2>Features</h2><div>${cards}</div></section>`)).toEndWith(
    '- Tides: Tides of every harbour on one page.\n- Locks: Locks and when they open to boats.',
  )
})

test('a description says nothing of plans, and no row of catchwords', () => {
  expect(described('<h2>Boats</h2><p>Free for up to ten boats, and the premium plan of the logbook has all of them.</p>')).toBe(OPENING)
  expect(described('<h2>Boats</h2><p>The whole of it: Harbours · Boats and the risks that we do not cover at sea.</p>')).toBe(OPENING)
})
