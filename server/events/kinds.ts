import type { Schemas } from '../../sdk/contract.ts'

export type EventType = Schemas['EventType']

/** What events are about: the id of each object, by the names under which the operation takes it that reads the object. */
export type Objects = {
  draft: { id: string }
  listing: { listing_id: number }
  claim: { claim_id: number }
  order: { number: string }
  week: { site: string; week: string }
}

/** What each kind of event is about: a kind of the contract that is missing does not compile. */
export const ABOUT = {
  'draft.ready': 'draft',
  'draft.failed': 'draft',
  'listing.submitted': 'listing',
  'listing.scheduled': 'listing',
  'listing.live': 'listing',
  'listing.updated': 'listing',
  'listing.suspended': 'listing',
  'listing.restored': 'listing',
  'listing.archived': 'listing',
  'listing.transferred': 'listing',
  'badge.verified': 'listing',
  'badge.lost': 'listing',
  'ownership.verified': 'listing',
  'ownership.lost': 'listing',
  'claim.opened': 'claim',
  'claim.decided': 'claim',
  'proposal.found': 'listing',
  'update.posted': 'listing',
  'story.published': 'listing',
  'invite.accepted': 'draft',
  'week.closed': 'week',
  'order.paid': 'order',
  'order.fulfilled': 'order',
  'order.held': 'order',
  'order.refunded': 'order',
} as const satisfies Record<EventType, keyof Objects>

export type EventObjects = { [Type in EventType]: Objects[(typeof ABOUT)[Type]] }
export type EventObject = Objects[keyof Objects]
