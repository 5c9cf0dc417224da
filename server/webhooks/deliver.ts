import { cleanText } from '../base/plain_text.ts'
import { WEBHOOK_ANSWER_BYTES_MAX, WEBHOOK_SECONDS_MAX } from '../base/limits.ts'
import type { Service } from '../core/context.ts'
import { FetchRefused } from '../crawl/guarded_fetch.ts'
import { isOutage, type Sql } from '../database/open.ts'
import { eventId } from '../events/event_id.ts'
import { createEventReader } from '../reads/event_data.ts'
import { columns, eventOf, type DeliveryRecord } from './deliveries.ts'
import { judge, type Tried, type Verdict } from './retries.ts'
import { noncesOf, type WebhookRecord } from './rows.ts'
import { signEvent } from './secret.ts'
import { switchOff } from './switch_off.ts'

export type Delivering = Pick<
  Service,
  'database' | 'reads' | 'sites' | 'secret' | 'memory' | 'clock' | 'fetch' | 'events' | 'jobs' | 'notifications'
>

/** Below this the next try is asked for by itself; the job of every minute finds all others. */
const SOON_SECONDS = 60

type Outcome = Tried & { answer: string; duration_ms: number }

/** Tries the next delivery that is due to a webhook which nobody else delivers to; false where none is. */
export async function deliverNext(service: Delivering, webhook: WebhookRecord, signal: AbortSignal): Promise<boolean> {
  const { database, clock } = service
  const delivery = await claim(database, webhook.id, clock())
  if (!delivery) return false
  const outcome = await tryDelivery(service, webhook, delivery, signal)
  // Somebody else's fault is counted as a try; that this process ends is not.
  if (signal.aborted) return false
  await settle(service, webhook, delivery, outcome)
  return true
}

/** An event that breaks on our side is a try that failed: it must hold up no other. */
async function tryDelivery(service: Delivering, webhook: WebhookRecord, delivery: DeliveryRecord, signal: AbortSignal): Promise<Outcome> {
  try {
    const body = JSON.stringify(await showEvent(service, webhook, delivery))
    return await send(service, webhook, eventId(delivery.event_id), body, signal)
  } catch (error) {
    if (isOutage(error)) throw error
    service.events.jobBroke({ job: 'deliver_webhooks' }, error)
    return { code: null, answer: 'Sending it failed on our side.', duration_ms: 0 }
  }
}

/** What its reader may know of it, as it is when it is sent. */
function showEvent({ reads, sites, secret, memory, clock }: Delivering, webhook: WebhookRecord, delivery: DeliveryRecord) {
  const reading = { sql: reads, sites, secret, memory, now: clock() }
  const show = createEventReader(reading, webhook.account_id, (scope) => webhook.scopes.includes(scope))
  return show(eventOf(delivery))
}

async function send(
  { fetch: guardedFetch, secret, clock }: Delivering,
  webhook: WebhookRecord,
  id: string,
  body: string,
  signal: AbortSignal,
): Promise<Outcome> {
  // Whoever takes it holds it against a clock of their own, so that a service whose clock was turned tells the true time here.
  const timestamp = String(Math.floor(Date.now() / 1000))
  const nonces = noncesOf(webhook, clock())
  const started = performance.now()
  const ended = (code: number | null, answer: string): Outcome => ({
    ...{ code, answer },
    duration_ms: Math.round(performance.now() - started),
  })
  try {
    const response = await guardedFetch(webhook.url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': signEvent(secret, nonces, { id, timestamp, body }),
      },
      seconds_max: WEBHOOK_SECONDS_MAX,
      bytes_max: WEBHOOK_ANSWER_BYTES_MAX,
      over_bytes: 'cut',
      signal,
    })
    return ended(response.status, textOf(response.bytes))
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error
    return ended(null, error.message)
  }
}

/** As a database and a page can hold it, and a terminal may show it: bytes that are no text, and NUL, are replaced. */
const textOf = (bytes: Uint8Array): string =>
  cleanText(new TextDecoder().decode(bytes).replaceAll('\0', '\ufffd')).slice(0, WEBHOOK_ANSWER_BYTES_MAX).toWellFormed()

/** What the try before came to is gone with it: nobody may take an old answer for that of the try under way. */
async function claim(sql: Sql, webhook_id: string, now: Date): Promise<DeliveryRecord | undefined> {
  const [row] = await sql<DeliveryRecord[]>`
    update webhook_deliveries set attempt = attempt + 1, tried_at = ${now}, code = null, duration_ms = null, answer = null
    where id = (
      select id from webhook_deliveries where webhook_id = ${webhook_id} and status = 'pending' and next_try_at <= ${now}
      order by next_try_at, id limit 1 for update skip locked
    )
    returning ${columns(sql)}`
  return row
}

/** What an address answers that the webhook has left meanwhile tells of the event alone: it is tried at the present one. */
function judgeAt(
  tried_url: string,
  { code }: Tried,
  present: { attempt: number; failing_since: Date | null; url: string },
  now: Date,
): Verdict {
  if (tried_url === present.url) return judge({ code }, present, now)
  const verdict = judge({ code: code === 410 ? null : code }, { ...present, failing_since: null }, now)
  return { ...verdict, failing_since: present.failing_since }
}

async function settle(service: Delivering, webhook: WebhookRecord, delivery: DeliveryRecord, outcome: Outcome): Promise<void> {
  const { database, clock, events } = service
  const now = clock()
  const { code, duration_ms, answer } = outcome
  const verdict = await database.begin(async (sql) => {
    const [present] = await sql<{ failing_since: Date | null; url: string }[]>`
      select failing_since, url from webhooks where id = ${webhook.id} for no key update`
    // It was deleted meanwhile, and its deliveries with it.
    if (!present) return null
    const { status, next_try_at, failing_since, over } = judgeAt(webhook.url, outcome, { attempt: delivery.attempt, ...present }, now)
    await sql`
      update webhook_deliveries set status = ${status}, code = ${code}, duration_ms = ${duration_ms}, answer = ${answer}, next_try_at = ${next_try_at}
      where id = ${delivery.id}`
    if (failing_since?.getTime() !== present.failing_since?.getTime())
      await sql`update webhooks set failing_since = ${failing_since} where id = ${webhook.id}`
    if (over !== null) await switchOff(sql, service, [webhook.id], over, now)
    return { status, next_try_at }
  })
  events.webhookTried({ webhook_id: webhook.id, type: delivery.type, attempt: delivery.attempt, code, status: verdict?.status ?? 'gone' })
  const wait = verdict?.next_try_at ? (verdict.next_try_at.getTime() - now.getTime()) / 1000 : null
  if (wait !== null && wait < SOON_SECONDS)
    await service.jobs.add(database, 'deliver_webhooks', {}, { key: `again ${delivery.id}`, delay_seconds: wait })
}
