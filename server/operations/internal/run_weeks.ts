import { defineExternalOperation } from '../../core/operation.ts'
import { planWeeks, runDueWeeks } from '../../team/launches.ts'

/** Its transactions are those of the jobs that do the same by themselves, so that each thing is done once. */
export default defineExternalOperation('run_weeks', planWeeks, async ({ at }, service) => {
  const done = await runDueWeeks(service, at)
  const body = { ...done, at: done.at.toISOString() }
  return { after: body, body }
})
