import { once } from 'node:events'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

const MEBIBYTE = 1024 * 1024

/** A gibibyte of zeros in about 800 bytes. */
export const brotliBomb = (): Promise<Uint8Array> =>
  pack(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 24 } }), 1024)

/** A quarter of a gibibyte of zeros in about 255 KiB; gzip reaches no more. */
export const gzipBomb = (): Promise<Uint8Array> => pack(createGzip({ level: 1 }), 256)

async function pack(packer: ReturnType<typeof createGzip> | ReturnType<typeof createBrotliCompress>, mebibytes: number) {
  const pieces: Uint8Array[] = []
  packer.on('data', (piece: Uint8Array) => pieces.push(piece))
  const zeros = new Uint8Array(MEBIBYTE)
  for (let at = 0; at < mebibytes; at++) if (!packer.write(zeros)) await once(packer, 'drain')
  packer.end()
  await once(packer, 'end')
  return new Uint8Array(Buffer.concat(pieces))
}
