import { serves } from '../operation.ts'
import { findOwnFounder, showOwnFounder } from './own_profile.ts'

/** The caller's founder profile as it is saved. */
export default serves('get_founder_profile', async (_input, { sql, account_id, site }) =>
  showOwnFounder(await findOwnFounder(sql, account_id), site),
)
