import { describe, expect, test } from 'bun:test'
import { draftOf, valueOf } from './invented.ts'

const fieldOf = (field: Parameters<typeof valueOf>[1], html: string, lang = 'en') => valueOf(draftOf({ '/': html }, { lang }), field)
const featuresOf = (html: string, lang = 'en') => fieldOf('features', html, lang)
const section = (heading: string, body: string) => `<section><h2>${heading}</h2>${body}</section>`
const SAID = 'Keeps every tide of the harbour at hand.'
const cards = (titles: string[], text = SAID) =>
  `<div class="grid">${titles.map((title) => `<div class="card"><h3>${title}</h3><p>${text}</p></div>`).join('')}</div>`
const SIX = ['Tide tables', 'Sea charts', 'Anchor watch', 'Crew lists', 'Fuel log', 'Mooring plan']

describe('a running number on a card is not its name', () => {
  test.each<[string, (at: number) => string]>([
    ['of how many', (at) => `0${at}/06`],
    ['set apart', (at) => `${at} / 6`],
    ['in words', (at) => `${at} of 6`],
    ['shortened', (at) => `No. ${at}`],
    ['signed', (at) => `№ ${at}`],
    ['in brackets', (at) => `(${at})`],
    ['in square ones', (at) => `[0${at}]`],
    ['behind strokes', (at) => `// 0${at}`],
    ['before a dash', (at) => `0${at} —`],
    ['Roman', (at) => ['I', 'II', 'III', 'IV', 'V', 'VI'][at - 1] ?? ''],
  ])('%s', (_, numberOf) => {
    const boxes = SIX.map((name, at) => `<div class="c"><div>${numberOf(at + 1)}</div><div>${name}</div><div>${SAID}</div></div>`)
    for (const heading of ['Features', 'Sail further']) expect(featuresOf(section(heading, `<div>${boxes.join('')}</div>`))).toEqual(SIX)
  })

  test('few of them that nothing calls features are steps', () => {
    const boxes = ['Tell us', 'We look', 'You sail'].map(
      (name, at) => `<div class="c"><p>${at + 1}/3</p><h3>${name}</h3><p>${SAID}</p></div>`,
    )
    expect(featuresOf(section('Sail further', `<div>${boxes.join('')}</div>`))).toBeNull()
  })
})

describe('what is no feature', () => {
  const things = ['Years of log books', 'Old charts and tins', 'A winter in the yard']

  test.each([
    ['en', "Who it's for"],
    ['de', 'Für wen'],
    ['fr', 'Pour qui ?'],
    ['es', 'Para quién'],
    ['it', 'Per chi'],
    ['nl', 'Voor wie'],
    ['pl', 'Dla kogo'],
    ['tr', 'Kimler için'],
    ['ru', 'Для кого'],
    ['ja', 'こんな方に'],
  ])('things below a heading that asks for whom, which are what it is used for, %s: %s', (lang, heading) => {
    const html = section(heading, cards(things, 'Puts a decade of paper in one place.'))
    expect(featuresOf(html, lang)).toBeNull()
    expect(fieldOf('use_cases', html, lang)).toEqual(things)
  })

  test.each([
    ['en', 'How Tidepool works'],
    ['de', 'So arbeitet Tidepool'],
    ['nl', 'Zo werkt Tidepool'],
    ['fr', 'Comment fonctionne Tidepool'],
    ['pl', 'Jak działa Tidepool'],
    ['fi', 'Näin Tidepool toimii'],
  ])('steps below a heading with the name in it, %s: %s', (lang, heading) => {
    expect(featuresOf(section(heading, cards(['Tell us', 'We look', 'You sail'])), lang)).toBeNull()
  })

  test.each([
    ['en', ['Synced 2 min ago', 'Synced 5 min ago', 'Synced 12 min ago']],
    ['de', ['Abgleich vor 2 Min.', 'Abgleich vor 5 Min.', 'Abgleich vor 1 Std.']],
    ['fr', ['Synchro il y a 2 min', 'Synchro il y a 5 min', 'Synchro il y a 1 h']],
    ['es', ['hace 2 min', 'hace 5 horas', 'hace 3 días']],
    ['nl', ['2 min geleden', '5 uur geleden', '3 dagen geleden']],
    ['sv', ['2 min sedan', '5 tim sedan', '3 dagar sedan']],
    ['ru', ['2 мин назад', '5 часов назад', '3 дня назад']],
    ['ja', ['2分前に同期しました', '5時間前に同期しました', '3日前に同期しました']],
  ])('a screen that tells how long ago something was, %s', (lang, times) => {
    const rows = ['Bluefin', 'Harborly', 'Sandvik'].map((name, at) => `<div class="row"><div>${name}</div><div>${times[at]}</div></div>`)
    expect(
      featuresOf(`<div class="features"><div><h2>Every port in one place.</h2><div>${rows.join('')}</div></div></div>`, lang),
    ).toBeNull()
  })

  test('persons with their initials, and a row that its markup calls small', () => {
    const persons = ['Mira Sand', 'Jonas Kai', 'Pia Lund'].map(
      (name) =>
        `<div class="r"><div>${name.replace(/[^A-Z]/g, '')}</div><div>${name}</div><div>Is the boat dry at night, or not?</div></div>`,
    )
    const rows = ['Invoice', 'Deposit', 'Refund'].map(
      (name) => `<div class="r"><div>${name}</div><div>Mira Sand, and nobody else</div></div>`,
    )
    for (const row of [`<div>${persons.join('')}</div>`, `<div class="mini-list">${rows.join('')}</div>`])
      expect(featuresOf(`<div class="features"><div><h2>Every guest in one place.</h2>${row}</div></div>`)).toBeNull()
  })

  test('what the end of its text says is to come', () => {
    const grid = SIX.map((name, at) => `<div class="card"><h3>${name}</h3><p>${SAID}${at < 2 ? ' Coming soon.' : ''}</p></div>`)
    expect(featuresOf(section('Features', `<div>${grid.join('')}</div>`))).toEqual(SIX.slice(2))
  })
})

describe('the name of what is listed', () => {
  const broken = [
    ['Write down every', 'haul of the day'],
    ['Plan the work in', 'the harbour and yard'],
    ['Share the log with', 'the whole crew'],
  ]

  test.each([
    ['paragraphs', (text: string) => `<div class="c"><p>${text}</p></div>`],
    ['boxes', (text: string) => `<div class="c"><div class="t">${text}</div></div>`],
    ['entries', (text: string) => `<li>${text}</li>`],
  ])('goes on below a break in small letters, in %s', (_, boxed) => {
    const body = broken.map((lines) => boxed(lines.join('<br>'))).join('')
    expect(featuresOf(section('Features', body.startsWith('<li>') ? `<ul>${body}</ul>` : `<div>${body}</div>`))).toEqual(
      broken.map((lines) => lines.join(' ')),
    )
  })

  test('ends where a sentence begins below it', () => {
    const list = SIX.map((name) => `<li>${name}<br>${SAID}</li>`)
    expect(featuresOf(section('Features', `<ul>${list.join('')}</ul>`))).toEqual(SIX)
  })

  test('stands without the plan that it is of, or what is said of it, behind it', () => {
    const list = SIX.map(
      (name, at) => `<li><span>✓</span><span>${name}<span class="${at % 2 ? 'tier' : 'desc'}">by boat</span></span></li>`,
    )
    expect(featuresOf(section('Features', `<ul>${list.join('')}</ul>`))).toEqual(SIX)
  })
})

describe('integrations', () => {
  const integrationsOf = (text: string) => fieldOf('integrations', `<h1>Tidepool keeps harbours in order</h1><p>${text}</p>`)

  test.each([
    ['Tidepool works with Slack, Jira and CI/CD pipelines.', ['Slack', 'Jira']],
    ['Integrates with GitHub, GitLab and CI/CD pipelines you already use.', ['GitHub', 'GitLab']],
    ['Works with Slack, Notion and other tools.', ['Slack', 'Notion']],
    ['Connects to Gmail, Outlook and calendar apps.', ['Gmail', 'Outlook']],
    ['Works with Xero, QuickBooks, and Stripe payments.', ['Xero', 'QuickBooks', 'Stripe']],
    ['Works with Slack, Jira and POS terminals.', ['Slack', 'Jira']],
  ])('stay when a row of them ends in a kind of things: %s', (text, names) => {
    expect(integrationsOf(text)).toEqual(names)
  })

  test.each(['It works with Bosch and Miele appliances.', 'Works with Enter and Esc.', 'Compatible with Intel and AMD processors.'])(
    'are neither what one kind of things is called nor keys: %s',
    (text) => {
      expect(integrationsOf(text)).toBeNull()
    },
  )
})

test.each([
  ['en', 'Tidepool keeps every berth and bill of a small harbour in one book', 'Read more'],
  ['de', 'Tidepool führt Liegeplätze, Boote und Rechnungen kleiner Häfen in einem Buch', 'Mehr erfahren'],
  ['fr', 'Tidepool réunit places, bateaux et factures des petits ports dans un seul livre', 'En savoir plus'],
  ['nl', 'Tidepool houdt ligplaatsen, boten en rekeningen van kleine havens bij', 'Lees meer'],
  ['vi', 'Tidepool giúp các cảng nhỏ quản lý bến, thuyền và hóa đơn mỗi ngày', 'Xem thêm'],
])('a summary ends before the link that leads on, %s', (lang, text, more) => {
  for (const tag of ['a', 'span']) expect(fieldOf('summary', `<h1>Havn</h1><p>${text} <${tag}>${more}</${tag}></p>`, lang)).toBe(text)
})

test('a sentence below a heading is no heading: «用途» in it calls nothing a use', () => {
  const intro = '<header><h3>系统、隐私与更新</h3><p>明确权限用途，发布与更新全程可验证。</p></header>'
  const grid = cards(['菜单栏入口', '本机数据库', '自动更新'], '从菜单栏打开内容管理窗口，手动检查更新。')
  expect(fieldOf('use_cases', `<section>${intro}${grid}</section>`, 'zh')).toBeNull()
})

test('departments in a menu are no languages', () => {
  const menu = '<a href="/it/">IT</a> <a href="/hr/">HR</a> <a href="/sales/">Sales</a>'
  expect(fieldOf('languages', `<div>${menu}</div><p>We find crews for every port.</p>`)).toBeNull()
})

test('a phrase for whom it is goes on from one number to the next', () => {
  expect(fieldOf('audience', '<h1>Tidepool</h1><p>Built for private hosts running one to three berths.</p>')).toBe(
    'private hosts running one to three berths',
  )
})
