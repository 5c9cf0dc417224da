import type { Service } from '../core/context.ts'
import { isOutage } from '../database/errors.ts'
import { FetchRefused } from '../crawl/guarded_fetch.ts'
import { PICTURE_ACCEPT, PICTURE_BYTES_MAX, drawPicture, PictureRefused } from '../files/picture.ts'
import type { JobRun } from '../jobs/job.ts'
import { followFounder, lockOwnFounder } from './own_founder.ts'
import { judgeRefusal, judgeStatus, type PhotoReason } from '../profile/photo.ts'
import { endPhoto, findPending, noteTrouble } from '../profile/photo_rows.ts'

const FETCH_SECONDS_MAX = 20
const AWAY_SECONDS = 600

/** A website that does not answer; the next try may find it again. */
class PhotoUnreachable extends Error {}

/**
 * Fetches one picture, draws it anew and keeps it. Nothing is held meanwhile; that it is ready, and all that waited for it, is one
 * transaction with the end of the job. An outage is tried again as the job's rule says, a bad picture is not; one of our own store is no
 * fault of the website, so it is asked for anew as long as it lasts.
 */
export async function fetchPhoto(service: Service, { photo_id }: { photo_id: number }, run: JobRun): Promise<void> {
  const { database, clock } = service
  const photo = await findPending(database, photo_id)
  if (!photo) return
  const trouble = await takePicture(service, photo, run.signal).catch((error: unknown) => {
    if (run.try < run.tries_max || !isOutage(error)) throw error
    return 'away' as const
  })
  if (trouble === 'away')
    return database.begin(async (sql) => {
      await run.finish(sql)
      const { account_id } = photo
      await service.jobs.add(sql, 'founder_photo', { photo_id }, { key: String(photo_id), delay_seconds: AWAY_SECONDS, account_id })
    })
  if (trouble?.again && run.try < run.tries_max) {
    await noteTrouble(database, photo_id, trouble.reason)
    throw new PhotoUnreachable(`picture ${photo_id} could not be fetched at try ${run.try}`)
  }
  await database.begin(async (sql) => {
    await run.finish(sql)
    await lockOwnFounder(sql, photo.account_id)
    const ended = await endPhoto(sql, photo_id, trouble?.reason ?? null, clock())
    if (ended && !trouble) await followFounder(sql, photo.account_id, clock())
  })
}

/** A picture whose job was cut off at its last try must not look as if it still came. */
export async function failPhoto({ database, clock }: Service, { photo_id }: { photo_id: number }): Promise<void> {
  await endPhoto(database, photo_id, 'unreachable', clock())
}

/** Null when the copy is kept. */
async function takePicture(
  service: Service,
  { source_url, file }: { source_url: string; file: string },
  signal: AbortSignal,
): Promise<{ reason: PhotoReason; again: boolean } | null> {
  try {
    const { status, bytes } = await service.fetch(source_url, {
      headers: { accept: PICTURE_ACCEPT },
      seconds_max: FETCH_SECONDS_MAX,
      bytes_max: PICTURE_BYTES_MAX,
      signal,
    })
    const trouble = judgeStatus(status)
    if (trouble) return trouble
    await service.files.put(file, await drawPicture(bytes))
    return null
  } catch (error) {
    if (error instanceof PictureRefused) return { reason: error.code, again: false }
    if (error instanceof FetchRefused && error.code !== 'aborted') return judgeRefusal(error.code)
    throw error
  }
}
