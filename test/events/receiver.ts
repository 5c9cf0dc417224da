import { afterAll } from 'bun:test'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import type { Schemas } from '../../sdk/index.ts'
import { temporaryFolder } from '../cli/temporary_folder.ts'
import { AUTHORITY, CERTIFICATE, KEY } from '../crawl/certificates.ts'
import { until } from '../until.ts'

export type Taken = { path: string; headers: Headers; body: string }
type Answer = (request: Request) => Response | Promise<Response>

/** Somebody's server that takes webhooks, over TLS: what came to it, and what it answers at each path; 204 unless told otherwise. */
export async function openReceiver() {
  const taken: Taken[] = []
  const answers = new Map<string, Answer>()
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    idleTimeout: 60,
    tls: { cert: CERTIFICATE, key: KEY },
    async fetch(request) {
      const { pathname } = new URL(request.url)
      taken.push({ path: pathname, headers: request.headers, body: await request.text() })
      return (await answers.get(pathname)?.(request)) ?? new Response(null, { status: 204 })
    },
  })
  const authority = join(temporaryFolder(), 'authority.pem')
  await Bun.write(authority, AUTHORITY)
  afterAll(() => server.stop(true))
  const at = (path: string) => taken.filter((each) => each.path === path)
  return {
    /** With which a service reaches it. */
    env: { CRAWL_CONNECT_TO: `secure.example:443:127.0.0.1:${server.port}`, NODE_EXTRA_CA_CERTS: authority },
    port: server.port,
    url: (path: string) => `https://secure.example${path}`,
    answer: (path: string, answer: Answer) => void answers.set(path, answer),
    at,
    /** What came to a path, once there are so many. */
    came: (path: string, count = 1): Promise<Taken[]> => until(() => (at(path).length >= count ? at(path) : null)),
  }
}

/** The event of what was taken, as the library of the specification verifies it; throws where it does not. */
export function verified({ headers, body }: Taken, secret: string): Schemas['Event'] {
  // The library answers the parsed body, which the contract's test holds to its schema.
  return new Webhook(secret).verify(body, Object.fromEntries(headers)) as Schemas['Event']
}
