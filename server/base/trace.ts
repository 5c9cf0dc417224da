import { AsyncLocalStorage } from 'node:async_hooks'

export type SpanKind = 'internal' | 'server' | 'client' | 'producer' | 'consumer'
export type Attributes = Record<string, string | number>

/** One piece of work in a trace. Names and attributes are of the program, never of who calls: no values, addresses of people, tokens. */
export type Span = {
  trace_id: string
  span_id: string
  parent_id: string | null
  name: string
  kind: SpanKind
  /** Milliseconds since 1970, with their fractions. */
  started: number
  ended: number
  attributes: Attributes
  /** What kind of error ended it. */
  failed: string | null
  /** Who takes it when it has ended. */
  sink: (span: Span) => void
}

/** Where this call is in its trace. Nothing is kept and nothing asked for while no door has begun one. */
const active = new AsyncLocalStorage<Span>()

const now = (): number => performance.timeOrigin + performance.now()
const spanId = (): string => crypto.randomUUID().replaceAll('-', '').slice(16)
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

export type Parent = { trace_id: string; span_id: string; sampled: boolean }

/** `traceparent` of W3C Trace Context; null for one that is none. */
export function readTraceparent(header: string | null | undefined): Parent | null {
  const [, trace_id = '', span_id = '', flags = ''] = TRACEPARENT.exec(header ?? '') ?? []
  if (/^0*$/.test(trace_id) || /^0*$/.test(span_id)) return null
  return { trace_id, span_id, sampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

/** What tells the next system where this call is; null where it is not traced. */
export function traceparent(): string | null {
  const span = active.getStore()
  return span ? `00-${span.trace_id}-${span.span_id}-01` : null
}

/** Does what belongs to no call, such as sending traces. */
export const outsideOfTraces = <Result>(work: () => Result): Result => active.exit(work)

export const activeSpan = (): Span | undefined => active.getStore()

type Begun = Pick<Span, 'name' | 'kind' | 'attributes' | 'sink'>

export function beginSpan(begun: Begun, parent: Pick<Parent, 'trace_id' | 'span_id'> | null): Span {
  const trace_id = parent?.trace_id ?? crypto.randomUUID().replaceAll('-', '')
  return { ...begun, trace_id, span_id: spanId(), parent_id: parent?.span_id ?? null, started: now(), ended: 0, failed: null }
}

export function endSpan(span: Span): void {
  span.ended = now()
  span.sink(span)
}

/** What kind of error it is, without its words, which may quote what somebody sent. */
export const errorKind = (error: unknown): string =>
  error instanceof Error ? ('code' in error && typeof error.code === 'string' ? error.code : error.name) : 'unknown'

/** Does the work within a span. */
export async function inSpan<Result>(span: Span, work: () => Promise<Result> | Result): Promise<Result> {
  try {
    return await active.run(span, work)
  } catch (error) {
    span.failed ??= errorKind(error)
    throw error
  } finally {
    endSpan(span)
  }
}

/** Does a part of what is traced as a span of its own; just does it where nothing is. */
export function traced<Result>(
  name: string,
  kind: SpanKind,
  attributes: Attributes,
  work: (span: Span | null) => Promise<Result>,
): Promise<Result> {
  const parent = active.getStore()
  if (!parent) return work(null)
  const span = beginSpan({ name, kind, attributes, sink: parent.sink }, parent)
  return inSpan(span, () => work(span))
}

/** Says which address of the contract or the website is answered, by its template. */
export function nameRoute(route: string): void {
  const span = active.getStore()
  if (!span) return
  span.name = `${span.attributes['http.request.method']} ${route}`
  span.attributes['http.route'] = route
}
