import { AddressRefused } from '../../base/addresses/web_address.ts'
import type { Context } from '../../core/context.ts'
import { fail, failAt } from '../../base/error.ts'
import { showBadge } from '../../launch/badge_state.ts'
import { badgeTargets, findBadge, recordBadgeCheck } from '../../launch/badge_checks.ts'
import { checkForBadge, pageOfSite } from '../../launch/badge_check.ts'
import { definePreparedOperation, type Input } from '../../core/operation.ts'
import { findMine, type ListingRecord } from '../../listings/rows.ts'

/** Looks for the badge now and answers what was seen; the launch follows at once. */
export default definePreparedOperation(
  'verify_badge',
  async (input, context) => {
    const { sql, account_id, sites, fetch, signal } = context
    const listing = (await findMine(sql, input.listing_id, account_id)) ?? fail('not_found', { what: 'listing' })
    const page_url = await readPage(input, listing, context)
    // Counted before the look and kept whatever becomes of it: it is the look that costs the website something.
    await context.consumeQuota('badge_checks_per_hour')
    const targets = await badgeTargets(sql, await sites.byId(listing.site_id), listing)
    return { page_url, check: await checkForBadge(fetch, { home: listing.url, page: page_url, targets, account_id, signal }) }
  },
  async ({ listing_id }, { sql, account_id, sites, now }, { page_url, check }) => {
    const listing = (await findMine(sql, listing_id, account_id)) ?? fail('not_found', { what: 'listing' })
    const taken = await recordBadgeCheck(sql, sites, { listing_id: listing.id, page_url, check }, now)
    return showBadge(taken ?? fail('not_found', { what: 'listing' }))
  },
)

/** The page to look at, as it stands on the listing's own website: where none is named the one that has it, else the home page (null). */
async function readPage({ page_url }: Input<'verify_badge'>, { id, url }: ListingRecord, { sql, fetch }: Context): Promise<string | null> {
  if (page_url === undefined) {
    const before = await findBadge(sql, id)
    return before.holds ? before.page_url : null
  }
  const fix = `Send a page of ${url.slice(0, 300)}.`
  try {
    const page = pageOfSite(page_url, url, fetch.named)
    return page ?? failAt({ field: '/page_url', code: 'url_not_allowed', message: 'is not on the website of the listing.', fix })
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error
    failAt({ field: '/page_url', code: 'url_not_allowed', message: error.message, fix }, 'url_not_allowed')
  }
}
