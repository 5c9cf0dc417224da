import { expect, test } from 'bun:test'
import { ordinaryMarkup } from '../../bench/ordinary_blocks.ts'
import { readPages } from '../../server/drafting/reading/reading.ts'
import { draftOfHome, pageAt } from './home.ts'

const read = (html: string) => {
  const reading = readPages([pageAt('https://quellwerk.example.net/', html)])[0]
  if (!reading) throw new Error('nothing was read')
  return reading
}

test.each(['paragraphs', 'tiny_lines', 'links_inside', 'one_line', 'data_attributes', 'marked_organizations', 'mixed', 'mixed_rounds'])(
  'of a page of 2 MB of %s no more is looked at than of one of 500 KB could be',
  (kind) => {
    const reading = read(ordinaryMarkup(kind, 2_000_000))
    expect(reading.all_blocks.length).toBeLessThanOrEqual(3000)
    expect(reading.text.length).toBeLessThanOrEqual(160_000)
    expect(reading.links.length).toBeLessThanOrEqual(1000)
    expect(reading.attributes.length).toBeLessThanOrEqual(700_000)
    expect(reading.json_ld.length).toBeLessThanOrEqual(500)
  },
)

test('a page three times as long as any of fifty real ones is read to its last line', () => {
  const lines = Array.from({ length: 1500 }, (_, at) => `<p>Line ${at} of a very long page about springs and wells.</p>`)
  const reading = read(`<main>${lines.join('')}</main>`)
  expect(reading.blocks.map(({ text }) => text).at(-1)).toBe('Line 1499 of a very long page about springs and wells.')
  expect(reading.blocks).toHaveLength(1500)
})

test('of a page that is far too long the foot is still read: who is behind the site, and its accounts', () => {
  const rows = Array.from({ length: 4000 }, (_, at) => `<p>Reading ${at}: <a href="/springs/${at}">spring ${at}</a></p>`)
  const foot =
    '<footer><p>© 2026 Quellwerk GmbH</p><p><a href="mailto:hej@quellwerk.dev">hej@quellwerk.dev</a> <a href="https://github.com/quellwerk">GitHub</a></p></footer>'
  const profile = draftOfHome(`<title>Quellwerk</title><h1>Know every spring</h1><main>${rows.join('')}</main>${foot}`, {
    host: 'quellwerk.dev',
  })
  expect(profile.fields.legal_name?.value).toBe('Quellwerk GmbH')
  expect(profile.fields.contact_email?.value).toBe('hej@quellwerk.dev')
  expect(profile.company_socials.github?.value).toBe('https://github.com/quellwerk')
})

test('all pages of a site together make trees of no more than 60,000 nodes, and small pages are read whole beside large ones', () => {
  const large = (at: number) => pageAt(`https://quellwerk.example.net/${at}`, ordinaryMarkup('tiny_lines', 2_000_000))
  const small = pageAt('https://quellwerk.example.net/imprint', `${'<p>Quellwerk</p>'.repeat(1000)}<p>the last line</p>`)
  const readings = readPages([...Array.from({ length: 11 }, (_, at) => large(at)), small])
  const nodes = readings.map(({ $ }) => $('*').length)
  expect(nodes.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(60_000)
  expect(Math.min(...nodes)).toBeGreaterThan(500)
  expect(readings.at(-1)?.blocks.at(-1)?.text).toBe('the last line')
})
