import { expect, test } from 'bun:test'
import { answered, logged, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'
import { asked, kept } from './questions.ts'

const testService = await startTestService({ crowded: true, role: 'web' })
const calls = await openCalls(testService)
const order = async () => (await asked(testService)).map(({ id }) => id)
const move = (id: number | undefined, way: 'up' | 'down', key?: string) =>
  answered(calls.operator('move_question', { id: id ?? 0, way }, key))

test('a question changes places with the one before or after it; the form sent twice moves it once', async () => {
  const [first, second, third, ...rest] = await order()
  const key = crypto.randomUUID()
  for (let press = 0; press < 2; press++) await move(third, 'up', key)
  expect(await order()).toEqual([first, third, second, ...rest].map((id) => id ?? 0))
  await move(third, 'down')
  expect(await order()).toEqual([first, second, third, ...rest].map((id) => id ?? 0))
  expect(await logged(testService, 'question.move', String(third))).toBe(2)
})

test('the first does not move up nor the last down, and that is no line of the log', async () => {
  const before = await order()
  const lines = await logged(testService, 'question.move')
  await move(before[0], 'up')
  await move(before.at(-1), 'down')
  expect([await order(), await logged(testService, 'question.move')]).toEqual([before, lines])
})

test('moved at once by several, every question keeps a place of its own', async () => {
  const before = await order()
  await Promise.all(before.slice(0, 4).flatMap((id) => [move(id, 'down'), move(id, 'up')]))
  expect(new Set(await order())).toEqual(new Set(before))
  const places = (await kept(testService)).map(({ position }) => position)
  expect(new Set(places).size).toBe(before.length)
})

test('what is retired or none has no place to move to, and no founder moves one', async () => {
  const [first] = await order()
  const id = first ?? 0
  await answered(calls.operator('retire_question', { id, retire: true }))
  for (const wrong of [id, 999_999_999])
    expect(await refusedBy(calls.operator('move_question', { id: wrong, way: 'down' }))).toEqual([422, 'validation_failed'])
  const before = await order()
  const founder = await calls.person(await testService.account())
  expect(await refusedBy(founder('move_question', { id: before[0] ?? 0, way: 'down' }))).toEqual([404, 'not_found'])
  expect(await order()).toEqual(before)
})
