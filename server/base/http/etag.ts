import { sha256 } from '../sha256.ts'

/** A strong tag of a representation: changes whenever a byte of it does. */
export const etagOf = (body: string): string => `"${sha256(body).toString('base64url').slice(0, 27)}"`

/** Whether an If-Match header names this tag: no weak one does (RFC 9110, 13.1.1). */
export const matchesStrongly = (header: string, etag: string): boolean =>
  header.trim() === '*' || header.split(',').some((sent) => ours(sent) === etag)

/** Whether an If-None-Match header does, by a weak tag too. */
export const matches = (header: string, etag: string): boolean => matchesStrongly(header.replaceAll(/(?<=^|,)\s*W\//g, ''), etag)

/**
 * A tag as we gave it: a proxy that packs the answer on its way writes the encoding at its end (Caddy, Apache), and not every one undoes that in
 * what comes back. One that makes it weak instead (nginx) our own clients undo.
 */
const ours = (sent: string): string => sent.trim().replace(/-(?:gzip|zstd|br|deflate)"$/, '"')
