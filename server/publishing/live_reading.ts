import { clip } from '../base/clip.ts'
import { WorkBudget, WorkDelayed, WorkExceeded } from '../base/threads/work_budget.ts'
import type { Service } from '../core/context.ts'
import type { Page } from '../crawl/page.ts'
import type { DraftedProfile } from '../fields/draft.ts'
import { draftedCells, type CellName } from '../profile/profile.ts'
import type { EarlyValue, LiveReading, Progress } from '../profile/progress.ts'
import type { DraftRecord } from '../profile/rows.ts'

const PROGRESS_MILLISECONDS = 300
/** With how many pages what is found by then is shown: most stands on the home page, and the pages that tell most come next. Each costs a part of the draft anew. */
const DRAFTED_AT = [1, 4]
/**
 * Of what a draft may cost, and apart from it, so that looking on never takes a draft's own work from it. Far above what an ordinary site takes on a
 * thread that has drafted nothing before, on a slow machine too: what is ended for it takes its thread along.
 */
const EARLY_SHARE = 1 / 4
const VALUES_MAX = 40
const PAGES_MAX = 20
const URL_CHARS_MAX = 2048
const TITLE_CHARS_MAX = 120
const VALUE_CHARS_MAX = 300
const QUOTE_CHARS_MAX = 300
const ENTRIES_MAX = 12
/** What people do not look for while they wait: pictures come at the end, and what only programs read. */
const LATER = /^(seo\.|logo_url$|cover_url$|screenshots$|video_url$)/

/**
 * Keeps how far a reading is, for whoever looks on: written at most a few times a second, the newest always in the end; a lost write is made
 * good by the next. Where somebody does look on, the pages so far are drafted meanwhile, which the reading does not wait for.
 */
export function followReading(service: Service, draft: DraftRecord, live: boolean, signal: AbortSignal) {
  const { database, events } = service
  const ended = new AbortController()
  const until = AbortSignal.any([signal, ended.signal])
  const pages: Page[] = []
  const reading: LiveReading = { revision: 0, pages: [], values: [] }
  let newest: Progress = { pages_found: 1, pages_read: 0, pages_rendered: 0, reading: null }
  let timer: Timer | null = null
  let last = -Infinity
  const write = async (): Promise<void> => {
    timer = null
    last = performance.now()
    reading.revision++
    const progress = live ? { ...newest, live: reading } : newest
    await database`
      with written as (
        update drafts set progress = ${database.json(progress)} where id = ${draft.id} and run = ${draft.run} and status = 'crawling' returning id)
      select pg_notify('draft_progress', id) from written`.catch((error: unknown) =>
      events.log('warn', 'progress_lost', { draft_id: draft.id, error: String(error) }),
    )
  }
  const writeSoon = () => {
    if (!until.aborted) timer ??= setTimeout(() => void write(), Math.max(0, last + PROGRESS_MILLISECONDS - performance.now()))
  }
  let drafted = 0
  let drafts = false
  const draftSoFar = async (): Promise<void> => {
    if (drafts || until.aborted || pages.length < (DRAFTED_AT[drafted] ?? Infinity)) return
    drafts = true
    while (pages.length >= (DRAFTED_AT[drafted] ?? Infinity)) drafted++
    const found = await draftEarly(service, draft, [...pages], until)
    drafts = false
    if (until.aborted) return
    if (found) reading.values = valuesOf(found, reading.values)
    writeSoon()
    return draftSoFar()
  }
  return {
    report(progress: Progress): void {
      newest = progress
      writeSoon()
    },
    addPage(page: Page, title: string): void {
      if (!live) return
      pages.push(page)
      if (reading.pages.length < PAGES_MAX)
        reading.pages.push({ url: clip(page.url, URL_CHARS_MAX), title: clip(title.trim(), TITLE_CHARS_MAX) })
      newest = { ...newest, pages_read: pages.length }
      writeSoon()
      void draftSoFar()
    },
    /** Nothing is drafted early any more; what was read last is still written, for whoever sees why it ended. */
    async end(): Promise<void> {
      ended.abort()
      if (timer === null) return
      clearTimeout(timer)
      await write()
    },
  }
}

/** What the pages so far prove; null where that takes more than looking on is worth. */
async function draftEarly(
  { drafter, config, events }: Service,
  { id, account_id }: DraftRecord,
  pages: Page[],
  signal: AbortSignal,
): Promise<DraftedProfile | null> {
  const budget = new WorkBudget(account_id ?? '', (config.limits.draft_cpu_milliseconds / 1000) * EARLY_SHARE, signal)
  try {
    return await drafter.draft({ pages, categories: [] }, budget)
  } catch (error) {
    const expected = signal.aborted || error instanceof WorkExceeded || error instanceof WorkDelayed
    if (!expected) events.log('warn', 'early_draft_failed', { draft_id: id, error: String(error) })
    return null
  }
}

/** Values with the first of their quotes, in the order of a review; one that an earlier look found otherwise says so. */
function valuesOf(drafted: DraftedProfile, before: readonly EarlyValue[]): EarlyValue[] {
  const known = new Map(before.map((value) => [value.name, value]))
  const values: EarlyValue[] = []
  for (const [name, found] of provenIn(drafted)) {
    const value = shortened(found.value)
    if (value === null || !found.quote || LATER.test(name)) continue
    const earlier = known.get(name)
    const changed = earlier !== undefined && (earlier.changed || JSON.stringify(earlier.value) !== JSON.stringify(value))
    values.push({ name, value, quote: clip(found.quote, QUOTE_CHARS_MAX), url: clip(found.url, URL_CHARS_MAX), changed })
  }
  return values.slice(0, VALUES_MAX)
}

type Proven = { value: unknown; quote: string; url: string }

function* provenIn(drafted: DraftedProfile): Generator<[CellName, Proven]> {
  for (const [name, found] of draftedCells(drafted)) {
    const [proof] = found?.evidence ?? []
    if (found && proof && 'quote' in proof) yield [name, { value: found.value, quote: proof.quote, url: proof.url }]
  }
  const { faqs, founders } = drafted
  const [question, founder] = [faqs[0]?.evidence[0], founders[0]?.evidence[0]]
  if (founder) yield ['founders', { ...founder, value: founders.map(({ name }) => name) }]
  if (question) yield ['faqs', { ...question, value: faqs.map((faq) => faq.question) }]
}

function shortened(value: unknown): EarlyValue['value'] | null {
  if (typeof value === 'string') return clip(value, VALUE_CHARS_MAX)
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (!Array.isArray(value)) return null
  const entries = value.filter((entry) => typeof entry === 'string').slice(0, ENTRIES_MAX)
  return entries.length > 0 ? entries.map((entry) => clip(entry, TITLE_CHARS_MAX)) : null
}
