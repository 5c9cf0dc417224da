import { runInThread } from '../base/threads/thread.ts'
import { WorkExceeded, type WorkOptions } from '../base/threads/work_budget.ts'
import { askRobots, outage, PRODUCT_TOKEN, type Robots } from './ask_robots.ts'
import type { GuardedFetch } from './guarded_fetch.ts'
import { readRobots } from './read_robots.ts'

export { parseRobots, type Robots } from './ask_robots.ts'

/** Nearly every file is shorter; reading it here takes less than handing it to a thread. */
const INLINE_BYTES_MAX = 16 * 1024
/** Five times what the worst files of ROBOTS_BYTES_MAX take. */
const CPU_SECONDS_MAX = 2

/** Whose work the reading of a large file is. */
type RobotsWork = Pick<WorkOptions, 'budget' | 'owner' | 'signal' | 'short'>

/** As askRobots, a large file on a thread; one that takes too much work forbids all reading. Never throws, except FetchRefused `aborted`. */
export async function fetchRobots(
  fetch: GuardedFetch,
  origin: string,
  { seconds_max, signal, work = {} }: { seconds_max?: number; signal?: AbortSignal | undefined; work?: RobotsWork } = {},
): Promise<Robots> {
  try {
    return await askRobots(fetch, origin, { seconds_max, signal }, (text, bytes) => {
      const order = { text, token: PRODUCT_TOKEN }
      return bytes <= INLINE_BYTES_MAX
        ? readRobots(order)
        : runInThread('read_robots', order, { ...work, cpu_seconds_max: CPU_SECONDS_MAX })
    })
  } catch (error) {
    if (!(error instanceof WorkExceeded)) throw error
    return outage({ code: 'server_error', message: 'robots.txt takes too much work to read.', cause: error })
  }
}
