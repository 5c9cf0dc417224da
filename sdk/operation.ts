/** How an operation goes over the wire. */
export type Operation = {
  method: string
  path: string
  query: readonly string[]
  paged: boolean
  body: boolean
  /** Takes an Idempotency-Key. */
  keyed: boolean
  /** Writes nothing, though it is posted. */
  safe: boolean
  /** Its body is a form with a file. */
  file: boolean
}

/** What a line of the generated table says: method, path with the names of its query, and which of the marks hold. */
export function operationOf(line: string): Operation {
  const [method = '', target = '', ...marks] = line.split(' ')
  const [path = '', names] = target.split('?')
  const query = names?.split('&') ?? []
  const has = (mark: string) => marks.includes(mark)
  const held = { body: has('body'), keyed: has('keyed'), safe: has('safe'), file: has('file') }
  return { method, path, query, paged: query.includes('per_page'), ...held }
}

/** Their names as the path holds them: `id` of `/drafts/{id}`. */
export const pathParameters = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])
