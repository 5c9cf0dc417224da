import { listQuestions } from '../../profile/interview.ts'
import { serves } from '../../core/operation.ts'

/** The questions of the founder interview in their order. */
export default serves('list_interview_questions', async (_input, { sql }) => ({ items: await listQuestions(sql) }))
