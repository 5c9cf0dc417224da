// The tests, as `npm test` and CI run them, with their true count as the last line.
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { root, tell } from './toolchain.mjs'

const run_ms_max = 100 * 60_000
/** No promise of a test: it ends one that hangs, on a machine however busy. */
const one_test_ms_max = 10 * 60_000
/** Tests wait more than they reckon, for databases, browsers and clocks; beyond eight they wait for the one PostgreSQL. */
const workers = Math.min(8, 2 * availableParallelism())
/** How long each file took, as measured on another machine, and as each whole run measures it anew on this one. */
const [known_times, own_times] = ['test/timings.json', 'node_modules/.cache/test_timings.json'].map((path) => join(root, path))
/** More failing files than these are no matter of a busy machine. */
const files_alone_max = 3

/**
 * Runs the tests side by side. Few files that failed run once more, alone: where one passes then, what failed is how it bore the others, which is
 * said by name and fails nothing; where it fails again, the run has failed.
 */
export async function runTests(words, handOver) {
  mkdirSync(dirname(own_times), { recursive: true })
  if (!isWhole(own_times) && existsSync(known_times)) copyFileSync(known_times, own_times)
  // Each worker loads the modules once for all its files: loading them anew is half of what most files cost. The longest files first, so that
  // none of them is left alone at the end.
  const side_by_side = [`--parallel=${workers}`, '--no-isolate', `--timings=${own_times}`]
  if (words.length === 0) side_by_side.push('--update-timings')
  const first = await run([...side_by_side, ...words], handOver)
  const { files, lasting } = failuresOf(first.said)
  const rerun = first.failed > 0 && !lasting && files.size <= files_alone_max
  if (!rerun) return tellFigures(first.passed, first.failed, first.status)
  tell(`Once more, alone: ${[...files.keys()].join(', ')}`)
  const again = await run(
    [...files.keys()].map((file) => `./${file}`),
    handOver,
  )
  if (again.status !== 0) return tellFigures(first.passed, first.failed, first.status)
  for (const [file, names] of files) for (const name of names) tell(`Failed beside others, passed alone: ${file}: ${name}`)
  return tellFigures(first.passed + first.failed, 0, 0)
}

async function run(words, handOver) {
  let said = ''
  const hear = (piece) => {
    process.stderr.write(piece)
    said += piece
  }
  const began = performance.now()
  const status = await handOver(['test', `--timeout=${one_test_ms_max}`, ...words], { cwd: root, ms_max: run_ms_max, hear })
  if (performance.now() - began >= run_ms_max) tell(`The tests took more than ${run_ms_max / 60_000} minutes and were ended.`)
  // eslint-disable-next-line no-control-regex
  const plain = said.replace(/\u001b\[[0-9;]*m/g, '')
  const count = (word) => Number([...plain.matchAll(new RegExp(`^\\s*(\\d+) ${word}$`, 'gm'))].at(-1)?.[1] ?? 0)
  // A run that failed without a failed test (a file that did not load) still failed.
  return { status, said: plain, passed: count('pass'), failed: Math.max(count('fail'), status === 0 ? 0 : 1) }
}

/** False where it is not there, or was ended while it was written. */
function isWhole(path) {
  try {
    return Boolean(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return false
  }
}

/** Files with the names of what failed in them; `lasting` where something failed that no test of a file is named for. */
function failuresOf(said) {
  const files = new Map()
  let file = ''
  let lasting = !/^Ran \d+ tests/m.test(said)
  for (const line of said.split('\n')) {
    if (/^\d+ tests failed:$/.test(line)) break
    if (/^\S+\.test\.tsx?:$/.test(line)) file = line.slice(0, -1)
    if (line.startsWith('# Unhandled error')) lasting = true
    if (line.startsWith('(fail) ')) files.set(file, [...(files.get(file) ?? []), line.slice('(fail) '.length)])
  }
  return { files, lasting: lasting || files.size === 0 || files.has('') }
}

function tellFigures(passed, failed, status) {
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  return status
}
