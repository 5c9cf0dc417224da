import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { backUp, type Backup } from '../../server/backup/backup.ts'
import { restore, type Restored, type RestoreOptions } from '../../server/backup/restore.ts'
import type { Address, Pool } from '../../server/database/open.ts'
import type { Files } from '../../server/files/store.ts'
import { installJobs } from '../../server/jobs/queue.ts'
import { JOB_RULES } from '../../server/boot/job_rules.ts'
import { freshDatabase, type Template } from '../cluster.ts'

export const SECRET = 'a secret of thirty-two characters'
const empty: Template = { kind: 'empty', version: '1', prepare: async () => {} }
export const emptyDatabase = () => freshDatabase(empty)

/** Files in memory, of which one may fail. */
export function memoryFiles(
  kept = new Map<string, Uint8Array>(),
  fails: (name: string) => boolean = () => false,
): Files & { kept: Map<string, Uint8Array> } {
  return {
    kept,
    put: async (name, bytes) => {
      if (fails(name)) throw new Error('the store is away')
      kept.set(name, bytes)
    },
    read: async (name) => kept.get(name) ?? null,
    remove: async (name) => void kept.delete(name),
  }
}

export async function takeBackup(address: Address, files: Files, with_secret = true): Promise<{ archive: Buffer; told: Backup }> {
  const sink = new PassThrough()
  const [archive, told] = await Promise.all([
    buffer(sink),
    backUp(sink, {
      address,
      files,
      secret: SECRET,
      with_secret,
      listing_version: 'test',
      now: new Date(),
      signal: new AbortController().signal,
    }),
  ])
  return { archive, told }
}

export async function giveBack(archive: Buffer, address: Address, files: Files, more: Partial<RestoreOptions> = {}): Promise<Restored> {
  // Small chunks, as a pipe or a network gives them.
  const chunks = Array.from({ length: Math.ceil(archive.length / 10_000) }, (_, part) =>
    archive.subarray(part * 10_000, (part + 1) * 10_000),
  )
  return await restore(Readable.from(chunks), {
    address,
    files,
    secret: null,
    without_secret: false,
    placeSecret: () => () => {},
    installJobs: () => installJobs(address, JOB_RULES),
    ...more,
  })
}

/** All that a database says: every row of every table as text, every sequence, every constraint and trigger. */
export async function everythingIn(sql: Pool): Promise<Record<string, string>> {
  const all: Record<string, string> = {}
  const tables = await sql<{ name: string; kind: string }[]>`
    select c.oid::regclass::text as name, relkind as kind from pg_class c join pg_namespace n on n.oid = relnamespace
    where nspname in ('public', 'auth') and relkind in ('r', 'S') order by 1`
  for (const { name, kind } of tables) {
    const [row] = await sql.unsafe<{ rows: string }[]>(
      kind === 'r'
        ? `select coalesce(string_agg(t::text, e'\\n' order by t::text), '') as rows from ${name} t`
        : `select last_value || ' ' || is_called as rows from ${name}`,
    )
    all[name] = row?.rows ?? ''
  }
  const [rules] = await sql<{ rules: string }[]>`
    select (select string_agg(conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated, e'\n' order by conrelid::regclass::text, conname)
            from pg_constraint where contype = 'f')
      || (select string_agg(pg_get_triggerdef(oid) || ' ' || tgenabled::text, e'\n' order by tgrelid::regclass::text, tgname) from pg_trigger where not tgisinternal)
      || (select string_agg(indexdef, e'\n' order by indexdef) from pg_indexes where schemaname in ('public', 'auth')) as rules`
  all['rules'] = rules?.rules ?? ''
  return all
}
