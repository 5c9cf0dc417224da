import type { Implementation } from '@modelcontextprotocol/server'
import { document } from '../../core/spec.ts'
import { MODERN, HANDSHAKE_VERSIONS } from './plain_call.ts'

const CARD_SCHEMA = 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json'

/** How this server introduces itself; its website and icon are those of the deployment. */
export function identityOf(base_url: string): Implementation {
  const { title, version, summary } = document.info
  return {
    name: 'listing',
    title,
    version,
    description: summary,
    websiteUrl: base_url,
    icons: [{ src: `${base_url}/favicon.svg`, mimeType: 'image/svg+xml', sizes: ['any'] }],
  }
}

/** The same for who has not connected yet, as the draft of server cards wants it: what it is and where, never its tools. */
export function serverCard(base_url: string): object {
  const { name, ...identity } = identityOf(base_url)
  return {
    $schema: CARD_SCHEMA,
    // The name's first half is the host read backwards.
    name: `${new URL(base_url).hostname
      .replace(/[[\]:]/g, '')
      .split('.')
      .toReversed()
      .join('.')}/${name}`,
    ...identity,
    remotes: [{ type: 'streamable-http', url: `${base_url}/mcp`, supportedProtocolVersions: [MODERN, ...HANDSHAKE_VERSIONS] }],
  }
}
