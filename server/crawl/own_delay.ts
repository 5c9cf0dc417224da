import { WorkDelayed } from '../base/threads/work_budget.ts'
import { FetchRefused } from './fetch_refused.ts'
import { SECONDS_MAX, type GuardedFetch } from './guarded_fetch.ts'

const TICK_MILLISECONDS = 100
/** A request goes on so many times as long as it may, where this process came too late to its own timers for what is beyond. */
const LONGER_MAX = 2

/** What was given up by somebody else's clock was not given its time where we stood still for so much of it. */
const OWN_SHARE_MAX = 0.25

/** Aborts once so much time has passed without that in which this process did not get to what was due; `late` are the milliseconds of that. */
function startOwnClock(seconds: number) {
  const over = new AbortController()
  const started = performance.now()
  let own = 0
  let last = started
  const look = () => {
    const now = performance.now()
    own += Math.min(now - last, TICK_MILLISECONDS)
    last = now
    if (own >= seconds * 1000) over.abort()
    return { late: now - started - own, share: 1 - own / Math.max(now - started, 1) }
  }
  const timer = setInterval(look, TICK_MILLISECONDS)
  return { signal: over.signal, look, end: () => clearInterval(timer) }
}

/** The same fetch, but a site has its time whole: what this process itself stood still is added to it and told, and where that is most of it, it is WorkDelayed. */
export function fairlyTimed(fetch: GuardedFetch, tell: (milliseconds: number) => void = () => {}): GuardedFetch {
  const fair: (...call: Parameters<GuardedFetch>) => ReturnType<GuardedFetch> = async (url, wish = {}) => {
    const { seconds_max = SECONDS_MAX, signal } = wish
    const clock = startOwnClock(seconds_max)
    try {
      const until = signal ? AbortSignal.any([signal, clock.signal]) : clock.signal
      return await fetch(url, { ...wish, seconds_max: seconds_max * LONGER_MAX, signal: until })
    } catch (error) {
      if (!(error instanceof FetchRefused)) throw error
      if (clock.signal.aborted && error.code === 'aborted')
        throw new FetchRefused('timeout', 'The site did not answer in time.', error.url, { cause: error })
      if (error.code !== 'timeout' && !(error.code === 'aborted' && clock.look().share >= OWN_SHARE_MAX)) throw error
      throw new WorkDelayed(`${url} was not read in time, since this process stood still`, { cause: error })
    } finally {
      tell(clock.look().late)
      clock.end()
    }
  }
  return Object.assign(fair, { named: fetch.named })
}
