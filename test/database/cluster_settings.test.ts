import { expect, test } from 'bun:test'
import { memoryMegabytes, settingsFor } from '../../server/database/cluster_settings.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })

test("the embedded database's memory follows the machine's, within bounds", () => {
  expect(memoryMegabytes()).toBeGreaterThan(100)
  const buffers = [256, 1_024, 4_096, 24_000, 1_000_000].map((megabytes) => settingsFor(megabytes).shared_buffers)
  expect(buffers).toEqual(['64MB', '128MB', '512MB', '2048MB', '2048MB'])
})

test('and PostgreSQL runs with it', async () => {
  const settings = await testService.sql<{ name: string; setting: string }[]>`
    select name, setting from pg_settings where name in ('jit', 'random_page_cost', 'fsync')`
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toMatchObject({ jit: 'off', random_page_cost: '1.1' })
})
