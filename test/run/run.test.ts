import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '../until.ts'

const { packageManager } = await Bun.file(join(import.meta.dir, '../../package.json')).json()
const version = packageManager.replace('bun@', '')
const platform = `@oven/bun-${process.platform}-${process.arch === 'arm64' ? 'aarch64' : process.arch}`

/** A checkout with our launcher and next to nothing else, and a machine that knows only Node and npm. */
let folder: string
let checkout: string
let machine: Record<string, string>
let registry: Bun.Server<undefined>
let asked: string[] = []
/** What the registry waits for before it gives a package. */
let permission: Promise<void> = Promise.resolve()
const started: Bun.Subprocess[] = []

beforeAll(async () => {
  const archive = await packBun()
  registry = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async ({ url }) => {
      const path = decodeURIComponent(new URL(url).pathname)
      asked.push(path)
      await permission
      if (path.endsWith('.tgz')) return new Response(archive)
      const name = path.slice(1)
      if (!name.startsWith(platform)) return new Response('{}', { status: 404 })
      const integrity = `sha512-${new Bun.CryptoHasher('sha512').update(archive).digest('base64')}`
      const dist = { tarball: `${registry.url}${name}/-/bun.tgz`, integrity }
      return Response.json({ name, 'dist-tags': { latest: version }, versions: { [version]: { name, version, dist } } })
    },
  })
})

afterAll(() => registry.stop(true))

beforeEach(() => {
  asked = []
  permission = Promise.resolve()
  folder = mkdtempSync(join(tmpdir(), 'listing-run-'))
  checkout = join(folder, 'check out')
  for (const name of ['bin', 'home', 'check out/cli', 'check out/server', 'check out/test', 'check out/patches'])
    mkdirSync(join(folder, name), { recursive: true })
  for (const name of ['run.mjs', 'run_tests.mjs', 'toolchain.mjs'])
    cpSync(join(import.meta.dir, '../../cli', name), join(checkout, 'cli', name))
  const scripts = { start: 'node cli/run.mjs start', test: 'node cli/run.mjs test' }
  writeFileSync(
    join(checkout, 'package.json'),
    JSON.stringify({ name: 'trial', private: true, type: 'module', packageManager, scripts, dependencies: { left: 'file:./left' } }),
  )
  mkdirSync(join(checkout, 'left'))
  writeFileSync(join(checkout, 'left/package.json'), '{ "name": "left", "version": "1.0.0" }')
  expect(Bun.spawnSync([process.execPath, 'install', '--lockfile-only'], { cwd: checkout }).exitCode).toBe(0)
  writeFileSync(join(checkout, 'server/main.ts'), service)
  for (const name of ['node', 'npm', 'sh']) symlinkSync(Bun.which(name) ?? '', join(folder, 'bin', name))
  machine = {
    HOME: join(folder, 'home'),
    PATH: `${join(folder, 'bin')}:/usr/bin:/bin`,
    npm_config_registry: registry.url.href,
    npm_config_update_notifier: 'false',
  }
})

afterEach(async () => {
  for (const child of started.splice(0)) {
    child.kill('SIGKILL')
    await child.exited
  }
  rmSync(folder, { recursive: true })
})

const service = `
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => setImmediate(() => (console.log(signal), process.exit(3))))
if (process.argv[3]) process.exit(Number(process.argv[3]))
console.log(process.pid)
setInterval(() => {}, 1000)
`

/** Stands in for the 100 MB of the real package: a program that hands over to the Bun that runs this test. */
async function packBun(): Promise<Uint8Array<ArrayBuffer>> {
  const room = mkdtempSync(join(tmpdir(), 'listing-bun-'))
  mkdirSync(join(room, 'package/bin'), { recursive: true })
  writeFileSync(join(room, 'package/package.json'), JSON.stringify({ name: platform, version }))
  writeFileSync(join(room, 'package/bin/bun'), `#!/bin/sh\nexec '${process.execPath}' "$@"\n`)
  chmodSync(join(room, 'package/bin/bun'), 0o755)
  const { exitCode } = Bun.spawnSync(['tar', 'czf', 'bun.tgz', 'package'], { cwd: room })
  expect(exitCode).toBe(0)
  const bytes = await Bun.file(join(room, 'bun.tgz')).bytes()
  rmSync(room, { recursive: true })
  return bytes
}

function start(command: string[], more: Record<string, string> = {}) {
  const child = Bun.spawn(command, { cwd: checkout, env: { ...machine, ...more }, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  started.push(child)
  return child
}

async function finish(command: string[], more: Record<string, string> = {}) {
  const child = start(command, more)
  const [out, err, code] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text(), child.exited])
  return { out, err, code }
}

async function serve(command: string[]) {
  const child = start(command)
  return { child, pid: await processOf(child) }
}

/** Waits for the number that a service says its process has. */
async function processOf(child: ReturnType<typeof start>): Promise<number> {
  let said = ''
  const decoder = new TextDecoder()
  const reader = child.stdout.getReader()
  while (!/^\d+$/m.test(said)) {
    const { value, done } = await reader.read()
    if (done) throw new Error(`ended early: ${said} ${await new Response(child.stderr).text()}`)
    said += decoder.decode(value)
  }
  return Number(/^\d+$/m.exec(said)?.[0])
}

const isGone = (pid: number): Promise<boolean> =>
  until(() => {
    const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : ' Z '
    return stat.includes(') Z ') || stat === ' Z '
  })

const run = (...words: string[]) => ['node', join(checkout, 'cli/run.mjs'), ...words]

describe('on a machine with only Node and npm', () => {
  test('the first start fetches Bun of the exact version, later ones do not ask again', async () => {
    const first = await finish(run('bun', '--version'))
    expect(first).toMatchObject({ code: 0, out: `${version}\n` })
    expect(first.err).toContain(`Fetching Bun ${version}`)
    expect(readdirSync(join(checkout, '.bun'))).toEqual([version])
    const before = asked.length
    expect(await finish(run('bun', '--version'))).toEqual({ code: 0, out: `${version}\n`, err: '' })
    expect(asked.length).toBe(before)
  })

  test('two first starts at once both work', async () => {
    const both = await Promise.all([finish(run('bun', '--version')), finish(run('bun', '--version'))])
    expect(both.map(({ code, out }) => [code, out])).toEqual([
      [0, `${version}\n`],
      [0, `${version}\n`],
    ])
    expect(readdirSync(join(checkout, '.bun'))).toEqual([version])
  })

  test('a service has the heaps of a small machine, and its web process holds on to memory, unless its operator says otherwise; other programs have their own', async () => {
    const told = 'process.env.BUN_JSC_forceRAMSize, process.env.MIMALLOC_PURGE_HOLES_MIN_INTERVAL'
    writeFileSync(join(checkout, 'server/main.ts'), `console.log(${told})`)
    const said = await Promise.all([
      finish(run('start')),
      finish(run('listing-server', 'serve')),
      finish(run('listing-server', 'serve', '--role', 'worker')),
      finish(run('listing-server', 'serve'), { BUN_JSC_forceRAMSize: '1073741824', MIMALLOC_PURGE_HOLES_MIN_INTERVAL: '100' }),
      finish(run('bun', 'server/main.ts')),
    ])
    expect(said.map(({ out }) => out.trim())).toEqual([
      '268435456 5000',
      '268435456 5000',
      '268435456 undefined',
      '1073741824 100',
      'undefined undefined',
    ])
  })

  test('a Bun of another version is not taken', async () => {
    writeFileSync(join(folder, 'bin/bun'), '#!/bin/sh\necho 0.9.9\n', { mode: 0o755 })
    expect((await finish(run('bun', '--version'))).out).toBe(`${version}\n`)
  })

  test('what a killed fetch left is cleared away', async () => {
    mkdirSync(join(checkout, '.bun', `half-${2 ** 22 - 1}`, 'node_modules'), { recursive: true })
    mkdirSync(join(checkout, '.bun', 'installing'))
    writeFileSync(join(checkout, '.bun', 'installing', 'pid'), String(2 ** 22 - 1))
    expect((await finish(run('bun', '--version'))).code).toBe(0)
    expect(readdirSync(join(checkout, '.bun'))).toEqual([version])
  })

  test('an install that was killed under the number that this process has now holds it up no longer', async () => {
    mkdirSync(join(checkout, '.bun', 'installing'), { recursive: true })
    const { code } = await finish(['sh', '-c', 'echo $$ > .bun/installing/pid; exec node cli/run.mjs bun --version'])
    expect([code, existsSync(join(checkout, '.bun', 'installing'))]).toEqual([0, false])
  })

  test('a service whose npm ended while Bun was fetched ends too', async () => {
    const { promise, resolve: permit } = Promise.withResolvers<void>()
    permission = promise
    const child = start(['npm', 'start', '--silent'])
    await until(() => asked.length > 0)
    child.kill('SIGKILL')
    await child.exited
    permit()
    expect(await isGone(await processOf(child))).toBe(true)
  })

  test('without a network it says what to do', async () => {
    const { code, err } = await finish(run('start'), { npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' })
    expect(code).toBe(1)
    expect(err).toContain(`Bun ${version} could not be fetched with npm`)
    expect(err).toContain('Is there a network')
    expect(readdirSync(join(checkout, '.bun'))).toEqual([])
  })

  test('an unknown word is answered with the known ones', async () => {
    for (const words of [[], ['constructor'], ['strat']]) {
      const { code, err } = await finish(run(...words))
      expect({ code, err }).toEqual({ code: 2, err: 'Say what to run: node cli/run.mjs start|listing|listing-server|test|bun\n' })
    }
  })
})

describe('with Bun at hand', () => {
  beforeEach(() => symlinkSync(process.execPath, join(folder, 'bin', 'bun')))

  test('packages are installed when bun.lock or package.json changed, and only then', async () => {
    expect((await finish(run('bun', '--version'))).err).toContain('Installing packages')
    expect((await finish(run('bun', '--version'))).err).toBe('')
    writeFileSync(
      join(checkout, 'package.json'),
      readFileSync(join(checkout, 'package.json'), 'utf8').replace('"private"', '"description":"new","private"'),
    )
    expect((await finish(run('bun', '--version'))).err).toContain('Installing packages')
  })

  test('a lock file that does not fit is refused, not repaired', async () => {
    writeFileSync(
      join(checkout, 'package.json'),
      readFileSync(join(checkout, 'package.json'), 'utf8').replace('"private"', '"devDependencies":{"right":"1.0.0"},"private"'),
    )
    const { code, err } = await finish(run('start'))
    expect(code).toBe(1)
    expect(err).toContain('The packages could not be installed')
  })

  test('the exit code of the service is ours', async () => {
    for (const code of [0, 1, 7]) expect((await finish(run('start', String(code)))).code).toBe(code)
  })

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    test(`${signal} lets the service end in its own way`, async () => {
      const { child, pid } = await serve(run('start'))
      child.kill(signal)
      expect(await child.exited).toBe(3)
      expect(await isGone(pid)).toBe(true)
    })
  }

  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    test(`${signal} to npm start ends the service too`, async () => {
      const { child, pid } = await serve(['npm', 'start', '--silent'])
      child.kill(signal)
      await child.exited
      expect(await isGone(pid)).toBe(true)
    })
  }

  test('Ctrl-C in a terminal, which reaches npm, us and the service at once, ends the service', async () => {
    const { child, pid } = await serve(['npm', 'start', '--silent'])
    process.kill(-child.pid, 'SIGINT')
    await child.exited
    expect(await isGone(pid)).toBe(true)
  })

  test('the last line of the tests is their true count, and a failure is an exit code', async () => {
    const write = (name: string, body: string) =>
      writeFileSync(join(checkout, 'test', name), `import { test, expect } from 'bun:test'\n${body}`)
    write('good.test.ts', "test('a', () => {})\ntest('b', () => console.error(' 99 pass'))")
    expect(await finish(run('test'))).toMatchObject({ code: 0, out: expect.stringMatching(/(^|\n)2 passed, 0 failed\n$/) })
    // The longest files begin first the next time.
    const times = await Bun.file(join(checkout, 'node_modules/.cache/test_timings.json')).json()
    expect(times.files).toEqual({ 'test/good.test.ts': expect.any(Number) })
    write('bad.test.ts', "test('c', () => expect(1).toBe(2))\ntest('d', () => {})")
    expect(await finish(run('test'))).toMatchObject({ code: 1, out: expect.stringMatching(/\n3 passed, 1 failed\n$/) })
    rmSync(join(checkout, 'test/bad.test.ts'))
    write(
      'crowded.test.ts',
      "import { existsSync, writeFileSync } from 'node:fs'\ntest('e', () => { const first = !existsSync('tried'); writeFileSync('tried', ''); expect(first).toBe(false) })",
    )
    const crowded = await finish(run('test'))
    expect(crowded).toMatchObject({ code: 0, out: expect.stringMatching(/\n3 passed, 0 failed\n$/) })
    expect(crowded.err).toContain('Failed beside others, passed alone: test/crowded.test.ts: e')
    rmSync(join(checkout, 'test/crowded.test.ts'))
    write('broken.test.ts', "throw new Error('does not load')")
    expect(await finish(run('test'))).toMatchObject({ code: 1, out: expect.stringMatching(/2 passed, 1 failed\n$/) })
  })
})
