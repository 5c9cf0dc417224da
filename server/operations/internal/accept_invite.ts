import { fail } from '../../base/error.ts'
import { defineOperation } from '../../core/operation.ts'
import { acceptInvite } from '../../publishing/invites.ts'

const REFUSED = {
  unknown: 'The invite was used, was replaced by a newer one, or has expired. Ask for a new one.',
  own_listing: 'This listing is your own: you are among its founders already.',
  full: 'The listing shows as many founders as it can. Whoever invited you can make room.',
}

/** Adds the profile of who was invited to the founders of one company. */
export default defineOperation('accept_invite', async ({ token, founder }, context) => {
  const { account_id, now } = context
  const { name, role = null, bio = null, photo_url = null } = founder
  const socials = Object.fromEntries(Object.entries(founder.socials ?? {}).filter(([, account]) => account !== null))
  const done = await acceptInvite(context, { token, account_id, founder: { name, role, bio, email: null, photo_url, socials }, now })
  if (done.outcome === 'refused') fail('conflict', { detail: REFUSED[done.reason], retryable: false })
})
