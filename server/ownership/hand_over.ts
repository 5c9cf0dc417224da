import type { Context } from '../core/context.ts'
import type { Sql } from '../database/open.ts'
import { recordEvents } from '../events/record_event.ts'
import { updateReadiness } from '../launch/readiness.ts'
import { leaveQueue } from '../launch/open_weeks.ts'
import { takeBackOwn } from '../launch/voters.ts'
import { listOfCompany, type ListingRecord } from '../listings/rows.ts'
import { cellOf, put, type Founder, type Profile } from '../profile/profile.ts'
import { valueOf } from '../profile/field_state.ts'
import { askForPhotos } from '../profile/photo_rows.ts'
import { saveProfile } from '../profile/rows.ts'
import { publishEdit } from '../publishing/publish_edit.ts'
import type { HandOver } from '../listings/versions.ts'

type Where = Pick<Context, 'sql' | 'sites' | 'now' | 'jobs' | 'config'>
const NOBODY: Founder = { name: '', role: null, bio: null, email: null, photo_url: null, socials: {} }

/**
 * Gives the company of a listing to another account, with its listings on all sites and its drafts; the caller holds the company. Orders and
 * invoices stay with who paid, and the founder profile of the former owner goes with nobody: the new owner's takes its place.
 */
export async function handOver(context: Where, { company_id }: ListingRecord, to: string, via: HandOver): Promise<void> {
  const { sql, now } = context
  const before = await listOfCompany(sql, company_id)
  const [first] = before
  if (!first || first.account_id === to) return
  await sql`select 1 from listings where id = any(${before.map(({ id }) => id)}::integer[]) order by id for no key update`
  await takeBackOwn(
    sql,
    before.map(({ id }) => id),
    to,
  )
  await setAside(sql, company_id, to, now)
  await sql`update companies set account_id = ${to}, site_key = split_part(site_key, '#', 1) where id = ${company_id}`
  await sql`update drafts set account_id = ${to} where profile_id in (select id from profiles where company_id = ${company_id})`
  await sql`update listings set account_id = ${to}, updated_at = ${now} where id = any(${before.map(({ id }) => id)}::integer[])`
  await forgetStandings(sql, before, first.account_id)
  await grantOthers(sql, before, { to, former: first.account_id, now })
  await endInvites(sql, company_id, now)
  await forgetTold(sql, company_id)
  await replaceOwner(context, first, to)
  await publishEdit(context, before, { by: to, via, at: now, marks: true })
  for (const { id } of before) await updateReadiness(sql, id, now)
}

/**
 * An account has one company of a website. What the new owner had drafted of it stays theirs to read under a key of its own, which no
 * address leads to, and cannot be listed a second time (listings/holders.ts): it waits for no launch any more.
 */
async function setAside(sql: Sql, company_id: number, to: string, now: Date): Promise<void> {
  const waiting = await sql<{ id: number }[]>`
    with aside as (
      update companies set site_key = split_part(site_key, '#', 1) || '#' || id
      where account_id = ${to} and site_key = (select split_part(site_key, '#', 1) from companies where id = ${company_id}) returning id
    )
    select l.id from aside join profiles p on p.company_id = aside.id join listings l on l.profile_id = p.id where l.status = 'awaiting_badge'`
  await leaveQueue(
    sql,
    waiting.map(({ id }) => id),
    now,
  )
}

/** Whoever has it now has nothing left to claim of it, on whatever site. */
async function grantOthers(
  sql: Sql,
  listings: readonly ListingRecord[],
  { to, former, now }: { to: string; former: string | null; now: Date },
): Promise<void> {
  const ended = await sql<{ id: number }[]>`
    update claims set status = 'granted', decided_at = ${now}
    where account_id = ${to} and listing_id = any(${listings.map(({ id }) => id)}::integer[])
      and (status = 'open' or (status = 'disputed' and granted_at is null)) returning id`
  const told = ended.flatMap(({ id }) =>
    [to, former].flatMap((account_id) => (account_id ? [{ account_id, object: { claim_id: id } }] : [])),
  )
  await recordEvents(sql, 'claim.decided', told, now)
}

/** What the former owner had proven of it or asked for is over. */
async function forgetStandings(sql: Sql, listings: readonly ListingRecord[], former: string | null): Promise<void> {
  const ids = listings.map(({ id }) => id)
  await sql`delete from ownership_proofs where listing_id = any(${ids}::integer[]) and account_id = ${former}`
  await sql`delete from confirmations where listing_id = any(${ids}::integer[]) and confirmed_at is null`
  await sql`delete from editors where listing_id = any(${ids}::integer[])`
  // Named after the former owner, the same repository would be no trust of the new one's, and one again should the listing come back.
  await sql`delete from publishers where listing_id = any(${ids}::integer[])`
  await sql`delete from transfers where listing_id = any(${ids}::integer[])`
}

/** Whom the former owner invited, perhaps a mailbox of their own, is not the new one's cofounder. The rows stay: their e-mails name a way to refuse more. */
const endInvites = async (sql: Sql, company_id: number, now: Date): Promise<void> =>
  void (await sql`
    update invites set expires_at = ${now}
    where accepted_at is null and expires_at > ${now} and profile_id in (select id from profiles where company_id = ${company_id})`)

/** What waits to be decided waits for the new owner, who was told of none of it. */
const forgetTold = async (sql: Sql, company_id: number): Promise<void> =>
  void (await sql`update proposals set told_at = null where company_id = ${company_id} and status = 'open'`)

/** The first of a saved list of founders is its owner's place, which the new owner's own profile takes; one is begun where there is none. */
async function replaceOwner(context: Where, listing: ListingRecord, to: string): Promise<void> {
  const { sql, now } = context
  await sql`
    insert into founder_profiles (account_id, profile, updated_at) values (${to}, ${sql.json(NOBODY)}, ${now}) on conflict (account_id) do nothing`
  const [owner] = await sql<{ profile: Founder }[]>`select profile from founder_profiles where account_id = ${to}`
  const profile = withoutOwner({ ...listing.profile }, owner?.profile ?? NOBODY)
  const present = (valueOf(cellOf(profile.cells, 'founders')) ?? []) as Founder[]
  const photos = await askForPhotos(context, { account_id: to, founders: present, now })
  await saveProfile(
    sql,
    { ...listing, profile: { ...profile, own_founder: owner?.profile ?? null, photos: { ...profile.photos, ...photos } } },
    now,
  )
}

function withoutOwner(profile: Profile, owner: Founder): Profile {
  const cell = cellOf(profile.cells, 'founders')
  // What the website says of its founders is the website's.
  if (cell.state === 'ai' || cell.state === 'deleted' || cell.state === 'not_found') return profile
  const others = ((valueOf(cell) ?? []) as Founder[])
    .slice(1)
    .filter(({ name }) => name !== profile.own_founder?.name && name !== owner.name)
  return { ...profile, cells: put(profile.cells, 'founders', [owner, ...others]) }
}
