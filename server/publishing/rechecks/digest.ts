import { attemptAll } from '../../base/attempt_all.ts'
import { proposalsUrl } from '../../core/account_urls.ts'
import type { Service } from '../../core/context.ts'
import type { Sql } from '../../database/open.ts'
import { listOfCompany, type ListingRecord } from '../../listings/rows.ts'
import { listingName } from '../../listings/show.ts'
import { tellAccount } from '../tell_account.ts'
import type { Waiting } from './rows.ts'
import { openOf } from './take.ts'
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
  await attemptAll(due, { failed: 'accounts could not be told of their proposals' }, ({ account_id }) =>
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
  const told = await sql<Waiting[]>`
    update proposals set told_at = ${now} where status = 'open' and told_at is null
      and company_id in (select id from companies where account_id = ${account_id})
    returning company_id, profile_id, field, now, status`
  const companies = [...new Set(told.map(({ company_id }) => company_id))].toSorted((one, other) => one - other)
  const found: { listing: ListingRecord; fields: string[] }[] = []
  let looked = 0
  for (; looked < companies.length && found.length < LISTINGS_NAMED_MAX; looked++) {
    const listings = (await listOfCompany(sql, companies[looked] ?? 0)).filter(({ status }) => status !== 'archived')
    const fields = [...new Set(listings.flatMap((listing) => openOf(told, listing)).map(({ field }) => field))]
    const [listing] = listings
    if (listing && fields.length > 0) found.push({ listing, fields })
  }
  const [first] = found
  if (!first) {
    // Their owner has settled it all by an edit: what is found next is told as soon as it would be.
    await sql`delete from proposal_digests where account_id = ${account_id}`
    return
  }
  const site = await sites.byId(first.listing.site_id)
  const entries = await Promise.all(
    found.map(async ({ listing, fields }) => ({
      title: listingName(listing),
      url: proposalsUrl(await sites.byId(listing.site_id), listing.id),
      text: fieldsNamed(fields),
    })),
  )
  const more = companies.slice(looked)
  const unnamed = told.filter(({ company_id }) => more.includes(company_id)).length
  const count = found.reduce((sum, { fields }) => sum + fields.length, unnamed)
  await tellAccount(context, account_id, first.listing, {
    kind: 'proposals',
    subject: countWords(
      count,
      found.map(({ listing }) => listingName(listing)),
    ),
    blocks: [
      'We read your website again, and it no longer says the same as your page here. Nothing was changed: accept what is right, dismiss the rest.',
      { entries },
      ...(more.length > 0 ? [`And ${more.length} more of your listings.`] : []),
    ],
    action: { label: 'See the proposals', url: proposalsUrl(site, first.listing.id) },
  })
}
