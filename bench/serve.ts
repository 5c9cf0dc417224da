import { join } from 'node:path'
import type { Address } from '../server/database/open.ts'

export type Load = { rate: number; p50: number; p99: number; max: number; calls: number; failures: number }
export type Served = { url: string; pid: number; stop(): Promise<void> }

const START_SECONDS_MAX = 30

/** The service's web role in a process of its own on this database, as an operator runs it, with limits out of the way. */
export async function serveOn(address: Address, port: number): Promise<Served> {
  const { host, database, user } = address
  const child = Bun.spawn(['bun', join(import.meta.dir, '../server/main.ts'), 'serve', '--role', 'web'], {
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: `postgres:///${database}?host=${encodeURIComponent(host)}&port=${address.port}&user=${encodeURIComponent(user)}`,
      LIMITS: 'anonymous_per_minute=100000000,account_reads_per_minute=100000000',
    },
    stdout: 'ignore',
    // Its log lines are written as in real life, to nowhere.
    stderr: Bun.file('/dev/null'),
  })
  const url = `http://127.0.0.1:${port}`
  const deadline = performance.now() + START_SECONDS_MAX * 1000
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() > deadline)
      throw new Error(`the service does not start on ${url} (exit ${child.exitCode})`)
    await Bun.sleep(50)
  }
  const stop = async () => {
    child.kill()
    await child.exited
  }
  return { url, pid: child.pid, stop }
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  )

/** Load from a second process. */
export async function load(
  served: Pick<Served, 'url'>,
  paths: string[],
  connections: number,
  seconds: number,
  authorization?: string,
): Promise<Load> {
  const file = join(process.env.TMPDIR ?? '/tmp', `listing-bench-paths-${process.pid}`)
  await Bun.write(file, paths.join('\n'))
  const given = [
    served.url.replace('http://', ''),
    String(connections),
    String(seconds),
    file,
    ...(authorization === undefined ? [] : [authorization]),
  ]
  const child = Bun.spawn(['bun', join(import.meta.dir, 'load.ts'), ...given], { stdout: 'pipe', stderr: 'inherit' })
  const text = await new Response(child.stdout).text()
  if ((await child.exited) !== 0) throw new Error('the load generator failed')
  // Our own process wrote it.
  return JSON.parse(text) as Load
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
