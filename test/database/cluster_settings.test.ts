import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { memoryMegabytes, settingsFor } from '../../server/database/cluster_settings.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })

test("the embedded database's memory follows the machine's, within bounds", () => {
  expect(memoryMegabytes()).toBeGreaterThan(100)
  const buffers = [256, 1_024, 4_096, 24_000, 1_000_000].map((megabytes) => settingsFor(megabytes, 100_000).shared_buffers)
  expect(buffers).toEqual(['64MB', '128MB', '512MB', '2048MB', '2048MB'])
})

test('and is no more than it has to fill, since naming what is empty takes memory too', () => {
  const buffers = [30, 300, 5_000].map((disk) => settingsFor(24_000, disk).shared_buffers)
  expect(buffers).toEqual(['256MB', '600MB', '2048MB'])
})

test('and PostgreSQL runs with it', async () => {
  const settings = await testService.sql<{ name: string; setting: string }[]>`
    select name, setting from pg_settings where name in ('jit', 'random_page_cost', 'io_method', 'wal_buffers')`
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    ...{ jit: 'off', random_page_cost: '1.1' },
    // Of the pages that it takes at once, 8 KB each; and what is read for it by another process takes several times as long.
    ...{ wal_buffers: '128', io_method: 'sync' },
  })
})

test('which leaves what a statement freed to the next one, instead of asking the system for it each time', async () => {
  // Only there does the system tell, and only of a database on this machine.
  if (process.platform !== 'linux' || process.env.DATABASE_URL !== undefined) return
  const sql = await testService.sql.reserve()
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  /** Pages that the kernel gave it. */
  const pages = () => Number(readFileSync(`/proc/${row?.pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[7])
  const ask = async (times: number) => {
    for (let call = 0; call < times; call++) await sql`select cardinality(array_agg(n)) from generate_series(1, 30000) n`
  }
  await ask(8)
  const before = pages()
  await ask(50)
  expect(pages() - before).toBeLessThan(500)
  sql.release()
})
