import { expect, test } from 'bun:test'
import { answered, logged, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })
const { team, person } = await openCalls(testService)
const named = async (name: string) => (await testService.sql`select 1 from categories where name = ${name}`).length

test('a category is added once to a form, and stands in the log', async () => {
  const member = await team()
  const key = crypto.randomUUID()
  const add = () => answered(member('add_category', { name: 'Garden robots', description: 'They weed.' }, key))
  const slugs = [...(await Promise.all([add(), add()])), await add()].map(({ slug }) => slug)
  expect([new Set(slugs).size, await named('Garden robots'), await logged(testService, 'category.add')]).toEqual([1, 1, 1])
})

test('a name that is taken and one that is none are refused, and founders add none', async () => {
  const member = await team()
  for (const name of ['Productivity', '!', ''])
    expect(await refusedBy(member('add_category', { name, description: '' }))).toEqual([422, 'validation_failed'])
  const founder = await person(await testService.account())
  expect(await refusedBy(founder('add_category', { name: 'Mine', description: '' }))).toEqual([404, 'not_found'])
  expect(await named('Mine')).toBe(0)
})
