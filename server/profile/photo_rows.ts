import type { Context, Service } from '../core/context.ts'
import type { Fragment, Sql } from '../database/open.ts'
import { newFileName } from '../files/store.ts'
import { leaveGone, removeLeft } from '../files/unwanted.ts'
import type { PhotoReason, Photos } from './photo.ts'

type PhotoRow = { id: number; account_id: string; source_url: string; file: string }

const KEPT_DAYS = 1
const SWEPT_AT_ONCE_MAX = 200

/** A column with the copies of an account's pictures by their addresses; `account_id` is the column that names the account. */
export const photosOf = (sql: Sql, account_id: Fragment): Fragment => sql`
  (select coalesce(json_object_agg(source_url, json_build_object('state', state, 'file', file, 'reason', reason)), '{}')
    from photos where account_id = ${account_id})`

const photoUrls = (founders: readonly { photo_url: string | null }[]): string[] =>
  [...new Set(founders.flatMap(({ photo_url }) => photo_url ?? []))].toSorted()

/** How many pictures askForPhotos would have fetched. */
export const countToFetch = (founders: readonly { photo_url: string | null }[], photos: Photos): number =>
  photoUrls(founders).filter((url) => photos[url] === undefined || photos[url].state === 'failed').length

/**
 * Says in the caller's transaction that profiles name these addresses: what is new is fetched, what failed is tried anew, and what is
 * there is kept. Answers how those stand that are fetched now.
 */
export async function askForPhotos(
  { sql, jobs }: Pick<Context, 'sql' | 'jobs'>,
  { account_id, founders, now }: { account_id: string; founders: readonly { photo_url: string | null }[]; now: Date },
): Promise<Photos> {
  const urls = photoUrls(founders)
  if (urls.length === 0) return {}
  // Known ones are locked before it is decided, so that the sweep, which skips what is locked, takes none of them meanwhile.
  const known = await sql<(PhotoRow & { state: string })[]>`
    select id, account_id, source_url, file, state from photos where account_id = ${account_id} and source_url = any(${urls}::text[])
    order by id for no key update`
  await sql`
    update photos set asked_at = ${now}, reason = case when state = 'failed' then null else reason end,
      state = case when state = 'failed' then 'pending' else state end
    where id = any(${known.map(({ id }) => id)}::integer[])`
  const unknown = urls.filter((url) => !known.some(({ source_url }) => source_url === url))
  const added = await sql<PhotoRow[]>`
    insert into photos (account_id, source_url, file, asked_at)
    select ${account_id}, url, file, ${now} from unnest(${unknown}::text[], ${unknown.map(newFileName)}::text[]) as asked (url, file)
    on conflict (account_id, md5(source_url)) do nothing
    returning id, account_id, source_url, file`
  const asked = [...known.filter(({ state }) => state === 'failed'), ...added]
  for (const { id } of asked) await jobs.add(sql, 'founder_photo', { photo_id: id }, { key: String(id), account_id })
  return Object.fromEntries(asked.map(({ source_url, file }) => [source_url, { state: 'pending', file, reason: null }]))
}

/** A picture that is still wanted. */
export async function findPending(sql: Sql, id: number): Promise<PhotoRow | undefined> {
  const [row] = await sql<PhotoRow[]>`select id, account_id, source_url, file from photos where id = ${id} and state = 'pending'`
  return row
}

/** Says why the latest try failed; the picture is still wanted. */
export async function noteTrouble(sql: Sql, id: number, reason: PhotoReason): Promise<void> {
  await sql`update photos set reason = ${reason} where id = ${id} and state = 'pending'`
}

/** Ends the fetching of a picture: false where it had ended already. */
export async function endPhoto(sql: Sql, id: number, reason: PhotoReason | null, now: Date): Promise<boolean> {
  const ended = await sql`
    update photos set state = ${reason === null ? 'ready' : 'failed'}, reason = ${reason}, fetched_at = ${now} where id = ${id} and state = 'pending'`
  return ended.count > 0
}

/** Keeps a copy that is there already, such as of an upload. */
export async function insertReady(sql: Sql, { account_id, source_url, file, now }: Omit<PhotoRow, 'id'> & { now: Date }): Promise<void> {
  await sql`
    insert into photos (account_id, source_url, file, state, asked_at, fetched_at)
    values (${account_id}, ${source_url}, ${file}, 'ready', ${now}, ${now})`
}

/** Forgets pictures that no profile names any more, a batch at a time; answers how many. The row goes first: a row without its file would show nothing. */
export async function sweepPhotos({ database, files, clock }: Pick<Service, 'database' | 'files' | 'clock'>): Promise<number> {
  const oldest = new Date(clock().getTime() - KEPT_DAYS * 86_400_000)
  const gone = await database<{ file: string }[]>`
    with gone as (delete from photos where id in (
      select p.id from photos p
      where p.asked_at <= ${oldest} and p.state <> 'pending'
        and not exists (select from founder_profiles f where f.account_id = p.account_id and f.profile ->> 'photo_url' = p.source_url)
        and not exists (select from companies c where c.account_id = p.account_id and jsonb_path_exists(
          c.facts, '$.cells.founders.**.photo_url ? (@ == $url)', jsonb_build_object('url', p.source_url)))
      order by p.asked_at limit ${SWEPT_AT_ONCE_MAX} for update of p skip locked)
    returning file), ${leaveGone(database, clock())} select file from gone`
  await removeLeft(
    files,
    gone.map(({ file }) => file),
  )
  return gone.length
}
