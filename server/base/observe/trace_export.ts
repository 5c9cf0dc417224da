import { createBoundedFetch } from '../http/bounded_fetch.ts'
import { outsideOfTraces, type Span } from '../trace.ts'

/** Beyond these, what ends is not kept: a collector that is gone costs no memory and no call its time. */
const WAITING_MAX = 2048
const BATCH_MAX = 512
const EVERY_MILLISECONDS = 2000
const SEND_MILLISECONDS_MAX = 5000
const LAST_MILLISECONDS_MAX = 2000
const TRIES_MAX = 3
const TEXT_MAX = 1000
const boundedFetch = createBoundedFetch({ bytes_max: 64 * 1024 })
/** As OTLP numbers them. */
const KINDS = { internal: 1, server: 2, client: 3, producer: 4, consumer: 5 } as const
const FAILED = 2
/** The collector may take it later. */
const TRY_AGAIN = new Set([429, 502, 503, 504])

export type ExportOptions = {
  /** The base of OTEL_EXPORTER_OTLP_ENDPOINT, without `/v1/traces`. */
  endpoint: string
  headers: Record<string, string>
  resource: Record<string, string>
  /** Told at the first loss and when spans arrive again. */
  onChange: (state: 'lost' | 'back', lost: number, reason: string) => void
}
type Exporter = { take(span: Span): void; stop(): Promise<void>; waiting(): number }

/** Sends what has ended by OTLP over HTTP as JSON, behind the calls' backs. */
export function createTraceExporter({ endpoint, headers, resource, onChange }: ExportOptions): Exporter {
  const waiting: Span[] = []
  let sending: Promise<void> | null = null
  let tries = 0
  let lost = 0
  const lose = (count: number, reason: string) => {
    if (lost === 0) onChange('lost', count, reason)
    lost += count
  }
  /** Until nothing waits or the collector takes nothing. */
  const sendAll = async (milliseconds_max: number): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH_MAX)
      const outcome = await post(`${endpoint}/v1/traces`, headers, bodyOf(resource, batch), milliseconds_max)
      if (outcome === 'again' && ++tries < TRIES_MAX) return
      tries = 0
      waiting.splice(0, batch.length)
      if (outcome !== 'taken') return lose(batch.length, outcome)
      if (lost > 0) onChange('back', lost, outcome)
      lost = 0
    }
  }
  const send = (milliseconds_max: number): Promise<void> =>
    (sending ??= sendAll(milliseconds_max).finally(() => {
      sending = null
    }))
  const timer = setInterval(() => void send(SEND_MILLISECONDS_MAX), EVERY_MILLISECONDS)
  timer.unref()
  return {
    take(span) {
      if (waiting.length >= WAITING_MAX) return lose(1, 'too many wait')
      if (waiting.push(span) === BATCH_MAX) void send(SEND_MILLISECONDS_MAX)
    },
    stop: async () => {
      clearInterval(timer)
      // What is under way may have begun before the last spans came.
      await sending
      await send(LAST_MILLISECONDS_MAX)
    },
    waiting: () => waiting.length,
  }
}

/** `taken`, `again` where it may be taken later, else why not. */
async function post(url: string, headers: Record<string, string>, body: string, milliseconds_max: number): Promise<string> {
  try {
    const response = await outsideOfTraces(() =>
      boundedFetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(milliseconds_max),
      }),
    )
    if (response.ok) return 'taken'
    return TRY_AGAIN.has(response.status) ? 'again' : `HTTP ${response.status}`
  } catch {
    return 'again'
  }
}

const nanoseconds = (milliseconds: number): string => `${Math.round(milliseconds * 1000)}000`

function attributesOf(given: Record<string, string | number>) {
  return Object.entries(given).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value.slice(0, TEXT_MAX) },
  }))
}

function bodyOf(resource: Record<string, string>, spans: readonly Span[]): string {
  const written = spans.map(({ trace_id, span_id, parent_id, name, kind, started, ended, attributes, failed }) => ({
    traceId: trace_id,
    spanId: span_id,
    ...(parent_id !== null && { parentSpanId: parent_id }),
    name,
    kind: KINDS[kind],
    startTimeUnixNano: nanoseconds(started),
    endTimeUnixNano: nanoseconds(ended),
    attributes: attributesOf(failed === null ? attributes : { ...attributes, 'error.type': failed }),
    status: failed === null ? {} : { code: FAILED },
  }))
  return JSON.stringify({
    resourceSpans: [{ resource: { attributes: attributesOf(resource) }, scopeSpans: [{ scope: { name: 'listing' }, spans: written }] }],
  })
}
