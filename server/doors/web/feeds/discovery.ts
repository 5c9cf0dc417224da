import type { Elysia } from 'elysia'
import { authorizationServerMetadata, protectedResourceMetadata, publicJson } from '../../../auth/metadata.ts'
import { preflight } from '../../../auth/oauth_wire.ts'
import { nameRoute } from '../../../base/trace.ts'
import { madeOnce } from '../../../base/made_once.ts'
import type { countFiles } from '../../rest.ts'
import type { Service } from '../../../core/context.ts'
import { serverCard } from '../../mcp/identity.ts'
import { ownFile } from '../../../own_files.ts'
import { listingSchema } from './listing_schema.ts'
import { llmsText } from './llms_text.ts'
import { openapiJson } from './openapi_json.ts'

const CONTRACT = ownFile('../openapi.yaml')
const SECURITY_DAYS = 180
const DAY_MILLISECONDS = 86_400_000

type Asked = { request: Request }

/** Where programs and the people who write them learn what there is: the contract, the way through it, whom to ask. */
export function openDiscovery(app: Elysia, service: Service, counted: ReturnType<typeof countFiles>): void {
  const { config, sites, clock } = service
  const serve = (path: string, answer: (asked: Asked) => Promise<Response> | Response) => {
    const answerCounted = counted((request) => answer({ request }))
    app.get(path, ({ request }) => (nameRoute(path), answerCounted(request)), { parse: 'none' })
    // A client in a browser names its protocol version with every request, which the browser asks about first.
    app.route('OPTIONS', path, () => preflight('GET, HEAD'), { parse: 'none' })
  }
  const json = madeOnce(openapiJson)
  serve('/openapi.json', async () => text(await json(), 'application/json'))
  const yaml = madeOnce(contractToRead)
  serve('/openapi.yaml', async () => text(await yaml(), 'application/yaml; charset=utf-8'))
  let schema: string | undefined
  serve('/schemas/listing.json', () => text((schema ??= JSON.stringify(listingSchema())), 'application/schema+json'))
  serve('/llms.txt', async ({ request }) => {
    const site = await sites.byHost(request.headers.get('host'))
    return text(await llmsText(site, config.base_url), 'text/plain; charset=utf-8')
  })
  // Clients look beside the address they were given, whatever part of the tools that is.
  for (const path of ['', '/mcp', '/mcp/*'])
    serve(`/.well-known/oauth-protected-resource${path}`, () => publicJson(protectedResourceMetadata('mcp', config.base_url)))
  serve('/.well-known/oauth-protected-resource/api/v1', () => publicJson(protectedResourceMetadata('api', config.base_url)))
  serve('/.well-known/oauth-authorization-server', () => publicJson(authorizationServerMetadata(config.base_url)))
  // The draft of server cards names both places.
  for (const path of ['/.well-known/mcp/server-card.json', '/mcp/server-card']) serve(path, () => publicJson(serverCard(config.base_url)))
  serve('/.well-known/security.txt', () => text(securityText(config, clock()), 'text/plain; charset=utf-8'))
}

/** As it is written; packed, it lies there as JSON, and is written out in lines for people. */
async function contractToRead(): Promise<string> {
  const contract = await Bun.file(CONTRACT).text()
  return contract.startsWith('{') ? Bun.YAML.stringify(JSON.parse(contract), null, 2) : contract
}

/** RFC 9116. */
function securityText({ base_url, security_contact }: Service['config'], now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / DAY_MILLISECONDS + SECURITY_DAYS) * DAY_MILLISECONDS)
  return [
    `Contact: ${security_contact}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${base_url}/.well-known/security.txt`,
    '',
  ].join('\n')
}

const text = (body: string, type: string): Response =>
  new Response(body, {
    headers: {
      'content-type': type,
      'cache-control': 'public, max-age=300',
      // Read by programs of any origin, as the interface itself is.
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    },
  })
