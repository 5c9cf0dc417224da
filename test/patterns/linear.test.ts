import { expect, test } from 'bun:test'
import type { Told } from './every_pattern.ts'

/** Of the processor, which a machine however busy gives at last: it ends a pattern that would work for ever. */
const CPU_SECONDS_MAX = 250
/** Far fewer would mean that the search for patterns no longer finds them. */
const PATTERNS_MIN = 7000
const TRIED_MIN = 500

const slow: string[] = []
let at = 'the beginning'
let end: Extract<Told, { unseen: string[] }> | null = null

// Not within a test, whose time is bounded by the clock.
const child = Bun.spawn(['sh', '-c', `ulimit -t ${CPU_SECONDS_MAX}; exec "$0" test/patterns/every_pattern.ts`, process.execPath], {
  stdout: 'pipe',
  stderr: 'pipe',
})
const complaints = new Response(child.stderr).text()
for await (const told of toldBy(child.stdout)) {
  if ('looking_at' in told) at = told.looking_at
  else if ('slow' in told) slow.push(`${told.slow}: ${told.why}`)
  else end = told
}

async function* toldBy(stream: ReadableStream<Uint8Array>): AsyncGenerator<Told> {
  const decoder = new TextDecoder()
  let line = ''
  for await (const piece of stream) {
    line += decoder.decode(piece, { stream: true })
    const lines = line.split('\n')
    line = lines.pop() ?? ''
    for (const each of lines) yield JSON.parse(each)
  }
}

test('no text makes a pattern of the service work longer than in proportion to its length', async () => {
  const code = await child.exited
  expect([slow, await complaints, code === 0 ? '' : `ended with ${child.signalCode ?? code} at ${at}`]).toEqual([[], '', ''])
})

test('every place that builds a pattern was among them', () => {
  expect(end?.unseen).toEqual([])
  expect(end?.patterns).toBeGreaterThan(PATTERNS_MIN)
  expect(end?.tried).toBeGreaterThan(TRIED_MIN)
})
