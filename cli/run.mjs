#!/usr/bin/env node
// Runs this project where only Node and npm are known: finds or fetches the right Bun, installs the packages, and hands
// over. Usage: node cli/run.mjs start|test|listing|listing-server|bun [arguments]
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants as os } from 'node:os'
import { delimiter, dirname, isAbsolute, join } from 'node:path'
import { fetchBun, findBun, installPackages, refuse, root } from './toolchain.mjs'

const poll_ms = 500
/** The engine lets a heap grow by how much memory it takes the machine to have: of so little, it collects before it takes more. */
const heap_env = { BUN_JSC_forceRAMSize: String(256 * 1024 * 1024) }
/** Small pieces of memory are given back every so many milliseconds, not whenever nothing is to be done (docs/decisions/0024). */
const web_env = { MIMALLOC_PURGE_HOLES_MIN_INTERVAL: '5000' }
/**
 * To give memory back, after a tenth of a second or in small pieces whenever nothing is to be done, and to take it again is a sixth of what
 * the tests cost, and more on a machine that is busy.
 */
const test_env = { MIMALLOC_PURGE_DELAY: '60000', MIMALLOC_PURGE_HOLES: '0' }

// Beside the installed package stands a bundle of the server instead of its sources.
const server = ['server/main.ts', 'server/main.js'].map((path) => join(root, path)).find(existsSync) ?? ''
/** What a word becomes for Bun; the arguments after it follow. */
const verbs = {
  start: [server, 'demo'],
  listing: [join(root, 'cli/index.ts')],
  'listing-server': [server],
  test: [],
  bun: [],
}

const [verb = '', ...words] = process.argv.slice(2)
// Read before anything takes time: npm may be gone when it is over, and nobody would see that who looks only then.
const npm = process.env.npm_lifecycle_event ? { parent: process.ppid, grandparent: parentOf(process.ppid) } : null
if (!Object.hasOwn(verbs, verb)) refuse(`Say what to run: node cli/run.mjs ${Object.keys(verbs).join('|')}`, 2)
const found = findBun() ?? fetchBun()
installPackages(found, { development: verb === 'test' || verb === 'bun' })
const status =
  verb === 'test' ? await (await import('./run_tests.mjs')).runTests(words, handOver) : await handOver([...verbs[verb], ...words])
process.exitCode = status
process.stdout.write('', () => process.exit(status))

/** Settles with the exit code. What is said on stderr goes to `hear` where there is one, else straight on. */
function handOver(passed, { cwd = process.cwd(), ms_max, hear } = {}) {
  // What runs may call `bun` by name too.
  const path = [...(isAbsolute(found) ? [dirname(found)] : []), process.env.PATH ?? ''].join(delimiter)
  const serves = verb === 'start' || verb === 'listing-server'
  const colour = hear && process.stderr.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(found, passed, {
    cwd,
    stdio: ['inherit', 'inherit', hear ? 'pipe' : 'inherit'],
    env: {
      ...(serves && heap_env),
      ...(serves && !words.includes('worker') && web_env),
      ...(verb === 'test' && test_env),
      ...process.env,
      PATH: path,
      ...colour,
    },
    timeout: ms_max,
    killSignal: 'SIGKILL',
  })
  child.stderr?.on('data', hear)
  passSignals(child)
  leaveWithNpm(child)
  child.on('error', (error) => refuse(`Bun could not be started: ${error.message}`))
  return new Promise((resolve) => child.on('close', (code, signal) => resolve(code ?? 128 + (os.signals[signal] ?? 0))))
}

/** Ctrl-C reaches the whole group, the child too, which takes signals close together for one. */
function passSignals(child) {
  process.on('SIGINT', () => child.kill('SIGINT'))
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  // Under nohup a hang-up is ignored, and listening to it would end that.
  if (!ignoresHangUp()) process.on('SIGHUP', () => child.kill('SIGHUP'))
}

function ignoresHangUp() {
  try {
    const [, mask] = /^SigIgn:\s*([0-9a-f]+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
    return (BigInt(`0x${mask ?? '0'}`) & 1n) === 1n
  } catch {
    return false
  }
}

/** npm ends on SIGTERM without telling us, so under npm we end when it, or the shell in between, is gone. */
function leaveWithNpm(child) {
  if (!npm) return
  const timer = setInterval(() => {
    if (process.ppid === npm.parent && parentOf(npm.parent) === npm.grandparent) return
    clearInterval(timer)
    child.kill('SIGTERM')
  }, poll_ms)
  timer.unref()
}

/** Only Linux tells it cheaply; elsewhere the parent alone is watched. */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 4).split(' ')[0])
  } catch {
    return 0
  }
}
