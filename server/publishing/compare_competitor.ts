import type { Service } from '../core/context.ts'
import { CrawlFailed, crawlSite } from '../crawl/site.ts'
import type { Sql } from '../database/open.ts'
import { WorkBudget, WorkExceeded } from '../base/threads/work_budget.ts'
import { COMPARED, compareSites } from '../drafting/competitor.ts'
import { mergeDrafts } from '../drafting/model/merge.ts'
import type { DraftedProfile } from '../fields/draft.ts'
import type { JobPayloads } from '../jobs/job.ts'
import { FIELD_NAMES, PLATFORMS } from '../fields/fields.ts'
import { valueOf } from '../profile/field_state.ts'
import { cellOf, type Cells, type Competitor } from '../profile/profile.ts'
import { lockDraft, saveDraft } from '../profile/rows.ts'

/** Reads the competitor's site and compares what both sites prove; only if the draft still names that competitor. */
export async function compareCompetitor(
  service: Service,
  { draft_id, url }: JobPayloads['competitor'],
  signal: AbortSignal,
  finish: (sql: Sql) => Promise<void>,
): Promise<void> {
  const named = await findNamed(service.database, draft_id)
  // Another one was named while this one waited for its turn: nobody has to be asked for it any more.
  if (named?.url !== url) return
  const budget = WorkBudget.ofDraft(named.account_id ?? '', service.config.limits, signal)
  const theirs = await draftTheirs(service, { draft_id, url }, signal, budget)
  await service.database.begin(async (sql) => {
    await finish(sql)
    await takeComparison(sql, service, { draft_id, url }, theirs)
  })
}

/** One whose job used up its tries must not look as if it were still being read. */
export async function failCompetitor(service: Service, job: JobPayloads['competitor']): Promise<void> {
  await service.database.begin((sql) => takeComparison(sql, service, job, null))
}

async function takeComparison(
  sql: Sql,
  service: Pick<Service, 'clock'>,
  { draft_id, url }: JobPayloads['competitor'],
  theirs: DraftedProfile | null,
): Promise<void> {
  const draft = await lockDraft(sql, draft_id, null)
  if (!draft || draft.profile.competitor?.url !== url) return
  const competitor: Competitor = theirs
    ? { url, status: 'ready', name: nameOf(theirs), comparison: compareSites(ourProfile(draft.profile.cells), theirs) }
    : { url, status: 'failed', name: null, comparison: [] }
  await saveDraft(sql, { ...draft, profile: { ...draft.profile, competitor } }, service.clock())
}

/** Null where the site cannot be read; the comparison then says `failed`. */
async function draftTheirs(
  { fetch, clock, drafter, database, events, renderer }: Service,
  { draft_id, url }: JobPayloads['competitor'],
  signal: AbortSignal,
  budget: WorkBudget,
): Promise<DraftedProfile | null> {
  try {
    const { pages } = await crawlSite({ url, scheme_given: true, fetch, now: clock, signal, budget, renderer, photographed: false })
    const rows = await database<{ name: string }[]>`select name from categories order by name`
    const request = { pages, categories: rows.map(({ name }) => name) }
    const facts = await drafter.draft(request, budget)
    if (!drafter.model) return facts
    const wish = { cells: COMPARED, again: [] }
    const added = await drafter.model.draft(request, facts, wish, signal, budget)
    events.modelAnswered({ draft_id, reason: added.failure?.reason ?? 'none', unproven: added.unproven, ...added.spent })
    return mergeDrafts(facts, added.profile, wish)
  } catch (error) {
    if (error instanceof CrawlFailed || error instanceof WorkExceeded) return null
    throw error
  }
}

const nameOf = ({ fields }: DraftedProfile): string | null => (typeof fields.name?.value === 'string' ? fields.name.value : null)

/** Our side as it stands, the caller's values included; quotes only where the value is still the drafter's. */
function ourProfile(cells: Cells): DraftedProfile {
  const proven = (name: Parameters<typeof cellOf>[1]) => {
    const cell = cellOf(cells, name)
    const value = valueOf(cell)
    return value === null ? [] : [{ value, evidence: cell.state === 'ai' ? (cell.ai?.evidence ?? []) : [] }]
  }
  const entries = <Name extends string>(names: readonly Name[], cellName: (name: Name) => Parameters<typeof cellOf>[1]) =>
    names.flatMap((name) => proven(cellName(name)).map((drafted) => [name, drafted] as const))
  return {
    fields: Object.fromEntries(entries(FIELD_NAMES, (name) => name)),
    // Links of the profile are addresses by their field's shape.
    company_socials: Object.fromEntries(entries(PLATFORMS, (name) => `company_socials.${name}`)) as DraftedProfile['company_socials'],
    categories: null,
    faqs: [],
    founders: [],
    seo: {},
    warnings: [],
  }
}

/** Whose the draft is, and whom it names as its competitor. */
async function findNamed(sql: Sql, draft_id: string): Promise<{ account_id: string | null; url: string | null } | undefined> {
  const [row] = await sql<{ account_id: string | null; url: string | null }[]>`
    select d.account_id, c.facts #>> '{competitor,url}' as url
    from drafts d join profiles p on p.id = d.profile_id join companies c on c.id = p.company_id where d.id = ${draft_id}`
  return row
}
