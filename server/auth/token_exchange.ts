import type { Service } from '../core/context.ts'
import { PUBLISHER_TOKEN_SECONDS } from '../base/limits.ts'
import { readIdToken } from './id_tokens.ts'
import { OAuthRefused } from './oauth_requests.ts'
import { grantToken, lockTrusts, PUBLISHER_SCOPES, useOnce, type RunClaims, type Trust } from './publishers.ts'
import { resourceOf } from './resources.ts'

const ID_TOKEN = 'urn:ietf:params:oauth:token-type:id_token'
const ACCESS_TOKEN = 'urn:ietf:params:oauth:token-type:access_token'
const LISTINGS_NAMED_MAX = 20

/** A runner's ID token for an access token that may write one listing (RFC 8693). */
export async function exchangeToken(service: Service, form: URLSearchParams): Promise<Response> {
  const { base_url, clock_offset_seconds } = service.config
  const given = parametersOf(form)
  if (given.subject_token_type !== ID_TOKEN) throw wrong(`subject_token_type is ${ID_TOKEN}.`)
  if ((given.requested_token_type ?? ACCESS_TOKEN) !== ACCESS_TOKEN) throw wrong(`requested_token_type is ${ACCESS_TOKEN}.`)
  if (given.subject_token === undefined) throw wrong('subject_token is missing.')
  if (given.audience === undefined) throw wrong('audience is missing.')
  if (given.audience !== base_url) throw new OAuthRefused('invalid_target', `audience is ${base_url}.`)
  const wanted = given.resource === undefined ? null : listingOf(given.resource, base_url)
  const now = service.clock()
  // Issuers keep the real clock.
  const claims = await readIdToken(service, given.subject_token, new Date(now.getTime() - clock_offset_seconds * 1000))
  const access_token = await service.database.begin(async (sql) => {
    const trusts = (await lockTrusts(sql, claims)).filter((trust) => wanted === null || trust.listing_id === wanted)
    const trust = chosen(trusts, claims, base_url)
    if (!(await useOnce(sql, claims))) throw new OAuthRefused('invalid_grant', 'The subject token was used before: each is good once.')
    return grantToken(sql, trust, claims, now)
  })
  return Response.json({
    access_token,
    issued_token_type: ACCESS_TOKEN,
    token_type: 'Bearer',
    expires_in: PUBLISHER_TOKEN_SECONDS,
    scope: PUBLISHER_SCOPES.join(' '),
  })
}

const wrong = (description: string) => new OAuthRefused('invalid_request', description)

function parametersOf(form: URLSearchParams): Record<string, string | undefined> {
  const given = Object.fromEntries(form)
  for (const name of new Set(form.keys())) if (form.getAll(name).length > 1) throw wrong(`${name} was sent more than once.`)
  return given
}

function listingOf(resource: string, base_url: string): number {
  const listings = `${resourceOf('api', base_url)}/me/listings/`
  const id = resource.startsWith(listings) ? /^[1-9]\d{0,8}$/.exec(resource.slice(listings.length))?.[0] : undefined
  if (id === undefined) throw new OAuthRefused('invalid_target', `resource is ${listings}LISTING_ID.`)
  return Number(id)
}

/** The one listing that trusts this run. A repository that took over the name of another is not trusted in its place. */
function chosen(trusts: Trust[], { repository, repository_id, owner_id }: RunClaims, base_url: string): Trust {
  const same = trusts.filter(
    (trust) => (trust.repository_id ?? repository_id) === repository_id && (trust.owner_id ?? owner_id) === owner_id,
  )
  const ids = [...new Set(same.map(({ listing_id }) => listing_id))]
  const [first] = same
  if (first === undefined && trusts.length > 0)
    throw new OAuthRefused(
      'invalid_grant',
      `${repository} is not the repository that was trusted: its ids are others. If that is meant, remove it (remove_publisher) and trust it anew.`,
    )
  if (first === undefined)
    throw new OAuthRefused('invalid_grant', `No listing trusts this run of ${repository}: see the publishers of the listing.`)
  if (ids.length > 1) {
    const named = ids.slice(0, LISTINGS_NAMED_MAX).map((id) => `${resourceOf('api', base_url)}/me/listings/${id}`)
    throw new OAuthRefused('invalid_target', `${ids.length} listings trust ${repository}. Name one by resource: ${named.join(', ')}`)
  }
  return first
}
