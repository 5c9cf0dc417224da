import { issuersOf } from '../../auth/id_tokens.ts'
import { countPublishers, findPublisher, savePublisher } from '../../auth/publishers.ts'
import { fail, failAt } from '../../base/error.ts'
import { PUBLISHERS_PER_LISTING_MAX } from '../../base/limits.ts'
import { notOneOf } from '../../base/validation_issues.ts'
import { Reply, defineOperation } from '../../core/operation.ts'
import { lockMine } from '../../listings/rows.ts'
import { showPublisher } from '../../listings/publishers.ts'

/** Trusts the runs of a repository with one listing. */
export default defineOperation('add_publisher', async ({ listing_id, ...given }, { sql, account_id, config, now }) => {
  if (!(await lockMine(sql, listing_id, account_id))) fail('not_found', { what: 'listing' })
  const { repository, workflow = null, ref = null, environment = null } = given
  const wish = { issuer: knownIssuer(given.issuer, issuersOf(config)), repository, workflow, ref, environment }
  const there = await findPublisher(sql, listing_id, wish)
  if (there) return new Reply(showPublisher(there), 200)
  if ((await countPublishers(sql, listing_id)) >= PUBLISHERS_PER_LISTING_MAX)
    fail('limit_reached', {
      detail: `A listing trusts at most ${PUBLISHERS_PER_LISTING_MAX} repositories. Remove one of them first.`,
    })
  // A program's word is its owner's here: whoever asks the owner first, by e-mail, asks at this place.
  return new Reply(showPublisher(await savePublisher(sql, { listing_id, account_id, now }, wish)), 201)
})

function knownIssuer(typed: string, issuers: readonly string[]): string {
  const issuer = issuers.find((known) => known === typed.replace(/(?<!\/)\/+$/, ''))
  if (issuer !== undefined) return issuer
  return failAt(notOneOf('/issuer', typed, [...issuers]))
}
