import { defineOperation } from '../../core/operation.ts'
import { addCategory } from '../../team/categories.ts'

export default defineOperation('add_category', async (words, context) => addCategory(context, words))
