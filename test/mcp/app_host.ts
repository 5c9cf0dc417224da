import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'

/*
 * A host of MCP Apps in a page, as a chat would have one: the official client calls a tool, the official bridge shows the view that the
 * tool names, in a frame that may run its scripts and nothing else.
 */

type Opened = { url: string; key: string; tool: string; given: Record<string, unknown>; theme: 'light' | 'dark' }
type Seen = { links: string[]; context: string[]; sizes: number; result: unknown }
declare global {
  // eslint-disable-next-line no-var
  var openView: (opened: Opened) => Promise<void>
  // eslint-disable-next-line no-var
  var seen: Seen
}

globalThis.openView = async ({ url, key, tool, given, theme }) => {
  const client = new Client({ name: 'a-host', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } })
  const requestInit = { headers: { authorization: `Bearer ${key}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit }))
  const found = (await client.listTools()).tools.find(({ name }) => name === tool)
  const { ui } = (found?._meta ?? {}) as { ui?: { resourceUri?: string } }
  const { contents } = await client.readResource({ uri: ui?.resourceUri ?? '' })
  const [content] = contents as { mimeType: string; text: string }[]
  if (content?.mimeType !== 'text/html;profile=mcp-app') throw new Error('no view')
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.title = 'view'
  document.body.replaceChildren(frame)
  const inside = frame.contentWindow
  if (!inside) throw new Error('no frame')
  const capabilities = { openLinks: {}, serverTools: {}, updateModelContext: { text: {} } }
  const bridge = new AppBridge(client, { name: 'a-host', version: '1.0.0' }, capabilities, { hostContext: { theme } })
  const seen: Seen = { links: [], context: [], sizes: 0, result: null }
  globalThis.seen = seen
  bridge.onopenlink = async ({ url: opened }) => {
    seen.links.push(opened)
    return {}
  }
  bridge.onupdatemodelcontext = async ({ content: told }) => {
    seen.context.push(JSON.stringify(told))
    return {}
  }
  bridge.onsizechange = ({ height = 0 }) => {
    seen.sizes++
    frame.style.height = `${height}px`
  }
  const ready = new Promise<void>((resolve) => {
    bridge.oninitialized = () => resolve()
  })
  await bridge.connect(new PostMessageTransport(inside, inside))
  frame.srcdoc = content.text
  await ready
  await bridge.sendToolInput({ arguments: given })
  const result = await client.callTool({ name: tool, arguments: given })
  seen.result = result.structuredContent
  await bridge.sendToolResult(result)
}
