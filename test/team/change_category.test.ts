import { expect, test } from 'bun:test'
import { answered, logged, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'
import { putShown } from '../web/public/put.ts'

const testService = await startTestService({ role: 'web' })
const calls = await openCalls(testService)
const { operator } = calls
const categories = async () => [
  ...(await testService.sql<
    { name: string; slug: string; description: string }[]
  >`select name, slug, description from categories order by name`),
]
const added = async (name: string) => (await answered(operator('add_category', { name, description: 'As it was.' }))).slug

test('a category keeps its address and its listings under a new name, which search knows at once', async () => {
  const slug = await added('Garden robots')
  const { id, slug: listing } = await putShown(testService, await testService.account(), { categories: ['Garden robots'] })
  const key = crypto.randomUUID()
  for (let press = 0; press < 2; press++)
    await answered(operator('change_category', { slug, name: 'Bed robots', description: 'New.' }, key))
  expect((await categories()).filter((one) => one.slug === slug).map((one) => ({ ...one }))).toEqual([
    { name: 'Bed robots', slug, description: 'New.' },
  ])
  expect((await testService.visitor().getListing({ slug: listing })).categories).toEqual(['Bed robots'])
  expect((await testService.visitor().searchListings({ category: 'Bed robots' })).items.map((item) => item.id)).toEqual([id])
  expect(await logged(testService, 'category.change', slug)).toBe(1)
})

test('what a website proposes in it is proposed under its new name, also where it was dismissed', async () => {
  const slug = await added('Hot frames')
  const { profile_id } = await putShown(testService, await testService.account(), { categories: ['Hot frames'] })
  const drafted = { value: ['Hot frames', 'Email'], evidence: [] }
  for (const [status, now] of [
    ['open', ['Hot frames']],
    ['dismissed', null],
  ] as const)
    await testService.sql`
      insert into proposals (company_id, field, kind, now, drafted, found_at, status, holds)
      select company_id, 'categories', 'changed', ${JSON.stringify(now)}::text::jsonb, ${testService.sql.json(drafted)}, now(), ${status}, ${status === 'dismissed'}
      from profiles where id = ${profile_id}`
  await answered(operator('change_category', { slug, name: 'Cold frames', description: 'As it was.' }))
  const rows = await testService.sql`select now, drafted from proposals where field = 'categories' order by id`
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { now: ['Cold frames'], drafted: { value: ['Cold frames', 'Email'], evidence: [] } },
    { now: null, drafted: { value: ['Cold frames', 'Email'], evidence: [] } },
  ])
})

test('what says the same is no change, and no line of the log', async () => {
  const slug = await added('Seed banks')
  await answered(operator('change_category', { slug, name: ' Seed  banks ', description: 'As it was.' }))
  expect(await logged(testService, 'category.change', slug)).toBe(0)
})

test('the name of another, whatever its case, none, a long one, signs that are none, and a category that is none are refused', async () => {
  const slug = await added('Bee keeping')
  await added('Bird houses')
  const before = await categories()
  for (const wrong of [
    { name: 'bird HOUSES' },
    { name: 'x' },
    { name: 'x'.repeat(61) },
    { name: '<b>Bees</b>' },
    { description: 'x'.repeat(301) },
    { slug: 'none' },
  ])
    expect(await refusedBy(operator('change_category', { slug, name: 'Bees', description: '', ...wrong }))).toEqual([
      422,
      'validation_failed',
    ])
  expect(await categories()).toEqual(before)
})

test('no founder changes one', async () => {
  const slug = await added('Ponds')
  const founder = await calls.person(await testService.account())
  expect(await refusedBy(founder('change_category', { slug, name: 'Lakes', description: '' }))).toEqual([404, 'not_found'])
  expect((await categories()).map(({ name }) => name)).toContain('Ponds')
})
