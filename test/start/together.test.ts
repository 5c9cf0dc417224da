import { afterEach, expect, test } from 'bun:test'
import { join } from 'node:path'
import { freshDatabase, type FreshDatabase, type Template } from '../cluster.ts'
import { temporaryFolder } from '../cli/temporary_folder.ts'
import { freePort } from '../free_port.ts'

const MAIN = join(import.meta.dir, '../../server/main.ts')
const EMPTY: Template = { kind: 'empty', version: '1', prepare: async () => {} }
const folder = temporaryFolder()
const running = new Set<Bun.Subprocess>()
let database: FreshDatabase | null = null

afterEach(async () => {
  for (const child of running) {
    child.kill('SIGKILL')
    await child.exited
  }
  running.clear()
  await database?.drop()
})

function start(words: string[], url: string): Bun.Subprocess<'ignore', 'ignore', 'pipe'> {
  const child = Bun.spawn([process.execPath, MAIN, ...words], {
    env: {
      PATH: process.env.PATH ?? '',
      DATABASE_URL: url,
      DATA_DIR: folder,
      PORT: String(freePort()),
      BASE_URL: 'http://localhost:3000',
      AUTH_SECRET: 'a secret that all of these processes share',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  running.add(child)
  return child
}

/** Resolves to null once a service says that it has started, to what it said when it ended instead. */
async function failure(child: Bun.Subprocess<'ignore', 'ignore', 'pipe'>): Promise<string | null> {
  const decoder = new TextDecoder()
  let said = ''
  for await (const chunk of child.stderr) {
    said += decoder.decode(chunk, { stream: true })
    if (said.includes('"event":"started"')) return null
  }
  return said || `ended with ${await child.exited}`
}

test('two web processes, a worker and migrate started together on an empty database all start', async () => {
  database = await freshDatabase(EMPTY)
  const { url } = database
  const services = ['web', 'web', 'worker'].map((role) => start(['serve', '--role', role], url))
  const migrate = start(['migrate'], url)
  expect(await Promise.all(services.map(failure))).toEqual([null, null, null])
  expect([await migrate.exited, await new Response(migrate.stderr).text()]).toEqual([0, ''])
  for (const child of services) child.kill('SIGTERM')
  await Promise.all(services.map(({ exited }) => exited))
})

test('migrate alone makes everything a service needs, the queue of its jobs too', async () => {
  database = await freshDatabase(EMPTY)
  expect(await start(['migrate'], database.url).exited).toBe(0)
  const sql = database.open(1)
  const before = await tablesOf(sql)
  expect(before).toContain('jobs.job')
  const web = start(['serve', '--role', 'web'], database.url)
  expect(await failure(web)).toBeNull()
  expect(await tablesOf(sql)).toEqual(before)
  await sql.end()
})

async function tablesOf(sql: ReturnType<FreshDatabase['open']>): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') order by 1`
  return rows.map(({ name }) => name)
}
