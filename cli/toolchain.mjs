// What a checkout needs before anything of it can run: Bun in its exact version, and the packages. Node's own modules
// only, because nothing is installed yet.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const own = join(root, '.bun')
const { packageManager, workspaces = [] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const version = packageManager.replace('bun@', '')
const install_ms_max = 300_000

/** Bun of exactly this version: fetched before, on the PATH, or in its usual place. */
export function findBun() {
  const name = process.platform === 'win32' ? 'bun.exe' : 'bun'
  const fetched = join(own, version, 'bin', name)
  if (existsSync(fetched)) return fetched
  return ['bun', join(homedir(), '.bun', 'bin', name)].find((path) => versionOf(path) === version)
}

function versionOf(path) {
  return spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 10_000 }).stdout?.trim()
}

/** Takes Bun's own package for this machine, without scripts: npm 12 blocks the one that Bun's main package needs. */
export function fetchBun() {
  const name = platformPackage()
  const half = join(own, `half-${process.pid}`)
  tell(`Fetching Bun ${version} (once, about 40 MB) …`)
  sweepHalves()
  mkdirSync(half, { recursive: true })
  // Without a package.json of its own, npm would take the checkout's.
  writeFileSync(join(half, 'package.json'), '{"private":true}')
  const words = [
    'install',
    '--prefix',
    half,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    '--no-save',
    `${name}@${version}`,
  ]
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js') ? [process.execPath, process.env.npm_execpath] : ['npm']
  const { status, stderr, error } = spawnSync(npm[0], [...npm.slice(1), ...words], {
    cwd: half,
    encoding: 'utf8',
    timeout: install_ms_max,
    shell: process.platform === 'win32' && npm[0] === 'npm',
    env: { ...process.env, ...roomyCaches() },
  })
  if (status !== 0) {
    rmSync(half, { recursive: true, force: true })
    refuse(
      `Bun ${version} could not be fetched with npm: ${error?.message ?? lastLines(stderr)}\nIs there a network, and a registry behind "npm ping"? Or install it yourself: https://bun.sh (version ${version}).`,
    )
  }
  const folder = join(half, 'node_modules', ...name.split('/'))
  const home = join(own, version)
  // Another start may have been faster; both fetched the same.
  if (!existsSync(home)) renameSync(folder, home)
  rmSync(half, { recursive: true, force: true })
  const found = findBun()
  if (!found || versionOf(found) !== version)
    refuse(`Bun ${version} does not run on this machine (${name}). It needs a system no older than 2018 or so; with glibc: 2.17.`)
  return found
}

function platformPackage() {
  const { platform, arch } = process
  if (!['linux', 'darwin', 'win32'].includes(platform) || !['x64', 'arm64'].includes(arch))
    refuse(`There is no Bun for ${platform} on ${arch}; Linux, macOS and Windows on x64 and arm64 work.`)
  const system = { linux: 'linux', darwin: 'darwin', win32: 'windows' }[platform]
  const musl = platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime ? '-musl' : ''
  const cpu = arch === 'arm64' ? 'aarch64' : 'x64'
  const old = arch === 'x64' && platform === 'linux' && !/\bavx2\b/.test(readFileSync('/proc/cpuinfo', 'utf8')) ? '-baseline' : ''
  return `@oven/bun-${system}-${cpu}${musl}${old}`
}

/** What interrupted fetches left. */
function sweepHalves() {
  if (!existsSync(own)) return
  for (const name of readdirSync(own))
    if (/^half-\d+$/.test(name) && !isAlive(Number(name.slice(5)))) rmSync(join(own, name), { recursive: true, force: true })
}

/**
 * Installs what bun.lock says: all of it for development, else only what running needs. Nothing when that was done; a mark in
 * node_modules remembers for which files, and how much.
 */
export function installPackages(bun, { development }) {
  const mark = join(root, 'node_modules', '.installed-for')
  const wanted = fingerprint()
  const enough = development ? [`${wanted} all`] : [`${wanted} all`, `${wanted} run`]
  const isDone = () => existsSync(mark) && enough.includes(readFileSync(mark, 'utf8'))
  if (isDone()) return
  const turn = takeTurn()
  try {
    if (isDone()) return
    tell(development ? 'Installing packages, those for development too (once) …' : 'Installing packages (once, about 100 MB) …')
    const { status, stderr, error } = spawnSync(bun, ['install', '--frozen-lockfile', ...(development ? [] : ['--production'])], {
      cwd: root,
      encoding: 'utf8',
      // Bun shows its progress, and then its errors, to people.
      stdio: ['ignore', 'ignore', process.stderr.isTTY ? 'inherit' : 'pipe'],
      timeout: install_ms_max,
      env: { ...process.env, ...roomyCaches() },
    })
    if (status !== 0)
      refuse(
        `The packages could not be installed (${error?.message ?? firstError(stderr)}). ${
          /frozen/.test(stderr ?? '')
            ? 'When package.json was changed, run: bun install'
            : 'Is there a network, and a registry behind "npm ping"? Then start again.'
        }`,
      )
    writeFileSync(mark, enough[development ? 0 : 1])
  } finally {
    rmSync(turn, { recursive: true, force: true })
  }
}

function fingerprint() {
  const hash = createHash('sha256')
  const patches = readdirSync(join(root, 'patches'))
    .toSorted()
    .map((name) => join('patches', name))
  const rooms = workspaces.map((room) => join(room, 'package.json'))
  for (const file of ['package.json', ...rooms, 'bun.lock', ...patches]) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** One install at a time: two at once on one node_modules spoil each other. A turn whose owner died is taken over. */
function takeTurn() {
  const turn = join(own, 'installing')
  mkdirSync(own, { recursive: true })
  const deadline = Date.now() + install_ms_max
  for (;;) {
    try {
      mkdirSync(turn)
      writeFileSync(join(turn, 'pid'), String(process.pid))
      return turn
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const owner = existsSync(join(turn, 'pid')) ? Number(readFileSync(join(turn, 'pid'), 'utf8')) : 0
    // A container gives its processes the same numbers again.
    if (owner === process.pid || (owner > 0 && !isAlive(owner))) rmSync(turn, { recursive: true, force: true })
    else if (Date.now() > deadline) refuse(`Another install (process ${owner}) does not end. When none runs, remove ${turn}`)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
  }
}

/** Caches beside the checkout for accounts whose home cannot be written. */
function roomyCaches() {
  try {
    accessSync(homedir(), constants.W_OK)
    return {}
  } catch {
    return { npm_config_cache: join(own, 'npm-cache'), BUN_INSTALL_CACHE_DIR: join(own, 'cache') }
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function firstError(text) {
  const lines = (text ?? '').trim().split('\n')
  return (lines.find((line) => /^error\b/i.test(line)) ?? lines.at(-1) ?? '').trim() || 'see above'
}

function lastLines(text) {
  return (text ?? '').trim().split('\n').slice(-6).join('\n')
}

export function tell(text) {
  process.stderr.write(`${text}\n`)
}

export function refuse(text, status = 1) {
  tell(text)
  process.exit(status)
}
