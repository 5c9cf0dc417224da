import type { Client } from 'pg'

/** What a backup holds of a database: the tables of the service's own schemas. The job library's are its own affair. */
export type Table = { name: string; columns: string[] }
type Sequence = { name: string; last_value: string; is_called: boolean }

const SCHEMAS = ['auth', 'public']

/** `"auth"."oauthClient"` of `auth.oauthClient`. */
export const quoted = (name: string): string => {
  const dot = name.indexOf('.')
  return [name.slice(0, dot), name.slice(dot + 1)].map(quotedWord).join('.')
}
export const quotedWord = (word: string): string => `"${word.replaceAll('"', '""')}"`

export const copyList = ({ name, columns }: Table): string => `${quoted(name)} (${columns.map(quotedWord).join(', ')})`

/** Generated columns are left out: the database makes them again. */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname || '.' || c.relname as name,
       array(select attname::text from pg_attribute a
             where a.attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and relkind = 'r' and ${not_of_an_extension}
     order by 1`,
    [SCHEMAS],
  )
  return rows
}

/** Sequences do not obey snapshots: read after the snapshot was taken, each is at least where the rows of it need it. */
export async function sequencesOf(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and relkind = 'S' and ${not_of_an_extension} order by 1`,
    [SCHEMAS],
  )
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const found = await client.query<Omit<Sequence, 'name'>>(`select last_value::text, is_called from ${quoted(name)}`)
    for (const row of found.rows) sequences.push({ name, ...row })
  }
  return sequences
}

/** What stands in the way of a restore, by name; null in an empty database. The job library's tables without a job count as nothing. */
export async function firstThingIn(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and relkind in ('r', 'p', 'v', 'm', 'S', 'f') and ${not_of_an_extension}
     union all select 'the schema auth' from pg_namespace where nspname = 'auth'
     order by 1 limit 1`,
    [SCHEMAS],
  )
  if (rows[0]) return rows[0].name
  if (!(await exists(client, 'jobs.job'))) return null
  const jobs = await client.query('select 1 from jobs.job limit 1')
  return jobs.rows.length > 0 ? 'jobs.job' : null
}

export async function exists(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [quoted(table)])
  return rows[0]?.found === true
}

/**
 * Takes away what would act on rows as they come, and answers how to give it back. Switching off all triggers at once needs a superuser;
 * dropping one's own foreign keys does not, whatever circles they make, and giving them back checks every row. Indexes are made anew in
 * one go, which takes a fraction of the time of adding row after row.
 */
export async function disarm(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ off: string; on: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(k.oid)) as on
     from pg_constraint k join pg_class c on c.oid = conrelid join pg_namespace n on n.oid = c.relnamespace
     where contype = 'f' and n.nspname = any($1)
     union all
     select format('alter table %s disable trigger %I', tgrelid::regclass, tgname),
       format('alter table %s enable trigger %I', tgrelid::regclass, tgname)
     from pg_trigger t join pg_class c on c.oid = tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not tgisinternal and tgenabled = 'O' and n.nspname = any($1)
     union all
     select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
     from pg_index i join pg_class c on c.oid = indrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and not exists (select from pg_constraint k where k.conindid = indexrelid and k.contype <> 'f')
     order by 1`,
    [SCHEMAS],
  )
  // "alter" comes before "drop": a foreign key may lean on an index, so that it goes first and comes back last.
  for (const { off } of rows) await client.query(off)
  return rows.map(({ on }) => on).toReversed()
}

const not_of_an_extension = `not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`
