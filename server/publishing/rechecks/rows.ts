import { gzipSync } from 'node:zlib'
import type { Page } from '../../crawl/page.ts'
import { json } from '../../database/json.ts'
import type { Fragment, Pool, Sql } from '../../database/open.ts'
import type { GoneValue } from '../../listings/rows.ts'
import { pageColumns, toPage, type PageRow } from '../../profile/draft_pages.ts'
import type { CellName } from '../../profile/profile.ts'
import type { ProposalStatus } from './proposal_state.ts'
import type { SiteState } from './site_state.ts'
import type { Finding } from './compare.ts'
import type { DraftedValue } from '../../profile/drafted_value.ts'

export type SiteLook = SiteState & { next_at: Date; asked_at: Date | null; detail: string | null; gone: GoneValue[] }

export type ProposalRecord = {
  id: number
  profile_id: number | null
  field: CellName
  kind: Finding['kind']
  now: unknown
  drafted: DraftedValue | null
  found_at: Date
  status: ProposalStatus
  holds: boolean
}

/** Websites that get a first time to be looked at in one run; more wait for the next. */
const BEGUN_AT_ONCE_MAX = 20_000

/** Companies with a live listing that have no time yet get theirs: so many days after they were listed. */
export async function beginLooks(pool: Pool, days: number): Promise<void> {
  await pool`
    insert into site_looks (company_id, next_at)
    select p.company_id, min(l.created_at) + make_interval(days => ${days}) from listings l join profiles p on p.id = l.profile_id
    where l.status = 'live' and not exists (select from site_looks k where k.company_id = p.company_id)
    group by p.company_id limit ${BEGUN_AT_ONCE_MAX} on conflict do nothing`
}

/** Companies whose website is due, those first that wait longest. Only those with a listing that is live. */
export async function dueLooks(pool: Pool, now: Date, limit: number): Promise<number[]> {
  const rows = await pool<{ company_id: number }[]>`
    select k.company_id from site_looks k where k.next_at <= ${now} and exists (
      select from profiles p join listings l on l.profile_id = p.id where p.company_id = k.company_id and l.status = 'live')
    order by k.next_at, k.company_id limit ${limit}`
  return rows.map(({ company_id }) => company_id)
}

export async function countLooks(pool: Pool): Promise<number> {
  const [row] = await pool<{ count: number }[]>`select count(*)::int as count from site_looks`
  return row?.count ?? 0
}

export async function findLook(sql: Sql, company_id: number): Promise<SiteLook | undefined> {
  const [row] = await sql<SiteLook[]>`
    select at, site, since, misses, next_at, asked_at, detail, gone from site_looks where company_id = ${company_id}`
  return row
}

export async function saveLook(sql: Sql, company_id: number, look: Omit<SiteLook, 'asked_at'>): Promise<void> {
  const { at, site, since, misses, next_at, detail, gone } = look
  await sql`
    insert into site_looks (company_id, at, site, since, misses, next_at, detail, gone)
    values (${company_id}, ${at}, ${site}, ${since}, ${misses}, ${next_at}, ${detail}, ${json(sql, gone)})
    on conflict (company_id) do update set at = excluded.at, site = excluded.site, since = excluded.since, misses = excluded.misses,
      next_at = excluded.next_at, detail = excluded.detail, gone = excluded.gone`
}

/** Its owner asks for a look: it is due at that instant, also where no listing is live. */
export async function askForLook(sql: Sql, company_id: number, now: Date): Promise<void> {
  await sql`
    insert into site_looks (company_id, next_at, asked_at) values (${company_id}, ${now}, ${now})
    on conflict (company_id) do update set next_at = excluded.next_at, asked_at = excluded.asked_at`
}

/** Nothing came of it on our side: it is tried again at another time. */
export async function postponeLook(sql: Sql, company_id: number, next_at: Date): Promise<void> {
  await sql`update site_looks set next_at = greatest(next_at, ${next_at}) where company_id = ${company_id}`
}

/** How the website was addressed, and its pages as they were last read: by a look, or by the draft where that was later. */
export async function readLastPages(sql: Sql, company_id: number): Promise<{ scheme_given: boolean; pages: Page[] }> {
  const [draft] = await sql<{ id: string; scheme_given: boolean; read_at: Date | null }[]>`
    select d.id, d.scheme_given, (select max(retrieved_at) from draft_pages where draft_id = d.id) as read_at
    from drafts d join profiles p on p.id = d.profile_id where p.company_id = ${company_id} order by read_at desc nulls last, d.id limit 1`
  const looked = await sql<PageRow[]>`select ${pageColumns(sql)} from site_pages where company_id = ${company_id} order by position`
  const looked_at = Math.max(0, ...looked.map(({ retrieved_at }) => retrieved_at.getTime()))
  const scheme_given = draft?.scheme_given ?? false
  if (!draft?.read_at || draft.read_at.getTime() < looked_at) return { scheme_given, pages: looked.map(toPage) }
  const rows = await sql<PageRow[]>`select ${pageColumns(sql)} from draft_pages where draft_id = ${draft.id} order by position`
  return { scheme_given, pages: rows.map(toPage) }
}

export async function saveSitePages(sql: Sql, company_id: number, pages: readonly Page[]): Promise<void> {
  await sql`delete from site_pages where company_id = ${company_id}`
  for (const [position, page] of pages.entries())
    await sql`
      insert into site_pages (company_id, position, url, kind, found_by, content_type, html_gzip, etag, last_modified, retrieved_at, rendered, sha256)
      values (${company_id}, ${position}, ${page.url}, ${page.kind}, ${page.found_by}, ${page.content_type}, ${gzipSync(page.html)}, ${page.etag},
        ${page.last_modified}, ${page.retrieved_at}, ${page.rendered === true}, ${page.sha256 ?? null})`
}

const columns = (sql: Sql): Fragment => sql`id, profile_id, field, kind, now, drafted, found_at, status, holds`

/** Those that a look may still change: open, or dismissed and holding. */
export async function presentProposals(sql: Sql, company_id: number): Promise<ProposalRecord[]> {
  return sql<ProposalRecord[]>`
    select ${columns(sql)} from proposals where company_id = ${company_id} and (status = 'open' or holds) order by id`
}

/** Whose proposals are a listing's: those of its words, and those of what its company's listings share. */
export type Whose = { company_id: number; profile_id: number }
const ofListing = (sql: Sql, { company_id, profile_id }: Whose): Fragment =>
  sql`company_id = ${company_id} and (profile_id is null or profile_id = ${profile_id})`

/** Open ones first, then the latest. */
export async function listProposals(
  sql: Sql,
  whose: Whose,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: ProposalRecord[]; total: number }> {
  const items = await sql<ProposalRecord[]>`
    select ${columns(sql)} from proposals where ${ofListing(sql, whose)} order by (status = 'open') desc, id desc limit ${limit} offset ${offset}`
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from proposals where ${ofListing(sql, whose)}`
  return { items, total: row?.count ?? 0 }
}

/** What waits to be decided, as far as it was noted: a value may be another one by now (show.ts). */
export type Waiting = Pick<ProposalRecord, 'profile_id' | 'field' | 'now' | 'status'> & { company_id: number }

export const waitingProposals = (sql: Sql, company_ids: readonly number[]): Promise<Waiting[]> => sql<Waiting[]>`
  select company_id, profile_id, field, now, status from proposals where company_id = any(${[...company_ids]}::bigint[]) and status = 'open'`

/** Which the caller holds by the lock of its company. */
export async function findProposal(sql: Sql, whose: Whose, id: number): Promise<ProposalRecord | undefined> {
  const [row] = await sql<ProposalRecord[]>`select ${columns(sql)} from proposals where id = ${id} and ${ofListing(sql, whose)}`
  return row
}

export async function insertProposal(
  sql: Sql,
  company_id: number,
  { profile_id, field, kind, now: value, drafted }: Finding,
  found_at: Date,
): Promise<void> {
  await sql`
    insert into proposals (company_id, profile_id, field, kind, now, drafted, found_at)
    values (${company_id}, ${profile_id}, ${field}, ${kind}, ${asJson(sql, value)}, ${drafted && json(sql, drafted)}, ${found_at})`
}

export async function saveProposalState(
  sql: Sql,
  id: number,
  { status, holds }: Pick<ProposalRecord, 'status' | 'holds'>,
  now: Date,
): Promise<void> {
  await sql`
    update proposals set status = ${status}, holds = ${holds}, decided_at = coalesce(decided_at, case when ${status !== 'open'} then ${now}::timestamptz end)
    where id = ${id}`
}

/** Also where the value is no object. */
const asJson = (sql: Sql, value: unknown): Fragment => sql`${JSON.stringify(value ?? null)}::text::jsonb`
