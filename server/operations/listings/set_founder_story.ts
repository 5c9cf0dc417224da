import { doneBy } from '../../listings/done_by.ts'
import { leadFounder } from '../../profile/profile.ts'
import { saveProfile } from '../../profile/rows.ts'
import { fail, failOn } from '../../base/error.ts'
import { applyStory, storyGaps, storyIssues } from '../../profile/story.ts'
import { defineOperation, type Output } from '../../core/operation.ts'
import type { Site } from '../../core/sites.ts'
import { profileEditorUrl, storyEditorUrl } from '../../core/account_urls.ts'
import { readMine } from '../../listings/mine.ts'
import { publishEdit } from '../../publishing/publish_edit.ts'
import { findMine, lockMineAmong, pageUrl, type ListingRecord } from '../../listings/rows.ts'
import { showsStory } from '../../listings/show.ts'

/** Saves sections of the founder story; one that does not keep the rules of publication yet is saved as a draft. */
export default defineOperation('set_founder_story', async ({ listing_id, ...sent }, context) => {
  const { sql, account_id, now, sites } = context
  const { listing, before } = (await lockMineAmong(sql, listing_id, account_id)) ?? fail('not_found', { what: 'listing' })
  await context.expectMatch(() => readMine(context, listing))
  failOn(storyIssues('', sent))
  const profile = { ...listing.profile, story: applyStory(listing.profile.story, sent) }
  await saveProfile(sql, { ...listing, profile }, now, listing.profile)
  await publishEdit(context, before, { by: doneBy(context), via: 'set_founder_story', at: now })
  const after = await findMine(sql, listing_id, account_id)
  if (!after) throw new Error(`listing ${listing_id} went away under the lock of its company`)
  return storyStatus(after, await sites.byId(after.site_id))
})

function storyStatus(listing: ListingRecord, site: Site): Output<'set_founder_story'> {
  const { story } = listing.profile
  const editors = { story: storyEditorUrl(site, listing.id), founder: profileEditorUrl(site) }
  const published_at = listing.story_published_at?.toISOString() ?? null
  const gaps = storyGaps(story, leadFounder(listing.profile), listing.profile.photos)
  return {
    title: story.title ?? null,
    url: published_at === null ? editors.story : `${pageUrl(site, listing.slug)}/story`,
    published_at,
    shown_on_listing: showsStory(listing),
    status: published_at === null ? 'draft' : 'published',
    missing: gaps.map(({ reason, at }) => ({ reason, url: editors[at] })),
  }
}
