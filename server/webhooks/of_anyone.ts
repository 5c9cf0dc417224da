import { failField } from '../base/error.ts'
import type { Sql } from '../database/open.ts'

const SHOWN_MAX = 200

type AnyWebhook = {
  webhook_id: string
  /** Its path and query may hold a password of the receiver's. */
  host: string
  account: string
  enabled: boolean
  failing_since: Date | null
  waiting: number
}

/** The newest webhooks, of one account or of all. */
export async function findWebhooks(sql: Sql, account_id: string | null): Promise<AnyWebhook[]> {
  const rows = await sql<(Omit<AnyWebhook, 'host'> & { url: string })[]>`
    select w.id as webhook_id, w.url, u.email as account, w.enabled, w.failing_since,
      (select count(*) from webhook_deliveries d where d.webhook_id = w.id and d.status = 'pending') as waiting
    from webhooks w join auth."user" u on u.id = w.account_id
    where ${account_id === null ? sql`true` : sql`w.account_id = ${account_id}`} order by w.created_at desc, w.id limit ${SHOWN_MAX}`
  return rows.map(({ url, ...row }) => ({ ...row, host: new URL(url).host }))
}

/** Switches a webhook of anyone off; answers where it led. One that is off stays off. */
export async function disableWebhook(sql: Sql, webhook_id: string): Promise<{ host: string; was_enabled: boolean }> {
  const [row] = await sql<{ url: string; was_enabled: boolean }[]>`
    update webhooks w set enabled = false from (select id, enabled from webhooks where id = ${webhook_id} for no key update) as present
    where w.id = present.id returning w.url, present.enabled as was_enabled`
  if (!row) failField('', `There is no webhook ${webhook_id}.`)
  return { host: new URL(row.url).host, was_enabled: row.was_enabled }
}
