import type { Audience } from './bearer.ts'

/** What tokens are made out to (RFC 8707): each door takes only its own. */
export const resourceOf = (audience: Audience, base_url: string): string => `${base_url}${audience === 'mcp' ? '/mcp' : '/api/v1'}`

/** The terminal's client, which every deployment knows from the start. */
export const CLI_CLIENT = 'listing-cli'

/** Where the authorization server answers. */
export const AUTH = '/auth'
