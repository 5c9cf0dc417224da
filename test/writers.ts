import { Glob } from 'bun'
import ts from 'typescript'

/** One declaration at the top of a file: what it names, and whether its own text changes data. */
export type Declaration = { file: string; name: string; writes: boolean; uses: string[] }

/** SQL that changes a row, as it stands in a statement of ours. */
const WRITES = /\b(insert\s+into|delete\s+from|update\s+(only\s+)?[\w."]+(\s+(as\s+)?\w+)?\s+set|truncate\s+)\b/i

/** How a declaration is known: the file and the name in it. `*` is the file as a whole. */
export const idOf = (file: string, name: string): string => `${file}#${name}`

/**
 * Every declaration of the server with those that it names, read from the sources: an import leads to the declaration it is of. Types lead
 * nowhere. What is loaded while the program runs leads to all that its file exports.
 */
export async function readDeclarations(): Promise<Map<string, Declaration>> {
  const all = new Map<string, Declaration>()
  const paths = [...new Glob('server/**/*.{ts,tsx}').scanSync('.')]
  const exported = new Map<string, string[]>()
  const files = await Promise.all(
    paths.map(async (file) => ({ file, source: ts.createSourceFile(file, await Bun.file(file).text(), ts.ScriptTarget.Latest, true) })),
  )
  for (const { file, source } of files) {
    const imports = importsOf(file, source)
    const statements = source.statements.filter((statement) => !ts.isImportDeclaration(statement) && !isOnlyType(statement))
    const named = statements.map((statement) => ({ statement, names: namesOf(statement) }))
    const own = new Set(named.flatMap(({ names }) => names))
    exported.set(file, [...own])
    for (const { statement, names } of named) {
      const { identifiers, loaded, texts } = readStatement(statement)
      const uses = [...identifiers].flatMap((name) => {
        const imported = imports.get(name)
        if (imported) return [imported]
        return own.has(name) && !names.includes(name) ? [idOf(file, name)] : []
      })
      uses.push(...loaded.map(({ path, name }) => idOf(new URL(path, `file:///${file}`).pathname.slice(1), name)))
      const writes = texts.some((text) => WRITES.test(text))
      for (const name of names) all.set(idOf(file, name), { file, name, writes, uses })
    }
  }
  for (const [file, names] of exported)
    all.set(idOf(file, '*'), { file, name: '*', writes: false, uses: names.map((name) => idOf(file, name)) })
  return all
}

const isOnlyType = (statement: ts.Statement): boolean => ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)

function importsOf(file: string, source: ts.SourceFile): Map<string, string> {
  const imports = new Map<string, string>()
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const path = statement.moduleSpecifier.text
    const clause = statement.importClause
    if (!path.startsWith('.') || !clause || clause.isTypeOnly) continue
    const from = new URL(path, `file:///${file}`).pathname.slice(1)
    if (clause.name) imports.set(clause.name.text, idOf(from, 'default'))
    const bindings = clause.namedBindings
    if (bindings && ts.isNamespaceImport(bindings)) imports.set(bindings.name.text, idOf(from, '*'))
    if (bindings && ts.isNamedImports(bindings))
      for (const { name, propertyName, isTypeOnly } of bindings.elements)
        if (!isTypeOnly) imports.set(name.text, idOf(from, (propertyName ?? name).text))
  }
  return imports
}

/** What a statement declares; `default` for what a file gives without a name, and `run` for what happens as it is loaded. */
function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.flatMap(({ name }) => boundBy(name))
  if (ts.isExportAssignment(statement)) return ['default']
  if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name) return [statement.name.text]
  return ['run']
}

const boundBy = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name) ? [name.text] : name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundBy(element.name) : []))

type Loaded = { path: string; name: string }

function loadedBy(node: ts.Node): string | null {
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return null
  const [path] = node.arguments
  return path && ts.isStringLiteral(path) ? path.text : null
}

function takenFrom(loading: ts.Node): string[] | null {
  const declared = ts.isAwaitExpression(loading.parent) ? loading.parent.parent : loading.parent
  if (!ts.isVariableDeclaration(declared) || !ts.isObjectBindingPattern(declared.name)) return null
  return declared.name.elements.map(({ name, propertyName }) => (propertyName ?? name).getText())
}

function readStatement(statement: ts.Statement): { identifiers: Set<string>; loaded: Loaded[]; texts: string[] } {
  const identifiers = new Set<string>()
  const loaded: Loaded[] = []
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return
    // A member of something else is not what is declared under its name.
    if (ts.isPropertyAccessExpression(node)) return visit(node.expression)
    if (ts.isIdentifier(node)) identifiers.add(node.text)
    const path = loadedBy(node)
    // `const { one } = await import('./file.ts')` leads to that one, any other loading to all of the file.
    const taken = path === null ? null : takenFrom(node)
    if (path !== null) for (const name of taken ?? ['*']) loaded.push({ path, name })
    if (ts.isTaggedTemplateExpression(node)) texts.push(node.template.getText())
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'unsafe')
      texts.push(node.arguments.map((argument) => argument.getText()).join(' '))
    ts.forEachChild(node, visit)
  }
  visit(statement)
  return { identifiers, loaded, texts }
}

/** Every declaration that is reached from these, with the way to it; what `stops` says is not gone through. */
export function reachedFrom(
  all: ReadonlyMap<string, Declaration>,
  starts: Iterable<string>,
  stops: (declaration: Declaration) => boolean,
): Map<string, string[]> {
  const ways = new Map<string, string[]>()
  const next: [string, string[]][] = [...starts].map((id) => [id, [id]])
  for (let at = next.pop(); at; at = next.pop()) {
    const [id, way] = at
    const declaration = all.get(id)
    if (!declaration || ways.has(id) || stops(declaration)) continue
    ways.set(id, way)
    for (const used of declaration.uses) if (!ways.has(used)) next.push([used, [...way, used]])
  }
  return ways
}
