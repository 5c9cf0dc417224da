import { createRateWindows } from '../server/base/rates/rate_windows.ts'

/** What a process of several does: takes from each window in turn, beginning each at the same moment as the others. */
export type Together = {
  memory: SharedArrayBuffer
  turns: SharedArrayBuffer
  workers: number
  windows: number
  takes: number
  limit: number
}

self.addEventListener('message', ({ data }: MessageEvent<Together>) => {
  const { memory, turns, workers, windows, takes, limit } = data
  const rates = createRateWindows(new BigInt64Array(memory), 7n, 60_000)
  const turn = new Int32Array(turns)
  const granted: number[] = []
  for (let window = 0; window < windows; window++) {
    Atomics.add(turn, window, 1)
    while (Atomics.load(turn, window) < workers);
    granted.push(Array.from({ length: takes }, () => rates.take(`window ${window}`, 1, 1, limit)).filter(({ refused }) => !refused).length)
  }
  self.postMessage(granted)
})
