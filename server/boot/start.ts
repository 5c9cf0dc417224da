import { join } from 'node:path'
import { createAuthorization } from '../auth/library.ts'
import { collectAtOnce } from '../base/threads/pool_thread.ts'
import { keyFor, openSecret } from '../base/secret.ts'
import type { Config } from '../core/config.ts'
import type { Service } from '../core/context.ts'
import { openDns } from '../crawl/dns.ts'
import { openFetch } from './open_fetch.ts'
import type { Renderer } from '../crawl/renderer.ts'
import { openRoom, watchDisk, type Room } from '../database/disk.ts'
import { watchReplica } from '../database/replica.ts'
import { openServiceDatabase, type Database, type Pool } from '../database/open.ts'
import { openReads } from '../database/reads.ts'
import { openNotifications } from '../database/notifications.ts'
import { openDrafter } from '../drafting/drafter.ts'
import { createEvents, type Events, type Log } from '../base/observe/events.ts'
import { openFiles } from '../files/store.ts'
import { openBrowser } from './browser.ts'
import type { Door } from './listen.ts'
import { openJobs } from '../jobs/queue.ts'
import { createTraffic } from '../traffic/traffic.ts'
import { openPay } from '../pay/open.ts'
import { prepare } from './prepare.ts'
import { version } from '../../package.json'
import type { Tracer } from '../base/observe/tracer.ts'
import { createMeter } from '../base/observe/metrics.ts'
import { createMemory } from '../base/memory.ts'
import { createRates } from '../base/rates/rate_limiter.ts'
import { ownCounts, type SharedCounts } from '../base/rates/shared_counts.ts'
import type { Fleet } from './fleet.ts'
import { createSites } from '../core/sites.ts'
import { createVatCheck } from '../vat/check.ts'
import { createVies, type Vies } from '../vat/vies.ts'

export type Role = 'all' | 'web' | 'worker'

export type Running = {
  service: Service
  database: Database
  /** Where the web door listens; null for a worker. */
  url: string | null
  /** Lets clients that keep connections open finish with them; calls are answered meanwhile. */
  drain(): Promise<void>
  /** Takes no more calls and jobs, ends what runs within its bounds, closes everything. */
  stop(): Promise<void>
}

/** Where tests put their own clock, log and disk, and fewer sessions. */
export type Overrides = {
  clock?: () => Date
  database?: Database | Promise<Database>
  /** The disk of the database. */
  room?: Room
  /** In each of its two pools. */
  sessions_max?: number
  /** Where several web processes share the port. */
  fleet?: Fleet
}

/** What was opened so far; it is closed in the other order. */
type Closing = (() => Promise<void> | void)[]

/** Starts a whole service: database, schema, jobs, door. What fails on the way is closed again. */
export async function startService(config: Config, role: Role, log: Log, overrides: Overrides = {}): Promise<Running> {
  const closing: Closing = []
  const stop = async () => {
    for (const close of closing.splice(0).toReversed()) await close()
  }
  try {
    const opening = overrides.database ?? openServiceDatabase({ ...config, log }, overrides.sessions_max)
    // PostgreSQL starts meanwhile.
    const door_parts = role === 'worker' ? null : loadDoor(config)
    door_parts?.catch(() => {})
    const database = await opening
    closing.push(() => database.close())
    await prepare(database, config)
    const renderer = role === 'web' ? null : await openBrowser(config, log)
    if (renderer !== null) closing.push(() => renderer.stop())
    const { fleet } = overrides
    const counts = fleet?.counts ?? ownCounts()
    const service = await openService(config, role, database, log, { ...overrides, renderer, counts }, closing)
    fleet?.tellMetrics(() => service.meter?.own() ?? Promise.resolve(''))
    warnOfPayments(config, log)
    if (role !== 'web') await openWork(service, role, closing)
    const door = door_parts && openDoor(service, await door_parts, counts)
    if (door) closing.push(() => door.close())
    return { service, database, url: door?.url ?? null, drain: async () => door?.drain(), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A process that only answers calls need not load what the jobs do. */
async function openWork(service: Service, role: Role, closing: Closing): Promise<void> {
  const { openWorker } = await import('./worker.ts')
  const worker = await openWorker(service, service.address)
  closing.push(() => worker.stop())
  if (role !== 'worker') return
  collectAtOnce()
  if (service.config.metrics_port === null) return
  const { openWorkerDoor } = await import('./worker_door.ts')
  const told = openWorkerDoor(service, service.config.metrics_port)
  closing.push(() => told.close())
}

/** Whether the copy of the database answers, and whether its disk has room. */
function watchGround(config: Config, database: Database, reads: Pool, events: Events, given: Room | undefined, closing: Closing) {
  const copy = watchReplica(config.replica_url === null ? null : database.replica, reads, (state, error) =>
    events.replicaChanged(state, error),
  )
  closing.push(() => copy.stop())
  const floor_bytes = config.limits.free_disk_megabytes_min * 1024 * 1024
  const room = given ?? (database.mode === 'embedded' ? openRoom(config.data_dir) : null)
  const disk = watchDisk(room, floor_bytes, (short, free_bytes) => events.diskChanged({ short, free_bytes, floor_bytes }))
  closing.push(() => disk.stop())
  return { copy, disk }
}

type Opened = Overrides & { renderer: Renderer | null; counts: SharedCounts }

async function openService(
  config: Config,
  role: Role,
  database: Database,
  log: Log,
  overrides: Opened,
  closing: Closing,
): Promise<Service> {
  const clock = overrides.clock ?? (() => new Date(Date.now() + config.clock_offset_seconds * 1000))
  // Reads never wait behind writes that wait for each other's locks; and a write that must know something more while it holds its
  // transaction asks here, since in its own pool it might wait for itself.
  const reads = openReads(database.address, overrides.sessions_max)
  closing.push(() => reads.end({ timeout: 1 }))
  const secret = openSecret(config)
  const notifications = await openNotifications(database.sql)
  closing.push(() => notifications.close())
  const meter = createMeter(overrides.fleet?.name)
  const events = createEvents(log, meter)
  const onError = (error: unknown) => events.jobBroke({ job: 'traffic' }, error)
  const { copy, disk } = watchGround(config, database, reads, events, overrides.room, closing)
  const fetch = openFetch(config)
  const traffic = createTraffic({ sql: database.sql, clock, onError })
  closing.push(() => traffic.flush().catch(onError))
  return {
    config,
    clock,
    notifications,
    address: database.address,
    database: database.sql,
    reads,
    get replica() {
      return copy.pool
    },
    copy,
    disk,
    jobs: openJobs(reads),
    events,
    meter,
    siblings: overrides.fleet ?? null,
    tracer: config.traces === null ? null : await openTracer(config.traces, role, reads, events, closing),
    fetch,
    dns: openDns(config.dns_servers),
    authorization: createAuthorization({ database: database.sql, fetch, config, secret, events }),
    renderer: overrides.renderer,
    drafter: await openDrafter(config.model, log),
    files: openFiles({ folder: join(config.data_dir, 'uploads'), bucket: config.bucket }),
    sites: createSites(reads, config.base_url, clock),
    rates: createRates(config.limits, clock, overrides.counts),
    memory: createMemory(clock),
    traffic,
    secret,
    pay: await openPay(config, { sql: database.sql, secret: keyFor(secret, 'test payments').toString('hex'), clock }),
    vat: createVatCheck(reads, openVies(config, events), clock),
  }
}

const openVies = ({ vies_url, seller_vat_id }: Config, events: Events): Vies =>
  createVies({ url: vies_url, requester: seller_vat_id, onSilence: (country, reason) => events.viesSilent({ country, reason }) })

/** Loaded where traces are sent somewhere, and only there. */
async function openTracer(
  traces: NonNullable<Config['traces']>,
  role: Role,
  reads: Pool,
  events: Events,
  closing: Closing,
): Promise<Tracer> {
  const [{ createTracer }, { traceQueries }] = await Promise.all([
    import('../base/observe/tracer.ts'),
    import('../base/observe/trace_queries.ts'),
  ])
  traceQueries(reads)
  const resource = {
    'service.name': traces.service_name,
    'service.version': version,
    'listing.role': role,
    'process.pid': String(process.pid),
  }
  const tracer = createTracer({ ...traces, resource, onChange: (state, lost, reason) => events.tracesChanged({ state, lost, reason }) })
  closing.push(() => tracer.stop())
  return tracer
}

function warnOfPayments({ payments, stripe }: Config, log: Log): void {
  if (payments === null) log('warn', 'no_payments', { note: 'STRIPE_SECRET_KEY is not set: nothing can be bought' })
  if (payments === 'test') log('info', 'test_payments', { note: 'orders are paid on a page that says TEST; no money moves' })
  if (payments === 'stripe' && stripe?.webhook_secret === null)
    log('warn', 'no_webhook_secret', { note: 'STRIPE_WEBHOOK_SECRET is not set: payments are only found by asking every five minutes' })
}

/** A worker need not load the doors. */
async function loadDoor({ site_accent: accent, site_logo: logo }: Config) {
  const [{ createApp }, { listen }, { buildAssets }] = await Promise.all([
    import('./app.ts'),
    import('./listen.ts'),
    import('../doors/web/assets/assets.ts'),
  ])
  return { createApp, listen, assets: await buildAssets({ accent, logo }) }
}

const openDoor = (service: Service, { createApp, listen, assets }: Awaited<ReturnType<typeof loadDoor>>, counts: SharedCounts): Door =>
  listen(service, createApp(service, assets, counts))
