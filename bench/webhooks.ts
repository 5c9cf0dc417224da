/*
 * Events on their way to webhooks, through one worker: how many a minute reach 100 endpoints, how long it takes from the commit of an event to the first
 * try, alone and while they come at a rate, and what endpoints that never answer cost the others.
 *   bun bench/webhooks.ts [--folder ./data/bench_webhooks] [--events 10000] [--singles 100] [--rate 10000] [--each 1] [--dead 0]
 * `--each`: endpoints of an account, which all get each event of it; `--dead`: endpoints beside them that take a connection and say nothing. Worker and doors
 * run in this process, the endpoints in one of their own, over TLS on loopback. A wall clock is read here, for that is what is asked; the processor time
 * beside it does not depend on who else is busy.
 */
import { cpus, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { SCOPES } from '../server/auth/keys.ts'
import { startService } from '../server/boot/start.ts'
import { readConfig } from '../server/core/config.ts'
import { eventId } from '../server/events/event_id.ts'
import { recordEvents } from '../server/events/record_event.ts'
import { insertWebhook } from '../server/webhooks/rows.ts'
import { AUTHORITY, CERTIFICATE, KEY } from '../test/crawl/certificates.ts'

const ENDPOINTS = 100
const ROUNDS = 3

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: './data/bench_webhooks' },
    events: { type: 'string', default: '10000' },
    singles: { type: 'string', default: '100' },
    rate: { type: 'string', default: '10000' },
    each: { type: 'string', default: '1' },
    dead: { type: 'string', default: '0' },
    endpoints: { type: 'boolean', default: false },
  },
})
const [each, dead] = [Number(values.each), Number(values.dead)]
const DEAD = 'dead'

/** The endpoints: each answers at once, and what came is counted by the address of the count. */
function serveEndpoints(): void {
  let came = 0
  const first = new Map<string, number>()
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    tls: { cert: CERTIFICATE, key: KEY },
    fetch(request) {
      if (request.url.endsWith(DEAD)) return new Promise<Response>(() => {})
      if (request.method === 'GET') return Response.json({ came, first: Object.fromEntries(first) })
      came++
      const id = request.headers.get('webhook-id') ?? ''
      if (!first.has(id)) first.set(id, Date.now())
      return new Response(null, { status: 204 })
    },
  })
  console.log(server.port)
}

type Told = { came: number; first: Record<string, number> }

async function measure(): Promise<void> {
  const child = Bun.spawn([process.execPath, import.meta.path, '--endpoints'], { stdout: 'pipe', stderr: 'inherit' })
  const { value } = await child.stdout.getReader().read()
  const port = Number(new TextDecoder().decode(value))
  const told = async () => (await fetch(`https://127.0.0.1:${port}`, { tls: { rejectUnauthorized: false } })).json() as Promise<Told>
  const folder = resolve(values.folder)
  await Bun.write(join(folder, 'authority.pem'), AUTHORITY)
  const config = readConfig({
    ...{ PORT: '0', DATA_DIR: folder, BASE_URL: 'http://localhost:3000', RENDER: 'never' },
    ...{ CRAWL_CONNECT_TO: `secure.example:443:127.0.0.1:${port}`, NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem') },
  })
  const running = await startService(config, 'all', () => {})
  const { database: sql } = running.service
  const account = async (webhooks: number, path = '') => {
    const id = crypto.randomUUID()
    await sql`insert into auth."user" (id, name, email) values (${id}, 'Bench', ${`${id}@bench.example`})`
    for (let nth = 0; nth < webhooks; nth++) {
      const given = { account_id: id, url: `https://secure.example/${id}/${nth}${path}`, description: '', scopes: [...SCOPES] }
      await sql.begin((tx) => insertWebhook(tx, { ...given, types: ['listing.live'] }, new Date()))
    }
    return id
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
  const accounts: string[] = []
  const of = (nth: number) => accounts[nth % accounts.length] ?? ''

  /** All at once: deliveries a minute, and what each takes of a processor. */
  async function burst(name: string): Promise<void> {
    const count = Math.ceil(Number(values.events) / accounts.length)
    const { came } = await told()
    const [started, before] = [performance.now(), process.cpuUsage()]
    await Promise.all(accounts.map((account_id) => tell(account_id, count)))
    const events = count * accounts.length
    await until(came + events * each)
    const seconds = (performance.now() - started) / 1000
    const { user, system } = process.cpuUsage(before)
    console.log(
      `${name}: ${events} events at once to ${ENDPOINTS} endpoints, ${each} each: ${Math.round((events * 60) / seconds)} events and ` +
        `${Math.round((events * each * 60) / seconds)} deliveries a minute, ${((user + system) / 1000 / (events * each)).toFixed(2)} ms of processor time each`,
    )
  }

  /** From before the commit of each to its first try, which is a little more than is asked. */
  async function waits(name: string, count: number, next: (nth: number) => Promise<unknown>): Promise<void> {
    const { came } = await told()
    const [newest] = await sql<{ id: number | null }[]>`select max(id)::int as id from events`
    const started = performance.now()
    for (let nth = 0; nth < count; nth++) {
      await tell(of(nth), 1)
      await next(nth)
    }
    const seconds = (performance.now() - started) / 1000
    await until(came + count * each)
    const { first } = await told()
    const told_at = await sql<{ id: number; at: Date }[]>`select id, at from events where id > ${newest?.id ?? 0}`
    const taken = told_at.flatMap(({ id, at }) => (first[eventId(id)] ?? 0) - at.getTime()).toSorted((one, other) => one - other)
    const at = (share: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))]
    console.log(
      `${name}: ${count} events at ${Math.round((count * 60) / seconds)} a minute: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${taken.at(-1)} ms`,
    )
  }

  try {
    while (accounts.length * each < ENDPOINTS) accounts.push(await account(each))
    console.log(`${cpus().length} × ${cpus()[0]?.model}, Bun ${Bun.version}, load ${loadavg()[0]?.toFixed(1)}`)
    await burst('warming up')
    await burst('alone')
    const ended = async (nth: number, came: number) => until(came + (nth + 1) * each)
    const { came } = await told()
    await waits('commit to first try, one by one', Number(values.singles), (nth) => ended(nth, came))
    const begun = performance.now()
    const paced = async (nth: number) => Bun.sleep(Math.max(0, begun + ((nth + 1) * 60_000) / Number(values.rate) - performance.now()))
    await waits('commit to first try, at a rate', Math.ceil(Number(values.rate) / 3), paced)
    if (dead > 0) {
      const silent = await Promise.all(Array.from({ length: dead }, () => account(1, `/${DEAD}`)))
      // By turns, so that what else the machine does weighs on both alike.
      for (let round = 0; round < ROUNDS; round++) {
        await sql`update webhooks set enabled = true where account_id = any(${silent}::text[])`
        for (const id of silent) await tell(id, 100)
        await burst(`beside ${dead} that say nothing`)
        await sql`update webhooks set enabled = false where account_id = any(${silent}::text[])`
        await burst('without them')
      }
    }
  } finally {
    await running.stop()
    child.kill()
  }
}

if (values.endpoints) serveEndpoints()
else await measure()
