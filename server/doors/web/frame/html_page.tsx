/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { COMPRESS_BYTES_MIN } from '../../../base/limits.ts'
import { Layout, type PageHead } from './layout.tsx'
import type { PageRequest } from './page_request.ts'

export type PageOptions = PageHead & {
  status?: number
  headers?: Record<string, string>
  /** The address of the page is the permission to use it: nobody may keep, frame or pass it on. */
  secret?: true
  /** Where the form of the page may lead besides the website itself, such as a payment provider. */
  form_targets?: string[]
}

/** Renders a page in the layout of the website, with the headers every page has. */
export function htmlPage(ctx: PageRequest, given: PageOptions, children: ComponentChildren): Response {
  // No search engine is to know an address that is a permission or leads nowhere, and such a page does not repeat it.
  const options = { ...given, noindex: given.noindex === true || given.secret === true || (given.status ?? 200) >= 400 }
  const html = `<!doctype html>${renderToString(
    <Layout ctx={ctx} head={options}>
      {children}
    </Layout>,
  )}`
  return htmlResponse(ctx.request, html, {
    status: options.status ?? 200,
    headers: {
      ...securityHeaders(ctx.site.url, options),
      'cache-control': options.secret || ctx.session ? 'private, no-store' : 'private, no-cache',
      ...(options.noindex ? { 'x-robots-tag': 'noindex' } : {}),
      ...options.headers,
    },
  })
}

/** A piece of a page, for a script that puts it in place. */
export function htmlFragment(ctx: PageRequest, node: VNode): Response {
  return htmlResponse(ctx.request, renderToString(node), {
    status: 200,
    headers: { ...securityHeaders(ctx.site.url, {}), 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
  })
}

/** After a post: see the page there. Only paths of the website, which the caller has made sure of. */
export function redirect(location: string, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'same-origin', ...headers },
  })
}

export function securityHeaders(site_url: string, { secret, form_targets = [] }: Pick<PageOptions, 'secret' | 'form_targets'>) {
  const form_action = ["'self'", ...form_targets].join(' ')
  return {
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action ${form_action}; base-uri 'none'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    // `same-origin`, not `no-referrer`: with the latter a browser sends the page's own forms with `Origin: null`.
    'referrer-policy': secret ? 'same-origin' : 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    ...(site_url.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}

/** A third of the time that level 5 of zlib takes, for a twentieth more bytes. */
const PACKED = { library: 'libdeflate', level: 1 } as const

function htmlResponse(request: Request, html: string, { status, headers }: { status: number; headers: Record<string, string> }): Response {
  const all = { 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Encoding, Cookie', ...headers }
  const gzip = html.length >= COMPRESS_BYTES_MIN && /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
  return gzip
    ? new Response(Bun.gzipSync(Buffer.from(html), PACKED), { status, headers: { ...all, 'content-encoding': 'gzip' } })
    : new Response(html, { status, headers: all })
}
