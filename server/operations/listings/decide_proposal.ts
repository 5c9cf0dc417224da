import { doneBy } from '../../listings/done_by.ts'
import { fail } from '../../base/error.ts'
import type { Context } from '../../core/context.ts'
import { defineOperation } from '../../core/operation.ts'
import { listOfCompany, lockMine, type ListingRecord } from '../../listings/rows.ts'
import { change, foundersOf } from '../../profile/profile.ts'
import { saveProfile } from '../../profile/rows.ts'
import { publishEdit } from '../../publishing/publish_edit.ts'
import { takePhotos } from '../../publishing/take_photos.ts'
import { afterEvent } from '../../publishing/rechecks/proposal_state.ts'
import { findProposal, saveProposalState, type ProposalRecord } from '../../publishing/rechecks/rows.ts'
import { showProposal, statusNow } from '../../publishing/rechecks/show.ts'
import { valueNow } from '../../publishing/rechecks/take.ts'

/** Publishes what the website says, as one new version, or keeps what the listing says until the website says something else again. */
export default defineOperation('decide_proposal', async ({ listing_id, proposal_id, decision }, context) => {
  const { sql, account_id, now } = context
  // Who writes the profile waits for the company: of two decisions, and of a decision and an edit, one comes first.
  const listing = (await lockMine(sql, listing_id, account_id)) ?? fail('not_found', { what: 'listing' })
  const proposal = (await findProposal(sql, listing, proposal_id)) ?? fail('not_found', { what: 'proposal' })
  const status = statusNow(proposal, valueNow(proposal, [listing]))
  const next = afterEvent({ status, holds: proposal.holds }, decision)
  if (next === null) fail('conflict', { retryable: false, detail: WHY[status] })
  await saveProposalState(sql, proposal.id, next, now)
  if (decision === 'accept') await accept(context, listing, proposal)
  return showProposal({ ...proposal, ...next }, proposal.now)
})

const WHY: Record<ProposalRecord['status'], string> = {
  open: 'It is open.',
  accepted: 'It was accepted already.',
  dismissed: 'It was dismissed already. Set the field with update_my_listing if you want its value after all.',
  outdated: 'The listing or its website says something else by now. Read list_proposals again.',
}

/** What its owner saved there gives way as by restore: the drafter's value takes its place. */
async function accept(context: Context, listing: ListingRecord, { field, drafted }: ProposalRecord): Promise<void> {
  const { sql, now } = context
  const before = await listOfCompany(sql, listing.company_id)
  const given_back = change(listing.profile.cells, field, { type: 'restore' })
  const cells = change(given_back, field, drafted ? { type: 'drafted', drafted } : { type: 'missed' })
  const profile = { ...listing.profile, cells }
  const photos = field === 'founders' ? await takePhotos(context, foundersOf(profile), profile.photos) : {}
  await saveProfile(sql, { ...listing, profile: { ...profile, photos: { ...profile.photos, ...photos } } }, now)
  await publishEdit(context, before, { by: doneBy(context), via: 'decide_proposal', at: now })
}
