import { expect, test } from 'bun:test'
import { join } from 'node:path'
import ts from 'typescript'
import contract from '../../openapi.yaml'
import { optionsSchema } from '../../server/orders/products/options.ts'
import { camelCase } from '../../sdk/camel_case.ts'
import { describeContract } from '../../sdk/describe.ts'
import { OPERATIONS } from '../../sdk/operations.gen.ts'
import { OPTIONS_OF } from '../../sdk/order_items.ts'

const root = join(import.meta.dir, '../..')
const path = join(root, 'test/sdk/asked_in_an_editor.ts')
const ids = Object.keys(OPERATIONS)
// Each method by its name, and each member of what it takes and of what it answers.
const source = [
  `import { createListing, type Input, type Output } from '../../sdk/index.ts'\nconst listing = createListing()`,
  ...ids.map((id) => `listing.${camelCase(id)}\ndeclare const in_${id}: Input<'${id}'>\ndeclare const out_${id}: Output<'${id}'>`),
].join('\n')

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.Preserve,
  strict: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'],
}
/** What an editor sees of a file with this text, which need not be on the disk. */
const openInEditor = (opened: string, text: string) =>
  ts.createProgram([opened], options, {
    ...ts.createCompilerHost(options),
    getSourceFile: (name, target) => {
      const found = name === opened ? text : ts.sys.readFile(name)
      return found === undefined ? undefined : ts.createSourceFile(name, found, target, true)
    },
    fileExists: (name) => name === opened || ts.sys.fileExists(name),
  })
const program = openInEditor(path, source)
const checker = program.getTypeChecker()
const file = program.getSourceFile(path)
if (!file) throw new Error('the editor has no file')

/** What hovering shows of a symbol: its text and the tags below it. */
function shown(symbol: ts.Symbol): { text: string; example: string } {
  const tags = symbol.getJsDocTags(checker)
  const example = tags.find(({ name }) => name === 'example')?.text
  return { text: ts.displayPartsToString(symbol.getDocumentationComment(checker)), example: ts.displayPartsToString(example) }
}

const FILES = new Set(['Blob', 'ArrayBuffer', 'Uint8Array', 'AsyncIterable'])
let members_seen = 0

function lacking(type: ts.Type, place: string, seen: Set<ts.Type>): string[] {
  if (seen.has(type)) return []
  seen.add(type)
  if (type.isUnionOrIntersection()) return type.types.flatMap((part) => lacking(part, place, seen))
  if (checker.isArrayType(type))
    return checker.getTypeArguments(type as ts.TypeReference).flatMap((part) => lacking(part, `${place}[]`, seen))
  // Texts, numbers and files have members too, but not of ours.
  if (!(type.flags & ts.TypeFlags.Object) || FILES.has(type.symbol?.name)) return []
  return type.getProperties().flatMap((member) => {
    members_seen++
    const { text, example } = shown(member)
    const here = `${place}.${member.name}`
    const within = lacking(checker.getTypeOfSymbol(member), here, seen)
    return text.trim() === '' || example.trim() === '' ? [here, ...within] : within
  })
}

test('hovering over any method says what it does, what it needs, and shows a call of it', () => {
  const silent: string[] = []
  let asked = 0
  ts.forEachChild(file, (node) => {
    if (!ts.isExpressionStatement(node) || !ts.isPropertyAccessExpression(node.expression)) return
    asked++
    const symbol = checker.getSymbolAtLocation(node.expression.name)
    const { text, example } = symbol ? shown(symbol) : { text: '', example: '' }
    if (!/Needs /.test(text) || !example.includes(`listing.${node.expression.name.text}(`)) silent.push(node.expression.name.text)
  })
  expect([asked, silent]).toEqual([ids.length, []])
})

test('the calls that are shown compile as they stand', () => {
  const shownCalls: string[] = []
  ts.forEachChild(file, (node) => {
    if (!ts.isExpressionStatement(node) || !ts.isPropertyAccessExpression(node.expression)) return
    const symbol = checker.getSymbolAtLocation(node.expression.name)
    if (symbol) shownCalls.push(shown(symbol).example.replaceAll(/^```.*$/gm, ''))
  })
  const calls = join(root, 'test/sdk/shown_in_an_editor.ts')
  const text = `import { createListing } from '../../sdk/index.ts'
const listing = createListing()
declare function show(item: unknown): void
declare const file: Uint8Array
export async function all() {\n${shownCalls.join(';\n')}\n}`
  const tried = openInEditor(calls, text)
  const said = tried
    .getSemanticDiagnostics(tried.getSourceFile(calls))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
  expect(said).toEqual([])
})

test('hovering over any member of an input or an answer says what it means and shows an example', () => {
  const silent: string[] = []
  ts.forEachChild(file, (node) => {
    if (!ts.isVariableStatement(node)) return
    for (const { name } of node.declarationList.declarations)
      if (name.getText().match(/^(in|out)_/)) silent.push(...lacking(checker.getTypeAtLocation(name), name.getText(), new Set()))
  })
  expect(silent).toEqual([])
  expect(members_seen).toBeGreaterThan(20 * ids.length)
})

test('hovering shows the bounds that the contract sets', () => {
  const { document } = describeContract(contract)
  const text = JSON.stringify(document)
  expect(text).toContain('Seconds to wait for a change of `status` while the site is being read. (1 to 30)')
  expect(describeContract(contract).undescribed).toEqual([])
})

test('the options that types ask of each product are those that the service asks', () => {
  for (const [key, names] of Object.entries(OPTIONS_OF)) {
    // Their keys are the products of the contract, which the price list has too.
    const { properties = {}, required = [] } = optionsSchema(
      { key: key as 'launch', name: '', description: '', price_cents: 0, constraints: {} },
      ['A'],
    )
    expect(names.filter((name) => !name.endsWith('?'))).toEqual(required)
    expect(names.map((name) => name.replace('?', ''))).toEqual(Object.keys(properties))
  }
})
