const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  // The address of these pages is the permission to use them.
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}
const STYLE =
  ':root{color-scheme:light dark}body{max-width:34rem;margin:12vh auto;padding:0 1.25rem;font:1rem/1.55 ui-sans-serif,system-ui,sans-serif;overflow-wrap:anywhere}h1{font-size:1.4rem;line-height:1.25}button{font:inherit;padding:.6rem 1rem}'

/** A small page that a letter leads to; works without scripts, is kept by nobody. `paragraphs` are plain text. */
export function plainPage(
  title: string,
  paragraphs: readonly string[],
  { status = 200, button }: { status?: number; button?: string } = {},
): Response {
  const body = paragraphs.map((text) => `<p>${escape(text)}</p>`).join('')
  const form = button === undefined ? '' : `<form method="post"><button>${escape(button)}</button></form>`
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${STYLE}</style>`
  return new Response(
    `<!doctype html><html lang="en"><head>${head}</head><body><main><h1>${escape(title)}</h1>${body}${form}</main></body></html>`,
    {
      status,
      headers: HEADERS,
    },
  )
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
