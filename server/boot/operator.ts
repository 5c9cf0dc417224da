import { createMemory } from '../base/memory.ts'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Bearer } from '../auth/bearer.ts'
import { createAuthorization } from '../auth/library.ts'
import { createEvents } from '../base/observe/events.ts'
import { stopThreads } from '../base/threads/thread.ts'
import { createRates } from '../base/rates/rate_limiter.ts'
import { keyFor, openSecret } from '../base/secret.ts'
import type { Config } from '../core/config.ts'
import type { Actor, Service } from '../core/context.ts'
import type { OperationId, WholeInput, WholeOutput } from '../core/operation.ts'
import { createSites } from '../core/sites.ts'
import { openDns } from '../crawl/dns.ts'
import { openFetch } from './open_fetch.ts'
import { watchDisk } from '../database/disk.ts'
import { openNotifications } from '../database/notifications.ts'
import type { Database } from '../database/open.ts'
import { watchReplica } from '../database/replica.ts'
import { callOperation, refusalOf, type From } from '../doors/call.ts'
import { createRun } from '../doors/run.ts'
import { openDrafter } from '../drafting/drafter.ts'
import { openFiles } from '../files/store.ts'
import { openJobs } from '../jobs/queue.ts'
import { openPay } from '../pay/open.ts'
import { createTraffic } from '../traffic/traffic.ts'
import { createVatCheck } from '../vat/check.ts'
import { createVies } from '../vat/vies.ts'
import { openBrowser } from './browser.ts'

/** A service without doors and workers, for one command. */
export type Operator = {
  service: Service
  /** Does what the operator of the server asks for, by the one way in; throws its refusal. */
  call<Id extends OperationId>(id: Id, input: WholeInput<Id>): Promise<WholeOutput<Id>>
  close(): Promise<void>
}

/** Nobody comes with a token: whoever may run commands on the server is its operator. */
const nobody: Bearer = async () => null

/** Calls as somebody, for whoever holds the whole service: the operator, unless another is named. */
export function callsOf(service: Service, actor: Actor = { type: 'operator' }): Operator['call'] {
  const run = createRun(service, nobody)
  return async (id, input) => {
    const [site] = await service.sites.all()
    if (!site) throw new Error('a database that is ready has its first site')
    const from: From = {
      ...{ via: 'command', site, address: 'command', request_id: randomUUID(), instance: 'listing-server' },
      actorOf: () => actor,
      signal: new AbortController().signal,
    }
    const called = await callOperation(run, from, id, input, null)
    if (!called.ok) throw refusalOf(called.problem)
    return called.value
  }
}

/** `reads_websites`: what it reads again has to be seen as it was before, by a browser too. */
export async function openOperator(
  { sql, address }: Database,
  config: Config,
  clock: () => Date,
  reads_websites = false,
): Promise<Operator> {
  const silent = () => {}
  const events = createEvents(silent)
  const secret = openSecret(config)
  const notifications = await openNotifications(sql)
  const copy = watchReplica(null, sql, silent)
  const disk = watchDisk(null, 0, silent)
  const renderer = reads_websites ? await openBrowser(config, silent) : null
  const fetch = openFetch(config)
  const service: Service = {
    ...{ config, clock, address, notifications, copy, disk, events, secret },
    ...{ database: sql, reads: sql, replica: sql, memory: createMemory(clock) },
    meter: null,
    jobs: openJobs(sql),
    fetch,
    dns: openDns(config.dns_servers),
    authorization: createAuthorization({ database: sql, fetch, config, secret, events }),
    renderer,
    drafter: await openDrafter(config.model, silent),
    files: openFiles({ folder: join(config.data_dir, 'uploads'), bucket: config.bucket }),
    sites: createSites(sql, config.base_url, clock),
    siblings: null,
    tracer: null,
    rates: createRates(config.limits, clock),
    traffic: createTraffic({ sql, clock, onError: silent }),
    pay: await openPay(config, { sql, secret: keyFor(secret, 'test payments').toString('hex'), clock }),
    vat: createVatCheck(sql, createVies({ url: config.vies_url, requester: config.seller_vat_id, onSilence: silent }), clock),
  }
  return {
    service,
    call: callsOf(service),
    close: async () => {
      await renderer?.stop()
      stopThreads()
      copy.stop()
      disk.stop()
      await notifications.close()
    },
  }
}
