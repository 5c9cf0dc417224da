import { describe, expect, test } from 'bun:test'
import { profileOf } from './companies.ts'
import { draftOfHome } from './home.ts'

const card = (name: string, ...lines: string[]) => `<div><h3>${name}</h3>${lines.map((line) => `<p>${line}</p>`).join('')}</div>`
const TEAM = `<h2>Team</h2>${card('Ida Kranz', 'Co-founder, CEO')}${card('Greta Lund', 'Customer success')}`
const foundersOn = (about: string) => profileOf({ about }).founders.map(({ name }) => name)

describe('who founded something else stands on the page about us too', () => {
  test.each(['Investors', 'Backed by', 'Advisors', 'Beirat', 'Nos investisseurs', 'Community', ''])('below «%s»', (heading) => {
    const others = [
      card('Paul Akers', 'Founder, Blue Slip Capital') + card('Mia Stone', 'Founder & CEO, Quay Ventures'),
      card('Paul Akers', 'Founder', 'Blue Slip Capital') + card('Mia Stone', 'Founder & CEO', 'Quay Ventures'),
      card('Paul Akers', 'Founder @ Blue Slip'),
    ]
    for (const cards of others) expect(foundersOn(`${TEAM}<h2>${heading}</h2>${cards}`)).toEqual(['Ida Kranz'])
  })

  test.each(['Our advisors', 'Advisory board', 'Speakers', 'Investoren', 'Mentores', 'Sprekers'])('a role alone below «%s»', (heading) => {
    expect(foundersOn(`${TEAM}<h2>${heading}</h2>${card('Paul Akers', 'Founder')}`)).toEqual(['Ida Kranz'])
  })

  test('a role belongs to whose box it stands in', () => {
    expect(foundersOn(`${TEAM}${card('Paul Akers', 'Partner', 'Blue Slip Capital')}`)).toEqual(['Ida Kranz'])
  })
})

describe('plans side by side without a heading over them', () => {
  const plan = (...lines: string[]) => `<div>${lines.map((line) => `<div>${line}</div>`).join('')}</div>`
  const pricedBy = (home: string) => {
    const { pricing_model, starting_price } = profileOf({ home: `<p>Lumbrio is an app for choirs.</p>${home}` }).fields
    return [pricing_model?.value, starting_price?.value]
  }
  test.each([
    ['Free', '$0', '50 songs', '$39', 'per month', '$39 per month'],
    ['Hobby', '$0', 'forever', '$39', 'per seat / month', '$39 per seat / month'],
    ['Hobby', 'Free', '50 songs', '$39', '/mo', '$39 /mo'],
    ['Kostenlos', '0 €', '50 Lieder', '39 €', 'pro Monat', '39 € pro Monat'],
    ['Gratis', '0 €', '50 canciones', '39 €', 'al mes', '39 € al mes'],
  ])('%s, %s, %s beside %s %s', (name, nothing, what, amount, rhythm, price) => {
    const plans = `<div>${plan(name, nothing, what)}${plan('Pro', amount, rhythm)}</div>`
    expect(pricedBy(`<div>Plans for every choir</div>${plans}`)).toEqual(['freemium', price])
    expect(pricedBy(`<h2>Pricing</h2>${plans}`)).toEqual(['freemium', price])
  })

  test('boxes with amounts that nobody pays are no plans', () => {
    expect(pricedBy(`<div>${plan('Revenue', '$1,200', 'per month')}${plan('Visitors', '$0', 'spent')}</div>`)).toEqual([
      undefined,
      undefined,
    ])
  })

  test('a heading may be the price', () => {
    expect(pricedBy(`<h2>$12 a month. That is all.</h2>`)).toEqual(['paid', '$12 a month'])
  })
})

describe('what a product does without is no feature', () => {
  const features = (list: string) => profileOf({ home: `<h2>Features</h2>${list}` }).fields.features?.value
  const DOES = ['Reads scores from photos', 'Splits voices by itself', 'Counts who sings']
  test.each(['✗', '✘', '❌', '🚫', '×', '✖️'])('%s', (sign) => {
    const items = [...DOES.map((does) => `<li>✅ ${does}</li>`), `<li>${sign} Recording</li>`]
    expect(features(`<ul>${items.join('')}</ul>`)).toEqual(DOES)
    const cards = [...DOES, 'Recording of songs'].map(
      (does, at) => `<div><b>${at < 3 ? '✅' : sign}</b><h3>${does}</h3><p>As choirs need it.</p></div>`,
    )
    expect(features(`<div>${cards.join('')}</div>`)).toEqual(DOES)
    const cells = [...DOES, 'Recording of songs'].map((does, at) => `<tr><td>${does}</td><td>${at < 3 ? '✅' : sign}</td></tr>`)
    expect(features(`<table>${cells.join('')}</table>`)).toEqual(DOES)
  })
})

describe('languages below a heading', () => {
  const languages = (heading: string, list: string) => profileOf({ home: `<h2>${heading}</h2>${list}` }).fields.languages?.value
  test.each(['Languages', 'Supported languages', 'Sprachen', 'Langues', 'Idiomas'])('%s', (heading) => {
    const told = ['English', 'German', 'Turkish']
    expect(languages(heading, `<p>English, German and Turkish.</p>`)).toEqual(told)
    expect(languages(heading, `<ul>${told.map((name) => `<li>${name}</li>`).join('')}</ul>`)).toEqual(told)
    expect(languages(heading, `<div>${told.map((name) => `<span>${name}</span>`).join(' ')}</div>`)).toEqual(told)
  })
  test('a sentence about them lists none', () => {
    expect(languages('Languages', '<p>German and Turkish were hard to sing.</p>')).toBeUndefined()
    expect(languages('Languages', '<p>TypeScript, Rust and Go.</p>')).toBeUndefined()
  })
})

describe('whose a trademark is', () => {
  const named = (foot: string) => profileOf({ home: `<footer>${foot}</footer>` }).fields.legal_name?.value
  test.each([
    ['Lumbrio is a registered trademark of Harbor Light Ltd', 'Harbor Light Ltd'],
    ['Lumbrio® ist eine eingetragene Marke der Hafenlicht GmbH', 'Hafenlicht GmbH'],
    ['Lumbrio es una marca de Puerto Digital, S.L.', 'Puerto Digital, S.L.'],
    ['Lumbrio to marka Latarnia sp. z o.o.', 'Latarnia sp. z o.o.'],
    ['Lumbrio är ett varumärke som tillhör Fyrljus AB', 'Fyrljus AB'],
  ])('%s', (foot, name) => expect(named(foot)).toBe(name))
  test('of another name it says nothing about ours', () => expect(named('Harbor is a trademark of Harbor Light Ltd')).toBeUndefined())
})

test('an address at the end of a sentence is no part of the name behind it', () => {
  const { legal_name } = profileOf({ home: '<footer>Write to choir@lumbrio.test. Lumbrio Pty Ltd ABN 51 824 753 556</footer>' }).fields
  expect(legal_name?.value).toBe('Lumbrio Pty Ltd')
})

test('a page without any heading opens with its first paragraph, below the line in front of it', () => {
  const said = 'Lumbrio keeps the scores of a choir in order, so that everybody sings from the same page.'
  const { headline, summary } = draftOfHome(
    `<title>Lumbrio</title><div><div>Sing from one page</div><div>${said}</div><button>Start</button></div>`,
  ).fields
  expect([headline?.value, summary?.value]).toEqual(['Sing from one page', said])
})
