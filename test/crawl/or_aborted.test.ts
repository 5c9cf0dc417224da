import { expect, test } from 'bun:test'
import { join } from 'node:path'

const SOURCE = join(import.meta.dir, '../../server/crawl/outbound_error.ts')

// In a process of its own: a rejection that nobody takes ends it.
test.each(['before it is waited for', 'while it is waited for'])(
  'a wait that is given up %s leaves a failure behind that ends no process',
  async (when) => {
    const code = `
      import { orAborted } from ${JSON.stringify(SOURCE)}
      const giving = new AbortController()
      if (${when.startsWith('before')}) giving.abort(new Error('given up'))
      const { promise, reject } = Promise.withResolvers()
      const waiting = orAborted(promise, giving.signal).catch(({ message }) => console.log(message))
      giving.abort(new Error('given up'))
      await waiting
      reject(new Error('no such name'))
      await new Promise(setImmediate)
      console.log('still here')`
    const run = Bun.spawn([process.execPath, '-e', code], { stdout: 'pipe', stderr: 'pipe' })
    expect([await run.exited, await new Response(run.stdout).text()]).toEqual([0, 'given up\nstill here\n'])
  },
)
