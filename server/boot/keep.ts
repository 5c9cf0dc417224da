import { constants, setPriority } from 'node:os'
import type { Log } from '../base/observe/events.ts'
import { ownModule } from '../own_files.ts'

type Env = Record<string, string | undefined>

const MAIN = ownModule('main')
/** Set for a process that another one keeps; it ends when its standard input does, whatever became of its keeper. */
const KEPT = 'LISTING_KEPT'
const STOP_SECONDS_MAX = 12
const RESTART_SECONDS_MAX = 30
/** A process that has held on so long starts anew at once; one that dies sooner waits longer each time. */
const STEADY_SECONDS = 60

export type Kept = { pid: number; send(message: unknown): void; stop(signal?: 'SIGTERM' | 'SIGINT'): Promise<void> }
type Options = {
  role: 'web' | 'worker'
  env: Env
  log: Log
  /** An open file that it is started with. */
  file?: number
  onMessage?: (message: unknown) => void
  /** It ended by itself; it is started again unless this says otherwise. */
  onDeath?: () => boolean
}

/** In the process itself: ends with its keeper. False for a process that nobody keeps. */
export function beKept(env: Env, end: () => void): boolean {
  if (env[KEPT] === undefined) return false
  process.stdin.on('end', end).on('error', end).resume()
  return true
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // One that has just ended, or that may not be changed, stays as it is.
  }
}

/** Runs `serve` in a process of its own, and starts it again when it dies. */
export function keep({ role, env, log, file, onMessage, onDeath = () => true }: Options): Kept {
  let timer: ReturnType<typeof setTimeout> | null = null
  let stopping = false
  let deaths = 0
  const start = () => {
    const started = performance.now()
    const made = Bun.spawn([process.execPath, MAIN, 'serve', '--role', role], {
      // A worker has no room for what a web process holds on to.
      env: { ...env, ...(role === 'worker' && { MIMALLOC_PURGE_HOLES_MIN_INTERVAL: undefined }), [KEPT]: '1' },
      stdio: ['pipe', 'inherit', 'inherit', ...(file === undefined ? [] : [file])],
      ...(onMessage && { ipc: onMessage }),
      onExit: (_child, code, signal) => {
        if (stopping || !onDeath()) return
        deaths = performance.now() - started > STEADY_SECONDS * 1000 ? 0 : deaths + 1
        log('error', `${role}_died`, { code, signal, wait_seconds: restart() })
      },
    })
    // Threads take the priority of the one that makes them, so that it is lowered before there are any.
    if (role === 'worker') lowerPriority(made.pid)
    return made
  }
  const restart = (): number => {
    const wait_seconds = deaths === 0 ? 0 : Math.min(RESTART_SECONDS_MAX, 2 ** (deaths - 1))
    timer = setTimeout(() => {
      try {
        child = start()
      } catch (error) {
        // No room for another process at this moment: who keeps it goes on.
        deaths++
        log('error', `${role}_not_started`, { error: String(error), wait_seconds: restart() })
      }
    }, wait_seconds * 1000)
    return wait_seconds
  }
  let child = start()
  return {
    get pid() {
      return child.pid
    },
    send: (message) => {
      // One that is just dying hears nothing.
      if (child.exitCode === null && child.signalCode === null) child.send(message)
    },
    stop: async (signal = 'SIGTERM') => {
      stopping = true
      if (timer) clearTimeout(timer)
      if (child.exitCode !== null) return
      child.kill(signal)
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_SECONDS_MAX * 1000)
      await child.exited
      clearTimeout(late)
    },
  }
}
