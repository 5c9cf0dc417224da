import { audited, defineOperation } from '../../core/operation.ts'
import { retryBroken } from '../../jobs/broken.ts'

export default defineOperation('retry_job', async ({ id }, { sql }) => {
  const job = await retryBroken(sql, id)
  return audited(job, { kind: 'job', subject: job.id, label: job.name })
})
