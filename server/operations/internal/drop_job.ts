import { audited, defineOperation } from '../../core/operation.ts'
import { dropBroken } from '../../jobs/broken.ts'

export default defineOperation('drop_job', async ({ id }, { sql }) => {
  const job = await dropBroken(sql, id)
  return audited(job, { kind: 'job', subject: job.id, label: job.name })
})
