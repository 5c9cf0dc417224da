import type { Resource } from '@modelcontextprotocol/server'
import { sha256 } from '../../base/sha256.ts'
import { ownFile, ownModule } from '../../own_files.ts'
import type { OperationId } from '../../core/spec.ts'
import { bundle } from '../bundle.ts'

/** What a host may show beside an answer (MCP Apps): a page of its own kind for each, and the tools whose answers it shows. */
const VIEWS = {
  review: { title: 'Review a draft', tools: ['get_draft', 'submit_listing', 'update_draft'] },
  board: { title: 'Products in their order', tools: ['get_weekly_leaderboard', 'search_listings'] },
  price: { title: 'A price, and the way to pay it', tools: ['quote_order', 'create_checkout'] },
} as const satisfies Record<string, { title: string; tools: readonly OperationId[] }>
type Name = keyof typeof VIEWS

const TYPE = 'text/html;profile=mcp-app'
const NAMES = Object.keys(VIEWS) as Name[]
const uriOf = (name: Name): string => `ui://listing/${name}`

/** What stands on a tool whose answer has a view, for every client alike. */
export function metaOf(id: OperationId): { ui: { resourceUri: string } } | null {
  const name = NAMES.find((each) => (VIEWS[each].tools as readonly OperationId[]).includes(id))
  return name === undefined ? null : { ui: { resourceUri: uriOf(name) } }
}

export const VIEW_RESOURCES: Resource[] = NAMES.map((name) => ({
  uri: uriOf(name),
  name: `${name}-view`,
  title: VIEWS[name].title,
  mimeType: TYPE,
}))

/** Built at its first reading. */
const built = new Map<Name, Promise<string>>()

/** A view as a host reads it; null for an address that none is at. It asks for no network and no permission. */
export async function readView(uri: string) {
  const name = NAMES.find((each) => uriOf(each) === uri)
  if (name === undefined) return null
  const html = built.get(name) ?? build(name)
  built.set(name, html)
  return { contents: [{ uri, mimeType: TYPE, text: await html, _meta: { ui: { prefersBorder: true } } }] }
}

/** One file that needs no other: only its own script and style run in it, wherever it is shown. */
async function build(name: Name): Promise<string> {
  const [style, script] = await Promise.all([bundle(ownFile('doors/mcp/apps/view.css')), bundle(ownModule(`doors/mcp/apps/${name}`))])
  const [css, js] = [style, script].map((bytes) => new TextDecoder().decode(bytes).trim().replaceAll('</', '<\\/'))
  const hashOf = (text = ''): string => `'sha256-${sha256(new TextEncoder().encode(text)).toString('base64')}'`
  const policy = `default-src 'none'; script-src ${hashOf(js)}; style-src ${hashOf(css)}; base-uri 'none'; form-action 'none'`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${VIEWS[name].title}</title><style>${css}</style></head><body><script type="module">${js}</script></body></html>`
}
