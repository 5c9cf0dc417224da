import type { Sql } from '../database/open.ts'
import type { Site } from '../core/sites.ts'

/** Listings of one file: the protocol allows 50,000 addresses and 50 MB. */
export const SITEMAP_LISTINGS_MAX = 10_000

export type SitemapEntry = { slug: string; updated_at: Date }

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
