import { exportAccount } from '../../account/export.ts'
import { takeAttempt } from '../../auth/attempts.ts'
import { definePreparedOperation } from '../../core/operation.ts'

export default definePreparedOperation(
  'export_account',
  (_input, { sql, account_id, now }) => takeAttempt(sql, 'exports_per_account', account_id, now),
  (_input, { sql, account_id, now }) => exportAccount(sql, account_id, now),
)
