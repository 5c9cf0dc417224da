import { describe, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { Glob } from 'bun'
import ts from 'typescript'

const HANDLER_LINES_MAX = 150
const FILE_LINES_MAX = 260
/** A language is one file, however many words it has, and so is the table of countries: lists, not logic. */
const LISTS = /^server\/lexicon\//
const LIST_LINES_MAX = 900
const FUNCTION_LINES_MAX = 60
/** Files with a longer function; one that has been cut leaves this list, and none comes in. */
const STILL_LONG: string[] = []
/** Casts that tell the compiler nothing: each gives up a type. */
const BLIND_CASTS_MAX = 3
const GENERATED = /\.gen\.ts$/

type Source = { path: string; text: string; imports: string[] }

const sources: Source[] = []
for (const pattern of ['server/**/*.{ts,tsx}', 'sdk/**/*.ts', 'cli/**/*.ts', 'test/**/*.{ts,tsx}', 'bench/**/*.ts', 'scripts/**/*.ts'])
  for (const path of new Glob(pattern).scanSync('.')) {
    const text = await Bun.file(path).text()
    const imports = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name = '']) =>
      name.startsWith('.') ? new URL(name, `file:///${path}`).pathname.slice(1) : name,
    )
    sources.push({ path, text, imports })
  }
const written = sources.filter(({ path }) => !GENERATED.test(path) && !/^(?:test|bench)\//.test(path))
/** What the product is made of; `written` is also what makes it. */
const code = written.filter(({ path }) => !path.startsWith('scripts/'))
const handlers = [...(await Bun.file('server/operations/table.gen.ts').text()).matchAll(/import\('\.\/(.+?)'\)/g)].map(
  ([, path]) => `server/operations/${path}`,
)

/** The sources of these folders that import what they must not. */
const importing = (from: RegExp, to: RegExp, except: RegExp = /^$/) =>
  sources
    .filter(({ path, imports }) => from.test(path) && !except.test(path) && imports.some((name) => to.test(name)))
    .map(({ path }) => path)

/** Functions, components among them, that are longer than a screen: file, name and lines. */
function longFunctions({ path, text }: Source): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const long: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const [first, last] = [node.getStart(), node.getEnd()].map((at) => source.getLineAndCharacterOfPosition(at).line)
      const lines = (last ?? 0) - (first ?? 0) + 1
      if (lines > FUNCTION_LINES_MAX) long.push(`${path}:${(first ?? 0) + 1} ${lines} lines`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return long
}

describe('imports go one way', () => {
  test('sdk and cli never import the server, but to check what it says, to write amounts and to guess names; the generator, which is not shipped, reads its table of fields and what members mean', () =>
    expect(
      importing(/^(sdk|cli)\//, /^server\/(?!base\/(money|nearest)\.ts$)/, /^(sdk\/(generate|describe)|cli\/verify\/\w+)\.ts$/),
    ).toEqual([]))
  test('the sdk imports nothing of the cli', () => expect(importing(/^sdk\//, /^cli\//)).toEqual([]))
  test('the server takes only types from the sdk; the demo is a customer', () => {
    expect(importing(/^server\//, /^sdk\/(?!contract\.ts$)/, /^server\/demo\//)).toEqual([])
    const values = code.filter(
      ({ path, text }) => path.startsWith('server/') && /import (?!type)[^;\n]*from '[./]*\/sdk\/contract\.ts'/.test(text),
    )
    expect(values.map(({ path }) => path)).toEqual([])
  })
  test('a handler imports no door, no other handler, no web framework', () => {
    const doors = /^(server\/doors\/.*|elysia)$/
    for (const path of handlers) {
      const source = sources.find((candidate) => candidate.path === path)
      expect([path, source !== undefined]).toEqual([path, true])
      expect([path, source?.imports.filter((name) => doors.test(name) || handlers.includes(name))]).toEqual([path, []])
    }
  })
})

describe('what only one place may do', () => {
  const using = (pattern: RegExp, allowed: RegExp) =>
    code.filter(({ path, text }) => pattern.test(text) && !allowed.test(path)).map(({ path }) => path)
  test('the environment of the server is read where it starts', () =>
    expect(using(/process\.env|Bun\.env/, /^(server\/(main\.ts|boot\/|demo\/)|cli\/|sdk\/)/)).toEqual([]))
  test('every answer from outside is read within bounds: the guard and the bounded fetch alone ask', () =>
    expect(using(/(?<!async |[.\w])fetch\(/, /^(server\/base\/http\/bounded_fetch\.ts|server\/crawl\/|cli\/|sdk\/)/)).toEqual([]))
  test('a page’s markup is read on a thread, never where calls are answered', () =>
    expect(using(/\breadMarkup\b/, /^server\/(crawl\/read_markup|boot\/thread_tasks)\.ts$/)).toEqual([]))
  test('where the server’s own files are is asked in one place, which a bundle moves', () =>
    expect(using(/import\.meta\.(dir|dirname|url|path|filename|file)\b/, /^(server\/own_files\.ts|sdk\/generate\.ts)/)).toEqual([]))
  test('the terminal is written to by its one writer', () =>
    expect(
      using(
        /process\.(stdout|stderr)\.write|console\.(log|error)/,
        /^(cli\/terminal\/terminal\.ts|server\/(main\.ts|boot\/|demo\/)|sdk\/generate\.ts)/,
      ),
    ).toEqual([]))
})

test('generated files are what the contract makes of them', async () => {
  const child = Bun.spawn(['bun', 'sdk/generate.ts', '--check'], { stdout: 'ignore', stderr: 'pipe' })
  expect([await child.exited, await new Response(child.stderr).text()]).toEqual([0, ''])
})

test('every file of the project that a text names is there', async () => {
  const missing: string[] = []
  let named = 0
  for (const text of ['*.md', 'docs/**/*.md', 'bench/*.md'].flatMap((pattern) => [...new Glob(pattern).scanSync('.')]))
    for (const [, path = ''] of (await Bun.file(text).text()).matchAll(
      /`((?:server|cli|sdk|test|bench|docs|scripts|deploy)\/[\w./-]+)`/g,
    )) {
      named++
      if (!existsSync(path)) missing.push(`${text}: ${path}`)
    }
  expect(named).toBeGreaterThan(50)
  expect(missing).toEqual([])
})

describe('the code stays readable', () => {
  test('handlers are short', () => {
    const long = handlers
      .map((path) => sources.find((source) => source.path === path))
      .filter((source) => (source?.text.split('\n').length ?? 0) > HANDLER_LINES_MAX)
    expect(long.map((source) => source?.path)).toEqual([])
  })
  test('files are short', () =>
    expect(
      written
        .filter(({ path, text }) => text.split('\n').length > (LISTS.test(path) ? LIST_LINES_MAX : FILE_LINES_MAX))
        .map(({ path }) => path),
    ).toEqual([]))
  test('functions are short, but for the files that are still to be cut', () => {
    const long = new Set(written.filter((source) => longFunctions(source).length > 0).map(({ path }) => path))
    expect([...long].toSorted()).toEqual(STILL_LONG)
  })
  test('hardly a type is taken on trust', () => {
    const blind = code
      .filter(({ path }) => path !== 'test/tidy.test.ts')
      .flatMap(({ path, text }) =>
        [...text.replace(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '').matchAll(/\bas (?:never|unknown as)\b/g)].map(() => path),
      )
    expect(blind.length <= BLIND_CASTS_MAX ? [] : blind).toEqual([])
  })
  test('no type is given up', () =>
    expect(
      code
        .filter(({ text }) => /: any[\s;,)=\]>[](?!\w)|\bas any\b|<any>|@ts-ignore|@ts-expect-error|@ts-nocheck/.test(text))
        .map(({ path }) => path),
    ).toEqual([]))
  // Without it Bun compiles JSX by the settings of whatever folder the service is started from.
  test('every page says itself how its JSX is compiled', () =>
    expect(
      sources
        .filter(({ path, text }) => path.endsWith('.tsx') && !text.startsWith('/** @jsxRuntime automatic @jsxImportSource preact */\n'))
        .map(({ path }) => path),
    ).toEqual([]))
  test('no file has a name that says nothing', () =>
    expect(
      code.map(({ path }) => path).filter((path) => /(^|\/|_)(utils?|helpers?|manager|misc|common|stuff)(\.tsx?|\/|_)/.test(path)),
    ).toEqual([]))
  test('the file of a page is called one, and shares its name with no other file', () => {
    const server = code.map(({ path }) => path).filter((path) => path.startsWith('server/'))
    const stemOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.\w+$/, '')
    const shared = server.filter((path) => path.endsWith('.tsx') && server.filter((other) => stemOf(other) === stemOf(path)).length > 1)
    expect(shared).toEqual([])
    const pages = code.filter(({ path, text }) => path.endsWith('.tsx') && /Route\b[^=\n]*= (?:\{|forTeam\()/.test(text))
    expect(pages.length).toBeGreaterThan(40)
    expect(pages.map(({ path }) => path).filter((path) => !path.endsWith('_page.tsx'))).toEqual([])
  })
  test('nothing is left for later', () => {
    const words = ['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX', 'HA' + 'CK', 'not implemented', 'coming ' + 'soon\\b(?!\\|)']
    expect(code.filter(({ text }) => new RegExp(`\\b(${words.slice(0, 5).join('|')})\\b`).test(text)).map(({ path }) => path)).toEqual([])
  })
  test('no test is switched off', () =>
    expect(
      sources
        .filter(({ path, text }) => path !== 'test/tidy.test.ts' && /\b(test|it|describe)\.(skip|todo|only|if|skipIf)\b/.test(text))
        .map(({ path }) => path),
    ).toEqual([]))
  test('no test sleeps or times itself: it waits for a condition, and compares work', () => {
    const clocks = new RegExp(
      ['Bun\\.sleep\\(', 'setTimeout\\(', 'waitFor' + 'Timeout', 'performance\\.now\\(\\)', 'hrtime', 'cpu' + 'Usage\\('].join('|'),
    )
    // Where the waiting and the comparing are done for all, and the keeper of the database, which is no test.
    const allowed = /^test\/(until|growth|shared_cluster|tidy\.test|patterns\/thread_clock)\.ts$/
    expect(
      sources.filter(({ path, text }) => path.startsWith('test/') && !allowed.test(path) && clocks.test(text)).map(({ path }) => path),
    ).toEqual([])
  })
  test('no test has a bound of its own, which a busy machine would pass: one that ends what hangs is given for all', () =>
    expect(
      sources
        .filter(({ path, text }) => path.endsWith('.test.ts') && /^\s*(?:\}, )?\d[\d_]*_000[,)]$|setDefault[T]imeout/m.test(text))
        .map(({ path }) => path),
    ).toEqual([]))
  test('no path of a machine and no host of a registry stands in the sources', () => {
    const places = new RegExp(['/' + 'work/', '/' + 'farm/', 'registry\\.' + 'npm', '\\.\\./' + 'shared'].join('|'))
    expect(sources.filter(({ text }) => places.test(text)).map(({ path }) => path)).toEqual([])
  })
})
