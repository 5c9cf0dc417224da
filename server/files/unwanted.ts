import type { Fragment, Sql } from '../database/open.ts'
import type { Files } from './store.ts'

/** Says in the caller's transaction that nobody wants these files any more: the sweep removes them, whatever ends before that. */
export async function leaveFiles(sql: Sql, names: readonly string[], now: Date): Promise<void> {
  await sql`
    insert into site_pictures (file, profile_id, made_at) select file, null, ${now} from unnest(${[...names]}::text[]) as left_behind (file)
    on conflict (file) do update set profile_id = null`
}

/** The same in the statement that makes `gone`, whose column `file` names them. */
export const leaveGone = (sql: Sql, now: Date): Fragment => sql`
  left_behind as (
    insert into site_pictures (file, profile_id, made_at) select file, null::bigint, ${now}::timestamptz from gone where file is not null
    on conflict (file) do update set profile_id = null)`

/** Removes files that were left so, as far as that can be done now. */
export async function removeLeft(files: Files, names: readonly string[]): Promise<void> {
  try {
    for (const name of names) await files.remove(name)
  } catch {
    // The sweep comes again.
  }
}
