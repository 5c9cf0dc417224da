import type { createApp } from './app.ts'
import { createAdmission } from '../base/rates/admission.ts'
import { addressGroup } from '../base/rates/rate_limiter.ts'
import { toldLength } from '../base/http/told_length.ts'
import type { Service } from '../core/context.ts'
import { answerBroken, answerFull, isMisaddressed } from '../doors/rest.ts'
import { listening } from './port.ts'

const IDLE_SECONDS = 60
/** How long connections that clients keep open may still bring a request after the process was told to end. */
const DRAIN_SECONDS = 3

export type Door = {
  url: string
  /** Answers every call with `Connection: close` from now on, and resolves when no kept connection is likely to bring another. */
  drain(): Promise<void>
  /** Takes no more connections, answers what is in flight, closes the others. */
  close(): Promise<void>
}

/** Opens the doors of an application to the network. */
export function listen(
  { config, siblings, tracer, events }: Service,
  { app, rest, usePeers, endStreams }: ReturnType<typeof createApp>,
): Door {
  const { host } = config
  // After the answer, when nothing holds the body any more.
  const admit = createAdmission(() => void setImmediate(() => Bun.gc(true)))
  let draining = false
  let answered_at = Number.NEGATIVE_INFINITY
  const serve = () =>
    Bun.serve({
      hostname: host,
      port: config.port,
      // Otherwise a second server would silently share the port and take half of the calls.
      reusePort: siblings !== null,
      idleTimeout: IDLE_SECONDS,
      // Each door refuses by the length that is told, in its own words; what is left of a body is dropped as it comes.
      maxRequestBodySize: Number.MAX_SAFE_INTEGER,
      development: false,
      async fetch(request) {
        if (isMisaddressed(request)) return answerBroken(rest, events, request, null)
        const { headers } = request
        const told = toldLength(headers)
        const untold = headers.has('transfer-encoding') || (told === null && headers.has('content-length'))
        const leave = admit({ told, untold, whose: addressGroup(rest.addressOf(request)) })
        if (!leave) return answerFull(rest, request)
        try {
          const response = await (tracer ? tracer.serve(request, app.fetch) : app.fetch(request))
          // For HEAD the router tells the length of the body that this has not, which is nothing; that of the page is not known.
          if (response.status === 304) response.headers.delete('content-length')
          if (draining) response.headers.set('connection', 'close')
          return response
        } finally {
          answered_at = performance.now()
          leave(request.bodyUsed)
        }
      },
    })
  const server = listening(host, config.port, serve)
  usePeers((request) => server.requestIP(request)?.address ?? null)
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${server.port}`,
    async drain() {
      draining = true
      endStreams()
      // Bun closes every kept connection at once when it stops listening, with the requests that are on their way in them.
      if (performance.now() - answered_at < IDLE_SECONDS * 1000) await Bun.sleep(DRAIN_SECONDS * 1000)
    },
    close: () => {
      endStreams()
      return server.stop()
    },
  }
}
