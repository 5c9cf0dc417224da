import type { Sql } from '../database/open.ts'
import type { Scope } from '../core/spec.ts'
import { readOwnNames, shownName } from './app_names.ts'
import { SCOPES } from './keys.ts'
import { CLI_CLIENT } from './resources.ts'

export type App = { client_id: string; name: string; scopes: Scope[]; redirect_hosts: string[]; since: Date; last_used_at: Date | null }
export type Client = { client_id: string; name: string; redirects: string[]; own: boolean; verified_host: string | null }

type AppRow = { client_id: string; name: string | null; scopes: string[]; redirects: string[]; since: Date; last_used_at: Date | null }

/** The apps that an account has let in, the latest first. */
export async function listApps(sql: Sql, account_id: string): Promise<App[]> {
  const rows = await sql<AppRow[]>`
    select c."clientId" as client_id, c.name, s.scopes, c."redirectUris" as redirects, s.since,
      (select max(r."createdAt") from auth."oauthRefreshToken" r where r."userId" = ${account_id} and r."clientId" = c."clientId") as last_used_at
    from auth."oauthClient" c join (
      select "clientId", min("createdAt") as since, jsonb_agg(scopes) as scopes from (
        select "clientId", "createdAt", scopes from auth."oauthConsent" where "userId" = ${account_id} union all
        select "clientId", "createdAt", scopes from auth."oauthRefreshToken" where "userId" = ${account_id} and revoked is null and "expiresAt" > now()
      ) g group by 1
    ) s on s."clientId" = c."clientId"
    order by s.since desc, c."clientId" limit 200`
  const own_names = await readOwnNames(sql)
  return rows.map(({ client_id, name, scopes, redirects, ...row }) => {
    const granted = scopes.flat()
    return {
      ...row,
      client_id,
      name: nameOf({ client_id, name, redirects }, own_names),
      scopes: SCOPES.filter((scope) => granted.includes(scope)),
      redirect_hosts: [...new Set(redirects.map(placeOf))],
    }
  })
}

/** What an app is called where a person decides: our own terminal by its name, any other by what it may claim. */
export const nameOf = (
  { client_id, name, redirects }: { client_id: string; name: string | null; redirects: readonly string[] },
  own_names: readonly string[],
): string => (client_id === CLI_CLIENT && name !== null ? name : shownName(name, placeOf(redirects[0] ?? client_id), own_names))

/** What a consent page says of an app; null for one that is none, or is switched off. */
export async function findClient(sql: Sql, client_id: string): Promise<Client | null> {
  const [row] = await sql<{ name: string | null; redirects: string[]; discovered: string | null }[]>`
    select name, "redirectUris" as redirects, "clientDiscoveryId" as discovered from auth."oauthClient"
    where "clientId" = ${client_id} and disabled is not true`
  if (!row) return null
  const verified_host = row.discovered === null ? null : (URL.parse(client_id)?.host ?? null)
  return {
    client_id,
    name: nameOf({ ...row, client_id }, await readOwnNames(sql)),
    redirects: row.redirects,
    own: client_id === CLI_CLIENT,
    verified_host,
  }
}

/** Where a redirect goes, as a person reads it: the host of a website, this machine, or a program by its scheme. */
export function placeOf(redirect: string): string {
  const url = URL.parse(redirect)
  if (!url) return 'an unknown place'
  if (url.protocol === 'http:' || url.protocol === 'https:') return isLoopback(url) ? 'this computer' : url.host
  return `a program on this device (${url.protocol})`
}

export const isLoopback = (url: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)

/** Lets an app in beside the library's own way, as a code on a device does. */
export async function saveConsent(
  sql: Sql,
  account_id: string,
  client_id: string,
  scopes: readonly string[],
  resources: readonly string[],
): Promise<void> {
  const [known] = await sql<{ id: string; scopes: string[]; resources: string[] | null }[]>`
    select id, scopes, resources from auth."oauthConsent" where "userId" = ${account_id} and "clientId" = ${client_id} for update`
  const all = sql.json([...new Set([...(known?.scopes ?? []), ...scopes])])
  const where = sql.json([...new Set([...(known?.resources ?? []), ...resources])])
  if (known) await sql`update auth."oauthConsent" set scopes = ${all}, resources = ${where}, "updatedAt" = now() where id = ${known.id}`
  else
    await sql`
      insert into auth."oauthConsent" (id, "clientId", "userId", scopes, resources, "createdAt", "updatedAt")
      values (${crypto.randomUUID()}, ${client_id}, ${account_id}, ${all}, ${where}, now(), now())`
}

export type Grant = { account_id: string; client_id: string; issued_at: Date }

/** Whether consent and grant still stand by which a token was given out. */
export const grantStands = (sql: Sql, { account_id, client_id, issued_at }: Grant) => sql`
  exists (select from auth."oauthConsent" where "userId" = ${account_id} and "clientId" = ${client_id})
  and not exists (
    select from revoked_grants where account_id = ${account_id} and client_id = ${client_id} and revoked_at >= ${issued_at})`

/**
 * Ends what an app was given: consent, codes that are under way, refresh tokens, and the access tokens that are out, in every process at
 * once. With a consent the database ends its tokens, whoever deletes it. False where the account let no such app in.
 */
export async function endApp(sql: Sql, account_id: string, client_id: string): Promise<boolean> {
  const consents = await sql`delete from auth."oauthConsent" where "userId" = ${account_id} and "clientId" = ${client_id} returning id`
  await endCodes(sql, account_id, client_id)
  return consents.length > 0
}

/** The same for every app. */
export async function endApps(sql: Sql, account_id: string): Promise<void> {
  await sql`delete from auth."oauthConsent" where "userId" = ${account_id}`
  await endCodes(sql, account_id, null)
}

async function endCodes(sql: Sql, account_id: string, client_id: string | null): Promise<void> {
  await sql`
    delete from auth."verification" where value like '{"type":"authorization_code"%' and value::jsonb ->> 'userId' = ${account_id}
      and ${client_id === null ? sql`true` : sql`value::jsonb #>> '{query,client_id}' = ${client_id}`}`
}
