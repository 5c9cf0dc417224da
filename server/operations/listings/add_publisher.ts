import { issuersOf } from '../../auth/id_tokens.ts'
import { findPublisher } from '../../auth/publishers.ts'
import { fail, failAt } from '../../base/error.ts'
import { notOneOf } from '../../base/validation_issues.ts'
import { Reply, defineOperation } from '../../core/operation.ts'
import { showPublisher } from '../../listings/publishers.ts'
import { findMine } from '../../listings/rows.ts'
import { confirmFirst } from '../../ownership/confirmations.ts'
import { refuseTooMany, saysRuns, trustRepository } from '../../ownership/trust.ts'

/** Trusts the runs of a repository with one listing, once its owner has said so in person. */
export default defineOperation('add_publisher', async ({ listing_id, ...given }, context) => {
  const { sql, account_id, config } = context
  const listing = (await findMine(sql, listing_id, account_id)) ?? fail('not_found', { what: 'listing' })
  const { repository, workflow = null, ref = null, environment = null } = given
  const wish = { issuer: knownIssuer(given.issuer, issuersOf(config)), repository, workflow, ref, environment }
  const there = await findPublisher(sql, listing_id, wish)
  if (there) return new Reply(showPublisher(there), 200)
  await refuseTooMany(sql, listing_id)
  const order = { operation: 'add_publisher', listing, input: wish, says: `let ${repository} write`, besides: saysRuns(wish) } as const
  const asked = await confirmFirst(context, order)
  if (asked) return asked
  const { publisher, is_new } = await trustRepository(context, account_id, listing_id, wish)
  return new Reply(publisher, is_new ? 201 : 200)
})

function knownIssuer(typed: string, issuers: readonly string[]): string {
  const issuer = issuers.find((known) => known === typed.replace(/(?<!\/)\/+$/, ''))
  if (issuer !== undefined) return issuer
  return failAt(notOneOf('/issuer', typed, [...issuers]))
}
