import { SCOPES } from '../../auth/keys.ts'
import type { Actor, Context } from '../../core/context.ts'
import { founderGaps } from '../../publishing/own_profile.ts'
import type { Photos } from '../../profile/photo.ts'
import { photosOf } from '../../profile/photo_rows.ts'
import type { Founder } from '../../profile/profile.ts'
import { profileEditorUrl } from '../../core/account_urls.ts'
import { fail } from '../../base/error.ts'
import { defineOperation, type Output } from '../../core/operation.ts'
import { readMisses } from '../../orders/pricing/promo.ts'
import { readQuotas, type Quota, type QuotaName } from '../../core/quotas.ts'

type Row = {
  id: string
  email: string
  name: string
  image: string | null
  created_at: Date
  founder: Founder | null
  photos: Photos
  drafts: number
  listings: number
  orders: number
}
/** What only a person can do, on the website. */
const WEB_ONLY: Output<'get_account'>['web_only'] = ['pay', 'vote', 'manage_keys']

type Limits = Output<'get_account'>['limits']

/** Who the caller is, what the credential allows, and what is left of each limit. */
export default defineOperation('get_account', async (_input, context) => {
  const { sql, account_id, actor, config, site } = context
  const [row] = await sql<Row[]>`
    select u.id, u.email, u.name, u.image, u."createdAt" as created_at, f.profile as founder, ${photosOf(sql, sql`u.id`)} as photos,
      (select count(*) from drafts d where d.account_id = u.id) as drafts, (select count(*) from listings l where l.account_id = u.id) as listings,
      (select count(*) from orders o where o.account_id = u.id) as orders
    from auth."user" u left join founder_profiles f on f.account_id = u.id where u.id = ${account_id}`
  if (!row) fail('unauthorized')
  const missing = founderGaps(row, site)
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    avatar_url: row.image,
    created_at: row.created_at.toISOString(),
    credential: showCredential(actor),
    profile: { complete: missing.length === 0, missing, url: profileEditorUrl(site) },
    limits: await showLimits(context),
    counts: { drafts: row.drafts, listings: row.listings, orders: row.orders },
    web_only: WEB_ONLY,
    urls: { home: site.url, keys: `${config.base_url}/account/keys`, docs: `${config.base_url}/openapi.json` },
  }
})

/** The contract knows two kinds of credential; the website is the app that holds every scope. */
function showCredential(actor: Actor): Output<'get_account'>['credential'] {
  if (!('scopes' in actor)) return { type: 'oauth', name: 'Website', scopes: [...SCOPES], expires_at: null }
  const { type, name, scopes, expires_at } = actor
  return { type: type === 'api_key' ? type : 'oauth', name, scopes, expires_at: expires_at?.toISOString() ?? null }
}

/** The hourly limits are counted in the database; those a minute are this process's and stand in its RateLimit headers. */
async function showLimits({ sql, account_id, address, config: { limits }, now, rates }: Context): Promise<Limits> {
  const quotas = await readQuotas(sql, account_id, now)
  // What is counted by listing is unused here.
  const count = (name: keyof Limits, { used, resets_at }: Quota = { used: 0, resets_at: null }) => ({
    limit: limits[name],
    remaining: Math.max(0, limits[name] - used),
    resets_at: resets_at?.toISOString() ?? null,
  })
  const quota = (name: QuotaName & keyof Limits) => count(name, quotas.get(name))
  const minute = (name: 'anonymous' | 'account_reads' | 'account_writes', who: string) => {
    const { limit, remaining, resets_seconds } = rates.peek(name, who)
    return { limit, remaining, resets_at: remaining === limit ? null : new Date(now.getTime() + resets_seconds * 1000).toISOString() }
  }
  return {
    anonymous_per_minute: minute('anonymous', address),
    account_reads_per_minute: minute('account_reads', account_id),
    account_writes_per_minute: minute('account_writes', account_id),
    drafts_per_hour: quota('drafts_per_hour'),
    regenerates_per_hour: quota('regenerates_per_hour'),
    invites_per_listing: count('invites_per_listing'),
    invites_per_day: quota('invites_per_day'),
    promo_misses_per_account: count('promo_misses_per_account', await readMisses(sql, 'account', account_id, now)),
    promo_misses_per_address: count('promo_misses_per_address', await readMisses(sql, 'address', address, now)),
  }
}
