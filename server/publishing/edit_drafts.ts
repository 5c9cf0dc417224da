import { categoryNames } from '../fields/categories.ts'
import { ApiError } from '../base/error.ts'
import type { Context } from '../core/context.ts'
import type { Site } from '../core/sites.ts'
import type { Sql } from '../database/open.ts'
import { applyEdits, type Edits } from '../profile/edits.ts'
import { lockPlainDrafts, savePlainEdits } from '../profile/plain_edits.ts'
import { asSaved, type DraftRecord } from '../profile/rows.ts'
import { withRun } from './edit_draft.ts'
import { showDraft } from './show.ts'

/** What an edit may say that changes values of the profile alone: no rows beside it, no job, nobody who is told. */
const PLAIN: ReadonlySet<string> = new Set<keyof Edits>(['fields', 'seo', 'company_socials', 'faqs', 'categories', 'lock_fields'])
export const isPlain = (edits: Edits): boolean => Object.keys(edits).every((name) => PLAIN.has(name))

type Asked = { id: string; edits: Edits; context: Context }
type Edited = { before: DraftRecord; after: DraftRecord; site: Site }

/**
 * As editDraft, of several plain edits in one transaction. Null for what is more than that or is refused, of which nothing is written: it is
 * done, or refused, by itself.
 */
export async function editDrafts(sql: Sql, asked: readonly Asked[]): Promise<(Edited | null)[]> {
  const drafts = await lockPlainDrafts(
    sql,
    asked.map(({ id }) => id),
  )
  const categories = asked.some(({ edits }) => edits.categories) ? await categoryNames(sql) : []
  const edited: (Edited | null)[] = []
  for (const one of asked) {
    const draft = drafts.get(one.id)
    // The second edit of the same draft would not see the first.
    drafts.delete(one.id)
    edited.push(draft ? await editOne(one, draft, categories) : null)
  }
  const saved = edited.filter((one) => one !== null)
  const now = asked[0]?.context.now
  if (now && saved.length > 0) await savePlainEdits(sql, saved, now)
  return edited.map((one) => one && { ...one, after: now ? asSaved(one.after, one.before.profile, now) : one.after })
}

async function editOne({ edits, context }: Asked, draft: DraftRecord, categories: string[]): Promise<Edited | null> {
  const { account_id, now, fetch, config } = context
  if (draft.account_id !== account_id) return null
  const site = await context.sites.byId(draft.site_id)
  try {
    await context.expectMatch(() => showDraft(draft, site))
    const today = now.toISOString().slice(0, 10)
    const after = withRun(draft, applyEdits(draft, edits, { categories, today, named: fetch.named, base_url: config.base_url }))
    return { before: draft, after, site }
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
