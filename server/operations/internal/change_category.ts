import { defineOperation } from '../../core/operation.ts'
import { changeCategory } from '../../team/categories.ts'

export default defineOperation('change_category', async ({ slug, ...words }, context) => changeCategory(context, slug, words))
