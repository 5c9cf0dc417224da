import { expect, test } from 'bun:test'
import { listEdits } from '../../server/team/edits.ts'
import { answered, logged, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'
import { putShown } from '../web/public/put.ts'

const testService = await startTestService({ role: 'web' })
const calls = await openCalls(testService)
const member = await calls.team()
const waiting = async (listing_id: number) =>
  (await listEdits(testService.sql, { site_id: null, unseen: true, listing_id, limit: 100, offset: 0 })).items.map(({ version }) => version)

/** A live listing whose founder has changed it twice. */
async function edited() {
  const { account_id, listing } = await testService.founder()
  const { id: listing_id } = await putShown(testService, account_id)
  for (const headline of ['Beds', 'Better beds']) await listing.updateMyListing({ listing_id, fields: { headline } })
  return { account_id, listing_id, edits: (await waiting(listing_id)).map((version) => ({ listing_id, version })) }
}

test('edits that somebody has looked at wait no more, the others do; the form sent twice is one line of the log', async () => {
  const { listing_id, edits } = await edited()
  const [first, second] = edits
  if (!first || !second) throw new Error('two edits wait')
  const key = crypto.randomUUID()
  for (let press = 0; press < 2; press++) await answered(member('mark_edits_seen', { edits: [first] }, key))
  const subject = `${listing_id} v${first.version}`
  expect([await waiting(listing_id), await logged(testService, 'edit.seen', subject)]).toEqual([[second.version], 1])
})

test('what is seen already, what is no edit and nothing at all change nothing, and are no line of the log', async () => {
  const { listing_id, edits } = await edited()
  await answered(member('mark_edits_seen', { edits }))
  const [row] = await testService.sql`select seen_at from listing_versions where listing_id = ${listing_id} limit 1`
  const lines = await logged(testService, 'edit.seen')
  testService.turnClock(60)
  for (const again of [edits, [{ listing_id: 999_999_999, version: 1 }], []]) await answered(member('mark_edits_seen', { edits: again }))
  expect(await logged(testService, 'edit.seen')).toBe(lines)
  expect((await testService.sql`select seen_at from listing_versions where listing_id = ${listing_id} limit 1`)[0]).toEqual(row)
})

test('a hundred at once are enough', async () => {
  const edits = Array.from({ length: 101 }, () => ({ listing_id: 1, version: 1 }))
  expect(await refusedBy(member('mark_edits_seen', { edits }))).toEqual([422, 'validation_failed'])
})

test('no founder takes an edit out of the queue, their own neither', async () => {
  const { account_id, listing_id, edits } = await edited()
  expect(await refusedBy((await calls.person(account_id))('mark_edits_seen', { edits }))).toEqual([404, 'not_found'])
  expect(await waiting(listing_id)).toHaveLength(2)
})
