/*
 * A program of its own that draws pictures anew: what a file makes the library hold, or breaks in it, is this process, which its server
 * ends. It knows no settings, no secrets and no network.
 */
import sharp from 'sharp'

/** What to make of a picture: within a square, or exactly so large and in at most so many bytes. */
export type Painting = { bytes: Uint8Array; shape: { side_max: number } | { width: number; height: number; bytes_max: number } }
export type Painted = { drawn: Uint8Array } | { refused: 'too_large' | 'too_many_pixels' | 'not_a_picture' }

const PIXELS_MAX = 25_000_000
const QUALITY = 82
/** Noise of 1280 × 800 takes 2 MB at the first of them and 130 KB at the last. */
const QUALITIES = [QUALITY, 60, 35, 10, 1]
const LOADERS = ['Jpeg', 'Png', 'Nsgif', 'Webp'].map((format) => `VipsForeignLoad${format}`)

// Every loader but ours is blocked for good: SVG, PDF, HEIF and all.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: LOADERS })
sharp.cache(false)
sharp.concurrency(1)

async function paint({ bytes, shape }: Painting): Promise<Painted> {
  const open = () => sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' }).autoOrient()
  try {
    if ('side_max' in shape) {
      const { side_max } = shape
      const inside = open().resize(side_max, side_max, { fit: 'inside', withoutEnlargement: true })
      return { drawn: await inside.webp({ quality: QUALITY }).toBuffer() }
    }
    for (const quality of QUALITIES) {
      const drawn = await open().resize(shape.width, shape.height, { fit: 'cover', position: 'top' }).webp({ quality }).toBuffer()
      if (drawn.length <= shape.bytes_max) return { drawn }
    }
    return { refused: 'too_large' }
  } catch (error) {
    // The library throws plain errors for whatever it was given.
    const said = error instanceof Error ? error.message : ''
    return { refused: /pixel limit/i.test(said) ? 'too_many_pixels' : 'not_a_picture' }
  }
}

process.on('message', (painting: Painting) => void paint(painting).then((painted) => process.send?.(painted)))
// Without its server it has nothing to do.
process.on('disconnect', () => process.exit(0))
