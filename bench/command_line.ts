/**
 * What the packed command line takes to say something, beside a program of one command by the same library: `bun bench/command_line.ts`. Builds the
 * package, runs both under Node and under Bun in turn, and prints the least and the median of the processor time of each, start of the runtime
 * included, and the ratio of the medians. Wanted: at most 1.3 times.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'

const RUNS = Number(process.argv[2] ?? 25)
const RATIO_MAX = 1.3
const root = join(import.meta.dir, '..')
const WORDS = [['--version'], ['--help'], ['drafts', '--help']]

const folder = await mkdtemp(join(tmpdir(), 'listing-bench-'))
try {
  const built = Bun.spawnSync([process.execPath, 'scripts/build.ts'], { cwd: root })
  if (!built.success) throw new Error(`scripts/build.ts failed: ${built.stderr.toString()}`)
  const plain = join(folder, 'plain.mjs')
  await Bun.write(
    plain,
    `import { Command } from ${JSON.stringify(Bun.resolveSync('commander/esm.mjs', root))}
    const program = new Command('listing').version('1.0.0')
    program.command('drafts').description('your drafts').action(() => {})
    program.parse()`,
  )
  console.log(`${cpus()[0]?.model} × ${availableParallelism()}, load ${loadavg()[0]?.toFixed(1)}, ${RUNS} runs each`)
  for (const runtime of ['node', 'bun'])
    for (const words of WORDS) {
      const taken = { plain: [] as number[], ours: [] as number[] }
      for (let run = 0; run < RUNS; run++) {
        taken.plain.push(processorMs([runtime, plain, ...words]))
        taken.ours.push(processorMs([runtime, join(root, 'dist/cli/index.js'), ...words]))
      }
      const ratio = middle(taken.ours) / middle(taken.plain)
      const tell = (all: number[]) => `${Math.min(...all).toFixed(0)}, ${middle(all).toFixed(0)} ms`
      const verdict = ratio > RATIO_MAX ? `, over ${RATIO_MAX}` : ''
      console.log(
        `${runtime.padEnd(4)} ${words.join(' ').padEnd(14)} plain ${tell(taken.plain)}; ours ${tell(taken.ours)}; ${ratio.toFixed(2)} times${verdict}`,
      )
    }
} finally {
  await rm(folder, { recursive: true, force: true })
}

function processorMs(command: string[]): number {
  const { exitCode, resourceUsage } = Bun.spawnSync(command, { stdout: 'ignore', stderr: 'pipe' })
  if (exitCode !== 0) throw new Error(`${command.join(' ')} ended with ${exitCode}`)
  return Number(resourceUsage.cpuTime.total) / 1000
}

function middle(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
