/** A collector of OpenTelemetry over real HTTP, which can fail: by a status, or by never answering. */
export type SeenSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[]
  status: { code?: number }
}

export function startCollector() {
  const bodies: string[] = []
  const spans: SeenSpan[] = []
  const collector = {
    url: '',
    bodies,
    spans,
    headers: [] as Headers[],
    /** What the next ones are answered. */
    status: 200,
    /** While it is set nothing is answered. */
    held: null as Promise<void> | null,
    holding: 0,
    stop: () => server.stop(true),
    named: (name: string) => spans.filter((span) => span.name === name),
  }
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      const body = await request.text()
      collector.headers.push(request.headers)
      if (collector.held) {
        collector.holding++
        await collector.held
      }
      if (collector.status !== 200) return new Response('no', { status: collector.status })
      if (new URL(request.url).pathname !== '/v1/traces') return new Response('not here', { status: 404 })
      bodies.push(body)
      // As our own process wrote it, by the protocol.
      const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SeenSpan[] }[] }[] }
      for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans)
      return Response.json({})
    },
  })
  collector.url = `http://127.0.0.1:${server.port}`
  return collector
}
