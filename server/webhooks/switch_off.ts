import type { Service } from '../core/context.ts'
import type { Sql } from '../database/open.ts'
import { queueEmails } from '../mail/outbox.ts'
import { failedTooLong, type Over } from './retries.ts'

const AT_ONCE_MAX = 500

type Ended = { id: string; url: string; name: string; email: string }

/** Sends nothing more to a webhook and tells its owner; what waited for it failed. One that is off already stays as it is. */
export async function switchOff(sql: Sql, service: Pick<Service, 'sites'>, ids: readonly string[], over: Over, now: Date): Promise<void> {
  const ended = await sql<Ended[]>`
    update webhooks w set enabled = false from auth."user" u
    where w.id = any(${[...ids]}::text[]) and w.enabled and u.id = w.account_id returning w.id, w.url, u.name, u.email`
  if (ended.length === 0) return
  await sql`
    update webhook_deliveries set status = 'failed', next_try_at = null
    where webhook_id = any(${ended.map(({ id }) => id)}::text[]) and status = 'pending'`
  const [site] = await service.sites.through(sql).all()
  if (!site) throw new Error('there is no site; the first one is made at start')
  const why = {
    gone: 'It answered 410, which means that it is no longer there.',
    failing: 'For five days it took none of the events that were sent to it.',
  }
  await queueEmails(
    sql,
    ended.map(({ url, name, email }) => ({
      to: { name, email },
      kind: 'webhook_off',
      subject: `A webhook on ${site.name} is switched off`,
      // The address without its query, which may hold a password of the receiver's.
      blocks: [
        `Events are no longer sent to ${hostAndPath(url)}. ${why[over]}`,
        'Fix it, then switch it on again. What has happened in the meantime stays in the list of events for 30 days.',
      ],
      action: { label: 'Your webhooks', url: `${site.url}/account/webhooks` },
      site: { name: site.name, url: site.url },
    })),
    now,
  )
}

/** Those that have only failed for too long, whether or not something waits for them. */
export async function switchOffFailing(service: Pick<Service, 'database' | 'sites'>, now: Date): Promise<void> {
  const due = await service.database<{ id: string }[]>`
    select id from webhooks where enabled and failing_since <= ${failedTooLong(now)} order by failing_since limit ${AT_ONCE_MAX}`
  if (due.length === 0) return
  const ids = due.map(({ id }) => id)
  await service.database.begin((sql) => switchOff(sql, service, ids, 'failing', now))
}

function hostAndPath(url: string): string {
  const { host, pathname } = new URL(url)
  return host + pathname
}
