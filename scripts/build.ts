/**
 * Makes dist/, which the package ships for those who only have Node, Deno or a browser:
 *   dist/sdk/index.js   the SDK in one file, no imports; its types beside it
 *   dist/cli/           `listing`, in chunks that are loaded when a command needs them
 */
import { chmod, rm } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dir, '..')
const TYPES_SECONDS_MAX = 120

async function bundle(options: Bun.BuildConfig): Promise<void> {
  const built = await Bun.build({ root, ...options })
  for (const message of built.logs) console.error(message)
  if (!built.success) throw new Error(`Could not bundle ${options.entrypoints.join(', ')}`)
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
await writeTypes()
