import { defineOperation } from '../../core/operation.ts'
import { findOwnFounder, showOwnFounder } from '../../publishing/own_profile.ts'

/** The caller's founder profile as it is saved. */
export default defineOperation('get_founder_profile', async (_input, { sql, account_id, site }) =>
  showOwnFounder(await findOwnFounder(sql, account_id), site),
)
