/** A row of the generated table: how an operation goes over the wire. What is left out is empty or false; the method is GET. */
export type Operation = {
  method?: string
  path: string
  query?: readonly string[]
  body?: boolean
  /** Takes an Idempotency-Key. */
  keyed?: boolean
  /** Writes nothing, though it is posted. */
  safe?: boolean
  paged?: boolean
  file?: boolean
}

/** Their names as the path holds them: `id` of `/drafts/{id}`. */
export const pathParameters = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])
