import { createHash } from 'node:crypto'

/** A file of the package says first of which text it was made. */
const PACKED = /^-- packed ([0-9a-f]{32})\n/

/** Tells texts of migrations apart. A checkout on Windows may change line ends, and the package leaves comments out; the migration is the same. */
export function checksumOf(text: string): string {
  const [, packed] = PACKED.exec(text) ?? []
  return packed ?? createHash('md5').update(text.replaceAll('\r\n', '\n')).digest('hex')
}

/** A migration as it lies in the package: without comments and indentation, under the checksum of the whole. */
export const packMigration = (text: string): string =>
  `-- packed ${checksumOf(text)}\n${text.replaceAll(/^[\t ]*--.*\r?\n/gm, '').replaceAll(/\n\s+/g, '\n')}`
