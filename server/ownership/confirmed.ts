import type { Context } from '../core/context.ts'
import { readMine } from '../listings/mine.ts'
import { archiveListing } from './archive.ts'
import { addEditor } from './editors.ts'
import { openTransfer } from './transfers.ts'
import { trustRepository, wishOf } from './trust.ts'
import type { Confirmation, ConfirmedId } from './confirmations.ts'

type Done = { status: number; body: unknown }

/** How each of the operations happens that are confirmed first, as the account that asked; it refuses what meanwhile became impossible. */
const CONFIRMED: Record<ConfirmedId, (context: Context, asked: Confirmation) => Promise<Done>> = {
  archive_listing: async (context, { account_id, listing_id }) => ({
    status: 200,
    body: await readMine({ sql: context.sql, sites: context.sites }, await archiveListing(context, account_id, listing_id)),
  }),
  add_editor: async (context, { account_id, listing_id, input }) => {
    const { editor, is_new } = await addEditor(context, account_id, listing_id, String(input.email))
    return { status: is_new ? 201 : 200, body: editor }
  },
  add_publisher: async (context, { account_id, listing_id, input }) => {
    const { publisher, is_new } = await trustRepository(context, account_id, listing_id, wishOf(input))
    return { status: is_new ? 201 : 200, body: publisher }
  },
  transfer_listing: async (context, { account_id, listing_id, input }) => ({
    status: 201,
    body: await openTransfer(context, account_id, listing_id, String(input.email)),
  }),
}

export const doConfirmed = (context: Context, asked: Confirmation): Promise<Done> => CONFIRMED[asked.operation](context, asked)
