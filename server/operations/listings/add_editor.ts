import { fail } from '../../base/error.ts'
import { Reply, defineOperation } from '../../core/operation.ts'
import { findMine } from '../../listings/rows.ts'
import { confirmFirst } from '../../ownership/confirmations.ts'
import { refuseDisputed } from '../../ownership/disputes.ts'
import { addEditor, findEditor } from '../../ownership/editors.ts'
import { readRecipient } from '../../ownership/transfers.ts'

/** Invites somebody to edit a listing, once its owner has said so in person. */
export default defineOperation('add_editor', async ({ listing_id, email: typed }, context) => {
  const { sql, account_id, now } = context
  const listing = (await findMine(sql, listing_id, account_id)) ?? fail('not_found', { what: 'listing' })
  const email = await readRecipient(sql, account_id, typed, 'editor')
  const present = await findEditor(sql, listing_id, email, now)
  if (present) return new Reply(present, 200)
  await refuseDisputed(sql, listing_id)
  const order = { operation: 'add_editor', listing, input: { email }, says: `let ${email} edit` } as const
  const asked = await confirmFirst(context, order)
  if (asked) return asked
  const { editor, is_new } = await addEditor(context, account_id, listing_id, email)
  return new Reply(editor, is_new ? 201 : 200)
})
