import { previewPicture } from '../../../publishing/preview_picture.ts'
import type { Route } from '../frame/door.ts'
import { problemPage } from '../frame/error_page.tsx'
import { cellNamed } from './cells.ts'
import { isPicture } from './draft_pictures.tsx'

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
    const bytes = url === undefined ? null : await previewPicture(ctx.service, url, ctx.request.signal)
    if (bytes === null) return new Response('There is no such picture.\n', { status: 404, headers: { 'content-type': 'text/plain' } })
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=600',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    })
  },
}
