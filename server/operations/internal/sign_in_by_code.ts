import { takeCode } from '../../auth/attempts.ts'
import { askerOf, pendingToken } from '../../auth/browser.ts'
import { pendingEmail, proveByCode } from '../../auth/sign_in.ts'
import { definePreparedOperation } from '../../core/operation.ts'
import { settleSignIn } from '../../publishing/strangers.ts'

const NOTHING = { tries_left: 0, cookies: [], purpose: null, return_to: null }

/** Whatever comes of it is an answer, so that a wrong code is counted with it. */
export default definePreparedOperation(
  'sign_in_by_code',
  async (_input, context) => {
    const { sql, now } = context
    await takeCode(sql, await askerOf(context, await pendingEmail(sql, pendingToken(context) ?? '', now)), now)
  },
  async ({ code }, context) => {
    const answer = await proveByCode(context.sql, pendingToken(context) ?? '', code, context.now)
    if (answer.outcome === 'proven') return { ...NOTHING, ...(await settleSignIn(context, answer.proof)) }
    return { ...NOTHING, ...answer }
  },
)
