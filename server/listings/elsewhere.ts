import type { Sql } from '../database/open.ts'
import { refuse } from '../error.ts'
import type { Site } from '../sites.ts'
import { pageUrl } from './rows.ts'

type Asked = { site: Site; site_key: string; account_id: string }

/** Another account's listing of the same website on this site, once it has been put up for launch; its page, where everyone can read it. */
export async function listedElsewhere(sql: Sql, { site, site_key, account_id }: Asked): Promise<{ public_url: string | null } | null> {
  const [row] = await sql<{ slug: string; live: boolean }[]>`
    select l.slug, l.status = 'live' as live from companies c
    join profiles p on p.company_id = c.id and p.site_id = ${site.id}
    join listings l on l.profile_id = p.id
    where c.site_key = ${site_key} and c.account_id <> ${account_id} and l.status in ('awaiting_badge', 'scheduled', 'live', 'suspended')
    order by live desc, l.id limit 1`
  return row ? { public_url: row.live ? pageUrl(site, row.slug) : null } : null
}

/** Refuses a website that another account has put up. */
export async function refuseListedElsewhere(sql: Sql, asked: Asked): Promise<void> {
  const other = await listedElsewhere(sql, asked)
  if (!other) return
  refuse('already_listed', {
    detail: 'This website is already listed by another account.',
    action: {
      by: 'person',
      message: 'If the product is yours, ask the site team to hand the listing over.',
      ...(other.public_url === null ? {} : { url: other.public_url }),
    },
  })
}
