import { expect, test } from 'bun:test'
import { Glob } from 'bun'
import ts from 'typescript'
import contract from '../../openapi.yaml'
import { FIELD_GROUPS, FIELD_KINDS } from '../../cli/terminal/fields.gen.ts'
import { FIELD_NAMES, FIELDS, fieldsOfFacts, GROUP_NAMES, fieldsOfGroup, isField, LIST_ENTRY_MAX } from '../../server/fields/fields.ts'

type Member = { maxLength?: number; maxItems?: number; items?: { maxLength?: number }; anyOf?: { $ref?: string }[] }
// Our own contract, whose shape its own test holds.
const schemas = contract.components.schemas as unknown as Record<string, { properties?: Record<string, Member>; maxLength?: number }>
const { DraftFieldEdits, DraftFields } = schemas

/** What lists many fields for a reason of its own: what they mean in the contract, what a sample holds, what counts, what is compared, what is found, what proves a model's claim. */
const OWN_LISTS = [
  'server/fields/table.ts',
  'server/team/samples/samples.ts',
  'server/profile/completeness.ts',
  'server/drafting/competitor.ts',
  'server/drafting/model/prove_facts.ts',
  'server/listings/search_row.ts',
  'server/doors/web/public/compare_page.tsx',
]
const NAMES_MAX = 9

test('every field of the contract has its row, in the order of the contract', () => {
  expect(Object.keys(DraftFieldEdits?.properties ?? {})).toEqual(FIELD_NAMES)
  expect(Object.keys(DraftFields?.properties ?? {})).toEqual(FIELD_NAMES)
})

test('the bounds of a row are those of the contract', () => {
  const bounds = Object.entries(DraftFieldEdits?.properties ?? {}).flatMap(([name, { maxLength, maxItems, items, anyOf }]) => {
    const shared = schemas[anyOf?.[0]?.$ref?.split('/').at(-1) ?? '']?.maxLength
    const max = maxLength ?? maxItems ?? shared
    if (items?.maxLength !== undefined) expect([name, items.maxLength]).toEqual([name, LIST_ENTRY_MAX])
    return max === undefined ? [] : [[name, max]]
  })
  // A flag, a year and a choice have values, not lengths.
  const bounded = FIELD_NAMES.filter((name) => !['flag', 'year', 'choice'].includes(FIELDS[name].shape))
  expect(bounds).toEqual(bounded.map((name) => [name, FIELDS[name].max]))
})

test('every field is reviewed in one group, on the website and in the terminal', () => {
  expect(GROUP_NAMES.flatMap(fieldsOfGroup).toSorted()).toEqual(FIELD_NAMES.toSorted())
  expect(Object.values(FIELD_GROUPS).flat().toSorted()).toEqual(FIELD_NAMES.toSorted())
  expect(Object.keys(FIELD_KINDS)).toEqual(FIELD_NAMES)
})

test('the public page has its tables of facts', () => {
  expect(fieldsOfFacts('product')).toContain('starting_price')
  expect(fieldsOfFacts('company')).toContain('legal_name')
  expect(fieldsOfFacts('links')).toContain('docs_url')
})

test('what is said of a field stands in its row: no other file lists more than a few', async () => {
  const listing: string[] = []
  for (const path of new Glob('{server,cli,sdk}/**/*.{ts,tsx}').scanSync('.')) {
    if (path.endsWith('.gen.ts') || OWN_LISTS.includes(path)) continue
    const named = await fieldsNamed(path)
    if (named.size > NAMES_MAX) listing.push(`${path}: ${[...named].join(' ')}`)
  }
  expect(listing).toEqual([])
  for (const path of OWN_LISTS) expect([path, (await fieldsNamed(path)).size > NAMES_MAX]).toEqual([path, true])
})

/** Fields that a file names by a text or as a member of a table; words of comments and of sentences are none. */
async function fieldsNamed(path: string): Promise<Set<string>> {
  const named = new Set<string>()
  const visit = (node: ts.Node): void => {
    const text = ts.isStringLiteralLike(node)
      ? node.text
      : ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)
        ? node.name.text
        : ''
    if (isField(text)) named.add(text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, await Bun.file(path).text(), ts.ScriptTarget.Latest))
  return named
}
