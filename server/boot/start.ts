import { join } from 'node:path'
import { keyFor, openSecret } from '../base/secret.ts'
import { AUTH_SWEEPS } from '../auth/sweep.ts'
import type { Config } from '../core/config.ts'
import type { JobNames, Service } from '../core/context.ts'
import { createGuardedFetch, openHostsFile } from '../crawl/guarded_fetch.ts'
import { openRoom, watchDisk, type Room } from '../database/disk.ts'
import { watchReplica } from '../database/replica.ts'
import { openDatabase, openPool, type Database } from '../database/open.ts'
import { openNotifications } from '../database/notifications.ts'
import { openDrafter } from '../drafting/drafter.ts'
import { compareCompetitor } from '../publishing/compare_competitor.ts'
import { draftSite, failDraft, type DraftJob } from '../publishing/draft_site.ts'
import { createEvents, type Events, type Log } from '../base/events.ts'
import { openFiles } from '../files/store.ts'
import { failPhoto, fetchPhoto } from '../publishing/fetch_photo.ts'
import { sweepPhotos } from '../profile/photo_rows.ts'
import { sweepIdempotency } from '../core/idempotency.ts'
import type { Door } from './listen.ts'
import { sweepTraces } from '../launch/clusters.ts'
import { openJobs } from '../jobs/queue.ts'
import { JOB_RULES } from './job_rules.ts'
import type { JobHandlers, Worker } from '../jobs/worker.ts'
import { announceUpdate } from '../launch/announce_update.ts'
import { checkBadge } from '../launch/badge_checks.ts'
import { runLaunches } from '../launch/run.ts'
import { copyPictures, sweepPictures } from '../listings/pictures.ts'
import { createTraffic } from '../traffic/traffic.ts'
import { sweepEmails } from '../mail/deliver.ts'
import { runNewsletters } from '../newsletter/run.ts'
import { sweepSubscribers } from '../newsletter/subscribers.ts'
import { refreshSearchTiers } from '../listings/search_row.ts'
import { deliverOrder } from '../orders/delivery/deliver.ts'
import { expireOrders } from '../orders/payment/expire.ts'
import { sweepMisses } from '../orders/pricing/promo.ts'
import { reconcilePayments } from '../orders/payment/reconcile.ts'
import { settleTestPayment } from '../orders/payment/test_payments.ts'
import { openPay } from '../pay/open.ts'
import { openMailDelivery, type MailDelivery } from './mail_delivery.ts'
import { postponedWithoutRoom } from './postponed.ts'
import { prepare } from './prepare.ts'
import { createMemory } from '../base/memory.ts'
import { createRates } from '../base/rate_limiter.ts'
import { createSites } from '../core/sites.ts'
import { stopThreads } from '../base/thread.ts'
import { createVatCheck, sweepVatNumbers } from '../vat/check.ts'
import { createVies, type Vies } from '../vat/vies.ts'
import { buildAssets, type Assets } from '../doors/web/assets/assets.ts'

export type Role = 'all' | 'web' | 'worker'

const POOL_MAX = 10
const READS_MAX = 8
const SWEEP_BATCHES_MAX = 100

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

/** Where tests put their own clock, log and disk. */
export type Overrides = {
  clock?: () => Date
  database?: Database
  /** The disk of the database. */
  room?: Room
}

/** Starts a whole service: database, schema, jobs, door. What fails on the way is closed again. */
export async function startService(config: Config, role: Role, log: Log, overrides: Overrides = {}): Promise<Running> {
  const clock = overrides.clock ?? (() => new Date(Date.now() + config.clock_offset_seconds * 1000))
  const closing: (() => Promise<void> | void)[] = []
  const stop = async () => {
    for (const close of closing.splice(0).toReversed()) await close()
  }
  try {
    const database = overrides.database ?? (await openDatabase({ ...config, pool_max: POOL_MAX, log, exclusive: true }))
    closing.push(() => database.close())
    await prepare(database, config)
    // Reads never wait behind writes that wait for each other's locks; and a write that must know something more while it holds its
    // transaction asks here, since in its own pool it might wait for itself.
    const reads = openPool(database.address, { pool_max: READS_MAX, application_name: 'listing reads' })
    closing.push(() => reads.end({ timeout: 1 }))
    const secret = openSecret(config)
    const notifications = await openNotifications(database.sql)
    closing.push(() => notifications.close())
    const events = createEvents(log)
    const onError = (error: unknown) => events.jobBroke({ job: 'traffic' }, error)
    const copy = watchReplica(config.replica_url === null ? null : database.replica, reads, (state, error) =>
      events.replicaChanged(state, error),
    )
    closing.push(() => copy.stop())
    const floor_bytes = config.limits.free_disk_megabytes_min * 1024 * 1024
    const room = overrides.room ?? (database.mode === 'embedded' ? openRoom(config.data_dir) : null)
    const disk = watchDisk(room, floor_bytes, (short, free_bytes) => events.diskChanged({ short, free_bytes, floor_bytes }))
    closing.push(() => disk.stop())
    const traffic = createTraffic({ sql: database.sql, clock, onError })
    closing.push(() => traffic.flush().catch(onError))
    const service: Service = {
      config,
      clock,
      notifications,
      database: database.sql,
      reads,
      get replica() {
        return copy.pool
      },
      copy,
      disk,
      jobs: await openJobs<JobNames>(reads),
      events,
      fetch: createGuardedFetch({
        connect_to: config.connect_to,
        hosts_file: config.hosts_file === null ? null : openHostsFile(config.hosts_file),
        extra_ca: config.extra_ca,
        user_agent: `ListingBot/1.0 (+${config.base_url}/bot)`,
      }),
      drafter: openDrafter(config.model, log),
      files: openFiles({ folder: join(config.data_dir, 'uploads'), bucket: config.bucket }),
      sites: createSites(reads, config.base_url, clock),
      rates: createRates(config.limits, clock),
      memory: createMemory(clock),
      traffic,
      secret,
      pay: openPay(config, database.sql, keyFor(secret, 'test payments').toString('hex')),
      vat: createVatCheck(reads, openVies(config, events), clock),
    }
    warnOfPayments(config, log)
    if (role !== 'web') {
      const post = openMailDelivery(service)
      closing.push(post.close)
      const worker = await openWorker(service, database, post)
      closing.push(stopThreads, () => worker.stop())
    }
    const door = role === 'worker' ? null : await openDoor(service, await buildAssets())
    if (door) closing.push(() => door.close())
    return { service, database, url: door?.url ?? null, drain: async () => door?.drain(), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const openVies = ({ vies_url, seller_vat_id }: Config, events: Events): Vies =>
  createVies({ url: vies_url, requester: seller_vat_id, onSilence: (country, reason) => events.viesSilent({ country, reason }) })

async function openWorker(service: Service, database: Database, post: MailDelivery): Promise<Worker> {
  const handlers: JobHandlers<JobNames> = {
    draft: postponedWithoutRoom(service, 'draft', (job, run) => draftSite(service, job, run.signal, run.finish)),
    competitor: postponedWithoutRoom(service, 'competitor', (job, run) => compareCompetitor(service, job, run.signal, run.finish)),
    launch_weeks: async () => runLaunches(service),
    newsletters: async (_job, run) => {
      // It comes again each minute, and then writes what fell due.
      if (!service.disk.isShort()) await runNewsletters(service, service.clock(), run.signal)
    },
    badge_check: (job, run) => checkBadge(service, job, run.signal, run.finish),
    founder_photo: postponedWithoutRoom(service, 'founder_photo', (job, run) => fetchPhoto(service, job, run)),
    listing_pictures: postponedWithoutRoom(service, 'listing_pictures', (job, run) => copyPictures(service, job, run)),
    sweep: async () => {
      const sweeps = [
        () => sweepIdempotency(service.database, service.clock()),
        () => sweepEmails(service.database, service.clock()),
        () => sweepPhotos(service),
        () => sweepPictures(service),
        ...AUTH_SWEEPS.map((sweep) => () => sweep(service.database, service.clock())),
        () => sweepSubscribers(service.database, service.clock()),
        () => sweepMisses(service.database, service.clock()),
        () => sweepTraces(service.database, service.clock()),
        () => sweepVatNumbers(service.database, service.clock()),
      ]
      for (const sweep of sweeps) for (let batch = 0; batch < SWEEP_BATCHES_MAX; batch++) if ((await sweep()) === 0) break
    },
    search_tiers: async () => refreshSearchTiers(service.database),
    announce_update: postponedWithoutRoom(service, 'announce_update', (job, run) => announceUpdate(service, job, run.signal, run.finish)),
    deliver_letters: (_job, run) => post.deliver(run.signal),
    deliver_order: ({ order_id }) => deliverOrder(service, order_id),
    reconcile_payments: async () => reconcilePayments(service),
    expire_orders: async () => expireOrders(service),
    settle_test_payment: ({ session_id }) => settleTestPayment(service, session_id),
  }
  // A process that only answers calls need not load the queue's worker.
  const { startWorker } = await import('../jobs/worker.ts')
  const worker = await startWorker<JobNames>({
    address: database.address,
    rules: JOB_RULES,
    handlers,
    schedules: [
      { name: 'launch_weeks', cron: '* * * * *', payload: {} },
      { name: 'newsletters', cron: '* * * * *', payload: {} },
      { name: 'deliver_letters', cron: '* * * * *', payload: {} },
      { name: 'expire_orders', cron: '* * * * *', payload: {} },
      { name: 'reconcile_payments', cron: '*/5 * * * *', payload: {} },
      { name: 'sweep', cron: '17 * * * *', payload: {} },
      { name: 'search_tiers', cron: '*/10 * * * *', payload: {} },
    ],
    onFailed: async ({ name, payload, error }) => {
      service.events.jobBroke({ job: name }, error)
      // The payload of a job is what was given with its name.
      if (name === 'draft') await failDraft(service, payload as DraftJob)
      if (name === 'founder_photo') await failPhoto(service, payload as JobNames['founder_photo'])
    },
    log: service.events.log,
  })
  // What fell due while nothing ran is done at once.
  for (const name of ['launch_weeks', 'newsletters', 'deliver_letters', 'expire_orders', 'reconcile_payments'] as const)
    await service.jobs.add(service.database, name, {}, { key: 'schedule' })
  return worker
}

function warnOfPayments({ payments, stripe }: Config, log: Log): void {
  if (payments === null) log('warn', 'no_payments', { note: 'STRIPE_SECRET_KEY is not set: nothing can be bought' })
  if (payments === 'test') log('info', 'test_payments', { note: 'orders are paid on a page that says TEST; no money moves' })
  if (payments === 'stripe' && stripe?.webhook_secret === null)
    log('warn', 'no_webhook_secret', { note: 'STRIPE_WEBHOOK_SECRET is not set: payments are only found by asking every five minutes' })
}

/** A worker need not load the doors: MCP alone takes a quarter of a second and 50 MB. */
async function openDoor(service: Service, assets: Assets): Promise<Door> {
  const [{ createApp }, { listen }] = await Promise.all([import('./app.ts'), import('./listen.ts')])
  return listen(service, createApp(service, assets))
}
