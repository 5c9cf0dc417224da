import { randomBytes } from 'node:crypto'
import type { Schemas } from '../../sdk/contract.ts'
import { fail } from '../base/error.ts'
import { WEBHOOK_OLD_SECRET_HOURS, WEBHOOK_OLDER_SECRETS_MAX, WEBHOOKS_PER_ACCOUNT_MAX } from '../base/limits.ts'
import type { Scope } from '../core/spec.ts'
import { TEXT_LOCKS } from '../database/advisory_locks.ts'
import type { Fragment, Sql } from '../database/open.ts'
import { newNonce } from './secret.ts'

export type WebhookRecord = {
  id: string
  account_id: string
  url: string
  types: Schemas['EventType'][]
  description: string
  enabled: boolean
  scopes: Scope[]
  nonce: Buffer
  old_nonce: Buffer | null
  old_valid_until: Date | null
  /** Those before the old one that hold still, the latest first. */
  older_secrets: OlderSecret[]
  failing_since: Date | null
  created_at: Date
}
type OlderSecret = { nonce: string; valid_until: string }
type NewWebhook = Pick<WebhookRecord, 'account_id' | 'url' | 'types' | 'description' | 'scopes'>

export const showWebhook = ({ id, url, types, description, enabled, created_at }: WebhookRecord): Schemas['Webhook'] => ({
  ...{ webhook_id: id, url, types, description, enabled },
  created_at: created_at.toISOString(),
})

/** Keeps a webhook; refuses one more than an account may have, however many are made at once. */
export async function insertWebhook(sql: Sql, given: NewWebhook, now: Date): Promise<WebhookRecord> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks:${given.account_id}`}, ${TEXT_LOCKS.name}))`
  if ((await countWebhooks(sql, given.account_id)) >= WEBHOOKS_PER_ACCOUNT_MAX)
    fail('limit_reached', {
      detail: `An account has at most ${WEBHOOKS_PER_ACCOUNT_MAX} webhooks. Delete or change one.`,
    })
  const id = `wh_${randomBytes(16).toString('base64url')}`
  await sql`
    insert into webhooks (id, account_id, url, types, description, scopes, nonce, created_at)
    values (${id}, ${given.account_id}, ${given.url}, ${given.types}, ${given.description}, ${given.scopes}, ${newNonce()}, ${now})`
  return (await findWebhook(sql, id, given.account_id)) ?? fail('not_found', { what: 'webhook' })
}

export async function findWebhook(sql: Sql, id: string, account_id: string): Promise<WebhookRecord | undefined> {
  const [row] = await sql<WebhookRecord[]>`select ${columns(sql)} from webhooks where id = ${id} and account_id = ${account_id}`
  return row
}

/** The caller's own, its row locked until the transaction ends. */
export async function lockWebhook(sql: Sql, id: string, account_id: string): Promise<WebhookRecord> {
  const [row] = await sql<WebhookRecord[]>`
    select ${columns(sql)} from webhooks where id = ${id} and account_id = ${account_id} for no key update`
  return row ?? fail('not_found', { what: 'webhook' })
}

/** The same of one that is switched on: what is asked to be sent is refused for another. */
export async function lockEnabled(sql: Sql, id: string, account_id: string): Promise<WebhookRecord> {
  const webhook = await lockWebhook(sql, id, account_id)
  if (!webhook.enabled)
    fail('conflict', {
      detail: 'This webhook is switched off. Switch it on, then send again.',
      action: { by: 'agent', message: 'Switch it on.', tool: 'update_webhook', arguments: { webhook_id: id, enabled: true } },
    })
  return webhook
}

export async function listWebhooks(sql: Sql, account_id: string, limit: number, offset: number): Promise<WebhookRecord[]> {
  return sql<WebhookRecord[]>`
    select ${columns(sql)} from webhooks where account_id = ${account_id} order by created_at desc, id limit ${limit} offset ${offset}`
}

export async function countWebhooks(sql: Sql, account_id: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) as count from webhooks where account_id = ${account_id}`
  return row?.count ?? 0
}

/** Writes a locked webhook; one that is switched on, or leads elsewhere, begins without the failures of before. */
export async function saveWebhook(sql: Sql, { id, url, types, description, enabled, scopes }: WebhookRecord): Promise<void> {
  await sql`
    update webhooks set url = ${url}, types = ${types}, description = ${description}, scopes = ${scopes},
      failing_since = case when ${enabled} and not enabled or url <> ${url} then null else failing_since end, enabled = ${enabled}
    where id = ${id}`
}

/** Gives it another secret; answers until when the old one signs beside it. Those before it keep the day that they were told. */
export async function rotateNonce(sql: Sql, webhook: WebhookRecord, now: Date): Promise<{ nonce: Buffer; old_valid_until: Date }> {
  const { id, nonce, old_nonce, old_valid_until: before } = webhook
  const next = newNonce()
  const old_valid_until = new Date(now.getTime() + WEBHOOK_OLD_SECRET_HOURS * 3_600_000)
  const last = old_nonce && before ? [{ nonce: old_nonce.toString('hex'), valid_until: before.toISOString() }] : []
  const older = [...last, ...webhook.older_secrets].filter((one) => new Date(one.valid_until) > now).slice(0, WEBHOOK_OLDER_SECRETS_MAX)
  await sql`
    update webhooks set nonce = ${next}, old_nonce = ${nonce}, old_valid_until = ${old_valid_until}, older_secrets = ${sql.json(older)}
    where id = ${id}`
  return { nonce: next, old_valid_until }
}

/** What its events are signed by now: its own secret, and those before it that hold still. */
export function noncesOf({ nonce, old_nonce, old_valid_until, older_secrets }: WebhookRecord, now: Date): Buffer[] {
  const old = old_nonce && old_valid_until && old_valid_until > now ? [old_nonce] : []
  const older = older_secrets.filter(({ valid_until }) => new Date(valid_until) > now)
  return [nonce, ...old, ...older.map((one) => Buffer.from(one.nonce, 'hex'))]
}

export async function deleteWebhook(sql: Sql, id: string, account_id: string): Promise<boolean> {
  const gone = await sql`delete from webhooks where id = ${id} and account_id = ${account_id}`
  return gone.count === 1
}

export const columns = (sql: Sql): Fragment =>
  sql`id, account_id, url, types, description, enabled, scopes, nonce, old_nonce, old_valid_until, older_secrets, failing_since, created_at`
