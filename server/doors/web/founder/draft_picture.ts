import { previewPicture } from '../../../publishing/preview_picture.ts'
import type { Route } from '../frame/door.ts'
import { problemPage } from '../frame/error_page.tsx'
import { cellNamed } from './cells.ts'
import { isPicture } from './draft_pictures.tsx'

/** Stands in the place of a picture that is gone, in a grey that is seen on light and on dark. */
const NOTHING_THERE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="640" height="400"><g fill="none" stroke="#7b8187" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><rect x="46" y="14" width="36" height="27" rx="4"/><path d="m46 36 10-10 8 8 6-6 12 11M42 46l44-37"/></g><text x="64" y="63" fill="#7b8187" text-anchor="middle" font-family="system-ui,sans-serif" font-size="11" font-weight="600">No picture here</text></svg>`

/** A picture that a draft names, drawn anew for whoever reviews it: no browser of theirs asks another website for it. */
export const pictureRoute: Route = {
  path: '/account/drafts/:id/picture',
  account: true,
  async get(ctx) {
    const called = await ctx.call('get_draft', { id: ctx.params.id ?? '' })
    if (!called.ok) return problemPage(ctx, called.problem)
    const { searchParams } = ctx.url
    const field = searchParams.get('field') ?? ''
    const urls = isPicture(field) ? [cellNamed(called.value, field).value ?? []].flat().map(String) : []
    const url = urls[Number(searchParams.get('entry') ?? '0')]
    const { service, session, request } = ctx
    const bytes =
      url === undefined ? null : await previewPicture(service, { account_id: session?.account_id ?? '', url, signal: request.signal })
    const gone = bytes === null
    // Browsers draw a picture that comes with a 404 too.
    return new Response(gone ? NOTHING_THERE : new Uint8Array(bytes), {
      status: gone ? 404 : 200,
      headers: {
        'content-type': gone ? 'image/svg+xml' : 'image/webp',
        'cache-control': gone ? 'private, no-store' : 'private, max-age=600',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    })
  },
}
