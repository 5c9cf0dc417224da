/** What making each part of the package takes: bundling, making small, compressing. */
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { minifySync } from 'oxc-minify'

export const root = join(import.meta.dir, '../..')
/** Short ways back by codes of their own: found by trying, it makes minified code a thousandth smaller. */
const COMPRESSION = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_NDIRECT]: 10 }

export async function bundle(options: Bun.BuildConfig): Promise<Bun.BuildArtifact[]> {
  const built = await Bun.build({ root, ...options })
  for (const message of built.logs) console.error(message)
  if (!built.success) throw new Error(`Could not bundle ${options.entrypoints.join(', ')}`)
  return built.outputs
}

export const pack = (code: string, path: string) => Bun.write(join(root, `${path}.br`), brotliCompressSync(code, { params: COMPRESSION }))

/** What the bundler's own minifier leaves. */
export function smaller(path: string, code: string, reserved: string[] = []): string {
  const { code: minified, errors } = minifySync(path, code, { module: true, compress: true, mangle: { toplevel: true, reserved } })
  if (errors.length > 0) throw new Error(`Could not minify ${path}: ${errors[0]?.message}`)
  return minified
}

/**
 * The bundler writes letters beyond ASCII as escapes, which in the words of forty languages are half the text; in raw templates, which hold
 * patterns, it takes the escape for what is written there, and to a pattern a letter says the same.
 */
export function withLetters(code: string): string {
  return code.replace(/(\\*)\\(?:u([0-9a-f]{4})|x([0-9a-f]{2}))/gi, (whole, before: string, four?: string, two?: string) => {
    const letter = String.fromCharCode(Number.parseInt(four ?? two ?? '', 16))
    if (letter <= '\x7f' || !/\p{L}/u.test(letter)) return whole
    if (before === '\\') return letter
    return before.length % 2 === 0 ? before + letter : whole
  })
}
