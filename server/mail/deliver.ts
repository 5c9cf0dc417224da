import type { Log, Pool, Sql } from '../database/open.ts'
import { suppress, suppressionOf } from './outbox.ts'
import { recipientOf, subjectOf, type Email } from './email.ts'
import { checkLinks, ForeignLink, renderEmail, type EmailLook } from './render.ts'
import type { Message, Sender } from './sender.ts'
import { judge, TRIES_MAX, waitSeconds, type Failure } from './verdict.ts'

export type Delivery = {
  database: Pool
  clock: () => Date
  sender: Pick<Sender, 'send'>
  /** The directories that write; the first signs e-mails that name none. */
  sites: () => Promise<readonly { name: string; url: string }[]>
  look?: EmailLook
  log: Log
  /** Told what became of each e-mail that was tried. */
  onEnd?: (status: End['status']) => void
  /** After so long no further e-mail is taken. */
  run_seconds_max?: number
}

export const EMAILS_AT_ONCE = 4
const EMAILS_PER_RUN_MAX = 5000
/** A server may take a second for each. What the job's own time ended would be cut off in the middle, and may be delivered twice. */
const RUN_SECONDS_MAX = 600
const SEND_SECONDS_MAX = 60
/** How long a claimed e-mail is left to its worker; longer than a send can take, so that nobody else sends it meanwhile. */
const CLAIM_SECONDS = 300
const ERROR_CHARS_MAX = 500
const KEPT_DAYS = 90

type Claimed = { id: number; message_id: string; email: string; mail: Email; tries: number; created_at: Date; suppressed: string | null }
/** One lane begins with what was written last: somebody waits for a code while a newsletter goes out to thousands. */
type Order = 'oldest' | 'newest'
type End = { status: 'sent' | 'failed' | 'suppressed' | 'waiting'; error: string | null; next_try_at: Date | null }

/**
 * Sends the e-mails that are due, some at once. Any number of workers may do it: each e-mail is claimed by one. A worker that dies
 * between the server's word and ours leaves its e-mail to be sent again after the claim, with the same Message-ID. True when it
 * stopped at a bound of its own and more may wait.
 */
export async function deliverEmails(delivery: Delivery, signal: AbortSignal): Promise<boolean> {
  const run = { left: EMAILS_PER_RUN_MAX, server_down: false }
  const ends_at = performance.now() + (delivery.run_seconds_max ?? RUN_SECONDS_MAX) * 1000
  const isOver = () => run.left <= 0 || performance.now() >= ends_at
  const lane = async (order: Order) => {
    while (!isOver() && !run.server_down && !signal.aborted) {
      run.left--
      const claimed = await claim(delivery.database, delivery.clock(), order)
      if (!claimed) return
      const { end, server_down } = await deliver(delivery, claimed, signal)
      run.server_down ||= server_down
      await settle(delivery.database, claimed, end, delivery.clock())
      delivery.onEnd?.(end.status)
    }
  }
  // One lane that breaks must not leave the others unwatched.
  const lanes = await Promise.allSettled(Array.from({ length: EMAILS_AT_ONCE }, (_, place) => lane(place === 0 ? 'newest' : 'oldest')))
  for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason
  return isOver()
}

async function deliver(
  { sender, sites, clock, log, look }: Delivery,
  claimed: Claimed,
  signal: AbortSignal,
): Promise<{ end: End; server_down: boolean }> {
  const finished = (status: End['status'], error: string | null, next_try_at: Date | null = null) => ({ status, error, next_try_at })
  if (claimed.suppressed !== null) return { end: finished('suppressed', claimed.suppressed), server_down: false }
  // An e-mail that ends every worker which takes it is not taken for ever.
  if (claimed.tries > TRIES_MAX) return { end: finished('failed', 'was tried too often'), server_down: false }
  try {
    const message = compose(claimed, await sites(), look)
    await sender.send(message, AbortSignal.any([signal, AbortSignal.timeout(SEND_SECONDS_MAX * 1000)]))
    return { end: finished('sent', null), server_down: false }
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, ERROR_CHARS_MAX)
    if (error instanceof ForeignLink) return { end: finished('failed', reason), server_down: false }
    // Only what the library says of a failure is read; a plain error has none of it and is tried again.
    const failure = error as Failure
    const { outcome, server_down } = judge(failure)
    const wait = outcome === 'retry' ? waitSeconds(claimed.tries) : null
    // The server's sentence may hold the address, which no log does.
    const { code, responseCode } = failure
    log('warn', 'email_not_taken', {
      email_id: claimed.id,
      outcome,
      try: claimed.tries,
      code: String(code),
      status: String(responseCode),
    })
    if (outcome === 'bounced') return { end: finished('failed', `bounced: ${reason}`), server_down }
    if (wait === null) return { end: finished('failed', reason), server_down }
    return { end: finished('waiting', reason, new Date(clock().getTime() + wait * 1000)), server_down }
  }
}

function compose(
  { id, message_id, email, mail, created_at }: Claimed,
  sites: readonly { name: string; url: string }[],
  look: EmailLook | undefined,
): Message {
  const [home] = sites
  if (!home) throw new Error('there is no site; the first one is made at start')
  checkLinks(
    mail,
    sites.map(({ url }) => new URL(url).origin),
  )
  const to = { name: recipientOf(mail), address: email }
  const unsubscribe_url = mail.unsubscribe?.url ?? null
  return {
    id,
    message_id,
    created_at,
    to,
    subject: subjectOf(mail),
    unsubscribe_url,
    mark: look?.mark ?? null,
    ...renderEmail(mail, home, look),
  }
}

/** Deletes e-mails long done with, in bounded batches; answers how many. */
export async function sweepEmails(sql: Sql, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * 86_400_000)
  const gone = await sql`
    delete from outbox where id = any(array(select id from outbox where status <> 'waiting' and created_at <= ${oldest} limit 10000))`
  return gone.count
}

/** What was not tried yet and waits for no others is due whatever the clock was of whoever wrote it: a code is good for minutes. */
async function claim(sql: Sql, now: Date, order: Order): Promise<Claimed | undefined> {
  const ordered = order === 'newest' ? sql`next_try_at desc, id desc` : sql`next_try_at, id`
  const [row] = await sql<Omit<Claimed, 'suppressed'>[]>`
    update outbox o set tries = tries + 1, next_try_at = ${new Date(now.getTime() + CLAIM_SECONDS * 1000)}
    where id = (
      select id from outbox where status = 'waiting' and (next_try_at <= ${now} or tries = 0 and once is null) order by ${ordered} limit 1 for update skip locked
    )
    returning id, message_id, email, letter as mail, tries, created_at`
  return row && { ...row, suppressed: await suppressionOf(sql, row.email, row.mail.kind) }
}

/** Counts only for the try that was claimed: a worker that was away longer than its claim has no say any more. */
async function settle(pool: Pool, { id, email, tries }: Claimed, { status, error, next_try_at }: End, now: Date): Promise<void> {
  await pool.begin(async (sql) => {
    const settled = await sql`
      update outbox set status = ${status}, error = ${error}, next_try_at = ${next_try_at}, sent_at = ${status === 'sent' ? now : null}
      where id = ${id} and tries = ${tries} and status = 'waiting'`
    if (settled.count === 1 && error?.startsWith('bounced: ')) await suppress(sql, email, 'all', 'bounced', now)
  })
}
