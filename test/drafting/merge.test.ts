import { expect, test } from 'bun:test'
import type { Drafted, DraftedProfile, SeoName } from '../../server/fields/draft.ts'
import { FIELD_NAMES, PLATFORMS, type FieldName, type Platform } from '../../server/fields/fields.ts'
import { ALL, blankProfile, cellsOpen, mergeDrafts } from '../../server/drafting/model/merge.ts'

const text = (length: number, letter: string) => letter.repeat(length)
const list = (length: number, letter: string) => Array.from({ length }, (_, at) => `${letter}${at}`)

/** Cells in which only the built-in drafter speaks. */
const ALONE = [
  'logo_url',
  'cover_url',
  'video_url',
  'screenshots',
  'phone',
  'language',
  'seo.og_image_url',
  ...PLATFORMS.map((name) => `company_socials.${name}`),
]
/** Cells in which its own prose stands from this length on; every other cell is a fact. */
const PROSE: Record<string, number> = { summary: 60, description: 300, audience: 20, 'seo.meta_description': 50 }
const LISTS: Record<string, number> = { use_cases: 3, features: 5, integrations: 3, 'seo.keywords': 3, faqs: 3 }

const EVIDENCE = [{ quote: 'a quote', url: 'https://tidepool.reef/', match: 'exact' as const, retrieved_at: '2026-11-21T08:00:00Z' }]
const CELLS = [
  ...FIELD_NAMES,
  'faqs',
  'founders',
  'categories',
  ...['meta_title', 'meta_description', 'keywords', 'og_image_url'].map((name) => `seo.${name}`),
  ...PLATFORMS.map((name) => `company_socials.${name}`),
]
const FACTS = CELLS.filter((name) => !ALONE.includes(name) && !(name in PROSE) && !(name in LISTS))

/** A profile in which one cell holds something. */
function holding(name: string, value: unknown): DraftedProfile {
  const profile = blankProfile()
  const drafted = { value, evidence: EVIDENCE }
  const [group, member] = name.split('.')
  const entries = Array.isArray(value) ? value : [value]
  if (name === 'faqs') profile.faqs = entries.map((entry) => ({ question: `${entry}?`, answer: 'Yes.', evidence: EVIDENCE }))
  else if (name === 'founders')
    profile.founders = entries.map((entry) => ({
      name: String(entry),
      role: 'founder',
      bio: null,
      photo_url: null,
      socials: {},
      evidence: EVIDENCE,
    }))
  else if (name === 'categories') profile.categories = { value: entries.map(String), evidence: EVIDENCE }
  else if (group === 'seo') profile.seo[member as SeoName] = drafted
  else if (group === 'company_socials') profile.company_socials[member as Platform] = { value: String(value), evidence: EVIDENCE }
  else profile.fields[name as FieldName] = drafted
  return profile
}

/** What that cell holds after the merge. */
function held(profile: DraftedProfile, name: string): unknown {
  const [group, member] = name.split('.')
  if (name === 'faqs') return profile.faqs.map(({ question }) => question.slice(0, -1))
  if (name === 'founders') return profile.founders.map((founder) => founder.name)
  if (name === 'categories') return profile.categories?.value
  const cells: Partial<Record<string, Drafted>> =
    group === 'seo' ? profile.seo : group === 'company_socials' ? profile.company_socials : profile.fields
  return cells[member ?? name]?.value
}
const merged = (name: string, builtIn: unknown, model: unknown) =>
  held(
    mergeDrafts(builtIn === null ? blankProfile() : holding(name, builtIn), model === null ? blankProfile() : holding(name, model)),
    name,
  )
const nothing = (name: string) => (name === 'faqs' || name === 'founders' ? [] : undefined)
const shaped = (name: string, word: string) => (['founders', 'categories'].includes(name) ? [word] : word)

for (const name of CELLS)
  test(`${name}: what the built-in drafter says alone stays, and what nobody says is blank`, () => {
    const value = name in LISTS ? ['own'] : shaped(name, 'own')
    expect(merged(name, value, null)).toEqual(value)
    expect(merged(name, null, null)).toEqual(nothing(name))
  })

for (const name of FACTS)
  test(`${name}: a fact of the built-in drafter stands against any other, and the model only fills a blank`, () => {
    const [short, long] = [shaped(name, 'own'), shaped(name, text(300, 'm'))]
    expect(merged(name, short, long)).toEqual(short)
    expect(merged(name, null, long)).toEqual(long)
    expect(cellsOpen(holding(name, short), ALL)).not.toContain(name)
    expect(cellsOpen(blankProfile(), ALL)).toContain(name)
  })

for (const name of ALONE)
  test(`${name}: a model is never asked and never heard`, () => {
    expect(merged(name, null, 'model')).toBeUndefined()
    expect(merged(name, 'own', text(300, 'm'))).toBe('own')
    expect(cellsOpen(blankProfile(), ALL)).not.toContain(name)
  })

for (const [name, bar] of Object.entries(PROSE))
  test(`${name}: the site's own sentences stand from ${bar} characters on; shorter ones give way to a longer text`, () => {
    expect(merged(name, text(bar, 'b'), text(bar * 2, 'm'))).toBe(text(bar, 'b'))
    expect(merged(name, text(bar - 1, 'b'), text(bar, 'm'))).toBe(text(bar, 'm'))
    expect(merged(name, text(bar - 1, 'b'), text(bar - 1, 'm'))).toBe(text(bar - 1, 'b'))
    expect(merged(name, text(bar - 1, 'b'), 'm')).toBe(text(bar - 1, 'b'))
    expect(merged(name, null, 'm')).toBe('m')
  })

for (const [name, bar] of Object.entries(LISTS))
  test(`${name}: the built-in list stands from ${bar} entries on; a shorter one gives way to a fuller one`, () => {
    expect(merged(name, list(bar, 'b'), list(bar + 5, 'm'))).toEqual(list(bar, 'b'))
    expect(merged(name, list(bar - 1, 'b'), list(bar, 'm'))).toEqual(list(bar, 'm'))
    expect(merged(name, list(bar - 1, 'b'), list(bar - 1, 'm'))).toEqual(list(bar - 1, 'b'))
    expect(merged(name, null, list(1, 'm'))).toEqual(list(1, 'm'))
  })

test('a fact that is false or a number is a fact like any other', () => {
  expect(merged('free_trial', false, true)).toBe(false)
  expect(merged('founded_year', 2019, 2001)).toBe(2019)
})

test('a cell about which the site contradicts itself is not settled by a model', () => {
  const builtIn = {
    ...blankProfile(),
    warnings: [{ code: 'prices_disagree', field: 'starting_price', message: 'The site states two prices.' }],
  }
  expect(mergeDrafts(builtIn, holding('starting_price', '$9')).fields).toEqual({})
  expect(cellsOpen(builtIn, ALL)).not.toContain('starting_price')
})

test('a value keeps its own quotes, and no cell holds words of both drafters', () => {
  const other = EVIDENCE.map((entry) => ({ ...entry, quote: 'another quote' }))
  const model = holding('features', list(5, 'm'))
  model.fields.features = { value: list(5, 'm'), evidence: other }
  expect(mergeDrafts(holding('features', ['b0']), model).fields.features).toEqual({ value: list(5, 'm'), evidence: other })
})

test('the warnings of both are kept', () => {
  const warning = (code: string) => ({ code, field: null, message: code })
  const both = mergeDrafts(
    { ...blankProfile(), warnings: [warning('leftover_pages')] },
    { ...blankProfile(), warnings: [warning('model_unavailable')] },
  )
  expect(both.warnings.map(({ code }) => code)).toEqual(['leftover_pages', 'model_unavailable'])
})

test('a draft of some cells opens only those', () => {
  expect(cellsOpen(blankProfile(), { cells: ['founded_year', 'phone', 'seo.keywords', 'no_such_cell'], again: [] })).toEqual([
    'founded_year',
    'seo.keywords',
  ])
  expect(cellsOpen(blankProfile(), { cells: [], again: [] })).toEqual([])
})

test('a text or list that somebody asks for again is asked of the model, whatever stands; a fact that stands is not', () => {
  const again = { cells: ['summary', 'features', 'founded_year'], again: ['summary', 'features', 'founded_year'] }
  const own = {
    ...blankProfile(),
    fields: {
      ...holding('summary', text(120, 'b')).fields,
      ...holding('features', list(9, 'b')).fields,
      ...holding('founded_year', 2019).fields,
    },
  }
  expect(cellsOpen(own, again)).toEqual(['summary', 'features'])
  expect(mergeDrafts(own, holding('summary', text(60, 'm')), again).fields.summary?.value).toBe(text(60, 'm'))
  expect(mergeDrafts(own, holding('summary', text(59, 'm')), again).fields.summary?.value).toBe(text(120, 'b'))
  expect(mergeDrafts(own, blankProfile(), again).fields).toEqual(own.fields)
})

test('merging changes neither of the two profiles', () => {
  const [builtIn, model] = [holding('summary', 'short'), holding('summary', text(100, 'm'))]
  const before = JSON.stringify([builtIn, model])
  mergeDrafts(builtIn, model)
  expect(JSON.stringify([builtIn, model])).toBe(before)
})
