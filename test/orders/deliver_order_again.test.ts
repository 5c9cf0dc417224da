import { expect, test } from 'bun:test'
import { answered, logged, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'
import { checkout, launchOf, post, toProvider } from './buyers.ts'
import { buyer } from './shop.ts'

const testService = await startTestService({ role: 'web' })
const calls = await openCalls(testService)

/** A paid launch that could not be delivered: its listing was archived meanwhile. */
async function held() {
  const who = await buyer(testService)
  const { number, checkout_url } = await checkout(who, launchOf(who))
  const put = (status: string) => testService.sql`update listings set status = ${status} where id = ${who.listing_id}`
  const page = await toProvider(testService, checkout_url)
  await put('archived')
  await post(testService, page, { outcome: 'succeed' })
  const state = async () => {
    const [row] = await testService.sql<{ fulfillment: string; held: boolean }[]>`
      select fulfillment, held_reason is not null as held from orders where number = ${number}`
    return [row?.fulfillment, row?.held]
  }
  const made = async () =>
    (
      await testService.sql`select 1 from fulfillments f join order_lines l on l.id = f.order_line_id where l.listing_id = ${who.listing_id}`
    ).length
  return { who, number, put, state, made }
}

test('what was held is delivered once its cause is mended, once however often that is pressed', async () => {
  const { who, number, put, state, made } = await held()
  expect((await state())[1]).toBe(true)
  await put('draft')
  const [member, key] = [await calls.team(), crypto.randomUUID()]
  for (const sent of [key, crypto.randomUUID()])
    expect(await answered(member('deliver_order_again', { number }, sent))).toEqual({ number, fulfillment: 'complete', held_reason: null })
  expect(await refusedBy(member('deliver_order_again', { number }, key))).toEqual([422, 'idempotency_conflict'])
  expect([await state(), await made()]).toEqual([['complete', false], 1])
  expect((await who.listing.getMyListing({ listing_id: who.listing_id })).status).toBe('live')
  expect(await logged(testService, 'order.deliver', number)).toBe(2)
})

test('as long as its cause stands, it stays held and says why', async () => {
  const { number, made } = await held()
  const answer = await answered(calls.operator('deliver_order_again', { number }))
  expect([answer.fulfillment === 'complete', answer.held_reason, await made()]).toEqual([false, expect.stringContaining('archived'), 0])
})

test('what was not paid and what is no order are refused, and no buyer delivers to themselves', async () => {
  const who = await buyer(testService)
  const open = await checkout(who, launchOf(who))
  for (const number of [open.number, 'L-2026-999999', ''])
    expect(await refusedBy(calls.operator('deliver_order_again', { number }))).toEqual([422, 'validation_failed'])
  const waiting = await held()
  await waiting.put('draft')
  const owner = await calls.person(waiting.who.account_id)
  expect(await refusedBy(owner('deliver_order_again', { number: waiting.number }))).toEqual([404, 'not_found'])
  expect(await waiting.made()).toBe(0)
})
