import { ACCENT, paletteOf, type Palette } from '../../../base/accent.ts'
import { drawPicture, PictureRefused } from '../../../files/picture.ts'
import { drawLogo } from './logo.ts'

type Bytes = Uint8Array<ArrayBuffer>
/** The operator's colour and the bytes of their logo; null for ours. */
export type Look = { accent: string | null; logo: Uint8Array | null }

const TOUCH_PIXELS = 180
const ICO_PIXELS = 32
const MARK_PIXELS = 88
const LOGO_PIXELS = 512
const ICO_HEAD_BYTES = 22

/** The signs by which browsers and phones show the website: drawn when first asked for. */
export type Icons = {
  /** The sign as SVG; null where the operator gave a picture. */
  svg: string | null
  ico(): Promise<Bytes>
  touch(): Promise<Bytes>
}

/** The logo of a site made safe to show, which is refused at start where it is none. */
export async function readLogo(logo: Uint8Array): Promise<Uint8Array> {
  try {
    return await drawPicture(logo, LOGO_PIXELS)
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error
    throw new Error(
      'SITE_LOGO: is no picture that can be shown; set the path of a PNG, JPEG, WebP or SVG file without scripts and foreign parts.',
      {
        cause: error,
      },
    )
  }
}

export function openIcons({ accent, logo }: Look): Icons {
  const svg = drawLogo(accent ?? ACCENT)
  const of = once((pixels) => drawSquare(logo ?? Buffer.from(svg), pixels, logo === null ? null : '#ffffff'))
  return {
    svg: logo === null ? svg : null,
    ico: async () => toIco(await of(ICO_PIXELS), ICO_PIXELS),
    touch: () => of(TOUCH_PIXELS),
  }
}

/** The mark beside the name of the site, sharp on any screen. */
export const drawMark = (logo: Uint8Array): Promise<Bytes> => drawSquare(logo, MARK_PIXELS, null)

function once(draw: (pixels: number) => Promise<Bytes>): (pixels: number) => Promise<Bytes> {
  const drawn = new Map<number, Promise<Bytes>>()
  return (pixels) => {
    const known = drawn.get(pixels) ?? draw(pixels)
    drawn.set(pixels, known)
    return known
  }
}

/** A phone shows what is see-through as black, so that a logo of others stands on white. */
async function drawSquare(picture: Uint8Array, pixels: number, ground: string | null): Promise<Bytes> {
  const { default: sharp } = await import('sharp')
  const drawn = sharp(picture, { density: 600 }).resize(pixels, pixels, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
  return new Uint8Array(await (ground === null ? drawn : drawn.flatten({ background: ground })).png({ compressionLevel: 9 }).toBuffer())
}

/** One picture in the container that browsers ask for unasked: a PNG behind its head. */
function toIco(png: Bytes, pixels: number): Bytes {
  const head = new DataView(new ArrayBuffer(ICO_HEAD_BYTES))
  const numbers = [
    [2, 1],
    [4, 1],
    [10, 1],
    [12, 32],
  ] as const
  for (const [offset, value] of numbers) head.setUint16(offset, value, true)
  head.setUint8(6, pixels)
  head.setUint8(7, pixels)
  head.setUint32(14, png.length, true)
  head.setUint32(18, ICO_HEAD_BYTES, true)
  return new Uint8Array(Buffer.concat([new Uint8Array(head.buffer), png]))
}

/** The rules that set the pages in the operator's colour, after those of the style sheet. */
export function accentRules(accent: string): string {
  const { light, dark } = paletteOf(accent)
  const rule = (name: string, tone: keyof Palette['light']) => `--${name}:light-dark(${light[tone]},${dark[tone]});`
  return `:root{${rule('accent', 'accent')}${rule('accent-strong', 'strong')}${rule('accent-soft', 'soft')}${rule('on-accent', 'on')}}`
}
