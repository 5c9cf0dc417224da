import { dlopen, ptr } from 'bun:ffi'

const PERF_EVENT_OPEN: Partial<Record<string, number>> = { x64: 298, arm64: 241 }
const HARDWARE = 0
const INSTRUCTIONS = 1n
const SIZE_OF_ATTRIBUTES = 128
const WITHOUT_KERNEL = 0b110_0000n

/**
 * Millions of instructions that this thread has run: on a machine that others keep busy they stay what they are to within a few in a hundred,
 * while processor time moves by half. Null where the kernel counts none (perf_event_open of Linux).
 */
export function instructionCounter(): (() => number) | null {
  const number = process.platform === 'linux' ? PERF_EVENT_OPEN[process.arch] : undefined
  if (number === undefined) return null
  const { symbols } = dlopen('libc.so.6', {
    syscall: { args: ['i64', 'ptr', 'i64', 'i64', 'i64', 'i64'], returns: 'i64' },
    read: { args: ['int', 'ptr', 'usize'], returns: 'i64' },
  })
  const attributes = new DataView(new ArrayBuffer(SIZE_OF_ATTRIBUTES))
  attributes.setUint32(0, HARDWARE, true)
  attributes.setUint32(4, SIZE_OF_ATTRIBUTES, true)
  attributes.setBigUint64(8, INSTRUCTIONS, true)
  attributes.setBigUint64(40, WITHOUT_KERNEL, true)
  const file = Number(symbols.syscall(BigInt(number), ptr(attributes.buffer), 0n, -1n, -1n, 0n))
  if (file < 0) return null
  const count = new BigUint64Array(1)
  const at = ptr(count)
  return () => {
    symbols.read(file, at, BigInt(count.byteLength))
    return Number(count[0]) / 1e6
  }
}
