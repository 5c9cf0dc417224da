import { expect, test } from 'bun:test'
import { RATE_WORDS } from '../server/base/rates/rate_windows.ts'
import type { Together } from './rate_windows_worker.ts'

const WORKERS = 2
const WINDOWS = 3_000

test('however many processes begin a window at the same moment, it grants its limit and no call more', async () => {
  const shared: Together = {
    memory: new SharedArrayBuffer(RATE_WORDS * 8),
    turns: new SharedArrayBuffer(WINDOWS * 4),
    workers: WORKERS,
    windows: WINDOWS,
    takes: 2,
    limit: 3,
  }
  const granted = await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      const worker = new Worker(new URL('./rate_windows_worker.ts', import.meta.url))
      worker.postMessage(shared)
      const { data } = await new Promise<MessageEvent<number[]>>((resolve) => worker.addEventListener('message', resolve, { once: true }))
      worker.terminate()
      return data
    }),
  )
  const sums = Array.from({ length: WINDOWS }, (_, window) => granted.reduce((sum, each) => sum + (each[window] ?? 0), 0))
  expect(sums.filter((sum) => sum !== shared.limit)).toEqual([])
})
