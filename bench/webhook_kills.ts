/**
 * Webhooks while everything dies: `bun bench/webhook_kills.ts [--events 1000] [--kills 9]`. A founder edits a listing through the API, each edit an event; between
 * the edits the web process, the worker and the database are killed with SIGKILL in turn. A receiver takes the webhooks and verifies each by the
 * `standardwebhooks` package. Exits 1 where an event whose edit was acknowledged, or that is listed, did not come, or one was not verified.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Webhook } from 'standardwebhooks'
import { createListing, ListingConnectionError, ListingError } from '../sdk/index.ts'
import { SAMPLE_HOST, serveSampleSite } from '../server/demo/sample_site.ts'
import { openEmbedded } from '../server/database/embedded.ts'
import { livePostmaster } from '../server/database/postmaster.ts'
import { AUTHORITY, CERTIFICATE, KEY } from '../test/crawl/certificates.ts'
import { freePort } from '../test/free_port.ts'
import { listingServer, startServer } from './server_process.ts'

const WRITERS = 4
const { values } = parseArgs({ options: { events: { type: 'string', default: '1000' }, kills: { type: 'string', default: '9' } } })
const [wanted, kills] = [Number(values.events), Number(values.kills)]

const came = new Map<string, number>()
const unverified: string[] = []
let secret = ''
const receiver = Bun.serve({
  ...{ port: 0, hostname: '127.0.0.1', tls: { cert: CERTIFICATE, key: KEY } },
  async fetch(request) {
    const body = await request.text()
    try {
      const { id } = new Webhook(secret).verify(body, Object.fromEntries(request.headers)) as { id: string }
      came.set(id, (came.get(id) ?? 0) + 1)
      return new Response(null, { status: 204 })
    } catch (error) {
      unverified.push(`${String(error)} ${body}`)
      return new Response(null, { status: 400 })
    }
  },
})
const sample = serveSampleSite()
const folder = mkdtempSync(join(tmpdir(), 'listing-kills-'))
await Bun.write(join(folder, 'authority.pem'), AUTHORITY)
// The database is started again by this process, as an operator's own would be.
const database = await openEmbedded({ data_dir: join(folder, 'database'), log: () => {} })
const { host, port, user } = database.address
const env = {
  ...{ DATABASE_URL: `postgres:///postgres?host=${encodeURIComponent(host)}&port=${port}&user=${user}` },
  ...{ DATA_DIR: folder, PORT: String(freePort()), RENDER: 'never', NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem') },
  CRAWL_CONNECT_TO: `${sample.connect_to},secure.example:443:127.0.0.1:${receiver.port}`,
  LIMITS: 'account_reads_per_minute=1000000,account_writes_per_minute=1000000',
}
const serve = { web: () => startServer(env, 'web'), worker: () => startServer({ ...env, PORT: '0' }, 'worker') }
const running = { web: await serve.web(), worker: await serve.worker() }
const email = 'kills@founders.example'
await listingServer(['account', 'create', '--email', email], env)
const apiKey = await listingServer(['key', 'create', '--email', email, '--scopes', 'account:read,listings:write,webhooks:manage'], env)
const listing = createListing({ baseUrl: running.web.url, apiKey, retries: 0, timeoutSeconds: 10 })

/** The same call until it is answered. */
async function insist<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ListingConnectionError) && !(error instanceof ListingError && error.retryable)) throw error
      await Bun.sleep(100)
    }
  }
}

/** Kills one of the three and has it come back. */
async function kill(victim: 'web' | 'worker' | 'database'): Promise<void> {
  if (victim === 'database') {
    const postmaster = livePostmaster(join(folder, 'database', 'postgres', 'cluster'))
    if (postmaster === null) throw new Error('the database does not run')
    return void process.kill(postmaster.pid, 'SIGKILL')
  }
  process.kill(running[victim].pid, 'SIGKILL')
  running[victim] = await serve[victim]()
}

const { id } = await listing.submitListing({ url: `http://${SAMPLE_HOST}` })
await listing.waitForDraft(id, { timeoutSeconds: 300 })
const { listing_id } = await listing.submitDraft({ id })
;({ secret } = await listing.createWebhook({ url: 'https://secure.example/hook', types: ['listing.updated'] }))
const started = performance.now()
let asked = 0
let acknowledged = 0
const write = async () => {
  while (asked < wanted) {
    const nth = ++asked
    await insist(() =>
      listing.updateMyListing({ listing_id, fields: { headline: `Grown by hand ${nth}` } }, { idempotencyKey: `edit-${nth}` }),
    )
    acknowledged++
  }
}
const writers = Promise.all(Array.from({ length: WRITERS }, write))
const victims = ['web', 'worker', 'database'] as const
for (let nth = 0; nth < kills; nth++) {
  while (acknowledged < ((nth + 1) * wanted) / (kills + 1)) await Bun.sleep(50)
  const victim = victims[nth % victims.length] ?? 'web'
  console.log(
    `${Math.round((performance.now() - started) / 1000)} s: ${acknowledged} edits, ${came.size} events came; killing the ${victim}`,
  )
  await kill(victim)
}
await writers
const listed = new Set<string>()
for (let after: string | undefined; ;) {
  const { items, has_more } = await insist(() =>
    listing.listEvents({ types: ['listing.updated'], limit: 100, ...(after === undefined ? {} : { after }) }),
  )
  for (const event of items) listed.add(event.id)
  after = items.at(-1)?.id
  if (!has_more) break
}
const missing = () => [...listed].filter((event) => !came.has(event)).length
for (const until = performance.now() + 600_000; missing() > 0 && performance.now() < until;) await Bun.sleep(200)
const twice = [...came.values()].filter((count) => count > 1).length
console.log(
  `${kills} kills: ${acknowledged} edits acknowledged, ${listed.size} events listed, ${came.size} came, ${missing()} missing, ${twice} more than once, ` +
    `${unverified.length} not verified; ${Math.round((performance.now() - started) / 1000)} s, load ${loadavg()[0]?.toFixed(1)}`,
)
await running.web.stop()
await running.worker.stop()
await database.close()
sample.stop()
await receiver.stop(true)
rmSync(folder, { recursive: true, force: true })
process.exit(missing() > 0 || listed.size < acknowledged || unverified.length > 0 ? 1 : 0)
