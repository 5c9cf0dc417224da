import { defineOperation } from '../../core/operation.ts'
import { moveQuestion } from '../../team/questions.ts'

export default defineOperation('move_question', async ({ id, way }, context) => moveQuestion(context, id, way))
