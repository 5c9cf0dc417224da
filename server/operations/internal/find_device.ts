import { takeAttempt } from '../../auth/attempts.ts'
import { findDeviceRequest } from '../../auth/device.ts'
import { fail } from '../../base/error.ts'
import { definePreparedOperation } from '../../core/operation.ts'

export default definePreparedOperation(
  'find_device',
  (_input, { sql, account_id, now }) => takeAttempt(sql, 'device_codes_per_account', account_id, now),
  async ({ user_code }, { sql }) => (await findDeviceRequest(sql, user_code)) ?? fail('not_found', { what: 'code' }),
)
