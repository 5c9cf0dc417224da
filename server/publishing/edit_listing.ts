import { doneBy } from '../listings/done_by.ts'
import { categoryNames } from '../fields/categories.ts'
import { fail, failOn } from '../base/error.ts'
import type { Context } from '../core/context.ts'
import type { Output } from '../core/operation.ts'
import { applyListingEdits, applyWords, listingEditIssues, sitesNamed, wordsSent, type ListingEdits } from '../listings/edits.ts'
import { readMine } from '../listings/mine.ts'
import { lockMineAmong, type ListingRecord } from '../listings/rows.ts'
import { saveProfile, saveWords, splitProfile } from '../profile/rows.ts'
import { publishEdit } from './publish_edit.ts'

type Travelled = Pick<Output<'update_my_listing'>, 'applied' | 'skipped'>

/** The contract shows so many sites of one call; more than any deployment has. */
const SITES_SHOWN_MAX = 50
const NOT_YOURS = 'You edit this listing, and not the one there.'
const NOT_LISTED = 'It has no listing there that goes with this one. Submit it on that site first, or edit your other listing of it.'

/** Publishes an edit at once: facts on all of the company's listings, words on this site and on those that `apply_to` names. */
export async function editListing(context: Context, listing_id: number, edits: ListingEdits, via: string): Promise<Travelled> {
  const { sql, account_id, now, sites, config } = context
  const { listing, before } = (await lockMineAmong(sql, listing_id, account_id)) ?? fail('not_found', { what: 'listing' })
  const keys = (await sites.all()).map(({ key }) => key)
  const categories = edits.fields?.categories ? await categoryNames(sql) : []
  const rules = { categories, sites: keys, base_url: config.base_url, today: now.toISOString().slice(0, 10) }
  failOn(listingEditIssues(listing.profile, edits, rules))
  await context.expectMatch(() => readMine(context, listing))

  const profile = applyListingEdits(listing.profile, edits)
  await saveProfile(sql, { ...listing, profile }, now, listing.profile)
  const travelled = await applyElsewhere(context, listing, before, edits)
  await publishEdit(context, before, { by: doneBy(context), via, at: now })
  return travelled
}

/** Writes the words of this call to the company's listings on the sites named; says where they went and why not elsewhere. */
async function applyElsewhere(context: Context, own: ListingRecord, listings: ListingRecord[], edits: ListingEdits): Promise<Travelled> {
  const sites = await context.sites.all()
  const fields = wordsSent(edits)
  const home = await context.sites.byId(own.site_id)
  const travelled: Travelled = { applied: fields.length > 0 ? [{ site: home.key, listing_id: own.id, fields }] : [], skipped: [] }
  for (const site of sitesNamed(edits, sites, own.site_id)) {
    const listing = listings.find(({ site_id }) => site_id === site.id)
    const reason = reasonToSkip(listing, fields) ?? (listing && !(await mayEdit(context, listing.id)) ? NOT_YOURS : null)
    if (!listing || reason !== null) {
      travelled.skipped.push({ site: site.key, reason: reason ?? NOT_LISTED })
      continue
    }
    const { words } = splitProfile({ ...listing.profile, cells: applyWords(listing.profile.cells, edits) })
    await saveWords(context.sql, listing.profile_id, words)
    travelled.applied.push({ site: site.key, listing_id: listing.id, fields })
  }
  return { applied: travelled.applied.slice(0, SITES_SHOWN_MAX), skipped: travelled.skipped.slice(0, SITES_SHOWN_MAX) }
}

function reasonToSkip(listing: ListingRecord | undefined, fields: string[]): string | null {
  if (fields.length === 0) return 'Nothing was sent that is a site’s own: headline, summary, meta_title, meta_description or keywords.'
  if (listing?.status === 'archived') return 'The listing there is archived.'
  return null
}

/** An editor is one of the listing they were invited to, and of no sister of it. */
async function mayEdit({ sql, account_id, by }: Context, listing_id: number): Promise<boolean> {
  if (by === account_id) return true
  const [found] = await sql`select 1 from editors where account_id = ${by} and listing_id = ${listing_id}`
  return found !== undefined
}
