import { randomBytes } from 'node:crypto'
import { countAttempt, takeAttempt } from '../auth/attempts.ts'
import { hashToken } from '../base/tokens.ts'
import type { Sql } from '../database/open.ts'
import { writeInstant } from '../mail/email.ts'
import { mailboxOf } from '../mail/mailbox.ts'
import { holdBack, queueEmail } from '../mail/outbox.ts'
import type { Site } from '../core/sites.ts'

export type Subscriber = { id: number; email: string; stop_token: string }
type State = 'pending' | 'confirmed' | 'ended'

export const CONFIRM_DAYS = 7
const ENDED_KEPT_DAYS = 90
const DAY_MILLISECONDS = 86_400_000
const CONFIRM_TOKEN = /^[\w-]{43}$/
const STOP_TOKEN = /^[\w-]{32}$/

const confirmUrl = (site: Pick<Site, 'url'>, token: string): string => `${site.url}/newsletter/confirm/${token}`
export const stopUrl = (site: Pick<Site, 'url'>, token: string): string => `${site.url}/newsletter/stop/${token}`

type Ask = {
  email: string
  /** Of the caller, as it is counted. */
  address: string
  /** Whether it is the caller's own, by which they are signed in: what strangers ask for does not use up what its owner may. */
  own: boolean
}

/**
 * Counts a wish for the newsletter; false where the mailbox had its e-mails for the day, of which whoever asks learns nothing. Refuses a
 * caller's address that asks too often, whatever it asks for.
 */
export async function countNewsletterAsk(sql: Sql, { email, address, own }: Ask, now: Date): Promise<boolean> {
  const mailbox = mailboxOf(email)
  if (own) return (await countAttempt(sql, 'newsemails_per_owner_a_day', mailbox, now)) === null
  await takeAttempt(sql, 'newsemails_per_address', address, now)
  return (await countAttempt(sql, 'newsemails_per_mailbox_a_day', mailbox, now)) === null
}

/** Writes to the mailbox: a link to confirm where it is new, a sentence that says so where it has the newsletter already. */
export async function sendNewsletterAsk(sql: Sql, site: Site, email: string, now: Date): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const { state, stop_token } = await keepAsk(sql, site.id, email, token, now)
  await (state === 'confirmed' ? notifySubscribed(sql, site, email, stop_token, now) : askToConfirm(sql, site, email, token, now))
}

/** Null where the link is over: used up by an ending, replaced by a newer e-mail, too old, or never made. Looking changes nothing. */
export async function findAsked(sql: Sql, site_id: number, token: string, now: Date): Promise<{ email: string; state: State } | null> {
  if (!CONFIRM_TOKEN.test(token)) return null
  const [row] = await sql<{ email: string; state: State }[]>`
    select email, state from newsletter_subscribers
    where site_id = ${site_id} and confirm_hash = ${hashToken(token)} and state <> 'ended' and (state = 'confirmed' or confirm_until > ${now})`
  return row ?? null
}

/** From now on the newsletter comes. Pressed twice it is as done as before; false where the link is over. */
export async function confirmNewsletter(sql: Sql, site_id: number, token: string, now: Date): Promise<boolean> {
  const asked = await findAsked(sql, site_id, token, now)
  if (!asked) return false
  await sql`
    update newsletter_subscribers set state = 'confirmed', confirmed_at = ${now}
    where confirm_hash = ${hashToken(token)} and state = 'pending' and confirm_until > ${now}`
  return true
}

/**
 * Ends the newsletter for the address whose e-mail this token stood in; an issue that waits is not sent either. What never was is as ended
 * as the rest.
 */
export async function stopNewsletter(sql: Sql, token: string, now: Date): Promise<void> {
  if (!STOP_TOKEN.test(token)) return
  const { count } = await sql`
    update newsletter_subscribers set state = 'ended', ended_at = ${now}, confirm_hash = null, confirm_until = null
    where stop_token = ${token} and state <> 'ended'`
  if (count > 0) await holdBack(sql, 'newsletter', token)
}

/**
 * Who confirmed by a time, by id after the one named. Addresses that are not written to are left out. Held until the transaction ends, so
 * that who leaves meanwhile finds the e-mail that was written.
 */
export async function listSubscribers(
  sql: Sql,
  { site_id, by, after, limit }: { site_id: number; by: Date; after: number; limit: number },
): Promise<Subscriber[]> {
  return sql<Subscriber[]>`
    select id, email, stop_token from newsletter_subscribers n
    where site_id = ${site_id} and state = 'confirmed' and confirmed_at <= ${by} and id > ${after}
      and not exists (select from suppressions s where s.email = n.email and s.kind in ('all', 'newsletter'))
    order by id limit ${limit} for share of n`
}

/** Forgets who never confirmed and who left long ago. */
export async function sweepSubscribers(sql: Sql, now: Date): Promise<number> {
  const ended_until = new Date(now.getTime() - ENDED_KEPT_DAYS * DAY_MILLISECONDS)
  const gone = await sql`
    delete from newsletter_subscribers where id = any(array(
      select id from newsletter_subscribers where state <> 'confirmed'
        and coalesce(ended_at, confirm_until) <= case state when 'ended' then ${ended_until}::timestamptz else ${now}::timestamptz end limit 1000))`
  return gone.count
}

/** What is confirmed stays as it is. */
async function keepAsk(sql: Sql, site_id: number, email: string, token: string, now: Date): Promise<{ state: State; stop_token: string }> {
  const until = new Date(now.getTime() + CONFIRM_DAYS * DAY_MILLISECONDS)
  const stop_token = randomBytes(24).toString('base64url')
  const [row] = await sql<{ state: State; stop_token: string }[]>`
    insert into newsletter_subscribers as kept (site_id, email, confirm_hash, confirm_until, stop_token, created_at)
    values (${site_id}, ${email}, ${hashToken(token)}, ${until}, ${stop_token}, ${now})
    on conflict (site_id, email) do update set
      state = case kept.state when 'confirmed' then 'confirmed' else 'pending' end,
      confirm_hash = case kept.state when 'confirmed' then kept.confirm_hash else excluded.confirm_hash end,
      confirm_until = case kept.state when 'confirmed' then kept.confirm_until else excluded.confirm_until end,
      ended_at = null
    returning state, stop_token`
  if (!row) throw new Error('a subscriber was written and not answered')
  return row
}

async function askToConfirm(sql: Sql, site: Site, email: string, token: string, now: Date): Promise<void> {
  const until = new Date(now.getTime() + CONFIRM_DAYS * DAY_MILLISECONDS)
  await queueEmail(
    sql,
    {
      to: { email },
      kind: 'newsletter_confirm',
      subject: `Confirm the newsletter of ${site.name}`,
      blocks: [
        `Somebody, hopefully you, asked for the weekly newsletter of ${site.name} at this address. One step is left.`,
        `The link works until ${writeInstant(until)}. If it was not you, do nothing: without it you will get no newsletter.`,
      ],
      action: { label: 'Confirm on the website', url: confirmUrl(site, token) },
      site: { name: site.name, url: site.url },
    },
    now,
  )
}

async function notifySubscribed(sql: Sql, site: Site, email: string, stop_token: string, now: Date): Promise<void> {
  await queueEmail(
    sql,
    {
      to: { email },
      kind: 'newsletter_confirm',
      subject: `You already get the newsletter of ${site.name}`,
      blocks: [
        `Somebody, hopefully you, asked for the weekly newsletter of ${site.name} at this address, which already gets it. There is nothing left to do: the next issue comes when the week begins.`,
      ],
      action: { label: 'Read past issues', url: `${site.url}/newsletter` },
      unsubscribe: { url: stopUrl(site, stop_token) },
      site: { name: site.name, url: site.url },
    },
    now,
  )
}
