import { clip } from '../../../base/clip.ts'
import { escapeMarkup } from '../../../base/escape.ts'
import { fileURLToPath } from 'node:url'
import { createSemaphore } from '../../../base/semaphore.ts'

export const OG_WIDTH = 1200
export const OG_HEIGHT = 630

const MARGIN = 72
const TILE = 56
const WAITING_MAX = 20
const INK = '#1a1d1f'
const MUTED = '#5a5f66'
const GREEN = '#0b6a4a'
const PAPER = '#fbfaf7'

export type OgWords = { site: string; name: string; headline: string; proven: string }
type Line = { text: string; bold?: boolean; size: number; colour: string; left?: number; height_max: number }

/** The files of the packaged fonts; a machine without any of its own draws the same. */
const fontFile = (bold: boolean): string => fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/DejaVuSans${bold ? '-Bold' : ''}.ttf`))

/**
 * The picture that other websites show beside a link to a listing, as PNG. Words may be anybody's: they are cut to what fits and
 * escaped for Pango, which would read them as markup. One is drawn at a time; refuses with `unavailable` where many wait.
 */
export async function drawOgPicture({ site, name, headline, proven }: OgWords): Promise<Uint8Array> {
  return drawingSemaphore(async () => {
    const [tick, brand, title, lead, foot] = await Promise.all([
      drawText({ text: '✓', bold: true, size: 36, colour: '#ffffff', height_max: TILE }),
      drawText({ text: cut(site, 40), bold: true, size: 32, colour: INK, left: MARGIN + TILE + 20, height_max: TILE }),
      drawText({ text: cut(name, 44), bold: true, size: 80, colour: INK, height_max: 200 }),
      drawText({ text: cut(headline, 90), size: 40, colour: MUTED, height_max: 120 }),
      drawText({ text: cut(proven, 66), bold: true, size: 28, colour: GREEN, height_max: 50 }),
    ])
    const title_top = 180
    return compose([
      { ...tick, top: MARGIN + (TILE - tick.height) / 2, left: MARGIN + (TILE - tick.width) / 2 },
      { ...brand, top: MARGIN + (TILE - brand.height) / 2, left: MARGIN + TILE + 20 },
      { ...title, top: title_top, left: MARGIN },
      { ...lead, top: title_top + title.height + 36, left: MARGIN },
      { ...foot, top: OG_HEIGHT - MARGIN - foot.height, left: MARGIN },
    ])
  })
}

type Drawn = { input: Buffer; width: number; height: number }

/** A text on one or more lines. What is higher than its place, such as a third line, is cut off instead of drawn over the next. */
async function drawText({ text, bold = false, size, colour, left = MARGIN, height_max }: Line): Promise<Drawn> {
  const { default: sharp } = await import('sharp')
  const width_max = OG_WIDTH - MARGIN - left
  // A text of nothing cannot be drawn; the stop in its place is never shown.
  const markup = `<span foreground="${colour}">${escapeMarkup(text) || '.'}</span>`
  const font = `DejaVu Sans ${bold ? 'Bold ' : ''}${size}`
  const drawn = sharp({ text: { text: markup, font, fontfile: fontFile(bold), width: width_max, rgba: true, wrap: 'word-char', dpi: 72 } })
  const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true })
  const [width, height] = [Math.min(info.width, width_max), Math.min(info.height, height_max)]
  const input = await sharp(data).extract({ left: 0, top: 0, width, height }).png().toBuffer()
  return text === '' ? { input, width, height: 0 } : { input, width, height }
}

async function compose(texts: readonly (Drawn & { top: number; left: number })[]): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const block = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 4, background } })
      .png()
      .toBuffer()
  const picture = await sharp({ create: { width: OG_WIDTH, height: OG_HEIGHT, channels: 4, background: PAPER } })
    .composite([
      { input: await block(OG_WIDTH, 16, GREEN), top: 0, left: 0 },
      { input: await block(TILE, TILE, GREEN), top: MARGIN, left: MARGIN },
      ...texts.filter(({ height }) => height > 0).map(({ input, top, left }) => ({ input, top: Math.round(top), left: Math.round(left) })),
    ])
    .png({ palette: true, compressionLevel: 9 })
    .timeout({ seconds: 10 })
    .toBuffer()
  return new Uint8Array(picture)
}

/** One line of what can be drawn. */
function cut(text: string, chars_max: number): string {
  const plain = text.replace(/[\p{Cc}\p{Cs}\p{Co}\ufffe\uffff]+/gu, ' ').replace(/\s+/g, ' ')
  return clip(plain.trim(), chars_max)
}

const drawingSemaphore = createSemaphore({ at_once_max: 1, waiting_max: WAITING_MAX, retry_after: 5 })
