import { fail } from '../error.ts'
import { BODY_BYTES_MAX } from '../limits.ts'
import { toldLength } from './told_length.ts'

/** A body this small is read all at once, which costs a fifth of piece by piece; a thousand of them are nothing. */
const SMALL_BYTES = 16 * 1024
/** By the clock: a slow line sends a megabyte in a fraction of it, and who sends a byte at a time must not hold a place for ever. */
const BODY_SECONDS_MAX = 60
/**
 * What larger bodies that are still on their way may hold in one process, all together, by the length that they tell: the server beneath
 * gathers what comes faster than anybody reads, and of 300 bodies of 1 MiB that are answered at once it gathers nothing. One that tells none
 * counts as admission.ts counts it, as the largest call of a program: a few that sent nothing would leave no room there for anybody else.
 */
const UNDER_WAY_BYTES_MAX = 24 * 1024 * 1024

const NOTHING: Uint8Array = new Uint8Array()

/** `bytes` is what is here or is to come, whichever is more. */
type Reading = { bytes: number; drop(): void }

/** In the order in which they began. */
const underWay = new Set<Reading>()
let held_bytes = 0

/**
 * Reads at most the bound; null for more. Where bodies under way hold too much, those that began first are refused: an honest one is here
 * within a moment, and what is left are those that somebody sends without ever ending them.
 */
export async function readBody(request: Request, bytes_max: number, seconds_max = BODY_SECONDS_MAX): Promise<Uint8Array | null> {
  refuseEncoded(request)
  const told = toldLength(request.headers)
  if ((told ?? 0) > bytes_max) return null
  // The server reads no more than the length that is told.
  if (told !== null && told <= SMALL_BYTES) return request.bytes().catch(brokeOff)
  return request.body ? readPieces(request.body.getReader(), told, bytes_max, seconds_max) : new Uint8Array()
}

/** Whoever leaves while sending reads no answer, and nothing of ours broke. */
const brokeOff = (): never => fail('invalid_json', { detail: 'The body broke off.' })

/** RFC 9110 §15.5.16: nothing here unpacks what somebody sends, and what was read packed would only look like nonsense. */
function refuseEncoded(request: Request): void {
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase() ?? ''
  if (encoding !== '' && encoding !== 'identity')
    fail('unsupported_media_type', {
      detail: 'The body has a Content-Encoding. Send it as it is, without that header.',
      headers: { 'accept-encoding': 'identity' },
    })
}

async function readPieces(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  told: number | null,
  bytes_max: number,
  seconds_max: number,
): Promise<Uint8Array | null> {
  // One buffer of the length that is told: a value of a megabyte in pieces, and then joined, made the collector stop everybody for longer.
  let held: Uint8Array = NOTHING
  let dropped = false
  let late = false
  const stop = () => void reader.cancel().catch(() => {})
  const reading: Reading = {
    bytes: told ?? BODY_BYTES_MAX,
    drop() {
      dropped = true
      held = NOTHING
      stop()
    },
  }
  underWay.add(reading)
  held_bytes += reading.bytes
  makeRoom()
  let read_bytes = 0
  const timer = setTimeout(() => {
    late = true
    stop()
  }, seconds_max * 1000)
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(brokeOff)
      if (late) fail('invalid_json', { detail: `The body did not arrive within ${seconds_max} seconds. Send it without a pause.` })
      if (dropped)
        fail('unavailable', {
          detail: 'Too many large bodies come at once. Send it again, all of it without a pause.',
          retry_after: 2,
          headers: { connection: 'close' },
        })
      if (done) return held.subarray(0, read_bytes)
      const end = read_bytes + value.byteLength
      if (end > bytes_max) return null
      if (end > held.length) held = grown(held, Math.max(end, told ?? 0, 2 * held.length))
      held.set(value, read_bytes)
      read_bytes = end
      const more = Math.max(0, read_bytes - reading.bytes)
      reading.bytes += more
      held_bytes += more
      makeRoom()
    }
  } finally {
    clearTimeout(timer)
    forget(reading)
    stop()
  }
}

function grown(held: Uint8Array, bytes: number): Uint8Array {
  const larger = new Uint8Array(bytes)
  larger.set(held)
  return larger
}

function makeRoom(): void {
  for (const oldest of underWay) {
    if (held_bytes <= UNDER_WAY_BYTES_MAX) return
    forget(oldest)
    oldest.drop()
  }
}

function forget(reading: Reading): void {
  if (underWay.delete(reading)) held_bytes -= reading.bytes
}
