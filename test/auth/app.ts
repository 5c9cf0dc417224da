import { createHash, randomBytes } from 'node:crypto'
import type { TestService } from '../test_service.ts'
import type { Person } from './person.ts'

export const CALLBACK = 'http://127.0.0.1:43110/callback'
export const BASE = 'http://localhost:3000'

/** An app that a person connects, as bytes on the wire. */
export async function openApp(testService: TestService, metadata: Record<string, unknown> = {}) {
  const registered = await fetch(`${testService.url}/auth/oauth2/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Test app', redirect_uris: [CALLBACK], token_endpoint_auth_method: 'none', ...metadata }),
  })
  const client = (await registered.json()) as { client_id: string; client_secret?: string; error?: string }
  return { registered: registered.status, ...appOf(testService, client.client_id), client }
}

export function appOf(testService: TestService, client_id: string) {
  const verifier = randomBytes(32).toString('base64url')
  const request = (more: Record<string, string | undefined> = {}) => {
    const params: Record<string, string | undefined> = {
      response_type: 'code',
      client_id,
      redirect_uri: CALLBACK,
      state: 'st-1',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      resource: `${BASE}/mcp`,
      scope: 'account:read',
      ...more,
    }
    return `/auth/oauth2/authorize?${new URLSearchParams(Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined))}`
  }
  const token = async (fields: Record<string, string>): Promise<{ status: number; body: Tokens }> => {
    const response = await fetch(`${testService.url}/auth/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams({ client_id, ...fields }),
    })
    return { status: response.status, body: (await response.json()) as Tokens }
  }
  return {
    client_id,
    verifier,
    request,
    token,
    exchange: (code: string, more: Record<string, string> = {}) =>
      token({ grant_type: 'authorization_code', code, redirect_uri: CALLBACK, code_verifier: verifier, ...more }),
    refresh: (refresh_token: string, more: Record<string, string> = {}) => token({ grant_type: 'refresh_token', refresh_token, ...more }),
    /** The person allows what is asked; answers where the browser is sent. */
    async connect(person: Person, more: Record<string, string | undefined> = {}): Promise<URL> {
      const first = await person.visit(request(more))
      const to = first.headers.get('location') ?? ''
      if (!to.startsWith('/consent?')) return new URL(to, BASE)
      const decided = await person.post(to, { decision: 'allow' })
      return new URL(decided.headers.get('location') ?? '', BASE)
    },
    async tokens(person: Person, more: Record<string, string | undefined> = {}): Promise<Tokens> {
      const back = await this.connect(person, more)
      const { status, body } = await this.exchange(back.searchParams.get('code') ?? '')
      if (status !== 200) throw new Error(`no tokens: ${JSON.stringify(body)} ${back}`)
      return body
    },
  }
}

export type Tokens = {
  access_token: string
  refresh_token: string
  token_type: string
  scope: string
  expires_in: number
  error?: string
  error_description?: string
}

/** Who the token is to the REST API: 200, or how it is refused. */
export const askApi = (testService: TestService, token: string) =>
  testService.call('/me', { headers: { authorization: `Bearer ${token}` } })
