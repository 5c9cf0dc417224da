import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'
import { askCode } from './device.ts'

const testService = await startTestService({ role: 'web' })
const calls = await openCalls(testService)

test('a code says which app asks, and for what, as often as it is looked at', async () => {
  const { user_code } = await askCode(testService)
  const person = await calls.person(await testService.account())
  const found = await answered(person('find_device', { user_code }))
  expect(found).toMatchObject({ client_id: 'listing-cli', client_name: 'Listing command line', own: true })
  expect(found.scopes.length).toBeGreaterThan(0)
  expect(await answered(person('find_device', { user_code }))).toEqual(found)
})

test('a code that never was, one that is over and one that is answered are no codes', async () => {
  const id = await testService.account()
  const person = await calls.person(id)
  for (const user_code of ['', 'ABCD0000', "' or 1=1 --"])
    expect(await refusedBy(person('find_device', { user_code }))).toEqual([404, 'not_found'])
  const [over, denied] = [await askCode(testService), await askCode(testService)]
  await testService.sql`update auth."deviceCode" set "expiresAt" = now() - interval '1 second' where "deviceCode" = ${over.device_code}`
  await answered(person('answer_device', { user_code: denied.user_code, allow: false }))
  for (const { user_code } of [over, denied]) expect(await refusedBy(person('find_device', { user_code }))).toEqual([404, 'not_found'])
})

test('an account tries ten codes in a quarter of an hour, wrong ones counted, and another has its own ten', async () => {
  const person = await calls.person(await testService.account())
  for (let nth = 0; nth < 10; nth++)
    expect(await refusedBy(person('find_device', { user_code: `ABCD000${nth}` }))).toEqual([404, 'not_found'])
  const { user_code } = await askCode(testService)
  expect(await refusedBy(person('find_device', { user_code }))).toEqual([429, 'rate_limited'])
  await answered((await calls.person(await testService.account()))('find_device', { user_code }))
  testService.turnClock(901)
  await answered(person('find_device', { user_code }))
})

test('nobody looks who is not signed in', async () => {
  const { user_code } = await askCode(testService)
  expect(await refusedBy(calls.anyone('find_device', { user_code }))).toEqual([401, 'unauthorized'])
  expect(await refusedBy(calls.link('find_device', { user_code }))).toEqual([401, 'unauthorized'])
})
