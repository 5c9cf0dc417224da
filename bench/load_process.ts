import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Calls a second, milliseconds at the middle, at the slowest of a hundred and at most, and answers other than 200. */
export type Load = { rate: number; p50: number; p99: number; max: number; calls: number; failures: number }

/** Asks these paths in turn from a process of its own (load.ts), one call at a time on each connection. */
export async function load(url: string, paths: string[], connections: number, seconds: number, authorization?: string): Promise<Load> {
  const file = join(tmpdir(), `listing-bench-paths-${process.pid}`)
  await Bun.write(file, paths.join('\n'))
  try {
    const given = [new URL(url).host, String(connections), String(seconds), file, ...(authorization === undefined ? [] : [authorization])]
    const child = Bun.spawn(['bun', join(import.meta.dir, 'load.ts'), ...given], { stdout: 'pipe', stderr: 'inherit' })
    const text = await new Response(child.stdout).text()
    if ((await child.exited) !== 0) throw new Error('the load generator failed')
    // Our own process wrote it.
    return JSON.parse(text) as Load
  } finally {
    rmSync(file, { force: true })
  }
}

const TICKS_A_SECOND = 100

/** CPU seconds that a process has used, where the system tells (Linux); NaN elsewhere. */
export async function cpuSeconds(pid: number): Promise<number> {
  const stat = await Bun.file(`/proc/${pid}/stat`)
    .text()
    .catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}

/** The same of a process with all that it started, those that ended included. */
export async function treeSeconds(pid: number): Promise<number> {
  const [stat, children] = await Promise.all(
    [`/proc/${pid}/stat`, `/proc/${pid}/task/${pid}/children`].map((path) =>
      Bun.file(path)
        .text()
        .catch(() => ''),
    ),
  )
  const fields = (stat ?? '').slice((stat ?? '').lastIndexOf(')') + 2).split(' ')
  const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND
  const theirs = await Promise.all(
    (children ?? '')
      .trim()
      .split(' ')
      .filter(Boolean)
      .map((child) => treeSeconds(Number(child))),
  )
  return theirs.reduce((sum, seconds) => sum + seconds, own)
}
