import type { Service } from '../core/context.ts'
import { FetchRefused } from '../crawl/guarded_fetch.ts'
import { json } from '../database/json.ts'
import type { Sql } from '../database/open.ts'
import { galleryOf, type PictureCrop } from '../profile/gallery_pictures.ts'
import { textOf } from '../profile/profile.ts'
import { drawPicture, PICTURE_ACCEPT, PICTURE_BYTES_MAX, PictureRefused } from '../files/picture.ts'
import { newFileName } from '../files/store.ts'
import { leaveFiles, leaveGone, removeLeft } from '../files/unwanted.ts'
import { isUploadUrl, judgeRefusal, judgeStatus, type PhotoReason } from '../profile/photo.ts'
import type { JobRun } from '../jobs/job.ts'
import { findListings, type ListingRecord } from './rows.ts'

const FETCH_SECONDS_MAX = 15
const PICTURES_MAX = 10
/** A logo is shown small, and many at once. */
const LOGO_SIDE_PIXELS_MAX = 192
/** Lists show a picture 120 wide, on screens of two points a pixel. */
const SMALL_SIDE_PIXELS_MAX = 240
const FRESH_DAYS = 30
const FAILED_DAYS = 1
const SWEPT_AT_ONCE_MAX = 200

/** A copy by the listing and the address that it was made of; `file` is null where the picture could not be taken, `small` where lists do not show it. */
export type PictureCopy = {
  listing_id: number
  source_url: string
  file: string | null
  small: string | null
  /** How `file` was cropped. */
  crop: PictureCrop | null
  /** Why the last try came to nothing. */
  reason: PhotoReason | null
  fetched_at: Date
}

/** The copies there are of what these listings name. */
export async function findCopies(sql: Sql, listing_ids: readonly number[]): Promise<PictureCopy[]> {
  if (listing_ids.length === 0) return []
  return sql<PictureCopy[]>`
    select listing_id, source_url, file, small, crop, reason, fetched_at from listing_pictures where listing_id = any(${[...listing_ids]}::integer[])`
}

type Drawn = Pick<PictureCopy, 'file' | 'crop' | 'reason' | 'fetched_at'>

/** Has the copies of a listing made, in turns with those of other accounts. */
export async function askForCopies({ database, jobs }: Pick<Service, 'database' | 'jobs'>, listing_id: number): Promise<void> {
  const [listing] = await database<{ account_id: string | null }[]>`select account_id from listings where id = ${listing_id}`
  if (listing) await jobs.add(database, 'listing_pictures', { listing_id }, { key: String(listing_id), account_id: listing.account_id })
}

/** Whether a picture is to be fetched: there is no copy, it is cropped otherwise than it should be by now, it is old, or it failed a while ago. */
export function isDue(copy: Drawn | undefined, crop: PictureCrop | null | undefined, now: Date): boolean {
  if (!copy) return true
  const otherwise = crop !== undefined && !Bun.deepEquals(copy.crop, crop)
  if (otherwise && copy.file !== null && copy.reason === null) return true
  const days = copy.file === null || otherwise ? FAILED_DAYS : FRESH_DAYS
  return now.getTime() - copy.fetched_at.getTime() > days * 86_400_000
}

/**
 * Makes the copies that a live listing is short of, one picture after another, and forgets those of addresses that it names no more. A
 * picture that cannot be taken is noted and passed over; what was done before the job is cut off stays.
 */
export async function copyPictures(service: Service, { listing_id }: { listing_id: number }, run: JobRun): Promise<void> {
  const { database, clock } = service
  const [listing] = await findListings(database, [listing_id])
  const wanted = listing?.status === 'live' ? picturesNamed(listing) : []
  const copies = await findCopies(database, [listing_id])
  const copyOf = async (address: string) => (await findCopies(database, [listing_id])).find(({ source_url }) => source_url === address)
  for (const named of wanted) {
    const { url, crop } = named
    if (run.signal.aborted) throw run.signal.reason
    const known = await copyOf(url)
    if (!isDue(known, crop, clock())) continue
    const taken = await takePicture(service, named, run.signal)
    // Another visit had it copied meanwhile; one that only failed gives way to what came here.
    const other = await copyOf(url)
    if (!isDue(other, crop, clock()) && (other?.reason === null || taken.file === null)) {
      await letGo(service, taken, async () => {})
      continue
    }
    // An old copy is better than none.
    const kept = taken.file === null && known ? known : { ...taken, crop }
    const save = (sql: Sql) => saveCopy(sql, { ...kept, reason: taken.reason, listing_id, source_url: url, fetched_at: clock() })
    await (taken.file && known ? letGo(service, known, save) : save(database))
  }
  for (const copy of copies)
    if (wanted.every(({ url }) => url !== copy.source_url))
      await letGo(
        service,
        copy,
        (sql) => sql`delete from listing_pictures where listing_id = ${listing_id} and source_url = ${copy.source_url}`,
      )
}

/** Makes a change by which nobody wants the files of a copy any more: the sweep removes them where that cannot be done at once. */
async function letGo(
  { database, files, clock }: Pick<Service, 'database' | 'files' | 'clock'>,
  { file, small }: Pick<PictureCopy, 'file' | 'small'>,
  change: (sql: Sql) => PromiseLike<unknown>,
): Promise<void> {
  const names = [file, small].filter((name) => name !== null)
  await database.begin(async (sql) => {
    await change(sql)
    await leaveFiles(sql, names, clock())
  })
  await removeLeft(files, names)
}

/** Deletes the files of listings that are gone, a batch at a time; answers how many rows went. */
export async function sweepPictures({ database, files, clock }: Pick<Service, 'database' | 'files' | 'clock'>): Promise<number> {
  const gone = await database<{ file: string | null }[]>`
    with copies as (delete from listing_pictures where id in (
      select id from listing_pictures where listing_id is null order by id limit ${SWEPT_AT_ONCE_MAX} for update skip locked)
    returning file, small), gone as (select unnest(array[file, small]) as file from copies), ${leaveGone(database, clock())}
    select file from gone`
  await removeLeft(
    files,
    gone.flatMap(({ file }) => file ?? []),
  )
  return gone.length
}

type Named = { url: string; side_pixels_max?: number; in_lists?: boolean; crop: PictureCrop | null }

/** The addresses of a listing's pictures, each once. */
function picturesNamed({ profile }: ListingRecord): Named[] {
  const logo = textOf(profile.cells, 'logo_url')
  const others = galleryOf(profile).filter(({ url }) => url !== logo)
  return [
    ...(logo === null ? [] : [{ url: logo, side_pixels_max: LOGO_SIDE_PIXELS_MAX, crop: null }]),
    ...others.map(({ url, crop }, index) => ({ url, in_lists: index === 0, crop })),
  ].slice(0, PICTURES_MAX)
}

type PictureOutcome = { file: string; small: string | null; reason: null } | { file: null; small: null; reason: PhotoReason }

async function takePicture(
  service: Service,
  { url, side_pixels_max, in_lists = false, crop }: Named,
  signal: AbortSignal,
): Promise<PictureOutcome> {
  try {
    const { status, bytes } = await readPicture(service, url, signal)
    const trouble = judgeStatus(status)
    if (trouble) return { file: null, small: null, reason: trouble.reason }
    const put = async (drawn: Uint8Array) => {
      const file = newFileName()
      await service.files.put(file, drawn)
      return file
    }
    // Both are drawn before one is kept, which nobody would name where the other cannot be.
    const whole = await drawPicture(bytes, side_pixels_max, crop)
    const small = in_lists ? await drawPicture(bytes, SMALL_SIDE_PIXELS_MAX, crop) : null
    return { file: await put(whole), small: small && (await put(small)), reason: null }
  } catch (error) {
    if (error instanceof PictureRefused) return { file: null, small: null, reason: error.code }
    if (error instanceof FetchRefused && error.code !== 'aborted')
      return { file: null, small: null, reason: judgeRefusal(error.code).reason }
    throw error
  }
}

/** A picture of our own is read where it is kept: its address may be one that only we can reach. */
async function readPicture(service: Service, url: string, signal: AbortSignal): Promise<{ status: number; bytes: Uint8Array }> {
  // Ours by its name, which nobody guesses: the service may have had another address when it was kept.
  const [, name] = /\/uploads\/([0-9a-f]{32}\.webp)$/.exec(url) ?? []
  const bytes = name === undefined ? null : await service.files.read(name)
  if (bytes) return { status: 200, bytes }
  if (isUploadUrl(url, service.config.base_url)) return { status: 404, bytes: new Uint8Array() }
  return service.fetch(url, { headers: { accept: PICTURE_ACCEPT }, seconds_max: FETCH_SECONDS_MAX, bytes_max: PICTURE_BYTES_MAX, signal })
}

async function saveCopy(sql: Sql, copy: PictureCopy): Promise<void> {
  const { listing_id, source_url, file, small, crop, reason, fetched_at } = copy
  await sql`
    insert into listing_pictures as p (listing_id, source_url, file, small, crop, reason, fetched_at)
    values (${listing_id}, ${source_url}, ${file}, ${small}, ${crop && json(sql, crop)}, ${reason}, ${fetched_at})
    on conflict (listing_id, md5(source_url)) do update
      set file = excluded.file, small = excluded.small, crop = excluded.crop, reason = excluded.reason, fetched_at = excluded.fetched_at`
}
