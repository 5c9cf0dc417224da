import { afterAll, expect, test } from 'bun:test'
import { createListing, ListingConnectionError, ListingError } from '../sdk/index.ts'
import { newKey, saveKey, SCOPES } from '../server/auth/keys.ts'
import { freshDatabase } from './cluster.ts'
import { freePort } from './free_port.ts'
import { gardenSite, serveSites } from './sites.ts'
import { until } from './until.ts'

const SITES = Array.from({ length: 12 }, (_, index) => `plot-${index}.test`)
/** Of these sites nothing is answered before the kill, nor of the others any page but the first: it meets drafts in every phase. */
const SILENT = SITES.filter((_, index) => index % 3 === 1)
const killed = Promise.withResolvers<void>()
const asked = new Set<string>()
const pagesOf = (host: string) =>
  Object.fromEntries(
    Object.entries(gardenSite()).map(([path, html]) => [
      path,
      async () => {
        asked.add(host)
        if (path !== '/' || SILENT.includes(host)) await killed.promise
        return new Response(String(html), { headers: { 'content-type': 'text/html' } })
      },
    ]),
  )
const { env } = serveSites(Object.fromEntries(SITES.map((host) => [host, pagesOf(host)])))
const database = await freshDatabase()
const sql = database.open(2)
const running = new Set<Bun.Subprocess>()
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await sql.end()
  await database.drop()
})

/** A process of its own, as the operator starts it; resolves when it says that it has started. */
async function serve(role: 'all' | 'web' | 'worker', port: number): Promise<Bun.Subprocess> {
  const child = Bun.spawn(['bun', 'server/main.ts', 'serve', '--role', role], {
    env: {
      ...process.env,
      ...env,
      DATABASE_URL: database.url,
      PORT: String(port),
      HOST: '127.0.0.1',
      LIMITS: 'drafts_per_hour=1000,account_reads_per_minute=100000,account_writes_per_minute=100000',
    },
    stdout: 'ignore',
    stderr: 'pipe',
  })
  running.add(child)
  const decoder = new TextDecoder()
  let said = ''
  for await (const chunk of child.stderr) {
    said += decoder.decode(chunk, { stream: true })
    if (said.includes('"event":"started"')) return child
  }
  throw new Error(`the service did not start: ${said}`)
}

async function kill(child: Bun.Subprocess): Promise<void> {
  child.kill('SIGKILL')
  await child.exited
  running.delete(child)
}

test('kill -9 of web and worker in the middle loses no draft that was acknowledged and makes none twice', async () => {
  const port = freePort()
  let web = await serve('web', port)
  let worker = await serve('worker', 0)
  const account_id = crypto.randomUUID()
  await sql`insert into auth."user" (id, name, email) values (${account_id}, 'Ada', ${`${account_id}@founders.example`})`
  const key = newKey()
  await saveKey(sql, { account_id, name: 'crash', key, scopes: [...SCOPES], expires_at: null, now: new Date() })
  const listing = createListing({ baseUrl: `http://127.0.0.1:${port}`, apiKey: key, retries: 0, timeoutSeconds: 5 })

  const acknowledged = new Map<string, string>()
  const submit = (host: string) =>
    until(async () => {
      try {
        // One key per site: a retry after a lost answer must find the first effect.
        const { id } = await listing.submitListing({ url: `http://${host}` }, { idempotencyKey: host })
        return acknowledged.set(host, id)
      } catch (error) {
        if (!(error instanceof ListingConnectionError) && !(error instanceof ListingError && error.retryable)) throw error
        return null
      }
    })
  const storm = (async () => {
    for (const host of SITES) await submit(host)
  })()
  await until(() => acknowledged.size >= SITES.length / 2 && asked.size > 1)
  await kill(web)
  await kill(worker)
  killed.resolve()
  web = await serve('web', port)
  worker = await serve('worker', 0)
  await storm

  for (const [host, id] of acknowledged) {
    const draft = await listing.waitForDraft(id, { timeoutSeconds: 250 })
    expect([host, draft.status, draft.fields.name.value]).toEqual([host, 'ready', 'Beetroot'])
  }
  const rows = await sql<{ id: string }[]>`select id from drafts where account_id = ${account_id}`
  expect(rows.map(({ id }) => id).toSorted()).toEqual([...acknowledged.values()].toSorted())
  await kill(web)
  await kill(worker)
})
