import { expect, test } from 'bun:test'
import { checkInput, readParameters } from '../../server/core/input.ts'
import { toIssues, type Flat } from '../../server/core/input_issues.ts'
import { OPERATIONS, resolve, specOf, type JsonSchema, type OperationSpec } from '../../server/core/spec.ts'
import { ApiError } from '../../server/base/error.ts'
import { finishIssues } from '../../server/base/problem_size.ts'

/** What an operation says of an input. */
function saidOf(check: () => void) {
  try {
    check()
    return []
  } catch (error) {
    if (error instanceof ApiError && error.code === 'validation_failed') return finishIssues(error.details.errors ?? [])
    throw error
  }
}

/** Every place of a schema with the ways to write a value there. */
function* placesOf(schema: JsonSchema, wrap: (value: unknown) => unknown): Generator<(value: unknown) => unknown> {
  yield wrap
  const branches = schema.anyOf?.map(resolve) ?? []
  for (const branch of branches) yield* placesOf(branch, wrap)
  for (const [name, member] of Object.entries(schema.properties ?? {})) yield* placesOf(resolve(member), (value) => wrap({ [name]: value }))
  if (schema.items) yield* placesOf(resolve(schema.items), (value) => wrap([value]))
}

const WRONG = [5, -1, 1.5, 1e12, '', ' ', 'x', 'foo bar', 'x'.repeat(9000), true, [], [5], {}, { x: 1 }, null]

test('whatever is sent in whatever place of whatever operation is refused in words for people', () => {
  const refusals = new Set<string>()
  const operations: OperationSpec[] = [...OPERATIONS.values()]
  for (const spec of operations)
    for (const [name, location] of spec.locations) {
      if (location !== 'body') continue
      for (const wrap of placesOf(resolve(spec.input_schema.properties[name] ?? {}), (value) => value))
        for (const value of WRONG) {
          const flat: Flat = { [name]: wrap(value) }
          for (const { message, fix } of finishIssues(toIssues(spec, flat))) refusals.add(`${message} ${fix}`)
        }
    }
  expect(refusals.size).toBeGreaterThan(100)
  expect(
    [...refusals].filter((said) =>
      /undefined|NaN|\[object|(is not|Send) (an? )?(integer|boolean|string|array|object)\b(?<!an object)/.test(said),
    ),
  ).toEqual([])
})

test('a number out of its bounds is told so, and what is no number too', () => {
  const spec = specOf('search_listings')
  const said = (query: string) => {
    const { flat, issues } = readParameters(spec, {}, query)
    return saidOf(() => checkInput(spec, flat, issues)).map(({ field, code, fix }) => [field, code, fix])
  }
  // Half a character, and a byte that is of none.
  for (const broken of ['%ED%A0%80', '%ff'])
    expect(said(`q=${broken}`)).toEqual([['query.q', 'invalid_text', 'Send text in UTF-8, percent-encoded.']])
  expect(said('q=a%FF%EF%BF%BD')).toEqual([['query.q', 'invalid_text', 'Send text in UTF-8, percent-encoded.']])
  // The sign that others read in their place may be asked for.
  expect(readParameters(spec, {}, '?&page=2&q=a%EF%BF%BD+b').issues).toEqual([])
  expect(said('page=0')).toEqual([['query.page', 'too_small', 'Send at least 1.']])
  expect(said('per_page=-3')).toEqual([['query.per_page', 'too_small', 'Send at least 1.']])
  expect(said('per_page=101')).toEqual([['query.per_page', 'too_large', 'Send at most 100.']])
  for (const text of ['abc', '007', '1e3', '0x10', '+1', ' 1', '', '-0', '9'.repeat(40)])
    expect(said(`page=${encodeURIComponent(text)}`)).toEqual([
      ['query.page', 'wrong_type', 'Send a whole number. `page` × `per_page` is at most 10,000.'],
    ])
})

test('what is of another form is not told its length besides', () => {
  const spec = specOf('update_draft')
  const fields = { logo_url: 'nowhere', hq_country: 'Germany' }
  const said = saidOf(() => checkInput(spec, { id: 'd_aaaaaaaaaaaaaaaaaaaaaa', fields }))
  expect(said.map(({ field, code }) => [field, code])).toEqual([
    ['/fields/logo_url', 'wrong_format'],
    ['/fields/hq_country', 'wrong_format'],
  ])
})

test('an address that others than browsers read as another host’s is none', () => {
  const spec = specOf('update_my_listing')
  const said = (support_url: string) =>
    saidOf(() => checkInput(spec, { listing_id: 1, fields: { support_url } }, [])).map(({ code }) => code)
  for (const two_ways of ['https://acme.com\\@evil.com', 'https:///evil.com/', 'https:\\\\evil.com/'])
    expect([two_ways, said(two_ways)]).toEqual([two_ways, ['wrong_format']])
  expect(said('https://acme.com/@evil.com')).toEqual([])
})

test('an address with what nobody sees is none: pasted along, it leads elsewhere', () => {
  const said = (fields: Flat) =>
    saidOf(() => checkInput(specOf('update_my_listing'), { listing_id: 1, fields }, [])).map(({ code }) => code)
  for (const unseen of ['\u200b', '\u2060', '\ufeff', '\u00ad', '\u200f'])
    expect(said({ support_url: `https://acme.com/help${unseen}`, contact_email: `ada@acme.com${unseen}` })).toEqual([
      'wrong_format',
      'wrong_format',
    ])
  expect(said({ support_url: 'https://acme.com/hjälp', contact_email: 'ada@bücher.de' })).toEqual([])
})

test('marks piled upon a letter are refused where they would be kept, and may be looked for', () => {
  const piled = `Zalgo${'\u0301'.repeat(40)}`
  expect(saidOf(() => checkInput(specOf('update_draft'), { id: 'd_aaaaaaaaaaaaaaaaaaaaaa', fields: { name: piled } }))).toMatchObject([
    { field: '/fields/name', code: 'invalid_text', message: 'holds more marks upon one letter than any language writes.' },
  ])
  expect(saidOf(() => checkInput(specOf('search_listings'), { q: piled }))).toEqual([])
})

test('text of which nobody sees anything is none', () => {
  const said = (fields: Flat) =>
    saidOf(() => checkInput(specOf('update_draft'), { id: 'd_aaaaaaaaaaaaaaaaaaaaaa', fields })).map(({ field, code, fix }) => [
      field,
      code,
      fix,
    ])
  for (const blank of [' ', '\t\n', '\u00a0\u3000', '\u200b\u200d\ufeff', '\u3164\u2800'])
    expect(said({ name: blank, features: ['Sorts', blank] })).toEqual([
      ['/fields/name', 'too_short', 'Send some text, or null to remove it.'],
      ['/fields/features/1', 'too_short', 'Send some text, or leave it out.'],
    ])
  expect(said({ name: ' Acme ', features: ['क्‍ष'] })).toEqual([])
})

test('an e-mail address carries neither a subject nor another host', () => {
  for (const contact_email of ['ada@acme.com?subject=Pay', 'ada@acme.com/evil.com', 'ada@acme.com#x.com', 'ada@ac%6de.com'])
    expect(
      saidOf(() => checkInput(specOf('update_my_listing'), { listing_id: 1, fields: { contact_email } }, [])).map(({ code }) => code),
    ).toEqual(['wrong_format'])
})
