import { cacheKind } from '../base/cache.ts'
import { ApiError, fail } from '../base/error.ts'
import { createSemaphore } from '../base/semaphore.ts'
import { createTurns } from '../base/turns.ts'
import type { Service } from '../core/context.ts'
import { FetchRefused } from '../crawl/guarded_fetch.ts'
import { drawMeasured, PICTURE_ACCEPT, PICTURE_BYTES_MAX, PictureRefused } from '../files/picture.ts'
import { judgeStatus } from '../profile/photo.ts'

const SIDE_PIXELS_MAX = 480
const FETCH_SECONDS_MAX = 10

type Preview = { bytes: Uint8Array | null }

/** A page that is looked at again asks no website again; what could not be had is not asked for again at once either. */
const previews = cacheKind<Preview>({ seconds: 600, entries_max: 200 })

/** Nobody has other websites asked faster than so by opening pages, or holds up who looks at other pictures: an account's come one after another. */
const fetches = () => createSemaphore({ at_once_max: 8, waiting_max: 30, retry_after: 5 })
const turns = () => createTurns()

/** A minute's rate is six seconds of a processor, as much as one picture may take at most: an ordinary one takes a tenth of a second. */
const COUNTED_A_SECOND = 10

/** A small copy of a picture on another website, for an account; null where there is none to be had. Nothing of it is kept. */
export async function previewPicture(
  { memory, fetch: ask, rates }: Service,
  { account_id, url, signal }: { account_id: string; url: string; signal: AbortSignal },
): Promise<Uint8Array | null> {
  const cache = memory.of(previews)
  const known = cache.get(url)
  if (known) return known.bytes
  const left = () => rates.peek('pictures', account_id).remaining
  const draw = async (): Promise<Uint8Array | null> => {
    if (left() === 0) fail('rate_limited')
    const answer = await ask(url, {
      headers: { accept: PICTURE_ACCEPT },
      seconds_max: FETCH_SECONDS_MAX,
      bytes_max: PICTURE_BYTES_MAX,
      signal,
    })
    if (judgeStatus(answer.status)) return null
    // What was refused may have taken as long as one may.
    let counted = Infinity
    try {
      const { drawn, cpu_seconds } = await drawMeasured(answer.bytes, SIDE_PIXELS_MAX)
      counted = Math.ceil(cpu_seconds * COUNTED_A_SECOND)
      return drawn
    } catch (error) {
      if (!(error instanceof PictureRefused && error.took_long)) counted = 1
      throw error
    } finally {
      rates.take('pictures', account_id, Math.min(counted, left()))
    }
  }
  try {
    const bytes = await memory.of(turns)(account_id, () => memory.of(fetches)(draw))
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
