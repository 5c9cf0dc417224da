import type { Schemas } from '../../sdk/contract.ts'
import type { Site } from '../core/sites.ts'
import type { Fragment, Sql } from '../database/open.ts'
import { UPDATES_SHOWN_MAX } from '../base/limits.ts'
import { lockCompanyOfListing } from '../profile/company_lock.ts'
import type { CellName, Profile } from '../profile/profile.ts'
import { holder, type Holder } from './holders.ts'
import { profileColumns, readProfile, type ProfileRow } from '../profile/profile_row.ts'

/** Far more than one account lists. */
export const ACCOUNT_LISTINGS_MAX = 5000

export type ListingStatus = Schemas['ListingStatus']

export type ListingRecord = {
  id: number
  /** Null where nobody owns it: it was brought in, or its account is gone. */
  account_id: string | null
  site_id: number
  slug: string
  status: ListingStatus
  plan: Schemas['Plan']
  launch_week: string | null
  launched_at: Date | null
  unlocked_sections: Schemas['Section'][]
  votes: number
  version: number
  created_at: Date
  updated_at: Date
  profile_id: number
  company_id: number
  draft_id: string | null
  url: string
  /** How often its free launch was put off. */
  postponements: number
  /** When it took its seat in launch_week. */
  queued_at: Date | null
  /** What the site team wrote to its owner; null unless it is suspended with a reason. */
  suspended_reason: string | null
  /** Whether its badge counts: it was seen and is not lost. */
  badge_holds: boolean
  /** How and when its owner proved that the website is theirs; null where nothing is proven. */
  owner_proof: { method: Schemas['ProofMethod']; at: Date } | null
  /** Another company's listing that holds the website, which keeps this one from its launch; asked for while this one waits. */
  holder: Holder | null
  /** What the last reading of the website found; null before the first. */
  look: { at: Date; site: Schemas['Checked']['site']; since: Date; gone: GoneValue[] } | null
  /** What a language model made of its summary, which may say something else by now; null before one was asked. */
  translation: KeptTranslation | null
  /** When the story was first published; null while it is a draft. */
  story_published_at: Date | null
  /** The latest ones, newest first. */
  updates: ListingUpdate[]
  profile: Profile
}
/** A value that the website no longer states, of all listings of the company (null) or of one's words; stated until then. */
export type GoneValue = { profile_id: number | null; field: CellName; value: unknown; until: string }
export type ListingUpdate = { id: number; title: string; body: string; published_at: Date }

/** What a model made of a summary; `text` is null where it gave nothing that holds. */
export type KeptTranslation = { original: string; language: string; text: string | null }

type Row = Omit<ListingRecord, 'profile' | 'updates' | 'owner_proof' | 'look'> & {
  looked_at: Date | null
  looked_site: Schemas['Checked']['site'] | null
  looked_since: Date | null
  looked_gone: GoneValue[] | null
  owner_method: Schemas['ProofMethod'] | null
  owner_verified_at: Date | null
} & ProfileRow & { updates: (Omit<ListingUpdate, 'published_at'> & { published_at: string })[] }
/** The ids of the account's own, and of those that it edits for others. */
const idsOfMine = (sql: Sql, account_id: string): Fragment => {
  // Hidden from the planner, which would plan anew for each account: some have many listings, most have one.
  const account = sql`(select ${account_id}::text)`
  return sql`select id from listings where account_id = ${account} union select listing_id from editors where account_id = ${account}`
}

/** By their ids: an `or` over both would read every listing there is, and a join with both often does. */
const isMine = (sql: Sql, account_id: string): Fragment => sql`l.id = any(array(${idsOfMine(sql, account_id)}))`

/** What a name is looked for in. */
const named = (sql: Sql): Fragment => sql`listings l join profiles p on p.id = l.profile_id join companies c on c.id = p.company_id`

/** A page of the listings that an account has or edits, on all sites, newest first. */
export async function listMine(
  sql: Sql,
  account_id: string,
  limit: number,
  offset: number,
  which: Fragment | null = null,
): Promise<ListingRecord[]> {
  // Hidden likewise.
  const page = sql`limit (select ${limit}::integer) offset (select ${offset}::integer)`
  const from = which === null ? sql`listings l` : named(sql)
  // Only those of the page are read whole.
  const ids: Fragment = sql`
    select l.id from ${from} where ${isMine(sql, account_id)} and ${which ?? sql`true`} order by l.created_at desc, l.id desc ${page}`
  return newestOf(sql, ids)
}

/** The newest listings that an account owns. */
export async function listOwned(sql: Sql, account_id: string, limit: number): Promise<ListingRecord[]> {
  return newestOf(sql, sql`select id from listings where account_id = ${account_id} order by created_at desc, id desc limit ${limit}`)
}

async function newestOf(sql: Sql, ids: Fragment): Promise<ListingRecord[]> {
  return select(sql, sql`l.id = any(array(${ids})) order by l.created_at desc, l.id desc`)
}

/** Of what is asked for only this one. */
export const onlyListing = (sql: Sql, id: number, which: Fragment | null): Fragment => sql`l.id = ${id} and ${which ?? sql`true`}`

export async function countMine(sql: Sql, account_id: string, which: Fragment | null): Promise<number> {
  const counted = which === null ? idsOfMine(sql, account_id) : sql`select from ${named(sql)} where ${isMine(sql, account_id)} and ${which}`
  const [row] = await sql<{ count: number }[]>`select count(*) as count from (${counted}) as mine`
  return row?.count ?? 0
}

export async function findMine(sql: Sql, id: number, account_id: string): Promise<ListingRecord | undefined> {
  const [row] = await select(sql, sql`l.id = ${id} and l.account_id = ${account_id}`)
  return row
}

/** The caller's own listing, its company locked until the transaction ends: the lock that every writer of a profile takes first. */
export async function lockMine(sql: Sql, id: number, account_id: string): Promise<ListingRecord | undefined> {
  const [, listing] = await Promise.all([lockCompanyOfListing(sql, id, account_id), findMine(sql, id, account_id)])
  return listing
}

/** The same with all listings of its company, by id: what they share is one record. */
export async function lockMineAmong(
  sql: Sql,
  id: number,
  account_id: string,
): Promise<{ listing: ListingRecord; before: ListingRecord[] } | undefined> {
  const company = sql`select q.company_id from listings m join profiles q on q.id = m.profile_id where m.id = ${id} and m.account_id = ${account_id}`
  const [, before] = await Promise.all([
    lockCompanyOfListing(sql, id, account_id),
    select(sql, sql`p.company_id = (${company}) order by l.id`),
  ])
  const listing = before.find((one) => one.id === id)
  return listing && { listing, before }
}

/** The listings that one company has on all sites. */
export async function listOfCompany(sql: Sql, company_id: number): Promise<ListingRecord[]> {
  return select(sql, sql`p.company_id = ${company_id} order by l.id`)
}

/** The listings of all companies of an account. */
export async function listOfAccount(sql: Sql, account_id: string): Promise<ListingRecord[]> {
  return select(sql, sql`l.account_id = ${account_id} order by l.id limit ${ACCOUNT_LISTINGS_MAX}`)
}

/** In whatever state it is: nobody is to be told of one that is not public. */
export async function findIdOf(sql: Sql, slug: string, site_id: number): Promise<number | null> {
  const [row] = await sql<{ id: number }[]>`select id from listings where slug = ${slug} and site_id = ${site_id}`
  return row?.id ?? null
}

export async function findLiveId(sql: Sql, slug: string, site_id: number): Promise<number | null> {
  const [row] = await sql<{ id: number }[]>`select id from listings where slug = ${slug} and site_id = ${site_id} and status = 'live'`
  return row?.id ?? null
}

/** The same of several, in their order. */
export async function findLiveIds(sql: Sql, asked: readonly { slug: string; site_id: number }[]): Promise<(number | null)[]> {
  const rows = await sql<{ place: number; id: number }[]>`
    select a.place, l.id from unnest((select ${asked.map(({ slug }) => slug)}::text[]), (select ${asked.map(({ site_id }) => site_id)}::integer[]))
      with ordinality as a (slug, site_id, place)
    join listings l on l.slug = a.slug and l.site_id = a.site_id and l.status = 'live'`
  const ids = new Map(rows.map(({ place, id }) => [place, id]))
  return asked.map((_, index) => ids.get(index + 1) ?? null)
}

export async function findLive(sql: Sql, slug: string, site_id: number): Promise<ListingRecord | undefined> {
  const [row] = await select(sql, sql`l.slug = ${slug} and l.site_id = ${site_id} and l.status = 'live'`)
  return row
}

/** Those of the listings that exist, ordered by id. */
export async function findListings(sql: Sql, ids: readonly number[]): Promise<ListingRecord[]> {
  if (ids.length === 0) return []
  // One that is hidden from the planner: it would plan eight joins anew, which takes far longer than to make them, for each number of ids.
  return select(sql, sql`l.id = any((select ${[...ids]}::integer[])::integer[]) order by l.id`)
}

/** Locked until the transaction ends. Who also locks its company does that first, and weeks of a launch come last. */
export async function lockListing(sql: Sql, id: number): Promise<ListingRecord | undefined> {
  const lock = sql`select 1 from listings where id = ${id} for no key update`.execute()
  const [, [row]] = await Promise.all([lock, findListings(sql, [id])])
  return row
}

export async function findByProfile(sql: Sql, profile_id: number): Promise<ListingRecord | undefined> {
  const [row] = await select(sql, sql`l.profile_id = ${profile_id}`)
  return row
}

async function select(sql: Sql, condition: Fragment): Promise<ListingRecord[]> {
  const rows = await sql<Row[]>`
    select l.id, l.account_id, l.site_id, l.slug, l.status, l.plan, l.launch_week, l.launched_at, l.unlocked_sections, l.votes, l.version,
      l.created_at, l.updated_at, l.rolls as postponements, l.queued_at, l.suspended_reason, coalesce(b.holds, false) as badge_holds,
      k.at as looked_at, k.site as looked_site, k.since as looked_since, k.gone as looked_gone, o.method as owner_method, o.verified_at as owner_verified_at, p.id as profile_id, c.id as company_id,
      case when l.status = 'awaiting_badge' then ${holder(sql, sql`l.profile_id`)} end as holder,
      case when t.profile_id is not null then json_build_object('original', t.original, 'language', t.language, 'text', t.text) end as translation,
      d.id as draft_id, c.url, ${profileColumns(sql)},
      case when c.story_published then c.story_published_at end as story_published_at,
      (select coalesce(json_agg(json_build_object('id', u.id, 'title', u.title, 'body', u.body, 'published_at', u.published_at)), '[]') from (
        select id, title, body, published_at from listing_updates where listing_id = l.id order by published_at desc, id desc limit ${UPDATES_SHOWN_MAX}
      ) u) as updates
    from listings l
    join profiles p on p.id = l.profile_id
    join companies c on c.id = p.company_id
    left join founder_profiles f on f.account_id = l.account_id
    left join summary_translations t on t.profile_id = p.id
    left join site_looks k on k.company_id = c.id
    left join badge_checks b on b.listing_id = l.id
    left join ownership_proofs o on o.listing_id = l.id and o.account_id = l.account_id and o.status = 'verified'
    left join lateral (select id from drafts where profile_id = p.id order by created_at desc limit 1) d on true
    where ${condition}`
  return rows.map((row) => {
    const {
      profile,
      rest: { owner_method, owner_verified_at, looked_at, looked_site, looked_since, looked_gone, ...rest },
    } = readProfile(row)
    return {
      ...rest,
      owner_proof: owner_method && owner_verified_at && { method: owner_method, at: owner_verified_at },
      look:
        looked_at && looked_site && looked_since
          ? { at: looked_at, site: looked_site, since: looked_since, gone: looked_gone ?? [] }
          : null,
      updates: rest.updates.map(({ published_at, ...update }) => ({ ...update, published_at: new Date(published_at) })),
      profile,
    }
  })
}

export const pageUrl = (site: Pick<Site, 'url'>, slug: string): string => `${site.url}/listings/${slug}`

/** An update is read on its listing's page. */
export const updateUrl = (site: Pick<Site, 'url'>, slug: string, id: number): string => `${pageUrl(site, slug)}#update-${id}`
