import type { Answer } from '../core/answer.ts'
import { ApiError } from '../base/error.ts'
import { EVENT_STREAM_SILENT_SECONDS_MAX, EVENT_STREAMS_MAX, EVENT_STREAMS_PER_ACCOUNT_MAX } from '../base/limits.ts'
import type { SharedCounts } from '../base/rates/shared_counts.ts'

type Item = { id: string; type: string }
/** Asks once more: for what comes after an item, waiting so many seconds for it. */
type Ask = (after: string | null, wait: number | null, signal: AbortSignal) => Promise<Answer>

const RECONNECT_MILLISECONDS = 3000
const FULL_SECONDS = 30
/** Between two answers without items that came at once, as they do where too many calls wait. */
const PAUSE_MILLISECONDS = 1000
const encoder = new TextEncoder()

/**
 * Reads that wait, had as a stream: one long poll after another by the one way in, so that a credential that ends also ends its stream. The
 * first is counted as a read, the others are not; how many streams are open is bounded.
 */
export function createEventStreams(shared: SharedCounts) {
  const ending = new AbortController()
  const places = takePlaces(shared)
  /** Lines for somebody, as bytes that end when they leave, when the process does, or with the lines; null where they have no place left. */
  const hold = (
    who: string,
    lines: (until: AbortSignal) => AsyncGenerator<string>,
    signal: AbortSignal,
  ): ReadableStream<Uint8Array> | null => {
    const giveBack = places(who)
    if (giveBack === null) return null
    const left = new AbortController()
    const until = AbortSignal.any([signal, ending.signal, left.signal])
    until.addEventListener('abort', giveBack, { once: true })
    const close = () => left.abort()
    if (until.aborted) giveBack()
    const told = lines(until)
    return new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await told.next()
        if (!done) return controller.enqueue(encoder.encode(value))
        close()
        controller.close()
      },
      cancel: close,
    })
  }
  return {
    hold,
    /** Aborted when the process is told to end. */
    ending: ending.signal,
    /** The first answer with the stream that goes on from it; without one where it refuses. */
    async open(ask: Ask, after: string | null, signal: AbortSignal): Promise<{ first: Answer; stream: ReadableStream<Uint8Array> | null }> {
      const first = await ask(after, null, AbortSignal.any([signal, ending.signal]))
      if (first.status !== 200) return { first, stream: null }
      // What list_events demands of a caller is an account.
      const stream = hold(first.account_id ?? '', (until) => follow(ask, first, after, until), signal)
      if (stream === null) {
        const { ratelimit = '', 'ratelimit-policy': policy = '' } = first.headers
        throw new ApiError('rate_limited', {
          detail: `At most ${EVENT_STREAMS_PER_ACCOUNT_MAX} streams of an account are open at once. Close one, or ask with \`wait\`.`,
          retry_after: FULL_SECONDS,
          headers: { ratelimit, 'ratelimit-policy': policy },
        })
      }
      return { first, stream }
    },
    /** Ends every stream; clients come back, to whoever serves then. */
    end: () => ending.abort(),
  }
}
/** A place for one more stream of an account or an address, as what gives it back; null where it has as many as it may, or this process has. */
function takePlaces({ streams, seed, own }: SharedCounts) {
  const own_places = streams.subarray(own * EVENT_STREAMS_MAX, (own + 1) * EVENT_STREAMS_MAX)
  return (holder: string): (() => void) | null => {
    const who = BigInt.asIntN(64, Bun.hash.wyhash(holder, seed)) || 1n
    const place = own_places.indexOf(0n)
    if (place < 0) return null
    // Taken before all are counted: of two processes that look at the same moment neither misses the other.
    Atomics.store(own_places, place, who)
    const giveBack = () => void Atomics.compareExchange(own_places, place, who, 0n)
    let taken = 0
    for (let at = 0; at < streams.length; at++) if (Atomics.load(streams, at) === who) taken++
    if (taken <= EVENT_STREAMS_PER_ACCOUNT_MAX) return giveBack
    giveBack()
    return null
  }
}

export type EventStreams = ReturnType<typeof createEventStreams>

/** Waits a moment where an answer without anything new came at once: who was refused to wait would ask as fast as it is answered. */
export async function pauseAfter(asked: number): Promise<void> {
  if (performance.now() - asked < PAUSE_MILLISECONDS) await Bun.sleep(PAUSE_MILLISECONDS)
}

async function* follow(ask: Ask, first: Answer, after: string | null, until: AbortSignal): AsyncGenerator<string> {
  yield `retry: ${RECONNECT_MILLISECONDS}\n\n`
  let last = after
  for (let answer = first; answer.status === 200;) {
    // run() has held the answer to the contract.
    const { items } = answer.value as { items: Item[] }
    for (const item of items) yield lineOf(item)
    last = items.at(-1)?.id ?? last
    if (until.aborted) return
    const asked = performance.now()
    answer = await ask(last, EVENT_STREAM_SILENT_SECONDS_MAX, until)
    if (until.aborted) return
    if (answer.status !== 200 || (answer.value as { items: Item[] }).items.length > 0) continue
    await pauseAfter(asked)
    yield ': nothing new\n\n'
  }
}

/** JSON has no line ends of its own, so that an event is one line. */
const lineOf = (item: Item): string => `id: ${item.id}\nevent: ${item.type}\ndata: ${JSON.stringify(item)}\n\n`

/** Whether a program asks for a stream and nothing else. */
export function wantsStream(request: Request): boolean {
  const accept = request.headers.get('accept') ?? ''
  return request.method === 'GET' && /\btext\/event-stream\b/i.test(accept) && !/\bapplication\/json\b/i.test(accept)
}
