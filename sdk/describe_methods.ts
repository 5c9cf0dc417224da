/** The methods of the SDK as an interface, so that hovering shows what each does beyond its name, and as a list for docs/sdk.md. */
import { camelCase } from './camel_case.ts'

type Media = { schema?: { $ref?: string; properties?: Record<string, unknown> }; example?: unknown }
export type DescribedOperation = {
  operationId: string
  summary: string
  description: string
  security?: { bearer?: string[] }[]
  requestBody?: { content: Record<string, Media> }
  'x-idempotent'?: boolean
  'x-writes'?: boolean
}
type Member = { name: string; is_required: boolean; example: unknown }
export type MethodEntry = { operation: DescribedOperation; path_members: Member[]; paginated: boolean }

const DOCS_BEGIN = '<!-- methods: made by sdk/generate.ts -->'
const DOCS_END = '<!-- /methods -->'

/** sdk/methods.gen.ts. */
export function methodsInterface(entries: MethodEntry[]): string {
  const members = entries.map(
    (entry) => `${comment(entry)}\n  ${camelCase(entry.operation.operationId)}: Method<'${entry.operation.operationId}'>`,
  )
  return `import type { Method } from './methods.ts'\n\n/** One method per operation of the contract. */\nexport interface Methods {\n${members.join('\n\n')}\n}\n`
}

/** docs/sdk.md with its list of methods made anew. */
export function withMethods(docs: string, entries: MethodEntry[]): string {
  const [before = '', rest = ''] = docs.split(DOCS_BEGIN)
  const [, after = ''] = rest.split(DOCS_END)
  const rows = entries.map(({ operation, paginated }) => {
    const shown = `\`${camelCase(operation.operationId)}\``
    return [shown, `${sentence(operation.summary)}${paginated ? ' Paged.' : ''}`, scopeOf(operation) ?? 'nothing']
  })
  const table = padded([['method', '', 'needs'], ...rows])
  return `${before}${DOCS_BEGIN}\n\n${table}\n\n${DOCS_END}${after}`
}

/** A table as the formatter lays it out, so that the two agree. */
function padded(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: string[], fill: string) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width, fill)).join(' | ')} |`
  const [head = [], ...body] = rows
  return [line(head, ' '), line([], '-'), ...body.map((row) => line(row, ' '))].join('\n')
}

function comment({ operation, path_members, paginated }: MethodEntry): string {
  const scope = scopeOf(operation)
  const notes = [
    scope === null ? 'Needs no sign-in.' : `Needs \`${scope}\`.`,
    ...(operation['x-idempotent'] ? ['Safe to retry.'] : []),
    ...(paginated ? ['Await or iterate it.'] : []),
  ]
  const lines = [
    oneLine(operation.description),
    '',
    notes.join(' '),
    '',
    '@example',
    '```ts',
    `${paginated ? 'for await (const item of ' : 'await '}listing.${camelCase(operation.operationId)}(${example(operation, path_members)})${paginated ? ') show(item)' : ''}`,
    '```',
  ]
  return `  /**\n${lines.map((line) => `   * ${line.replaceAll('*/', '*\\/')}`.trimEnd()).join('\n')}\n   */`
}

function example({ requestBody }: DescribedOperation, path_members: Member[]): string {
  const body = requestBody?.content['application/json']?.example
  const members = {
    ...Object.fromEntries(path_members.map(({ name, example: shown }) => [name, shown])),
    ...(typeof body === 'object' && body !== null ? body : {}),
  }
  return Object.keys(members).length === 0 ? '' : literal(members)
}

/** As a person would type it: names bare, texts in single quotes. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
  if (typeof value !== 'object' || value === null) return String(value)
  return `{ ${Object.entries(value)
    .map(([name, member]) => `${/^\w+$/.test(name) ? name : literal(name)}: ${literal(member)}`)
    .join(', ')} }`
}

const scopeOf = ({ security }: DescribedOperation): string | null => security?.[0]?.bearer?.[0] ?? null
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
const sentence = (text: string): string => oneLine(text).replace(/[.]?$/, '.')
