import { readPages, savePages } from '../profile/draft_pages.ts'
import type { Service } from '../core/context.ts'
import { CrawlFailed, crawlSite } from '../crawl/site.ts'
import { pageKey } from '../crawl/site_address.ts'
import type { Crawled } from '../crawl/page.ts'
import type { Sql } from '../database/open.ts'
import { recordEvent } from '../events/record_event.ts'
import type { DraftedProfile } from '../fields/draft.ts'
import type { JobPayloads } from '../jobs/job.ts'
import { askForPhotos } from '../profile/photo_rows.ts'
import { clip } from '../base/clip.ts'
import { addModelJob, leftToModel } from './ask_model.ts'
import { keepPhotographs, withPictures, type SitePicture } from './site_pictures.ts'
import { publishEdit } from './publish_edit.ts'
import { refuseOthersWebsite } from './others_website.ts'
import { followReading } from './live_reading.ts'
import { quotesOf } from '../profile/drafted_value.ts'
import { listOfCompany } from '../listings/rows.ts'
import { categoriesToDraft, withNames } from '../fields/categories.ts'
import { bareHost } from '../base/addresses/web_address.ts'
import { WorkBudget, WorkExceeded } from '../base/threads/work_budget.ts'
import { cellOf, CELL_NAMES, draftedCells, foundersOf, isWords, takeDraft, type CellName } from '../profile/profile.ts'
import { findDraftRun, lockDraft, saveDraft, type DraftError, type DraftRecord, type Warning } from '../profile/rows.ts'

const WARNINGS_MAX = 50
/** Messages quote what the site says, which may be of any length. */
const MESSAGE_CHARS_MAX = 1000

type DraftJob = JobPayloads['draft']
/** Marks the job done in the transaction of its effect; throws when another worker has it by now. */
type Finish = (sql: Sql) => Promise<void>

/**
 * Reads the site of a draft and drafts what its present run asks for. Nothing is held while the site is read; the result is taken in
 * one transaction, and only if the draft still waits for this run.
 */
export async function draftSite(
  service: Service,
  { draft_id, run, live = false }: DraftJob,
  signal: AbortSignal,
  finish: Finish,
): Promise<void> {
  const started = performance.now()
  const draft = await findDraftRun(service.database, draft_id, run)
  if (!draft) return
  const budget = WorkBudget.ofDraft(draft.account_id ?? '', service.config.limits, signal)
  const outcome = await readAndDraft(service, draft, { signal, budget, live })
  if (signal.aborted) throw signal.reason
  const status = await service.database.begin(async (sql) => {
    await finish(sql)
    return takeOutcome(sql, service, { draft_id, run }, outcome)
  })
  service.events.draftFinished({
    draft_id,
    run,
    status: status ?? 'overtaken',
    code: 'error' in outcome ? outcome.error.code : null,
    pages: 'error' in outcome ? 0 : outcome.crawled.pages.length,
    milliseconds: Math.round(performance.now() - started),
    cpu_milliseconds: Math.round(budget.cpu_seconds_spent * 1000),
    waited_milliseconds: Math.round(budget.seconds_waited * 1000),
  })
}

type Outcome = { crawled: Crawled; drafted: DraftedProfile; pictures: SitePicture[] } | { error: DraftError; warnings: Warning[] }

type Reading = {
  signal: AbortSignal
  budget: WorkBudget
  /** Whether somebody looks on. */
  live: boolean
}

async function readAndDraft(service: Service, draft: DraftRecord, reading: Reading): Promise<Outcome> {
  const { database, events } = service
  const { budget } = reading
  try {
    const crawled = await readSite(service, draft, reading)
    await refuseOthersWebsite(service, draft, crawled)
    await database`update drafts set status = 'drafting' where id = ${draft.id} and run = ${draft.run} and status = 'crawling'`
    const categories = await categoriesToDraft(database)
    const request = { pages: crawled.pages, categories: [...categories.keys()] }
    const started = performance.now()
    const drafted = await service.drafter.draft(request, budget)
    events.draftPartEnded('drafting', (performance.now() - started) / 1000)
    const pictures = await keepPhotographs(service, draft.profile_id, crawled.photographs)
    return { crawled, drafted, pictures }
  } catch (error) {
    if (error instanceof WorkExceeded) return { error: TOO_MUCH_WORK, warnings: [] }
    if (!(error instanceof CrawlFailed)) throw error
    return { error: { code: error.code, message: clip(error.message, MESSAGE_CHARS_MAX), fix: error.fix }, warnings: warningsOf(error) }
  }
}

/** The pages of the site; how long that took and what came of it is counted, whatever it was. */
async function readSite(service: Service, draft: DraftRecord, { signal, budget, live }: Reading): Promise<Crawled> {
  const { database, events, fetch, clock, renderer } = service
  const previous = await readPages(database, draft.id)
  const started = performance.now()
  const progress = followReading(service, draft, live, signal)
  const ended = (outcome: string) => events.siteRead(outcome, (performance.now() - started) / 1000)
  try {
    const crawled = await crawlSite({
      url: draft.url,
      scheme_given: draft.scheme_given,
      fetch,
      now: clock,
      signal,
      budget,
      previous,
      on_progress: progress.report,
      on_page: progress.addPage,
      renderer,
      photographed: draft.wanted === null || draft.wanted.includes('screenshots'),
    })
    ended('read')
    return crawled
  } catch (error) {
    ended(error instanceof CrawlFailed ? error.code : error instanceof WorkExceeded ? TOO_MUCH_WORK.code : 'interrupted')
    throw error
  } finally {
    await progress.end()
  }
}

// The crawler and the drafter name their warnings in the contract's words; the output check holds them to it.
const warningsOf = ({ warnings }: { warnings: readonly { code: string; message: string; field?: string | null }[] }): Warning[] =>
  warnings.map(({ field = null, ...warning }) => ({ ...warning, field, message: clip(warning.message, MESSAGE_CHARS_MAX) })) as Warning[]

const TOO_MUCH_WORK: DraftError = {
  code: 'too_large',
  message: 'The website takes more work to read than one draft may cost.',
  fix: 'Send the address of a smaller website, or fill the fields by hand.',
}

/** Writes the outcome down where the draft still waits for this run; answers the status it has then. */
async function takeOutcome(sql: Sql, service: Service, { draft_id, run }: DraftJob, found: Outcome): Promise<string | null> {
  // Named only now: a category may have been renamed while the site was read.
  const outcome = 'error' in found ? found : { ...found, drafted: withNames(found.drafted, await categoriesToDraft(sql)) }
  const draft = await lockDraft(sql, draft_id, null)
  if (!draft || draft.run !== run || (draft.status !== 'crawling' && draft.status !== 'drafting')) return null
  const before = await listOfCompany(sql, draft.company_id)
  // Facts are shared with what is listed on another site, where they change as their owner or a proposal says: a first reading brings words alone.
  const is_shared = before.some(({ profile_id, status }) => profile_id !== draft.profile_id && status !== 'draft' && status !== 'archived')
  const asked = is_shared && draft.wanted === null ? { ...draft, wanted: CELL_NAMES.filter(isWords) } : draft
  const next = 'error' in outcome ? afterFailure(draft, outcome) : afterDrafting(service, asked, outcome)
  const now = service.clock()
  if (!('error' in outcome)) {
    await savePages(sql, draft_id, outcome.crawled.pages)
    await followScheme(sql, draft, outcome.crawled)
  }
  // Copies of pictures are an account's.
  if (!('error' in outcome) && draft.account_id !== null)
    await askForPhotos({ sql, jobs: service.jobs }, { account_id: draft.account_id, founders: foundersOf(next.profile), now })
  await saveDraft(sql, next, now)
  // Also where a redraft could not read the website: what an earlier run left to the model is still owed, and its own job was overtaken.
  if (next.status === 'ready' && next.progress.model?.state === 'waiting')
    await addModelJob({ sql, jobs: service.jobs }, { draft_id, run, tries: 1, account_id: draft.account_id })
  await publishEdit({ ...service, sql, sites: service.sites.through(sql) }, before, { by: 'ListingBot', via: 'regenerate', at: now })
  await recordEvent(sql, next.status === 'failed' ? 'draft.failed' : 'draft.ready', draft.account_id, { id: draft_id }, now)
  return next.status
}

function afterDrafting(
  service: Service,
  draft: DraftRecord,
  { crawled, drafted, pictures }: Extract<Outcome, { crawled: Crawled }>,
): DraftRecord {
  const found = [...warningsOf(crawled), ...warningsOf(drafted)]
  const kept = draft.warnings.filter(({ code }) => code === 'field_kept')
  const unread = unreadIn(draft, crawled, drafted)
  const wanted = unread.length === 0 ? draft.wanted : (draft.wanted ?? CELL_NAMES).filter((name) => !unread.includes(name))
  return {
    ...draft,
    status: 'ready',
    wanted: null,
    error: null,
    warnings: [...found, ...unread.map(unreadWarning), ...kept].slice(0, WARNINGS_MAX),
    progress: {
      pages_found: crawled.pages_found,
      pages_read: crawled.pages.length,
      pages_rendered: crawled.pages_rendered,
      reading: null,
      model: leftToModel(service, draft, drafted),
    },
    pages_checked: crawled.pages.map(({ url }) => url),
    profile: { ...draft.profile, cells: takeDraft(draft.profile.cells, withPictures(drafted, pictures), wanted) },
  }
}

/** What the site stated on pages that it has and that were not read this time: that nothing is found of it does not say that it states it no more. */
function unreadIn({ profile, wanted }: DraftRecord, crawled: Crawled, drafted: DraftedProfile): CellName[] {
  const keyOf = (url: string) => pageKey(new URL(url))
  const keysOf = (urls: readonly string[]) => new Set(urls.map(keyOf))
  const [unread, unseen, read] = [keysOf(crawled.unread), keysOf(crawled.unseen), keysOf(crawled.pages.map(({ url }) => url))]
  // Of what a browser showed and none shows now: without the home page nobody knows where it leads.
  const isUnseen = (key: string) => unseen.has(key) || (unseen.has(keyOf(crawled.url)) && !read.has(key))
  return [...draftedCells(drafted)].flatMap(([name, found]) => {
    const { state, ai } = cellOf(profile.cells, name)
    if (found !== null || state !== 'ai' || ai === null || !(wanted?.includes(name) ?? true)) return []
    return quotesOf(name, ai).some(({ url, rendered }) => unread.has(keyOf(url)) || (rendered && isUnseen(keyOf(url)))) ? [name] : []
  })
}

const unreadWarning = (field: CellName): Warning => ({
  code: 'crawl_incomplete',
  field,
  message: 'A page that stated this could not be read this time, so that it stays as it was.',
})

/** A first reading that fails fails the draft; a redraft that cannot read the site leaves what there was and says so. */
function afterFailure(draft: DraftRecord, { error, warnings }: Extract<Outcome, { error: DraftError }>): DraftRecord {
  const failed = { ...draft, status: 'failed' as const, error, warnings, progress: { ...draft.progress, reading: null } }
  if (draft.wanted === null) return failed
  const warning: Warning = {
    code: 'crawl_incomplete',
    field: null,
    message: clip(`The website could not be read again, so nothing was redrafted: ${error.message}`, MESSAGE_CHARS_MAX),
  }
  return { ...draft, status: 'ready', wanted: null, warnings: [...draft.warnings, warning].slice(-WARNINGS_MAX) }
}

/** A draft whose job used up its tries must not look as if it were still being read. */
export async function failDraft(service: Service, { draft_id, run }: DraftJob): Promise<void> {
  const error: DraftError = {
    code: 'internal',
    message: 'Reading the website failed on our side.',
    fix: 'Draft it again with update_draft and regenerate, or fill the fields by hand.',
  }
  await service.database.begin((sql) => takeOutcome(sql, service, { draft_id, run }, { error, warnings: [] }))
}

/** Where no scheme was typed and https does not answer, the website stands at http, and visitors are to be led there. */
async function followScheme(sql: Sql, { id, company_id, url, scheme_given }: DraftRecord, { url: read }: Crawled): Promise<void> {
  const [asked, answers] = [new URL(url), new URL(read)]
  if (scheme_given || answers.protocol !== 'http:' || bareHost(asked.hostname) !== bareHost(answers.hostname)) return
  const plain = url.replace(/^https:/, 'http:')
  await sql`update drafts set url = ${plain} where id = ${id}`
  await sql`update companies set url = ${plain} where id = ${company_id} and url = ${url}`
}
