import { addressGroup } from '../../../base/rates/rate_limiter.ts'
import { EVENT_STREAM_SILENT_SECONDS_MAX } from '../../../base/limits.ts'
import { pauseAfter } from '../../event_stream.ts'
import type { Route } from '../frame/door.ts'
import { problemPage } from '../frame/error_page.tsx'
import { securityHeaders } from '../frame/html_page.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { liveHtml, type Watched } from './draft_live.tsx'

/** Then the browser comes back by itself, and whoever may not look any more is refused. */
const STREAM_SECONDS_MAX = 60
const RECONNECT_MILLISECONDS = 500

/** A draft's page as it changes, while the website is read; the last event says that something else is to be seen there. */
export const draftStreamRoute: Route = {
  path: '/account/drafts/:id/live',
  account: 'or_stranger',
  async get(ctx) {
    const id = ctx.params.id ?? ''
    const first = await ctx.call('watch_draft', { id })
    if (!first.ok) return problemPage(ctx, first.problem)
    const headers = {
      ...securityHeaders(ctx.site.url, {}),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // Proxies that gather an answer before they pass it on would keep a stream for themselves.
      'x-accel-buffering': 'no',
    }
    // Of what has no end there is no length to be told.
    if (ctx.request.method === 'HEAD') return new Response(null, { headers })
    const stream = ctx.streams.hold(
      `page ${addressGroup(ctx.address)}`,
      (until) => linesOf(ctx, id, first.value, until),
      ctx.request.signal,
    )
    // Whoever has too many open asks for the page itself, now and then.
    if (stream === null) return new Response(null, { status: 429, headers: { 'retry-after': '30', 'cache-control': 'no-store' } })
    return new Response(stream, { headers })
  },
}

async function* linesOf(ctx: PageRequest, id: string, first: Watched, until: AbortSignal): AsyncGenerator<string> {
  const ends = performance.now() + STREAM_SECONDS_MAX * 1000
  yield `retry: ${RECONNECT_MILLISECONDS}\n\n`
  for (let watched = first; ;) {
    if (watched.status !== 'crawling' && watched.status !== 'drafting') return yield 'event: done\ndata:\n\n'
    // JSON has no line ends of its own, so that an event is one line.
    yield `id: ${watched.state}\nevent: draft\ndata: ${JSON.stringify(liveHtml(id, watched))}\n\n`
    const { state } = watched
    for (;;) {
      if (until.aborted || performance.now() > ends) return
      const asked = performance.now()
      const next = await ctx.call('watch_draft', { id, after: state, wait: EVENT_STREAM_SILENT_SECONDS_MAX })
      if (until.aborted || !next.ok) return
      watched = next.value
      if (watched.state !== state) break
      await pauseAfter(asked)
      yield ': nothing new\n\n'
    }
  }
}
