import { ApiError, fail } from '../base/error.ts'
import { createSemaphore } from '../base/semaphore.ts'
import type { Cut, Painting } from './painter.ts'
import { paint, PaintedTooLate } from './painter_process.ts'
import { isSvg, refuseSvg } from './svg.ts'

export const PICTURE_BYTES_MAX = 10 * 1024 * 1024
export const PICTURE_SIDE_PIXELS_MAX = 1024
/** What is taken, as a file input says it, and as a request for a picture does. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/svg+xml'
export const PICTURE_ACCEPT = 'image/webp,image/png,image/jpeg,image/svg+xml,image/gif;q=0.8,*/*;q=0.1'

/** By the clock; the work itself is bounded by pixels or the processor's time, so that it runs out only where we are too slow. */
const SECONDS_MAX = 50
/** Pictures at work at once: one holds up to three hundred megabytes of pixels, an interlaced one or the frame of a GIF, in a process of its own. */
const AT_ONCE_MAX = 1
const WAITING_MAX = 50
/** What those that wait may hold, all together. */
const WAITING_BYTES_MAX = 64 * 1024 * 1024

export type PictureRefusal = 'too_large' | 'too_many_pixels' | 'not_a_picture' | 'svg_unsafe'

/** The bytes are none of a picture that we take. */
export class PictureRefused extends Error {
  constructor(
    readonly code: PictureRefusal,
    options?: { cause?: unknown },
    /** Whether it is one that was tried and came to nothing, which may have taken as long as one may. */
    readonly took_long = false,
  ) {
    super(code, options)
    this.name = 'PictureRefused'
  }
}

/** The formats that are read, told by their first bytes alone: what a server or a file name says of them counts for nothing. */
const KINDS: [offset: number, sign: string][][] = [
  [[0, '\xff\xd8\xff']],
  [[0, '\x89PNG\r\n\x1a\n']],
  [[0, 'GIF8']],
  [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
]

export type Drawn = { drawn: Uint8Array; width: number; height: number; cpu_seconds: number }

/**
 * Draws a picture anew as WebP of at most 1024 pixels a side, upright, its first frame alone: what stood in the file besides the pixels
 * (places, cameras, names, programs at its end) is gone. The bytes may be anybody's. Throws PictureRefused for what is no JPEG, PNG, GIF,
 * WebP or SVG, is broken or too large; `unavailable` where too many wait, or we are too slow.
 */
export async function drawPicture(
  bytes: Uint8Array,
  side_pixels_max = PICTURE_SIDE_PIXELS_MAX,
  cut: Cut | null = null,
): Promise<Uint8Array> {
  return (await draw({ bytes, shape: { side_max: side_pixels_max }, cut })).drawn
}

/** The same with the size that it came to. */
export const drawMeasured = (bytes: Uint8Array, side_max: number): Promise<Drawn> => draw({ bytes, shape: { side_max } })

/**
 * Draws a picture of ours anew as WebP of this size and at most so many bytes: as good as fits, since what a page shows may be noise.
 */
export async function drawWithin(bytes: Uint8Array, size: { width: number; height: number; bytes_max: number }): Promise<Uint8Array> {
  return (await draw({ bytes, shape: size })).drawn
}

const isKnown = (bytes: Uint8Array): boolean =>
  KINDS.some((signs) => signs.every(([offset, sign]) => [...sign].every((char, index) => bytes[offset + index] === char.charCodeAt(0))))

let waiting_bytes = 0

async function draw(painting: Painting): Promise<Drawn> {
  const { bytes } = painting
  if (bytes.length > PICTURE_BYTES_MAX) throw new PictureRefused('too_large')
  const svg = isSvg(bytes)
  const refused = svg ? refuseSvg(bytes) : isKnown(bytes) ? null : 'not_a_picture'
  if (refused !== null) throw new PictureRefused(refused)
  if (waiting_bytes + bytes.length > WAITING_BYTES_MAX) fail('unavailable', TOO_MANY)
  waiting_bytes += bytes.length
  try {
    const painted = await drawingSemaphore(() => paint({ ...painting, svg }, SECONDS_MAX))
    if ('refused' in painted) {
      const { refused: why } = painted
      const too_much = why === 'too_much_work'
      throw new PictureRefused(too_much ? (svg ? 'svg_unsafe' : 'not_a_picture') : why, {}, svg || too_much)
    }
    return painted
  } catch (error) {
    if (error instanceof ApiError || error instanceof PictureRefused) throw error
    // What breaks the painter does so again.
    if (svg && !(error instanceof PaintedTooLate)) throw new PictureRefused('svg_unsafe', { cause: error }, true)
    throw new ApiError('unavailable', { detail: 'The picture could not be drawn now. Send it again.', retry_after: 5 })
  } finally {
    waiting_bytes -= bytes.length
  }
}

const TOO_MANY = { detail: 'Too many pictures come at once. Send it again.', retry_after: 5 }
const drawingSemaphore = createSemaphore({ at_once_max: AT_ONCE_MAX, waiting_max: WAITING_MAX, ...TOO_MANY })
