import { fail } from '../../base/error.ts'
import { defineOperation } from '../../core/operation.ts'
import type { Sql } from '../../database/open.ts'
import { lockDraft } from '../../profile/rows.ts'
import { showDraft } from '../../publishing/show.ts'

/** Deletes a draft that became no listing, and the profile that only it had. */
export default defineOperation('delete_draft', async ({ id }, context) => {
  const { sql, account_id } = context
  const draft = (await lockDraft(sql, id, account_id)) ?? fail('not_found', { what: 'draft' })
  await context.expectMatch(async () => showDraft(draft, await context.sites.byId(draft.site_id)))
  if (draft.listing_id !== null)
    fail('conflict', {
      retryable: false,
      detail: 'This draft is a listing by now, which keeps it.',
      action: {
        by: 'agent',
        message: 'Take the listing down with archive_listing.',
        tool: 'archive_listing',
        arguments: { listing_id: draft.listing_id },
      },
    })
  await remove(sql, draft)
})

async function remove(sql: Sql, { id, profile_id, company_id }: { id: string; profile_id: number; company_id: number }): Promise<void> {
  await sql`delete from drafts where id = ${id}`
  await sql`
    delete from profiles p where id = ${profile_id} and not exists (select from drafts where profile_id = p.id)
      and not exists (select from listings where profile_id = p.id)`
  await sql`delete from companies c where id = ${company_id} and not exists (select from profiles where company_id = c.id)`
}
