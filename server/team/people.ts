import { endApps, listApps, type App } from '../auth/grants.ts'
import { endKeys, listKeys, type KeyRow } from '../auth/keys.ts'
import { forgetBrowsers } from '../auth/known_browsers.ts'
import { hasPassword, removePassword } from '../auth/passwords.ts'
import { endSessions } from '../auth/sessions.ts'
import { holdAccount } from '../auth/standing.ts'
import { endSignIns } from '../auth/sign_in.ts'
import type { Fragment, Sql } from '../database/open.ts'
import { listOwned, type ListingRecord } from '../listings/rows.ts'
import { queueEmail } from '../mail/outbox.ts'
import { lockCompaniesOf } from '../profile/company_lock.ts'
import type { Site } from '../core/sites.ts'
import type { Context } from '../core/context.ts'
import { audited, type Reply } from '../core/operation.ts'
import { failField } from '../base/error.ts'

export const SECURE_NOTE_CHARACTERS_MAX = 400

const FOUND_MAX = 25
const LISTINGS_SHOWN_MAX = 50

export type Person = {
  id: string
  email: string
  name: string
  confirmed: boolean
  operator: boolean
  created_at: Date
  listings: number
  keys: number
}
export type PersonInFull = Person & {
  sessions: number
  has_password: boolean
  last_seen_at: Date | null
  key_list: KeyRow[]
  apps: App[]
  owns: ListingRecord[]
}

/** Accounts whose address or name holds the words, or whose id they are; the latest first where nothing is asked for. */
export async function findPeople(sql: Sql, words: string): Promise<Person[]> {
  const like = `%${words.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const [named, first] =
    words === ''
      ? [sql`true`, sql``]
      : [
          sql`(u.id = ${words} or lower(u.email) like ${like} or lower(u.name) like ${like})`,
          sql`(lower(u.email) = ${words.toLowerCase()}) desc,`,
        ]
  const order = sql`order by ${first} u."createdAt" desc, u.id`
  // Only those that are shown have all of it read and counted.
  return select(
    sql,
    sql`u.id = any(array(select u.id from auth."user" u where ${stands(sql)} and ${named} ${order} limit ${FOUND_MAX})) ${order}`,
  )
}

export async function findPerson(sql: Sql, id: string): Promise<PersonInFull | null> {
  const [person] = await select(sql, sql`u.id = ${id}`)
  if (!person) return null
  const [row] = await sql<{ sessions: number; last_seen_at: Date | null }[]>`
    select count(*) as sessions, max("updatedAt") as last_seen_at from auth."session" where "userId" = ${id} and "expiresAt" > now()`
  return {
    ...person,
    sessions: row?.sessions ?? 0,
    last_seen_at: row?.last_seen_at ?? null,
    has_password: await hasPassword(sql, id),
    key_list: await listKeys(sql, id),
    apps: await listApps(sql, id),
    owns: await listOwned(sql, id, LISTINGS_SHOWN_MAX),
  }
}

async function select(sql: Sql, condition: Fragment): Promise<Person[]> {
  return sql<Person[]>`
    select u.id, u.email, u.name, u."emailVerified" as confirmed, u.operator, u."createdAt" as created_at,
      (select count(*) from listings l where l.account_id = u.id) as listings,
      (select count(*) from api_keys k where k.account_id = u.id and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())) as keys
    from auth."user" u where ${stands(sql)} and ${condition}`
}
const stands = (sql: Sql) => sql`u.deleted_at is null and u.stranger_until is null`

/**
 * Takes an account back from whoever got into it: sessions, keys, apps, open sign-in e-mails and the password end at once, in every process,
 * and so does what would go on without them. Its owner, who reads its mail, signs in by e-mail as before, and is told so.
 */
export async function secureAccount({ sql, now, site }: Context, id: string, note: string): Promise<Reply<undefined>> {
  const mistake = noteMistake(note)
  if (mistake !== null) failField('note', mistake)
  // In the order in which every writer locks: the account, then companies.
  await holdAccount(sql, id, true)
  await lockCompaniesOf(sql, id)
  const [person] = await sql<{ email: string; name: string }[]>`
      select email, name from auth."user" where id = ${id} and deleted_at is null`
  if (!person) failField('', 'There is no such account.')
  const before = await findPerson(sql, id)
  await endSessions(sql, id, null)
  await forgetBrowsers(sql, id)
  await endKeys(sql, id, now)
  await endApps(sql, id)
  await endSignIns(sql, { account_id: id, email: person.email }, now)
  await removePassword(sql, id)
  await endOutstanding(sql, id, now)
  await queueEmail(sql, emailTo(person, site), now)
  const ended = { sessions: before?.sessions, keys: before?.keys, apps: before?.apps.length, password: before?.has_password }
  const entry = { action: 'account.secure', kind: 'account', subject: id, label: person.email, note, before: ended }
  return audited(undefined, entry)
}

/** Listings that are offered, rights to them that nobody has accepted yet, runs that are trusted, and who is told of what happens: whoever got in may have asked for each. */
async function endOutstanding(sql: Sql, account_id: string, now: Date): Promise<void> {
  await sql`delete from transfers where account_id = ${account_id}`
  // The rows stay: their e-mails name a way to refuse more.
  await sql`
    update invites set expires_at = ${now} where accepted_at is null and expires_at > ${now} and profile_id in (
      select p.id from profiles p join companies c on c.id = p.company_id where c.account_id = ${account_id})`
  await sql`delete from confirmations where account_id = ${account_id} and confirmed_at is null`
  await sql`
    delete from editors e using listings l where l.id = e.listing_id and l.account_id = ${account_id} and e.account_id is null`
  await sql`delete from publishers where account_id = ${account_id}`
  await sql`update webhooks set enabled = false where account_id = ${account_id} and enabled`
}

/** What is wrong with the reason for the log; null where nothing is. */
export const noteMistake = (note: string): string | null =>
  note === '' || [...note].length > SECURE_NOTE_CHARACTERS_MAX
    ? `Write in 1 to ${SECURE_NOTE_CHARACTERS_MAX} characters why, for whoever looks at this later.`
    : null

const emailTo = ({ email, name }: { email: string; name: string }, site: Site) => ({
  to: { email, name },
  kind: 'account',
  subject: 'Everybody was signed out of your account',
  blocks: [
    `The site team of ${site.name} believes that somebody else may have used your account. It has ended every session, API key and connected app, and removed the password if there was one. Offers of your listings and invitations to edit them, or to join their founders, that nobody has accepted are taken back, no repository is trusted any more, and your webhooks are switched off.`,
    'Nothing that your listings say was changed by this. Sign in again with your address; we send a code. Then create new keys where programs need them, and check what was changed recently and who may edit.',
  ],
  action: { label: 'Sign in', url: `${site.url}/sign-in` },
  site: { name: site.name, url: site.url },
})
