import { describe, expect, test } from 'bun:test'
import { answerOf, createListing } from '../../sdk/index.ts'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { FOUNDER } from '../launch/founders.ts'
import { plain, settled, startOwned } from '../ownership/owned.ts'
import { refused } from '../refused.ts'
import { sessionCookie } from '../web/session.ts'

const owned = await startOwned()
const { testService, live, emails, tokenOf } = owned
const { person, link } = await openCalls(testService)
const addressOf = ({ account_id }: { account_id: string }) => `${account_id}@founders.example`

/** A listing with an editor who has accepted. */
async function edited() {
  const [one, editor] = [await live(), await testService.founder()]
  const asked = (await person(one.account_id))('add_editor', { listing_id: one.listing_id, email: addressOf(editor) })
  const { editor_id } = settled(await answered(asked))
  await answered((await person(editor.account_id))('accept_editor', { token: await tokenOf('editor') }))
  return { one, editor, editor_id, listing_id: one.listing_id }
}

test('by a key somebody is invited once the owner has confirmed it, and the same call then answers the invitation', async () => {
  const [one, editor] = [await live(), await testService.founder()]
  const input = { listing_id: one.listing_id, email: addressOf(editor) }
  const key = { idempotencyKey: crypto.randomUUID() }
  const asked = await one.listing.addEditor(input, key)
  expect([answerOf(asked).status, asked.status]).toEqual([202, 'confirm'])
  expect((await one.listing.listEditors({ listing_id: one.listing_id })).items).toEqual([])
  await answered(link('confirm_request', { token: await tokenOf('confirm') }))
  const invited = await one.listing.addEditor(input, key)
  expect([answerOf(invited).status, invited]).toEqual([201, expect.objectContaining({ email: addressOf(editor), status: 'invited' })])
  const again = await one.listing.addEditor(input)
  expect([answerOf(again).status, again]).toEqual([200, invited])
  expect(await emails('editor', addressOf(editor))).toHaveLength(1)
})

describe('an editor', () => {
  test('does with the listing and its draft what the owner does, and versions name them', async () => {
    const { one, editor, listing_id } = await edited()
    const mine = await editor.listing.updateMyListing({ listing_id, fields: { headline: 'By the editor' } })
    expect([mine.headline, mine.versions[0]?.by]).toEqual(['By the editor', editor.account_id])
    expect((await editor.listing.listMyListings()).items.map((item) => item.listing_id)).toEqual([listing_id])
    await editor.listing.updateDraft({ id: one.draft_id, fields: { summary: 'By the editor too, from the draft of it.' } })
    expect((await editor.listing.getDraft({ id: one.draft_id })).fields.summary.value).toContain('By the editor')
    await editor.listing.postListingUpdate({ listing_id, title: 'News', body: 'From the editor.' })
    const { id } = await editor.listing.addMilestone({ listing_id, date: '2026-01-01', title: 'Done' })
    await editor.listing.deleteMilestone({ listing_id, milestone_id: id })
    await editor.listing.setFounderStory({ listing_id, problem: 'Nobody knew what to sow.' })
    expect((await editor.listing.getBadges({ listing_id })).verification?.state).toBe('unchecked')
    expect((await one.listing.getMyListing({ listing_id })).headline).toBe('By the editor')
    const history = async () => {
      const { name, value } = await sessionCookie(testService, one.account_id)
      const shown = await fetch(`${testService.url}/account/listings/${listing_id}/versions`, { headers: { cookie: `${name}=${value}` } })
      return (await shown.text()).replaceAll(/<[^>]+>/g, '')
    }
    const [{ editor_id, email } = { editor_id: 0, email: '' }] = (await one.listing.listEditors({ listing_id })).items
    expect(await history()).toContain(`Edited by ${email} ·`)
    // Of whom the listing is no business any more, nothing is told.
    await one.listing.removeEditor({ listing_id, editor_id })
    expect(await history()).toContain('Edited by somebody else ·')
  })

  test('proves the website for the owner, by the owner’s challenge', async () => {
    const { one, editor, listing_id } = await edited()
    const { challenges } = await editor.listing.getOwnership({ listing_id })
    expect(challenges).toEqual((await one.listing.getOwnership({ listing_id })).challenges)
    one.pages['/.well-known/listing-challenge.txt'] = plain(challenges.file.content)
    expect((await editor.listing.verifyOwnership({ listing_id, method: 'file' })).status).toBe('verified')
    expect((await testService.visitor().getListing({ slug: one.slug })).owner.verified).toBe(true)
  })

  test('reads its numbers, and who else may write it, and saves its draft again, as the owner does', async () => {
    const { one, editor, editor_id, listing_id } = await edited()
    expect((await editor.listing.listEditors({ listing_id })).items).toMatchObject([{ editor_id, status: 'active' }])
    expect((await editor.listing.listPublishers({ listing_id })).items).toEqual([])
    expect(await editor.listing.getListingStats({ listing_id })).toEqual(await one.listing.getListingStats({ listing_id }))
    expect(await editor.listing.submitDraft({ id: one.draft_id })).toEqual(await one.listing.submitDraft({ id: one.draft_id }))
  })

  test('gives it to nobody, takes it not down, and shares it with nobody', async () => {
    const { editor, listing_id, editor_id } = await edited()
    const { listing } = editor
    for (const call of [
      () => listing.archiveListing({ listing_id }),
      () => listing.transferListing({ listing_id, email: 'eve@elsewhere.test' }),
      () => listing.cancelTransfer({ listing_id }),
      () => listing.addEditor({ listing_id, email: 'eve@elsewhere.test' }),
      () => listing.removeEditor({ listing_id, editor_id }),
    ])
      expect((await refused(call())).status).toBe(404)
  })

  test('sees, pays and makes none of the owner’s orders', async () => {
    const { one, editor, listing_id } = await edited()
    const items = [{ product: 'sections' as const, listing_id, options: { sections: ['story' as const] } }]
    const { number } = await one.listing.createCheckout({ items })
    expect((await refused(editor.listing.getOrder({ number }))).status).toBe(404)
    expect((await editor.listing.listMyOrders()).items).toEqual([])
    expect((await refused(editor.listing.createCheckout({ items }))).status).toBe(422)
  })

  test('leaves the owner’s founder profile alone, and has it not for their own', async () => {
    const { one, editor } = await edited()
    const problem = await refused(editor.listing.updateDraft({ id: one.draft_id, founders: [{ ...FOUNDER, name: 'Eve' }] }))
    expect(problem.code).toBe('conflict')
    // As it is, beside founders that come after it.
    const { founders } = await editor.listing.getDraft({ id: one.draft_id })
    const [first] = founders.map(({ name, role, bio, email, photo_url, socials }) => ({ name, role, bio, email, photo_url, socials }))
    if (!first) throw new Error('the owner is a founder')
    const { founders: next } = await editor.listing.updateDraft({ id: one.draft_id, founders: [first, { name: 'Bo Root', role: 'Cook' }] })
    expect(next.map(({ name }) => name)).toEqual([FOUNDER.name, 'Bo Root'])
    expect((await one.listing.getFounderProfile()).name).toBe(FOUNDER.name)
    expect((await editor.listing.getFounderProfile()).name).toBeNull()
  })

  test('edits that listing, and no other of its owner', async () => {
    const { editor } = await edited()
    const other = await live()
    for (const call of [
      () => editor.listing.getMyListing({ listing_id: other.listing_id }),
      () => editor.listing.updateMyListing({ listing_id: other.listing_id, fields: { headline: 'x' } }),
      () => editor.listing.getDraft({ id: other.draft_id }),
    ])
      expect((await refused(call())).status).toBe(404)
  })

  test('is none any more once the listing goes to somebody else', async () => {
    const { one, editor, listing_id } = await edited()
    const claimer = await testService.founder()
    const { claim_id, ownership } = await claimer.listing.claimListing({ slug: one.slug })
    one.pages['/.well-known/listing-challenge.txt'] = plain(ownership.challenges.file.content)
    await claimer.listing.verifyClaim({ claim_id, method: 'file' })
    expect((await refused(editor.listing.getMyListing({ listing_id }))).status).toBe(404)
    expect((await claimer.listing.listEditors({ listing_id })).items).toEqual([])
  })

  test('needs the scopes that the owner would', async () => {
    const { editor, listing_id } = await edited()
    const apiKey = await testService.key(editor.account_id, ['account:read'])
    const reader = createListing({ baseUrl: testService.url, apiKey, retries: 0 })
    expect((await reader.getMyListing({ listing_id })).listing_id).toBe(listing_id)
    expect((await refused(reader.updateMyListing({ listing_id, fields: { headline: 'x' } }))).code).toBe('insufficient_scope')
  })
})

test('nobody is invited to what is disputed, nor oneself, nor by who is not the owner', async () => {
  const [one, other] = [await live(), await live()]
  expect((await refused(other.listing.addEditor({ listing_id: one.listing_id, email: 'ada@elsewhere.test' }))).status).toBe(404)
  expect((await refused(one.listing.addEditor({ listing_id: one.listing_id, email: addressOf(one) }))).errors?.[0]?.field).toBe('/email')
  await testService.sql`
    insert into claims (listing_id, account_id, status, created_at, expires_at) values (${one.listing_id}, ${other.account_id}, 'disputed', now(), now())`
  expect((await refused(one.listing.addEditor({ listing_id: one.listing_id, email: 'ada@elsewhere.test' }))).code).toBe('conflict')
  expect(
    (await refusedBy((await person(one.account_id))('add_editor', { listing_id: one.listing_id, email: 'ada@elsewhere.test' })))[1],
  ).toBe('conflict')
})
