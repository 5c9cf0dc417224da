/*
 * Events on their way to webhooks, through one worker: how many a minute reach 100 endpoints, and how long it takes from the commit of an
 * event to the first try.
 *   bun bench/webhooks.ts [--folder ./data/bench_webhooks] [--events 600] [--singles 100]
 * Worker and doors run in this process, the endpoints in one of their own, over TLS on loopback. A wall clock is read here, for that is what
 * is asked; the processor time beside it does not depend on who else is busy.
 */
import { cpus, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { SCOPES } from '../server/auth/keys.ts'
import { startService } from '../server/boot/start.ts'
import { readConfig } from '../server/core/config.ts'
import { recordEvents } from '../server/events/record_event.ts'
import { insertWebhook } from '../server/webhooks/rows.ts'
import { AUTHORITY, CERTIFICATE, KEY } from '../test/crawl/certificates.ts'

const ACCOUNTS = 10
const WEBHOOKS_EACH = 10

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: './data/bench_webhooks' },
    events: { type: 'string', default: '600' },
    singles: { type: 'string', default: '100' },
    endpoints: { type: 'boolean', default: false },
  },
})

/** The endpoints: each answers at once, and what came is counted by the address of the count. */
function serveEndpoints(): void {
  let came = 0
  const first = new Map<string, number>()
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    tls: { cert: CERTIFICATE, key: KEY },
    fetch(request) {
      if (request.method === 'GET') return Response.json({ came, first: Object.fromEntries(first) })
      came++
      const id = request.headers.get('webhook-id') ?? ''
      if (!first.has(id)) first.set(id, Date.now())
      return new Response(null, { status: 204 })
    },
  })
  console.log(server.port)
}

async function measure(): Promise<void> {
  const child = Bun.spawn([process.execPath, import.meta.path, '--endpoints'], { stdout: 'pipe', stderr: 'inherit' })
  const { value } = await child.stdout.getReader().read()
  const port = Number(new TextDecoder().decode(value))
  const told = async (): Promise<{ came: number; first: Record<string, number> }> =>
    (await fetch(`https://127.0.0.1:${port}`, { tls: { rejectUnauthorized: false } })).json() as never
  const folder = resolve(values.folder)
  await Bun.write(join(folder, 'authority.pem'), AUTHORITY)
  const config = readConfig({
    ...{ PORT: '0', DATA_DIR: folder, BASE_URL: 'http://localhost:3000', RENDER: 'never' },
    ...{ CRAWL_CONNECT_TO: `secure.example:443:127.0.0.1:${port}`, NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem') },
  })
  const running = await startService(config, 'all', () => {})
  try {
    const { database: sql } = running.service
    const accounts = Array.from({ length: ACCOUNTS }, () => crypto.randomUUID())
    for (const id of accounts) await sql`insert into auth."user" (id, name, email) values (${id}, 'Bench', ${`${id}@bench.example`})`
    for (const account_id of accounts)
      for (let nth = 0; nth < WEBHOOKS_EACH; nth++) {
        const given = { account_id, url: `https://secure.example/${account_id}/${nth}`, description: '', scopes: [...SCOPES] }
        await sql.begin((tx) => insertWebhook(tx, { ...given, types: ['listing.live'] }, new Date()))
      }
    const tell = (account_id: string, count: number) =>
      sql.begin((tx) =>
        recordEvents(
          tx,
          'listing.live',
          Array.from({ length: count }, () => ({ account_id, object: { listing_id: 1 } })),
          new Date(),
        ),
      )
    const until = async (came: number) => {
      while ((await told()).came < came) await Bun.sleep(20)
    }
    console.log(`${cpus().length} × ${cpus()[0]?.model}, Bun ${Bun.version}, load ${loadavg()[0]?.toFixed(1)}`)

    const each = Math.ceil(Number(values.events) / ACCOUNTS)
    const [started, before] = [performance.now(), process.cpuUsage()]
    await Promise.all(accounts.map((account_id) => tell(account_id, each)))
    const sent = each * ACCOUNTS * WEBHOOKS_EACH
    await until(sent)
    const seconds = (performance.now() - started) / 1000
    const { user, system } = process.cpuUsage(before)
    console.log(
      `${each * ACCOUNTS} events to ${ACCOUNTS * WEBHOOKS_EACH} endpoints, ${sent} deliveries: ${Math.round((sent * 60) / seconds)} deliveries and ` +
        `${Math.round((each * ACCOUNTS * 60) / seconds)} events a minute, ${((user + system) / 1000 / sent).toFixed(2)} ms of processor time each`,
    )

    const committed: number[] = []
    for (let nth = 0; nth < Number(values.singles); nth++) {
      await tell(accounts[nth % ACCOUNTS] ?? '', 1)
      committed.push(Date.now())
      await until(sent + (nth + 1) * WEBHOOKS_EACH)
    }
    const { first } = await told()
    const arrived = Object.entries(first)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .slice(-committed.length)
    const waits = arrived.map(([, at], nth) => at - (committed[nth] ?? at)).toSorted((one, other) => one - other)
    const at = (share: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))]
    console.log(`commit to first try, ${waits.length} events one by one: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${waits.at(-1)} ms`)
  } finally {
    await running.stop()
    child.kill()
  }
}

if (values.endpoints) serveEndpoints()
else await measure()
