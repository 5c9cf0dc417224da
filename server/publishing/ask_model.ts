import { WorkBudget } from '../base/threads/work_budget.ts'
import { categoriesToDraft, withNames } from '../fields/categories.ts'
import type { Context, Service } from '../core/context.ts'
import type { Sql } from '../database/open.ts'
import { cellsOpen, mergeDrafts, type Wish } from '../drafting/model/merge.ts'
import type { ModelOutcome } from '../drafting/model/model.ts'
import type { JobPayloads } from '../jobs/job.ts'
import { listOfCompany } from '../listings/rows.ts'
import { change, draftedOf, takeDraft, type CellName } from '../profile/profile.ts'
import { findDraftRun, lockDraft, saveDraft, type DraftRecord, type ModelProgress, type Warning } from '../profile/rows.ts'
import { readPages } from '../profile/draft_pages.ts'
import { publishEdit } from './publish_edit.ts'

type ModelJob = JobPayloads['model_draft']
type Finish = (sql: Sql) => Promise<void>

/** How often a model that cannot be had is asked for one draft, and how long after the first time; then twice as long each time. */
const TRIES_MAX = 5
const AGAIN_SECONDS = 60
const WARNINGS_MAX = 50

/** What the model is still to be asked for in a draft of rules, with what an earlier run left to it; null where there is nothing. */
export function leftToModel(
  service: Pick<Service, 'drafter'>,
  draft: DraftRecord,
  facts: Parameters<typeof cellsOpen>[0],
): ModelProgress | null {
  if (!service.drafter.model) return null
  const before = draft.progress.model
  const owed = before && before.state !== 'joined' ? before : null
  const wish: Wish = {
    cells: draft.wanted === null || owed?.cells === null ? null : [...new Set([...(owed?.cells ?? []), ...draft.wanted])],
    again: [...new Set([...(owed?.again ?? []), ...(draft.wanted ?? [])])],
  }
  return cellsOpen(facts, wish).length > 0 ? { state: 'waiting', unproven: 0, ...wish } : null
}

/** In the transaction that left cells to the model: the job that asks it. */
export async function addModelJob(
  { sql, jobs }: Pick<Context, 'sql' | 'jobs'>,
  job: ModelJob & { account_id: string | null },
): Promise<void> {
  const { account_id, ...payload } = job
  const delay_seconds = job.tries === 1 ? 0 : AGAIN_SECONDS * 2 ** (job.tries - 2)
  await jobs.add(sql, 'model_draft', payload, { account_id, key: `${job.draft_id}:${job.run}`, delay_seconds })
}

/** Asks the model again for a draft that it failed; answers whether there was anything to ask. */
export async function askModelAgain(context: Pick<Context, 'sql' | 'jobs' | 'now' | 'config'>, draft: DraftRecord): Promise<boolean> {
  if (draft.status !== 'ready' || draft.progress.model?.state !== 'failed' || context.config.model === null) return false
  const rows = await context.sql`
    update drafts set progress = jsonb_set(progress, '{model,state}', '"waiting"'), updated_at = ${context.now}
    where id = ${draft.id} and run = ${draft.run} and progress -> 'model' ->> 'state' = 'failed' returning id`
  if (rows.length > 0) await addModelJob(context, { draft_id: draft.id, run: draft.run, tries: 1, account_id: draft.account_id })
  return rows.length > 0
}

/**
 * Asks the model for what a ready draft left to it, and joins what is proven. Nothing is held meanwhile: what the caller saved in the time
 * wins, and a draft that was overtaken by another run is left alone.
 */
export async function askModel(service: Service, job: ModelJob, signal: AbortSignal, finish: Finish): Promise<void> {
  const { database, drafter } = service
  const draft = await findDraftRun(database, job.draft_id, job.run, 'ready')
  const waiting = waitingIn(draft)
  if (!draft || !waiting || !drafter.model) return
  const categories = await categoriesToDraft(database)
  const request = { pages: await readPages(database, draft.id), categories: [...categories.keys()] }
  const budget = WorkBudget.ofDraft(draft.account_id ?? '', service.config.limits, signal)
  const asked = await drafter.model.draft(request, factsOf(draft), waiting, signal, budget)
  service.events.modelAnswered({ draft_id: draft.id, reason: asked.failure?.reason ?? 'none', unproven: asked.unproven, ...asked.spent })
  await database.begin(async (sql) => {
    await finish(sql)
    // Named only now: a category may have been renamed meanwhile.
    await joinOutcome(sql, service, job, { ...asked, profile: withNames(asked.profile, await categoriesToDraft(sql)) })
  })
}

/** A job that used up its tries leaves the draft as the rules wrote it. */
export async function giveUpModel(service: Service, job: ModelJob): Promise<void> {
  await service.database.begin(async (sql) => {
    const draft = await lockDraft(sql, job.draft_id, null)
    const waiting = waitingIn(draft)
    if (draft?.run === job.run && waiting) await saveDraft(sql, withoutModel(draft, waiting, false), service.clock())
  })
}

const waitingIn = (draft: DraftRecord | undefined): ModelProgress | null =>
  draft?.status === 'ready' && draft.progress.model?.state === 'waiting' ? draft.progress.model : null

/** What the rules found, as the draft keeps it whatever the caller made of it; with what the site contradicts itself in. */
const factsOf = ({ profile, warnings }: DraftRecord) => ({ ...draftedOf(profile.cells), warnings })

async function joinOutcome(sql: Sql, service: Service, job: ModelJob, outcome: ModelOutcome): Promise<void> {
  const draft = await lockDraft(sql, job.draft_id, null)
  const waiting = waitingIn(draft)
  if (!draft || !waiting || draft.run !== job.run) return
  const now = service.clock()
  if (outcome.failure) {
    const later = outcome.failure.passes && job.tries < TRIES_MAX
    if (later) await addModelJob({ sql, jobs: service.jobs }, { ...job, tries: job.tries + 1, account_id: draft.account_id })
    return saveDraft(sql, withoutModel(draft, waiting, later), now)
  }
  const before = await listOfCompany(sql, draft.company_id)
  await saveDraft(sql, withModel(draft, waiting, outcome), now)
  await publishEdit({ ...service, sql, sites: service.sites.through(sql) }, before, { by: 'ListingBot', via: 'regenerate', at: now })
}

function withModel(draft: DraftRecord, waiting: ModelProgress, { profile, unproven, doubted }: ModelOutcome): DraftRecord {
  const facts = factsOf(draft)
  // The cells are those of the contract's table, by its names.
  const open = cellsOpen(facts, waiting) as CellName[]
  let cells = takeDraft(draft.profile.cells, mergeDrafts(facts, profile, waiting), open)
  const blanked = doubted.filter((cell): cell is CellName => cells[cell as CellName]?.state === 'ai')
  for (const cell of blanked) cells = change(cells, cell, { type: 'missed' })
  return {
    ...draft,
    profile: { ...draft.profile, cells },
    progress: { ...draft.progress, model: { ...waiting, state: 'joined', unproven } },
    warnings: [...withoutUnavailable(draft.warnings), ...blanked.map(doubtOf)].slice(-WARNINGS_MAX),
  }
}

const doubtOf = (field: string): Warning => ({
  code: 'value_doubted',
  field,
  message: 'One weak sign on the website stood for this value, and another line of it speaks against it. Fill it by hand.',
})

/** Says that the model gave nothing: once, and whether it is asked again by itself. */
function withoutModel(draft: DraftRecord, waiting: ModelProgress, later: boolean): DraftRecord {
  const then = later
    ? 'It is asked again by itself in some minutes.'
    : 'Send the address again, or regenerate the blank fields, to ask once more.'
  const warning: Warning = {
    code: 'model_unavailable',
    field: null,
    message: `The language model gave no answer that could be used; the draft holds what the site states word for word. ${then}`,
  }
  return {
    ...draft,
    progress: { ...draft.progress, model: { ...waiting, state: later ? 'waiting' : 'failed' } },
    warnings: [...withoutUnavailable(draft.warnings), warning].slice(-WARNINGS_MAX),
  }
}

const withoutUnavailable = (warnings: Warning[]): Warning[] => warnings.filter(({ code }) => code !== 'model_unavailable')
