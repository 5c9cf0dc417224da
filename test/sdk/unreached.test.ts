import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { temporaryFolder } from '../cli/temporary_folder.ts'
import { reasonOf } from '../../sdk/unreached.ts'
import { CERTIFICATE, KEY } from '../crawl/certificates.ts'
import { freePort } from '../free_port.ts'

const folder = temporaryFolder()
const serve = (more: object, fetch: () => Response) => Bun.serve({ port: 0, hostname: '127.0.0.1', fetch, ...more })
const secure = serve({ tls: { cert: CERTIFICATE, key: KEY } }, () => Response.json({}))
const moved = serve({}, () => Response.redirect('/elsewhere'))
const cutting = Bun.listen({ port: 0, hostname: '127.0.0.1', socket: { data: (socket) => void socket.terminate() } })
afterAll(async () => {
  cutting.stop(true)
  await Promise.all([secure.stop(true), moved.stop(true)])
})

const built = await Bun.build({ entrypoints: [join(import.meta.dir, '../../sdk/index.ts')], target: 'browser', outdir: folder })
expect(built.success).toBe(true)
await Bun.write(
  join(folder, 'ask.mjs'),
  `import { createListing } from './index.js'
  const error = await createListing({ baseUrl: process.argv[2], retries: 0 }).listCategories().catch((each) => each)
  console.log(JSON.stringify([error.name, error.retryable, error.message]))`,
)

// What Node calls "fetch failed" whatever happened, and Bun by names of its own.
for (const program of ['node', process.execPath])
  test.each([
    ['nobody listens', `http://127.0.0.1:${freePort()}`, true, /nothing listens there \(ECONNREFUSED\)\. Start the service/],
    ['the name is unknown', 'http://no-such-host.invalid', true, /no-such-host\.invalid cannot be found \((ENOTFOUND|EAI_AGAIN)\)\. Check/],
    [
      'the certificate is not trusted',
      `https://127.0.0.1:${secure.port}`,
      false,
      /certificate is not trusted \(\w+\)\. .*NODE_EXTRA_CA_CERTS/,
    ],
    ['it speaks no TLS', `https://127.0.0.1:${moved.port}`, false, /does not speak TLS .*write http:\/\//],
    ['it redirects', `http://127.0.0.1:${moved.port}`, false, /leads to another address/],
    ['it breaks off', `http://127.0.0.1:${cutting.port}`, true, /broke off/],
  ])(`${program.split('/').at(-1)}: when %s, the error says so and what to do`, async (_, baseUrl, retryable, message) => {
    const child = Bun.spawn([program, join(folder, 'ask.mjs'), baseUrl], { stdout: 'pipe', stderr: 'inherit' })
    expect(JSON.parse(await new Response(child.stdout).text())).toEqual([
      'ListingConnectionError',
      retryable,
      expect.stringMatching(message),
    ])
  })

test('a reason in one line is the innermost, with its code once', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:4000'), { code: 'ECONNREFUSED' })
  expect(reasonOf(new TypeError('fetch failed', { cause: refused }))).toBe('connect ECONNREFUSED 127.0.0.1:4000')
  const cut = Object.assign(new Error('unexpected end of file'), { code: 'Z_BUF_ERROR' })
  expect(reasonOf(cut)).toBe('unexpected end of file (Z_BUF_ERROR)')
  expect(reasonOf('nothing')).toBe('nothing')
})
