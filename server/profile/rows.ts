import { asKept, json } from '../database/json.ts'
import type { Schemas } from '../../sdk/contract.ts'
import type { Fragment, Sql } from '../database/open.ts'
import { recordEvents } from '../events/record_event.ts'
import { lockDraftAndCompany } from './company_lock.ts'
import type { Progress } from './progress.ts'
import { storyGaps } from './story.ts'
import { CELL_NAMES, isWords, leadFounder, type CellName, type Cells, type Profile } from './profile.ts'
import { profileColumns, readProfile, type ProfileRow } from './profile_row.ts'

export type { ModelProgress } from './progress.ts'
type DraftStatus = Schemas['DraftStatus']
export type Warning = Schemas['DraftWarning']
export type DraftError = Schemas['DraftError']

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

/** `company_listed`: whether its company has a listing on any site. */
type LockedDraft = DraftRecord & { company_listed: boolean }

/** Locked until the transaction ends: the company first, so that every writer of a profile waits in one order. */
export async function lockDraft(sql: Sql, id: string, account_id: string | null): Promise<LockedDraft | undefined> {
  const [, [row]] = await Promise.all([
    lockDraftAndCompany(sql, id),
    selectDrafts(
      sql,
      account_id === null ? sql`d.id = ${id}` : sql`d.id = ${id} and d.account_id = ${account_id}`,
      sql`, ${companyListed(sql)} as company_listed`,
    ),
  ])
  // The column above is part of the row.
  return row as LockedDraft | undefined
}

export const companyListed = (sql: Sql): Fragment =>
  sql`exists (select from profiles y join listings x on x.profile_id = y.id where y.company_id = c.id)`

/** The account's latest draft of a profile, unless it failed. */
export async function findUnfailedDraft(sql: Sql, profile_id: number, account_id: string): Promise<DraftRecord | undefined> {
  const [row] = await selectDrafts(
    sql,
    sql`d.profile_id = ${profile_id} and d.account_id = ${account_id} and d.status <> 'failed' order by d.created_at desc, d.id limit 1`,
  )
  return row
}

export async function listDrafts(
  sql: Sql,
  account_id: string,
  limit: number,
  offset: number,
  which: Fragment | null,
): Promise<DraftRecord[]> {
  const page = sql`${ofAccount(sql, account_id, which)} order by d.created_at desc, d.id limit ${limit} offset ${offset}`
  // Only those of the page are read whole.
  return selectDrafts(sql, sql`d.id = any(array(select d.id ${page})) order by d.created_at desc, d.id`)
}

export async function countDrafts(sql: Sql, account_id: string, which: Fragment | null): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) as count ${ofAccount(sql, account_id, which)}`
  return row?.count ?? 0
}

const ofAccount = (sql: Sql, account_id: string, which: Fragment | null): Fragment =>
  which === null
    ? sql`from drafts d where d.account_id = ${account_id}`
    : sql`from drafts d join profiles p on p.id = d.profile_id join companies c on c.id = p.company_id where d.account_id = ${account_id} and ${which}`

export async function selectDrafts(sql: Sql, condition: Fragment, more: Fragment = sql``): Promise<DraftRecord[]> {
  const rows = await sql<Row[]>`
    select d.id, d.account_id, p.site_id, d.url, d.scheme_given, d.status, d.run, d.wanted, d.error, d.warnings, d.progress, d.pages_checked,
      d.created_at, greatest(d.updated_at, c.updated_at) as updated_at, c.id as company_id, p.id as profile_id,
      l.id as listing_id, l.version as listing_version, ${profileColumns(sql)}${more}
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
export function splitProfile({ cells, story, competitor, pictures }: Profile): Pick<ProfileRow, 'facts' | 'words'> {
  const pick = (words: boolean): Cells =>
    Object.fromEntries(CELL_NAMES.filter((name) => isWords(name) === words && cells[name]).map((name) => [name, cells[name]]))
  const said = pictures.length > 0 ? { pictures } : {}
  return { facts: { cells: pick(false), story, competitor, ...said }, words: { cells: pick(true) } }
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

/**
 * Writes all of a locked draft and its profile in a statement; milestones and the founder profile have rows of their own. What is the same
 * in `before` is not written again.
 */
export async function saveDraft(sql: Sql, draft: DraftRecord, now: Date, before?: Profile): Promise<void> {
  await saveProfile(
    sql,
    draft,
    now,
    before,
    (kept) => sql`
    with ${kept}
    update drafts set status = ${draft.status}, run = ${draft.run}, wanted = ${draft.wanted}, error = ${draft.error && sql.json(draft.error)},
      warnings = ${sql.json(draft.warnings)}, progress = ${sql.json(draft.progress)}, pages_checked = ${draft.pages_checked}, updated_at = ${now}
    where id = ${draft.id}`,
  )
}

/** A draft as it is read after saveDraft, with the tag that its next reader is given. */
export function asSaved(draft: DraftRecord, before: Profile, now: Date): DraftRecord {
  const { story, competitor, pictures } = draft.profile
  const cells = Object.fromEntries(
    CELL_NAMES.flatMap((name) => {
      const cell = draft.profile.cells[name]
      return cell ? [[name, cell === before.cells[name] ? cell : asKept(cell)]] : []
    }),
  )
  const profile = { ...draft.profile, cells, story: asKept(story), competitor: asKept(competitor), pictures: asKept(pictures) }
  return { ...draft, profile, warnings: asKept(draft.warnings), error: asKept(draft.error), updated_at: now }
}

type ProfileChange = { company_id: number; profile_id: number; profile: Profile }

/** Writes a profile whose company is locked: its facts, which all sites share, and its words on this one. */
export async function saveProfile(
  sql: Sql,
  { company_id, profile_id, profile }: ProfileChange,
  now: Date,
  before?: Profile,
  join: (kept: Fragment) => Fragment = (kept) => sql`with ${kept} select`,
): Promise<void> {
  const { facts, words } = splitProfile(profile)
  const earlier = before && splitProfile(before)
  const published = await publishes(sql, company_id, profile)
  const company: Fragment = sql`
    company as (
      update companies set ${isSame(earlier?.facts, facts) ? sql`` : sql`facts = ${json(sql, facts)},`} version = version + 1, updated_at = ${now},
        ${publication(sql, published, now)}
      where id = ${company_id})`
  const said: Fragment = sql`said as (update profiles set words = ${json(sql, words)} where id = ${profile_id})`
  await join(isSame(earlier?.words, words) ? company : sql`${company}, ${said}`)
  if (published === 'now') await tellOfStory(sql, company_id, now)
}

/** An edit leaves the cells that it does not touch as they are, so that most are the same object. */
export const isSame = (one: ProfileRow['facts'] | undefined, other: ProfileRow['facts']): boolean =>
  one !== undefined && Bun.deepEquals(one, other)

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
  if (storyGaps(story, leadFounder(profile), photos).length > 0) return 'no'
  const [before] = await sql<{ story_published: boolean }[]>`select story_published from companies where id = ${company_id}`
  return before?.story_published ? 'still' : 'now'
}

/** The instant it first could be read is kept through later edits. */
function publication(sql: Sql, published: 'no' | 'still' | 'now', now: Date): Fragment {
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
