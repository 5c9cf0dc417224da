import { afterAll, describe, expect, test } from 'bun:test'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import manifest from '../package.json' with { type: 'json' }
import { UPLOAD_BYTES_MAX } from '../server/base/limits.ts'
import { temporaryFolder } from './cli/temporary_folder.ts'
import { freshDatabase } from './cluster.ts'
import { freePort } from './free_port.ts'
import { until } from './until.ts'

const root = join(import.meta.dir, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const dockerfile = read('deploy/Dockerfile').replaceAll(/\s*\\\n(?:\s*#.*\n)?\s*/g, ' ')
const unit = (name: string): string => read(`deploy/systemd/${name}.service`)
const folder = temporaryFolder()
const database = await freshDatabase()
afterAll(() => database.drop())

/** What a build copies from the checkout: each source, and where it comes to stand. */
const copies = [...dockerfile.matchAll(/^COPY (?!--from)(.+) (\S+)$/gm)].map(([, from = '', to = '']) => ({ from: from.split(' '), to }))
const settings = new Set(
  [
    ...['config', 'config_values']
      .map((name) => read(`server/core/${name}.ts`))
      .join()
      .matchAll(/'([A-Z][A-Z0-9_]+)'/g),
  ].map(([, name]) => name),
)

/** What the runtime reads, not the service. */
const runtimes = new Set(['NODE_ENV', 'BUN_RUNTIME_TRANSPILER_CACHE_PATH', 'BUN_JSC_forceRAMSize', 'MIMALLOC_PURGE_HOLES_MIN_INTERVAL'])

async function run(command: string[], env: Record<string, string> = {}) {
  const { PATH = '', HOME = '' } = process.env
  const child = Bun.spawn(command, { cwd: folder, env: { PATH, HOME, ...env }, stdout: 'pipe', stderr: 'pipe' })
  const [out, err, code] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text(), child.exited])
  return { code, said: out + err }
}

test('every way of starting a service gives its heaps the same room', () => {
  const rooms = ['deploy/Dockerfile', 'deploy/systemd/listing-web@.service', 'deploy/systemd/listing-worker.service'].map(
    (path) => /BUN_JSC_forceRAMSize=(\d+)/.exec(read(path))?.[1],
  )
  for (const path of ['cli/run.mjs', 'bench/server_process.ts'])
    rooms.push(/forceRAMSize: String\((\d+) \* 1024 \* 1024\)/.exec(read(path))?.[1])
  expect(rooms).toEqual(['268435456', '268435456', '268435456', '256', '256'])
})

test('every way of starting a web process has it hold on to small pieces of memory as long, and none a worker', () => {
  const held = (text: string) => /MIMALLOC_PURGE_HOLES_MIN_INTERVAL(?:=|: ')(\d+)/.exec(text)?.[1]
  const [, shared = '', web = ''] = /^(.+?)^(FROM base AS web.+)/ms.exec(read('deploy/Dockerfile')) ?? []
  expect([web, unit('listing-web@'), read('cli/run.mjs'), read('bench/server_process.ts')].map(held)).toEqual(Array(4).fill('5000'))
  expect([shared, unit('listing-worker')].map(held)).toEqual([undefined, undefined])
})

test('the worker may write archives where BACKUP_DIR is said to be', () => {
  expect(unit('listing-worker')).toMatch(/^ReadWritePaths=-\/var\/backups\/listing$/m)
  expect(read('deploy/compose.yaml')).toContain("volumes: ['uploads:/data', 'backups:/backups']")
})

test('units are started again however long their database is away', () => {
  for (const name of ['listing-web@', 'listing-worker'])
    expect(unit(name)).toMatch(/\[Unit\]\n(?:.+\n)*StartLimitIntervalSec=0\n\n\[Service\]\n(?:.+\n)*Restart=always\n/)
})

describe('the image', () => {
  test('is of the Bun that the project names, in stages, and runs as nobody’s root', () => {
    const bases = [...dockerfile.matchAll(/^FROM (\S+) AS (\w+)/gm)].map(([, image, name]) => [name, image])
    const bun = `oven/bun:${manifest.packageManager.replace('bun@', '')}-slim`
    expect(bases).toEqual([
      ['packages', bun],
      ['base', bun],
      ['worker', 'base'],
      ['web', 'base'],
    ])
    expect(dockerfile.match(/^USER bun$/gm)).toHaveLength(2)
  })
  test('copies what there is, and nothing that the build is told to leave out', () => {
    const kept = new Set(
      read('deploy/Dockerfile.dockerignore')
        .split('\n')
        .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : [])),
    )
    for (const path of copies.flatMap(({ from }) => from))
      expect([path, existsSync(join(root, path)), kept.has(path) || kept.has(path.split('/')[0] ?? '')]).toEqual([path, true, true])
  })
  test('serves from what it copies and installs, alone in a folder, and ends when it is told to', async () => {
    for (const { from, to } of copies)
      for (const path of from) {
        const place = join(folder, to, to.endsWith('/') ? (path.split('/').at(-1) ?? '') : '')
        mkdirSync(dirname(place), { recursive: true })
        cpSync(join(root, path), place, { recursive: true, filter: (each) => !each.includes('node_modules') })
      }
    const [, install = ''] = /^RUN (bun install [^&#]+?) *(?:#|&&)/m.exec(dockerfile) ?? []
    expect(await run([process.execPath, ...install.split(' ').slice(1)])).toMatchObject({ code: 0 })
    const words = [...dockerfile.matchAll(/^(?:ENTRYPOINT|CMD) (\[.*\])$/gm)].map(([, list = '']): string[] => JSON.parse(list))
    const [entry = [], , command = []] = words
    expect(words.map((list) => list.at(-1))).toEqual(['/app/server/main.ts', 'worker', 'web'])
    const [, given = ''] = /^ENV (.+)$/m.exec(dockerfile) ?? []
    const port = freePort()
    const base_url = `http://127.0.0.1:${port}`
    const child = Bun.spawn([process.execPath, ...entry.slice(1).map((word) => word.replace('/app/', `${folder}/`)), ...command], {
      cwd: folder,
      env: {
        ...Object.fromEntries(
          given
            .split(' ')
            .filter((pair) => pair.includes('='))
            .map((pair) => pair.split('=', 2)),
        ),
        ...{ PATH: process.env.PATH ?? '', DATA_DIR: join(folder, 'data'), PORT: String(port), BASE_URL: base_url },
        ...{ AUTH_SECRET: 'x'.repeat(32), DATABASE_URL: database.url },
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const said = new Response(child.stderr).text()
    const readyz = () =>
      fetch(`${base_url}/readyz`).then(
        ({ status }) => status,
        () => 0,
      )
    await until(async () => child.exitCode !== null || (await readyz()) === 200)
    expect(await fetch(base_url, { headers: { accept: 'text/html' } }).then((page) => page.text())).toContain('</main>')
    child.kill('SIGTERM')
    expect([await child.exited, (await said).includes('"level":"error"')]).toEqual([0, false])
  })
})

test('compose starts two web processes and a worker, none as root’s heir and none with a disk to write but its own', () => {
  type Service = {
    image: string
    build?: { target: string; dockerfile: string }
    read_only?: boolean
    cap_drop?: string[]
    tmpfs?: string[]
    volumes?: string[]
  }
  const { services, volumes } = Bun.YAML.parse(read('deploy/compose.yaml')) as { services: Record<string, Service>; volumes: object }
  expect(Object.keys(services)).toEqual(['web-1', 'web-2', 'worker', 'postgres', 'caddy'])
  const ours = ['web-1', 'web-2', 'worker'].map((name) => services[name])
  expect(ours.map((service) => service?.build?.target)).toEqual(['web', 'web', 'worker'])
  for (const service of ours) expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], env_file: 'listing.env' })
  expect(ours.map((service) => service?.volumes)).toEqual([['uploads:/data'], ['uploads:/data'], ['uploads:/data', 'backups:/backups']])
  expect(Object.keys(volumes)).toEqual(['backups', 'uploads', 'database', 'certificates', 'caddy'])
})

test('every setting that an example or a unit names is one', () => {
  const example = [...read('deploy/listing.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  const units = ['listing-web@', 'listing-worker'].flatMap((name) =>
    [...unit(name).matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) => line.split(' ').map((pair) => pair.split('=')[0])),
  )
  const [, env = ''] = /^ENV (.+)$/m.exec(dockerfile) ?? []
  const image = [...env.matchAll(/([A-Z][A-Za-z_]+)=/g)].map(([, name]) => name)
  expect(example.length).toBeGreaterThan(10)
  const known = (name: string | undefined) => settings.has(name ?? '') || runtimes.has(name ?? '')
  expect([...example, ...units, ...image].filter((name) => !known(name))).toEqual([])
})

test('what is too large is refused by the service in its own words, not by the proxy in front', () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(read('deploy/nginx.conf')) ?? []
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(UPLOAD_BYTES_MAX)
  expect(read('deploy/Caddyfile')).not.toContain('request_body')
})

// Each is run by the program it is for, as far as this machine has it; the line that is printed says which could not be.
describe('what is for other programs is what they take', () => {
  const having = async (program: string, check: (path: string) => Promise<void>) => {
    const path = Bun.which(program, { PATH: `${process.env.PATH}:/usr/sbin:/sbin` })
    if (path === null) console.warn(`not run: ${program} is not installed here`)
    else await check(path)
  }
  test('systemd: the units', () =>
    having('systemd-analyze', async (program) => {
      // Verified are the units, not whether this machine has Bun and the account where they say.
      for (const name of ['listing-web@', 'listing-worker'])
        writeFileSync(join(folder, `${name.replace('@', '@3001')}.service`), unit(name).replace('/usr/local/bin/bun', '/bin/true'))
      expect(await run([program, 'verify', 'listing-web@3001.service', 'listing-worker.service'])).toEqual({ code: 0, said: '' })
    }))
  test('nginx: the sample', () =>
    having('nginx', async (program) => {
      const key = await run([
        'openssl',
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-subj',
        '/CN=directory.example.com',
        '-keyout',
        'privkey.pem',
        '-out',
        'fullchain.pem',
      ])
      expect(key.code).toBe(0)
      writeFileSync(
        join(folder, 'listing.conf'),
        read('deploy/nginx.conf').replaceAll('/etc/letsencrypt/live/directory.example.com', folder),
      )
      const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')
      writeFileSync(
        join(folder, 'nginx.conf'),
        `pid ${folder}/pid; events {} http { access_log off; ${places} include ${folder}/listing.conf; }`,
      )
      expect(await run([program, '-t', '-e', join(folder, 'nginx.log'), '-c', join(folder, 'nginx.conf')])).toMatchObject({ code: 0 })
    }))
  test('Caddy: the sample', () =>
    having('caddy', async (program) => {
      const env = { LISTING_HOST: 'directory.example.com', LISTING_UPSTREAMS: 'web-1:3000 web-2:3000', HOME: folder }
      const words = ['validate', '--adapter', 'caddyfile', '--config', join(root, 'deploy/Caddyfile')]
      expect(await run([program, ...words], env)).toMatchObject({ code: 0, said: expect.stringContaining('Valid configuration') })
    }))
})
