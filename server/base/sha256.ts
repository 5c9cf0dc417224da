import { createHash } from 'node:crypto'

/** SHA-256 of a text in UTF-8, or of bytes. */
export const sha256 = (what: string | Uint8Array): Buffer => createHash('sha256').update(what).digest()
