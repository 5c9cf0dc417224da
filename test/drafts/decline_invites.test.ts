import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'
import { refused } from '../refused.ts'
import { gardenSite, serveSites } from '../sites.ts'

const { env } = serveSites({ 'beetroot.test': gardenSite() })
const testService = await startTestService({ env })
const { link, anyone } = await openCalls(testService)

/** A founder with a draft, and what invites them: answers the token at the foot of the e-mail. */
async function inviter() {
  const { listing } = await testService.founder()
  const { id } = await listing.submitListing({ url: 'http://beetroot.test' })
  await listing.waitForDraft(id)
  const invite = async (email: string) => {
    await listing.inviteCofounder({ id, email })
    const [row] = await testService.sql<{ url: string }[]>`
      select letter #>> '{unsubscribe,url}' as url from outbox where kind = 'invite' and email = ${email} order by id desc limit 1`
    return new URL(row?.url ?? '').pathname.split('/').at(-1) ?? ''
  }
  return { listing, id, invite }
}
const held = async () =>
  [...(await testService.sql`select email, kind, reason from suppressions order by email`)].map((row) => ({ ...row }))

test('one press ends all invites to a mailbox, whoever sends them and however it is spelled; pressed again it stays so', async () => {
  const [one, other] = [await inviter(), await inviter()]
  const token = await one.invite('bo.berg@gmail.com')
  for (let press = 0; press < 2; press++) await answered(link('decline_invites', { token }))
  expect(await held()).toEqual([{ email: 'boberg@gmail.com', kind: 'invite', reason: 'declined' }])
  for (const email of ['bo.berg@gmail.com', 'BoBerg+list@gmail.com'])
    expect((await refused(other.listing.inviteCofounder({ id: other.id, email }))).errors?.[0]?.field).toBe('/email')
  const [sent] = await testService.sql<{ count: number }[]>`
    select count(*)::int as count from outbox where kind = 'invite' and email like '%berg%@gmail.com'`
  // The first, which was written before anybody declined.
  expect(sent?.count).toBe(1)
})

test('a token that never was is answered the same and ends nothing', async () => {
  const before = await held()
  for (const token of ['', 'A'.repeat(22), 'x', "' or true --"]) await answered(link('decline_invites', { token }))
  expect(await held()).toEqual(before)
  expect(await refusedBy(link('decline_invites', { token: 'A'.repeat(501) }))).toEqual([422, 'validation_failed'])
})

test('only who holds the link declines, and other mailboxes stay open', async () => {
  const { invite } = await inviter()
  const token = await invite('cy@friends.example')
  expect(await refusedBy(anyone('decline_invites', { token }))).toEqual([404, 'not_found'])
  expect((await held()).map(({ email }) => email)).not.toContain('cy@friends.example')
  await answered(link('decline_invites', { token }))
  await invite('dee@friends.example')
  expect((await held()).map(({ email }) => email)).not.toContain('dee@friends.example')
})
