import { join } from 'node:path'
import { drawPicture } from '../files/picture.ts'
import { ownFile } from '../own_files.ts'

/** The host of the sample site; names under .test never exist on the internet. */
export const SAMPLE_HOST = 'tallyroom.test'
const FOLDER = ownFile('demo/sample_site')

/** Serves the sample site over HTTP on loopback and says by which rule the crawler reaches it. */
export function serveSampleSite(): { connect_to: string; stop(): void } {
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request) {
      const { pathname } = new URL(request.url)
      const name = pathname === '/' ? 'index.html' : /^\/[a-z]+$/.test(pathname) ? `${pathname.slice(1)}.html` : pathname.slice(1)
      // Drawn from text, as all files of the sample are.
      if (name === 'cover.webp') {
        const drawn = await drawPicture(await Bun.file(join(FOLDER, 'cover.svg')).bytes())
        return new Response(new Uint8Array(drawn), { headers: { 'content-type': 'image/webp' } })
      }
      const file = /^[a-z]+\.(html|svg|css|txt|xml)$/.test(name) ? Bun.file(join(FOLDER, name)) : null
      return file && (await file.exists()) ? new Response(file) : new Response('Not found', { status: 404 })
    },
  })
  return { connect_to: `${SAMPLE_HOST}:80:127.0.0.1:${server.port}`, stop: () => void server.stop(true) }
}
