import { defineOperation } from '../../core/operation.ts'
import { markSeen } from '../../team/edits.ts'

export default defineOperation('mark_edits_seen', async ({ edits }, context) => markSeen(context, edits))
