import { describe, expect, test } from 'bun:test'
import sharp from 'sharp'
import { drawPicture, PICTURE_BYTES_MAX, PictureRefused } from '../../server/files/picture.ts'
import { processMilliseconds } from '../growth.ts'
import { paint } from '../pictures.ts'

const bytesOf = async (picture: { toBuffer(): Promise<Buffer> }) => new Uint8Array(await picture.toBuffer())
const text = (content: string) => new TextEncoder().encode(content)
const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))
const png = await bytesOf(paint(96, 64).png())
const refusal = async (bytes: Uint8Array) => {
  const error: unknown = await drawPicture(bytes).catch((thrown: unknown) => thrown)
  return error instanceof PictureRefused ? error.code : 'nothing'
}
/** A PNG that says it has so many pixels and holds hardly any. */
function bombOf(side: number): Uint8Array {
  const bomb = Buffer.from(png)
  bomb.writeUInt32BE(side, 16)
  bomb.writeUInt32BE(side, 20)
  bomb.writeUInt32BE(Bun.hash.crc32(bomb.subarray(12, 29)), 29)
  return new Uint8Array(bomb)
}
/** What an honest picture costs to draw, of less than a hundredth of the pixels that some of these say to hold. */
const honest = await bytesOf(paint(2000, 1000).jpeg())
await drawPicture(honest)
const honestMilliseconds = await processMilliseconds(() => drawPicture(honest))
const brand = (name: string) => join(new Uint8Array([0, 0, 0, 24]), text(`ftyp${name}\0\0\0\0mif1${name}`))

describe('what is no picture that we take is refused:', () => {
  const cases: [string, () => Uint8Array | Promise<Uint8Array>, string][] = [
    ['nothing', () => new Uint8Array(), 'not_a_picture'],
    [
      'an SVG with a script',
      () => text('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>1</script></svg>'),
      'svg_unsafe',
    ],
    ['an SVG behind an XML declaration', () => text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), 'not_a_picture'],
    ['a PDF', () => text('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>'), 'not_a_picture'],
    ['a page of HTML', () => text('<!doctype html><script>alert(1)</script>'), 'not_a_picture'],
    ['HEIC', () => brand('heic'), 'not_a_picture'],
    ['AVIF', () => bytesOf(paint(16, 16).avif()), 'not_a_picture'],
    ['TIFF', () => bytesOf(paint(16, 16).tiff()), 'not_a_picture'],
    [
      'a script for ImageMagick',
      () => text('push graphic-context\nviewbox 0 0 640 480\nimage over 0,0 0,0 "https://example.com/x"'),
      'not_a_picture',
    ],
    [
      'the first bytes of a PNG and then HTML',
      () => join(png.subarray(0, 8), text('<script>alert(1)</script>'.repeat(40))),
      'not_a_picture',
    ],
    ['a PNG cut off in the middle', () => png.subarray(0, Math.floor(png.length / 2)), 'not_a_picture'],
    ['a JPEG cut off in the middle', async () => (await bytesOf(paint(640, 480).jpeg())).subarray(0, 900), 'not_a_picture'],
    ['256 megapixels', () => bombOf(16_000), 'too_many_pixels'],
    ['more pixels than a number holds', () => bombOf(0x7fffffff), 'not_a_picture'],
    ['eleven megabytes', () => join(png, new Uint8Array(11 * 1024 * 1024)), 'too_large'],
    ['a byte too many', () => new Uint8Array(PICTURE_BYTES_MAX + 1), 'too_large'],
  ]
  for (const [name, make, code] of cases)
    test(name, async () => {
      const bytes = await make()
      const milliseconds = await processMilliseconds(async () => expect(await refusal(bytes)).toBe(code))
      // Twenty times as much is still far from drawing what it says to hold.
      expect(milliseconds).toBeLessThan(20 * honestMilliseconds)
    })
})

describe('a picture is drawn anew as WebP:', () => {
  for (const format of ['png', 'jpeg', 'webp', 'gif'] as const)
    test(`from ${format}, its size kept where it is small`, async () => {
      const { format: drawn, width, height } = await sharp(await drawPicture(await bytesOf(paint(90, 60).toFormat(format)))).metadata()
      expect([drawn, width, height]).toEqual(['webp', 90, 60])
    })
  test('at most 1024 pixels a side, in its own proportions', async () => {
    const { width, height } = await sharp(await drawPicture(await bytesOf(paint(3000, 1500).jpeg()))).metadata()
    expect([width, height]).toEqual([1024, 512])
  })
  test('turned upright, with nothing left of place, camera and owner', async () => {
    const exif = { IFD0: { Artist: 'Ada Lindgren' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } }
    const given = await bytesOf(
      paint(80, 40)
        .jpeg()
        .withExif(exif)
        .withMetadata({ orientation: 6 })
        .withIccProfile('p3')
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>'),
    )
    expect(Buffer.from(given).includes('Ada Lindgren')).toBe(true)
    const drawn = await drawPicture(given)
    const { width, height, exif: left, xmp, icc, orientation } = await sharp(drawn).metadata()
    expect([width, height, left, xmp, icc, orientation]).toEqual([40, 80, undefined, undefined, undefined, undefined])
    expect(Buffer.from(drawn).includes('Ada')).toBe(false)
  })
  test('without what hangs behind the pixels', async () => {
    const tail = text('<script>alert("polyglot")</script>PK\x03\x04')
    const drawn = await drawPicture(join(png, tail))
    expect(Buffer.from(drawn).includes('polyglot')).toBe(false)
    expect((await sharp(drawn).metadata()).format).toBe('webp')
  })
  test('its first frame where it moves', async () => {
    const frames = await Promise.all([paint(30, 30, '#ff0000'), paint(30, 30, '#0000ff')].map((frame) => frame.png().toBuffer()))
    const moving = await bytesOf(sharp(frames, { join: { animated: true } }).gif())
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const drawn = await drawPicture(moving)
    const { data } = await sharp(drawn).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([(await sharp(drawn).metadata()).pages ?? 1, (data[0] ?? 0) > 200, (data[2] ?? 255) < 60]).toEqual([1, true, true])
  })
  test('however many come at once, up to a bound that is refused with a time to come again', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => drawPicture(png)))
    const failed = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(failed.length).toBe(9)
    expect(failed[0]).toMatchObject({ code: 'unavailable', details: { retry_after: 5 } })
    expect((await drawPicture(png)).length).toBeGreaterThan(50)
  })
  test('after the program that draws broke under one, which is refused for now', async () => {
    const large = await bytesOf(paint(4000, 4000).png())
    await drawPicture(png)
    const outcome = drawPicture(large).catch((error: unknown) => error)
    Bun.spawnSync(['pkill', '-KILL', '-P', String(process.pid), '-f', 'files/painter'])
    expect(await outcome).toMatchObject({ code: 'unavailable', details: { retry_after: 5 } })
    expect((await drawPicture(png)).length).toBeGreaterThan(50)
  })
})
