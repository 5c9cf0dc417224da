import type { McpUiHostContext, McpUiInitializeRequest, McpUiInitializeResult } from '@modelcontextprotocol/ext-apps'

/*
 * A view's side of MCP Apps: JSON-RPC by postMessage to the host that shows it. Written by hand, since the library's client is fifty times
 * as large; its own bridge is the host in the tests, and its types hold what is said here.
 */

export type Json = Record<string, unknown>
export type Result = { isError?: boolean; structuredContent?: Json }
type Message = { jsonrpc?: unknown; id?: number; method?: string; params?: Json; result?: unknown; error?: { message?: unknown } }

const ANSWER_MILLISECONDS_MAX = 90_000
const host = window.parent
const waiting = new Map<number, (answer: Message) => void>()
let last = 0

const post = (message: Json): void => host.postMessage({ jsonrpc: '2.0', ...message }, '*')

function request<Answer>(method: string, params: object): Promise<Answer> {
  const id = ++last
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => waiting.get(id)?.({ error: { message: 'The host does not answer.' } }), ANSWER_MILLISECONDS_MAX)
    waiting.set(id, ({ result, error }) => {
      waiting.delete(id)
      clearTimeout(timer)
      // The host is held to the protocol by nobody here: what is read of an answer is looked at where it is read.
      if (error) reject(new Error(String(error.message ?? 'The host refuses.')))
      else resolve(result as Answer)
    })
    post({ id, method, params })
  })
}

/** Calls a tool as the conversation's own client does: by the host, with what that may do and no more. */
export const callTool = (name: string, given: Json): Promise<Result> => request('tools/call', { name, arguments: given })

/** Has the host open a page. */
export const openLink = (url: string): Promise<unknown> => request('ui/open-link', { url })

/** Lets the model know what the person did here, where the host takes that. */
export const tellModel = (text: string): void =>
  void request('ui/update-model-context', { content: [{ type: 'text', text }] }).catch(() => undefined)

type Heard = { input(given: Json): void; result(result: Result): void }

export async function connect(name: string, heard: Heard): Promise<void> {
  window.addEventListener('message', ({ source, data }: MessageEvent<Message | null>) => {
    if (source === host && data?.jsonrpc === '2.0') hear(data, heard)
  })
  const params: McpUiInitializeRequest['params'] = {
    appInfo: { name, version: '1' },
    appCapabilities: {},
    protocolVersion: '2026-01-26',
  }
  const { hostContext } = await request<Partial<McpUiInitializeResult>>('ui/initialize', params)
  dress(hostContext)
  post({ method: 'ui/notifications/initialized', params: {} })
  new ResizeObserver(() => {
    const { width, height } = document.documentElement.getBoundingClientRect()
    post({ method: 'ui/notifications/size-changed', params: { width: Math.ceil(width), height: Math.ceil(height) } })
  }).observe(document.documentElement)
}

function hear(message: Message, heard: Heard): void {
  const { id, method, params = {} } = message
  if (method === undefined) return waiting.get(id ?? 0)?.(message)
  if (method === 'ui/notifications/tool-input') heard.input((params.arguments ?? {}) as Json)
  else if (method === 'ui/notifications/tool-result') heard.result(params)
  else if (method === 'ui/notifications/host-context-changed') dress(params)
  else if (id !== undefined)
    post(
      method === 'ping' || method === 'ui/resource-teardown'
        ? { id, result: {} }
        : { id, error: { code: -32601, message: 'Method not found' } },
    )
}

function dress(context: McpUiHostContext | undefined): void {
  if (context?.theme === 'dark' || context?.theme === 'light') document.documentElement.dataset.theme = context.theme
}
