import { decideConsent } from '../../auth/consent.ts'
import { createTurns } from '../../base/turns.ts'
import { definePreparedOperation } from '../../core/operation.ts'

const consentTurns = () => createTurns()

/**
 * The library decides in a transaction of its own, and would write a second consent for a press that comes while it decides: presses of one
 * account take turns. The answer that is kept is the one that every press of the button gets.
 */
export default definePreparedOperation(
  'decide_consent',
  ({ query, allow }, context) => context.memory.of(consentTurns)(context.account_id, () => decideConsent(context, query, allow)),
  async (_input, _context, redirect_url) => ({ redirect_url }),
)
