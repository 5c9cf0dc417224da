/** The door that a token came through; a token made out to one is nothing at the other. Keys are made out to neither and open both. */
export type Audience = 'mcp' | 'api'

/** What tokens are made out to (RFC 8707): each door takes only its own. */
export const resourceOf = (audience: Audience, base_url: string): string => `${base_url}${audience === 'mcp' ? '/mcp' : '/api/v1'}`

/** The terminal's client, which every deployment knows from the start. */
export const CLI_CLIENT = 'listing-cli'

/** The grant of a runner that shows its issuer's token (RFC 8693). */
export const TOKEN_EXCHANGE = 'urn:ietf:params:oauth:grant-type:token-exchange'

/** Where the authorization server answers. */
export const AUTH = '/auth'
