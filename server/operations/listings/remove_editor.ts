import { fail } from '../../base/error.ts'
import { defineOperation } from '../../core/operation.ts'
import { lockMine } from '../../listings/rows.ts'
import { removeEditor } from '../../ownership/editors.ts'

/** Takes the right to edit a listing away, at once. */
export default defineOperation('remove_editor', async ({ listing_id, editor_id }, { sql, account_id }) => {
  if (!(await lockMine(sql, listing_id, account_id))) fail('not_found', { what: 'listing' })
  if (!(await removeEditor(sql, listing_id, editor_id))) fail('not_found', { what: 'editor' })
})
