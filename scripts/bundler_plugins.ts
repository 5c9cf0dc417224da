/** What the bundler is told to do otherwise when it makes the package. */
import { basename, dirname, join } from 'node:path'
import { KNOWN_CATEGORIES } from '../server/lexicon/category_words.ts'
import { LEXICONS } from '../server/lexicon/compile.ts'

const root = join(import.meta.dir, '..')

/** The contract and what stands beside it are read where they lie, as in the sources. */
export const contractBeside: Bun.BunPlugin = {
  name: 'contract beside',
  setup: ({ onResolve }) =>
    void onResolve({ filter: /\/(openapi(\.members)?|operations\.internal)\.yaml$/ }, ({ path }) => ({
      path: `../${path.split('/').at(-1)}`,
      external: true,
    })),
}

/** Each file would import the maker of elements under a letter of its own; through one door all call it by the same. */
export const oneMaker: Bun.BunPlugin = {
  name: 'one maker of elements',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^preact\/jsx-runtime$/ }, ({ importer, path }) =>
      importer.endsWith('elements') ? { path, external: true } : { path: 'elements', namespace: 'maker' },
    )
    onLoad({ filter: /^elements$/, namespace: 'maker' }, () => ({
      contents: `import * as made from 'preact/jsx-runtime'\nexport const { jsx, jsxs, Fragment } = made`,
      loader: 'js',
    }))
  },
}

/** The names of categories stand in every language: here each has its words in the order of the names, one line for a category. */
export const wordsInOrder: Bun.BunPlugin = {
  name: 'words in order',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^in_order$/ }, () => ({ path: 'in_order', namespace: 'words' }))
    onLoad({ filter: /^in_order$/, namespace: 'words' }, () => ({
      contents: `import { KNOWN_CATEGORIES } from '${join(root, 'server/lexicon/category_words.ts')}'
        export const inOrder = (lines) => Object.fromEntries(lines.split('\\n').flatMap((line, at) => {
          const [sure, maybe] = line.split('~')
          return line ? [[KNOWN_CATEGORIES[at], { ...(sure && { sure }), ...(maybe && { maybe }) }]] : []
        }))`,
      loader: 'js',
    }))
    onLoad({ filter: /\/server\/lexicon\/[a-z]{2}\.ts$/ }, async ({ path }) => {
      const categories = LEXICONS[basename(path, '.ts')]?.categories
      const lines = KNOWN_CATEGORIES.map((name) => `${categories?.[name]?.sure ?? ''}~${categories?.[name]?.maybe ?? ''}`.replace(/~$/, ''))
      const text = (await Bun.file(path).text()).replace(
        /(?<=\n {2}categories: )\{\n[^]*?\n {2}\}(?=,\n)/,
        () => `inOrder(${JSON.stringify(lines.join('\n'))})`,
      )
      return { contents: `import { inOrder } from 'in_order'\n${text}`, loader: 'ts' }
    })
  },
}

/** What loads what it needs when it is needed: operations, jobs, and commands of the operator. */
const LOADS_LATE = /\/server\/(?:operations\/table\.gen|(?:.+\/)?\w+\.job|boot\/(?:\w+_commands?|backups))\.ts$/

/** In the sources each of them is loaded by itself; here all together, else each is a chunk and so is whatever two of them share. */
export const loadedTogether: Bun.BunPlugin = {
  name: 'loaded together',
  setup({ onResolve, onLoad }) {
    const numbers = new Map<string, number>()
    const exported = new Set<string>()
    const rewritten = async (path: string) => {
      const take = (imported: string, name: string) => {
        const whole = join(dirname(path), imported)
        const number = numbers.get(whole) ?? numbers.set(whole, numbers.size).size - 1
        exported.add(`export { ${name} as ${name}_${number} } from '${whole}'`)
        return `${name}_${number}`
      }
      return (await Bun.file(path).text())
        .replace(
          /\(await import\('(\.[^']+)'\)\)\.(\w+)/g,
          (_, imported: string, name: string) => `(await import('together')).${take(imported, name)}`,
        )
        .replace(
          /const \{ ([\w, ]+) \} = await import\('(\.[^']+)'\)/g,
          (_, names: string, imported: string) =>
            `const { ${names
              .split(', ')
              .map((name) => `${take(imported, name)}: ${name}`)
              .join(', ')} } = await import('together')`,
        )
    }
    const files = [...new Bun.Glob('server/**/*.ts').scanSync({ cwd: root, absolute: true })]
      .filter((path) => LOADS_LATE.test(path))
      .toSorted((one, other) => one.localeCompare(other))
    onLoad({ filter: LOADS_LATE }, async ({ path }) => ({ contents: await rewritten(path), loader: 'ts' }))
    onResolve({ filter: /^together$/ }, () => ({ path: 'together', namespace: 'together' }))
    onLoad({ filter: /^together$/, namespace: 'together' }, async () => {
      for (const path of files) await rewritten(path)
      return { contents: [...exported].join('\n'), loader: 'ts' }
    })
  },
}

/** The SDK is in the package already: the terminal takes it from there, when a command calls the service. */
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
