import { listingDashboardUrl } from '../../core/account_urls.ts'
import type { Context } from '../../core/context.ts'
import { fail } from '../../base/error.ts'
import { recordEvent } from '../../events/record_event.ts'
import { refuseListedElsewhere } from '../../listings/elsewhere.ts'
import { findByProfile, pageUrl, type ListingRecord } from '../../listings/rows.ts'
import { refreshSearchRow } from '../../listings/search_row.ts'
import { freeSlugs } from '../../listings/slugs.ts'
import { defineOperation, type Output } from '../../core/operation.ts'
import type { Site } from '../../core/sites.ts'
import { namingCall } from '../../publishing/next_steps.ts'
import { textOf } from '../../profile/profile.ts'
import { lockDraft, type DraftRecord } from '../../profile/rows.ts'

/** Saves a ready draft as a listing, once: a second call answers with the same one. */
export default defineOperation('submit_draft', async ({ id }, context) => {
  const { sql, account_id, sites } = context
  const draft = (await lockDraft(sql, id, account_id)) ?? fail('not_found', { what: 'draft' })
  const listing = (await findByProfile(sql, draft.profile_id)) ?? (await createListing(draft, context))
  const site = await sites.byId(listing.site_id)
  return {
    listing_id: listing.id,
    status: listing.status,
    draft_id: draft.id,
    page_url: pageUrl(site, listing.slug),
    next_steps: nextSteps(listing, site),
  }
})

async function createListing(draft: DraftRecord, { sql, account_id, now, sites }: Context): Promise<ListingRecord> {
  if (draft.status === 'failed')
    fail('draft_not_ready', {
      detail: 'The website could not be read. Fill the draft by hand with update_draft, or draft it again with regenerate.',
      retryable: false,
      action: { by: 'agent', message: 'Ask the person for the name and set it, then the rest.', ...namingCall(draft) },
    })
  if (draft.status !== 'ready')
    fail('draft_not_ready', {
      detail: 'The website is still being read. Wait with get_draft, then submit.',
      action: { by: 'agent', message: 'Read the draft until it is ready.', tool: 'get_draft', arguments: { id: draft.id, wait: 30 } },
    })
  const name = textOf(draft.profile.cells, 'name')
  if (name === null)
    fail('draft_not_ready', {
      detail: 'A listing needs a name, and this draft has none. Set it with update_draft, then submit again.',
      errors: [{ field: '/fields/name', code: 'required', message: 'name is missing.', fix: 'Set fields.name with update_draft.' }],
      retryable: false,
      action: { by: 'agent', message: 'Ask the person for the name and set it; the host stands in until they say.', ...namingCall(draft) },
    })
  const [company] = await sql<{ site_key: string }[]>`select site_key from companies where id = ${draft.company_id}`
  await refuseListedElsewhere(sql, await sites.byId(draft.site_id), draft.profile_id)
  const [slug = ''] = await freeSlugs(sql, draft.site_id, [{ name, site_key: company?.site_key ?? '' }])
  await sql`
    insert into listings (account_id, profile_id, site_id, slug, status, created_at, updated_at)
    values (${account_id}, ${draft.profile_id}, ${draft.site_id}, ${slug}, 'draft', ${now}, ${now})`
  await sql`
    insert into listing_versions (listing_id, version, at, by, via, changes)
    select id, 1, ${now}, ${account_id}, 'submit_draft', '[]' from listings where profile_id = ${draft.profile_id}`
  await refreshSearchRow(sql, draft.profile_id)
  const listing = await findByProfile(sql, draft.profile_id)
  if (!listing) throw new Error(`the listing of draft ${draft.id} is not there after it was written`)
  await recordEvent(sql, 'listing.submitted', account_id, { listing_id: listing.id }, now)
  return listing
}

function nextSteps({ id, status }: ListingRecord, site: Site): Output<'submit_draft'>['next_steps'] {
  const url = listingDashboardUrl(site, id)
  const read = {
    message: 'Read the listing as it stands, with what it still needs.',
    tool: 'get_my_listing',
    arguments: { listing_id: id },
    url,
  }
  if (status !== 'draft') return [read]
  const plan = listingDashboardUrl(site, id, 'plan')
  return [
    {
      message: 'Saved, not yet published. Queue it for a free launch some weeks ahead, if the person wants that.',
      tool: 'choose_free_listing',
      arguments: { listing_id: id },
      url: plan,
    },
    {
      message: 'Or price a paid launch, at once or in a week of their choice; then create_checkout gives the link to pay by.',
      tool: 'quote_order',
      arguments: { items: [{ product: 'launch', listing_id: id }] },
      url: plan,
    },
    read,
  ]
}
