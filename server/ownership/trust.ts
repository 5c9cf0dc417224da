import type { Schemas } from '../../sdk/contract.ts'
import { countPublishers, findPublisher, savePublisher, type PublisherWish } from '../auth/publishers.ts'
import { fail } from '../base/error.ts'
import { PUBLISHERS_PER_LISTING_MAX } from '../base/limits.ts'
import type { Context } from '../core/context.ts'
import { showPublisher } from '../listings/publishers.ts'
import { lockMine } from '../listings/rows.ts'

/** Trusts the runs of a repository with the account's listing; trust that was given before is answered as it is. */
export async function trustRepository(
  { sql, now }: Pick<Context, 'sql' | 'now'>,
  account_id: string,
  listing_id: number,
  wish: PublisherWish,
): Promise<{ publisher: Schemas['Publisher']; is_new: boolean }> {
  if (!(await lockMine(sql, listing_id, account_id))) fail('not_found', { what: 'listing' })
  const there = await findPublisher(sql, listing_id, wish)
  if (there) return { publisher: showPublisher(there), is_new: false }
  await refuseTooMany(sql, listing_id)
  return { publisher: showPublisher(await savePublisher(sql, { listing_id, account_id, now }, wish)), is_new: true }
}

export async function refuseTooMany(sql: Context['sql'], listing_id: number): Promise<void> {
  if ((await countPublishers(sql, listing_id)) >= PUBLISHERS_PER_LISTING_MAX)
    fail('limit_reached', {
      detail: `A listing trusts at most ${PUBLISHERS_PER_LISTING_MAX} repositories. Remove one of them first.`,
    })
}

/** What a program asked to trust, as it was kept to be confirmed. */
export function wishOf(input: Record<string, unknown>): PublisherWish {
  const some = (name: string) => (typeof input[name] === 'string' ? input[name] : null)
  return {
    issuer: String(input.issuer),
    repository: String(input.repository),
    workflow: some('workflow'),
    ref: some('ref'),
    environment: some('environment'),
  }
}

/** All that is let in, in words: whoever confirms it reads no more than this. */
export const saysRuns = ({ issuer, workflow, ref, environment }: PublisherWish): string =>
  `Runs signed by ${issuer}: ${workflow ?? 'any workflow'}, ${ref ?? 'any branch or tag'}, ${environment === null ? 'any environment' : `environment ${environment}`}.`
