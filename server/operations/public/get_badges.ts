import { holdsScope, type Context } from '../../core/context.ts'
import { fail } from '../../base/error.ts'
import { BADGE_HEIGHT, BADGE_IDS, BADGE_WIDTH, badgeCode, type BadgeId } from '../../launch/badge_images.ts'
import { showBadge } from '../../launch/badge_state.ts'
import { findBadge } from '../../launch/badge_checks.ts'
import { findMine, pageUrl, type ListingRecord } from '../../listings/rows.ts'
import { listingName } from '../../listings/show.ts'
import { defineOperation } from '../../core/operation.ts'

const REL_POLICY =
  'Any rel on the link is accepted, nofollow and sponsored too. The link has to be visible; a picture is welcome, not needed.'

/** The badges with the code to copy; of an own listing also its rank badge and what was seen of it. */
export default defineOperation('get_badges', async ({ listing_id }, context) => {
  const listing = listing_id === undefined ? null : await ownListing(listing_id, context)
  const site = listing ? await context.sites.byId(listing.site_id) : context.site
  const link_url = listing ? pageUrl(site, listing.slug) : site.url
  const alt = listing ? `${listingName(listing)} on ${site.name}` : site.name
  const shown = BADGE_IDS.flatMap((id) => {
    const image_url = id === 'rank' ? listing && `${site.url}/badges/rank/${listing.id}.svg` : `${site.url}/badges/${id}.svg`
    return image_url === null ? [] : [showImage(id, { link_url, image_url, alt })]
  })
  const verification = listing ? showBadge(await findBadge(context.sql, listing.id)) : null
  return { link_url, badges: shown, rel_policy: REL_POLICY, verification }
})

const showImage = (id: BadgeId, given: { link_url: string; image_url: string; alt: string }) => ({
  id,
  image_url: given.image_url,
  width: BADGE_WIDTH,
  height: BADGE_HEIGHT,
  ...badgeCode(given),
})

/** Anyone may ask for the badges; what concerns a listing is its owner's to read. */
async function ownListing(listing_id: number, { sql, actor, account_id }: Context): Promise<ListingRecord> {
  const owner = account_id
  if (!holdsScope(actor, 'account:read'))
    fail('insufficient_scope', {
      detail: 'A listing’s badges need the scope account:read. Make a key that has it, or leave listing_id out.',
      headers: { 'www-authenticate': 'Bearer realm="listing", error="insufficient_scope", scope="account:read"' },
    })
  return (await findMine(sql, listing_id, owner)) ?? fail('not_found', { what: 'listing' })
}
