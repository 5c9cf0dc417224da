import type { Log } from '../../base/observe/events.ts'
import { createSemaphore, type Semaphore } from '../../base/semaphore.ts'
import type { Renderer } from '../renderer.ts'
import { findConfinement, type Confinement } from './confinement.ts'
import type { FoundBrowser } from './find_browser.ts'
import { removeOldFolders, startDriver } from './driver_process.ts'
import { RENDER_LIMITS, type RenderLimits } from './limits.ts'
import { Session } from './session.ts'
import type { StartDriver } from './lease.ts'

export type RendererOptions = {
  mode: 'auto' | 'always'
  browser: FoundBrowser
  user_agent: string
  log: Log
  limits?: Partial<RenderLimits>
  /** What is taken from the browser; unset: all that this machine allows. */
  confinement?: Confinement
}

type Prepared = { program: string; confinement: Confinement }

/** Drafts that wait for the browser; more than a worker reads at once. */
const WAITING_MAX = 50

/** Shows pages in a browser, one browser at a time; it is started when a page needs it and ends when the draft does. */
export function openRenderer({
  mode,
  browser,
  user_agent,
  log,
  limits: given = {},
  confinement: chosen,
}: RendererOptions): Renderer & { stop(): Promise<void> } {
  const limits = { ...RENDER_LIMITS, ...given }
  const semaphore: Semaphore = createSemaphore({ at_once_max: 1, waiting_max: WAITING_MAX, retry_after: 10 })
  const open = new Set<Session>()
  let prepared: Promise<Prepared> | null = null
  const prepare = async (): Promise<Prepared> => {
    await removeOldFolders()
    const program = await browser.program()
    const confinement = chosen ?? (await findConfinement(program))
    const { driver, account, sandbox } = confinement
    const safe = driver.length > 0 && sandbox
    log(safe ? 'info' : 'warn', 'browser', { program, no_network: driver.length > 0, own_account: account !== null, sandbox })
    return { program, confinement }
  }
  const start: StartDriver = async (order) => {
    prepared ??= prepare()
    // What cannot be prepared now may be later, such as a disk that was full.
    prepared.catch(() => (prepared = null))
    const { program, confinement } = await prepared
    try {
      return await startDriver({ ...order, program, user_agent, confinement })
    } catch (error) {
      if (!confinement.sandbox) throw error
      // Some machines allow the namespaces and not what a sandbox does in them.
      const open_one = { ...confinement, sandbox: false }
      const driver = await startDriver({ ...order, program, user_agent, confinement: open_one })
      prepared = Promise.resolve({ program, confinement: open_one })
      log('warn', 'browser_without_sandbox', { program })
      return driver
    }
  }
  return {
    mode,
    open: (draft) => {
      const session: Session = new Session({ draft, limits, semaphore, start, log, on_close: () => void open.delete(session) })
      open.add(session)
      return session
    },
    stop: async () => {
      for (const session of open) await session.close()
    },
  }
}
