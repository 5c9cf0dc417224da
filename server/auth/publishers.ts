import type { Sql } from '../database/open.ts'
import type { Credentialed } from '../core/context.ts'
import type { Scope } from '../core/spec.ts'
import { hashToken, newToken } from '../base/tokens.ts'
import { PUBLISHER_TOKEN_SECONDS } from '../base/limits.ts'

/** A repository whose runner may write one listing without a stored secret; what is null may be anything. */
export type Publisher = {
  id: number
  issuer: string
  repository: string
  workflow: string | null
  ref: string | null
  environment: string | null
  created_at: Date
  last_used_at: Date | null
}
export type PublisherWish = Pick<Publisher, 'issuer' | 'repository' | 'workflow' | 'ref' | 'environment'>

/** What an issuer says of a run, checked: who signed it, and of what repository it is. */
export type RunClaims = PublisherWish & { jti: string; expires_at: Date; repository_id: string; owner_id: string }

/** What a publisher's token may do, and only with its listing. */
export const PUBLISHER_SCOPES = ['account:read', 'listings:write'] as const satisfies Scope[]

const columns = (sql: Sql) => sql`id, issuer, repository, workflow, ref, environment, created_at, last_used_at`

export async function listPublishers(sql: Sql, listing_id: number, limit: number, offset: number): Promise<Publisher[]> {
  return sql<Publisher[]>`
    select ${columns(sql)} from publishers where listing_id = ${listing_id} order by id limit ${limit} offset ${offset}`
}

export async function countPublishers(sql: Sql, listing_id: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::integer as count from publishers where listing_id = ${listing_id}`
  return row?.count ?? 0
}

/** The same trust given before; undefined where it is new. */
export async function findPublisher(sql: Sql, listing_id: number, wish: PublisherWish): Promise<Publisher | undefined> {
  const { issuer, repository, workflow, ref, environment } = wish
  const [row] = await sql<Publisher[]>`
    select ${columns(sql)} from publishers
    where listing_id = ${listing_id} and issuer = ${issuer} and lower(repository) = lower(${repository}) and workflow is not distinct from ${workflow}
      and ref is not distinct from ${ref} and environment is not distinct from ${environment}`
  return row
}

/** In the name of the account, so that it ends when the listing becomes somebody else's. */
export async function savePublisher(
  sql: Sql,
  { listing_id, account_id, now }: { listing_id: number; account_id: string; now: Date },
  { issuer, repository, workflow, ref, environment }: PublisherWish,
): Promise<Publisher> {
  const [row] = await sql<Publisher[]>`
    insert into publishers (listing_id, account_id, issuer, repository, workflow, ref, environment, created_at)
    values (${listing_id}, ${account_id}, ${issuer}, ${repository}, ${workflow}, ${ref}, ${environment}, ${now})
    returning ${columns(sql)}`
  if (!row) throw new Error('a publisher was written and not answered')
  return row
}

/** With every token that was given out for it. */
export async function removePublisher(sql: Sql, listing_id: number, publisher_id: number): Promise<boolean> {
  const gone = await sql`delete from publishers where id = ${publisher_id} and listing_id = ${listing_id} returning id`
  return gone.length === 1
}

export type Trust = { id: number; listing_id: number; repository_id: string | null; owner_id: string | null }

/** Whoever trusts this run, locked: a repository's ids are pinned by the first one that uses them. */
export async function lockTrusts(sql: Sql, { issuer, repository, workflow, ref, environment }: RunClaims): Promise<Trust[]> {
  return sql<Trust[]>`
    select p.id, p.listing_id, p.repository_id, p.owner_id
    from publishers p join listings l on l.id = p.listing_id and l.account_id = p.account_id
    where p.issuer = ${issuer} and lower(p.repository) = lower(${repository})
      and (p.workflow is null or p.workflow = ${workflow}) and (p.ref is null or p.ref = ${ref})
      and (p.environment is null or p.environment = ${environment})
    order by p.id for update of p`
}

/** Whether this is the first time that the token is used. */
export async function useOnce(sql: Sql, { issuer, jti, expires_at }: RunClaims): Promise<boolean> {
  const used = await sql`
    insert into used_id_tokens (issuer, jti, expires_at) values (${issuer}, ${jti}, ${expires_at}) on conflict do nothing returning jti`
  return used.length === 1
}

/** A token for the listing of the trust, whose repository is from now on the one with these ids. */
export async function grantToken(sql: Sql, trust: Trust, { repository_id, owner_id }: RunClaims, now: Date): Promise<string> {
  const token = `${PREFIX}${newToken()}`
  await sql`update publishers set repository_id = ${repository_id}, owner_id = ${owner_id}, last_used_at = ${now} where id = ${trust.id}`
  await sql`
    insert into publisher_tokens (hash, publisher_id, expires_at)
    values (${hashToken(token)}, ${trust.id}, ${new Date(now.getTime() + PUBLISHER_TOKEN_SECONDS * 1000)})`
  return token
}

const PREFIX = 'lsp_'
export const looksLikePublisherToken = (token: string): boolean => /^lsp_[A-Za-z0-9_-]{43}$/.test(token)

/** Who a publisher's token speaks for; null once it is over, its trust was taken back, or the listing is somebody else's. */
export async function findByPublisherToken(sql: Sql, hash: Buffer, now: Date): Promise<Credentialed | null> {
  const [row] = await sql<{ account_id: string; repository: string; listing_id: number; expires_at: Date }[]>`
    select p.account_id, p.repository, p.listing_id, t.expires_at
    from publisher_tokens t join publishers p on p.id = t.publisher_id
    join listings l on l.id = p.listing_id and l.account_id = p.account_id join auth."user" u on u.id = p.account_id and u.deleted_at is null
    where t.hash = ${hash} and t.expires_at > ${now}`
  if (!row) return null
  const { account_id, repository: name, listing_id, expires_at } = row
  return { type: 'publisher', account_id, name, scopes: [...PUBLISHER_SCOPES], expires_at, listing_id }
}

/** Whether the owner still trusts the repository with the listing, and has it. */
export const trustStands = (sql: Sql, { listing_id, account_id, name }: { listing_id: number; account_id: string; name: string }) => sql`
  exists (
    select from publishers p join listings l on l.id = p.listing_id and l.account_id = p.account_id
    where p.listing_id = ${listing_id} and p.account_id = ${account_id} and p.repository = ${name})`

const BATCH = 1000

export async function sweepPublisherTokens(sql: Sql, now: Date): Promise<number> {
  const gone = await sql`
    delete from publisher_tokens where hash = any(array(select hash from publisher_tokens where expires_at <= ${now} limit ${BATCH}))`
  return gone.count
}

/** A token that is over is refused for that, so that nobody needs to know any more whether it was used. */
export async function sweepUsedIdTokens(sql: Sql): Promise<number> {
  const gone = await sql`
    delete from used_id_tokens where (issuer, jti) in (
      select issuer, jti from used_id_tokens where expires_at < now() - interval '1 hour' limit ${BATCH})`
  return gone.count
}
