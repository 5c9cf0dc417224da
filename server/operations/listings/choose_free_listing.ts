import { fail } from '../../base/error.ts'
import { checkSoon } from '../../launch/badge_checks.ts'
import { joinQueue } from '../../launch/readiness.ts'
import { freeSteps } from '../../launch/free_steps.ts'
import { requirementsOf } from '../../listings/requirements.ts'
import { defineOperation } from '../../core/operation.ts'
import { lockWebsite, readingCall, refuseListedElsewhere } from '../../listings/elsewhere.ts'
import { findMine, lockListing } from '../../listings/rows.ts'

/** Queues a submitted listing for a free launch; a second call answers as it stands. */
export default defineOperation('choose_free_listing', async ({ listing_id }, context) => {
  const { sql, account_id, by, now, sites } = context
  const mine = (await findMine(sql, listing_id, account_id)) ?? fail('not_found', { what: 'listing' })
  const listing = (await lockListing(sql, mine.id)) ?? fail('not_found', { what: 'listing' })
  const site = await sites.byId(listing.site_id)
  if (listing.status === 'draft' && listing.plan === 'none') {
    await joinQueue(sql, listing, now)
    await lockWebsite(sql, listing.profile_id)
    await refuseListedElsewhere(sql, site, listing.profile_id)
    await checkSoon(sql, listing.id, now)
    await context.jobs.add(sql, 'badge_check', { listing_id: listing.id }, { key: String(listing.id) })
  } else if (listing.plan !== 'free' || listing.status === 'suspended' || listing.status === 'archived')
    fail('conflict', {
      retryable: false,
      detail: `This listing is ${listing.status}${listing.plan === 'none' ? '' : ` on the ${listing.plan} plan`}. Only a draft can choose the free plan.`,
      action: readingCall(listing.id),
    })
  const chosen = (await findMine(sql, listing_id, account_id)) ?? fail('not_found', { what: 'listing' })
  const { status, plan, launch_week } = chosen
  const requirements = requirementsOf(chosen, site, by === account_id)
  return { listing_id, status, plan, launch_week, requirements, next_steps: await freeSteps(sql, chosen, requirements) }
})
