import { describe, expect, test } from 'bun:test'
import { sentencesWith, wordCount } from '../../server/drafting/reading/fold.ts'
import { companyOf, profileOf } from './companies.ts'
import { draftOfHome } from './home.ts'
import { draftOf, valueOf } from './invented.ts'

// What sites that nobody here had seen write in ways of their own.

const cards = (titles: string[], { tag = 'h3', text = 'A sentence that says a little more about this one.' } = {}) =>
  `<div class="grid">${titles.map((title) => `<div class="card"><${tag}>${title}</${tag}><p>${text}</p></div>`).join('')}</div>`

describe('features are read', () => {
  const featuresOf = (html: string, lang = 'en') => valueOf(draftOf({ '/': html }, { lang }), 'features')
  const titles = ['Sheltered runs', 'Small groups', 'Walks every day']
  test('from cards titled by greater headings right below the opening, as long as each is a card', () => {
    expect(featuresOf(`<p>We look after your dog.</p><section>${cards(titles, { tag: 'h2' })}</section>`)).toEqual(titles)
    const parts = titles.map(
      (title) => `<div class="card"><h2>${title}</h2>${'<p>A paragraph that goes on about this part.</p>'.repeat(4)}</div>`,
    )
    expect(featuresOf(`<section>${parts.join('')}</section>`)).toBeNull()
  })
  test('of trades that a heading about carriage names', () => {
    const body = `<p>Naše služby</p><h2>Profesionální nakládání s odpady a doprava</h2>${cards(['♻️ Ekologie', '🚛 Velký vozový park', '💳 Moderní platby'], { tag: 'h4' })}`
    expect(featuresOf(`<section>${body}</section>`, 'cs')).toEqual(['Ekologie', 'Velký vozový park', 'Moderní platby'])
  })
  test('but not from what a page says of others', () => {
    expect(featuresOf(`<section><h2>How we compare with other tools</h2>${cards(titles)}</section>`)).toBeNull()
  })
  test('in scripts without spaces, whose signs are no words', () => {
    const long = ['採用中の薬と代替薬をすばやく検索', '施設ごとのメモと掲示板で情報を共有', '添付文書の要点を短くまとめて表示']
    expect(
      featuresOf(
        `<section><h2>特徴</h2>${cards(long, { tag: 'h4', text: 'お薬を探す時間を短くして、患者さんと話す時間を増やします。' })}</section>`,
        'ja',
      ),
    ).toEqual(long)
    expect([wordCount('採用中の薬'), wordCount('three little words'), wordCount('')]).toEqual([3, 3, 0])
  })
})

describe('a name with a mark of its own is cut nowhere', () => {
  test('between its words or behind it', () => {
    expect(sentencesWith('Lernen? Tidepool!', 'Lernen? Tidepool! - Nachhilfe in Kiel. Für alle Fächer.')).toEqual([
      'Lernen? Tidepool! - Nachhilfe in Kiel.',
      'Für alle Fächer.',
    ])
    expect(sentencesWith('Yahu!', 'Yahu! Das Spiel für alle. Gratis.')).toEqual(['Yahu! Das Spiel für alle.', 'Gratis.'])
    expect(sentencesWith('Tidepool', 'Wer lernt? Alle lernen.')).toEqual(['Wer lernt?', 'Alle lernen.'])
  })
  test('in a summary', () => {
    const said = 'Lernen? Tidepool! - Nachhilfe in Kiel für die Klassen fünf bis dreizehn. In allen Fächern und mit Geduld.'
    const { fields } = draftOf(
      { '/': '<p>Nachhilfe.</p>' },
      { name: 'Lernen? Tidepool!', lang: 'de', head: `<meta name="description" content="${said}">` },
    )
    expect(fields.summary?.value).toStartWith('Lernen? Tidepool! - Nachhilfe')
  })
})

describe('a description', () => {
  const FIRST = 'Tidepool keeps the logbooks of small boats and knows every harbour of the coast.'
  test('ends before a sentence that sends the reader to another page', () => {
    const { fields } = draftOf({
      '/': `<p>${FIRST} How we did it for the fishers of Skagen you read in <a href="/skagen">our story</a>. And so on it goes.</p>`,
    })
    expect(fields.description?.value).toBe(FIRST)
  })
  test('keeps a sentence with a link in its middle', () => {
    const { fields } = draftOf({
      '/': '<p>Tidepool keeps <a href="/logs">the logbooks</a> of small boats and knows every harbour of the coast.</p>',
    })
    expect(fields.description?.value).toBe(FIRST)
  })
  test('and a summary are never what a build forgot to fill in', () => {
    const head = '<meta name="description" content="undefined is a technology company that turns charts into knowledge for everybody.">'
    const { fields } = draftOf({ '/': `<p>${FIRST}</p>` }, { head })
    expect([fields.summary?.value, fields.description?.value].join(' ')).not.toContain('undefined')
  })
})

test('a headline is no address, of a house or a mailbox', () => {
  for (const line of ['Alte Bergstrasse 66, 6580 Bergen am See', 'haus@lumbrio.example | +43664 1234567']) {
    const home = `<html lang="de"><head><title>Lumbrio</title></head><body><main><h1>Lumbrio</h1><p>${line}</p><p>Zimmer mit Blick auf den See.</p></main></body></html>`
    const { fields } = draftOfHome(home, { host: 'lumbrio.example.net' })
    expect(fields.headline?.value).toBe('Zimmer mit Blick auf den See.')
  }
})

describe('a name', () => {
  const named = (head: string, body: string) =>
    draftOfHome(`<html><head>${head}</head><body><main>${body}<p>Warm bread.</p></main></body></html>`, { host: 'pages.example.net' })
      .fields.name?.value
  test('is a word of its own before the sentences of a title', () => {
    const body = '<h1>Tidewatch knows your harbour. And checks every buoy.</h1><div>Tidewatch</div>'
    expect(named('<title>Tidewatch. Know your harbour. And check every buoy.</title>', body)).toBe('Tidewatch')
  })
  test('is without the legal form where the site calls itself so', () => {
    const head = '<title>Quellwerk, s.r.o. – Úvod</title><meta property="og:site_name" content="Quellwerk, s.r.o.">'
    expect(named(head, '<h1>Quellwerk</h1><p>Quellwerk, s.r.o., peče chléb.</p>')).toBe('Quellwerk')
    expect(named(head, '<h1>Chléb</h1><p>Quellwerk, s.r.o., peče chléb.</p>')).toBe('Quellwerk, s.r.o.')
  })
})

describe('who stands behind a site', () => {
  const legal = (sentence: string) => companyOf(profileOf({ terms: `<h1>Regulamin</h1><p>${sentence}</p>` }, { lang: 'pl' })).legal
  test('is named once, where what stands before the clause holds what stands behind it', () => {
    expect(legal('Usługodawcą jest Wojciech Lisek Zamkex, prowadzący działalność pod nazwą Zamkex, ul. Długa 4, 30-001 Kraków.')).toBe(
      'Wojciech Lisek Zamkex',
    )
  })
  test('or the other way round', () => {
    expect(
      legal(
        'Usługodawcą jest Wojciech Lisek, prowadzący działalność gospodarczą pod firmą Zamkex Wojciech Lisek, ul. Długa 4, 30-001 Kraków.',
      ),
    ).toBe('Zamkex Wojciech Lisek')
  })
  test('also where each of them adds a word', () => {
    expect(legal('Usługodawcą jest Wojciech Lisek Zamkex, prowadzący działalność pod nazwą Zamkex Serwis.')).toBe('Wojciech Lisek Zamkex')
    expect(legal('Usługodawcą jest Wojciech Lisek, prowadzący działalność pod nazwą Zamkex Lisek.')).toBe(
      'Wojciech Lisek, prowadzący działalność pod nazwą Zamkex Lisek',
    )
  })
  const business = (type: string, address: string) =>
    profileOf(
      {
        home: `<script type="application/ld+json">{"@context":"https://schema.org","@type":"${type}","name":"Lumbrio"${address}}</script><p>Warm bread.</p>`,
      },
      {},
    ).fields.company_name?.value
  test('is the business that gives its address under the name of its site', () => {
    expect(business('Bakery', ',"address":{"addressLocality":"Halle"}')).toBe('Lumbrio')
    expect(business('Bakery', '')).toBeUndefined()
    expect(business('Organization', ',"address":{"addressLocality":"Halle"}')).toBeUndefined()
  })
})

test('a year of founding stands in a motto of the page about the company', () => {
  const yearOf = (text: string) => profileOf({ about: `<h1>O nás</h1><p>${text}</p>` }, { lang: 'cs' }).fields.founded_year?.value
  expect(yearOf('Rodinná pekárna, která peče poctivý chléb již od roku 1995.')).toBe(1995)
})

test('an audience ends before «and also»', () => {
  const audienceOf = (text: string, lang: string) => valueOf(draftOf({ '/': `<p>${text}</p>` }, { lang }), 'audience')
  expect(audienceOf('Trabajamos para comunidades de vecinos y administradores de fincas, y también para naves.', 'es')).toBe(
    'comunidades de vecinos y administradores de fincas',
  )
})
