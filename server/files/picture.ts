import type { Sharp, SharpOptions } from 'sharp'
import { ApiError } from '../base/error.ts'
import { createSemaphore } from '../base/semaphore.ts'

export const PICTURE_BYTES_MAX = 5 * 1024 * 1024
export const PICTURE_SIDE_PIXELS_MAX = 1024

const PIXELS_MAX = 25_000_000
/** By the clock; the work itself is bounded by PIXELS_MAX and takes a second, so that it runs out only where we are too slow. */
const SECONDS_MAX = 30
const QUALITY = 82
/** Noise of 1280 × 800 takes 2 MB at the first of them and 130 KB at the last. */
const QUALITIES = [QUALITY, 60, 35, 10, 1]
/** Pictures at work at once: one holds up to two hundred megabytes of pixels, an interlaced one or the frame of a GIF. */
const AT_ONCE_MAX = 1
const WAITING_MAX = 50

export type PictureRefusal = 'too_large' | 'too_many_pixels' | 'not_a_picture'

/** The bytes are none of a picture that we take. */
export class PictureRefused extends Error {
  constructor(
    readonly code: PictureRefusal,
    options?: { cause?: unknown },
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
const LOADERS = ['Jpeg', 'Png', 'Nsgif', 'Webp'].map((format) => `VipsForeignLoad${format}`)

/**
 * Draws a picture anew as WebP of at most 1024 pixels a side, upright, its first frame alone: what stood in the file besides the pixels
 * (places, cameras, names, programs at its end) is gone. The bytes may be anybody's. Throws PictureRefused for what is no JPEG, PNG, GIF
 * or WebP, is broken or too large; a Refusal `unavailable` where too many wait, or we are too slow.
 */
export async function drawPicture(bytes: Uint8Array, side_pixels_max = PICTURE_SIDE_PIXELS_MAX): Promise<Uint8Array> {
  if (bytes.length > PICTURE_BYTES_MAX) throw new PictureRefused('too_large')
  if (!isKnown(bytes)) throw new PictureRefused('not_a_picture')
  return drawingSemaphore(() => draw(bytes, side_pixels_max))
}

/**
 * Draws a picture of ours anew as WebP of this size and at most so many bytes: as good as fits, since what a page shows may be noise.
 */
export async function drawWithin(bytes: Uint8Array, size: { width: number; height: number; bytes_max: number }): Promise<Uint8Array> {
  if (bytes.length > PICTURE_BYTES_MAX) throw new PictureRefused('too_large')
  if (!isKnown(bytes)) throw new PictureRefused('not_a_picture')
  return drawingSemaphore(async () => {
    const open = await loadLibrary()
    const { width, height, bytes_max } = size
    for (const quality of QUALITIES) {
      const drawn = await open(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
        .resize(width, height, { fit: 'cover', position: 'top' })
        .webp({ quality })
        .timeout({ seconds: SECONDS_MAX })
        .toBuffer()
      if (drawn.length <= bytes_max) return drawn
    }
    throw new PictureRefused('too_large')
  })
}

const isKnown = (bytes: Uint8Array): boolean =>
  KINDS.some((signs) => signs.every(([offset, sign]) => [...sign].every((char, index) => bytes[offset + index] === char.charCodeAt(0))))

async function draw(bytes: Uint8Array, side_pixels_max: number): Promise<Uint8Array> {
  const open = await loadLibrary()
  try {
    return await open(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .autoOrient()
      .resize(side_pixels_max, side_pixels_max, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: SECONDS_MAX })
      .toBuffer()
  } catch (error) {
    // The library throws plain errors for whatever it was given.
    const said = error instanceof Error ? error.message : ''
    if (/timeout/i.test(said))
      throw new ApiError('unavailable', { detail: 'The picture was not drawn in time. Send it again.', retry_after: 5 })
    const tooMany = /pixel limit/i.test(said)
    throw new PictureRefused(tooMany ? 'too_many_pixels' : 'not_a_picture', { cause: error })
  }
}

let library: Promise<(bytes: Uint8Array, options: SharpOptions) => Sharp> | null = null

/** Loaded when the first picture comes, since most processes see none. Every loader but ours is blocked for good: SVG, PDF, HEIF and all. */
function loadLibrary() {
  library ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: LOADERS })
    sharp.cache(false)
    sharp.concurrency(1)
    return (bytes: Uint8Array, options: SharpOptions) => sharp(bytes, options)
  })
  return library
}

const drawingSemaphore = createSemaphore({
  at_once_max: AT_ONCE_MAX,
  waiting_max: WAITING_MAX,
  detail: 'Too many pictures come at once. Send it again.',
  retry_after: 5,
})
