import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })
const calls = await openCalls(testService)
const nameOf = async (id: string) => (await testService.sql<{ name: string }[]>`select name from auth."user" where id = ${id}`)[0]?.name

test('an account is called what its owner says, and no other account is', async () => {
  const [ada, bo] = [await testService.account('Ada'), await testService.account('Bo')]
  const person = await calls.person(ada)
  await answered(person('rename_account', { name: 'Ada Lindgren' }))
  expect([await nameOf(ada), await nameOf(bo)]).toEqual(['Ada Lindgren', 'Bo'])
})

test('a form that comes late does not undo what was said after it', async () => {
  const ada = await testService.account('Ada')
  const person = await calls.person(ada)
  const key = crypto.randomUUID()
  for (const [name, sent] of [
    ['Ada One', key],
    ['Ada Two', crypto.randomUUID()],
    ['Ada One', key],
  ] as const)
    await answered(person('rename_account', { name }, sent))
  expect(await nameOf(ada)).toBe('Ada Two')
})

test('a name of nothing, one that is too long and one with control characters are refused', async () => {
  const ada = await testService.account('Ada')
  const person = await calls.person(ada)
  for (const name of ['', 'x'.repeat(5000), 'a\u0007b'])
    expect(await refusedBy(person('rename_account', { name }))).toEqual([422, 'validation_failed'])
  expect(await refusedBy(calls.anyone('rename_account', { name: 'x' }))).toEqual([401, 'unauthorized'])
  expect(await nameOf(ada)).toBe('Ada')
})
