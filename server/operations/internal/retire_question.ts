import { defineOperation } from '../../core/operation.ts'
import { retireQuestion } from '../../team/questions.ts'

export default defineOperation('retire_question', async ({ id, retire }, context) => retireQuestion(context, id, retire))
