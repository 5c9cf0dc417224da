import { sha256 } from '../../../base/sha256.ts'
import { timingSafeEqual } from 'node:crypto'
import type { Service } from '../../../core/context.ts'
import { answerMetrics } from '../../../core/health.ts'
import { bearerToken } from '../../rest.ts'

/** `/metrics` for whoever holds METRICS_TOKEN; for anybody where none is set. */
export function guardMetrics(service: Service, request: Request): Response {
  if (mayRead(service.config.metrics_token, bearerToken(request))) return answerMetrics(service)
  const headers = { 'content-type': 'text/plain', 'cache-control': 'no-store', 'www-authenticate': 'Bearer realm="metrics"' }
  return new Response('Send METRICS_TOKEN as `Authorization: Bearer …`.\n', { status: 401, headers })
}

/** Both are hashed first, so that neither the time nor the length of a comparison tells anything of the token. */
export function mayRead(token: string | null, sent: string | null): boolean {
  return token === null || timingSafeEqual(sha256(token), sha256(sent ?? ''))
}
