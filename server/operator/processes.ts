import { constants, setPriority } from 'node:os'
import type { Config } from '../config.ts'
import type { Address } from '../database/open.ts'
import type { Log } from '../events.ts'
import { ownModule } from '../own_files.ts'
import { startService, type Running } from '../start.ts'

type Env = Record<string, string | undefined>

const MAIN = ownModule('main')
/** Set for a worker that a web process keeps; it ends when its standard input does, whatever became of its keeper. */
const KEPT = 'LISTING_KEPT_WORKER'
const STOP_SECONDS_MAX = 12
const RESTART_SECONDS_MAX = 30
/** A worker that has held on so long starts anew at once; one that dies sooner waits longer each time. */
const STEADY_SECONDS = 60

/**
 * The whole service on one machine: this process answers calls, and a second one of lower priority reads websites, so that neither the
 * work nor a page that breaks it makes a caller wait. A worker that dies is started again; its jobs go on where they were.
 */
export async function startAll(config: Config, env: Env, log: Log): Promise<Running> {
  const running = await startService(config, 'web', log)
  const worker = keepWorker({ ...env, DATABASE_URL: config.database_url ?? socketUrl(running.database.address) }, log)
  return {
    ...running,
    drain: async () => void (await Promise.all([running.drain(), worker.stop()])),
    stop: async () => {
      await worker.stop()
      await running.stop()
    },
  }
}

/** In the worker itself: ends with its keeper. False for a process that nobody keeps. */
export function beKept(env: Env, end: () => void): boolean {
  if (env[KEPT] === undefined) return false
  process.stdin.on('end', end).on('error', end).resume()
  return true
}

function keepWorker(env: Env, log: Log): { stop(): Promise<void> } {
  let child: Bun.Subprocess<'pipe', 'inherit', 'inherit'> | null = null
  let timer: ReturnType<typeof setTimeout> | null = null
  let stopping = false
  let deaths = 0
  const start = () => {
    const started = performance.now()
    child = Bun.spawn([process.execPath, MAIN, 'serve', '--role', 'worker'], {
      env: { ...env, [KEPT]: '1' },
      stdin: 'pipe',
      stdout: 'inherit',
      stderr: 'inherit',
      onExit: (_child, code, signal) => {
        if (stopping) return
        deaths = performance.now() - started > STEADY_SECONDS * 1000 ? 0 : deaths + 1
        const wait_seconds = Math.min(RESTART_SECONDS_MAX, deaths === 0 ? 0 : 2 ** (deaths - 1))
        log('error', 'worker_died', { code, signal, wait_seconds })
        timer = setTimeout(start, wait_seconds * 1000)
      },
    })
    // Threads take the priority of the one that makes them, so that it is lowered before there are any.
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  }
  start()
  return {
    stop: async () => {
      stopping = true
      if (timer) clearTimeout(timer)
      if (!child || child.exitCode !== null) return
      child.kill('SIGTERM')
      const late = setTimeout(() => child?.kill('SIGKILL'), STOP_SECONDS_MAX * 1000)
      await child.exited
      clearTimeout(late)
    },
  }
}

/** The embedded database, as a second process finds it. */
function socketUrl({ host, port, database, user }: Address): string {
  return `postgres:///${database}?host=${encodeURIComponent(host)}&port=${port}&user=${encodeURIComponent(user)}`
}
