import { API, type OperationSpec } from '../../../core/spec.ts'

/** How the same call is made by each way in. */
export const WAYS = [
  { key: 'curl', label: 'curl' },
  { key: 'sdk', label: 'SDK' },
  { key: 'cli', label: 'Terminal' },
  { key: 'mcp', label: 'MCP' },
] as const
type Way = (typeof WAYS)[number]['key']

const LINE_CHARACTERS = 64

/** One call with this input, as it is typed; texts go through JSON or quotes, so that none ends its own. */
export function examplesOf(spec: OperationSpec, input: Record<string, unknown>, url: string): Record<Way, string> {
  return {
    curl: curlOf(spec, input, url),
    sdk: sdkOf(spec, input),
    cli: `listing call ${spec.id}${Object.keys(input).length > 0 ? ` ${quoted(pretty(input))}` : ''}`,
    mcp: pretty({ name: spec.id, arguments: input }),
  }
}

function curlOf(
  { method, path, scope, locations, idempotent, has_body, takes_file }: OperationSpec,
  input: Record<string, unknown>,
  url: string,
) {
  const of = (place: string) => Object.entries(input).filter(([name]) => locations.get(name) === place)
  const filled = of('path').reduce((text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(String(value))), path)
  const query = new URLSearchParams(of('query').map(([name, value]) => [name, String(value)])).toString()
  const body = Object.fromEntries(of('body'))
  const posted = method === 'POST' && has_body
  const words = [
    `curl ${method === 'GET' || posted ? '' : `-X ${method} `}${quoted(`${url}${API}${filled}${query && `?${query}`}`)}`,
    ...(scope === null ? [] : [`-H "Authorization: Bearer $LISTING_API_KEY"`]),
    ...(idempotent ? [`-H "Idempotency-Key: $(uuidgen)"`] : []),
    ...(takes_file
      ? [`-F kind=${String(body.kind)}`, '-F file=@picture.png']
      : has_body
        ? [`-H 'Content-Type: application/json'`, `-d ${quoted(pretty(body))}`]
        : []),
  ]
  return words.join(' \\\n  ')
}

function sdkOf({ id, paginated }: OperationSpec, input: Record<string, unknown>): string {
  const method = id.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const call = `listing.${method}(${Object.keys(input).length > 0 ? literal(input) : ''})`
  return paginated ? `for await (const item of ${call}) show(item)` : `const answer = await ${call}`
}

/** For a shell: nothing in it is read but as itself. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

const jsonText = (value: unknown): string => JSON.stringify(value)
const jsonName = (name: string): string => JSON.stringify(name)
const codeText = (value: unknown): string =>
  typeof value === 'string'
    ? `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
    : JSON.stringify(value)
const codeName = (name: string): string => (/^[a-z_]\w*$/i.test(name) ? name : codeText(name))

/** JSON in which what fits stands on one line. */
export const pretty = (value: unknown): string => written(value, '', jsonName, jsonText)
/** The same as TypeScript is written. */
const literal = (value: unknown): string => written(value, '', codeName, codeText)

function written(value: unknown, indent: string, name: (name: string) => string, text: (value: unknown) => string): string {
  if (typeof value !== 'object' || value === null) return text(value)
  const inner = `${indent}  `
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const parts = Array.isArray(value)
    ? value.map((each) => written(each, inner, name, text))
    : Object.entries(value).map(([key, member]) => `${name(key)}: ${written(member, inner, name, text)}`)
  if (parts.length === 0) return open + close
  const space = Array.isArray(value) ? '' : ' '
  const line = `${open}${space}${parts.join(', ')}${space}${close}`
  if (line.length + indent.length <= LINE_CHARACTERS && !line.includes('\n')) return line
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`
}
