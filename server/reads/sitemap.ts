import type { Sql } from '../database/open.ts'
import type { Site } from '../core/sites.ts'
import { storyShown } from './founder_pages.ts'

/** Listings of one file: the protocol allows 50,000 addresses and 50 MB. */
export const SITEMAP_LISTINGS_MAX = 10_000

/** Of each kind; they stand in one file together. */
const PATHS_MAX = 2_000

type SitemapEntry = { slug: string; updated_at: Date }

/** The numbers of the files that have listings: file n holds those with the ids from n × 10,000 on, so that files stay as they are. */
export async function listSitemapFiles(sql: Sql, site: Site): Promise<number[]> {
  const [bounds] = await sql<{ last: number | null }[]>`select max(listing_id) as last from search_rows where site_id = ${site.id}`
  const files = Math.floor((bounds?.last ?? -1) / SITEMAP_LISTINGS_MAX) + 1
  const rows = await sql<{ file: number }[]>`
    select file from generate_series(0, ${files - 1}) as file where exists (
      select from search_rows r where r.site_id = ${site.id} and r.listing_id >= file * ${SITEMAP_LISTINGS_MAX} and r.listing_id < (file + 1) * ${SITEMAP_LISTINGS_MAX})
    order by file`
  return rows.map(({ file }) => file)
}

export async function listSitemapEntries(sql: Sql, site: Site, file: number): Promise<SitemapEntry[]> {
  const from = file * SITEMAP_LISTINGS_MAX
  return sql<SitemapEntry[]>`
    select l.slug, l.updated_at from search_rows r join listings l on l.id = r.listing_id
    where r.site_id = ${site.id} and r.listing_id >= ${from} and r.listing_id < ${from + SITEMAP_LISTINGS_MAX} order by r.listing_id`
}

/** Pages of what people made, beside listings: closed weeks, issues of the newsletter, stories and founders. Paths, the newest first. */
export async function listSitemapPaths(sql: Sql, { id }: Site): Promise<string[]> {
  const rows = await sql<{ path: string }[]>`
    (select '/leaderboard/' || week as path from launch_weeks where site_id = ${id} and sha256 is not null order by week desc limit ${PATHS_MAX})
    union all
    (select '/newsletter/' || week from newsletter_issues where site_id = ${id} and content is not null order by week desc limit ${PATHS_MAX})
    union all
    (select '/listings/' || l.slug || '/story' from listings l join profiles p on p.id = l.profile_id join companies c on c.id = p.company_id
     where l.site_id = ${id} and l.status = 'live' and ${storyShown(sql)}
     order by c.story_published_at desc, l.id limit ${PATHS_MAX})
    union all
    (select '/founders/' || f.public_id from founder_profiles f
     where f.profile ->> 'name' <> '' and exists (select from listings l where l.account_id = f.account_id and l.site_id = ${id} and l.status = 'live')
     order by f.updated_at desc, f.public_id limit ${PATHS_MAX})`
  return rows.map(({ path }) => path)
}
