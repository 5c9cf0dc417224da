import type { Sites } from '../core/sites.ts'
import type { Sql } from '../database/open.ts'
import { findListings } from '../listings/rows.ts'
import { listingName } from '../listings/show.ts'
import { findObjectionable } from '../ownership/objections.ts'
import { findConfirmation } from '../ownership/confirmations.ts'
import { findEditorInvite } from '../ownership/editors.ts'
import { findPerson } from '../publishing/tell_account.ts'
import { findTransfer, sistersGiven } from '../ownership/transfers.ts'
import { saysRuns, wishOf } from '../ownership/trust.ts'

/** What the links of e-mails about whose a listing is show their readers, who may be anybody that has the link. */

async function nameOf(sql: Sql, sites: Sites, listing_id: number): Promise<string> {
  const [listing] = await findListings(sql, [listing_id])
  if (!listing) return 'a listing'
  // The same product may be on several sites.
  return (await sites.all()).length > 1 ? `${listingName(listing)} on ${(await sites.byId(listing.site_id)).name}` : listingName(listing)
}

/** What goes with a listing that goes to somebody else. */
async function givenWith(sql: Sql, listing_id: number): Promise<string | null> {
  const [listing] = await findListings(sql, [listing_id])
  return (listing && (await sistersGiven(sql, listing))[0]) ?? null
}

type Asked = { name: string; says: string; besides: string | null; expires_at: Date }

export async function readConfirmLink(sql: Sql, sites: Sites, token: string, now: Date): Promise<Asked | null> {
  const asked = await findConfirmation(sql, token, now)
  if (!asked) return null
  const name = await nameOf(sql, sites, asked.listing_id)
  const email = String(asked.input.email)
  const says = {
    archive_listing: `take ${name} down`,
    transfer_listing: `give ${name} to ${email}`,
    add_editor: `let ${email} edit ${name}`,
    add_publisher: `let ${String(asked.input.repository)} write ${name}`,
  }[asked.operation]
  const given = asked.operation === 'transfer_listing' ? await givenWith(sql, asked.listing_id) : null
  const besides = asked.operation === 'add_publisher' ? saysRuns(wishOf(asked.input)) : given
  return { name, says, besides, expires_at: asked.expires_at }
}

export async function readClaimLink(sql: Sql, sites: Sites, token: string, now: Date): Promise<{ name: string; until: Date } | null> {
  const claim = await findObjectionable(sql, token, now)
  return claim && { name: await nameOf(sql, sites, claim.listing_id), until: claim.until }
}

export async function readTransferLink(
  sql: Sql,
  sites: Sites,
  token: string,
  now: Date,
): Promise<{ name: string; from: string; besides: string | null; email: string; expires_at: Date } | null> {
  const offer = await findTransfer(sql, token, now)
  if (!offer) return null
  const owner = await findPerson(sql, offer.account_id)
  return {
    name: await nameOf(sql, sites, offer.listing_id),
    from: owner ? `${owner.name} (${owner.email})` : 'Its owner',
    besides: await givenWith(sql, offer.listing_id),
    email: offer.email,
    expires_at: offer.expires_at,
  }
}

export async function readEditorLink(
  sql: Sql,
  sites: Sites,
  token: string,
  now: Date,
): Promise<{ name: string; email: string; expires_at: Date } | null> {
  const invited = await findEditorInvite(sql, token, now)
  return invited && { name: await nameOf(sql, sites, invited.listing_id), email: invited.email, expires_at: invited.expires_at }
}
