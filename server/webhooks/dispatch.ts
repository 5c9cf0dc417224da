import { cacheKind } from '../base/cache.ts'
import { WEBHOOK_LANES_MAX } from '../base/limits.ts'
import type { Fragment, Sql } from '../database/open.ts'
import { deliverNext, type Delivering } from './deliver.ts'
import { columns, type WebhookRecord } from './rows.ts'
import { switchOffFailing } from './switch_off.ts'

/** How long a webhook is left to whoever delivers to it; longer than a turn and its last try take. */
const LEASE_SECONDS = 60
/** After this a webhook with more to come lets others go first. */
const TURN_MILLISECONDS_MAX = 20_000
const FAILING_LANES_MAX = WEBHOOK_LANES_MAX / 2
/** Who takes an event and is so long about it holds lanes as those that fail do, and has as many beside them. */
const SLOW_MILLISECONDS = 3000
const slow = cacheKind<true>({ seconds: 900, entries_max: 5000 })

/** How often it looks by itself: a second try comes due without a sign, and a sign may be lost with its connection. */
const LOOK_MILLISECONDS = 2000

type Due = { id: string; failing: boolean }

/**
 * Delivers what is due, to many webhooks at once and to each one event after another, and ends when nothing is. A webhook that is slow or
 * silent holds its own place alone: all others are looked for meanwhile, whenever one is done and whenever something new waits. `stop`
 * takes nothing more; what is being tried is waited for.
 */
export async function deliverDue(service: Delivering, signal: AbortSignal, stop: AbortSignal): Promise<void> {
  await switchOffFailing(service, service.clock())
  const running = new Map<string, { done: Promise<void>; failing: boolean }>()
  const errors: unknown[] = []
  const start = ({ id, failing }: Due) => {
    const done = deliverTo(service, id, signal)
      .catch((error: unknown) => void errors.push(error))
      .finally(() => running.delete(id))
    running.set(id, { done, failing })
  }
  for (;;) {
    // It listens before it looks: what is written in between is heard.
    const looked = new AbortController()
    const heard = service.notifications.wait('webhooks_waiting', '', LOOK_MILLISECONDS, looked.signal)
    if (!signal.aborted && !stop.aborted && errors.length === 0) {
      const slow_ids = [...service.memory.of(slow).keys()]
      const due = await service.database<Due[]>`${dueWebhooks(service.database, [...running.keys()], service.clock(), slow_ids)}`
      const failing = [...running.values()].filter((each) => each.failing).length
      const fit = [...due.filter((each) => !each.failing), ...due.filter((each) => each.failing).slice(0, FAILING_LANES_MAX - failing)]
      for (const each of fit.slice(0, WEBHOOK_LANES_MAX - running.size)) start(each)
    }
    const idle = running.size === 0
    if (!idle) await Promise.race([heard, ...[...running.values()].map(({ done }) => done)])
    looked.abort()
    if (idle) break
  }
  if (errors.length > 0) throw new AggregateError(errors, `delivering webhooks met ${errors.length} errors`)
}

/**
 * Webhooks to which something is due and nobody delivers, those first that were served longest ago, and those that fail last: there may be
 * more of them than are looked at, and what waits longest waits for the slow ones, which count as failing. The index is gone through by the first delivery of each
 * webhook, so that what waits for one that is slow or off, however much that is, makes nobody's look longer.
 */
export const dueWebhooks = (sql: Sql, busy: readonly string[], now: Date, slow_ids: readonly string[] = []): Fragment => sql`
  with recursive firsts as (
    (select webhook_id, next_try_at from webhook_deliveries where status = 'pending' order by webhook_id, next_try_at limit 1)
    union all
    select n.webhook_id, n.next_try_at from firsts f cross join lateral (
      select webhook_id, next_try_at from webhook_deliveries where status = 'pending' and webhook_id > f.webhook_id
      order by webhook_id, next_try_at limit 1
    ) n
  )
  select w.id, s.failing from firsts f join webhooks w on w.id = f.webhook_id
    cross join lateral (select w.failing_since is not null or w.id = any(${[...slow_ids]}::text[]) as failing) s
  where f.next_try_at <= ${now} and w.enabled and (w.busy_until is null or w.busy_until <= now()) and not (w.id = any(${[...busy]}::text[]))
  order by s.failing, w.turn_at nulls first, f.next_try_at, w.id limit ${2 * WEBHOOK_LANES_MAX}`

/** A turn: the deliveries of one webhook, which nobody else touches meanwhile. */
async function deliverTo(service: Delivering, id: string, signal: AbortSignal): Promise<void> {
  const { database, clock } = service
  const taken = await database`
    update webhooks set busy_until = now() + make_interval(secs => ${LEASE_SECONDS}), turn_at = now()
    where id = ${id} and enabled and (busy_until is null or busy_until <= now())`
  if (taken.count === 0) return
  try {
    const started = performance.now()
    while (!signal.aborted && performance.now() - started < TURN_MILLISECONDS_MAX) {
      // Between two events it may be switched off, led elsewhere or given another secret.
      const [webhook] = await database<WebhookRecord[]>`select ${columns(database)} from webhooks where id = ${id} and enabled`
      const began = clock()
      if (!webhook || !(await deliverNext(service, webhook, signal))) break
      if (+clock() - +began > SLOW_MILLISECONDS) service.memory.of(slow).set(id, true)
    }
  } finally {
    await database`update webhooks set busy_until = null where id = ${id}`
  }
}
