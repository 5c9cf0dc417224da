import type { Sql } from '../database/open.ts'
import { ACCESS_TOKEN_SECONDS } from '../base/limits.ts'
import { SCOPES } from './keys.ts'
import { CLI_CLIENT, resourceOf } from './resources.ts'

/** What the authorization server must know before the first call: the two resources, named by BASE_URL, and the terminal's client. */
export async function ensureAuthorizationServer(sql: Sql, base_url: string): Promise<void> {
  const scopes = sql.json([...SCOPES, 'offline_access'])
  const resources = [
    { id: 'mcp', identifier: resourceOf('mcp', base_url), name: 'MCP server' },
    { id: 'api', identifier: resourceOf('api', base_url), name: 'REST API' },
  ]
  for (const { id, identifier, name } of resources)
    await sql`
      insert into auth."oauthResource" (id, identifier, name, "accessTokenTtl", "allowedScopes", disabled, "createdAt", "updatedAt", "policyVersion")
      values (${id}, ${identifier}, ${name}, ${ACCESS_TOKEN_SECONDS}, ${scopes}, false, now(), now(), 1)
      on conflict (id) do update set identifier = excluded.identifier, "accessTokenTtl" = excluded."accessTokenTtl",
        "allowedScopes" = excluded."allowedScopes", "updatedAt" = now()
      where auth."oauthResource".identifier <> excluded.identifier or auth."oauthResource"."allowedScopes" <> excluded."allowedScopes"`
  await sql`
    insert into auth."oauthClient" (id, "clientId", name, disabled, scopes, "redirectUris", "tokenEndpointAuthMethod", "applicationType",
      "grantTypes", "responseTypes", "requirePKCE", "createdAt", "updatedAt")
    values (${CLI_CLIENT}, ${CLI_CLIENT}, 'Listing command line', false, ${scopes}, ${sql.json(['http://127.0.0.1/callback'])}, 'none', 'native',
      ${sql.json(['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'])}, ${sql.json(['code'])}, true, now(), now())
    on conflict ("clientId") do update set scopes = excluded.scopes, "updatedAt" = now() where auth."oauthClient".scopes <> excluded.scopes`
  for (const { id, identifier } of resources)
    await sql`
      insert into auth."oauthClientResource" (id, "clientId", "resourceId", "createdAt") values (${`${CLI_CLIENT}:${id}`}, ${CLI_CLIENT}, ${identifier}, now())
      on conflict do nothing`
}
