import { expect, test } from 'bun:test'
import { refreshSearchTiers } from '../../server/listings/search_row.ts'
import { startTestService, type TestService } from '../test_service.ts'
import { putLive, say, set } from './live.ts'
import { until } from '../until.ts'

const testService: TestService = await startTestService({ crowded: true, role: 'web', env: { LIMITS: 'anonymous_per_minute=1000000' } })
const account_id = await testService.account()

const countOf = async (name: string) =>
  (await testService.visitor().listCategories()).items.find((category) => category.name === name)?.listings

/** The count once it is what is expected. */
const soon = async (name: string, listings: number) => (await until(async () => (await countOf(name)) === listings)) && countOf(name)

test('every category has a name, an address of its own and a description, in the order of names', async () => {
  const { items } = await testService.visitor().listCategories()
  expect(items.length).toBeGreaterThanOrEqual(40)
  expect(new Set(items.map(({ slug }) => slug)).size).toBe(items.length)
  expect(items.every(({ slug, description }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && description.length > 10)).toBe(true)
  expect(items.map(({ name }) => name)).toContain('Developer Tools')
  const rows = await testService.sql<{ name: string }[]>`select name from categories order by name`
  expect(items.map(({ name }) => name)).toEqual(rows.map(({ name }) => name))
})

test('a launch, an edit of categories and a suspension are counted as soon as counts are read anew', async () => {
  expect(await soon('Email', 0)).toBe(0)
  const { profile_id } = await putLive(testService, account_id, { name: 'Postern', categories: ['Email', 'Productivity'] })
  await putLive(testService, account_id, { name: 'Posterior', categories: ['Email'] })
  expect(await soon('Email', 2)).toBe(2)
  expect(await soon('Productivity', 1)).toBe(1)
  await say(testService, profile_id, { categories: ['Productivity', 'Real Estate'] })
  expect(await soon('Email', 1)).toBe(1)
  expect(await soon('Real Estate', 1)).toBe(1)
  await set(testService, profile_id, { status: 'suspended' })
  expect(await soon('Real Estate', 0)).toBe(0)
  expect(await soon('Productivity', 0)).toBe(0)
})

test('a listing that is not live is not counted', async () => {
  await putLive(testService, account_id, { name: 'Scheduled', categories: ['Travel & Mobility'], status: 'scheduled' })
  await putLive(testService, account_id, { name: 'There', categories: ['Travel & Mobility'] })
  expect(await soon('Travel & Mobility', 1)).toBe(1)
})

test('votes and edits of other words change no count, and summing up keeps all', async () => {
  const { profile_id, id } = await putLive(testService, account_id, { name: 'Steady', categories: ['Open Source'] })
  await set(testService, profile_id, { votes: 5 })
  await say(testService, profile_id, { headline: 'Steady as before' })
  await refreshSearchTiers(testService.sql)
  await refreshSearchTiers(testService.sql)
  expect(await soon('Open Source', 1)).toBe(1)
  const [rows] = await testService.sql<{ rows: number }[]>`select count(*) as rows from category_changes where category = 'Open Source'`
  expect(rows?.rows).toBe(1)
  await testService.sql`delete from listings where id = ${id}`
  expect(await soon('Open Source', 0)).toBe(0)
})

test('launches of one category at once all count and never wait for each other', async () => {
  const account = await testService.account()
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      putLive(testService, account, {
        name: `Rush ${index}`,
        categories: index % 2 ? ['Data & Databases', 'Design & Creative'] : ['Design & Creative', 'Data & Databases'],
      }),
    ),
  )
  expect(await soon('Data & Databases', 20)).toBe(20)
  expect(await soon('Design & Creative', 20)).toBe(20)
})
