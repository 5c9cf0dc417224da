import { describe, expect, test } from 'bun:test'
import { draftOf, valueOf } from './invented.ts'

const summaryOf = (body: string, description = '') =>
  valueOf(draftOf({ '/': body }, { head: description === '' ? '' : `<meta name="description" content="${description}">` }), 'summary')

describe('a summary', () => {
  const LIST =
    'Tidepool reads the tide of every harbour along the whole coast, draws the charts that you need, keeps logbooks, harbour dues, crew lists and weather reports in one place'

  test('is not torn off within a list, where something else says it whole', () => {
    const whole = 'Logbooks for small boats that come home in good time.'
    expect(summaryOf(`<h1>Logbooks</h1><p>${LIST}.</p><h2>Boats</h2><p>${whole} All of them are kept on the phone.</p>`)).toStartWith(whole)
    expect(summaryOf(`<h1>Logbooks</h1><p>${LIST}.</p>`)).toStartWith('Tidepool reads the tide')
  })

  test('ends at a comma before a little word, which parts clauses', () => {
    const clauses =
      'Tidepool reads the tide of every harbour along the whole of the northern coast, and draws the charts that you need on the way, crews, dues, weather reports, logbooks'
    expect(summaryOf('<h1>Logbooks</h1>', clauses)).toBe('Tidepool reads the tide of every harbour along the whole of the northern coast')
  })

  test('ends before the second thing of a list that it cannot hold', () => {
    const many =
      'Tidepool is a workshop by the harbour that designs and builds wooden tide tables, log slates, signal flags, and brass rulers from the timber of wrecks that lay on the northern coast.'
    const told = 'Tidepool is a workshop by the harbour that designs and builds wooden tide tables'
    expect(summaryOf('<h1>Logbooks</h1>', many)).toBe(told)
  })

  test('is the description that names the product, though it is short', () => {
    const short = 'Tidepool: the logbook of small boats and of all who sail in them.'
    expect(summaryOf('<h1>Logbooks</h1><p>It is like having a skipper aboard.</p>', short)).toBe(short)
  })

  test('is no list that markup runs together', () => {
    const run = '<div><span>Tides of every harbour</span><span>Charts of every coast</span><span>Crew lists</span></div>'
    expect(
      summaryOf(`<h1>Logbooks</h1>${run}<h2>Boats</h2><p>A logbook for small boats and their crews that come home in good time.</p>`),
    ).toBe('A logbook for small boats and their crews that come home in good time.')
  })

  test('is nothing that a picture of the product shows', () => {
    const mock =
      '<div class="mock-card"><div class="mock-text">Falls at night rose by half this month; look at the beds in the east wing first.</div></div>'
    expect(summaryOf(`<h1>Reports by themselves</h1><p>Quellwerk writes the report of the month.</p>${mock}`)).not.toContain(
      'Falls at night',
    )
  })

  test('is none of data that are escaped twice', () => {
    const said = 'A logbook for small boats and their crews that come home in good time.'
    const data = {
      '@type': 'WebSite',
      description: 'Bob&#8217;s logbook is made for all who sail along the northern coast in small boats.',
    }
    const head = `<script type="application/ld+json">${JSON.stringify(data)}</script>`
    expect(valueOf(draftOf({ '/': `<h1>Logbooks</h1><p>${said}</p>` }, { head }), 'summary')).toBe(said)
  })

  test('is no line that breaks off at a dash', () => {
    expect(
      summaryOf('<h1>Charts for professionals</h1><p>As the old masters of the northern coast knew —<br>paper comes home.</p>'),
    ).not.toContain('—')
  })

  test('is no trial that is offered', () => {
    const trial = '14 days free trial after your account has been checked by somebody of ours.'
    expect(summaryOf(`<h1>Logbooks that come home in good time</h1><p>${LIST}.</p><p>${trial}</p>`)).not.toContain('14 days')
  })

  test('leaves the words of a template to nobody: they are no headline either', () => {
    const head = '<meta name="description" content="Site template made by harbourlings">'
    expect(valueOf(draftOf({ '/': '<h1>Tidepool</h1><div>Ahoy</div>' }, { head }), 'headline')).toBeNull()
  })
})
