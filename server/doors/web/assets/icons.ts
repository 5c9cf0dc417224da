import { ACCENT, paletteOf, type Palette } from '../../../base/accent.ts'
import { drawSquare } from '../../../files/mark.ts'
import { drawLogo } from './logo.ts'

type Bytes = Uint8Array<ArrayBuffer>
/** The operator's colour and the bytes of their logo; null for ours. */
export type Look = { accent: string | null; logo: Uint8Array | null }

const TOUCH_PIXELS = 180
const ICO_PIXELS = 32
const ICO_HEAD_BYTES = 22

/** The signs by which browsers and phones show the website: drawn when first asked for. */
export type Icons = {
  /** The sign as SVG; null where the operator gave a picture. */
  svg: string | null
  ico(): Promise<Bytes>
  touch(): Promise<Bytes>
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

function once(draw: (pixels: number) => Promise<Bytes>): (pixels: number) => Promise<Bytes> {
  const drawn = new Map<number, Promise<Bytes>>()
  return (pixels) => {
    const known = drawn.get(pixels) ?? draw(pixels)
    drawn.set(pixels, known)
    return known
  }
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
