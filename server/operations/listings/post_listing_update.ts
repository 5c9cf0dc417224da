import type { Sql } from '../../database/open.ts'
import { fail, failAt, type Action } from '../../base/error.ts'
import { recordEvent } from '../../events/record_event.ts'
import { UPDATES_MAILED_PER_DAY_MAX, UPDATES_PER_DAY_MAX } from '../../base/limits.ts'
import { onOneLine } from '../../base/plain_text.ts'
import { Reply, defineOperation } from '../../core/operation.ts'
import { lockMine, type ListingRecord, type ListingUpdate, type ListingStatus } from '../../listings/rows.ts'
import { showUpdate } from '../../listings/show.ts'

const DAY_MILLISECONDS = 24 * 3600 * 1000

/** Publishes what is new; a job tells the followers. */
export default defineOperation('post_listing_update', async ({ listing_id, title, body }, context) => {
  const { sql, account_id, now, jobs, sites } = context
  const listing = (await lockMine(sql, listing_id, account_id)) ?? fail('not_found', { what: 'listing' })
  if (listing.status !== 'live') failUnlessLive(listing)
  for (const [member, text] of Object.entries({ title, body }))
    if (text.trim() === '')
      failAt({ field: `/${member}`, code: 'too_short', message: 'has no words.', fix: 'Send some text.', limit: 1, actual: 0 })
  const count = await countSince(sql, listing_id, new Date(now.getTime() - DAY_MILLISECONDS))
  if (count >= UPDATES_PER_DAY_MAX)
    fail('limit_reached', { detail: `A listing posts at most ${UPDATES_PER_DAY_MAX} updates in 24 hours. Post the next one later.` })
  const is_mailed = count < UPDATES_MAILED_PER_DAY_MAX
  const update = await insert(sql, listing, { title: onOneLine(title), body: body.trim(), published_at: now }, is_mailed ? null : now)
  if (is_mailed) await jobs.add(sql, 'announce_update', { update_id: update.id })
  await recordEvent(sql, 'update.posted', account_id, { listing_id }, now)
  return new Reply(showUpdate(update, await sites.byId(listing.site_id), listing.slug), 201)
})

/** What brings a listing to life from where it is. */
const NEXT: Record<Exclude<ListingStatus, 'live'>, Omit<Action, 'arguments'>> = {
  draft: { by: 'agent', message: 'Choose the free launch, or have the person buy one.', tool: 'choose_free_listing' },
  awaiting_badge: { by: 'agent', message: 'Put the badge on the website, then have it checked.', tool: 'verify_badge' },
  scheduled: { by: 'agent', message: 'Wait for its launch week, which get_my_listing names.', tool: 'get_my_listing' },
  suspended: { by: 'person', message: 'Ask the site team why it is suspended.' },
  archived: { by: 'agent', message: 'Put the listing back first.', tool: 'restore_listing' },
}

function failUnlessLive({ id, status }: ListingRecord): never {
  const next = status === 'live' ? null : NEXT[status]
  fail('conflict', {
    retryable: false,
    detail: `Updates are posted on live listings; this one is ${status.replace('_', ' ')}.`,
    ...(next ? { action: { ...next, ...(next.tool ? { arguments: { listing_id: id } } : {}) } } : {}),
  })
}

async function countSince(sql: Sql, listing_id: number, since: Date): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count from listing_updates where listing_id = ${listing_id} and published_at > ${since}`
  return row?.count ?? 0
}

async function insert(
  sql: Sql,
  listing: ListingRecord,
  update: Omit<ListingUpdate, 'id'>,
  announced_at: Date | null,
): Promise<ListingUpdate> {
  const [row] = await sql<ListingUpdate[]>`
    insert into listing_updates (listing_id, site_id, title, body, published_at, announced_at)
    values (${listing.id}, ${listing.site_id}, ${update.title}, ${update.body}, ${update.published_at}, ${announced_at})
    returning id, title, body, published_at`
  if (!row) throw new Error('an update was written and not answered')
  return row
}
