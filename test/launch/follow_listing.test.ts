import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

import { putShown } from '../web/public/put.ts'

const testService = await startTestService({ role: 'web' })
const calls = await openCalls(testService)
const followers = async (id: number) => (await testService.sql`select 1 from listing_follows where listing_id = ${id}`).length

test('a listing is followed once by an account, and no more after that is said', async () => {
  const { id, slug } = await putShown(testService, await testService.account())
  const [one, other] = [await calls.person(await testService.account()), await calls.person(await testService.account())]
  const key = crypto.randomUUID()
  for (let press = 0; press < 2; press++)
    expect((await answered(one('follow_listing', { slug, follow: true }, key))).outcome).toBe('followed')
  await answered(other('follow_listing', { slug, follow: true }))
  expect(await followers(id)).toBe(2)
  expect((await answered(one('follow_listing', { slug, follow: false }))).outcome).toBe('unfollowed')
  expect(await followers(id)).toBe(1)
})

test('a listing that was taken down is followed by nobody anew, and no more by who says so', async () => {
  const { id, slug } = await putShown(testService, await testService.account())
  const person = await calls.person(await testService.account())
  await answered(person('follow_listing', { slug, follow: true }))
  await testService.operate('suspend_listing', { listing_id: id, reason: null })
  expect((await answered(person('follow_listing', { slug, follow: true }))).outcome).toBe('refused')
  // Said again, and of what never was, it is answered alike.
  for (const named of [slug, slug, 'nobody-has-this'])
    expect(await answered(person('follow_listing', { slug: named, follow: false }))).toEqual({ outcome: 'unfollowed', reason: null })
  expect(await followers(id)).toBe(0)
})

test('a listing that is none, and an address that is not confirmed, are told why', async () => {
  const { slug } = await putShown(testService, await testService.account())
  const account_id = await testService.account()
  const person = await calls.person(account_id)
  expect(await answered(person('follow_listing', { slug: 'nobody-has-this', follow: true }))).toEqual({
    outcome: 'refused',
    reason: 'not_found',
  })
  await testService.sql`update auth."user" set "emailVerified" = false where id = ${account_id}`
  expect(await answered(person('follow_listing', { slug, follow: true }))).toEqual({
    outcome: 'refused',
    reason: 'email_unconfirmed',
  })
  expect(await refusedBy(calls.anyone('follow_listing', { slug, follow: true }))).toEqual([401, 'unauthorized'])
})
