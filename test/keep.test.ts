import { readFile } from 'node:fs/promises'
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

test('a web process that is kept holds on to memory as its keeper does, and a worker, which has no room for it, does not', async () => {
  const held = async (role: 'web' | 'worker') => {
    const kept = keep({ role, env: { PORT: 'none', MIMALLOC_PURGE_HOLES_MIN_INTERVAL: '5000' }, log: () => {} })
    let told = ''
    // It is another program for a moment, and ends soon; then the next one is asked.
    await until(async () => {
      told = await readFile(`/proc/${kept.pid}/environ`, 'utf8').catch(() => '')
      return told.includes('PORT=none')
    })
    await kept.stop()
    return told.includes('MIMALLOC_PURGE_HOLES_MIN_INTERVAL=5000')
  }
  expect(await Promise.all([held('web'), held('worker')])).toEqual([true, false])
})
