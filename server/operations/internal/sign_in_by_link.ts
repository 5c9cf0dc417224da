import { takeCode } from '../../auth/attempts.ts'
import { askerOf, pendingToken } from '../../auth/browser.ts'
import { findLink, proveByLink } from '../../auth/sign_in.ts'
import { definePreparedOperation } from '../../core/operation.ts'
import { settleSignIn } from '../../publishing/strangers.ts'

const OVER = { outcome: 'over', tries_left: 0, cookies: [], purpose: null, return_to: null } as const

/** Uses the link up, and does what the address was to be proven for. */
export default definePreparedOperation(
  'sign_in_by_link',
  async ({ token }, context) => {
    const { sql, now } = context
    const link = await findLink(sql, token, pendingToken(context), now)
    await takeCode(sql, await askerOf(context, link?.email ?? null), now)
  },
  async ({ token }, context) => {
    const proof = await proveByLink(context.sql, token, pendingToken(context), context.now)
    return proof ? { tries_left: 0, ...(await settleSignIn(context, proof)) } : { ...OVER, cookies: [] }
  },
)
