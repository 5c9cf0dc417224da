import type { Service } from '../core/context.ts'
import type { Sql } from '../database/open.ts'
import { queueEmails } from '../mail/outbox.ts'
import { onlyLive } from './content.ts'
import { composeDueIssues } from './issues.ts'
import { issueBlocks, issueEmail } from './email.ts'
import { unmailedIssues, type Issue } from './rows.ts'
import { listSubscribers } from './subscribers.ts'

const SUBSCRIBERS_AT_ONCE = 500
const ISSUES_AT_ONCE_MAX = 200
/** Batches in one run; what is left is due at the next, a minute later. */
const BATCHES_MAX = 400

type Running = Pick<Service, 'database' | 'sites' | 'config' | 'events'>

/** All that is due of newsletters at an instant: issues are composed, and e-mails written. Answers how many issues there are more. */
export async function runNewsletters(service: Running, now: Date, signal?: AbortSignal): Promise<{ newsletters: number }> {
  // What one site cannot compose holds up no e-mail of another.
  const [composed] = await Promise.allSettled([composeDueIssues(service, now)])
  await mailIssues(service, now, signal)
  if (composed.status === 'rejected') throw composed.reason
  return { newsletters: composed.value }
}

/**
 * Writes one e-mail to each subscriber of an issue, a batch of them per transaction. The mark of how far it came commits with the e-mails,
 * so that a run that is killed and tried again, or two at once, write to nobody twice. An issue that fails holds up no other.
 */
async function mailIssues(service: Running, now: Date, signal?: AbortSignal): Promise<void> {
  let batches = 0
  const errors: unknown[] = []
  const issues = await unmailedIssues(service.database, ISSUES_AT_ONCE_MAX)
  for (const id of issues) {
    try {
      for (let done = false; !done && batches < BATCHES_MAX; batches++) {
        if (signal?.aborted) throw signal.reason
        done = await service.database.begin((sql) => mailBatch(sql, service, id, now))
      }
    } catch (error) {
      if (signal?.aborted) throw error
      errors.push(error)
    }
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `the e-mails of ${errors.length} of ${issues.length} newsletters could not be written`)
}

/** True when all subscribers have been written to. */
async function mailBatch(sql: Sql, { sites }: Running, issue_id: number, now: Date): Promise<boolean> {
  const [issue] = await onlyLive(sql, await lockIssue(sql, issue_id))
  if (!issue) return true
  const { site_id, composed_at, mailed_to } = issue
  const subscribers = await listSubscribers(sql, { site_id, by: composed_at, after: mailed_to, limit: SUBSCRIBERS_AT_ONCE })
  const last = subscribers.at(-1)
  if (last) {
    const site = await sites.through(sql).byId(site_id)
    const blocks = issueBlocks(issue, site)
    await queueEmails(
      sql,
      subscribers.map((subscriber) => issueEmail(issue, blocks, subscriber, site)),
      now,
    )
    await sql`update newsletter_issues set mailed_to = ${last.id} where id = ${issue_id}`
  }
  if (subscribers.length === SUBSCRIBERS_AT_ONCE) return false
  await sql`update newsletter_issues set mailed_at = ${now} where id = ${issue_id}`
  return true
}

/** None once all its e-mails are written. */
async function lockIssue(sql: Sql, id: number): Promise<(Issue & { mailed_to: number })[]> {
  return sql<(Issue & { mailed_to: number })[]>`
    select id, site_id, week, composed_at, content, mailed_to from newsletter_issues where id = ${id} and mailed_at is null for update`
}
