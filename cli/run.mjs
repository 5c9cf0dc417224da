#!/usr/bin/env node
// Runs this project where only Node and npm are known: finds or fetches the right Bun, installs the packages, and hands
// over. Usage: node cli/run.mjs start|test|listing|listing-server|bun [arguments]
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism, constants as os } from 'node:os'
import { delimiter, dirname, isAbsolute, join } from 'node:path'
import { fetchBun, findBun, installPackages, refuse, root, tell } from './toolchain.mjs'

const test_ms_max = 30 * 60_000
/** No promise of a test: it ends one that hangs, on a machine however busy. */
const one_test_ms_max = 5 * 60_000
const poll_ms = 500
/** Tests wait more than they reckon, for databases, browsers and clocks; beyond eight they wait for the one PostgreSQL. */
const test_workers = Math.min(8, 2 * availableParallelism())

// Beside the installed package stands a bundle of the server instead of its sources.
const server = ['server/main.ts', 'server/main.js'].map((path) => join(root, path)).find(existsSync) ?? ''
/** What a word becomes for Bun; the arguments after it follow. */
const verbs = {
  start: [server, 'demo'],
  listing: [join(root, 'cli/index.ts')],
  'listing-server': [server],
  // Each worker loads the modules once for all its files: loading them anew is half of what most files cost. The longest files first, so that
  // none of them is left alone at the end; `npm test -- --update-timings` measures them anew.
  test: [
    'test',
    `--parallel=${test_workers}`,
    '--no-isolate',
    `--timeout=${one_test_ms_max}`,
    `--timings=${join(root, 'test/timings.json')}`,
  ],
  bun: [],
}

const [verb = '', ...words] = process.argv.slice(2)
if (!Object.hasOwn(verbs, verb)) refuse(`Say what to run: node cli/run.mjs ${Object.keys(verbs).join('|')}`, 2)
const found = findBun() ?? fetchBun()
installPackages(found, { development: verb === 'test' || verb === 'bun' })
run(found, [...verbs[verb], ...words])

function run(bun, passed) {
  const is_test = verb === 'test'
  const colour = is_test && process.stderr.isTTY ? { FORCE_COLOR: '1' } : {}
  // What runs may call `bun` by name too.
  const path = [...(isAbsolute(bun) ? [dirname(bun)] : []), process.env.PATH ?? ''].join(delimiter)
  const child = spawn(bun, passed, {
    cwd: is_test ? root : process.cwd(),
    stdio: ['inherit', 'inherit', is_test ? 'pipe' : 'inherit'],
    env: { ...process.env, PATH: path, ...colour },
  })
  let said = ''
  child.stderr?.on('data', (piece) => {
    process.stderr.write(piece)
    said = (said + piece).slice(-4000)
  })
  if (is_test) endInTime(child)
  passSignals(child)
  leaveWithNpm(child)
  child.on('error', (error) => refuse(`Bun could not be started: ${error.message}`))
  child.on('close', (code, signal) => {
    const status = code ?? 128 + (os.signals[signal] ?? 0)
    if (is_test) process.stdout.write(`${figures(said, status)}\n`)
    process.exitCode = status
    process.stdout.write('', () => process.exit(status))
  })
}

function endInTime(child) {
  const end = () => {
    tell(`The tests took more than ${test_ms_max / 60_000} minutes and were ended.`)
    child.kill('SIGKILL')
  }
  setTimeout(end, test_ms_max).unref()
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
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const grandparent = parentOf(parent)
  const timer = setInterval(() => {
    if (process.ppid === parent && parentOf(parent) === grandparent) return
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

/** Bun's own count in one line; a run that failed without a failed test (a file that did not load) still failed. */
function figures(said, status) {
  // eslint-disable-next-line no-control-regex
  const plain = said.replace(/\u001b\[[0-9;]*m/g, '')
  const count = (word) => Number([...plain.matchAll(new RegExp(`^\\s*(\\d+) ${word}$`, 'gm'))].at(-1)?.[1] ?? 0)
  return `${count('pass')} passed, ${Math.max(count('fail'), status === 0 ? 0 : 1)} failed`
}
