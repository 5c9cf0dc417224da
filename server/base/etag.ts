import { sha256 } from './sha256.ts'

/** A strong tag of a representation: changes whenever a byte of it does. */
export const etagOf = (body: string): string => `"${sha256(body).toString('base64url').slice(0, 27)}"`

/** Whether an If-Match or If-None-Match header names this tag. */
export function matches(header: string, etag: string): boolean {
  return header.trim() === '*' || header.split(',').some((sent) => sent.trim().replace(/^W\//, '') === etag)
}
