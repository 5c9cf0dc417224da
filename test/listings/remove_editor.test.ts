import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { settled, startOwned } from '../ownership/owned.ts'
import { refused } from '../refused.ts'

const { testService, live, tokenOf } = await startOwned()
const { person } = await openCalls(testService)

test('the right to edit ends at once, and an invitation with it', async () => {
  const [one, editor, other] = [await live(), await testService.founder(), await live()]
  const { listing_id } = one
  const me = await person(one.account_id)
  const { editor_id } = settled(await answered(me('add_editor', { listing_id, email: `${editor.account_id}@founders.example` })))
  const token = await tokenOf('editor')
  await answered((await person(editor.account_id))('accept_editor', { token }))
  await editor.listing.getMyListing({ listing_id })
  expect((await refused(other.listing.removeEditor({ listing_id, editor_id }))).status).toBe(404)
  expect((await refused(other.listing.removeEditor({ listing_id: other.listing_id, editor_id }))).status).toBe(404)
  await one.listing.removeEditor({ listing_id, editor_id })
  expect((await refused(editor.listing.getMyListing({ listing_id }))).status).toBe(404)
  expect((await refused(editor.listing.updateMyListing({ listing_id, fields: { headline: 'x' } }))).status).toBe(404)
  expect((await refused(one.listing.removeEditor({ listing_id, editor_id }))).status).toBe(404)

  const invited = settled(await answered(me('add_editor', { listing_id, email: `${editor.account_id}@founders.example` })))
  const next = await tokenOf('editor')
  await one.listing.removeEditor({ listing_id, editor_id: invited.editor_id })
  expect(await refusedBy((await person(editor.account_id))('accept_editor', { token: next }))).toEqual([404, 'not_found'])
})
