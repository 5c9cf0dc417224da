import { fail } from '../../base/error.ts'
import { Reply, defineOperation } from '../../core/operation.ts'
import { findMine } from '../../listings/rows.ts'
import { confirmFirst } from '../../ownership/confirmations.ts'
import { refuseDisputed } from '../../ownership/disputes.ts'
import { openTransfer, readRecipient, sistersGiven } from '../../ownership/transfers.ts'

/** Offers a listing to somebody by e-mail, once its owner has said so in person. */
export default defineOperation('transfer_listing', async ({ listing_id, email: typed }, context) => {
  const { sql, account_id } = context
  const listing = (await findMine(sql, listing_id, account_id)) ?? fail('not_found', { what: 'listing' })
  const email = await readRecipient(sql, account_id, typed, 'transfer')
  await refuseDisputed(sql, listing_id)
  const [besides] = await sistersGiven(sql, listing)
  const order = { operation: 'transfer_listing', listing, input: { email }, says: `give ${email}`, besides } as const
  return (await confirmFirst(context, order)) ?? new Reply(await openTransfer(context, account_id, listing_id, email), 201)
})
