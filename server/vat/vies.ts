import { createBoundedFetch } from '../base/http/bounded_fetch.ts'

/** What the register answered; `unverified` where it did not answer the question, whatever the reason. */
type ViesAnswer = { status: 'valid' | 'invalid' | 'unverified'; consultation: string | null; reason: string | null }

type ViesSettings = {
  url: string
  /** The seller's own number: with it VIES answers a consultation number, which proves that it was asked. */
  requester: string | null
  clock?: () => number
  /** Told of each question that was asked and not answered. */
  onSilence?: (country: string, reason: string) => void
}
type Question = { prefix: string; digits: string }

const CALL_MILLISECONDS_MAX = 3_000
const boundedFetch = createBoundedFetch({ bytes_max: 64 * 1024 })
/** A member state's own register that failed so often in a row is let be for a while; one of them was down for months. */
const FAILURES_MAX = 3
const REST_MILLISECONDS = 60_000

/**
 * Asks VIES, the member states' registers of VAT numbers, over its REST interface. One question a number is under way at a time, and a
 * register that does not answer costs a caller three seconds at most, and after a few failures nothing. Never throws.
 */
export function createVies({ url, requester, clock = () => performance.now(), onSilence = () => {} }: ViesSettings) {
  const flights = new Map<string, Promise<ViesAnswer>>()
  const registers = new Map<string, { failures: number; rests_until: number }>()
  const query = requester === null ? '' : `?requesterMemberStateCode=${requester.slice(0, 2)}&requesterNumber=${requester.slice(2)}`

  const call = async ({ prefix, digits }: Question): Promise<ViesAnswer> => {
    const register = registers.get(prefix) ?? { failures: 0, rests_until: 0 }
    registers.set(prefix, register)
    if (register.rests_until > clock()) return unverified('resting')
    const answer = await ask(`${url}/ms/${prefix}/vat/${encodeURIComponent(digits)}${query}`).catch((error: unknown) =>
      unverified(nameOf(error)),
    )
    if (answer.reason !== null) onSilence(prefix, answer.reason)
    register.failures = answer.status === 'unverified' ? register.failures + 1 : 0
    if (register.failures >= FAILURES_MAX) register.rests_until = clock() + REST_MILLISECONDS
    return answer
  }

  return {
    ask(question: Question): Promise<ViesAnswer> {
      const key = question.prefix + question.digits
      const running = flights.get(key)
      if (running) return running
      const flight = call(question).finally(() => flights.delete(key))
      flights.set(key, flight)
      return flight
    },
  }
}
export type Vies = ReturnType<typeof createVies>

const unverified = (reason: string): ViesAnswer => ({ status: 'unverified', consultation: null, reason })
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'failed')

async function ask(url: string): Promise<ViesAnswer> {
  const response = await boundedFetch(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(CALL_MILLISECONDS_MAX),
  })
  if (!response.ok) return unverified(`http_${response.status}`)
  return answerOf(await response.json())
}

/** The real service also says VALID and INVALID in userError; every other word there means that the question was not answered. */
function answerOf(given: unknown): ViesAnswer {
  if (typeof given !== 'object' || given === null || !('isValid' in given) || typeof given.isValid !== 'boolean')
    return unverified('malformed')
  const said = 'userError' in given && typeof given.userError === 'string' ? given.userError.toUpperCase() : ''
  const expected = given.isValid ? ['', 'VALID'] : ['', 'INVALID', 'INVALID_INPUT']
  if (!expected.includes(said)) return unverified(said.slice(0, 60))
  const proof = 'requestIdentifier' in given && typeof given.requestIdentifier === 'string' ? given.requestIdentifier.slice(0, 60) : ''
  return { status: given.isValid ? 'valid' : 'invalid', consultation: proof === '' ? null : proof, reason: null }
}
