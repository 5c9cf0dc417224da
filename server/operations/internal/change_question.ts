import { defineOperation } from '../../core/operation.ts'
import { changeQuestion } from '../../team/questions.ts'

export default defineOperation('change_question', async ({ id, ...words }, context) => changeQuestion(context, id, words))
