import { WorkDelayed } from '../work_budget.ts'
import { FetchRefused } from './fetch_refused.ts'
import type { GuardedFetch } from './guarded_fetch.ts'

const TICK_MILLISECONDS = 100
/** A request during which this process came too late to its own timers for so much of the time was not given its time. */
const OWN_SHARE_MAX = 0.25

/** Adds up for how long this process did not get to what was due. */
function watchDelay(): { share: () => number; end: () => void } {
  const started = performance.now()
  let late = 0
  let last = started
  const sinceTick = (now: number) => Math.max(0, now - last - TICK_MILLISECONDS)
  const timer = setInterval(() => {
    const now = performance.now()
    late += sinceTick(now)
    last = now
  }, TICK_MILLISECONDS)
  return {
    share: () => {
      const now = performance.now()
      return (late + sinceTick(now)) / Math.max(now - started, 1)
    },
    end: () => clearInterval(timer),
  }
}

/** The same fetch, but a request that ran out of time while this process itself stood still is WorkDelayed instead of the site's `timeout`. */
export function fairlyTimed(fetch: GuardedFetch): GuardedFetch {
  const fair = async (...call: Parameters<GuardedFetch>) => {
    const delay = watchDelay()
    try {
      return await fetch(...call)
    } catch (error) {
      const outOfTime = error instanceof FetchRefused && (error.code === 'timeout' || error.code === 'aborted')
      if (!outOfTime || delay.share() < OWN_SHARE_MAX) throw error
      throw new WorkDelayed(`${call[0]} was not read in time, since this process stood still`, { cause: error })
    } finally {
      delay.end()
    }
  }
  return Object.assign(fair, { named: fetch.named })
}
