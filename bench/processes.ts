/*
 * One web process and two beside each other, asked the same by as many connections: calls a second, and calls for each second of processor
 * time of the web processes, which says what two would do on processors of their own.
 *   bun bench/processes.ts [--seconds 10] [--rounds 3] [--connections 32]
 *   bun bench/processes.ts --traces    # one process that makes no traces beside one that sends them all
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { cpuSeconds, load } from './load_process.ts'
import { startServer } from './server_process.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
    traces: { type: 'boolean', default: false },
  },
})
const PATHS = ['/api/v1/categories', '/api/v1/leaderboards/community-weekly', '/api/v1/listings?q=notes']
const LIMITS = 'anonymous_per_minute=999999999'
const folder = await mkdtemp(join(tmpdir(), 'listing-bench-processes-'))
let [batches, bytes] = [0, 0]
const collector = Bun.serve({
  port: 0,
  fetch: async (request) => {
    bytes += (await request.arrayBuffer()).byteLength
    batches++
    return new Response('{}')
  },
})
const start = async (name: string, processes: number, env: Record<string, string> = {}) => {
  const data_dir = join(folder, name)
  const given = { DATA_DIR: data_dir, WEB_PROCESSES: String(processes), LIMITS, RENDER: 'never', ...env }
  const server = await startServer(given, 'web')
  const text = await (await fetch(`${server.url}/metrics`)).text()
  if (processes > 1 && !text.includes('process="2"')) throw new Error('the second process does not tell its counts')
  return { ...server, name, pids: () => childrenOf(server.pid, processes) }
}

/** The web processes of a keeper; a single one is its own. */
async function childrenOf(pid: number, processes: number): Promise<number[]> {
  if (processes === 1) return [pid]
  const children = (await Bun.file(`/proc/${pid}/task/${pid}/children`).text()).trim().split(' ').map(Number)
  const words = await Promise.all(children.map((child) => Bun.file(`/proc/${child}/cmdline`).text()))
  return children.filter((_child, index) => words[index]?.includes('--role\0web'))
}

const servers = values.traces
  ? [await start('without', 1), await start('traced', 1, { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.port}` })]
  : [await start('1', 1), await start('2', 2)]
console.log(`${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}; ${PATHS.join(', ')} in turn`)
for (let round = 0; round < Number(values.rounds); round++)
  for (const { url, name, pids } of servers) {
    const own = await pids()
    const before = await Promise.all(own.map(cpuSeconds))
    const { rate, p50, p99, calls, failures } = await load(url, PATHS, Number(values.connections), Number(values.seconds))
    const taken = (await Promise.all(own.map(cpuSeconds))).map((seconds, index) => seconds - (before[index] ?? 0))
    const cpu = taken.reduce((sum, seconds) => sum + seconds, 0)
    console.log(
      `${name}: ${rate.toFixed(0)} calls/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${failures} failures; ` +
        `${((cpu / (calls / 0.8)) * 1000).toFixed(2)} ms of a processor a call, by process ${taken.map((seconds) => seconds.toFixed(1)).join(' and ')} s`,
    )
  }
for (const { stop } of servers) await stop()
if (values.traces) console.log(`${batches} batches of spans, ${(bytes / 1_000_000).toFixed(0)} MB`)
await collector.stop(true)
await rm(folder, { recursive: true, force: true })
