import { doneBy } from '../listings/done_by.ts'
import { categoryNames } from '../fields/categories.ts'
import { turnOf } from './begin_draft.ts'
import { fail } from '../base/error.ts'
import type { Context } from '../core/context.ts'
import type { Site } from '../core/sites.ts'
import { recordEvent } from '../events/record_event.ts'
import { listOfAccount, listOfCompany } from '../listings/rows.ts'
import { applyEdits, type Edited, type Edits } from '../profile/edits.ts'
import { foundersOf } from '../profile/profile.ts'
import { replaceMilestones } from '../profile/milestones.ts'
import { findDraft, asSaved, lockDraft, saveDraft, type DraftRecord } from '../profile/rows.ts'
import { lockOwnFounder, saveOwnFounder } from './own_founder.ts'
import { publishEdit } from './publish_edit.ts'
import { showDraft } from './show.ts'
import { takePhotos } from './take_photos.ts'

/** Warnings of an edit stand until the next one; those of the crawl stay. */
const EDIT_WARNINGS = new Set(['field_kept', 'lock_fields_deprecated'])

/** Changes what is sent and keeps the rest; the listing of a submitted draft shares the record and follows in the same transaction. */
export async function editDraft(
  context: Context,
  id: string,
  edits: Edits,
  via: string,
): Promise<{ before: DraftRecord; after: DraftRecord; site: Site }> {
  const { sql, account_id, now, jobs } = context
  if (context.actor.type === 'stranger' && edits.competitor_url)
    fail('unauthorized', { detail: 'Sign in to be compared with another product: that reads a website which is not yours.' })
  if (edits.founders || edits.founder_socials) await lockOwnFounder(sql, account_id)
  const draft = (await lockDraft(sql, id, account_id)) ?? fail('not_found', { what: 'draft' })
  const site = await context.sites.byId(draft.site_id)
  const edited = applyEdits(draft, edits, {
    categories: edits.categories ? await categoryNames(sql) : [],
    today: now.toISOString().slice(0, 10),
    named: context.fetch.named,
    base_url: context.config.base_url,
  })
  // After that, so that a tag which is of nothing has an edit checked without being made.
  await context.expectMatch(() => showDraft(draft, site))

  if (edited.own_founder && !(await mayChangeOwner(context, draft.company_id))) failForEditor()
  if (edited.regenerate.length > 0) await context.consumeQuota('regenerates_per_hour')
  if (edited.competitor_url) await context.consumeQuota('competitors_per_hour')
  const next = withRun(draft, edited)
  // The account's founder profile shows on the listings of all its companies.
  const before = edited.own_founder
    ? await listOfAccount(sql, account_id)
    : draft.company_listed
      ? await listOfCompany(sql, draft.company_id)
      : []
  if (edits.founders || edits.restore)
    Object.assign(next.profile.photos, await takePhotos(context, foundersOf(next.profile), next.profile.photos))
  if (edited.milestones) next.profile.milestones = await replaceMilestones(sql, draft.company_id, edited.milestones)
  if (edited.own_founder) await saveOwnFounder(sql, account_id, edited.own_founder, now)
  await saveDraft(sql, next, now, draft.profile)
  if (next.run !== draft.run)
    await jobs.add(sql, 'draft', { draft_id: id, run: next.run, live: isWatched(context, next) }, { account_id: turnOf(context) })
  if (edited.competitor_url)
    await jobs.add(sql, 'competitor', { draft_id: id, url: edited.competitor_url }, { account_id: turnOf(context) })
  if (before.length > 0) await publishEdit(context, before, { by: doneBy(context), via, at: now })
  // A site that could not be read was filled by hand.
  if (draft.status === 'failed' && next.status === 'ready') await recordEvent(sql, 'draft.ready', account_id, { id }, now)
  // What stands beside the draft's own rows is read as it is kept by now.
  const beside = before.length > 0 || edited.own_founder || edited.milestones || edits.founders || edits.restore
  const after = beside ? await findDraft(sql, id, account_id) : asSaved(next, draft.profile, now)
  if (!after) throw new Error(`draft ${id} went away under the lock of its company`)
  return { before: draft, after, site }
}

/** A website that is read anew for a person shows its values as they come; those of a redraft stand as they are until it is done. */
const isWatched = ({ actor }: Context, { wanted }: DraftRecord): boolean =>
  wanted === null && (actor.type === 'session' || actor.type === 'stranger')

/** Whoever edits a listing for its owner does not; nor does a run that is trusted with one listing, where the profile shows on those of other products. */
async function mayChangeOwner({ sql, account_id, by, actor }: Context, company_id: number): Promise<boolean> {
  if (by !== account_id) return false
  if (actor.type !== 'publisher') return true
  const [other] = await sql`
    select 1 from listings l join profiles p on p.id = l.profile_id where l.account_id = ${account_id} and p.company_id <> ${company_id} limit 1`
  return other === undefined
}

/** The first founder of a listing is the founder profile of its owner, which shows on all of their listings. */
export function failForEditor(): never {
  fail('conflict', {
    retryable: false,
    detail:
      'The first founder is the owner’s own profile, which only they change. Send the founders after it as they are to be, and it as it is.',
  })
}

/** The draft with its edit; a new run where fields are to be drafted again, on top of those that a present run still owes. */
export function withRun(draft: DraftRecord, { profile, regenerate, warnings }: Edited): DraftRecord {
  const kept = draft.warnings.filter(({ code }) => !EDIT_WARNINGS.has(code))
  const next: DraftRecord = {
    ...draft,
    profile: { ...profile, photos: { ...profile.photos } },
    warnings: [...kept, ...warnings].slice(-50),
  }
  if (draft.status === 'failed') {
    // A site that could not be read can be listed by hand; asking to draft again reads it anew.
    if (regenerate.length > 0) return { ...next, status: 'crawling', run: draft.run + 1, wanted: null, error: null }
    return Object.values(profile.cells).some(Boolean) ? { ...next, status: 'ready', error: null } : next
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
