import ts from 'typescript'

/** A chunk of a bundle: what it takes of others by which of their names, and what it gives by which of its own. */
type Chunk = {
  path: string
  source: ts.SourceFile
  taken: Map<string, { from: string; name: string }>
  given: Map<string, string>
  /** Loaded by `import()`, or a program: what reads its members knows them by the names it has. */
  is_whole: boolean
}
type Edit = { start: number; end: number; text: string }

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz$_']
const SHORT = LETTERS.flatMap((first) => [...LETTERS, ...'0123456789'].map((second) => first + second))

const fileOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/**
 * What chunks give each other is called the same in all of them: a second name by chance is what no compression makes shorter. What is declared
 * together is called alike. Answers also the names, which then nothing else may have. Whatever has such a name within a chunk gets the new one, also
 * an inner variable of the same name, which hides the same as before.
 */
export function underOneName(texts: Record<string, string>): { texts: Record<string, string>; names: string[] } {
  const loaded = new Set(Object.values(texts).flatMap((text) => [...text.matchAll(/import\("[./]+([^"/]+)"\)/g)].map(([, file]) => file)))
  const chunks = new Map(
    Object.entries(texts).map(([path, text]) => [
      fileOf(path),
      chunkOf(path, text, (file) => loaded.has(file) || !/-\w{8}\.js$/.test(file)),
    ]),
  )
  /** Where a name of a chunk is declared, and by which name. */
  const homeOf = (file: string, name: string): string => {
    const taken = chunks.get(file)?.taken.get(name)
    return taken && chunks.has(taken.from) ? homeOf(taken.from, chunks.get(taken.from)?.given.get(taken.name) ?? '') : `${file} ${name}`
  }
  const shared = new Set([...chunks].flatMap(([file, { taken }]) => [...taken.keys()].map((name) => homeOf(file, name))))
  const declared = [...chunks].flatMap(([file, { given }]) => [...given.values()].map((name) => homeOf(file, name)))
  const words = new Set(['do', 'if', 'in', ...Object.values(texts).flatMap((text) => text.match(/[\w$]+/g) ?? [])])
  const free = SHORT.filter((name) => !words.has(name))
  const short = new Map([...new Set(declared)].filter((home) => shared.has(home)).map((home, at) => [home, free[at] ?? `$$${at}`]))
  const renamed = [...chunks].map(([file, chunk]): [string, string] => [chunk.path, rename(chunk, (name) => short.get(homeOf(file, name)))])
  return { texts: Object.fromEntries(renamed), names: [...short.values()] }
}

function chunkOf(path: string, text: string, isWhole: (file: string) => boolean): Chunk {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS)
  const lists = source.statements.flatMap((statement) => listOf(statement) ?? [])
  const named = (from: boolean) => lists.filter((list) => (list.from !== undefined) === from)
  return {
    path,
    source,
    taken: new Map(
      named(true).flatMap(({ names, from = '' }) => names.map(([name, local]) => [local, { from: fileOf(from), name }] as const)),
    ),
    given: new Map(named(false).flatMap(({ names }) => names.map(([local, name]) => [name, local] as const))),
    is_whole: isWhole(fileOf(path)),
  }
}

/** The names in braces of an import of another chunk, or of an export: each as it is called there, and here. */
function listOf(statement: ts.Node): { list: ts.Node; names: [string, string][]; from?: string } | null {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return null
  const list = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause
  const from = statement.moduleSpecifier && ts.isStringLiteral(statement.moduleSpecifier) ? statement.moduleSpecifier.text : undefined
  if (!list || from?.startsWith('.') === false || (!ts.isNamedImports(list) && !ts.isNamedExports(list))) return null
  if (ts.isNamedExports(list) && from !== undefined) throw new Error(`Bun hands on what another chunk gives: ${statement.getText()}`)
  const names = [...list.elements].map(({ propertyName, name }): [string, string] => [(propertyName ?? name).text, name.text])
  return { list, names, ...(from === undefined ? {} : { from }) }
}

function rename({ source, given, is_whole }: Chunk, shortOf: (name: string) => string | undefined): string {
  const edits: Edit[] = []
  const edit = (node: ts.Node, text: string) => edits.push({ start: node.getStart(source), end: node.end, text })
  const visit = (node: ts.Node): void => {
    const found = listOf(node)
    if (found) {
      const names =
        found.from !== undefined ? found.names.flatMap(([, local]) => shortOf(local) ?? []) : givenNames(given, is_whole, shortOf)
      edit(found.list, `{${[...new Set(names)].join(',')}}`)
      return
    }
    const short = ts.isIdentifier(node) && !isMember(node) ? shortOf(node.text) : undefined
    if (short !== undefined) edit(node, isShorthand(node) ? `${node.getText(source)}:${short}` : short)
    ts.forEachChild(node, visit)
  }
  visit(source)
  const parts = edits.map(({ start, text }, at) => source.text.slice(edits[at - 1]?.end ?? 0, start) + text)
  return parts.join('') + source.text.slice(edits.at(-1)?.end ?? 0)
}

const givenNames = (given: Chunk['given'], is_whole: boolean, shortOf: (name: string) => string | undefined) => [
  ...[...given.values()].flatMap((local) => shortOf(local) ?? []),
  ...(is_whole ? [...given].map(([name, local]) => `${shortOf(local) ?? local} as ${name}`) : []),
]

/** Whether an identifier names a member of something, not what it stands for. */
function isMember(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isBindingElement(parent)) return parent.propertyName === node
  if (
    ts.isPropertyAccessExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isClassElement(parent) ||
    ts.isObjectLiteralElement(parent)
  )
    return parent.name === node && !ts.isShorthandPropertyAssignment(parent)
  return ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) || ts.isMetaProperty(parent)
}

/** `{ name }`, where the member keeps it. */
function isShorthand(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isShorthandPropertyAssignment(parent)) return parent.name === node
  return (
    ts.isBindingElement(parent) &&
    ts.isObjectBindingPattern(parent.parent) &&
    parent.name === node &&
    !parent.propertyName &&
    !parent.dotDotDotToken
  )
}
