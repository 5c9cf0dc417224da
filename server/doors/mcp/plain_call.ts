import { isObject } from '../../base/is_object.ts'
import type { Answer } from '../../core/answer.ts'
import type { Flat } from '../../core/input_issues.ts'

/** A tool call as nearly every client sends it, with nothing in it that the protocol's library would have to decide. */
export type PlainCall = { id: string | number; name: string; given: Flat; modern: boolean }

const META = 'io.modelcontextprotocol/'
export const MODERN = '2026-07-28'
/** All versions before 2026-07-28 begin with a handshake, the newest first; that one has none. */
export const HANDSHAKE_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26']

/**
 * Reads a plain call; null for whatever is in the least unusual, which the library answers. A call answered here costs a third of what it
 * costs there, and test/mcp/plain_call.test.ts holds both to the same answers.
 */
export function readPlainCall(request: Request, body: unknown): PlainCall | null {
  if (!isObject(body) || !onlyHas(body, ['jsonrpc', 'id', 'method', 'params'])) return null
  const { jsonrpc, id, method, params } = body
  if (jsonrpc !== '2.0' || method !== 'tools/call' || !(typeof id === 'string' || Number.isSafeInteger(id)) || !isObject(params))
    return null
  const { name, arguments: given = {}, _meta: meta = {} } = params
  if (!onlyHas(params, ['name', 'arguments', '_meta']) || typeof name !== 'string' || !isObject(given) || !isObject(meta)) return null
  const version = request.headers.get('mcp-protocol-version')
  const modern = version === MODERN
  const older = version === null || HANDSHAKE_VERSIONS.includes(version)
  if (modern ? !isPlainEnvelope(meta) || !namesItself(request, name) : !older || !isPlainMeta(meta)) return null
  // Number.isSafeInteger says no more than boolean; what is left is one of the two.
  return { id: id as string | number, name, given, modern }
}

const namesItself = ({ headers }: Request, name: string): boolean =>
  headers.get('mcp-method') === 'tools/call' && headers.get('mcp-name') === name

/** What a client of 2026-07-28 says with each request: its version and abilities, perhaps who it is. */
function isPlainEnvelope(meta: Flat): boolean {
  const { [`${META}protocolVersion`]: version, [`${META}clientCapabilities`]: abilities, [`${META}clientInfo`]: client } = meta
  const known = [`${META}protocolVersion`, `${META}clientCapabilities`, `${META}clientInfo`]
  return (
    version === MODERN &&
    isObject(abilities) &&
    Object.values(abilities).every((ability) => isObject(ability) && Object.keys(ability).length === 0) &&
    (client === undefined ||
      (isObject(client) &&
        onlyHas(client, ['name', 'version']) &&
        typeof client.name === 'string' &&
        typeof client.version === 'string')) &&
    onlyHas(meta, known)
  )
}

/** What older clients say beside a call is for themselves, but for a token of progress, which a call of ours never reports. */
function isPlainMeta(meta: Flat): boolean {
  const { progressToken: token } = meta
  const known = token === undefined || typeof token === 'string' || Number.isSafeInteger(token)
  return known && !Object.keys(meta).some((name) => name.startsWith(META))
}

const onlyHas = (value: object, names: string[]): boolean => Object.keys(value).every((name) => names.includes(name))

/** Writes the answer of an operation as the result of a call; the body is text already and is not written anew. */
export function plainResult(
  { id, modern }: PlainCall,
  { status, body }: Pick<Answer, 'status' | 'body'>,
  text: string,
  server_info: string,
): Response {
  const said = `"content":[{"type":"text","text":${JSON.stringify(text)}}]`
  const result = `{${said},"structuredContent":${body ?? '{}'}${status < 400 ? '' : ',"isError":true'}${modern ? `,"resultType":"complete","_meta":{"${META}serverInfo":${server_info}}` : ''}}`
  return new Response(`{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result}}`, {
    headers: { 'content-type': 'application/json' },
  })
}
