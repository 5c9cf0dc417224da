import { MIXED_CASES } from './category_cases_mixed.ts'
import { SOFTWARE_CASES } from './category_cases_software.ts'
import { TRADE_CASES } from './category_cases_trades.ts'
import { CATEGORIES, draftOfSite } from './category_site.ts'
import { expect, test } from 'bun:test'

const cases = (SOFTWARE_CASES + TRADE_CASES + MIXED_CASES)
  .split('\n')
  .filter((line) => line.includes('¦'))
  .map((line) => line.split('¦').map((cell) => cell.trim()))
  .map(([lang = '', title = '', description = '', heading = '', lines = '', wanted = '']) => ({
    lang,
    title,
    description,
    heading,
    lines: lines.split(';').map((entry) => entry.trim()),
    wanted: wanted === '–' ? [] : wanted.split(',').map((name) => name.trim()),
  }))

test.each(cases.filter(({ wanted }) => wanted.length > 0))('a careful reader accepts where $title ($lang) is filed', (site) => {
  expect(site.wanted).toContain(draftOfSite(site)?.value[0] ?? 'nothing')
})

test.each(cases.filter(({ wanted }) => wanted.length === 0))('$title ($lang) says too little to be filed', (site) => {
  expect(draftOfSite(site)).toBeNull()
})

test('the examples accept every category and come in at least twelve languages', () => {
  expect(CATEGORIES.filter((name) => !cases.some(({ wanted }) => wanted.includes(name)))).toEqual([])
  expect(new Set(cases.map(({ lang }) => lang)).size).toBeGreaterThanOrEqual(12)
  expect(cases.flatMap(({ wanted }) => wanted).filter((name) => !CATEGORIES.includes(name))).toEqual([])
})

test('every category that is given has a quote that stands on the page', () => {
  for (const site of cases) {
    const said = [site.title, site.description, site.heading, ...site.lines].join('\n')
    for (const { quote } of draftOfSite(site)?.evidence ?? []) expect(said).toContain(quote)
  }
})
