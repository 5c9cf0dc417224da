import { listingDashboardUrl } from '../core/account_urls.ts'
import type { Context } from '../core/context.ts'
import type { ListingRecord } from '../listings/rows.ts'
import { listingName } from '../listings/show.ts'
import { queueEmail } from '../mail/outbox.ts'
import { findPerson, tellAccount } from '../publishing/tell_account.ts'
import { CODE_MINUTES } from './code.ts'

/** E-mails about whose a listing is, each in the transaction of what it tells. */

/** To a mailbox of the website, whose reader may never have heard of the directory: it names who asks. */
export async function sendProofCode(
  { sql, sites, now }: Pick<Context, 'sql' | 'sites' | 'now'>,
  { to, code, host, listing, asked_by }: { to: string; code: string; host: string; listing: ListingRecord; asked_by: string },
): Promise<void> {
  const person = await findPerson(sql, asked_by)
  const site = await sites.byId(listing.site_id)
  await queueEmail(
    sql,
    {
      to: { email: to },
      kind: 'ownership_code',
      subject: `Your code for ${host}: ${code}`,
      blocks: [
        `${person?.name ?? 'Somebody'} (${person?.email ?? 'no address'}) says that ${host} is theirs and asks to prove it on ${site.name}, where it is listed.`,
        { heading: code },
        `The code works for ${CODE_MINUTES} minutes. Give it to this person only if the website is theirs to manage. Otherwise do nothing: without the code nothing happens.`,
      ],
      site: { name: site.name, url: site.url },
    },
    now,
  )
}

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
