import type { Sql } from '../database/open.ts'
import { readOwnNames } from './app_names.ts'
import { nameOf, placeOf, saveConsent } from './grants.ts'
import { CLI_CLIENT } from './resources.ts'

export type DeviceRequest = {
  id: string
  client_id: string
  client_name: string
  redirect_hosts: string[]
  own: boolean
  scopes: string[]
  resources: string[]
}

/** As people type a code: dashes, spaces and case do not matter. */
export const plainUserCode = (typed: string): string =>
  typed
    .replace(/[^a-z0-9]/gi, '')
    .toUpperCase()
    .slice(0, 20)

/** `ABCD-EFGH`, as it is read aloud. */
export const showUserCode = (code: string): string => code.replace(/^(.{4})(.+)$/, '$1-$2')

/** The request behind a code that waits for an answer; null for one that is none, over, or answered. */
export async function findDeviceRequest(sql: Sql, user_code: string): Promise<DeviceRequest | null> {
  const [row] = await sql<
    {
      id: string
      client_id: string
      client_name: string | null
      redirects: string[] | null
      scope: string | null
      resources: string[] | null
    }[]
  >`
    select d.id, c."clientId" as client_id, c.name as client_name, c."redirectUris" as redirects, d.scope, d.resources
    from auth."deviceCode" d join auth."oauthClient" c on c."clientId" = d."oauthClientId" and c.disabled is not true
    where d."userCode" = ${user_code} and d.status = 'pending' and d."expiresAt" > now()`
  if (!row) return null
  const { id, client_id, client_name, scope, resources } = row
  const redirects = row.redirects ?? []
  return {
    id,
    client_id,
    client_name: nameOf({ client_id, name: client_name, redirects }, await readOwnNames(sql)),
    redirect_hosts: [...new Set(redirects.map(placeOf))],
    own: client_id === CLI_CLIENT,
    scopes: (scope ?? '').split(' ').filter(Boolean),
    resources: resources ?? [],
  }
}

/** Answers the request in the person's name; one that is allowed stands among the connected apps. False when it was answered meanwhile. */
export async function answerDevice(sql: Sql, request: DeviceRequest, account_id: string, allow: boolean): Promise<boolean> {
  const rows = await sql`
    update auth."deviceCode" set status = ${allow ? 'approved' : 'denied'}, "userId" = ${account_id}
    where id = ${request.id} and status = 'pending' and "expiresAt" > now() returning id`
  if (rows.length === 0) return false
  if (allow) await saveConsent(sql, account_id, request.client_id, request.scopes, request.resources)
  return true
}
