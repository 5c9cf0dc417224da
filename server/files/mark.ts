import { ConfigError } from '../base/config_error.ts'
import { drawPicture, PictureRefused } from './picture.ts'

type Bytes = Uint8Array<ArrayBuffer>

const MARK_PIXELS = 88
const LOGO_PIXELS = 512

/** The logo of a site made safe to show, which is refused at start where it is none. */
export async function readLogo(logo: Uint8Array): Promise<Uint8Array> {
  try {
    return await drawPicture(logo, LOGO_PIXELS)
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error
    throw new ConfigError(
      'SITE_LOGO: is no picture that can be shown; set the path of a PNG, JPEG, WebP or SVG file without scripts and foreign parts.',
      {
        cause: error,
      },
    )
  }
}

/** The mark beside the name of the site, as PNG, sharp on any screen. */
export const drawMark = (logo: Uint8Array): Promise<Bytes> => drawSquare(logo, MARK_PIXELS, null)

/** A phone shows what is see-through as black, so that a logo of others stands on white. */
export async function drawSquare(picture: Uint8Array, pixels: number, ground: string | null): Promise<Bytes> {
  const { default: sharp } = await import('sharp')
  const drawn = sharp(picture, { density: 600 }).resize(pixels, pixels, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
  return new Uint8Array(await (ground === null ? drawn : drawn.flatten({ background: ground })).png({ compressionLevel: 9 }).toBuffer())
}
