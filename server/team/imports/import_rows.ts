import { randomBytes } from 'node:crypto'
import { failField } from '../../base/error.ts'
import { TEXT_LOCKS } from '../../database/advisory_locks.ts'
import { json } from '../../database/json.ts'
import type { Sql } from '../../database/open.ts'
import type { Context } from '../../core/context.ts'
import { categoryNames } from '../../fields/categories.ts'
import { findListings, listOfCompany } from '../../listings/rows.ts'
import { refreshSearchRows } from '../../listings/search_row.ts'
import { freeSlugs } from '../../listings/slugs.ts'
import { lockCompanyOfListing } from '../../profile/company_lock.ts'
import { applyEdits, type EditRules } from '../../profile/edits.ts'
import { saveProfile, splitProfile } from '../../profile/rows.ts'
import { publishEdit } from '../../publishing/publish_edit.ts'
import { planRows, type Outcome, type Planned } from './plan.ts'
import { BLANK, type Given, type ImportRow } from './read_row.ts'

/** Who made the versions of a listing that was brought in. */
const BY = 'import'
const VIA = 'import_listings'

export async function importRules({ sql, now, fetch, config }: Pick<Context, 'sql' | 'now' | 'fetch' | 'config'>): Promise<EditRules> {
  return {
    categories: await categoryNames(sql),
    today: now.toISOString().slice(0, 10),
    named: fetch.named,
    base_url: config.base_url,
  }
}

/**
 * Brings rows of another directory in as live listings that nobody owns, and has their websites read one after another; all of them in the
 * caller's transaction, or none. Answers what became of each.
 */
export async function importRows(
  context: Context,
  site_key: string,
  given: readonly Given[],
): Promise<{ line: number; outcome: Outcome | 'wrong' }[]> {
  const { sql } = context
  const site = (await context.sites.all()).find(({ key }) => key === site_key) ?? failField('site', `There is no site ${site_key}.`)
  // Two imports at once wait for each other. Whoever claims a listing meanwhile holds its company, and is seen below.
  await sql`select pg_advisory_xact_lock(hashtextextended('import', ${TEXT_LOCKS.name}))`
  const rules = await importRules(context)
  const planned = await planRows(sql, site, given, rules)
  const right = planned.filter((row) => 'row' in row)
  await addAll(
    context,
    site.id,
    right.filter(({ outcome }) => outcome === 'added').map(({ row }) => row),
    rules,
  )
  const claimed = new Set<Planned>()
  for (const row of right) if (row.outcome === 'changed' && !(await changeOne(context, row, rules))) claimed.add(row)
  return planned.map((row) =>
    'wrong' in row ? { line: row.line, outcome: 'wrong' } : { line: row.row.line, outcome: claimed.has(row) ? 'left' : row.outcome },
  )
}

type New = { company_id: number; profile_id: number; listing_id: number; draft_id: string }

async function addAll(context: Context, site_id: number, rows: readonly ImportRow[], rules: EditRules): Promise<void> {
  if (rows.length === 0) return
  const { sql, now, jobs } = context
  const added = await insertAll(sql, site_id, rows, rules, now)
  await refreshSearchRows(
    sql,
    added.map(({ listing_id }) => listing_id),
  )
  await jobs.addAll(
    sql,
    'imported_draft',
    added.map(({ draft_id }) => ({ draft_id, run: 1 })),
  )
}

/** A statement for each table, whatever the number of rows. */
async function insertAll(sql: Sql, site_id: number, rows: readonly ImportRow[], rules: EditRules, now: Date): Promise<New[]> {
  const slugs = await freeSlugs(
    sql,
    site_id,
    rows.map(({ address: { site_key }, edits }) => ({ name: String(edits.fields?.name), site_key })),
  )
  const given = rows.map(({ address, edits, hash, line }, index) => ({
    ...splitProfile(applyEdits({ profile: BLANK }, edits, rules).profile),
    ...{ line, site_key: address.site_key, url: address.url, scheme_given: address.scheme_given, row_hash: hash.toString('hex') },
    ...{ slug: slugs[index], draft_id: `d_${randomBytes(16).toString('base64url')}` },
  }))
  const columns = sql`(line integer, site_key text, url text, scheme_given boolean, facts jsonb, words jsonb, row_hash text, slug text, draft_id text)`
  const table = sql`jsonb_to_recordset(${json(sql, given)}) as g ${columns}`
  return sql<New[]>`
    with made as (
      -- Nobody's company of the website may be there with a listing on another site: what it says stays.
      insert into companies (account_id, site_key, url, facts, created_at, updated_at)
      select null, site_key, url, facts, ${now}, ${now} from ${table} order by line
      on conflict (site_key) where account_id is null do update set updated_at = excluded.updated_at
      returning id, site_key
    ), profiled as (
      insert into profiles (company_id, site_id, words)
      select made.id, ${site_id}, g.words from made join ${table} on g.site_key = made.site_key order by g.line
      returning id, company_id
    ), listed as (
      insert into listings (account_id, profile_id, site_id, slug, status, plan, launched_at, created_at, updated_at)
      select null, profiled.id, ${site_id}, g.slug, 'live', 'none', ${now}, ${now}, ${now}
      from profiled join made on made.id = profiled.company_id join ${table} on g.site_key = made.site_key order by g.line
      returning id, profile_id
    ), whole as (
      select made.id as company_id, listed.profile_id, listed.id as listing_id, g.*
      from listed join profiled on profiled.id = listed.profile_id join made on made.id = profiled.company_id join ${table} on g.site_key = made.site_key
    ), drafted as (
      insert into drafts (id, account_id, profile_id, url, scheme_given, status, created_at, updated_at)
      select draft_id, null, profile_id, url, scheme_given, 'crawling', ${now}, ${now} from whole
    ), versions as (
      insert into listing_versions (listing_id, version, at, by, via, changes) select listing_id, 1, ${now}, ${BY}, ${VIA}, '[]' from whole
    ), kept as (
      insert into imports (listing_id, row_hash, imported_at) select listing_id, decode(row_hash, 'hex'), ${now} from whole
    )
    select company_id, profile_id, listing_id, draft_id from whole order by line`
}

/** What the row says takes the place of what is there, whoever said that; false where somebody has claimed the listing meanwhile. */
async function changeOne(context: Context, { row, listing_id }: Planned, rules: EditRules): Promise<boolean> {
  const { sql, now } = context
  if (listing_id === null) return false
  await lockCompanyOfListing(sql, listing_id)
  const [listing] = await findListings(sql, [listing_id])
  if (!listing || listing.account_id !== null || listing.status !== 'live') return false
  const before = await listOfCompany(sql, listing.company_id)
  const { profile } = applyEdits(listing, row.edits, rules)
  await saveProfile(sql, { ...listing, profile }, now)
  await sql`update companies set url = ${row.address.url} where id = ${listing.company_id}`
  await publishEdit(context, before, { by: BY, via: VIA, at: now })
  await sql`
    insert into imports (listing_id, row_hash, imported_at) values (${listing_id}, ${row.hash}, ${now})
    on conflict (listing_id) do update set row_hash = excluded.row_hash, imported_at = excluded.imported_at`
  return true
}
