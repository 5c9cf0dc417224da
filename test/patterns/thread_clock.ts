import { dlopen, ptr } from 'bun:ffi'

const LIBRARIES: Record<string, string[]> = {
  linux: ['libc.so.6', 'libc.musl-x86_64.so.1', 'libc.musl-aarch64.so.1'],
  darwin: ['libSystem.B.dylib'],
}
const CLOCK_THREAD_CPUTIME_ID = process.platform === 'darwin' ? 16 : 3

/**
 * Milliseconds that this thread has worked. What else the machine does does not count, while the same figure of the runtime moves in
 * steps of several milliseconds, far more than most patterns take.
 */
export const worked: () => number = threadClock() ?? (() => performance.now())

/** Milliseconds by the clock of the wall: never less than what was worked meanwhile, and a fraction of the work to ask. */
export const passed = (): number => performance.now()

function threadClock(): (() => number) | null {
  for (const library of LIBRARIES[process.platform] ?? []) {
    try {
      const { symbols } = dlopen(library, { clock_gettime: { args: ['int', 'ptr'], returns: 'int' } })
      const time = new BigInt64Array(2)
      const at = ptr(time)
      return () => {
        symbols.clock_gettime(CLOCK_THREAD_CPUTIME_ID, at)
        return Number(time[0]) * 1e3 + Number(time[1]) / 1e6
      }
    } catch {
      continue
    }
  }
  return null
}
