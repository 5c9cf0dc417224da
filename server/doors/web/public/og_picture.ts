import { ACCENT } from '../../../base/accent.ts'
import { clip } from '../../../base/clip.ts'
import { escapeMarkup } from '../../../base/escape.ts'
import { fileURLToPath } from 'node:url'
import { createSemaphore } from '../../../base/semaphore.ts'

const OG_WIDTH = 1200
const OG_HEIGHT = 630

const MARGIN = 72
const TILE = 56
const WAITING_MAX = 20
const INK = '#1a1d1f'
const MUTED = '#5a5f66'
const PAPER = '#fbfaf7'
const HIGHLIGHT = '#ffe56b'
const LOGO = 136

/** `quote`: words of a website around those that prove a value. */
export type OgWords = {
  site: string
  name: string
  headline: string
  quote: readonly [before: string, marked: string, after: string] | null
  foot: string
}
/** The operator's colour and mark; null for ours. */
type SiteLook = { accent: string | null; mark: Uint8Array | null }
/** `marked` and `after` follow the text on its line, the first of them highlighted. */
type Line = {
  text: string
  marked?: string
  after?: string
  bold?: boolean
  size: number
  colour: string
  left?: number
  height_max: number
}

/** The files of the packaged fonts; a machine without any of its own draws the same. */
const fontFile = (bold: boolean): string => fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/DejaVuSans${bold ? '-Bold' : ''}.ttf`))

/**
 * The picture that other websites show beside a link to a listing, as PNG. Words may be anybody's: they are cut to what fits and
 * escaped for Pango, which would read them as markup. One is drawn at a time; refuses with `unavailable` where many wait.
 */
export async function drawOgPicture(
  { site, name, headline, quote, foot: said }: OgWords,
  logo: Uint8Array | null,
  { accent, mark }: SiteLook,
): Promise<Uint8Array> {
  const colour = accent ?? ACCENT
  return drawingSemaphore(async () => {
    const beside = logo === null ? MARGIN : MARGIN + LOGO + 36
    const [tick, brand, title, lead, words, foot] = await Promise.all([
      drawText({ text: '✓', bold: true, size: 36, colour: '#ffffff', height_max: TILE }),
      drawText({ text: cut(site, 40), bold: true, size: 32, colour: INK, left: MARGIN + TILE + 20, height_max: TILE }),
      drawText({ text: cut(name, 44), bold: true, size: quote ? 60 : 76, colour: INK, left: beside, height_max: quote ? 140 : 200 }),
      drawText({ text: cut(headline, 90), size: 32, colour: MUTED, left: beside, height_max: 100 }),
      drawText({ ...quoteLine(quote ?? ['', '', '']), size: 34, colour: INK, height_max: 130 }),
      drawText({ text: cut(said, 66), bold: true, size: 28, colour, height_max: 50 }),
    ])
    const title_top = 172
    const [picture, sign] = await Promise.all([logo && drawnLogo(logo, LOGO), mark && drawnLogo(mark, TILE)])
    return compose(colour, sign === null, [
      sign
        ? { ...sign, top: MARGIN, left: MARGIN }
        : { ...tick, top: MARGIN + (TILE - tick.height) / 2, left: MARGIN + (TILE - tick.width) / 2 },
      { ...brand, top: MARGIN + (TILE - brand.height) / 2, left: MARGIN + TILE + 20 },
      ...(picture ? [{ ...picture, top: title_top, left: MARGIN }] : []),
      { ...title, top: title_top, left: beside },
      { ...lead, top: title_top + title.height + 24, left: beside },
      ...(quote ? [{ ...words, top: OG_HEIGHT - MARGIN - foot.height - 36 - words.height, left: MARGIN }] : []),
      { ...foot, top: OG_HEIGHT - MARGIN - foot.height, left: MARGIN },
    ])
  })
}

/** A quote in its marks, with spaces beside the words that prove only where it has them. */
export function quoteLine([before, marked, after]: NonNullable<OgWords['quote']>): Pick<Line, 'text' | 'marked' | 'after'> {
  const [ahead, behind] = [/\s$/.test(before) ? ' ' : '', /^\s/.test(after) ? ' ' : '']
  return { text: `“${cut(before, 70)}${ahead}`, marked: cut(marked, 60), after: `${behind}${cut(after, 70)}”` }
}

type Drawn = { input: Buffer; width: number; height: number }

/** A text on one or more lines. What is higher than its place, such as a third line, is cut off instead of drawn over the next. */
async function drawText({ text, marked = '', after = '', bold = false, size, colour, left = MARGIN, height_max }: Line): Promise<Drawn> {
  const { default: sharp } = await import('sharp')
  const width_max = OG_WIDTH - MARGIN - left
  // A text of nothing cannot be drawn; the stop in its place is never shown.
  const highlighted = marked === '' ? '' : `<span background="${HIGHLIGHT}">${escapeMarkup(marked)}</span>`
  const markup = `<span foreground="${colour}">${escapeMarkup(text) || '.'}${highlighted}${escapeMarkup(after)}</span>`
  const font = `DejaVu Sans ${bold ? 'Bold ' : ''}${size}`
  const drawn = sharp({ text: { text: markup, font, fontfile: fontFile(bold), width: width_max, rgba: true, wrap: 'word-char', dpi: 72 } })
  const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true })
  const [width, height] = [Math.min(info.width, width_max), Math.min(info.height, height_max)]
  const input = await sharp(data).extract({ left: 0, top: 0, width, height }).png().toBuffer()
  return text === '' ? { input, width, height: 0 } : { input, width, height }
}

/** Our own copy of a listing's logo, which is drawn anew like every picture of others. */
async function drawnLogo(bytes: Uint8Array, side: number): Promise<Drawn> {
  const { default: sharp } = await import('sharp')
  const input = await sharp(bytes).resize(side, side, { fit: 'contain', background: PAPER }).png().toBuffer()
  return { input, width: side, height: side }
}

async function compose(colour: string, tiled: boolean, texts: readonly (Drawn & { top: number; left: number })[]): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const block = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 4, background } })
      .png()
      .toBuffer()
  const picture = await sharp({ create: { width: OG_WIDTH, height: OG_HEIGHT, channels: 4, background: PAPER } })
    .composite([
      { input: await block(OG_WIDTH, 16, colour), top: 0, left: 0 },
      ...(tiled ? [{ input: await block(TILE, TILE, colour), top: MARGIN, left: MARGIN }] : []),
      ...texts.filter(({ height }) => height > 0).map(({ input, top, left }) => ({ input, top: Math.round(top), left: Math.round(left) })),
    ])
    .png({ palette: true, compressionLevel: 9 })
    .timeout({ seconds: 10 })
    .toBuffer()
  return new Uint8Array(picture)
}

/** One line of what can be drawn. */
function cut(text: string, chars_max: number): string {
  const plain = text.replace(/[\p{Cc}\p{Cs}\p{Co}\ufffe\uffff]+/gu, ' ').replace(/[^\S\u00a0]+/g, ' ')
  return clip(plain.trim(), chars_max)
}

const drawingSemaphore = createSemaphore({ at_once_max: 1, waiting_max: WAITING_MAX, retry_after: 5 })
