import { sha256 } from '../../../base/sha256.ts'
import { brotliCompressSync, constants } from 'node:zlib'
import { ownFile, ownModule } from '../../../own_files.ts'

type Asset = { path: string; bytes: Uint8Array<ArrayBuffer>; brotli: Uint8Array<ArrayBuffer>; gzip: Uint8Array<ArrayBuffer>; type: string }

/** The style sheet and the script of all pages, under names that change with what they hold, so that browsers may keep them for good. */
export type Assets = { css: string; js: string; answer(request: Request): Response }

/** Built once in a process. */
let built: Promise<Assets> | undefined

export const buildAssets = (): Promise<Assets> => (built ??= build())

async function build(): Promise<Assets> {
  const [css, js] = await Promise.all([
    bundle(ownFile('doors/web/assets/style/site.css'), 'site', 'css', 'text/css; charset=utf-8'),
    bundle(ownModule('doors/web/assets/script/site'), 'site', 'js', 'text/javascript; charset=utf-8'),
  ])
  const byPath = new Map([css, js].map((asset) => [asset.path, asset]))
  return {
    css: css.path,
    js: js.path,
    answer: (request) => {
      const asset = byPath.get(new URL(request.url).pathname)
      if (!asset) return new Response('There is no such file.\n', { status: 404, headers: { 'content-type': 'text/plain' } })
      const [encoding, bytes] = encoded(asset, request.headers.get('accept-encoding') ?? '')
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

async function bundle(entry: string, name: string, extension: string, type: string): Promise<Asset> {
  const bundled = await Bun.build({ entrypoints: [entry], minify: true, target: 'browser' })
  const [output] = bundled.outputs
  if (!bundled.success || !output) throw new Error(`${entry} does not build: ${bundled.logs.join('\n')}`)
  const bytes = new Uint8Array(await output.arrayBuffer())
  const hash = sha256(bytes).toString('hex').slice(0, 12)
  return {
    path: `/assets/${name}.${hash}.${extension}`,
    bytes,
    brotli: new Uint8Array(brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })),
    gzip: Bun.gzipSync(bytes),
    type,
  }
}

function encoded({ bytes, brotli, gzip }: Asset, accepted: string): [string | null, Uint8Array<ArrayBuffer>] {
  if (/\bbr\b/.test(accepted)) return ['br', brotli]
  return /\bgzip\b/.test(accepted) ? ['gzip', gzip] : [null, bytes]
}
