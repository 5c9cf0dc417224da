/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { acceptsCoding } from '../../../base/http/accepts_coding.ts'
import { COMPRESS_BYTES_MIN } from '../../../base/limits.ts'
import { HeadOfPage, openingOf } from './head.tsx'
import { Body, type PageHead } from './layout.tsx'
import type { PageRequest } from './page_request.ts'
import { answerWith, gzipped, plainly, type Markup } from './pieces.ts'
import { renderWhole } from './ready.tsx'

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
  const status = options.status ?? 200
  // A refusal is bounded in bytes.
  const opening = openingOf(ctx.assets, ctx.style === 'within' && status < 400 ? 'within' : 'linked')
  const head = renderWhole(<HeadOfPage ctx={ctx} head={options} />)
  const body = renderWhole(
    <Body ctx={ctx} head={options}>
      {children}
    </Body>,
  )
  return htmlResponse(ctx.request, [opening, ...head, '</head>', ...body, '</html>'], {
    status,
    headers: {
      ...securityHeaders(ctx.site.url, { ...options, style_hash: opening.style_hash }),
      'cache-control': options.secret || ctx.session ? 'private, no-store' : 'private, no-cache',
      ...(options.noindex ? { 'x-robots-tag': 'noindex' } : {}),
      ...options.headers,
    },
  })
}

/** A piece of a page, for a script that puts it in place. */
export function htmlFragment(ctx: PageRequest, node: VNode): Response {
  return htmlResponse(ctx.request, [renderToString(node)], {
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

type Policy = Pick<PageOptions, 'secret' | 'form_targets'> & { style_hash?: string | null }

export function securityHeaders(site_url: string, { secret, form_targets = [], style_hash = null }: Policy) {
  const style = style_hash === null ? "'self'" : `'self' ${style_hash}`
  const form_action = ["'self'", ...form_targets].join(' ')
  return {
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src ${style}; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action ${form_action}; base-uri 'none'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    // `same-origin`, not `no-referrer`: with the latter a browser sends the page's own forms with `Origin: null`.
    'referrer-policy': secret ? 'same-origin' : 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    ...(site_url.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}

type Answer = { status: number; headers: Record<string, string> }

function htmlResponse(request: Request, markup: Markup, { status, headers }: Answer): Response {
  const all = { 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Encoding, Cookie', ...headers }
  const size = markup.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : part.bytes), 0)
  return size >= COMPRESS_BYTES_MIN && acceptsCoding(request, 'gzip')
    ? answerWith(gzipped(markup), { status, headers: { ...all, 'content-encoding': 'gzip' } })
    : answerWith(plainly(markup), { status, headers: all })
}
