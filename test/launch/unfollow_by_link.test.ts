import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'
import { putShown } from '../web/public/put.ts'

const testService = await startTestService({ role: 'web' })
const calls = await openCalls(testService)
const followers = async (id: number) => (await testService.sql`select 1 from listing_follows where listing_id = ${id}`).length

/** A listing with two followers, and the token that stands in the e-mails of the first. */
async function followed() {
  const { id, slug } = await putShown(testService, await testService.account())
  const account_id = await testService.account()
  for (const who of [account_id, await testService.account()])
    await answered((await calls.person(who))('follow_listing', { slug, follow: true }))
  const [row] = await testService.sql<{ token: string }[]>`
    select token from listing_follows where listing_id = ${id} and account_id = ${account_id}`
  return { id, slug, account_id, token: row?.token ?? '' }
}

test('the link of an e-mail ends the e-mails of one follower without a sign-in; pressed again it stays ended', async () => {
  const { id, token } = await followed()
  expect(await answered(calls.link('unfollow_by_link', { token }))).toEqual({ ended: true })
  expect(await followers(id)).toBe(1)
  expect(await answered(calls.link('unfollow_by_link', { token }))).toEqual({ ended: false })
  expect(await followers(id)).toBe(1)
})

test('a form sent twice at once is answered alike', async () => {
  const { token } = await followed()
  const key = crypto.randomUUID()
  const press = () => answered(calls.link('unfollow_by_link', { token }, key))
  expect([...(await Promise.all([press(), press()])), await press()]).toEqual([{ ended: true }, { ended: true }, { ended: true }])
})

test('the link of an older e-mail ends what is followed anew', async () => {
  const { id, slug, account_id, token } = await followed()
  const person = await calls.person(account_id)
  await answered(person('follow_listing', { slug, follow: false }))
  await answered(person('follow_listing', { slug, follow: true }))
  expect(await answered(calls.link('unfollow_by_link', { token }))).toEqual({ ended: true })
  expect(await followers(id)).toBe(1)
})

test('what is no token ends nothing, and without a link nobody is asked', async () => {
  const { id, token } = await followed()
  for (const wrong of ['', 'A'.repeat(32), token.slice(1), `${token}A`, "' or true --"])
    expect(await answered(calls.link('unfollow_by_link', { token: wrong }))).toEqual({ ended: false })
  expect(await refusedBy(calls.link('unfollow_by_link', { token: 'A'.repeat(501) }))).toEqual([422, 'validation_failed'])
  expect(await refusedBy(calls.anyone('unfollow_by_link', { token }))).toEqual([404, 'not_found'])
  expect(await followers(id)).toBe(2)
})
