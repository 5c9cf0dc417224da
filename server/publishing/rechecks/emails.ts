import type { Context } from '../../core/context.ts'
import { listingDashboardUrl } from '../../core/account_urls.ts'
import { bareHost } from '../../base/addresses/web_address.ts'
import type { ListingRecord } from '../../listings/rows.ts'
import { listingName } from '../../listings/show.ts'
import { writeDay } from '../../mail/email.ts'
import { tellAccount } from '../tell_account.ts'

/** Tells the owner that their website could not be reached for a week; the page says so from now on. */
export async function notifyUnreachable(
  context: Pick<Context, 'sql' | 'sites' | 'now'>,
  listing: ListingRecord,
  since: Date,
): Promise<void> {
  const site = await context.sites.byId(listing.site_id)
  const host = bareHost(new URL(listing.url).hostname)
  await tellAccount(context, listing.account_id, listing, {
    kind: 'site_unreachable',
    subject: `${host} cannot be reached`,
    blocks: [
      `Since ${writeDay(since)} we have tried ${host} four times, most recently today, and it did not answer as a website does.`,
      `The page of ${listingName(listing)} now says so. Nothing else changes, and the notice goes by itself once the website is back: we look every week.`,
    ],
    action: { label: 'Open the listing', url: listingDashboardUrl(site, listing.id) },
  })
}
