import type { Sql } from '../database/open.ts'
import type { Site } from '../core/sites.ts'

type Change = { field: string; before: unknown; after: unknown }
/** `before` and `after` are left out where the values are not for everyone. */
export type ShownChange = { field: string; before?: unknown; after?: unknown }
export type History = { name: string; versions: { version: number; at: Date; changes: ShownChange[] }[]; total: number }

/** That these changed is public, what they were is not: people ask for their address to be taken down, and drafts are their authors'. */
const VALUES_KEPT_BACK = /^(contact_email|phone|founders|story|milestones|competitor_url|seo\..*)$/

/** The edits of a live listing, newest first, without who made them. */
export async function findHistory(
  sql: Sql,
  site: Site,
  slug: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<History | null> {
  const [listing] = await sql<{ id: number; name: string; total: number }[]>`
    select l.id, r.item ->> 'name' as name, (select count(*)::integer from listing_versions v where v.listing_id = l.id) as total
    from listings l join search_rows r on r.listing_id = l.id where l.site_id = ${site.id} and l.slug = ${slug} and l.status = 'live'`
  if (!listing) return null
  const versions = await sql<{ version: number; at: Date; changes: Change[] }[]>`
    select version, at, changes from listing_versions where listing_id = ${listing.id} order by version desc limit ${limit} offset ${offset}`
  return {
    name: listing.name,
    total: listing.total,
    versions: versions.map(({ changes, ...version }) => ({ ...version, changes: changes.map(shownChange) })),
  }
}

function shownChange({ field, before, after }: Change): ShownChange {
  return VALUES_KEPT_BACK.test(field) ? { field } : { field, before, after }
}
