import { createTraceExporter, type ExportOptions } from './trace_export.ts'
import { beginSpan, inSpan, readTraceparent, type Attributes, type Parent, type SpanKind } from '../trace.ts'

/** Where traces begin: at a door, or with a job. */
export type Tracer = {
  serve(request: Request, answer: (request: Request) => Promise<Response> | Response): Promise<Response> | Response
  work<Result>(name: string, parent: string | undefined, attributes: Attributes, work: () => Promise<Result>): Promise<Result>
  stop(): Promise<void>
  waiting(): number
}

/** What is asked often and says nothing. */
const UNTRACED = /^\/(healthz|readyz|metrics|assets\/|favicon\.svg|uploads\/|badges\/)/
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** A trace costs a tenth of a millisecond of a processor: so many of them a hundredth of it, however many calls come. */
const TRACES_A_SECOND_MAX = 50

/** `share` of the traces that begin here are kept; one that came from elsewhere is kept if it is there; and no more than so many a second. */
export function createTracer({ share, ...options }: ExportOptions & { share: number }): Tracer {
  const { take, stop, waiting } = createTraceExporter(options)
  let [second, begun] = [0, 0]
  const sampled = (parent: Parent | null): boolean => {
    if (!(parent ? parent.sampled : share === 1 || Math.random() < share)) return false
    const this_second = Math.floor(performance.now() / 1000)
    if (this_second !== second) [second, begun] = [this_second, 0]
    return ++begun <= TRACES_A_SECOND_MAX
  }
  const begin = (name: string, kind: SpanKind, attributes: Attributes, parent: Parent | null) =>
    beginSpan({ name, kind, attributes, sink: take }, parent)
  return {
    serve(request, answer) {
      const path = request.url.slice(request.url.indexOf('/', 8))
      const parent = readTraceparent(request.headers.get('traceparent'))
      if (UNTRACED.test(path) || !sampled(parent)) return answer(request)
      const method = METHODS.has(request.method) ? request.method : '_OTHER'
      const span = begin(method, 'server', { 'http.request.method': method }, parent)
      return inSpan(span, async () => {
        const response = await answer(request)
        span.attributes['http.response.status_code'] = response.status
        if (response.status >= 500) span.failed = String(response.status)
        return response
      })
    },
    work(name, carried, attributes, work) {
      const parent = readTraceparent(carried)
      return sampled(parent) ? inSpan(begin(name, 'consumer', attributes, parent), work) : work()
    },
    stop,
    waiting,
  }
}
