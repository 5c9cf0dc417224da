import { describe, expect, test } from 'bun:test'
import { draftOfHome } from './home.ts'
import { draftOf, valueOf } from './invented.ts'

// Which of several lists on a page say what the product does, and what leads such a list in a description.

const LINE = 'A line that says a little more about this one.'
const cards = (titles: string[], { box = 'grid', head = '', text = LINE } = {}) =>
  `<div class="${box}">${titles.map((title) => `<div class="card">${head}<h3>${title}</h3><p>${text}</p></div>`).join('')}</div>`
const section = (heading: string, body: string, attributes = '') => `<section ${attributes}><h2>${heading}</h2>${body}</section>`
const featuresOf = (html: string, lang = 'en') => valueOf(draftOf({ '/': html }, { lang }), 'features')
const OWN = ['Tide tables', 'Shared logbook', 'Harbour list', 'Anchor watch']

describe('of several lists of features', () => {
  test('those behind a grid that tell of one of them in single lines are left out', () => {
    const details = section('The logbook, printed', '<ul class="print-features"><li>Hard or soft cover</li><li>Three sizes</li><li>Shipped anywhere</li></ul>') // prettier-ignore
    expect(featuresOf(section('Features', cards(OWN)) + details)).toEqual(OWN)
    expect(featuresOf(details)).toEqual(['Hard or soft cover', 'Three sizes', 'Shipped anywhere'])
  })
  test('those that only a part’s markup calls so stand back behind what the page calls so', () => {
    const part = section('Nothing leaks', cards(['Locked rooms', 'Kept logs', 'Split keys'], { box: 'vault-features' }), 'id="vault"')
    expect(featuresOf(section('All of it', cards(OWN), 'id="features"') + part)).toEqual(OWN)
    expect(featuresOf(part)).toEqual(['Locked rooms', 'Kept logs', 'Split keys'])
  })
  test('the first large grid says by itself what small ones would add to', () => {
    const large = [...OWN, 'Weather charts', 'Crew list']
    const small = section('Who we are', cards(['Made by sailors', 'Tested in storms', 'Yours for good']))
    expect(featuresOf(small + section('On every trip', cards(large)))).toEqual(large)
    expect(
      featuresOf(section('On every trip', cards(OWN)) + section('At home', cards(['Log printing', 'Photo albums', 'Crew rota']))),
    ).toEqual([...OWN, 'Log printing', 'Photo albums', 'Crew rota'])
  })
  test('a slogan that holds the word of another part names no part', () => {
    expect(featuresOf(section('Clients and skippers, finally on one page', cards(OWN)))).toEqual(OWN)
    expect(featuresOf(section('Our clients', cards(OWN)))).toBeNull()
  })
  test('numbered cards are steps where the part is called so, whatever the menu calls it', () => {
    const steps = ['Sign up', 'Draw the route', 'Cast off'].map((title, at) => `<div class="card"><b>${at + 1}</b><h3>${title}</h3><p>${LINE}</p></div>`) // prettier-ignore
    const body = `<nav><a href="#how-it-works">Features</a></nav>${section('From the quay', `<div class="grid">${steps.join('')}</div>`, 'id="how-it-works"')}`
    expect(featuresOf(body)).toBeNull()
    expect(featuresOf(body.replace('id="how-it-works"', 'id="features"').replace('#how-it-works', '#features'))).not.toBeNull()
  })
  test('headings with several lines each are parts of an article', () => {
    const article = (lines: number) =>
      `<div><h2>The formula</h2>${['Basic structure', 'Special cases', 'The rule of three'].map((title) => `<h3>${title}</h3>${`<p>${LINE}</p>`.repeat(lines)}`).join('')}</div>` // prettier-ignore
    expect(featuresOf(article(3))).toBeNull()
    expect(featuresOf(article(1))).toEqual(['Basic structure', 'Special cases', 'The rule of three'])
  })
})

describe('a description', () => {
  const OPENING = 'Tidepool plans every trip along the coast, from the first tide to the last harbour.'
  const described = (body: string, lang = 'en') => valueOf(draftOf({ '/': body }, { lang }), 'description')
  const list = section('Features', cards(OWN))
  test('opens a list with what the page opens with, though the summary says it too', () => {
    expect(described(`<h1>Sail further</h1><p>${OPENING}</p>${list}`)).toStartWith(`${OPENING}\n\n- Tide tables: ${LINE}`)
  })
  test('is read on pages as high as the screen, not in pictures of one', () => {
    const lead = 'Plans every trip along the coast and keeps the log of it for the whole crew.'
    const page = (box: string) => `<div class="${box}"><h1>Sail further</h1><p>${lead}</p></div>`
    for (const box of ['min-h-screen', 'h-screen', 'max-w-screen-xl']) expect(described(page(box))).toBe(lead)
    expect(described(page('app-screen'))).toBeNull()
  })
  test('takes nothing that trails off, and nothing from behind the cards below the opening', () => {
    expect(described(`<h1>Sail further</h1><p>While you are reading this, the tide is slipping away...</p>${list}`)).toStartWith(
      '- Tide tables',
    )
    const said = 'Using it has made our weekends fast, easy and dry. Such an elegant thing to have on board of a boat like ours.'
    const body = `<h1>Sail further</h1><h2>Features</h2><p>${OPENING}</p>${cards(OWN)}<div>${said}</div><p>Mara Quell</p><p>Skipper, Kiel</p>`
    expect(described(body)).not.toContain('our weekends')
    expect(described(body)).toContain(OPENING)
  })
  test('lists by the whole of a name that is broken into lines, where a quote proves it', () => {
    const listed = (names: string[], text: string) =>
      `<section><h2>Features</h2><div class="grid">${names.map((name) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`).join('')}</div></section>`
    const english = described(
      `<h1>Sail further</h1><p>${OPENING}</p>${listed(['Tides<br>by night', 'Winds<br>ahead', 'Berths<br>to let'], LINE)}`,
    )
    expect(english).toContain(`- Tides by night: ${LINE}`)
    const text = '毎日の予定がすぐに見られるようになり、とても便利です。'
    expect(
      described(`<h1>海へ出よう</h1>${listed(['潮汐<br>一覧表', '航海<br>日誌帳', '港の<br>地図帳'], text)}`, 'ja') ?? '',
    ).not.toContain('- 潮汐')
  })
})

test('a sentence with an address in it is no summary', () => {
  const html = '<html lang="en"><title>Quellwerk</title><meta name="description" content="Harmonies, counted."><h1>Count the chords of a piece</h1><p>A good overview of the notation can be found on the page https://notes.example.org/.</p></html>' // prettier-ignore
  expect(draftOfHome(html).fields.summary?.value ?? '').not.toContain('https')
})
