import { afterAll } from 'bun:test'

/** An S3-compatible bucket over real HTTP; `fails` answers the next calls with a status of its own instead. */
export function serveBucket(name: string) {
  const kept = new Map<string, { bytes: Uint8Array; type: string | null }>()
  const calls: { method: string; path: string; signed: boolean }[] = []
  const fails: number[] = []
  const error = (status: number, code: string) =>
    new Response(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`, {
      status,
      headers: { 'content-type': 'application/xml' },
    })
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request) {
      const { pathname, searchParams } = new URL(request.url)
      const signed =
        searchParams.get('X-Amz-Algorithm') === 'AWS4-HMAC-SHA256' &&
        /^the-key\/\d{8}\//.test(searchParams.get('X-Amz-Credential') ?? '') &&
        /^[0-9a-f]{64}$/.test(searchParams.get('X-Amz-Signature') ?? '')
      calls.push({ method: request.method, path: pathname, signed })
      const failure = fails.shift()
      if (failure !== undefined) return error(failure, 'InternalError')
      if (!signed) return error(403, 'AccessDenied')
      if (!pathname.startsWith(`/${name}/`)) return error(404, 'NoSuchBucket')
      if (request.method === 'PUT') {
        kept.set(pathname, { bytes: await request.bytes(), type: request.headers.get('content-type') })
        return new Response()
      }
      if (request.method === 'DELETE') {
        kept.delete(pathname)
        return new Response(null, { status: 204 })
      }
      const object = kept.get(pathname)
      return object ? new Response(new Uint8Array(object.bytes)) : error(404, 'NoSuchKey')
    },
  })
  afterAll(() => void server.stop(true))
  return {
    kept,
    calls,
    fails,
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${server.port}`,
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: 'the-key',
      S3_SECRET_ACCESS_KEY: 'the-secret',
    },
  }
}
