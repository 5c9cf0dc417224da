import type { Context, Service } from '../core/context.ts'
import type { Sql } from '../database/open.ts'
import { listFollowers, type Follower } from './follows.ts'
import { queueEmails, type Email } from '../mail/outbox.ts'
import type { Site } from '../core/sites.ts'
import { updateUrl, type ListingUpdate } from '../listings/rows.ts'

const FOLLOWERS_AT_ONCE = 500
const BATCHES_MAX = 10_000

type AnnouncedUpdate = ListingUpdate & { listing_id: number; site_id: number; slug: string; name: string; announced_to: string | null }

/**
 * Writes one e-mail to each follower of a listing about one of its updates, a batch of followers per transaction. The mark of how far
 * it came commits with the e-mails, so that a job that is killed and tried again, or runs twice at once, writes to nobody twice.
 */
export async function announceUpdate(
  service: Service,
  { update_id }: { update_id: number },
  signal: AbortSignal,
  finish: (sql: Sql) => Promise<void>,
): Promise<void> {
  for (let batch = 0; batch < BATCHES_MAX; batch++) {
    if (signal.aborted) throw signal.reason
    if (await service.database.begin((sql) => announceBatch(sql, service, update_id, finish))) return
  }
}

/** Asks for what was posted before the listing was taken down and reached not all who follow it, now that it is public again. */
export async function announceWaiting({ sql, jobs }: Pick<Context, 'sql' | 'jobs'>, listing_id: number): Promise<void> {
  const waiting = await sql<{ update_id: number }[]>`
    select u.id as update_id from listing_updates u join listings l on l.id = u.listing_id
    where u.listing_id = ${listing_id} and u.announced_at is null and l.status = 'live' order by u.id`
  await jobs.addAll(sql, 'announce_update', [...waiting])
}

/** Takes back what waits to be sent of listings that are taken down; once one is back, all who were not written to are. */
export async function holdAnnouncements(sql: Sql, listing_ids: readonly number[]): Promise<void> {
  const ids = [...listing_ids]
  // A batch that is being written is waited for.
  await sql`select 1 from listing_updates where listing_id = any(${ids}::integer[]) order by id for update`
  // What was tried may be on its way.
  const held = await sql<{ id: number }[]>`
    delete from outbox o using listing_updates u
    where u.listing_id = any(${ids}::integer[]) and o.kind = 'update' and o.status = 'waiting' and o.tries = 0 and starts_with(o.once, 'update:' || u.id || ':')
    returning u.id`
  await sql`update listing_updates set announced_at = null, announced_to = null where id = any(${held.map(({ id }) => id)}::integer[])`
}

/** True when all followers have been written to, or nobody is to be any more. */
async function announceBatch(sql: Sql, service: Service, update_id: number, finish: (sql: Sql) => Promise<void>): Promise<boolean> {
  const update = await lockUpdate(sql, update_id)
  const followers = update ? await listFollowers(sql, update.listing_id, update.announced_to ?? '', FOLLOWERS_AT_ONCE) : []
  if (update && followers.length > 0) {
    const site = await service.sites.through(sql).byId(update.site_id)
    await queueEmails(
      sql,
      followers.map((follower) => updateEmail(follower, update, site)),
      service.clock(),
    )
    await sql`update listing_updates set announced_to = ${followers.at(-1)?.account_id ?? null} where id = ${update_id}`
  }
  if (followers.length === FOLLOWERS_AT_ONCE) return false
  if (update) await sql`update listing_updates set announced_at = ${service.clock()} where id = ${update_id}`
  await finish(sql)
  return true
}

function updateEmail({ account_id, email, name, token }: Follower, update: AnnouncedUpdate, site: Site): Email {
  return {
    to: { email, name },
    kind: 'update',
    subject: `${update.name}: ${update.title}`,
    blocks: [`What is new with ${update.name}, which you follow on ${site.name}:`, { heading: update.title }, { quote: update.body }],
    action: { label: `See ${update.name}`, url: updateUrl(site, update.slug, update.id) },
    unsubscribe: { url: unfollowUrl(site, token) },
    once: `update:${update.id}:${account_id}`,
    site: { name: site.name, url: site.url },
  }
}

/** Ends one person's following of one listing; whoever has the e-mail may. */
export const unfollowUrl = (site: Pick<Site, 'url'>, token: string): string => `${site.url}/unfollow/${token}`

/** Undefined once it was announced, and while the listing is not live. */
async function lockUpdate(sql: Sql, update_id: number): Promise<AnnouncedUpdate | undefined> {
  await sql`select 1 from listing_updates where id = ${update_id} for update`
  // As it is under the lock: the listing may have been taken down meanwhile.
  const [row] = await sql<AnnouncedUpdate[]>`
    select u.id, u.title, u.body, u.published_at, u.announced_to, u.listing_id, r.site_id, r.item->>'slug' as slug,
      r.item->>'name' as name
    from listing_updates u join search_rows r on r.listing_id = u.listing_id
    where u.id = ${update_id} and u.announced_at is null`
  return row
}
