import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '../../base/is_alive.ts'
import { ownModule } from '../../own_files.ts'
import { ENVIRONMENT, type Confinement } from './confinement.ts'
import type { DriverOptions, FromDriver, ToDriver } from './messages.ts'
import { treeOf } from './process_tree.ts'
import { watchTree, type TreeWatch } from './watched_tree.ts'

const FOLDER = 'listing-browser-'
const START_MILLISECONDS_MAX = 40_000

export type DriverOrder = {
  program: string
  confinement: Confinement
  user_agent: string
  memory_bytes_max: number
  on_message: (message: FromDriver) => void
  on_end: (why: 'memory' | 'crashed') => void
  on_tick: () => void
}

export type Driver = {
  send(message: ToDriver): void
  fair_milliseconds(): number
  /** Ends the driver, the browser and all that they began, and removes what they wrote. */
  end(): Promise<void>
}

/** Starts a browser with its driver. Rejects where it does not start. */
export async function startDriver(order: DriverOrder): Promise<Driver> {
  const { confinement, program, user_agent } = order
  const folder = await mkdtemp(join(tmpdir(), `${FOLDER}${process.pid}-`))
  if (confinement.account !== null) await chown(folder, confinement.account, confinement.account)
  const ready = Promise.withResolvers<void>()
  const options: DriverOptions = { command: [...confinement.browser, program], sandbox: confinement.sandbox, folder, user_agent }
  let why: 'memory' | 'crashed' = 'crashed'
  let watch: TreeWatch | null = null
  const child = Bun.spawn([...confinement.driver, process.execPath, ownModule('crawl/rendering/driver'), JSON.stringify(options)], {
    // A folder without settings: Bun would read those of the folder it is started in.
    cwd: folder,
    env: { ...ENVIRONMENT, HOME: folder, TMPDIR: folder },
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'ignore',
    detached: true,
    serialization: 'advanced',
    ipc: (message: FromDriver) => {
      if (message.type === 'ready') ready.resolve()
      else if (message.type === 'broken') ready.reject(new Error(message.message))
      else order.on_message(message)
    },
    onExit: () => {
      ready.reject(new Error('the driver ended'))
      watch?.stop()
      order.on_end(why)
    },
  })
  const kill = () => killTree(child.pid)
  const end = async () => {
    watch?.stop()
    kill()
    await child.exited
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const late = setTimeout(() => ready.reject(new Error('the browser did not start in time')), START_MILLISECONDS_MAX)
  try {
    await ready.promise
  } catch (error) {
    await end()
    throw error
  } finally {
    clearTimeout(late)
  }
  const on_memory = () => {
    why = 'memory'
    kill()
  }
  // Before the browser stand the driver and, where there is one, the program that took its network.
  const own_count = confinement.driver.length > 0 ? 2 : 1
  watch = watchTree({ root: child.pid, own_count, memory_bytes_max: order.memory_bytes_max, on_memory, on_tick: order.on_tick })
  return {
    send: (message) => {
      // One that has just died reads no more.
      if (child.exitCode === null && child.signalCode === null) child.send(message)
    },
    fair_milliseconds: watch.fair_milliseconds,
    end,
  }
}

/** The group of the driver, and whatever left it for a group of its own. */
function killTree(root: number): void {
  for (const pid of [...treeOf(root), -root])
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
}

/** Removes what browsers of workers left behind that were killed themselves. */
export async function removeOldFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(name.startsWith(FOLDER) ? name.slice(FOLDER.length).split('-')[0] : NaN)
    if (Number.isInteger(pid) && pid !== process.pid && !isAlive(pid)) await rm(join(tmpdir(), name), { recursive: true, force: true })
  }
}
