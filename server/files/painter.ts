/*
 * A program of its own that draws pictures anew: what a file makes the library hold, or breaks in it, is this process, which its server
 * ends. It knows no settings, no secrets and no network.
 */
import sharp, { type Region, type Sharp } from 'sharp'

/** What is cut off a picture before all else, in per cent of it: of its top, right, bottom and left. */
export type Cut = readonly number[]
/** What to make of a picture: within a square, or exactly so large and in at most so many bytes; `svg` of a drawing that was looked at. */
export type Painting = {
  bytes: Uint8Array
  cut?: Cut | null
  shape: { side_max: number } | { width: number; height: number; bytes_max: number }
  svg?: boolean
}
/** After `too_much_work` it goes on drawing until its server ends it. */
export type Painted =
  | { drawn: Uint8Array; width: number; height: number; cpu_seconds: number }
  | { refused: 'too_large' | 'too_many_pixels' | 'not_a_picture' | 'too_much_work' }

const PIXELS_MAX = 40_000_000
/** A drawing has no pixels of its own: it gets so many a side at least, no more than are wanted, and one of a strange size no finer or coarser grid than this. */
const SVG_SIDE_PIXELS = 1024
const SVG_DENSITY = { usual: 72, min: 1, max: 7200 }
const QUALITY = 82
/** Noise of 1280 × 800 takes 2 MB at the first of them and 130 KB at the last. */
const QUALITIES = [QUALITY, 60, 35, 10, 1]
/**
 * A drawing may say in few bytes what takes for ever, and so may scans of a JPEG, frames of a WebP and lines of one pixel; 40 megapixels take
 * 0.3 to 1.7 s, the worst of a PNG 4 s and 440 MB. Counted by the processor: on a busy machine it takes as long as it takes.
 */
const CPU_SECONDS_MAX = 6
const MEMORY_BYTES_MAX = 1e9
const LOOK_MILLISECONDS = 200
const LOADERS = ['Jpeg', 'Png', 'Nsgif', 'Webp'].map((format) => `VipsForeignLoad${format}`)
const SVG_LOADER = ['VipsForeignLoadSvg']

// Every loader but ours is blocked for good: PDF, HEIF and all; that of drawings but for one that was looked at.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: LOADERS })
sharp.cache(false)
sharp.concurrency(1)

async function paint({ bytes, shape, cut = null, svg = false }: Painting, before: NodeJS.CpuUsage): Promise<Painted> {
  if (svg) sharp.unblock({ operation: SVG_LOADER })
  try {
    const given = { limitInputPixels: PIXELS_MAX, failOn: 'error' } as const
    const density = svg ? await densityOf(sharp(bytes, given), shape) : undefined
    const whole = () => sharp(bytes, { ...given, ...(density === undefined ? {} : { density }) }).autoOrient()
    const part = cut && (await partOf(whole(), cut))
    const open = () => (part ? whole().extract(part) : whole())
    if ('side_max' in shape) {
      const { side_max } = shape
      const inside = open().resize(side_max, side_max, { fit: 'inside', withoutEnlargement: true })
      return paintedOf(await inside.webp({ quality: QUALITY }).toBuffer({ resolveWithObject: true }), before)
    }
    for (const quality of QUALITIES) {
      const covered = open().resize(shape.width, shape.height, { fit: 'cover', position: 'top' })
      const drawn = await covered.webp({ quality }).toBuffer({ resolveWithObject: true })
      if (drawn.data.length <= shape.bytes_max) return paintedOf(drawn, before)
    }
    return { refused: 'too_large' }
  } catch (error) {
    // The library throws plain errors for whatever it was given.
    const said = error instanceof Error ? error.message : ''
    return { refused: /pixel limit/i.test(said) ? 'too_many_pixels' : 'not_a_picture' }
  } finally {
    if (svg) sharp.block({ operation: SVG_LOADER })
  }
}

type Made = { data: Uint8Array; info: { width: number; height: number } }
const paintedOf = ({ data, info: { width, height } }: Made, before: NodeJS.CpuUsage): Painted => ({
  drawn: data,
  width,
  height,
  cpu_seconds: cpuSecondsSince(before),
})

function cpuSecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

/** The library draws in threads of its own and cannot be stopped, so that this one is free to look at the clock of the processor. */
async function paintBounded(painting: Painting): Promise<Painted> {
  const before = process.cpuUsage()
  const exceeded = Promise.withResolvers<Painted>()
  const look = () =>
    (cpuSecondsSince(before) > CPU_SECONDS_MAX || process.memoryUsage.rss() > MEMORY_BYTES_MAX) &&
    exceeded.resolve({ refused: 'too_much_work' })
  const timer = setInterval(look, LOOK_MILLISECONDS)
  try {
    return await Promise.race([paint(painting, before), exceeded.promise])
  } finally {
    clearInterval(timer)
  }
}

/** What stays of a picture as it is seen upright; of a line of pixels one at least. */
async function partOf(picture: Sharp, [top = 0, right = 0, bottom = 0, left = 0]: Cut): Promise<Region> {
  const { width, height } = (await picture.metadata()).autoOrient
  const at = { left: Math.floor((width * left) / 100), top: Math.floor((height * top) / 100) }
  return {
    ...at,
    width: Math.max(1, Math.floor((width * (100 - right)) / 100) - at.left),
    height: Math.max(1, Math.floor((height * (100 - bottom)) / 100) - at.top),
  }
}

/** How fine a drawing is drawn: a small one larger than it says, so that it stays sharp, and each layer of a large one no larger than is wanted. */
async function densityOf(drawing: Sharp, shape: Painting['shape']): Promise<number> {
  const { width, height } = await drawing.metadata()
  const { usual, min, max } = SVG_DENSITY
  const size = Math.max(width, height, 1)
  const side = 'side_max' in shape ? Math.max(SVG_SIDE_PIXELS, Math.min(size, shape.side_max)) : Math.max(shape.width, shape.height)
  return Math.min(max, Math.max(min, (usual * side) / size))
}

process.on('message', (painting: Painting) => void paintBounded(painting).then((painted) => process.send?.(painted)))
// Without its server it has nothing to do.
process.on('disconnect', () => process.exit(0))
