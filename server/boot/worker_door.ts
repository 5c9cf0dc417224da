import type { Service } from '../core/context.ts'
import { createHealthDoor } from './health_door.ts'
import { listening } from './port.ts'

/** What a worker answers at METRICS_PORT: whether it lives, whether its database does, and its counts. It has no other door. */
export function openWorkerDoor(service: Service, port: number): { close(): Promise<void> } {
  const { host } = service.config
  const health = createHealthDoor(service)
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response('Send GET.\n', { status: 405, headers: { allow: 'GET, HEAD' } })
    if (pathname === '/healthz') return new Response('ok\n', { headers: { 'content-type': 'text/plain' } })
    if (pathname === '/readyz') return health.ready(request)
    if (pathname === '/metrics') return health.metrics(request)
    return new Response('There are /healthz, /readyz and /metrics.\n', { status: 404 })
  }
  const serve = () => Bun.serve({ hostname: host, port, reusePort: false, development: false, fetch: answer })
  const server = listening(host, port, serve, 'METRICS_PORT')
  return { close: () => server.stop() }
}
