import { someAtOnce } from '../../base/some_at_once.ts'
import { proposalsUrl } from '../../core/account_urls.ts'
import type { Service } from '../../core/context.ts'
import type { Sql } from '../../database/open.ts'
import { findListings } from '../../listings/rows.ts'
import { listingName } from '../../listings/show.ts'
import { tellAccount } from '../tell_account.ts'
import { countWords, fieldsNamed } from './words.ts'

const DAY_MILLISECONDS = 86_400_000
const DIGEST_DAYS = 7
const DIGESTS_AT_ONCE_MAX = 1000
const LISTINGS_NAMED_MAX = 20

/** One e-mail to each account of whose proposals none was told yet, at most once a week; what is found meanwhile waits for the next. */
export async function sendDigests({ database, sites }: Pick<Service, 'database' | 'sites'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DIGEST_DAYS * DAY_MILLISECONDS)
  const due = await database<{ account_id: string }[]>`
    select distinct c.account_id from proposals p join companies c on c.id = p.company_id
    where c.account_id is not null and p.status = 'open' and p.told_at is null
      and not exists (select from proposal_digests g where g.account_id = c.account_id and g.sent_at > ${before})
    limit ${DIGESTS_AT_ONCE_MAX}`
  await someAtOnce(due, { at_once_max: 1, failed: 'accounts could not be told of their proposals' }, ({ account_id }) =>
    database.begin((sql) => sendDigest({ sql, sites: sites.through(sql), now }, account_id, before)),
  )
}

type Where = { sql: Sql; sites: Service['sites']; now: Date }

/** The row is its lock: of two that come at once, one writes. */
async function sendDigest(context: Where, account_id: string, before: Date): Promise<void> {
  const { sql, sites, now } = context
  const [row] = await sql`
    insert into proposal_digests as present (account_id, sent_at) values (${account_id}, ${now})
    on conflict (account_id) do update set sent_at = excluded.sent_at where present.sent_at <= ${before} returning account_id`
  if (!row) return
  const told = await sql<{ listing_id: number; fields: string[] }[]>`
    with told as (
      update proposals set told_at = ${now} where status = 'open' and told_at is null
        and company_id in (select id from companies where account_id = ${account_id})
      returning company_id, profile_id, field
    )
    select min(l.id) as listing_id, array_agg(distinct t.field) as fields from told t
    join lateral (
      select l.id from listings l join profiles p on p.id = l.profile_id
      where p.company_id = t.company_id and (t.profile_id is null or p.id = t.profile_id) and l.status <> 'archived' order by l.id limit 1
    ) l on true group by t.company_id order by 1`
  const listings = await findListings(
    sql,
    told.slice(0, LISTINGS_NAMED_MAX).map(({ listing_id }) => listing_id),
  )
  const [first] = listings
  if (!first) return
  const site = await sites.byId(first.site_id)
  const entries = await Promise.all(
    listings.map(async (listing) => ({
      title: listingName(listing),
      url: proposalsUrl(await sites.byId(listing.site_id), listing.id),
      text: fieldsNamed(told.find(({ listing_id }) => listing_id === listing.id)?.fields ?? []),
    })),
  )
  const count = told.reduce((sum, { fields }) => sum + fields.length, 0)
  await tellAccount(context, account_id, first, {
    kind: 'proposals',
    subject: countWords(count, listings.map(listingName)),
    blocks: [
      'We read your website again, and it says other than your page here. Nothing was changed: accept what is right, dismiss the rest.',
      { entries },
      ...(told.length > listings.length ? [`And ${told.length - listings.length} more of your listings.`] : []),
    ],
    action: { label: 'Look at the proposals', url: proposalsUrl(site, first.id) },
  })
}
