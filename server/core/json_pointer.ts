/** JSON Pointers (RFC 6901): how a place in a body is named. */
export const escapePointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')
export const unescapePointer = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~')

/** The value at a pointer; undefined where nothing is. */
export function valueAt(root: unknown, pointer: string): unknown {
  let value = root
  for (const part of pointer.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return undefined
    // Members are read by the name the error gives; a missing one is undefined.
    value = (value as Record<string, unknown>)[unescapePointer(part)]
  }
  return value
}
