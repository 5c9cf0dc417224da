import type { Service } from '../../../core/context.ts'

const NONE = new Response('There is no such picture.\n', { status: 404, headers: { 'content-type': 'text/plain' } })
/** A name is given once and its picture never changes. */
const KEPT = 'public, max-age=31536000, immutable'

/** `/uploads/{name}`: a picture that the service drew itself. It runs nothing, also when opened by itself. */
export async function answerUpload({ files, events }: Pick<Service, 'files' | 'events'>, name: string): Promise<Response> {
  let bytes: Uint8Array | null
  try {
    bytes = await files.read(name)
  } catch (error) {
    events.log('error', 'picture_unreadable', { error: String(error) })
    return new Response('The picture cannot be read for the moment.\n', {
      status: 503,
      headers: { 'content-type': 'text/plain', 'retry-after': '5', 'cache-control': 'no-store' },
    })
  }
  if (bytes === null) return NONE.clone()
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'image/webp',
      'content-disposition': 'inline; filename="picture.webp"',
      'cache-control': KEPT,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    },
  })
}
