import { refuse } from '../error.ts'
import { serves } from '../operation.ts'

/** Being written. */
export default serves('list_interview_questions', async () => refuse('unavailable'))
