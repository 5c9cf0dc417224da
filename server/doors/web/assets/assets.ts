import { acceptsCoding } from '../../../base/http/accepts_coding.ts'
import { sha256 } from '../../../base/sha256.ts'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { ownFile, ownModule } from '../../../own_files.ts'
import { drawLogo } from './logo.ts'
import { bundle } from '../../bundle.ts'
import { readFonts } from './fonts.ts'
import { drawMark, readLogo } from '../../../files/mark.ts'
import { ACCENT, paletteOf } from '../../../base/accent.ts'
import { accentRules, openIcons, type Icons, type Look } from './icons.ts'

type Bytes = Uint8Array<ArrayBuffer>
/** Compressed forms are null where the file is compressed in itself. */
type Asset = { path: string; bytes: Bytes; brotli: Promise<Bytes> | null; gzip: Bytes | null; type: string }

const compress = promisify(brotliCompress)

/** The style sheet, the script and the fonts of all pages, under names that change with what they hold, so that browsers may keep them for good. */
export type Assets = {
  css: string
  /** The part of it that public pages use, as text. */
  public_css: string
  js: string
  /** The files that every page is set in, which browsers are told of before they read the style. */
  fonts: readonly string[]
  /** The mark beside the name of the site: the operator's picture, or ours as SVG. */
  mark: { src: string } | { svg: string }
  icons: Icons
  /** What documents are drawn with: the colour, and the mark as PNG where the operator gave one. */
  brand: { accent: string; mark: Uint8Array | null }
  /** What a browser colours its own bars with. */
  theme: { light: string; dark: string }
  answer(request: Request): Promise<Response>
}

/** Without a colour of the operator's the bars are of the paper that the pages begin with (style/tokens.css). */
const PAPER = { light: '#fbfaf7', dark: '#131517' }

/** Built once in a process for each look, of which a process has one. */
const built = new Map<string, Promise<Assets>>()

export function buildAssets(look: Look = { accent: null, logo: null }): Promise<Assets> {
  const key = `${look.accent} ${look.logo ? sha256(look.logo).toString('hex') : ''}`
  const known = built.get(key) ?? build(look)
  built.set(key, known)
  return known
}

async function build({ accent, logo: given }: Look): Promise<Assets> {
  const logo = given && (await readLogo(given))
  const drawn = logo && (await drawMark(logo))
  const mark = drawn && pictureAsset('mark', drawn)
  const fonts = (await readFonts()).map((font) => ({ ...font, asset: fontAsset(font.name, font.bytes) }))
  const rules = fonts.map(({ asset, ruleOf }) => ruleOf(asset.path)).join('')
  const [shared, other, script] = await Promise.all([
    bundle(ownFile('doors/web/assets/style/public_pages.css')),
    bundle(ownFile('doors/web/assets/style/other_pages.css')),
    bundle(ownModule('doors/web/assets/script/site')),
  ])
  const styleOf = (...parts: Uint8Array[]) =>
    Buffer.concat([Buffer.from(rules), ...parts, Buffer.from(accent === null ? '' : accentRules(accent))])
  const css = textAsset('css', styleOf(shared, other), 'text/css; charset=utf-8')
  const js = textAsset('js', script, 'text/javascript; charset=utf-8')
  const byPath = new Map([css, js, ...(mark ? [mark] : []), ...fonts.map(({ asset }) => asset)].map((asset) => [asset.path, asset]))
  return {
    css: css.path,
    public_css: styleOf(shared).toString(),
    js: js.path,
    fonts: fonts.filter(({ subset }) => subset === 'latin').map(({ asset }) => asset.path),
    mark: mark ? { src: mark.path } : { svg: drawLogo(accent ?? undefined) },
    icons: openIcons({ accent, logo }),
    brand: { accent: accent ?? ACCENT, mark: drawn },
    // In the dark a bar as light as the dark pages' own green would glare.
    theme: accent === null ? PAPER : { light: accent, dark: paletteOf(accent).light.strong },
    answer: async (request) => {
      const asset = byPath.get(new URL(request.url).pathname)
      if (!asset) return new Response('There is no such file.\n', { status: 404, headers: { 'content-type': 'text/plain' } })
      const [encoding, bytes] = await encoded(asset, request)
      return new Response(bytes, {
        headers: {
          'content-type': asset.type,
          ...(encoding === null ? {} : { 'content-encoding': encoding }),
          vary: 'Accept-Encoding',
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        },
      })
    },
  }
}

const pathOf = (name: string, bytes: Uint8Array, extension: string): string =>
  `/assets/${name}.${sha256(bytes).toString('hex').slice(0, 12)}.${extension}`

function textAsset(extension: string, text: Uint8Array, type: string): Asset {
  const bytes = new Uint8Array(text)
  return {
    path: pathOf('site', bytes, extension),
    bytes,
    // Beside the start, which would take a tenth of a second longer.
    brotli: compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).then((compressed) => new Uint8Array(compressed)),
    gzip: Bun.gzipSync(bytes),
    type,
  }
}

const fontAsset = (name: string, bytes: Bytes): Asset => ({
  path: pathOf(name, bytes, 'woff2'),
  bytes,
  brotli: null,
  gzip: null,
  type: 'font/woff2',
})

const pictureAsset = (name: string, bytes: Bytes): Asset => ({
  path: pathOf(name, bytes, 'png'),
  bytes,
  brotli: null,
  gzip: null,
  type: 'image/png',
})

async function encoded({ bytes, brotli, gzip }: Asset, request: Request): Promise<[string | null, Bytes]> {
  if (brotli && acceptsCoding(request, 'br')) return ['br', await brotli]
  return gzip && acceptsCoding(request, 'gzip') ? ['gzip', gzip] : [null, bytes]
}
