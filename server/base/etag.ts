import { sha256 } from './sha256.ts'

/** A strong tag of a representation: changes whenever a byte of it does. */
export const etagOf = (body: string): string => `"${sha256(body).toString('base64url').slice(0, 27)}"`

/** Whether an If-Match or If-None-Match header names this tag. */
export function matches(header: string, etag: string): boolean {
  return header.trim() === '*' || header.split(',').some((sent) => ours(sent) === etag)
}

/**
 * A tag as we gave it: a proxy that packs the answer on its way makes it weak (nginx) or writes the encoding at its end (Caddy, Apache), and
 * not every one undoes that in what comes back.
 */
const ours = (sent: string): string =>
  sent
    .trim()
    .replace(/^W\//, '')
    .replace(/-(?:gzip|zstd|br|deflate)"$/, '"')
