/** What the bundler is told to do otherwise when it makes the package. */
import { basename, dirname, join } from 'node:path'
import { LEXICONS } from '../../server/lexicon/compile.ts'

const root = join(import.meta.dir, '../..')

/** The contract and what stands beside it are read where they lie, as in the sources. */
export const contractBeside: Bun.BunPlugin = {
  name: 'contract beside',
  setup: ({ onResolve }) =>
    void onResolve({ filter: /\/(openapi(\.members)?|operations\.internal)\.yaml$/ }, ({ path }) => ({
      path: `../${path.split('/').at(-1)}`,
      external: true,
    })),
}

/** Each file would import the maker of elements under a letter of its own; through one door all call it by the same, with one child or several. */
export const oneMaker: Bun.BunPlugin = {
  name: 'one maker of elements',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^preact\/jsx-runtime$/ }, ({ importer, path }) =>
      importer.endsWith('elements') ? { path, external: true } : { path: 'elements', namespace: 'maker' },
    )
    onLoad({ filter: /^elements$/, namespace: 'maker' }, () => ({
      contents: `import * as made from 'preact/jsx-runtime'\nexport const { jsx, Fragment } = made\nexport { jsx as jsxs }`,
      loader: 'js',
    }))
  },
}

/**
 * The words of each language in one order, a line each, so that the package names each of its hundreds of lists once and not in forty
 * languages. What is no text is JSON behind a mark.
 */
export const wordsInOrder: Bun.BunPlugin = {
  name: 'words in order',
  setup({ onResolve, onLoad }) {
    const lists = new Map(Object.entries(LEXICONS).map(([language, lexicon]) => [language, new Map(listsOf(lexicon))]))
    const names = [...new Set([...lists.values()].flatMap((words) => [...words.keys()]))]
    onResolve({ filter: /^in_order$/ }, () => ({ path: 'in_order', namespace: 'words' }))
    onLoad({ filter: /^in_order$/, namespace: 'words' }, () => ({
      contents: `const names = ${JSON.stringify(names.join('\n'))}.split('\\n').map((name) => name.split('/'))
        export const inOrder = (lines) => {
          const lexicon = {}
          lines.split('\\n').forEach((line, at) => {
            if (line === '') return
            let held = lexicon
            for (const step of names[at].slice(0, -1)) held = held[step] ??= {}
            held[names[at].at(-1)] = line[0] === '${NO_TEXT}' ? JSON.parse(line.slice(1)) : line
          })
          return lexicon
        }`,
      loader: 'js',
    }))
    onLoad({ filter: /\/server\/lexicon\/[a-z]{2}\.ts$/ }, ({ path }) => {
      const language = basename(path, '.ts')
      const lines = names.map((name) => lists.get(language)?.get(name) ?? '')
      const contents = `import { inOrder } from 'in_order'\nexport const ${language} = inOrder(${JSON.stringify(lines.join('\n').trimEnd())})`
      return { contents, loader: 'js' }
    })
  },
}
const NO_TEXT = '='

/** Each text of a lexicon by its path in it. */
function listsOf(held: object, path = ''): [name: string, line: string][] {
  return Object.entries(held).flatMap(([key, value]): [string, string][] => {
    const name = `${path}${key}`
    if (typeof value === 'object' && !Array.isArray(value)) return listsOf(value, `${name}/`)
    const line = typeof value === 'string' ? value : `${NO_TEXT}${JSON.stringify(value)}`
    if (key.includes('/') || line.includes('\n') || (typeof value === 'string' && value.startsWith(NO_TEXT)))
      throw new Error(`${name} cannot be packed as a line.`)
    return [[name, line]]
  })
}

/** What the files of a pattern load when they need it: in the sources each by itself, here all together, else each is a chunk and so is whatever two of them share. */
const loadedTogether = (chunk: string, late: RegExp): Bun.BunPlugin => ({
  name: chunk,
  setup({ onResolve, onLoad }) {
    const exported = new Map<string, string>()
    const rewritten = async (path: string) => {
      const take = (imported: string, name: string) => {
        const found = `${name} of ${join(dirname(path), imported)}`
        const short = exported.get(found) ?? `a${exported.size.toString(36)}`
        exported.set(found, short)
        return short
      }
      return (await Bun.file(path).text())
        .replace(
          /\(await import\('(\.[^']+)'\)\)\.(\w+)/g,
          (_, imported: string, name: string) => `(await import('${chunk}')).${take(imported, name)}`,
        )
        .replace(
          /const \{ ([\w, ]+) \} = await import\('(\.[^']+)'\)/g,
          (_, names: string, imported: string) =>
            `const { ${names
              .split(', ')
              .map((name) => `${take(imported, name)}: ${name}`)
              .join(', ')} } = await import('${chunk}')`,
        )
    }
    const files = [...new Bun.Glob('server/**/*.ts').scanSync({ cwd: root, absolute: true })]
      .filter((path) => late.test(path))
      .toSorted((one, other) => one.localeCompare(other))
    // One after the other, however the bundler's threads ask for them: else each build names them otherwise.
    const texts = (async () => {
      const all = new Map<string, string>()
      for (const path of files) all.set(path, await rewritten(path))
      return all
    })()
    onLoad({ filter: late }, async ({ path }) => ({ contents: (await texts).get(path) ?? '', loader: 'ts' }))
    onResolve({ filter: new RegExp(`^${chunk}$`) }, () => ({ path: chunk, namespace: chunk }))
    onLoad({ filter: /./, namespace: chunk }, async () => {
      await texts
      const contents = [...exported].map(([found, short]) => {
        const [name = '', path = ''] = found.split(' of ')
        return `export { ${name} as ${short} } from '${path}'`
      })
      return { contents: contents.join('\n'), loader: 'ts' }
    })
  },
})

/** Operations, jobs, and commands of the operator. */
export const lateTogether = loadedTogether(
  'together',
  /\/server\/(?:operations\/table\.gen|(?:.+\/)?\w+\.job|boot\/(?:\w+_commands?|backups))\.ts$/,
)
/** A thread that drafts is soon asked for each of them. */
export const threadsTogether = loadedTogether('in_threads', /\/server\/boot\/thread_tasks\.ts$/)

/** The SDK is in the package already: the terminal takes it from there, when a command calls the service, and the server's first start puts it beside the server. */
export const sdkBeside: Bun.BunPlugin = {
  name: 'sdk beside',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/sdk\/index\.ts$/ }, () => ({ path: 'sdk', namespace: 'beside' }))
    onLoad({ filter: /^sdk$/, namespace: 'beside' }, async () => {
      const { exports } = new Bun.Transpiler({ loader: 'js' }).scan(await Bun.file(join(root, 'dist/sdk/index.js')).text())
      const contents = `export const { ${exports.join(', ')} } = await import(new URL('../sdk/index.js', import.meta.url))`
      return { contents, loader: 'js' }
    })
  },
}

/** Of ninety spinners the two that ora falls back to; the others are a fifth of what the terminal would load. */
export const fewSpinners: Bun.BunPlugin = {
  name: 'few spinners',
  setup({ onLoad }) {
    onLoad({ filter: /cli-spinners\/spinners\.json$/ }, async ({ path }) => {
      const { dots, line } = await Bun.file(path).json()
      return { contents: JSON.stringify({ dots, line }), loader: 'json' }
    })
  },
}

/** The terminal undoes HTML's references by a short table of its own: the parser's is as large as all else that checks a listing. */
export const noReferences: Bun.BunPlugin = {
  name: 'no references',
  setup({ onLoad }) {
    onLoad({ filter: /node_modules\/entities\/dist\/esm\/generated\/decode-data-html\.js$/ }, () => ({
      contents: 'export const htmlDecodeTree = new Uint16Array(1)',
      loader: 'js',
    }))
  },
}

/** Of YAML 1.1 the terminal reads no tag: its file is YAML 1.2, also where its first line says otherwise. */
export const fewTags: Bun.BunPlugin = {
  name: 'few tags',
  setup({ onLoad }) {
    const NONE: Record<string, string> = {
      schema: `export { schema } from '../core/schema.js'`,
      timestamp: 'export const timestamp = undefined, intTime = undefined, floatTime = undefined',
    }
    onLoad({ filter: /yaml\/browser\/dist\/schema\/yaml-1\.1\/(?:binary|omap|pairs|schema|set|timestamp)\.js$/ }, ({ path }) => {
      const name = basename(path, '.js')
      return { contents: NONE[name] ?? `export const ${name} = undefined`, loader: 'js' }
    })
  },
}
