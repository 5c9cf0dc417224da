import { defineOperation } from '../../core/operation.ts'
import { addQuestion } from '../../team/questions.ts'

export default defineOperation('add_question', async (words, context) => addQuestion(context, words))
