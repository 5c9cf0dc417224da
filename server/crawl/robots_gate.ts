import { FetchRefused } from './fetch_refused.ts'
import type { GuardedFetch } from './guarded_fetch.ts'
import { fetchRobots, type Robots } from './robots.ts'

/** robots.txt forbids the page, or could not be read, which forbids it too. */
export class RobotsRefused extends FetchRefused {
  override name = 'RobotsRefused'
}

/** Throws RobotsRefused for each address that the robots.txt of its origin does not let ListingBot read; each file is asked once. */
export function robotsGate(
  fetch: GuardedFetch,
  { account_id, signal, advice }: { account_id: string; signal: AbortSignal; advice: string },
): (to: URL) => Promise<void> {
  const known = new Map<string, Promise<Robots>>()
  return async (to) => {
    const robots = known.get(to.origin) ?? fetchRobots(fetch, to.origin, { signal, work: { owner: account_id, signal, short: true } })
    known.set(to.origin, robots)
    const { outage, allows } = await robots
    if (outage) throw new RobotsRefused('redirect_refused', outage.message, to.href)
    if (!allows(to))
      throw new RobotsRefused('redirect_refused', `robots.txt of the website does not let ListingBot read this page. ${advice}`, to.href)
  }
}
