import { json } from '../database/json.ts'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Schemas } from '../../sdk/contract.ts'
import type { Page } from '../crawl/page.ts'
import type { Sql } from '../database/open.ts'
import { recordEvents } from '../events/record_event.ts'
import { lockCompanyOfDraft } from './company_lock.ts'
import type { LiveReading } from './early_values.ts'
import { storyGaps } from './story.ts'
import { CELL_NAMES, foundersOf, isWords, type CellName, type Cells, type Milestone, type Profile } from './profile.ts'
import { profileColumns, readProfile, type ProfileRow } from './profile_row.ts'

export type DraftStatus = Schemas['DraftStatus']
export type Warning = Schemas['DraftWarning']
export type DraftError = Schemas['DraftError']
/** What a language model was asked for beside the rules: cells (null: all), and which of them again. */
export type ModelProgress = {
  state: 'waiting' | 'joined' | 'failed'
  /** How many of its proposals the website does not state. */
  unproven: number
  cells: readonly string[] | null
  again: readonly string[]
}
export type Progress = {
  pages_found: number
  pages_read: number
  pages_rendered: number
  reading: string | null
  model?: ModelProgress | null
  live?: LiveReading
}

export type DraftRecord = {
  id: string
  /** Null for one of a listing that nobody owns. */
  account_id: string | null
  site_id: number
  url: string
  scheme_given: boolean
  status: DraftStatus
  run: number
  /** Cells to draft again; null means all. */
  wanted: CellName[] | null
  error: DraftError | null
  warnings: Warning[]
  progress: Progress
  pages_checked: string[]
  created_at: Date
  updated_at: Date
  company_id: number
  profile_id: number
  listing_id: number | null
  listing_version: number | null
  profile: Profile
}

type Row = Omit<DraftRecord, 'profile' | 'progress'> & ProfileRow & { progress: Partial<Progress> }

/** The caller's own draft; undefined for another's. */
export async function findDraft(sql: Sql, id: string, account_id: string): Promise<DraftRecord | undefined> {
  const [row] = await selectDrafts(sql, sql`d.id = ${id} and d.account_id = ${account_id}`)
  return row
}

/** A draft that waits for this run, or that this run made ready; undefined when it was overtaken or is done. */
export async function findDraftRun(sql: Sql, id: string, run: number, ready?: 'ready'): Promise<DraftRecord | undefined> {
  const statuses = ready ? ['ready'] : ['crawling', 'drafting']
  const [row] = await selectDrafts(sql, sql`d.id = ${id} and d.run = ${run} and d.status = any(${statuses}::text[])`)
  return row
}

/** Locked until the transaction ends: the company first, so that every writer of a profile waits in one order. */
export async function lockDraft(sql: Sql, id: string, account_id: string | null): Promise<DraftRecord | undefined> {
  await lockCompanyOfDraft(sql, id)
  await sql`select 1 from drafts where id = ${id} for update`
  const [row] = await selectDrafts(sql, account_id === null ? sql`d.id = ${id}` : sql`d.id = ${id} and d.account_id = ${account_id}`)
  return row
}

/** The account's latest draft of a profile, unless it failed. */
export async function findUnfailedDraft(sql: Sql, profile_id: number, account_id: string): Promise<DraftRecord | undefined> {
  const [row] = await selectDrafts(
    sql,
    sql`d.profile_id = ${profile_id} and d.account_id = ${account_id} and d.status <> 'failed' order by d.created_at desc, d.id limit 1`,
  )
  return row
}

type Condition = ReturnType<Sql>

export async function listDrafts(
  sql: Sql,
  account_id: string,
  limit: number,
  offset: number,
  which: Condition = sql`true`,
): Promise<DraftRecord[]> {
  return selectDrafts(sql, sql`d.account_id = ${account_id} and ${which} order by d.created_at desc, d.id limit ${limit} offset ${offset}`)
}

export async function countDrafts(sql: Sql, account_id: string, which: Condition = sql`true`): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) as count from drafts d join profiles p on p.id = d.profile_id join companies c on c.id = p.company_id
    where d.account_id = ${account_id} and ${which}`
  return row?.count ?? 0
}

async function selectDrafts(sql: Sql, condition: Condition): Promise<DraftRecord[]> {
  const rows = await sql<Row[]>`
    select d.id, d.account_id, p.site_id, d.url, d.scheme_given, d.status, d.run, d.wanted, d.error, d.warnings, d.progress, d.pages_checked,
      d.created_at, greatest(d.updated_at, c.updated_at) as updated_at, c.id as company_id, p.id as profile_id,
      l.id as listing_id, l.version as listing_version, ${profileColumns(sql)}
    from drafts d
    join profiles p on p.id = d.profile_id
    join companies c on c.id = p.company_id
    left join listings l on l.profile_id = p.id
    left join founder_profiles f on f.account_id = c.account_id
    where ${condition}`
  return rows.map((row) => {
    const { profile, rest } = readProfile(row)
    return { ...rest, progress: { pages_found: 0, pages_read: 0, pages_rendered: 0, reading: null, ...rest.progress }, profile }
  })
}

/** Where the parts of a profile are kept: facts with the company, words with the company's profile on one site. */
export function splitProfile({ cells, story, competitor }: Profile): Pick<ProfileRow, 'facts' | 'words'> {
  const pick = (words: boolean): Cells =>
    Object.fromEntries(CELL_NAMES.filter((name) => isWords(name) === words && cells[name]).map((name) => [name, cells[name]]))
  return { facts: { cells: pick(false), story, competitor }, words: { cells: pick(true) } }
}

export async function insertDraft(
  sql: Sql,
  draft: { id: string; account_id: string; profile_id: number; url: string; scheme_given: boolean; now: Date },
): Promise<void> {
  const { id, account_id, profile_id, url, scheme_given, now } = draft
  await sql`
    insert into drafts (id, account_id, profile_id, url, scheme_given, status, created_at, updated_at)
    values (${id}, ${account_id}, ${profile_id}, ${url}, ${scheme_given}, 'crawling', ${now}, ${now})`
}

/** Writes all of a locked draft and its profile; milestones and the founder profile have rows of their own. */
export async function saveDraft(sql: Sql, draft: DraftRecord, now: Date): Promise<void> {
  await saveProfile(sql, draft, now)
  await sql`
    update drafts set status = ${draft.status}, run = ${draft.run}, wanted = ${draft.wanted}, error = ${draft.error && sql.json(draft.error)},
      warnings = ${sql.json(draft.warnings)}, progress = ${sql.json(draft.progress)}, pages_checked = ${draft.pages_checked}, updated_at = ${now}
    where id = ${draft.id}`
}

type ProfileChange = { company_id: number; profile_id: number; profile: Profile }

/** Writes a profile whose company is locked: its facts, which all sites share, and its words on this one. */
export async function saveProfile(sql: Sql, { company_id, profile_id, profile }: ProfileChange, now: Date): Promise<void> {
  const { facts, words } = splitProfile(profile)
  const published = await publishes(sql, company_id, profile)
  await sql`
    update companies set facts = ${json(sql, facts)}, version = version + 1, updated_at = ${now}, ${publication(sql, published, now)}
    where id = ${company_id}`
  if (published === 'now') await tellOfStory(sql, company_id, now)
  await saveWords(sql, profile_id, words)
}

/** Says that a company's record changed where only rows beside it did, so that ETags of its drafts and listings change too. */
export async function touchCompany(sql: Sql, company_id: number, now: Date): Promise<void> {
  await sql`update companies set version = version + 1, updated_at = ${now} where id = ${company_id}`
}

export async function saveWords(sql: Sql, profile_id: number, words: ProfileRow['words']): Promise<void> {
  await sql`update profiles set words = ${json(sql, words)} where id = ${profile_id}`
}

type StoryParts = Pick<Profile, 'cells' | 'story' | 'own_founder' | 'photos'>

/** Publishes or withdraws the story of a company that is locked, as its profile is now. */
export async function saveStoryStatus(sql: Sql, company_id: number, profile: StoryParts, now: Date): Promise<void> {
  const published = await publishes(sql, company_id, profile)
  await sql`update companies set ${publication(sql, published, now)} where id = ${company_id}`
  if (published === 'now') await tellOfStory(sql, company_id, now)
}

/** Whether the story may be read by everyone as it stands, and whether it could not before. */
async function publishes(sql: Sql, company_id: number, { story, photos, ...profile }: StoryParts): Promise<'no' | 'still' | 'now'> {
  if (Object.keys(story).length === 0) return 'no'
  if (storyGaps(story, foundersOf(profile)[0] ?? null, photos).length > 0) return 'no'
  const [before] = await sql<{ story_published: boolean }[]>`select story_published from companies where id = ${company_id}`
  return before?.story_published ? 'still' : 'now'
}

/** The instant it first could be read is kept through later edits. */
function publication(sql: Sql, published: 'no' | 'still' | 'now', now: Date): Condition {
  if (published === 'no') return sql`story_published = false`
  return sql`story_published = true, story_published_at = coalesce(story_published_at, ${now})`
}

/** It stands with every listing of the company. */
async function tellOfStory(sql: Sql, company_id: number, now: Date): Promise<void> {
  const listings = await sql<{ id: number; account_id: string | null }[]>`
    select l.id, l.account_id from listings l join profiles p on p.id = l.profile_id where p.company_id = ${company_id} order by l.id`
  const told = listings.map(({ id, account_id }) => ({ account_id, object: { listing_id: id } }))
  await recordEvents(sql, 'story.published', told, now)
}

/** Replaces the milestones of a company; those that are sent with their id keep it. */
export async function replaceMilestones(
  sql: Sql,
  company_id: number,
  milestones: (Omit<Milestone, 'id'> & { id: number | null })[],
): Promise<Milestone[]> {
  const kept = milestones.flatMap(({ id }) => (id === null ? [] : [id]))
  await sql`delete from milestones where company_id = ${company_id} and not (id = any(${kept}::integer[]))`
  for (const { id, date, title, description, url } of milestones)
    if (id === null)
      await sql`insert into milestones (company_id, on_date, title, description, url) values (${company_id}, ${date}, ${title}, ${description}, ${url})`
    else
      await sql`update milestones set on_date = ${date}, title = ${title}, description = ${description}, url = ${url} where id = ${id} and company_id = ${company_id}`
  return sql<
    Milestone[]
  >`select id, on_date as date, title, description, url from milestones where company_id = ${company_id} order by on_date, id`
}

/** As replaceMilestones, for those of an earlier time: one that was removed since comes back under the id it had. */
export async function putBackMilestones(sql: Sql, company_id: number, milestones: Milestone[]): Promise<void> {
  await replaceMilestones(sql, company_id, milestones)
  for (const { id, date, title, description, url } of milestones)
    await sql`
      insert into milestones (id, company_id, on_date, title, description, url) overriding system value
      values (${id}, ${company_id}, ${date}, ${title}, ${description}, ${url}) on conflict (id) do nothing`
}

export async function readPages(sql: Sql, draft_id: string): Promise<Page[]> {
  const rows = await sql<PageRow[]>`
    select ${pageColumns(sql)} from draft_pages where draft_id = ${draft_id} order by position`
  return rows.map(toPage)
}

export type PageRow = Omit<Page, 'html' | 'retrieved_at' | 'rendered' | 'sha256'> & {
  html_gzip: Buffer
  retrieved_at: Date
  rendered: boolean
  sha256: string | null
}
export const pageColumns = (sql: Sql): Condition =>
  sql`url, kind, found_by, content_type, html_gzip, etag, last_modified, retrieved_at, rendered, sha256`

export const toPage = ({ html_gzip, retrieved_at, rendered, sha256, ...page }: PageRow): Page => ({
  ...page,
  html: gunzipSync(html_gzip).toString('utf8'),
  retrieved_at: retrieved_at.toISOString(),
  ...(rendered ? { rendered: true } : {}),
  ...(sha256 === null ? {} : { sha256 }),
})

export async function savePages(sql: Sql, draft_id: string, pages: Page[]): Promise<void> {
  await sql`delete from draft_pages where draft_id = ${draft_id}`
  for (const [position, page] of pages.entries())
    await sql`
      insert into draft_pages (draft_id, position, url, kind, found_by, content_type, html_gzip, etag, last_modified, retrieved_at, rendered, sha256)
      values (${draft_id}, ${position}, ${page.url}, ${page.kind}, ${page.found_by}, ${page.content_type}, ${gzipSync(page.html)}, ${page.etag},
        ${page.last_modified}, ${page.retrieved_at}, ${page.rendered === true}, ${page.sha256 ?? null})`
}
