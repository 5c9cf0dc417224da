import { defineOperation } from '../../core/operation.ts'
import { declineInvites } from '../../publishing/invites.ts'

/** The same for a token that never was, which is nobody's to find out. */
export default defineOperation('decline_invites', async ({ token }, { sql, now }) => {
  await declineInvites(sql, token, now)
})
