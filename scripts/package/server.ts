import { join } from 'node:path'
import { packMigration } from '../../server/database/migration_text.ts'
import { bundle, pack, root, smaller, withLetters } from './bundle.ts'
import { contractBeside, lateTogether, oneMaker, sdkBeside, threadsTogether, wordsInOrder } from './bundler_plugins.ts'
import { underOneName } from './one_name.ts'
import { pruneLock } from './prune_lock.ts'

/** What the installed server needs besides its code and what `bun install` reads: files it looks for by name. */
const SERVER_FILES = [
  'bunfig.toml',
  'patches/*.patch',
  'cli/{run,toolchain}.mjs',
  '{openapi,openapi.members,operations.internal}.yaml',
  'server/database/migrations/*.sql',
  'server/demo/sample_site/*',
  'docs/agents.md',
]

const ASSETS = 'server/doors/web/assets'
const APPS = 'server/doors/mcp/apps'

const textsOf = async (built: Bun.BuildArtifact[]): Promise<Record<string, string>> =>
  Object.fromEntries(await Promise.all(built.map(async (output) => [output.path.replace(/^\.\//, ''), await output.text()] as const)))

/** One bundle in the place of `server/`: programs and threads keep their names, all else lies beside them. */
export async function packServer(ofTerminal: Record<string, string>): Promise<void> {
  const code = await bundle({
    entrypoints: ['main', 'boot/thread_worker', 'crawl/rendering/driver', 'files/painter'].map((name) => join(root, `server/${name}.ts`)),
    root: join(root, 'server'),
    target: 'bun',
    packages: 'external',
    plugins: [contractBeside, sdkBeside, oneMaker, lateTogether, threadsTogether, wordsInOrder],
    splitting: true,
    // Else elements are made by the call for development, which carries where they stand.
    jsx: { runtime: 'automatic', importSource: 'preact', development: false },
    minify: { syntax: true },
    naming: { entry: 'server/[dir]/[name].js', chunk: 'server/[name]-[hash].js' },
  })
  const pages = await bundle({
    entrypoints: ['script/site.ts', 'style/public_pages.css', 'style/other_pages.css'].map((name) => join(root, `${ASSETS}/${name}`)),
    root: join(root, ASSETS),
    target: 'browser',
    minify: true,
    naming: { entry: `${ASSETS}/[dir]/[name].[ext]` },
  })
  const views = await bundle({
    entrypoints: ['review.ts', 'board.ts', 'price.ts', 'view.css'].map((name) => join(root, `${APPS}/${name}`)),
    root: join(root, APPS),
    target: 'browser',
    minify: true,
    naming: { entry: `${APPS}/[dir]/[name].[ext]` },
  })
  const { texts, names } = underOneName(await textsOf(code))
  Object.assign(texts, await textsOf([...pages, ...views]))
  for (const [path, text] of Object.entries(texts))
    texts[path] = withLetters(path.endsWith('.js') ? withoutIndents(smaller(path, text, names)) : text)
  Object.assign(texts, ofTerminal)
  for (const pattern of SERVER_FILES)
    for (const path of new Bun.Glob(pattern).scanSync(root)) {
      const text = await Bun.file(join(root, path)).text()
      texts[path] = path.endsWith('.sql') ? packMigration(text) : path.endsWith('.mjs') ? smaller(path, text) : text
    }
  // Nobody reads them there, and JSON is YAML; who asks the server for the contract gets it in lines.
  for (const path of Object.keys(texts).filter((name) => /^[^/]+\.yaml$/.test(name)))
    texts[path] = JSON.stringify(Bun.YAML.parse(texts[path] ?? ''), path === 'operations.internal.yaml' ? withoutWords : undefined)
  // The terminal and the SDK lie beside, with their libraries in them.
  const workspaces = ['server']
  for (const [path, more] of [
    ['package.json', { workspaces }],
    ['server/package.json', {}],
  ] as const) {
    const { devDependencies: _, ...running } = await Bun.file(join(root, path)).json()
    texts[path] = JSON.stringify({ ...running, ...more })
  }
  texts['bun.lock'] = pruneLock(await Bun.file(join(root, 'bun.lock')).text(), workspaces)
  const files = besideTheirLike(withShortNames(texts))
  const lengths = JSON.stringify(files.map(([path, text]) => [path, text.length]))
  await pack(`${lengths}\n${files.map(([, text]) => text).join('')}`, 'dist/server.txt')
}

/** Chunks are named by what they hold, in letters that no compression makes shorter; a number does, the largest first, whatever order they come in. */
function withShortNames(texts: Record<string, string>): [path: string, text: string][] {
  const named = new Map(
    Object.keys(texts)
      .toSorted((one, other) => (texts[other]?.length ?? 0) - (texts[one]?.length ?? 0))
      .flatMap((path) => /[\w-]+-[a-z0-9]{8}\.js$/.exec(path)?.slice(0, 1) ?? [])
      .map((name, at) => [name, `${at}.js`]),
  )
  const renamed = (text: string) => text.replace(/[\w-]+-[a-z0-9]{8}\.js/g, (name) => named.get(name) ?? name)
  return Object.entries(texts).map(([path, text]) => [renamed(path), path.endsWith('.js') ? renamed(text) : text])
}

/** What internal operations and their members are is said to who reads the sources alone. */
function withoutWords(this: object, key: string, value: unknown): unknown {
  if ((key !== 'description' && key !== 'summary') || typeof value !== 'string') return value
  return 'operationId' in this ? '' : undefined
}

/** Texts that repeat one another are compressed best one behind the other, what there is most of first, and libraries of the terminal's last. */
function besideTheirLike(files: [path: string, text: string][]): [path: string, text: string][] {
  const kinds = Map.groupBy(files, ([path]) => (path.startsWith('cli/') && path.endsWith('.js') ? '' : path.slice(path.lastIndexOf('.'))))
  const bySize = (all: [string, string][]) => all.toSorted(([, one], [, other]) => other.length - one.length)
  const last = kinds.get('') ?? []
  kinds.delete('')
  return [...[...kinds.values()].toSorted((some, others) => others.length - some.length), last].flatMap(bySize)
}

/** Statements go on in lines of their own, whose indents the database reads as nothing. */
const withoutIndents = (code: string): string =>
  code.replace(
    /\n +(?=(?:and|case|cross|else|end|exists|from|group|having|join|left|limit|on|or|order|returning|select|set|union|values|when|where)\b)/g,
    '\n',
  )
