import type { TestService } from '../test_service.ts'

export type Rpc = { jsonrpc?: string; id?: unknown; result?: Record<string, unknown>; error?: { code: number; message: string } }

/** Messages as bytes on the wire, for what no library would send. */
export function wireOf(testService: TestService) {
  const post = (body: unknown, headers: Record<string, string> = {}, path = '/mcp') =>
    fetch(`${testService.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : body instanceof Blob ? body : JSON.stringify(body),
    })
  const call = (name: string, given: object = {}) => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } })
  /** The same message as 2026-07-28 sends it, with the headers that it wants. */
  const modern = (message: { method: string; params?: Record<string, unknown> }, headers: Record<string, string> = {}, path = '/mcp') => {
    const { name } = (message.params ?? {}) as { name?: string }
    const _meta = { 'io.modelcontextprotocol/protocolVersion': '2026-07-28', 'io.modelcontextprotocol/clientCapabilities': {} }
    return post(
      { jsonrpc: '2.0', id: 1, ...message, params: { ...message.params, _meta } },
      {
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': message.method,
        ...(name === undefined ? {} : { 'mcp-name': name }),
        ...headers,
      },
      path,
    )
  }
  const rpc = async (response: Response): Promise<Rpc> => (await response.json()) as Rpc
  const result = async (response: Response) =>
    (await rpc(response)).result as { isError?: boolean; structuredContent: Record<string, unknown> }
  return { post, call, modern, rpc, result }
}

/** The parameters of a challenge. */
export function challengeOf(response: Response): Record<string, string> {
  const header = response.headers.get('www-authenticate') ?? ''
  return Object.fromEntries([...header.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))
}
