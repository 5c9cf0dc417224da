import { decideConsent } from '../../auth/consent.ts'
import { definePreparedOperation } from '../../core/operation.ts'

/** The library decides in a transaction of its own; the answer that is kept is the one that every press of the button gets. */
export default definePreparedOperation(
  'decide_consent',
  ({ query, allow }, context) => decideConsent(context, query, allow),
  async (_input, _context, redirect_url) => ({ redirect_url }),
)
