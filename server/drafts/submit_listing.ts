import { randomBytes } from 'node:crypto'
import { AddressRefused, parseAddress, type Address } from '../crawl/address.ts'
import type { Context } from '../context.ts'
import { refuse } from '../error.ts'
import { refuseListedElsewhere } from '../listings/elsewhere.ts'
import { Reply, serves } from '../operation.ts'
import { ensureProfile } from './ensure_profile.ts'
import { findDraft, findUnfailedDraft, insertDraft, type DraftRecord } from './rows.ts'
import { showDraft } from './show.ts'
import { changeOf, ofDraft } from './views.ts'

/** Starts a draft; the account's own draft of the same site, unless it failed, is answered as it is. */
export default serves('submit_listing', async ({ url, view }, context) => {
  const { sql, account_id, now, site, jobs } = context
  const answer = async (draft: DraftRecord, status: 200 | 201) => {
    const shown = showDraft(draft, await context.sites.byId(draft.site_id))
    return view === 'changed' ? ofDraft(shown, changeOf(shown, null, draft), status) : new Reply(shown, status)
  }
  const address = readAddress(url, context)
  await refuseListedElsewhere(sql, { site, site_key: address.site_key, account_id })
  const profile_id = await ensureProfile(sql, { account_id, site_key: address.site_key, url: address.url, site_id: site.id, now })
  const present = await findUnfailedDraft(sql, profile_id, account_id)
  if (present) return answer(present, 200)

  await context.spend('drafts_per_hour')
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
    refuse('url_not_allowed', { errors: [{ field: '/url', code: 'url_not_allowed', message: error.message, fix: error.fix }] })
  }
}
