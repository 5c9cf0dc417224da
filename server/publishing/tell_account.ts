import type { Sites } from '../core/sites.ts'
import type { Sql } from '../database/open.ts'
import type { ListingRecord } from '../listings/rows.ts'
import type { Email } from '../mail/email.ts'
import { queueEmail } from '../mail/outbox.ts'
import { withoutLinks } from '../mail/strangers_words.ts'

export type Person = { id: string; name: string; email: string }

/** By the name that an e-mail may call them by, whoever reads it. */
export async function findPerson(sql: Sql, account_id: string): Promise<Person | null> {
  const [row] = await sql<Person[]>`select id, name, email from auth."user" where id = ${account_id} and deleted_at is null`
  return row ? { ...row, name: withoutLinks(row.name) } : null
}

type Where = { sql: Sql; sites: Sites; now: Date }
type Text = Pick<Email, 'kind' | 'subject' | 'blocks' | 'action' | 'once'>

/** Writes to an account about a listing, in the name of the listing's site. Nobody is written to who has no account any more. */
export async function tellAccount(
  { sql, sites, now }: Where,
  account_id: string | null,
  listing: ListingRecord,
  text: Text,
): Promise<void> {
  const person = account_id === null ? null : await findPerson(sql, account_id)
  if (!person) return
  const site = await sites.byId(listing.site_id)
  await queueEmail(sql, { to: { name: person.name, email: person.email }, site: { name: site.name, url: site.url }, ...text }, now)
}
