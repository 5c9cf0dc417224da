import { defineOperation } from '../../core/operation.ts'
import { decideReport } from '../../team/reports.ts'

export default defineOperation('decide_report', async ({ id, state, decision }, context) => decideReport(context, id, state, decision))
