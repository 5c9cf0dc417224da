import type { Context, Service } from '../context.ts'
import type { Sql } from '../database/open.ts'
import { newFileName } from '../files/store.ts'
import type { PhotoReason, Photos } from './photo.ts'

type PhotoRow = { id: number; account_id: string; source_url: string; file: string }

const KEPT_DAYS = 1
const SWEPT_AT_ONCE_MAX = 200

/** A column with the copies of an account's pictures by their addresses; `account_id` is the column that names the account. */
export const photosOf = (sql: Sql, account_id: ReturnType<Sql>): ReturnType<Sql> => sql`
  (select coalesce(json_object_agg(source_url, json_build_object('state', state, 'file', file, 'reason', reason)), '{}')
    from photos where account_id = ${account_id})`

/** Addresses of founders' pictures that are yet to be fetched: of none there is a copy, or one under way. */
export const photosToAsk = (founders: readonly { photo_url: string | null }[], photos: Photos): string[] =>
  [...new Set(founders.flatMap(({ photo_url }) => photo_url ?? []))]
    .filter((url) => photos[url] === undefined || photos[url].state === 'failed')
    .sort()

/** Has pictures fetched, in the caller's transaction; what failed is tried anew. Answers how they stand then. */
export async function askForPhotos(
  { sql, jobs }: Pick<Context, 'sql' | 'jobs'>,
  { account_id, urls, now }: { account_id: string; urls: readonly string[]; now: Date },
): Promise<Photos> {
  if (urls.length === 0) return {}
  const rows = await sql<PhotoRow[]>`
    insert into photos (account_id, source_url, file, asked_at)
    select ${account_id}, url, file, ${now} from unnest(${[...urls]}::text[], ${urls.map(newFileName)}::text[]) as asked (url, file) order by url
    on conflict (account_id, md5(source_url)) do update set state = 'pending', reason = null, asked_at = excluded.asked_at
      where photos.state = 'failed'
    returning id, account_id, source_url, file`
  for (const { id } of rows) await jobs.add(sql, 'founder_photo', { photo_id: id }, { key: String(id) })
  return Object.fromEntries(rows.map(({ source_url, file }) => [source_url, { state: 'pending', file, reason: null }]))
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

/** Forgets pictures that no profile names any more, a bite at a time; answers how many. The row goes first: a row without its file would show nothing. */
export async function sweepPhotos({ database, files, clock }: Pick<Service, 'database' | 'files' | 'clock'>): Promise<number> {
  const oldest = new Date(clock().getTime() - KEPT_DAYS * 86_400_000)
  const gone = await database<{ file: string }[]>`
    delete from photos where state <> 'pending' and id in (
      select p.id from photos p
      where p.asked_at <= ${oldest} and p.state <> 'pending'
        and not exists (select from founder_profiles f where f.account_id = p.account_id and f.profile ->> 'photo_url' = p.source_url)
        and not exists (select from companies c where c.account_id = p.account_id and jsonb_path_exists(
          c.facts, '$.cells.founders.**.photo_url ? (@ == $url)', jsonb_build_object('url', p.source_url)))
      order by p.asked_at limit ${SWEPT_AT_ONCE_MAX})
    returning file`
  for (const { file } of gone) await files.remove(file)
  return gone.length
}
