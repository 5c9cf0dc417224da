import { takeAttempt } from '../../auth/attempts.ts'
import { ensureStranger, readStranger, strangerCookie } from '../../auth/strangers.ts'
import { fail } from '../../base/error.ts'
import { defineOperation } from '../../core/operation.ts'
import { beginDraft, strangersTurn } from '../../publishing/begin_draft.ts'

/** Starts a draft for somebody who is not signed in; it is their browser's for a day. */
export default defineOperation('draft_as_stranger', async ({ url }, context) => {
  const { sql, now, browser, secret, address, config } = context
  if (browser === null) return fail('unauthorized')
  const at = { secret, base_url: config.base_url, now }
  const account_id = await ensureStranger(sql, readStranger(browser, at), now)
  const { draft, is_new } = await beginDraft(context, url, {
    account_id,
    turn: strangersTurn(address),
    live: true,
    takeOne: () => takeAttempt(sql, 'anonymous_drafts_per_address', address, now, config.limits.anonymous_drafts_per_hour),
  })
  return { id: draft.id, is_new, cookies: [strangerCookie(account_id, at)] }
})
