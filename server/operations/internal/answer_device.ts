import { answerDevice, findDeviceRequest } from '../../auth/device.ts'
import { fail } from '../../base/error.ts'
import { defineOperation } from '../../core/operation.ts'

/** Answers the device in the person's name; what is allowed stands among the connected apps. */
export default defineOperation('answer_device', async ({ user_code, allow }, { sql, account_id }) => {
  const request = await findDeviceRequest(sql, user_code)
  if (!request || !(await answerDevice(sql, request, account_id, allow)))
    fail('conflict', { detail: 'That code was answered already.', retryable: false })
})
