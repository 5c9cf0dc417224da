import { fail } from '../../base/error.ts'
import { takePhotos } from '../../publishing/take_photos.ts'
import { publishEdit } from '../../publishing/publish_edit.ts'
import { listOfAccount, listOfCompany } from '../../listings/rows.ts'
import { recordEvent } from '../../events/record_event.ts'
import { Reply, defineOperation } from '../../core/operation.ts'
import { categoryNames } from '../../fields/categories.ts'
import { applyEdits, type Edited } from '../../profile/edits.ts'
import { lockOwnFounder, saveOwnFounder } from '../../publishing/own_founder.ts'
import { foundersOf } from '../../profile/profile.ts'
import { findDraft, lockDraft, replaceMilestones, saveDraft, type DraftRecord } from '../../profile/rows.ts'
import { showDraft } from '../../publishing/show.ts'
import { changeOf, ofDraft } from '../../publishing/views.ts'

/** When lock_fields was deprecated, as RFC 9745 wants it. */
const LOCK_FIELDS_DEPRECATED = '@1767225600'
/** Warnings of an edit stand until the next one; those of the crawl stay. */
const EDIT_WARNINGS = new Set(['field_kept', 'lock_fields_deprecated'])

/** Changes what is sent and keeps the rest; the listing of a submitted draft shares the record and follows in the same transaction. */
export default defineOperation('update_draft', async ({ id, view, ...edits }, context) => {
  const { sql, account_id, now, jobs } = context
  if (edits.founders || edits.founder_socials) await lockOwnFounder(sql, account_id)
  const draft = (await lockDraft(sql, id, account_id)) ?? fail('not_found', { what: 'draft' })
  const site = await context.sites.byId(draft.site_id)
  context.expectMatch(showDraft(draft, site))
  const edited = applyEdits(draft, edits, {
    categories: await categoryNames(sql),
    today: now.toISOString().slice(0, 10),
    named: context.fetch.named,
    base_url: context.config.base_url,
  })

  if (edited.own_founder && context.by !== account_id) failForEditor()
  if (edited.regenerate.length > 0) await context.consumeQuota('regenerates_per_hour')
  const next = withRun(draft, edited)
  // The account's founder profile shows on the listings of all its companies.
  const before = edited.own_founder ? await listOfAccount(sql, account_id) : await listOfCompany(sql, draft.company_id)
  if (edits.founders || edits.restore)
    Object.assign(next.profile.photos, await takePhotos(context, foundersOf(next.profile), next.profile.photos))
  if (edited.milestones) next.profile.milestones = await replaceMilestones(sql, draft.company_id, edited.milestones)
  if (edited.own_founder) await saveOwnFounder(sql, account_id, edited.own_founder, now)
  await saveDraft(sql, next, now)
  if (next.run !== draft.run) await jobs.add(sql, 'draft', { draft_id: id, run: next.run }, { account_id })
  if (edited.competitor_url) await jobs.add(sql, 'competitor', { draft_id: id, url: edited.competitor_url }, { account_id })
  await publishEdit(context, before, { by: context.by, via: 'update_draft', at: now })
  // A site that could not be read was filled by hand.
  if (draft.status === 'failed' && next.status === 'ready') await recordEvent(sql, 'draft.ready', account_id, { id }, now)
  // Read as it is kept, so that whoever reads it next is given the same tag.
  const after = await findDraft(sql, id, account_id)
  if (!after) throw new Error(`draft ${id} went away under the lock of its company`)
  const shown = showDraft(after, site)
  const headers: Record<string, string> = edits.lock_fields ? { deprecation: LOCK_FIELDS_DEPRECATED } : {}
  return view === 'changed' ? ofDraft(shown, changeOf(shown, draft, after), 200, headers) : new Reply(shown, 200, headers)
})

/** The first founder of a listing is the founder profile of its owner, which shows on all of their listings. */
function failForEditor(): never {
  fail('conflict', {
    retryable: false,
    detail:
      'The first founder is the owner’s own profile, which only they change. Send the founders after it as they are to be, and it as it is.',
  })
}

/** The draft with its edit; a new run where fields are to be drafted again, on top of those that a present run still owes. */
function withRun(draft: DraftRecord, { profile, regenerate, warnings }: Edited): DraftRecord {
  const kept = draft.warnings.filter(({ code }) => !EDIT_WARNINGS.has(code))
  const next: DraftRecord = {
    ...draft,
    profile: { ...profile, photos: { ...profile.photos } },
    warnings: [...kept, ...warnings].slice(-50),
  }
  if (draft.status === 'failed') {
    // A site that could not be read can be listed by hand; asking to draft again reads it anew.
    if (regenerate.length > 0) return { ...next, status: 'crawling', run: draft.run + 1, wanted: null, error: null }
    return Object.keys(profile.cells).length > 0 ? { ...next, status: 'ready' } : next
  }
  const draftsAll = draft.status !== 'ready' && draft.wanted === null
  if (regenerate.length === 0 || draftsAll) return next
  return {
    ...next,
    status: 'drafting',
    run: draft.run + 1,
    wanted: [...new Set([...(draft.status === 'ready' ? [] : (draft.wanted ?? [])), ...regenerate])],
  }
}
