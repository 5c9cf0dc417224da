import type { Sql } from '../database/open.ts'
import { isFormerInvite } from '../listings/versions.ts'

const ROWS_MAX = 10_000

type Rows = { row: unknown }[]

/**
 * Everything the service keeps of an account, as it stands in the database: each part is its rows. Left out are secrets, which are kept
 * as hashes alone, copies of public web pages, of which the addresses stand here, and counters that end within a day.
 */
export async function exportAccount(sql: Sql, account_id: string, now: Date): Promise<Record<string, unknown>> {
  const parts: Record<string, Rows> = {
    ...(await readMade(sql, account_id)),
    ...(await readListed(sql, account_id)),
    ...(await readDone(sql, account_id)),
  }
  return {
    exported_at: now.toISOString(),
    // Of these there is more.
    cut_at_10_000: Object.keys(parts).filter((name) => parts[name]?.length === ROWS_MAX),
    ...Object.fromEntries(Object.entries(parts).map(([name, rows]) => [name, rows.map(({ row }) => row)])),
  }
}

/** Who the account is, and what it made. */
async function readMade(sql: Sql, account_id: string): Promise<Record<string, Rows>> {
  return {
    account: await sql`
      select jsonb_build_object('id', id, 'email', email, 'name', name, 'email_confirmed', "emailVerified", 'picture', image,
        'created_at', "createdAt", 'updated_at', "updatedAt") as row from auth."user" where id = ${account_id}`,
    founder_profile: await sql`select to_jsonb(f) - 'account_id' as row from founder_profiles f where account_id = ${account_id}`,
    pictures:
      await sql`select to_jsonb(f) - '{account_id,id}'::text[] as row from photos f where account_id = ${account_id} order by id limit ${ROWS_MAX}`,
    interview_answers: await sql`
      select jsonb_build_object('question', q.question, 'answer', a.answer, 'updated_at', a.updated_at) as row
      from interview_answers a join interview_questions q on q.id = a.question_id where a.account_id = ${account_id} order by q.position`,
    products: await sql`
      select to_jsonb(c) - '{account_id,name_key}'::text[] as row from companies c where account_id = ${account_id} order by id limit ${ROWS_MAX}`,
    profiles: await sql`
      select to_jsonb(p) as row from profiles p join companies c on c.id = p.company_id where c.account_id = ${account_id} order by p.id limit ${ROWS_MAX}`,
    milestones: await sql`
      select to_jsonb(m) as row from milestones m join companies c on c.id = m.company_id where c.account_id = ${account_id} order by m.id limit ${ROWS_MAX}`,
    drafts: await sql`
      select to_jsonb(d) - 'account_id' as row from drafts d where account_id = ${account_id} order by created_at, id limit ${ROWS_MAX}`,
    proposals: await sql`
      select to_jsonb(r) as row from proposals r join companies c on c.id = r.company_id where c.account_id = ${account_id}
      order by r.id limit ${ROWS_MAX}`,
  }
}

/** Its listings, with who works on them, and what it wants of others'. */
async function readListed(sql: Sql, account_id: string): Promise<Record<string, Rows>> {
  return {
    listings: await sql`
      select to_jsonb(l) - 'account_id' as row from listings l where account_id = ${account_id} order by id limit ${ROWS_MAX}`,
    listing_versions: await sql`
      select to_jsonb(v) as row from listing_versions v join listings l on l.id = v.listing_id where l.account_id = ${account_id}
      order by v.listing_id, v.version limit ${ROWS_MAX}`,
    listing_updates: await sql`
      select to_jsonb(n) - 'announced_to' as row from listing_updates n join listings l on l.id = n.listing_id where l.account_id = ${account_id}
      order by n.id limit ${ROWS_MAX}`,
    badge_checks: await sql`
      select to_jsonb(b) as row from badge_checks b join listings l on l.id = b.listing_id where l.account_id = ${account_id} order by 1 limit ${ROWS_MAX}`,
    ownership_proofs: await sql`
      select to_jsonb(o) - '{account_id,code_hash}'::text[] as row from ownership_proofs o where account_id = ${account_id} order by o.listing_id limit ${ROWS_MAX}`,
    edits_for_others: await sql`
      select to_jsonb(e) - '{account_id,token_hash}'::text[] as row from editors e where account_id = ${account_id} order by e.id limit ${ROWS_MAX}`,
    editors: await sql`
      select to_jsonb(e) - '{account_id,token_hash}'::text[] as row from editors e join listings l on l.id = e.listing_id
      where l.account_id = ${account_id} order by e.id limit ${ROWS_MAX}`,
    transfers_offered: await sql`
      select to_jsonb(t) - '{account_id,token_hash}'::text[] as row from transfers t where account_id = ${account_id} order by t.listing_id limit ${ROWS_MAX}`,
    trusted_publishers: await sql`
      select to_jsonb(p) - 'account_id' as row from publishers p where account_id = ${account_id} order by p.id limit ${ROWS_MAX}`,
    claims: await sql`
      select to_jsonb(k) - '{account_id,former_account_id,objection_hash}'::text[] as row from claims k where account_id = ${account_id}
      order by k.id limit ${ROWS_MAX}`,
    invites_sent: await sql`
      select to_jsonb(i) - '{token_hash,stop_token,accepted_by}'::text[] as row from invites i join profiles p on p.id = i.profile_id
      join companies c on c.id = p.company_id where c.account_id = ${account_id} and not ${isFormerInvite(sql)} order by i.id limit ${ROWS_MAX}`,
    listing_days: await sql`
      select to_jsonb(d) as row from listing_days d join listings l on l.id = d.listing_id where l.account_id = ${account_id}
      order by d.day desc, d.listing_id limit ${ROWS_MAX}`,
    listing_referrers: await sql`
      select to_jsonb(r) as row from listing_referrers r join listings l on l.id = r.listing_id where l.account_id = ${account_id}
      order by r.day desc, r.listing_id, r.host limit ${ROWS_MAX}`,
    listing_pictures: await sql`
      select to_jsonb(p) as row from listing_pictures p join listings l on l.id = p.listing_id where l.account_id = ${account_id} order by p.id limit ${ROWS_MAX}`,
    reports_sent: await sql`
      select to_jsonb(r) - '{account_id,decided_by}'::text[] as row from reports r where account_id = ${account_id} order by r.id limit ${ROWS_MAX}`,
  }
}

/** What the account did with what is here, how it signs in, and what was written to it. */
async function readDone(sql: Sql, account_id: string): Promise<Record<string, Rows>> {
  return {
    votes: await sql`
      select to_jsonb(v) - '{account_id,mailbox,network,cluster_id}'::text[] || jsonb_build_object('network_tag', encode(v.network, 'hex')) as row
      from votes v where account_id = ${account_id} order by cast_at limit ${ROWS_MAX}`,
    follows: await sql`
      select to_jsonb(f) - '{account_id,token}'::text[] as row from listing_follows f where account_id = ${account_id} order by followed_at limit ${ROWS_MAX}`,
    orders: await sql`
      select to_jsonb(o) - '{account_id,checkout_nonce,checkout_token_hash}'::text[] || jsonb_build_object('lines',
        (select coalesce(jsonb_agg(to_jsonb(l) order by l.position), '[]') from order_lines l where l.order_id = o.id)) as row
      from orders o where account_id = ${account_id} order by o.id limit ${ROWS_MAX}`,
    invoices: await sql`
      select jsonb_build_object('number', i.number, 'issued_at', i.issued_at, 'shows', i.snapshot) as row
      from invoices i join orders o on o.id = i.order_id where o.account_id = ${account_id} order by i.id limit ${ROWS_MAX}`,
    credit_notes: await sql`
      select jsonb_build_object('number', n.number, 'issued_at', n.issued_at, 'shows', n.snapshot) as row
      from credit_notes n join invoices i on i.id = n.invoice_id join orders o on o.id = i.order_id
      where o.account_id = ${account_id} order by n.id limit ${ROWS_MAX}`,
    payments: await sql`
      select to_jsonb(p) - '{session_url,request}'::text[] as row from payments p join orders o on o.id = p.order_id where o.account_id = ${account_id}
      order by p.id limit ${ROWS_MAX}`,
    refunds: await sql`
      select to_jsonb(r) as row from refunds r join orders o on o.id = r.order_id where o.account_id = ${account_id} order by r.id limit ${ROWS_MAX}`,
    where_buyer_is: await sql`
      select to_jsonb(v) as row from vat_evidence v join orders o on o.id = v.order_id where o.account_id = ${account_id}
      order by v.order_id, v.kind limit ${ROWS_MAX}`,
    api_keys: await sql`
      select to_jsonb(k) - '{account_id,hash}'::text[] as row from api_keys k where account_id = ${account_id} order by id limit ${ROWS_MAX}`,
    connected_apps: await sql`
      select jsonb_build_object('app', c.name, 'client_id', c."clientId", 'scopes', s.scopes, 'since', s."createdAt") as row
      from auth."oauthConsent" s join auth."oauthClient" c on c."clientId" = s."clientId" where s."userId" = ${account_id} order by s."createdAt"`,
    webhooks: await sql`
      select to_jsonb(w) - '{account_id,nonce,old_nonce,older_secrets,busy_until,turn_at}'::text[] as row from webhooks w where account_id = ${account_id} order by created_at, id`,
    webhook_deliveries: await sql`
      select to_jsonb(d) as row from webhook_deliveries d join webhooks w on w.id = d.webhook_id where w.account_id = ${account_id}
      order by d.id desc limit ${ROWS_MAX}`,
    events: await sql`
      select to_jsonb(e) - 'account_id' as row from events e where account_id = ${account_id} order by id limit ${ROWS_MAX}`,
    sessions: await sql`
      select jsonb_build_object('begun_at', "createdAt", 'seen_at', "updatedAt", 'ends_at', "expiresAt", 'browser', "userAgent") as row
      from auth."session" where "userId" = ${account_id} order by "createdAt"`,
    known_browsers: await sql`
      select jsonb_build_object('signed_in_at', seen_at) as row from known_browsers where account_id = ${account_id} order by seen_at`,
    newsletters: await sql`
      select jsonb_build_object('site', t.name, 'state', n.state, 'asked_at', n.created_at, 'confirmed_at', n.confirmed_at, 'ended_at', n.ended_at) as row
      from newsletter_subscribers n join sites t on t.id = n.site_id join auth."user" u on n.email = u.email where u.id = ${account_id} order by n.id`,
    emails_refused: await sql`
      select jsonb_build_object('kind', s.kind, 'reason', s.reason, 'since', s.at) as row
      from suppressions s join auth."user" u on s.email = u.email where u.id = ${account_id} order by s.at`,
    emails: await sql`
      select jsonb_build_object('kind', o.kind, 'subject', case o.kind when 'sign_in' then 'Sign-in code' else o.subject end, 'status', o.status,
        'written_at', o.created_at, 'sent_at', o.sent_at) as row
      from outbox o join auth."user" u on lower(o.email) = u.email where u.id = ${account_id} order by o.id limit ${ROWS_MAX}`,
  }
}
