import { Type, type Static } from 'typebox'
import { Check } from 'typebox/value'
import { knownMigrations } from '../database/migrate.ts'
import { ArchiveUnusable, type Member } from './archive.ts'

export const FORMAT = 'listing-backup'
export const FORMAT_VERSION = 1

const Count = Type.Integer({ minimum: 0 })
export const Manifest = Type.Object({
  format: Type.Literal(FORMAT),
  format_version: Type.Integer({ minimum: 1 }),
  created_at: Type.String({ maxLength: 40 }),
  listing_version: Type.String({ maxLength: 100 }),
  postgres_version: Type.String({ maxLength: 100 }),
  schema_version: Type.Integer({ minimum: 1, maximum: 9999 }),
  /** With which numbered files the schema was made: the same checksums mean the same schema. */
  migrations: Type.Array(Type.Object({ version: Count, md5: Type.String({ maxLength: 32 }) }), { maxItems: 9999 }),
  tables: Type.Array(
    Type.Object({ name: Type.String({ maxLength: 200 }), columns: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 1600 }) }),
    { maxItems: 10_000 },
  ),
  sequences: Type.Array(
    Type.Object({ name: Type.String({ maxLength: 200 }), last_value: Type.String({ maxLength: 20 }), is_called: Type.Boolean() }),
    { maxItems: 10_000 },
  ),
  /** Tells whether another secret is the same, and nothing else of it; null where the backup was told none. */
  secret_tag: Type.Union([Type.String({ maxLength: 64 }), Type.Null()]),
})
export type Manifest = Static<typeof Manifest>

/** Why this archive cannot go into this database; the message says what to do. */
export class RestoreRefused extends Error {}

/** Reads the first member: what the archive says of itself, if it is one that this version understands. */
export function readManifest(member: Member | undefined): Manifest {
  if (!member) throw new ArchiveUnusable('it is no backup of Listing')
  let told: unknown
  try {
    told = JSON.parse(member.bytes.toString('utf8'))
  } catch (error) {
    throw new ArchiveUnusable('it is no backup of Listing', { cause: error })
  }
  const { format, format_version } = (told ?? {}) as { format?: unknown; format_version?: unknown }
  if (member.name !== 'manifest.json' || format !== FORMAT) throw new ArchiveUnusable('it is no backup of Listing')
  if (typeof format_version === 'number' && format_version > FORMAT_VERSION)
    throw new ArchiveUnusable(`it is of a newer version of Listing (format ${format_version}, and this one knows ${FORMAT_VERSION})`)
  if (!Check(Manifest, told)) throw new ArchiveUnusable('its manifest is not what a backup has')
  return told
}

/** Throws RestoreRefused where this version could not make the schema of the archive. */
export function checkSchema({ schema_version, migrations }: Manifest): void {
  const known = knownMigrations()
  if (schema_version > known.length)
    throw new RestoreRefused(
      `The archive has schema ${schema_version}, and this version of Listing knows ${known.length} at most. Restore it with the version that made it, or a newer one.`,
    )
  const other = migrations.find(({ version, md5 }) => known[version - 1]?.md5 !== md5)
  if (other || migrations.length !== schema_version)
    throw new RestoreRefused(
      `The archive's schema ${other?.version ?? schema_version} was made by another edition of Listing than this one.`,
    )
}
