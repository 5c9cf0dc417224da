import type { Sql } from '../database/open.ts'
import { findListings } from '../listings/rows.ts'
import { listingName } from '../listings/show.ts'
import { findObjectionable } from '../ownership/claims.ts'
import { findConfirmation } from '../ownership/confirmations.ts'
import { findEditorInvite } from '../ownership/editors.ts'
import { findPerson } from '../publishing/tell_account.ts'
import { findTransfer, sistersGiven } from '../ownership/transfers.ts'
import { saysRuns, wishOf } from '../ownership/trust.ts'

/** What the links of e-mails about whose a listing is show their readers, who may be anybody that has the link. */

async function nameOf(sql: Sql, listing_id: number): Promise<string> {
  const [listing] = await findListings(sql, [listing_id])
  return listing ? listingName(listing) : 'a listing'
}

type Asked = { name: string; says: string; besides: string | null; expires_at: Date }

export async function readConfirmLink(sql: Sql, token: string, now: Date): Promise<Asked | null> {
  const asked = await findConfirmation(sql, token, now)
  if (!asked) return null
  const name = await nameOf(sql, asked.listing_id)
  const email = String(asked.input.email)
  const says = {
    archive_listing: `take ${name} down`,
    transfer_listing: `give ${name} to ${email}`,
    add_editor: `let ${email} edit ${name}`,
    add_publisher: `let ${String(asked.input.repository)} write ${name}`,
  }[asked.operation]
  const [listing] = asked.operation === 'transfer_listing' ? await findListings(sql, [asked.listing_id]) : []
  const [given = null] = listing ? await sistersGiven(sql, listing) : []
  const besides = asked.operation === 'add_publisher' ? saysRuns(wishOf(asked.input)) : given
  return { name, says, besides, expires_at: asked.expires_at }
}

export async function readClaimLink(sql: Sql, token: string, now: Date): Promise<{ name: string; until: Date } | null> {
  const claim = await findObjectionable(sql, token, now)
  return claim && { name: await nameOf(sql, claim.listing_id), until: claim.until }
}

export async function readTransferLink(
  sql: Sql,
  token: string,
  now: Date,
): Promise<{ name: string; from: string; email: string; expires_at: Date } | null> {
  const offer = await findTransfer(sql, token, now)
  if (!offer) return null
  const owner = await findPerson(sql, offer.account_id)
  return {
    name: await nameOf(sql, offer.listing_id),
    from: owner ? `${owner.name} (${owner.email})` : 'Its owner',
    email: offer.email,
    expires_at: offer.expires_at,
  }
}

export async function readEditorLink(
  sql: Sql,
  token: string,
  now: Date,
): Promise<{ name: string; email: string; expires_at: Date } | null> {
  const invited = await findEditorInvite(sql, token, now)
  return invited && { name: await nameOf(sql, invited.listing_id), email: invited.email, expires_at: invited.expires_at }
}
