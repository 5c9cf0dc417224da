import { SCOPES } from './keys.ts'
import { AUTH, resourceOf, TOKEN_EXCHANGE, type Audience } from './resources.ts'

/** How an app may prove itself where it takes a token and where it gives one back, and by what it may sign. */
const AUTH_METHODS = ['none', 'client_secret_basic', 'client_secret_post', 'private_key_jwt']
const SIGNED_BY = ['ES256', 'RS256', 'EdDSA']

/** What the authorization server is and where (RFC 8414). */
export function authorizationServerMetadata(base_url: string) {
  const at = (path: string) => `${base_url}${AUTH}${path}`
  return {
    issuer: base_url,
    authorization_endpoint: at('/oauth2/authorize'),
    token_endpoint: at('/oauth2/token'),
    registration_endpoint: at('/oauth2/register'),
    revocation_endpoint: at('/oauth2/revoke'),
    device_authorization_endpoint: at('/device/code'),
    jwks_uri: at('/jwks'),
    scopes_supported: [...SCOPES, 'offline_access'],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code', TOKEN_EXCHANGE],
    token_endpoint_auth_methods_supported: AUTH_METHODS,
    token_endpoint_auth_signing_alg_values_supported: SIGNED_BY,
    revocation_endpoint_auth_methods_supported: AUTH_METHODS,
    revocation_endpoint_auth_signing_alg_values_supported: SIGNED_BY,
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    service_documentation: `${base_url}/docs`,
  }
}

/** Who gives out tokens for a door, and for what (RFC 9728). */
export const protectedResourceMetadata = (audience: Audience, base_url: string) => ({
  resource: resourceOf(audience, base_url),
  authorization_servers: [base_url],
  scopes_supported: SCOPES,
  bearer_methods_supported: ['header'],
  resource_documentation: `${base_url}/docs`,
})

/** Read by programs of any origin. */
export const publicJson = (document: object): Response =>
  Response.json(document, {
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300', 'x-content-type-options': 'nosniff' },
  })
