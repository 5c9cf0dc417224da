import { chmod, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { bundle, pack, root, smaller, withLetters } from './bundle.ts'
import { fewSpinners, fewTags, noReferences } from './bundler_plugins.ts'

/**
 * The start of the terminal. What lies compressed beside it is the body of a function: by the address of a module made of it, Node would read all of it
 * several times over. The names are what such a body finds around it. One with a folder lies in the server's texts.
 * Bun undoes the compression by itself in a third of the time that it takes to load Node's way, where it is new enough.
 */
const START = `#!/usr/bin/env node
import { readFileSync } from 'node:fs'
const AsyncFunction = (async () => {}).constructor
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
const unpacked = {}
const $unpack = (path) => (unpacked[path] ??= evaluate(path))
const around = { $here: import.meta.url, $unpack }
async function evaluate(path) {
  const code = await (path.includes('/') ? ofServer : read)(path)
  return new AsyncFunction(...Object.keys(around), code)(...Object.values(around))
}
await $unpack('listing.js')
`

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
  ora: { names: 'default' },
  'string-width': { names: 'default' },
  yaml: {
    names: 'Document, isMap, isScalar, isSeq, LineCounter, parseDocument, visit',
    from: join(root, 'node_modules/yaml/browser/dist/index.js'),
    place: 'cli/yaml.js',
  },
}

const placeOf = (library: string) => PACKED[library]?.place ?? `${library}.js`
const libraryOf = (path: string) => path.replace(/^\.\/|\.ts$/g, '')

/** But for the one that every command needs, each library lies beside the terminal, and beside those that use it too, and is unpacked when it is needed. */
const packedLibraries = (but?: string): Bun.BunPlugin => ({
  name: 'packed libraries',
  setup({ onResolve, onLoad }) {
    const all = Object.keys(PACKED).filter((library) => library !== but)
    onResolve({ filter: new RegExp(`^(?:\\./)?(?:${all.join('|')})(?:\\.ts)?$`) }, ({ path }) => ({
      path: libraryOf(path),
      namespace: 'packed',
    }))
    onLoad({ filter: /./, namespace: 'packed' }, ({ path }) => {
      const { names } = PACKED[path] ?? {}
      const exported = names === 'default' ? 'export default unpacked.default' : `export const { ${names} } = unpacked`
      return { contents: `const unpacked = await $unpack('${placeOf(path)}')\n${exported}`, loader: 'js' }
    })
  },
})

/**
 * The terminal is unpacked whole: to load one of its own files late would only make the bundler keep each in a function. What lies beside it is unpacked, and
 * the SDK imported, when a command asks; what is named of the SDK is there from then on.
 */
const terminalTogether: Bun.BunPlugin = {
  name: 'terminal together',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /\/cli\/.+\.ts$/ }, async ({ path }) => {
      const early: string[] = []
      const isOwn = (file: string) => file.startsWith('.') && !isSdk(file) && !PACKED[libraryOf(file)]
      const whole = (file: string) => `file${early.push(`import * as file${early.length} from '${file}'\n`) - 1}`
      const contents = (await Bun.file(path).text())
        .replace(/const (\{.*\}) = await import\('(.+?)'\)/g, (late, names: string, file: string) => {
          if (!isOwn(file)) return late
          early.push(`import ${names} from '${file}'\n`)
          return ''
        })
        .replace(/(await )?\bimport\('(.+?)'\)/g, (late, waits = '', file: string) => {
          if (isOwn(file)) return whole(file)
          if (isSdk(file)) return `${waits}${whole(file)}.load()`
          return PACKED[libraryOf(file)] ? `${waits}$unpack('${placeOf(libraryOf(file))}')` : late
        })
      return { contents: early.join('') + contents, loader: 'ts' }
    })
    onResolve({ filter: /\/sdk\/index\.ts$/ }, () => ({ path: 'sdk', namespace: 'late' }))
    onLoad({ filter: /^sdk$/, namespace: 'late' }, async () => {
      const { exports } = new Bun.Transpiler({ loader: 'js' }).scan(await Bun.file(join(root, 'dist/sdk/index.js')).text())
      const names = exports.join(', ')
      const load = `({ ${names} } = await import(new URL('../sdk/index.js', import.meta.url)))`
      return { contents: `export let ${names}\nexport const load = async () => ${load}`, loader: 'js' }
    })
  },
}
const isSdk = (file: string) => file.endsWith('/sdk/index.ts')

/** Each without what nothing uses; answers those that lie in the server's texts. */
export async function packLibraries(): Promise<Record<string, string>> {
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

export async function packTerminal(): Promise<void> {
  const [built] = await bundle({
    entrypoints: [join(root, 'cli/index.ts')],
    target: 'node',
    minify: true,
    plugins: [terminalTogether, packedLibraries()],
  })
  await pack(namedBody(withLetters((await built?.text()) ?? ''), 'dist/cli/listing.js'), 'dist/cli/listing.js')
  const start = join(root, 'dist/cli/index.js')
  await Bun.write(start, smaller(start, START))
  await chmod(start, 0o755)
}
