import { expect, test } from 'bun:test'
import { answered, openCalls } from '../calls.ts'
import { startOwned } from '../ownership/owned.ts'
import { turnTo } from './founders.ts'
import { vote, voterAt } from './voters.ts'

const owned = await startOwned()
const { testService, live, tokenOf } = owned
const { person } = await openCalls(testService)
const WEEK = '2027-W10'
const refused = { outcome: 'refused', reason: 'own_listing' } as never

/** A listing in its launch week, what one may do to it, and its counted votes. */
async function launched() {
  const one = await live()
  const { listing_id } = one
  turnTo(testService, '2027-03-10T12:00:00Z')
  await testService.sql`update listings set launch_week = ${WEEK} where id = ${listing_id}`
  await testService.sql`
    insert into board_entries (listing_id, site_id, week, launched_at, votes)
    select id, site_id, ${WEEK}, launched_at, votes from listings where id = ${listing_id} on conflict do nothing`
  const asOwner = await person(one.account_id)
  const [draft] = await testService.sql<{ id: string }[]>`
    select d.id from drafts d join listings l on l.profile_id = d.profile_id where l.id = ${listing_id}`
  const counted = async () => {
    const [row] = await testService.sql<{ votes: number; board: number; rows: number }[]>`
      select l.votes, b.votes as board, (select count(*) from votes v where v.listing_id = l.id) as rows
      from listings l join board_entries b on b.listing_id = l.id where l.id = ${listing_id}`
    return [row?.votes, row?.board, row?.rows]
  }
  const editedBy = async (email: string) => {
    await answered(asOwner('add_editor', { listing_id, email }))
    return tokenOf('editor')
  }
  const foundedBy = async (email: string) => {
    await answered(asOwner('invite_cofounder', { id: draft?.id ?? '', email }))
    return tokenOf('invite')
  }
  return { ...one, listing_id, draft_id: draft?.id ?? '', asOwner, counted, editedBy, foundedBy }
}
let people = 0
const somebody = async () => {
  const email = `person${++people}@people.example`
  const id = await voterAt(testService, email)
  return { id, email, as: await person(id) }
}

test('an editor of a listing has no vote for it, under any spelling of their mailbox, and has one again when they are none', async () => {
  const { listing_id, editedBy, asOwner, counted } = await launched()
  const editor = await somebody()
  const { listing_id: edited } = await answered(editor.as('accept_editor', { token: await editedBy(editor.email) }))
  expect(edited).toBe(listing_id)
  const spelled = await voterAt(testService, editor.email.replace('@', '+fan@'))
  expect([await vote(testService, listing_id, editor.id), await vote(testService, listing_id, spelled)]).toEqual([refused, refused])
  expect(await counted()).toEqual([0, 0, 0])
  const [row] = await testService.sql<{ id: number }[]>`select id from editors where listing_id = ${listing_id}`
  await answered(asOwner('remove_editor', { listing_id, editor_id: row?.id ?? 0 }))
  expect((await vote(testService, listing_id, editor.id)).outcome).toBe('counted')
})

test('a co-founder has no vote for their listing, whatever becomes of the invite that they accepted', async () => {
  const { listing_id, draft_id, foundedBy, asOwner, counted } = await launched()
  const bo = await somebody()
  await answered(bo.as('accept_invite', { token: await foundedBy(bo.email), founder: { name: 'Bo' } }))
  expect(await vote(testService, listing_id, bo.id)).toEqual(refused)
  await answered(asOwner('invite_cofounder', { id: draft_id, email: bo.email }))
  expect(await vote(testService, listing_id, bo.id)).toEqual(refused)
  expect(await counted()).toEqual([0, 0, 0])
})

test('who voted and then comes to edit it, founds it or gets it has their vote taken back', async () => {
  const { listing_id, editedBy, foundedBy, asOwner, counted } = await launched()
  const [stranger, editor, founder, next] = [await somebody(), await somebody(), await somebody(), await somebody()]
  for (const { id } of [stranger, editor, founder, next]) expect((await vote(testService, listing_id, id)).outcome).toBe('counted')
  expect(await counted()).toEqual([4, 4, 4])
  await answered(editor.as('accept_editor', { token: await editedBy(editor.email) }))
  expect(await counted()).toEqual([3, 3, 3])
  await answered(founder.as('accept_invite', { token: await foundedBy(founder.email), founder: { name: 'Bo' } }))
  expect(await counted()).toEqual([2, 2, 2])
  await answered(asOwner('transfer_listing', { listing_id, email: next.email }))
  await answered(next.as('accept_transfer', { token: await tokenOf('transfer') }))
  expect(await counted()).toEqual([1, 1, 1])
})

test('a board that is closed keeps the votes of who joins afterwards', async () => {
  const { listing_id, editedBy, counted } = await launched()
  const editor = await somebody()
  await vote(testService, listing_id, editor.id)
  await testService.sql`update board_entries set rank = 1 where listing_id = ${listing_id}`
  await answered(editor.as('accept_editor', { token: await editedBy(editor.email) }))
  expect(await counted()).toEqual([1, 1, 1])
})
