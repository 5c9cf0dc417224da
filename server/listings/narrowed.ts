import { fail } from '../base/error.ts'
import type { Actor } from '../core/context.ts'
import type { OperationId } from '../core/spec.ts'
import type { Sql } from '../database/open.ts'

/** All that a repository may do that is trusted with one listing: read and write that listing. */
const OPEN_TO_PUBLISHERS: ReadonlySet<OperationId> = new Set<OperationId>([
  'list_my_listings',
  'get_my_listing',
  'update_my_listing',
  'get_draft',
  'update_draft',
  'set_founder_story',
  'add_milestone',
  'delete_milestone',
])

/** Refuses what is no business of a credential that is narrowed to one listing. */
export function checkNarrowing(id: OperationId, actor: Actor): void {
  if (actor.type !== 'publisher' || OPEN_TO_PUBLISHERS.has(id)) return
  fail('insufficient_scope', {
    detail: `This token of ${actor.name} is for reading and writing one listing: ${[...OPEN_TO_PUBLISHERS].join(', ')}.`,
  })
}

/** Every other listing, and its draft, is as unknown to such a credential as somebody else's. */
export async function checkTarget(sql: Sql, actor: Actor, input: Readonly<Record<string, unknown>>): Promise<void> {
  if (actor.type !== 'publisher') return
  if (input.listing_id !== undefined && input.listing_id !== actor.listing_id) fail('not_found', { what: 'listing' })
  if (input.apply_to !== undefined)
    fail('insufficient_scope', {
      detail: 'This token is for one listing; what it says on other sites is changed without `apply_to` from there.',
    })
  if (typeof input.id === 'string' && !(await isDraftOf(sql, input.id, actor.listing_id))) fail('not_found', { what: 'draft' })
}

async function isDraftOf(sql: Sql, draft_id: string, listing_id: number): Promise<boolean> {
  const [row] = await sql`
    select from drafts d join listings l on l.profile_id = d.profile_id where d.id = ${draft_id} and l.id = ${listing_id}`
  return row !== undefined
}
