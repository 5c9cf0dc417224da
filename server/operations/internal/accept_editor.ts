import { defineOperation } from '../../core/operation.ts'
import { acceptEditor } from '../../ownership/editors.ts'

/** Lets the account edit the listing that the link of an e-mail invites it to. */
export default defineOperation('accept_editor', async ({ token }, context) => ({ listing_id: await acceptEditor(context, token) }))
