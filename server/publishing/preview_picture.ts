import { cacheKind } from '../base/cache.ts'
import { ApiError } from '../base/error.ts'
import { createSemaphore } from '../base/semaphore.ts'
import type { Service } from '../core/context.ts'
import { FetchRefused } from '../crawl/guarded_fetch.ts'
import { drawPicture, PICTURE_ACCEPT, PICTURE_BYTES_MAX, PictureRefused } from '../files/picture.ts'
import { judgeStatus } from '../profile/photo.ts'

const SIDE_PIXELS_MAX = 480
const FETCH_SECONDS_MAX = 10

type Preview = { bytes: Uint8Array | null }

/** A page that is looked at again asks no website again; what could not be had is not asked for again at once either. */
const previews = cacheKind<Preview>({ seconds: 600, entries_max: 200 })

/** Nobody has other websites asked faster than so by opening pages. */
const fetches = () => createSemaphore({ at_once_max: 2, waiting_max: 30, retry_after: 5 })

/** A small copy of a picture on another website; null where there is none to be had. Nothing of it is kept. */
export async function previewPicture({ memory, fetch }: Service, url: string, signal: AbortSignal): Promise<Uint8Array | null> {
  const cache = memory.of(previews)
  const known = cache.get(url)
  if (known) return known.bytes
  try {
    const bytes = await memory.of(fetches)(() => take(fetch, url, signal))
    cache.set(url, { bytes })
    return bytes
  } catch (error) {
    // Too many are being drawn: the next look may find it.
    if (error instanceof ApiError || (error instanceof FetchRefused && error.code === 'aborted')) return null
    if (!(error instanceof PictureRefused || error instanceof FetchRefused)) throw error
    cache.set(url, { bytes: null })
    return null
  }
}

async function take(ask: Service['fetch'], url: string, signal: AbortSignal): Promise<Uint8Array | null> {
  const answer = await ask(url, {
    headers: { accept: PICTURE_ACCEPT },
    seconds_max: FETCH_SECONDS_MAX,
    bytes_max: PICTURE_BYTES_MAX,
    signal,
  })
  return judgeStatus(answer.status) ? null : drawPicture(answer.bytes, SIDE_PIXELS_MAX)
}
