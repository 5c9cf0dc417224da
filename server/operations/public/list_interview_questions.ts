import { listQuestions } from '../../profile/interview.ts'
import { defineOperation } from '../../core/operation.ts'

/** The questions of the founder interview in their order. */
export default defineOperation('list_interview_questions', async (_input, { sql }) => ({ items: await listQuestions(sql) }))
