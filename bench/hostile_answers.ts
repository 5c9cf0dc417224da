/** What hostile servers answer, byte for byte, for bench/memory.ts: told apart by the first label of their name, and kept up for as long as somebody reads. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { createServer as createRawServer, type AddressInfo } from 'node:net'
import type { Writable } from 'node:stream'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { brotliBomb, gzipBomb } from '../test/outbound/bombs.ts'
import { CERTIFICATE, KEY } from '../test/crawl/certificates.ts'

const MEBIBYTE = 1024 * 1024
const BOMBS = {
  gzip: await gzipBomb(),
  br: await brotliBomb(),
  zstd: new Uint8Array(zstdCompressSync(new Uint8Array(256 * MEBIBYTE))),
}
const HTML = { 'content-type': 'text/html; charset=utf-8' }
const HOME = '<title>Orchardry</title><h1>Orchardry</h1><p>Orchardry keeps orchards in order.</p>'
const piece = (text: string, bytes = 64 * 1024) => text.repeat(Math.ceil(bytes / text.length)).slice(0, bytes)

/** A picture of so many pixels, one colour for the smallest file or noise for the largest. */
const paint = (side: number, noise = false) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#7a2f4f',
      ...(noise ? { noise: { type: 'gaussian', mean: 128, sigma: 30 } } : {}),
    },
    limitInputPixels: false,
  })
/** 24.9 million pixels, just under what is drawn: as a progressive JPEG, which decoders hold whole, and in every other format. */
export const PICTURES: Record<string, Uint8Array> = {
  'progressive.jpg': new Uint8Array(await paint(4990).jpeg({ progressive: true, quality: 50 }).toBuffer()),
  'noise.jpg': new Uint8Array(await paint(4990, true).jpeg({ progressive: true, quality: 20 }).toBuffer()),
  'flat.png': new Uint8Array(await paint(4990).png({ compressionLevel: 9 }).toBuffer()),
  'interlaced.png': new Uint8Array(await paint(4990).png({ progressive: true }).toBuffer()),
  'flat.webp': new Uint8Array(await paint(4990).webp().toBuffer()),
  'huge.png': new Uint8Array(await paint(12_000).png({ compressionLevel: 9 }).toBuffer()),
  'flat.gif': new Uint8Array(await paint(4990).gif().toBuffer()),
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void | Promise<void>

const whole =
  (body: string | Uint8Array, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(200, { ...HTML, ...headers, 'content-length': Buffer.byteLength(body) }).end(body)
const packed = (encoding: keyof typeof BOMBS): Answer => whole(BOMBS[encoding], { 'content-encoding': encoding })
/** The same bytes until nobody reads any more. */
const endless =
  (bytes: string | Uint8Array, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(200, { ...HTML, ...headers })
    pour(response, bytes)
  }

/** Writes the same bytes again whenever there is room. */
function pour(to: Writable, bytes: string | Uint8Array): void {
  const more = () => {
    while (!to.destroyed && to.write(bytes));
  }
  to.on('error', () => to.destroy())
  to.on('drain', more)
  more()
}

/** Homes of hostile sites. Each also answers under a name of its own with a photo and with the document of an app. */
export const ANSWERS: Record<string, Answer> = {
  'gzip-bomb': packed('gzip'),
  'br-bomb': packed('br'),
  'zstd-bomb': packed('zstd'),
  'endless-text': endless(piece('<p>Row by row. ')),
  'endless-gzip': endless(gzipSync(piece('<p>Row by row. ', 4 * MEBIBYTE)), { 'content-encoding': 'gzip' }),
  'empty-members': endless(Buffer.concat(Array.from({ length: 500 }, () => gzipSync(''))), { 'content-encoding': 'gzip' }),
  'fifty-megabytes': whole(piece('<p>Row by row. ', 50 * MEBIBYTE)),
  deep: whole('<div>'.repeat(400_000)),
  'deep-tables': whole('<table><tr><td>'.repeat(130_000)),
  unclosed: whole('<b><i><p>'.repeat(220_000)),
  attributes: whole(`<div ${Array.from({ length: 200_000 }, (_, at) => `a${at}=1`).join(' ')}>`),
  'one-attribute': whole(`<a href="${'x'.repeat(1_990_000)}">`),
  entities: whole('&lt;'.repeat(500_000)),
  comment: whole(`<!--${'-'.repeat(1_990_000)}`),
  links: whole(Array.from({ length: 60_000 }, (_, at) => `<a href="/p${at}">Page ${at}</a>`).join('')),
  json: whole(`<script type="application/ld+json">${'[{"a":'.repeat(300_000)}`),
  redirects: (response, { url }) => void response.writeHead(302, { location: `/${Number(url?.slice(1) || 0) + 1}` }).end(),
  'long-redirect': (response) => void response.writeHead(302, { location: `/${'a'.repeat(15_000)}` }).end(),
  robots: (response, request) =>
    request.url === '/robots.txt' ? endless(piece('Disallow: /*a*b*c*d$\n'))(response, request) : whole(HOME)(response, request),
  'robots-bomb': (response, request) => (request.url === '/robots.txt' ? packed('br')(response, request) : whole(HOME)(response, request)),
  sitemap: (response, request) =>
    request.url === '/sitemap.xml'
      ? endless(piece('<url><loc>http://sitemap.test/a</loc></url>'), { 'content-type': 'application/xml' })(response, request)
      : whole(HOME)(response, request),
  'sitemap-bomb': (response, request) =>
    request.url === '/sitemap.xml'
      ? whole(BOMBS.gzip, { 'content-type': 'application/gzip' })(response, request)
      : whole(HOME)(response, request),
  manifest: (response, request) =>
    request.url === '/m.json'
      ? endless(piece('{"icons":[{"src":"a"},'))(response, request)
      : whole(`<link rel="manifest" href="/m.json">${HOME}`)(response, request),
  'wide-characters': whole(Buffer.from(piece('語', 900_000), 'utf16le'), { 'content-type': 'text/html; charset=utf-16le' }),
}

/** Answers that no HTTP library would send. */
export const RAW_ANSWERS: Record<string, string> = {
  'endless-headers': 'x-more: and more of it\r\n',
  'endless-header': 'more and more of it ',
  'endless-status': 'OK ',
  'endless-chunk': '',
}

const kindOf = (request: IncomingMessage): string => (request.headers.host ?? '').split('.')[0] ?? ''

function answer(request: IncomingMessage, response: ServerResponse): void {
  response.on('error', () => {})
  const path = request.url ?? '/'
  const picture = PICTURES[path.slice(1)]
  if (picture) return void response.writeHead(200, { 'content-type': 'image/png', 'content-length': picture.length }).end(picture)
  void (ANSWERS[kindOf(request)] ?? whole(HOME))(response, request)
}

/** Serves all of it over loopback: by names over http and https, and what is no HTTP at ports of their own. */
export async function serveHostile() {
  const plain = createServer({ maxHeaderSize: 64 * 1024 }, answer).listen(0, '127.0.0.1')
  const secure = createSecureServer({ key: KEY, cert: CERTIFICATE }, answer).listen(0, '127.0.0.1')
  await Promise.all([once(plain, 'listening'), once(secure, 'listening')])
  const raw = await Promise.all(
    Object.entries(RAW_ANSWERS).map(async ([kind, more]) => {
      const server = createRawServer((socket) => {
        socket.on('error', () => {})
        socket.once('data', () => {
          socket.write(
            { 'endless-status': 'HTTP/1.1 200 ', 'endless-chunk': 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nffffffff\r\n' }[
              kind
            ] ?? 'HTTP/1.1 200 OK\r\n',
          )
          if (kind === 'endless-header') socket.write('x-long: ')
          const bytes = piece(more || '<p>Row by row. ')
          pour(socket, bytes)
        })
      }).listen(0, '127.0.0.1')
      await once(server, 'listening')
      return { kind, server, port: portOf(server) }
    }),
  )
  return {
    connect_to: [
      ...raw.map(({ kind, port }) => `${kind}.test:80:127.0.0.1:${port}`),
      `secure.example:443:127.0.0.1:${portOf(secure)}`,
      `*:80:127.0.0.1:${portOf(plain)}`,
    ].join(','),
    stop() {
      for (const server of [plain, secure]) {
        server.closeAllConnections()
        server.close()
      }
      for (const { server } of raw) server.close()
    },
  }
}

const portOf = (server: { address(): AddressInfo | string | null }): number => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server listens nowhere')
  return address.port
}
