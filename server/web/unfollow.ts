import { unfollowByToken } from '../launch/follows.ts'
import type { Service } from '../context.ts'

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

/**
 * What the unsubscribe link of a follower's letter leads to: a page with one button, and the button, which mail programs press
 * themselves (RFC 8058). Looking at the page ends nothing, since programs that check mail open every link.
 */
export function answerUnfollow({ database }: Pick<Service, 'database'>) {
  return async (request: Request, token: string): Promise<Response> => {
    if (request.method !== 'POST')
      return page(
        'Stop following?',
        '<p>You will get no more letters about this listing.</p><form method="post"><button>Stop following</button></form>',
      )
    const ended = await unfollowByToken(database, token)
    // Pressed twice, it is as done as before; whether a token was ever one is nobody's to learn.
    return page(ended ? 'Done' : 'Nothing to end', '<p>You get no letters about this listing.</p>')
  }
}

const page = (title: string, body: string): Response =>
  new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width"></head><body><main><h1>${title}</h1>${body}</main></body></html>`,
    { headers: HEADERS },
  )
