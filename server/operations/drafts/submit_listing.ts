import { randomBytes } from 'node:crypto'
import { AddressRefused, parseAddress, type Address } from '../../base/web_address.ts'
import type { Context } from '../../core/context.ts'
import { fail } from '../../base/error.ts'
import { API } from '../../core/spec.ts'
import { refuseListedElsewhere } from '../../listings/elsewhere.ts'
import { defineOperation } from '../../core/operation.ts'
import { ensureProfile } from '../../profile/ensure_profile.ts'
import { findDraft, findUnfailedDraft, insertDraft, type DraftRecord } from '../../profile/rows.ts'
import { askModelAgain } from '../../publishing/ask_model.ts'
import { showDraft } from '../../publishing/show.ts'
import { changeOf, ofDraft } from '../../publishing/views.ts'

/** Starts a draft; the account's own draft of the same site, unless it failed, is answered as it is. */
export default defineOperation('submit_listing', async ({ url, view }, context) => {
  const { sql, account_id, now, site, jobs } = context
  const answer = async (draft: DraftRecord, status: 200 | 201) => {
    const shown = showDraft(draft, await context.sites.byId(draft.site_id))
    const headers: Record<string, string> = status === 201 ? { location: `${API}/drafts/${draft.id}` } : {}
    return ofDraft(shown, view === 'changed' ? changeOf(shown, null, draft) : shown, status, headers)
  }
  const address = readAddress(url, context)
  await refuseListedElsewhere(sql, { site, site_key: address.site_key, account_id })
  const profile_id = await ensureProfile(sql, { account_id, site_key: address.site_key, url: address.url, site_id: site.id, now })
  const present = await findUnfailedDraft(sql, profile_id, account_id)
  if (present)
    return answer((await askModelAgain(context, present)) ? ((await findDraft(sql, present.id, account_id)) ?? present) : present, 200)

  await context.consumeQuota('drafts_per_hour')
  const id = `d_${randomBytes(16).toString('base64url')}`
  await insertDraft(sql, { id, account_id, profile_id, url: address.url, scheme_given: address.scheme_given, now })
  await jobs.add(sql, 'draft', { draft_id: id, run: 1 }, { account_id })
  const draft = await findDraft(sql, id, account_id)
  if (!draft) throw new Error(`draft ${id} is not there after it was written`)
  return answer(draft, 201)
})

function readAddress(url: string, { fetch }: Context): Address {
  try {
    return parseAddress(url, fetch.named)
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error
    fail('url_not_allowed', { errors: [{ field: '/url', code: 'url_not_allowed', message: error.message, fix: error.fix }] })
  }
}
