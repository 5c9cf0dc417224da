import { fileURLToPath } from 'node:url'
import { refuse } from '../../error.ts'

export const OG_WIDTH = 1200
export const OG_HEIGHT = 630

const MARGIN = 80
const WIDTH = OG_WIDTH - 2 * MARGIN
const WAITING_MAX = 20
const INK = '#1a1d1f'
const MUTED = '#5a5f66'
const GREEN = '#0b6a4a'
const PAPER = '#fbfaf7'

export type OgWords = { site: string; name: string; headline: string; proven: string }
type Line = { text: string; bold?: true; size: number; colour: string; top: number; left?: number; width?: number; height: number }

/** The files of the packaged fonts; a machine without any of its own draws the same. */
const fontFile = (bold: boolean): string => fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/DejaVuSans${bold ? '-Bold' : ''}.ttf`))

/**
 * The picture that other websites show beside a link to a listing, as PNG. Words may be anybody's: they are cut to what fits and
 * escaped for Pango, which would read them as markup. One is drawn at a time; refuses with `unavailable` where many wait.
 */
export async function drawOgPicture({ site, name, headline, proven }: OgWords): Promise<Uint8Array> {
  return inTurn(() =>
    compose([
      { text: '✓', bold: true, size: 34, colour: '#ffffff', top: 69, left: MARGIN + 14, width: 60, height: 60 },
      { text: cut(site, 40), bold: true, size: 32, colour: INK, top: 72, left: MARGIN + 76, height: 56 },
      { text: cut(name, 44), bold: true, size: 76, colour: INK, top: 170, height: 190 },
      { text: cut(headline, 90), size: 38, colour: MUTED, top: 385, height: 110 },
      { text: cut(proven, 70), bold: true, size: 28, colour: GREEN, top: 530, height: 50 },
    ]),
  )
}

async function compose(lines: readonly Line[]): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const block = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 4, background } })
      .png()
      .toBuffer()
  const drawn = await Promise.all(
    lines
      .filter(({ text }) => text !== '')
      .map(async ({ text, bold = false, size, colour, top, left = MARGIN, width = WIDTH, height }) => {
        const markup = `<span foreground="${colour}">${escapeMarkup(text)}</span>`
        const font = `DejaVu Sans ${bold ? 'Bold ' : ''}${size}`
        const { data, info } = await sharp({
          text: { text: markup, font, fontfile: fontFile(bold), width, rgba: true, wrap: 'word-char', dpi: 72 },
        })
          .png()
          .toBuffer({ resolveWithObject: true })
        // A line of high letters, or one more line than fits, is cut off instead of drawn over the next.
        const [shown_width, shown_height] = [Math.min(info.width, OG_WIDTH - left), Math.min(info.height, height)]
        const input = await sharp(data).extract({ left: 0, top: 0, width: shown_width, height: shown_height }).png().toBuffer()
        return { input, top, left }
      }),
  )
  const picture = await sharp({ create: { width: OG_WIDTH, height: OG_HEIGHT, channels: 4, background: PAPER } })
    .composite([
      { input: await block(OG_WIDTH, 16, GREEN), top: 0, left: 0 },
      { input: await block(56, 56, GREEN), top: 64, left: MARGIN },
      ...drawn,
    ])
    .png({ palette: true, compressionLevel: 9 })
    .timeout({ seconds: 10 })
    .toBuffer()
  return new Uint8Array(picture)
}

/** Pango reads markup; what it could not show at all is left out. */
const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

function cut(text: string, characters_max: number): string {
  const plain = [
    ...text
      .replace(/[\p{Cc}\p{Cs}\p{Co}\ufffe\uffff]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
  return plain.length > characters_max
    ? `${plain
        .slice(0, characters_max - 1)
        .join('')
        .trimEnd()}…`
    : plain.join('')
}

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

async function inTurn<Done>(draw: () => Promise<Done>): Promise<Done> {
  if (waiting >= WAITING_MAX) refuse('unavailable', { retry_after: 5 })
  waiting++
  const mine = last.then(draw, draw)
  last = mine.catch(() => {})
  try {
    return await mine
  } finally {
    waiting--
  }
}
