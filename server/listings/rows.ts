import type { Schemas } from '../../sdk/contract.ts'
import type { Site } from '../sites.ts'
import type { Sql } from '../database/open.ts'
import type { Cells, Competitor, Founder, Milestone, Profile, Story } from '../drafts/profile.ts'

export type ListingStatus = Schemas['ListingStatus']

export type ListingRecord = {
  id: number
  account_id: string
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
  profile: Profile
}

type Row = Omit<ListingRecord, 'profile'> & {
  facts: { cells: Cells; story?: Story; competitor?: Competitor | null }
  words: { cells: Cells }
  own_founder: Founder | null
  milestones: Milestone[]
}
type Condition = ReturnType<Sql>

/** A page of the account's listings on all sites, newest first. */
export async function listMine(sql: Sql, account_id: string, limit: number, offset: number): Promise<ListingRecord[]> {
  return select(sql, sql`l.account_id = ${account_id} order by l.created_at desc, l.id desc limit ${limit} offset ${offset}`)
}

export async function countMine(sql: Sql, account_id: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) as count from listings where account_id = ${account_id}`
  return row?.count ?? 0
}

export async function findMine(sql: Sql, id: number, account_id: string): Promise<ListingRecord | undefined> {
  const [row] = await select(sql, sql`l.id = ${id} and l.account_id = ${account_id}`)
  return row
}

export async function findLive(sql: Sql, slug: string, site_id: number): Promise<ListingRecord | undefined> {
  const [row] = await select(sql, sql`l.slug = ${slug} and l.site_id = ${site_id} and l.status = 'live'`)
  return row
}

export async function findByProfile(sql: Sql, profile_id: number): Promise<ListingRecord | undefined> {
  const [row] = await select(sql, sql`l.profile_id = ${profile_id}`)
  return row
}

async function select(sql: Sql, condition: Condition): Promise<ListingRecord[]> {
  const rows = await sql<Row[]>`
    select l.id, l.account_id, l.site_id, l.slug, l.status, l.plan, l.launch_week, l.launched_at, l.unlocked_sections, l.votes, l.version,
      l.created_at, l.updated_at, p.id as profile_id, c.id as company_id, c.facts, p.words, f.profile as own_founder, d.id as draft_id, c.url,
      (select coalesce(json_agg(json_build_object('id', m.id, 'date', m.on_date, 'title', m.title, 'description', m.description, 'url', m.url)
        order by m.on_date, m.id), '[]') from milestones m where m.company_id = c.id) as milestones
    from listings l
    join profiles p on p.id = l.profile_id
    join companies c on c.id = p.company_id
    left join founder_profiles f on f.account_id = l.account_id
    left join lateral (select id from drafts where profile_id = p.id order by created_at desc limit 1) d on true
    where ${condition}`
  return rows.map(({ facts, words, own_founder, milestones, ...row }) => ({
    ...row,
    profile: {
      cells: { ...facts.cells, ...words.cells },
      story: facts.story ?? {},
      competitor: facts.competitor ?? null,
      milestones,
      own_founder,
    },
  }))
}

export const pageUrl = (site: Pick<Site, 'url'>, slug: string): string => `${site.url}/listings/${slug}`

/** Another account's listing of the same website on this site, once it has been put up for launch. */
export async function listedElsewhere(sql: Sql, site: Site, site_key: string, account_id: string): Promise<{ page_url: string } | null> {
  const [row] = await sql<{ slug: string }[]>`
    select l.slug from companies c
    join profiles p on p.company_id = c.id and p.site_id = ${site.id}
    join listings l on l.profile_id = p.id
    where c.site_key = ${site_key} and c.account_id <> ${account_id} and l.status in ('awaiting_badge', 'scheduled', 'live', 'suspended')
    limit 1`
  return row ? { page_url: pageUrl(site, row.slug) } : null
}
