import { expect, test } from 'bun:test'
import type { Told } from './every_pattern.ts'

const SECONDS_MAX = 280
/** Far fewer would mean that the search for patterns no longer finds them. */
const PATTERNS_MIN = 7000
const TRIED_MIN = 500

let line = ''
const slow: string[] = []
let end: Extract<Told, { unseen: string[] }> | null = null

test('no text makes a pattern of the service work longer than in proportion to its length', async () => {
  const child = Bun.spawn(['bun', 'test/patterns/every_pattern.ts'], { stdout: 'pipe', stderr: 'pipe', timeout: SECONDS_MAX * 1000 })
  const complaints = new Response(child.stderr).text()
  const decoder = new TextDecoder()
  let at = 'the beginning'
  for await (const piece of child.stdout) {
    line += decoder.decode(piece, { stream: true })
    const lines = line.split('\n')
    line = lines.pop() ?? ''
    for (const told of lines.map((each): Told => JSON.parse(each))) {
      if ('looking_at' in told) at = told.looking_at
      else if ('slow' in told) slow.push(`${told.slow}: ${told.why}`)
      else end = told
    }
  }
  expect([slow, await complaints, (await child.exited) === 0 ? '' : `ended at ${at}`]).toEqual([[], '', ''])
})

test('every place that builds a pattern was among them', () => {
  expect(end?.unseen).toEqual([])
  expect(end?.patterns).toBeGreaterThan(PATTERNS_MIN)
  expect(end?.tried).toBeGreaterThan(TRIED_MIN)
})
