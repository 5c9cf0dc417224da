import type { Sample } from '../base/observe/metrics.ts'
import type { Service } from '../core/context.ts'
import { answerReady } from '../core/health.ts'
import { answerMetrics } from '../core/metrics_answer.ts'
import type { Finding } from './doctor/finding.ts'

/** Anyone may ask, and each look asks others: no oftener than this, whoever asks. */
const LOOK_MILLISECONDS = 15_000
/** A scrape waits for nobody: it tells what was found last, and has it looked for again behind its back. */
const SCRAPE_MILLISECONDS = 5 * 60_000

/** Host names and what others said are for the operator alone. */
const WORDS = { ok: 'ok', advice: 'ok', unset: 'not set up', failed: 'does not work, listing-server doctor says why' }

/** `/readyz` and `/metrics` of one process; both also say what is lost outside of the service: browser, mail, payments, VIES, model. */
export function createHealthDoor(service: Service) {
  let found: Finding[] = []
  let looked_at = -Infinity
  let look = Promise.resolve(found)
  const lookAgain = (after_milliseconds: number): Promise<Finding[]> => {
    if (performance.now() - looked_at < after_milliseconds) return look
    looked_at = performance.now()
    look = import('./doctor/doctor.ts').then(async ({ lookOutside }) => (found = await lookOutside(service.config)))
    return look
  }
  const lines = async () => (await lookAgain(LOOK_MILLISECONDS)).map(({ check, state }) => `${check}: ${WORDS[state]}`)
  const samples = (): Sample[] => {
    void lookAgain(SCRAPE_MILLISECONDS)
    const set_up = found.filter(({ state }) => state !== 'unset')
    return set_up.map(({ check, state }) => ({ name: 'listing_outside_up', labels: { system: check }, value: Number(state !== 'failed') }))
  }
  return {
    /** With `?verbose` a line for each of them. */
    ready: (request: Request) => (new URL(request.url).searchParams.has('verbose') ? answerReady(service, lines) : answerReady(service)),
    metrics: (request: Request) => answerMetrics(service, request, samples),
  }
}
export type HealthDoor = ReturnType<typeof createHealthDoor>
