import { doneBy } from '../../listings/done_by.ts'
import type { Context } from '../../core/context.ts'
import { foundersOf } from '../../profile/profile.ts'
import { lockOwnFounder, saveOwnFounder } from '../../publishing/own_founder.ts'
import { putBackMilestones } from '../../profile/milestones.ts'
import { saveProfile } from '../../profile/rows.ts'
import { fail } from '../../base/error.ts'
import { etagOf } from '../../base/http/etag.ts'
import { takePhotos } from '../../publishing/take_photos.ts'
import { Reply, defineOperation } from '../../core/operation.ts'
import { categoryNames } from '../../fields/categories.ts'
import { applyEarlier, type Restored } from '../../listings/earlier.ts'
import { readingCall } from '../../listings/elsewhere.ts'
import { readMine } from '../../listings/mine.ts'
import { publishEdit } from '../../publishing/publish_edit.ts'
import { findMine, listOfAccount, lockMine, type ListingRecord } from '../../listings/rows.ts'
import { isOfOwner, valuesAt } from '../../listings/versions.ts'

/** Makes a listing's profile again what it was at an earlier version; history only grows. */
export default defineOperation('restore_version', async ({ listing_id, version }, context) => {
  const { sql, account_id, now } = context
  // Founders may be among what comes back; whoever changes those locks them before any listing.
  await lockOwnFounder(sql, account_id)
  const listing = (await lockMine(sql, listing_id, account_id)) ?? fail('not_found', { what: 'listing' })
  await context.expectMatch(() => readMine(context, listing))
  const earlier = (await valuesAt(sql, listing, version)) ?? fail('not_found', { what: 'version' })
  const restored = applyEarlier(listing.profile, earlier, {
    categories: await categoryNames(sql),
    compares: listing.draft_id !== null,
    of_owner: await isOfOwner(sql, listing_id, version),
  })
  if (restored?.own_founder && context.by !== account_id)
    fail('conflict', {
      retryable: false,
      detail: 'That version had another profile of its owner, who alone can bring it back.',
      action: readingCall(listing_id),
    })
  if (restored) {
    const before = await listOfAccount(sql, account_id)
    await save(context, listing, restored)
    await publishEdit(context, before, { by: doneBy(context), via: 'restore_version', at: now })
  }
  const after = await findMine(sql, listing_id, account_id)
  if (!after) throw new Error(`listing ${listing_id} went away under the lock of its company`)
  const shown = await readMine(context, after)
  return new Reply(shown, 200, { etag: etagOf(JSON.stringify(shown)) })
})

async function save(context: Context, listing: ListingRecord, { profile, own_founder, competitor_url }: Restored): Promise<void> {
  const { sql, account_id, now, jobs } = context
  const photos = await takePhotos(context, foundersOf(profile), profile.photos)
  if (profile.milestones !== listing.profile.milestones) await putBackMilestones(sql, listing.company_id, profile.milestones)
  if (own_founder) await saveOwnFounder(sql, account_id, own_founder, now)
  await saveProfile(sql, { ...listing, profile: { ...profile, photos: { ...profile.photos, ...photos } } }, now)
  if (competitor_url !== null && listing.draft_id !== null) {
    await context.consumeQuota('competitors_per_hour')
    await jobs.add(sql, 'competitor', { draft_id: listing.draft_id, url: competitor_url }, { account_id })
  }
}
