import { AsyncLocalStorage } from 'node:async_hooks'

/** What a command reads, writes and is stopped by. */
export type Io = {
  /** What was typed after `listing`. */
  words: readonly string[]
  env: NodeJS.ProcessEnv
  stdin: NodeJS.ReadableStream & { isTTY?: boolean }
  stdout: Outlet
  stderr: Outlet
  /** Calls `stop` at each Ctrl-C until what it returns is called. */
  onInterrupt(stop: () => void): () => void
}

/** With `columns` where it is a terminal. */
export type Outlet = NodeJS.WritableStream & { isTTY?: boolean; columns?: number }

const running = new AsyncLocalStorage<Io>()

/** Those of the process, unless whoever runs the command gave others. */
export const io = (): Io => running.getStore() ?? ofProcess

export const withIo = <Value>(given: Io, work: () => Value): Value => running.run(given, work)

const ofProcess: Io = {
  get words() {
    return process.argv.slice(2)
  },
  get env() {
    return process.env
  },
  get stdin() {
    return process.stdin
  },
  get stdout() {
    return process.stdout
  },
  get stderr() {
    return process.stderr
  },
  onInterrupt(stop) {
    process.on('SIGINT', stop)
    return () => void process.removeListener('SIGINT', stop)
  },
}
