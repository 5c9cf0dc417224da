import {
  Client,
  StreamableHTTPClientTransport,
  UnauthorizedError,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
} from '@modelcontextprotocol/client'
import { UnauthorizedError as OldUnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js'
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { TestService } from '../test_service.ts'
import type { Person } from '../auth/person.ts'
import type { Result } from './agents.ts'

export const REDIRECT = 'http://127.0.0.1:43111/callback'
const INFO = { name: 'a-connected-agent', version: '1.0.0' }

/** An agent that signs in as its library does; the person behind it allows what it asks for. */
type Connected = {
  call(name: string, given?: Record<string, unknown>): Promise<Result>
  tools(): Promise<unknown[]>
  /** What the person was asked to allow, each time. */
  asked: { scope: string; resource: string | null; client_id: string }[]
  close(): Promise<void>
}

/** What a library keeps of a sign-in, and the way back from the browser. */
function createProvider(testService: TestService, person: Person, client_metadata_url?: string) {
  const kept: {
    client?: { client_id: string }
    tokens?: { access_token: string; token_type: string }
    verifier: string
    back?: URL
    discovery?: OAuthDiscoveryState
  } = { verifier: '' }
  const asked: Connected['asked'] = []
  const provider = {
    redirectUrl: REDIRECT,
    ...(client_metadata_url === undefined ? {} : { clientMetadataUrl: client_metadata_url }),
    clientMetadata: { client_name: 'A connected agent', redirect_uris: [REDIRECT], token_endpoint_auth_method: 'none' },
    state: () => 'st-7',
    clientInformation: () => kept.client,
    saveClientInformation: (client: { client_id: string }) => void (kept.client = client),
    tokens: () => kept.tokens,
    saveTokens: (tokens: { access_token: string; token_type: string }) => void (kept.tokens = tokens),
    saveCodeVerifier: (verifier: string) => void (kept.verifier = verifier),
    codeVerifier: () => kept.verifier,
    saveDiscoveryState: (discovery: OAuthDiscoveryState) => void (kept.discovery = discovery),
    discoveryState: () => kept.discovery,
    /** The browser: the page asks, the person allows. */
    async redirectToAuthorization(url: URL) {
      const { searchParams } = url
      asked.push({
        scope: searchParams.get('scope') ?? '',
        resource: searchParams.get('resource'),
        client_id: searchParams.get('client_id') ?? '',
      })
      const first = await person.visit(url.pathname + url.search)
      let to = first.headers.get('location') ?? ''
      if (to.startsWith('/consent?')) to = (await person.post(to, { decision: 'allow' })).headers.get('location') ?? ''
      kept.back = new URL(to, testService.url)
    },
  }
  /** The parameters that the browser brought back. */
  const brought = () => {
    if (!kept.back?.searchParams.has('code')) throw new Error(`the person was sent to ${kept.back?.href ?? 'nowhere'}`)
    return kept.back.searchParams
  }
  return { provider, asked, brought }
}

/** Again after each sign-in that the library asks for; two are enough for a scope that was missing. */
async function withSignIn<Answer>(
  attempt: () => Promise<Answer>,
  finish: () => Promise<void>,
  isUnauthorized: (error: unknown) => boolean,
) {
  for (let signed_in = 0; ; signed_in++) {
    try {
      return await attempt()
    } catch (error) {
      if (!isUnauthorized(error) || signed_in === 2) throw error
      await finish()
    }
  }
}

type Open = (testService: TestService, person: Person, client_metadata_url?: string) => Promise<Connected>

const openNew =
  (options: ConstructorParameters<typeof Client>[1]): Open =>
  async (testService, person, client_metadata_url) => {
    const { provider, asked, brought } = createProvider(testService, person, client_metadata_url)
    const client = new Client(INFO, options)
    const transport = new StreamableHTTPClientTransport(new URL(`${testService.url}/mcp`), {
      authProvider: provider satisfies OAuthClientProvider,
    })
    await client.connect(transport)
    const again = <Answer>(attempt: () => Promise<Answer>) =>
      withSignIn(
        attempt,
        () => transport.finishAuth(brought()),
        (error) => error instanceof UnauthorizedError,
      )
    return {
      asked,
      call: (name, given = {}) => again(() => client.callTool({ name, arguments: given })),
      tools: async () => (await client.listTools()).tools,
      close: () => client.close(),
    }
  }

export const openOld: Open = async (testService, person) => {
  const { provider, asked, brought } = createProvider(testService, person)
  const client = new OldClient(INFO)
  const transport = new OldTransport(new URL(`${testService.url}/mcp`), { authProvider: provider })
  await client.connect(transport)
  const again = <Answer>(attempt: () => Promise<Answer>) =>
    withSignIn(
      attempt,
      () => transport.finishAuth(brought().get('code') ?? ''),
      (error) => error instanceof OldUnauthorizedError,
    )
  return {
    asked,
    // The old client's type admits an answer of 2024 too, which has neither member.
    call: (name, given = {}) => again(async () => (await client.callTool({ name, arguments: given })) as Result),
    tools: async () => (await client.listTools()).tools,
    close: () => client.close(),
  }
}

export const openModern = openNew({ versionNegotiation: { mode: { pin: '2026-07-28' } } })
export const openOf = (version: string) => openNew({ supportedProtocolVersions: [version] })
