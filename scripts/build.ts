/**
 * Makes dist/, which is the package:
 *   dist/sdk/index.js      the SDK in one file, no imports; its types beside it
 *   dist/cli/              `listing`, in chunks that are loaded when a command needs them
 *   dist/server.json.br    the server as `listing-server` unpacks it at its first start: path → text, compressed
 */
import { chmod, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const root = join(import.meta.dir, '..')
const TYPES_SECONDS_MAX = 120
const COMPRESSION = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 }
/** What the installed server needs besides its code: what `bun install` reads, and files it looks for by name. */
const SERVER_FILES = [
  'package.json',
  '{sdk,cli,server}/package.json',
  'bun.lock',
  'bunfig.toml',
  'patches/*.patch',
  'cli/{run,toolchain}.mjs',
  'openapi.yaml',
  'server/database/migrations/*.sql',
  'server/demo/sample_site/*',
]

async function bundle(options: Bun.BuildConfig): Promise<Bun.BuildArtifact[]> {
  const built = await Bun.build({ root, ...options })
  for (const message of built.logs) console.error(message)
  if (!built.success) throw new Error(`Could not bundle ${options.entrypoints.join(', ')}`)
  return built.outputs
}

/** One bundle in the place of `server/`: programs and threads keep their names, all else lies beside them. */
async function packServer(): Promise<void> {
  const code = await bundle({
    entrypoints: ['main', 'thread_worker'].map((name) => join(root, `server/${name}.ts`)),
    root: join(root, 'server'),
    target: 'bun',
    packages: 'external',
    splitting: true,
    minify: { whitespace: true, syntax: true, identifiers: true, keepNames: true },
    naming: { entry: 'server/[name].js', chunk: 'server/[name]-[hash].js' },
  })
  const pages = await bundle({
    entrypoints: [join(root, 'server/web/script/site.ts'), join(root, 'server/web/style/site.css')],
    root: join(root, 'server/web'),
    target: 'browser',
    minify: true,
    naming: { entry: 'server/web/[dir]/[name].[ext]' },
  })
  const texts: Record<string, string> = {}
  for (const { path, text } of [...code, ...pages].map((output) => ({ path: output.path, text: () => output.text() })))
    texts[path.replace(/^\.\//, '')] = await text()
  for (const pattern of SERVER_FILES)
    for (const path of [...new Bun.Glob(pattern).scanSync(root)].sort()) texts[path] = await Bun.file(join(root, path)).text()
  await Bun.write(join(root, 'dist/server.json.br'), brotliCompressSync(JSON.stringify(texts), { params: COMPRESSION }))
}

async function writeTypes(): Promise<void> {
  const out = join(root, 'dist/sdk')
  const flags = '--declaration --emitDeclarationOnly --allowImportingTsExtensions --strict --skipLibCheck --target esnext --module preserve'
  const more = ['--lib', 'esnext,dom,dom.iterable', '--typeRoots', 'dist/none', '--rootDir', 'sdk', '--outDir', out, 'sdk/index.ts']
  const tsc = Bun.spawnSync([process.execPath, 'node_modules/typescript/bin/tsc', ...flags.split(' '), ...more], {
    cwd: root,
    stdout: 'inherit',
    stderr: 'inherit',
    timeout: TYPES_SECONDS_MAX * 1000,
  })
  if (tsc.exitCode !== 0) throw new Error('The types of the SDK do not compile.')
  // Outside this project nobody allows imports of `.ts`; `.js` finds the declarations under every module resolution.
  for await (const path of new Bun.Glob('**/*.d.ts').scan({ cwd: out, absolute: true })) {
    const text = await Bun.file(path).text()
    await Bun.write(path, text.replace(/((?:from|import\() ?'\.[^']*)\.ts'/g, "$1.js'"))
  }
}

await rm(join(root, 'dist'), { recursive: true, force: true })
await bundle({ entrypoints: [join(root, 'sdk/index.ts')], root: join(root, 'sdk'), outdir: join(root, 'dist/sdk'), target: 'browser' })
await bundle({
  entrypoints: [join(root, 'cli/index.ts')],
  root: join(root, 'cli'),
  outdir: join(root, 'dist/cli'),
  target: 'node',
  splitting: true,
  minify: true,
})
await chmod(join(root, 'dist/cli/index.js'), 0o755)
await packServer()
await writeTypes()
