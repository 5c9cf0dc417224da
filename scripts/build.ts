/**
 * Makes dist/, which is the package:
 *   dist/sdk/index.js      the SDK in one file, no imports; its types beside it
 *   dist/cli/index.js      `listing`: unpacks listing.js.br beside it, which unpacks a library of its own, or a text of the server's, when a command needs it
 *   dist/cli/listing-server.mjs  `listing-server`: unpacks and starts the server
 *   dist/server.txt.br     the server as `listing-server` unpacks it at its first start: a line of paths and lengths, then the texts, compressed
 */
import { chmod, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { minifySync } from 'oxc-minify'
import {
  contractBeside,
  fewSpinners,
  fewTags,
  lateTogether,
  noReferences,
  oneMaker,
  sdkBeside,
  threadsTogether,
  wordsInOrder,
} from './bundler_plugins.ts'
import { packMigration } from '../server/database/migration_text.ts'
import { underOneName } from './one_name.ts'
import { pruneLock } from './prune_lock.ts'
import { shareMembers } from './share_members.ts'

const root = join(import.meta.dir, '..')
const TYPES_SECONDS_MAX = 120
/** Short ways back by codes of their own: found by trying, it makes minified code a thousandth smaller. */
const COMPRESSION = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_NDIRECT]: 7 }
/** What the installed server needs besides its code: what `bun install` reads, and files it looks for by name. */
const SERVER_FILES = [
  '{sdk,server}/package.json',
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

async function bundle(options: Bun.BuildConfig): Promise<Bun.BuildArtifact[]> {
  const built = await Bun.build({ root, ...options })
  for (const message of built.logs) console.error(message)
  if (!built.success) throw new Error(`Could not bundle ${options.entrypoints.join(', ')}`)
  return built.outputs
}

/**
 * The start of the terminal. What lies compressed beside it is the body of a function: by the address of a module made of it, Node would read all of it
 * several times over. The names are what such a body finds around it. One with a folder lies in the server's texts.
 * Bun undoes the compression by itself in a third of the time that it takes to load Node's way, where it is new enough.
 */
const START = `#!/usr/bin/env node
import { readFileSync } from 'node:fs'
const AsyncFunction = (async () => {}).constructor
const around = { $here: import.meta.url, $unpack }
async function read(path) {
  const bytes = readFileSync(new URL(path + '.br', import.meta.url))
  if (process.versions.bun) try { return await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('brotli'))).text() } catch {}
  return (await import('node:zlib')).brotliDecompressSync(bytes).toString()
}
async function ofServer(wanted) {
  const text = await read('../server.txt')
  let at = text.indexOf('\\n') + 1
  for (const [path, length] of JSON.parse(text.slice(0, at))) {
    if (path === wanted) return text.slice(at, at + length)
    at += length
  }
}
async function $unpack(path) {
  const code = await (path.includes('/') ? ofServer : read)(path)
  return new AsyncFunction(...Object.keys(around), code)(...Object.values(around))
}
await $unpack('listing.js')
`

const pack = (code: string, path: string) => Bun.write(join(root, `${path}.br`), brotliCompressSync(code, { params: COMPRESSION }))

/** Named, so that every stack says where it was. */
const namedBody = (code: string, path: string) => `${asFunctionBody(smaller(path, code))}\n//# sourceURL=${path}`

/** A module that imports nothing but what the runtime has, as the body of a function that answers what the module exports. */
function asFunctionBody(code: string): string {
  const members = (list: string, between: string) => list.split(',').map((name) => name.trim().replace(/^(\S+) as (\S+)$/, between))
  const body = code
    .replace(/^#!.*\n/, '')
    .replaceAll('import.meta.url', '$here')
    .replace(
      /(?<=^|[;})\n])import(?:\*as ([$\w]+) ?| ([$\w]+)(?=,| ),? ?)?(?:\{([^}]*)\})?from("node:[\w/]+")/g,
      (_, all: string | undefined, own: string | undefined, list: string | undefined, from: string) => {
        const named = [...(own ? [`default:${own}`] : []), ...(list ? members(list, '$1:$2') : [])]
        return `const ${all ?? `{${named.join(',')}}`}=await import(${from})`
      },
    )
    .replace(/(?<=^|[;})\n])export\{([^}]*)\};?\s*$/, (_, list: string) => `return{${members(list, '$2:$1').join(',')}}`)
  const left = /(?<=^|[;})\n])(?:import\b(?!\()|export\b).{0,60}|import\.meta.{0,60}/.exec(body)
  if (left) throw new Error(`The terminal cannot be packed as a function: ${left[0]}`)
  return body
}

/** What the terminal takes of its libraries, and from which of their files; for Node the YAML library offers one file of everything. */
const PACKED: Record<string, { names: string; from?: string; place?: string }> = {
  // Our own, with the libraries that only it needs. What has a place lies among the server's texts, where it takes less room: this half as much, since
  // the server has most of it too.
  verify_pages: { names: 'createPageReader', from: join(root, 'cli/verify/verify_pages.ts'), place: 'cli/verify_pages.js' },
  commander: { names: 'Argument, Command, CommanderError, Help, InvalidArgumentError' },
  ora: { names: 'default' },
  'string-width': { names: 'default' },
  yaml: {
    names: 'Document, isMap, isScalar, isSeq, LineCounter, parseDocument, visit',
    from: join(root, 'node_modules/yaml/browser/dist/index.js'),
    place: 'cli/yaml.js',
  },
}

/** Libraries are most of the terminal: each lies beside it, and beside those that use it too, and is unpacked when it is needed. */
const packedLibraries = (but?: string): Bun.BunPlugin => ({
  name: 'packed libraries',
  setup({ onResolve, onLoad }) {
    const all = Object.keys(PACKED).filter((library) => library !== but)
    onResolve({ filter: new RegExp(`^(?:\\./)?(?:${all.join('|')})(?:\\.ts)?$`) }, ({ path }) => ({
      path: path.replace(/^\.\/|\.ts$/g, ''),
      namespace: 'packed',
    }))
    onLoad({ filter: /./, namespace: 'packed' }, ({ path }) => {
      const { names, place = `${path}.js` } = PACKED[path] ?? {}
      const exported = names === 'default' ? 'export default unpacked.default' : `export const { ${names} } = unpacked`
      return { contents: `const unpacked = await $unpack('${place}')\n${exported}`, loader: 'js' }
    })
  },
})

/** Each without what nothing uses; answers those that lie in the server's texts. */
async function packLibraries(): Promise<Record<string, string>> {
  const ofServer: Record<string, string> = {}
  for (const [library, { names, from = library, place }] of Object.entries(PACKED)) {
    const own = join(root, `dist/${library}.js`)
    await Bun.write(own, `export { ${names} } from '${from}'`)
    const plugins = [fewSpinners, fewTags, noReferences, packedLibraries(library)]
    const [built] = await bundle({ entrypoints: [own], target: 'node', minify: true, plugins })
    await rm(own)
    const path = `dist/cli/${library}.js`
    const body = namedBody((await built?.text()) ?? '', path)
    if (place === undefined) await pack(body, path)
    else ofServer[place] = body
  }
  return ofServer
}

async function packTerminal(): Promise<void> {
  const [built] = await bundle({
    entrypoints: [join(root, 'cli/index.ts')],
    target: 'node',
    minify: true,
    plugins: [sdkBeside, packedLibraries()],
  })
  await pack(namedBody(withLetters((await built?.text()) ?? ''), 'dist/cli/listing.js'), 'dist/cli/listing.js')
  const start = join(root, 'dist/cli/index.js')
  await Bun.write(start, START)
  await chmod(start, 0o755)
}

const textsOf = async (built: Bun.BuildArtifact[]): Promise<Record<string, string>> =>
  Object.fromEntries(await Promise.all(built.map(async (output) => [output.path.replace(/^\.\//, ''), await output.text()] as const)))

/** One bundle in the place of `server/`: programs and threads keep their names, all else lies beside them. */
async function packServer(ofTerminal: Record<string, string>): Promise<void> {
  const code = await bundle({
    entrypoints: ['main', 'boot/thread_worker', 'crawl/rendering/driver', 'files/painter'].map((name) => join(root, `server/${name}.ts`)),
    root: join(root, 'server'),
    target: 'bun',
    packages: 'external',
    plugins: [contractBeside, oneMaker, lateTogether, threadsTogether, wordsInOrder],
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
      texts[path] = path.endsWith('.sql') ? packMigration(text) : text
    }
  // Nobody reads them there, and JSON is YAML; who asks the server for the contract gets it in lines.
  for (const path of Object.keys(texts).filter((name) => /^[^/]+\.yaml$/.test(name)))
    texts[path] = JSON.stringify(Bun.YAML.parse(texts[path] ?? ''), path === 'operations.internal.yaml' ? withoutWords : undefined)
  const { devDependencies: _, ...running } = await Bun.file(join(root, 'package.json')).json()
  // The terminal lies beside, with its libraries in it.
  const workspaces = running.workspaces.filter((room: string) => room !== 'cli')
  texts['package.json'] = JSON.stringify({ ...running, workspaces })
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

/** What the bundler's own minifier leaves. */
function smaller(path: string, code: string, reserved: string[] = []): string {
  const { code: minified, errors } = minifySync(path, code, { module: true, compress: true, mangle: { toplevel: true, reserved } })
  if (errors.length > 0) throw new Error(`Could not minify ${path}: ${errors[0]?.message}`)
  return minified
}

/** Each function in a line of its own: of an error that nobody catches, runtimes show first the whole line that threw it. */
const inLines = (code: string): string => code.replace(/(?<=[;}])(?=(?:async )?function\b|class |var )/g, '\n')

/** Statements go on in lines of their own, whose indents the database reads as nothing. */
const withoutIndents = (code: string): string =>
  code.replace(
    /\n +(?=(?:and|case|cross|else|end|exists|from|group|having|join|left|limit|on|or|order|returning|select|set|union|values|when|where)\b)/g,
    '\n',
  )

/**
 * The bundler writes letters beyond ASCII as escapes, which in the words of forty languages are half the text; in raw templates, which hold
 * patterns, it takes the escape for what is written there, and to a pattern a letter says the same.
 */
function withLetters(code: string): string {
  return code.replace(/(\\*)\\(?:u([0-9a-f]{4})|x([0-9a-f]{2}))/gi, (whole, before: string, four?: string, two?: string) => {
    const letter = String.fromCharCode(Number.parseInt(four ?? two ?? '', 16))
    if (letter <= '\x7f' || !/\p{L}/u.test(letter)) return whole
    if (before === '\\') return letter
    return before.length % 2 === 0 ? before + letter : whole
  })
}

async function writeTypes(): Promise<void> {
  const out = join(root, 'dist/sdk')
  const flags =
    '--declaration --stripInternal --emitDeclarationOnly --allowImportingTsExtensions --strict --skipLibCheck --target esnext --module preserve'
  const more = ['--lib', 'esnext,dom,dom.iterable', '--typeRoots', 'dist/none', '--rootDir', 'sdk', '--outDir', out, 'sdk/index.ts']
  const tsc = Bun.spawnSync([process.execPath, 'node_modules/typescript/bin/tsc', ...flags.split(' '), ...more], {
    cwd: root,
    stdout: 'inherit',
    stderr: 'inherit',
    timeout: TYPES_SECONDS_MAX * 1000,
  })
  if (tsc.exitCode !== 0) throw new Error('The types of the SDK do not compile.')
  await removeUnnamed(out)
  // Outside this project nobody allows imports of `.ts`; `.js` finds the declarations under every module resolution.
  for await (const path of new Bun.Glob('**/*.d.ts').scan({ cwd: out, absolute: true })) {
    const text = await Bun.file(path).text()
    const small = text
      .replaceAll(/^ +(?!\*)/gm, '')
      .replaceAll(/\/\*\*\n *\* (.*)\n *\* @example (.*)\n *\*\//g, '/** $1\n@example $2 */')
      // No editor shows what stands above a status, and none needs the tag or the stars.
      .replaceAll(/\/\*\*[^*]*\*\/\n(?=\d{3}: \{)/g, '')
      .replaceAll(/\/\*\* @enum \{string\} \*\/\n/g, '')
      .replaceAll(/(\/\*\*|\n \*) @description /g, '$1 ')
      .replaceAll(/^ \*(?!\/) ?/gm, '')
      // Absent it is taken as little.
      .replaceAll(/^(?:header|path|query|content|requestBody)\?: never;\n/gm, '')
      // Nothing names these, and what a parameter is stands at the members that are of it.
      .replaceAll(/^(?:responses|requestBodies|headers|pathItems): never;\n|^export type \$defs = .*\n/gm, '')
      .replace(/(?<=^parameters: \{\n)(?:\/\*\*[^]*?\*\/\n\w+: .*\n)+/m, (all) =>
        all.replaceAll(/\/\*\*[^]*?\*\/\n|^Webhook(?!Id).*\n/gm, ''),
      )
      // An object or a list shows its own members' examples.
      .replaceAll(/\n@example (?:\{\}|\[\]) \*\//g, ' */')
      // An example of one word, or of plain words, says no more than the type, the format and what it is.
      .replaceAll(/\n@example (?:\S+|"[\p{L}\d ,.?…’-]*") \*\//gu, ' */')
      .replaceAll(/\n\n+/g, '\n\n')
      .replaceAll(/(?<=\((?:.*, )?)at most (?=[\d,]+ )/g, '≤')
      .replaceAll(/(?<=\((?:.*, )?\d+) to (?=\d+(?: \w+)?[,)])/g, '–')
      .replaceAll(/(?<=\([^()]*\d) characters\b/g, ' chars')
      // So long any web address may be, which says nothing of one.
      .replaceAll(' (≤2048 chars)', '')
      // Where a format is told, the length that it has says nothing more.
      .replaceAll(/\((?:(?:≤|\d+–)\d+ chars, )?format (?=[\w-]+)/g, '(')
      // RFC 3339 is that format.
      .replaceAll(/(?<=Z\.) \(date-time\)/g, '')
      // The type that a member has shows what one looks like.
      .replaceAll(/(?<=\/\*\* ?RFC 3339 in UTC), such as [\w:-]+(?=\.)/g, '')
      // What a text has to look like is told by its words and its example; who sends another is told where.
      .replaceAll(/(?:, |(?<=\())matches \^.*?\$(?=\)(?:\n| ?\*))/g, '')
      .replaceAll(/ \(\)(?=\n| ?\*)/g, '')
      // Nobody meets the largest number.
      .replaceAll(/\((\d+)–999999999\)/g, '(≥ $1)')
      // Nor an id or a count below the least there is.
      .replaceAll(/ \(≥ [01]\)(?=\n| ?\*)/g, '')
      // Editors show an example as code without being told.
      .replaceAll(/@example\n```ts\n(.*)\n```/g, '@example $1')
      .replace('{ Method }', '{ Method as M }')
      .replaceAll("Method<'", "M<'")
      .replaceAll('components["parameters"]', 'P')
      .replaceAll('components["schemas"]', 'S')
    // By a short name, which stands hundreds of times.
    const named = small.includes('S["')
      ? `${withOwnNames(withShortTypes(withOnePage(shareMembers(small))))}type S = components["schemas"];\ntype P = components["parameters"];\n`
      : small
    // A header is an option of the call, which has words of its own.
    const optional = named.replaceAll(/\/\*\*[^*]*\*\/\n(?="I[\w-]+"\?:)/g, '')
    // The end of a line ends a member as well, and a brace needs no line of its own, but before a comment, which is else the brace's and shown
    // at no member; comments are left as they are.
    const short = optional.replaceAll(/\/\*[^]*?\*\/|;(?=\n)|(?<=\{)\n(?!\/\*\*)|;?\n(?=\})/g, (found) =>
      found.startsWith('/') ? found : '',
    )
    // Editors show a comment the same without the spaces and line breaks at its ends.
    const bare = short.replaceAll(/\/\*\*[ \n](?=[^*/\s])/g, '/**').replaceAll(/(?<=[^*/\s])\n? \*\//g, '*/')
    // These signs need no space beside them, but in comments and texts.
    const tight = bare.replaceAll(/\/\*[^]*?\*\/|"[^"\n]*"|'[^'\n]*'|(?<=[:,|&]) | (?=[|&])/g, (found) => (found === ' ' ? '' : found))
    // What a comment is about may stand right behind it.
    const close = tight.replaceAll(/\*\/\n(?=\S)/g, '*/').replaceAll('\n\n@example', '\n@example')
    await Bun.write(path, close.replace(/((?:from|import\() ?'\.[^']*)\.ts'/g, "$1.js'"))
  }
}

const SHORT_TYPES = `type J<N extends keyof S> = {content: {"application/json": S[N]}};
type R<N extends keyof S> = {200: J<N>};
type O<P, R> = {parameters: P;responses: R};
type B<T> = {requestBody: T};
type C<N extends keyof S> = {201: J<N>};
`
/** Nearly every operation answers with one schema, most with 200 or 201; it is its parameters, what it answers, and for many what it takes. */
const withShortTypes = (declarations: string): string =>
  declarations
    .replaceAll(/\{\ncontent: \{\n"application\/json": S\["(\w+)"\];\n\};\n\}/g, 'J<"$1">')
    .replaceAll(/\{\n20([01]): J<("\w+")>;\n\}/g, (_, status, name) => `${status === '0' ? 'R' : 'C'}<${name}>`)
    .replaceAll(
      /(?<=^\w+: )\{\nparameters: ([^]*?);\n(?:requestBody(\??): ([^]*?);\n)?responses: ([^]*?);\n\}(?=;\n(?:\w+: \{\nparameters|\}(?!;)))/gm,
      (_, parameters, optional, body, responses) =>
        `O<${parameters},${responses}>${body ? ` & ${optional ? `Partial<B<${body}>>` : `B<${body}>`}` : ''}`,
    ) + SHORT_TYPES

/** Most pages are the same but for what their items are. */
function withOnePage(declarations: string): string {
  const PAGE = /F<\{\n(\/\*\*[^*]*\*\/\n)items: (S\["\w+"\])\[\];\n\}( & [M\d &]+)>/g
  const kinds = Map.groupBy(declarations.matchAll(PAGE), ([, comment, , members]) => `F<{\n${comment}items: T[];\n}${members}>`)
  const [most] = [...kinds].toSorted(([, some], [, others]) => others.length - some.length)
  if (!most) return declarations
  const [page, uses] = most
  return `${uses.reduce((text, [whole, , item]) => text.replace(whole, () => `G<${item}>`), declarations)}type G<T> = ${page};\n`
}

const OWN_NAME_USES_MIN = 6
/** A schema that many members are of is called there by its name alone. */
function withOwnNames(declarations: string): string {
  const uses = Map.groupBy(declarations.matchAll(/S\["(\w+)"\]/g), ([, name = '']) => name)
  const names = [...uses].flatMap(([name, all]) => (all.length >= OWN_NAME_USES_MIN ? [name] : []))
  const called = declarations.replaceAll(new RegExp(`S\\["(${names.join('|')})"\\]`, 'g'), '$1')
  return called + names.map((name) => `type ${name} = S["${name}"];\n`).join('')
}

/** Declarations that nothing leads to from the SDK's own. */
async function removeUnnamed(folder: string): Promise<void> {
  const named = new Set(['index.ts'])
  for (const name of named)
    for (const [, path = ''] of (await Bun.file(join(folder, name.replace(/\.ts$/, '.d.ts'))).text()).matchAll(/'\.\/([\w.]+)'/g))
      named.add(path)
  for await (const name of new Bun.Glob('*.d.ts').scan({ cwd: folder }))
    if (!named.has(name.replace(/\.d\.ts$/, '.ts'))) await rm(join(folder, name))
}

await rm(join(root, 'dist'), { recursive: true, force: true })
const [sdk] = await bundle({ entrypoints: [join(root, 'sdk/index.ts')], root: join(root, 'sdk'), target: 'browser', minify: true })
await Bun.write(join(root, 'dist/sdk/index.js'), inLines(smaller('sdk/index.js', (await sdk?.text()) ?? '')))
await packServer(await packLibraries())
await packTerminal()
const starter = 'cli/listing-server.mjs'
await Bun.write(join(root, 'dist', starter), smaller(starter, await Bun.file(join(root, starter)).text()))
await chmod(join(root, 'dist', starter), 0o755)
await writeTypes()
