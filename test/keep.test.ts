import { expect, test } from 'bun:test'
import { keep } from '../server/boot/keep.ts'
import { until } from './until.ts'

test('who keeps a process goes on where none can be started for a moment, and starts it later', async () => {
  const said: string[] = []
  let full = false
  const env = {
    // With it each ends at once.
    PORT: 'none',
    get LANG() {
      if (full) throw new Error('EAGAIN: resource temporarily unavailable')
      return 'C'
    },
  }
  const kept = keep({ role: 'worker', env, log: (_level, event) => void said.push(event) })
  full = true
  await until(() => said.includes('worker_not_started'))
  expect(said).toEqual(['worker_died', 'worker_not_started'])
  full = false
  await until(() => said.length > 2)
  expect(said.at(-1)).toBe('worker_died')
  await kept.stop()
})
