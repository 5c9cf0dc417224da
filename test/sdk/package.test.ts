import { beforeAll, expect, test } from 'bun:test'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openHouse } from '../house.ts'
import { temporaryFolder } from '../cli/temporary_folder.ts'

const root = join(import.meta.dir, '../..')
const house = await openHouse()
const { apiKey } = await house.founder()
const app = temporaryFolder()

async function run(command: string[], cwd: string, env: Record<string, string> = {}) {
  const { PATH = '', HOME = '' } = process.env
  const child = Bun.spawn(command, { cwd, env: { PATH, HOME, ...env }, stdout: 'pipe', stderr: 'pipe' })
  const [stdout, stderr, code] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text(), child.exited])
  return { code, stdout, stderr }
}

// What npm would unpack, alone in node_modules: what Node runs of it must need no dependency at all.
beforeAll(async () => {
  const packed = await run(['npm', 'pack', '--json', '--pack-destination', app], root)
  expect(packed).toMatchObject({ code: 0 })
  await mkdir(join(app, 'node_modules/listing'), { recursive: true })
  const [tarball = ''] = [...new Bun.Glob('*.tgz').scanSync(app)]
  expect(await run(['tar', '-xzf', tarball, '--strip-components', '1', '-C', 'node_modules/listing'], app)).toMatchObject({ code: 0 })
  await Bun.write(join(app, 'package.json'), '{"type":"module"}')
}, 60_000)

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
  const { stdout, stderr } = await run(['node', 'main.js'], app, { LISTING_BASE_URL: house.url, LISTING_API_KEY: apiKey })
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toEqual([true, 'api_key', [], true, 'not_found', 'undefined'])
})

test('listing runs in Node from the packed tarball, its lazy parts too', async () => {
  const bin = join(app, 'node_modules/listing/dist/cli/index.js')
  const env = { LISTING_BASE_URL: house.url, LISTING_API_KEY: apiKey, XDG_CONFIG_HOME: app }
  expect((await run(['node', bin, '--version'], app)).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  expect(await run(['node', bin, 'drafts', '--no-json'], app, env)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('No drafts yet'),
  })
  expect(await run(['node', bin, 'whoami'], app, { ...env, LISTING_API_KEY: 'lst_wrong' })).toMatchObject({ code: 4 })
  const edit = await run(['node', bin, 'edit', 'd_0123456789012345678901', '--file', join(root, 'openapi.yaml')], app, env)
  expect(edit).toMatchObject({ code: 1, stderr: expect.stringContaining('Next: listing drafts') })
})

const TYPED = `import { answerOf, createListing, ListingError, type Input, type Output, type Schemas } from 'listing'
import { createListing as again } from 'listing/sdk'
export const draft: Promise<Schemas['Draft']> = again().getDraft({ id: 'd_' })
export async function all(input: Input<'search_listings'>): Promise<Output<'get_draft'>> {
  for await (const item of createListing().searchListings(input)) item.slug.length
  if ((await draft) instanceof ListingError) throw new Error(answerOf(await draft).etag ?? '')
  return draft
}
// @ts-expect-error id is missing
void createListing().getDraft({})
// @ts-expect-error no such member
void createListing().getDraft({ id: 'd_', ident: 1 })
`

test.each([
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
])(
  'its types hold for a project with module %s and moduleResolution %s',
  async (module, resolution) => {
    await Bun.write(join(app, 'typed.ts'), TYPED)
    const tsc = [process.execPath, join(root, 'node_modules/typescript/bin/tsc')]
    const flags = `--noEmit --strict --target es2022 --lib es2022,dom --typeRoots none --module ${module} --moduleResolution ${resolution} typed.ts`
    expect(await run([...tsc, ...flags.split(' ')], app)).toEqual({ code: 0, stdout: '', stderr: '' })
  },
  60_000,
)

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
