import { expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { ACCENT, contrastOf, paletteOf, unreadable } from '../../server/base/accent.ts'
import { ConfigError } from '../../server/base/config_error.ts'
import { readConfig } from '../../server/core/config.ts'
import { buildAssets } from '../../server/doors/web/assets/assets.ts'
import { startTestService } from '../test_service.ts'

const folder = await mkdtemp(join(tmpdir(), 'look-'))
const logo = join(folder, 'logo.svg')
await Bun.write(logo, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#ff0000"/></svg>')
const testService = await startTestService({ role: 'web', env: { SITE_ACCENT: '#7A1FA2', SITE_LOGO: logo, SITE_NAME: 'Ada’s <Index>' } })
const plain = await startTestService({ role: 'web' })
const get = (path: string, of = testService) => fetch(of.url + path)

const nearly = (part: number): number => (part < 5 ? 0 : part > 250 ? 255 : part)

/** The colour in the middle of a picture. */
const middle = async (bytes: ArrayBuffer) => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3
  // The logo is kept as WebP, which moves a colour by a little.
  return [info.width, info.height, ...[...data.subarray(at, at + 3)].map(nearly)]
}

test('the operator’s name, colour and logo stand on pages, icons and cards', async () => {
  const page = await (await get('/')).text()
  expect(page).toContain('Ada’s &lt;Index>')
  const mark = /<img class="mark" src="([^"]+)"/.exec(page)?.[1] ?? ''
  expect(await middle(await (await get(mark)).arrayBuffer())).toEqual([88, 88, 255, 0, 0])
  expect(page).not.toContain('favicon.svg')
  // The browser's own bars are in the colour too, darker in the dark.
  expect(page).toContain('<meta name="theme-color" content="#7a1fa2" media="(prefers-color-scheme: light)"/>')
  expect(page).toContain(`<meta name="theme-color" content="${paletteOf('#7a1fa2').light.strong}" media="(prefers-color-scheme: dark)"/>`)
  const css = await (await get(/href="(\/assets\/[^"]+\.css)"/.exec(page)?.[1] ?? '')).text()
  expect(css).toContain('--accent:light-dark(#7a1fa2,')
  expect(await middle(await (await get('/apple-touch-icon.png')).arrayBuffer())).toEqual([180, 180, 255, 0, 0])
  const ico = await (await get('/favicon.ico')).arrayBuffer()
  const head = new DataView(ico)
  expect([head.getUint16(2, true), head.getUint16(4, true), head.getUint8(6), head.getUint32(14, true)]).toEqual([
    1,
    1,
    32,
    ico.byteLength - 22,
  ])
  expect(await middle(ico.slice(22))).toEqual([32, 32, 255, 0, 0])
  const { data, info } = await sharp(await (await get('/og/pages/front.png')).arrayBuffer())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
  expect([pixel(600, 4), pixel(100, 100)]).toEqual([
    [0x7a, 0x1f, 0xa2],
    [255, 0, 0],
  ])
})

test('without settings the icons are ours, of the right kinds and kept for a day', async () => {
  const page = await (await get('/', plain)).text()
  expect(page).toContain('<meta name="theme-color" content="#131517" media="(prefers-color-scheme: dark)"/>')
  for (const [path, type] of [
    ['/favicon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
  ] as const) {
    expect(page).toContain(`href="${path}"`)
    const { status, headers } = await get(path, plain)
    expect([path, status, headers.get('content-type'), headers.get('cache-control')]).toEqual([path, 200, type, 'public, max-age=86400'])
  }
})

test('every tone of a colour that is taken can be read where it is used, in the light and in the dark', () => {
  let taken = 0
  for (let red = 0; red < 256; red += 17)
    for (let green = 0; green < 256; green += 17)
      for (let blue = 0; blue < 256; blue += 17) {
        const hex = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
        if (unreadable(hex)) continue
        taken++
        const { light, dark } = paletteOf(hex)
        const pairs = [
          [light.accent, '#fbfaf7'],
          [light.accent, light.soft],
          [light.strong, light.soft],
          [light.on, light.accent],
          [light.on, light.strong],
          [dark.accent, '#131517'],
          [dark.accent, '#1b1e21'],
          [dark.accent, dark.soft],
          [dark.strong, dark.soft],
          [dark.on, dark.accent],
          [dark.on, dark.strong],
        ] as const
        for (const [ink, ground] of pairs) if (contrastOf(ink, ground) < 4.45) throw new Error(`${hex}: ${ink} on ${ground}`)
      }
  expect(taken).toBeGreaterThan(500)
  expect(unreadable(ACCENT)).toBeNull()
})

test('a colour that is hard to read is refused with its contrast, and a logo that is no picture at start', async () => {
  expect(() => readConfig({ SITE_ACCENT: '#2ecc71' })).toThrow(
    /SITE_ACCENT: #2ecc71 on #f3f1eb has a contrast of 1\.\d, .* set a darker colour/,
  )
  for (const bytes of ['no picture', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'])
    // Said as any other setting that cannot be used: one sentence, and the process ends with 2.
    expect(
      await buildAssets({ accent: null, logo: Buffer.from(bytes) }).catch(
        (error: unknown) => error instanceof ConfigError && error.message,
      ),
    ).toMatch(/^SITE_LOGO: is no picture/)
  await rm(folder, { recursive: true })
})
