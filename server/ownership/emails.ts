import { listingDashboardUrl } from '../core/account_urls.ts'
import type { Context } from '../core/context.ts'
import type { Site } from '../core/sites.ts'
import { fail } from '../base/error.ts'
import type { ListingRecord } from '../listings/rows.ts'
import { listingName } from '../listings/show.ts'
import type { Email } from '../mail/email.ts'
import { queueEmail } from '../mail/outbox.ts'
import { withoutLinks } from '../mail/strangers_words.ts'
import { findPerson, tellAccount } from '../publishing/tell_account.ts'
import { CODE_MINUTES } from './code.ts'

/** E-mails about whose a listing is, each in the transaction of what it tells. */

type Said = { by: string; from: string; name: string; site: Site }

/** To a mailbox that an account named, whose reader may never have heard of the directory: it tells who asks. */
export async function writeToNamed(
  { sql, sites, now }: Pick<Context, 'sql' | 'sites' | 'now'>,
  { to, listing, asked_by }: { to: string; listing: ListingRecord; asked_by: string },
  words: (said: Said) => Omit<Email, 'to' | 'site'>,
): Promise<void> {
  const { name: by, email } = (await findPerson(sql, asked_by)) ?? fail('unauthorized')
  const site = await sites.byId(listing.site_id)
  const name = withoutLinks(listingName(listing), new URL(listing.url).hostname)
  await queueEmail(
    sql,
    { ...words({ by, from: `${by} (${email})`, name, site }), to: { email: to }, site: { name: site.name, url: site.url } },
    now,
  )
}

export const proofCodeEmail =
  (code: string, host: string) =>
  ({ from, site }: Said): Omit<Email, 'to' | 'site'> => ({
    kind: 'ownership_code',
    subject: `Your code for ${host}: ${code}`,
    blocks: [
      `${from} says that ${host} is theirs and asks to prove it on ${site.name}, where it is listed.`,
      { heading: code },
      `The code works for ${CODE_MINUTES} minutes. Give it to this person only if the website is theirs to manage. Otherwise do nothing: without the code nothing happens.`,
    ],
  })

export async function notifyOwnershipLost(
  context: Pick<Context, 'sql' | 'sites' | 'now'>,
  listing: ListingRecord,
  host: string,
  detail: string,
): Promise<void> {
  const site = await context.sites.byId(listing.site_id)
  await tellAccount(context, listing.account_id, listing, {
    kind: 'ownership_lost',
    subject: `${host} is no longer proven to be yours`,
    blocks: [
      `The page of ${listingName(listing)} said that its owner is verified. It no longer does, and anybody else who proves ${host} can claim the listing.`,
      `What we last saw: ${detail}`,
      'Nothing else changes: the listing stays as it is. Prove the website again to get the mark back.',
    ],
    action: { label: 'Prove it again', url: listingDashboardUrl(site, listing.id, 'ownership') },
  })
}
