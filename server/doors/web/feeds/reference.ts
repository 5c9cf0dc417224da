import { swagger } from '@elysiajs/swagger'
import { Elysia } from 'elysia'
import { fileURLToPath } from 'node:url'
import { document } from '../../../core/spec.ts'

/** The page reads the contract that this service serves; everything it needs comes from here, so that it works on a machine without a network. */
export const REFERENCE_PATH = '/docs'
const VIEWER = '@scalar/fastify-api-reference'
const VIEWER_PATH = `${REFERENCE_PATH}/scalar.js`

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=300',
  // The viewer writes its own style sheet into the page; no script but its file runs.
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** The colours of the website; see style/tokens.css. */
const STYLE =
  'body { margin: 0 } .light-mode { --scalar-color-accent: #0b6a4a; --scalar-background-1: #fff; --scalar-background-2: #fbfaf7; --scalar-background-3: #f3f1eb; --scalar-border-color: #e3e0d7; } .dark-mode { --scalar-color-accent: #5ecb9d; }'

export type Reference = { page(): Response; viewer(request: Request): Promise<Response> }

/** The reference of every operation, drawn from the contract by Scalar. */
export async function openReference(): Promise<Reference> {
  const { title, version } = document.info
  // The plug-in would also serve a document of its own, of routes without schemas; only its page is taken.
  const plugin = new Elysia().use(
    swagger({
      path: REFERENCE_PATH,
      documentation: {
        info: { title: `${title} API`, version, description: 'Every operation, with its input, its answers and its refusals.' },
      },
      scalarCDN: VIEWER_PATH,
      scalarConfig: {
        spec: { url: '/openapi.json' },
        customCss: STYLE,
        // Spread, since the plug-in's types are older than the viewer's settings.
        ...{ withDefaultFonts: false, telemetry: false, showDeveloperTools: 'never', agent: { disabled: true }, mcp: { disabled: true } },
        ...{ hideClientButton: true, documentDownloadType: 'none' },
      },
    }),
  )
  const drawn = await (await plugin.handle(new Request(`http://localhost${REFERENCE_PATH}`))).text()
  const html = drawn
    .replace('<html>', '<html lang="en">')
    .replace('<meta charset="utf-8" />', '<meta charset="utf-8" /><link rel="icon" href="/favicon.svg" type="image/svg+xml" />')
    // The element only carries settings; what stands inside it, be it a line break, would be a script written into the page.
    .replace(/>\s+<\/script>/, '></script>')
    .replace('"spec":{"url":"/openapi.json"}', '"url":"/openapi.json"')
  let packed: Promise<{ plain: Uint8Array<ArrayBuffer>; gzip: Uint8Array<ArrayBuffer> }> | undefined
  return {
    page: () => new Response(html, { headers: PAGE_HEADERS }),
    async viewer(request) {
      const { plain, gzip } = await (packed ??= packViewer())
      const small = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
      return new Response(small ? gzip : plain, {
        headers: {
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'public, max-age=86400',
          vary: 'Accept-Encoding',
          'x-content-type-options': 'nosniff',
          ...(small ? { 'content-encoding': 'gzip' } : {}),
        },
      })
    },
  }
}

/** Read and pressed when first asked for, then kept: 3.6 MB, of which a browser is sent 1. */
async function packViewer() {
  const beside = new URL('./js/standalone.js', import.meta.resolve(VIEWER))
  const plain = new Uint8Array(await Bun.file(fileURLToPath(beside)).arrayBuffer())
  return { plain, gzip: Bun.gzipSync(plain) }
}
