import { expect, test } from 'bun:test'
import { loadColumns } from '../../cli/terminal/text.ts'
import { startKept } from '../rechecks/kept.ts'
import { piped } from './listing.ts'

await loadColumns()
const { testService, live, after } = await startKept()

test('recheck queues a look, proposals shows both sides with the quote, and decides by number', async () => {
  const one = await live()
  const id = String(one.listing_id)
  const env = { LISTING_BASE_URL: testService.url, LISTING_API_KEY: one.apiKey }
  const read = (...words: string[]) => piped(words, env)
  expect((await read('proposals', id, '--no-json')).stdout).toEndWith(`Next: listing recheck ${id}\n`)
  one.rewrite('/imprint', '50667 Köln', '10115 Berlin')
  one.rewrite('/imprint', 'Beetroot GmbH', 'Beetroot AG')
  await after(31)
  const [first, second] = await one.open()
  if (!first || !second) throw new Error('two were expected')
  const shown = (await read('proposals', id, '--no-json')).stdout
  for (const line of [`${first.proposal_id}  ${first.field}  changed  open`, '  - Köln\n  + Berlin\n', '10115 Berlin'])
    expect(shown).toContain(line)
  expect(shown).toEndWith(`Next: listing proposals ${id} --accept ${first.proposal_id}\n`)
  const one_of_two = await read('proposals', id, '--per-page', '1', '--no-json')
  expect(one_of_two.stdout).toEndWith(` in all.\nNext: listing proposals ${id} --page 2 --per-page 1\n`)
  expect(JSON.parse((await read('proposals', id, '--per-page', '1', '--page', '2')).stdout).items).toHaveLength(1)
  const accepted = await read('proposals', id, '--accept', String(first.proposal_id))
  expect([accepted.code, JSON.parse(accepted.stdout).status]).toEqual([0, 'accepted'])
  const again = await read('proposals', id, '--accept', String(first.proposal_id))
  expect([again.code, again.stderr.includes(`Next: listing proposals ${id}`)]).toEqual([1, true])
  expect((await read('proposals', id, '--dismiss', String(second.proposal_id), '--no-json')).stdout).toContain('dismissed')
  expect((await read('proposals', id, '--accept', '1', '--dismiss', '2')).code).toBe(2)
  const queued = await read('recheck', id, '--no-json')
  expect([queued.code, queued.stdout.includes('Queued')]).toEqual([0, true])
  expect((await read('recheck', id)).code).toBe(1)
})
