import { beforeAll, describe, expect, test } from 'bun:test'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import contract from '../../openapi.yaml'
import manifest from '../../package.json' with { type: 'json' }
import { freshDatabase } from '../cluster.ts'
import { OPERATIONS } from '../../sdk/operations.gen.ts'
import { freePort } from '../free_port.ts'
import { startTestService } from '../test_service.ts'
import { temporaryFolder } from '../cli/temporary_folder.ts'
import { illShown } from './ill_shown.ts'

const root = join(import.meta.dir, '../..')
const testService = await startTestService()
const { apiKey } = await testService.founder()
const app = temporaryFolder()
/** The last that runs on Node 20. */
const PNPM = '10.34.8'

async function run(command: string[], cwd: string, env: Record<string, string> = {}) {
  const { PATH = '', HOME = '' } = process.env
  const child = Bun.spawn(command, { cwd, env: { PATH, HOME, ...env }, stdout: 'pipe', stderr: 'pipe' })
  const [stdout, stderr, code] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text(), child.exited])
  return { code, stdout, stderr }
}

// What npm would unpack, alone in node_modules: what Node runs of it must need no dependency at all.
let tarball = ''
beforeAll(async () => {
  const packed = await run(['npm', 'pack', '--json', '--pack-destination', app], root)
  expect(packed).toMatchObject({ code: 0 })
  await mkdir(join(app, 'node_modules/listing'), { recursive: true })
  tarball = join(app, [...new Bun.Glob('*.tgz').scanSync(app)][0] ?? '')
  expect(await run(['tar', '-xzf', tarball, '--strip-components', '1', '-C', 'node_modules/listing'], app)).toMatchObject({ code: 0 })
  await Bun.write(join(app, 'package.json'), '{"type":"module"}')
})

test('the SDK runs in Node from the packed tarball', async () => {
  await Bun.write(
    join(app, 'main.js'),
    `import { answerOf, createListing, ListingError } from 'listing'
    import * as same from 'listing/sdk'
    const listing = createListing()
    const { credential } = await listing.getAccount()
    const pages = []
    for await (const draft of listing.listMyDrafts()) pages.push(draft)
    const error = await listing.getDraft({ id: 'd_0123456789012345678901' }).catch((each) => each)
    console.log(JSON.stringify([same.createListing === createListing, credential.type, pages, error instanceof ListingError, error.code, typeof window]))`,
  )
  const { stdout, stderr } = await run(['node', 'main.js'], app, { LISTING_BASE_URL: testService.url, LISTING_API_KEY: apiKey })
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toEqual([true, 'api_key', [], true, 'not_found', 'undefined'])
  // Of an error that nobody catches Node shows the line that threw it.
  await Bun.write(join(app, 'uncaught.js'), `import { createListing } from 'listing'\nawait createListing().getListing({ slug: 'none' })`)
  const uncaught = await run(['node', 'uncaught.js'], app, { LISTING_BASE_URL: testService.url })
  expect(uncaught).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^.+\n.{1,400}\n[^]+^ListingError: There is no such live listing/m),
  })
})

test('listing runs in Node from the packed tarball, its lazy parts too', async () => {
  const bin = join(app, 'node_modules/listing/dist/cli/index.js')
  const env = { LISTING_BASE_URL: testService.url, LISTING_API_KEY: apiKey, XDG_CONFIG_HOME: app }
  expect((await run(['node', bin, '--version'], app)).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  expect(await run(['node', bin, 'drafts', '--no-json'], app, env)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('No drafts yet'),
  })
  expect(await run(['node', bin, 'whoami'], app, { ...env, LISTING_API_KEY: 'lst_wrong' })).toMatchObject({ code: 4 })
  const edit = await run(['node', bin, 'edit', 'd_0123456789012345678901', '--file', join(root, 'openapi.yaml')], app, env)
  expect(edit).toMatchObject({ code: 1, stderr: expect.stringContaining('Next: listing drafts') })
})

test('listing runs in Bun from the packed tarball, and no command waits for modules that only others need', async () => {
  const bin = join(app, 'node_modules/listing/dist/cli')
  expect(await run([process.execPath, join(bin, 'index.js'), '--version'], app)).toMatchObject({ code: 0, stdout: `${manifest.version}\n` })
  const code = brotliDecompressSync(await Bun.file(join(bin, 'listing.js.br')).bytes()).toString()
  // Inside a function the minifier writes `let`. By «module» the library that reads the command line loads its own.
  const first = [...code.matchAll(/const \{[^}]*\}=await import\("node:([\w/]+)"\)/g)].map(([, module]) => module)
  expect(new Set(first)).toEqual(new Set(['async_hooks', 'fs', 'fs/promises', 'module', 'os', 'path']))
})

const TYPED = `import { answerOf, createListing, ListingError, type Input, type Output, type Schemas } from 'listing'
import { createListing as again } from 'listing/sdk'
declare const process: { env: Record<string, string | undefined> }
export const draft: Promise<Schemas['Draft']> = again().getDraft({ id: 'd_' })
export async function all(input: Input<'search_listings'>): Promise<Output<'get_draft'>> {
  for await (const item of createListing().searchListings(input)) item.slug.length
  if ((await draft) instanceof ListingError) throw new Error(answerOf(await draft).etag ?? '')
  return draft
}
// What the environment may lack fits, also where absent and undefined are told apart.
export const client = createListing({ apiKey: process.env.KEY, baseUrl: process.env.URL, timeoutSeconds: undefined })
void client.quoteOrder({ items: [{ product: 'launch', listing_id: 41 }] })
// @ts-expect-error a launch needs a listing
void client.quoteOrder({ items: [{ product: 'launch' }] })
// @ts-expect-error id is missing
void createListing().getDraft({})
// @ts-expect-error no such member
void createListing().getDraft({ id: 'd_', ident: 1 })
`

test.each([
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
])('its types hold for a project with module %s and moduleResolution %s', async (module, resolution) => {
  await Bun.write(join(app, 'typed.ts'), TYPED)
  const tsc = [process.execPath, join(root, 'node_modules/typescript/bin/tsc')]
  // TypeScript's own library is not ours to check.
  const flags = `--noEmit --skipDefaultLibCheck --strict --exactOptionalPropertyTypes --target es2022 --lib es2022,dom --typeRoots none --module ${module} --moduleResolution ${resolution} typed.ts`
  expect(await run([...tsc, ...flags.split(' ')], app)).toEqual({ code: 0, stdout: '', stderr: '' })
})

test('an editor shows the members of each input and answer, with words on each', async () => {
  const path = join(app, 'shown.ts')
  const named = ['Listing', 'ListingOptions', 'ListingError', 'ListingConnectionError', 'Answer', 'WaitOptions', 'EventOptions']
  const shapes = [
    ...named.map((name) => `export type An_${name} = sdk.${name}`),
    ...Object.keys(OPERATIONS).flatMap((id) => [
      `export type Of_${id} = sdk.Input<'${id}'>`,
      `export type Call_${id} = sdk.CallOptions<'${id}'>`,
      `export type ${id} = sdk.Output<'${id}'>`,
    ]),
  ]
  await Bun.write(path, `import type * as sdk from 'listing'\n${shapes.join('\n')}`)
  const { types, wrong } = illShown(path)
  expect(types).toBe(shapes.length)
  expect(wrong).toEqual([])
})

test('it bundles for a browser without a module of Node, in less than 40 kB', async () => {
  await Bun.write(
    join(app, 'browser.js'),
    `import { createListing } from 'listing'\nglobalThis.listing = createListing({ baseUrl: 'https://x.example' })`,
  )
  const built = await Bun.build({ entrypoints: [join(app, 'browser.js')], target: 'browser', minify: true })
  const code = (await built.outputs[0]?.text()) ?? ''
  expect(built.success).toBe(true)
  expect(code).not.toMatch(/node:|require\(|Bun\./)
  expect(code.length).toBeLessThan(40_000)
  // As a browser has it: no process, no Bun.
  const context = new Function('globalThis', 'process', 'Bun', `${code}; return globalThis.listing`)
  expect(context({ crypto, fetch }, undefined, undefined)).toMatchObject({ baseUrl: 'https://x.example', getDraft: expect.any(Function) })
})

describe('installed with', () => {
  const tools = temporaryFolder()
  const MANAGERS: [name: string, install: string[]][] = [
    ['npm 10', ['node', join(tools, 'node_modules/npm10/bin/npm-cli.js'), 'install', '--no-audit', '--no-fund']],
    ['npm 11', ['node', join(tools, 'node_modules/npm11/bin/npm-cli.js'), 'install', '--no-audit', '--no-fund']],
    ['pnpm', ['node', join(tools, 'node_modules/pnpm/bin/pnpm.cjs'), 'add']],
    ['bun', [process.execPath, 'add']],
  ]
  const PROGRAMS = ['node', process.execPath, ...(Bun.which('deno') ? ['deno'] : [])]

  beforeAll(async () => {
    await Bun.write(join(tools, 'package.json'), '{"private":true}')
    const aliases = ['npm10@npm:npm@10.9.9', 'npm11@npm:npm@11.21.2', `pnpm@${PNPM}`]
    const { code, stderr } = await run(['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', ...aliases], tools)
    expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' })
  })

  test.each(MANAGERS)('%s, both commands and the SDK work, without a dependency or a warning', async (name, install) => {
    const folder = join(tools, name.replace(' ', '_'))
    await Bun.write(join(folder, 'package.json'), '{"private":true,"type":"module"}')
    const own = { npm_config_update_notifier: 'false' }
    expect(await run([...install, tarball], folder, own)).toMatchObject({ code: 0 })
    const installed = await readdir(join(folder, 'node_modules'))
    expect(installed.filter((entry) => !entry.startsWith('.'))).toEqual(['listing'])
    const sizes = [...new Bun.Glob('**/*').scanSync(join(folder, 'node_modules/listing'))].map(
      (path) => Bun.file(join(folder, 'node_modules/listing', path)).size,
    )
    // A megabyte as disks are asked for it.
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1024 * 1024)
    for (const command of ['listing', 'listing-server'])
      expect(await run([join(folder, 'node_modules/.bin', command), '--version'], folder)).toEqual({
        code: 0,
        stdout: `${manifest.version}\n`,
        stderr: '',
      })
    await Bun.write(
      join(folder, 'main.js'),
      "import { createListing } from 'listing'\nconsole.log((await createListing().getAccount()).credential.type)",
    )
    for (const program of PROGRAMS) {
      const words = program === 'deno' ? ['deno', 'run', '--allow-env', '--allow-net', 'main.js'] : [program, 'main.js']
      expect(await run(words, folder, { LISTING_BASE_URL: testService.url, LISTING_API_KEY: apiKey })).toEqual({
        code: 0,
        stdout: 'api_key\n',
        stderr: '',
      })
    }
  })
})

describe('listing-server', () => {
  const server = () => join(app, 'node_modules/listing/dist/cli/listing-server.mjs')
  const first = (cache: string, more: Record<string, string> = {}) => ({ XDG_CACHE_HOME: join(app, cache), ...more })

  test('without a network says in one sentence what is missing', async () => {
    const offline = { BUN_CONFIG_REGISTRY: 'http://127.0.0.1:9', BUN_INSTALL_CACHE_DIR: join(app, 'nothing') }
    const { code, stderr } = await run(['node', server(), 'migrate'], app, first('offline', offline))
    expect(code).toBe(1)
    expect(stderr.trim().split('\n').at(-1)).toMatch(/^The packages could not be installed \(.*\)\. Is there a network/)
  })

  test('where nothing may be written says which folder and what to set', async () => {
    const { code, stderr } = await run(['node', server(), 'migrate'], app, { XDG_CACHE_HOME: join(app, 'package.json') })
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^listing-server: .* Set XDG_CACHE_HOME to a folder .*\n$/)])
  })

  test('brings what it needs once, also when two start first at the same time, and then serves pages from any folder', async () => {
    const env = first('shared')
    const both = await Promise.all([run(['node', server(), '--help'], app, env), run(['node', server(), '--help'], app, env)])
    expect(both.map(({ code, stdout }) => [code, stdout.includes('Usage: listing-server')])).toEqual([
      [0, true],
      [0, true],
    ])
    expect(both.filter(({ stderr }) => stderr.includes('Installing packages'))).not.toHaveLength(0)
    expect((await readdir(join(app, 'shared/listing'))).filter((name) => !name.startsWith('server-'))).toEqual([])
    expect(await run(['node', server(), '--help'], app, env)).toMatchObject({ code: 0, stderr: '' })
    const database = await freshDatabase()
    const port = freePort()
    const child = Bun.spawn(['node', server(), 'serve'], {
      cwd: app,
      env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env, DATABASE_URL: database.url, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    for await (const chunk of child.stderr) {
      said += new TextDecoder().decode(chunk)
      if (said.includes('"event":"started"')) break
    }
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } }).then((page) => page.text())
    expect(await ask('/')).toContain('</main>')
    expect(await ask('/openapi.yaml')).toContain(`  version: ${manifest.version}\n`)
    child.kill('SIGTERM')
    expect(await child.exited).toBe(0)
    await database.drop()
  })
})

test('package, contract, MCP server and both commands have one version', async () => {
  expect(contract.info).toMatchObject({ version: manifest.version })
  const said = await Promise.all(
    [['cli/index.ts'], ['server/main.ts']].map((words) => run([process.execPath, ...words, '--version'], root)),
  )
  expect(said.map(({ stdout }) => stdout.trim())).toEqual([manifest.version, manifest.version])
  const hello = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'a', version: '1' } }
  const answer = await fetch(`${testService.url}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: hello }),
  })
  expect(await answer.text()).toContain(`"version":"${manifest.version}"`)
})
