import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'
import { putShown } from '../web/public/put.ts'

const testService = await startTestService({ role: 'web' })
const calls = await openCalls(testService)

test('an export holds what is kept of the account, and nothing of another', async () => {
  const [id, other] = [await testService.account(), await testService.account()]
  const [mine, theirs] = [await putShown(testService, id), await putShown(testService, other)]
  const key = await testService.key(id)
  const exported = await answered((await calls.person(id))('export_account', {}))
  expect(exported).toMatchObject({ account: [{ id }], listings: [{ slug: mine.slug }], api_keys: [{}] })
  const text = JSON.stringify(exported)
  for (const foreign of [other, `"${theirs.slug}"`, key]) expect(text.includes(foreign)).toBe(false)
})

test('it changes nothing, and what was done since stands in the next one', async () => {
  const id = await testService.account()
  const person = await calls.person(id)
  const read = async () => {
    const { exported_at: _now, account, ...rest } = await answered(person('export_account', {}))
    return { account, rest }
  }
  const first = await read()
  expect(await read()).toEqual(first)
  await answered(person('rename_account', { name: 'Ada of the beds' }))
  expect(await read()).toEqual({ rest: first.rest, account: [expect.objectContaining({ name: 'Ada of the beds' })] })
})

test('ten an hour are enough for an account, another has its own, and the hour ends', async () => {
  const person = await calls.person(await testService.account())
  for (let nth = 0; nth < 10; nth++) await answered(person('export_account', {}))
  expect(await refusedBy(person('export_account', {}))).toEqual([429, 'rate_limited'])
  await answered((await calls.person(await testService.account()))('export_account', {}))
  testService.turnClock(3601)
  await answered(person('export_account', {}))
})

test('nobody exports who is not signed in', async () => {
  expect(await refusedBy(calls.anyone('export_account', {}))).toEqual([401, 'unauthorized'])
  expect(await refusedBy(calls.operator('export_account', {}))).toEqual([401, 'unauthorized'])
})
