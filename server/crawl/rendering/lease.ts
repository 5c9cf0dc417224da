import type { Log } from '../../base/observe/events.ts'
import type { Semaphore } from '../../base/semaphore.ts'
import type { LostPage } from '../renderer.ts'
import type { Driver, DriverOrder } from './driver_process.ts'
import type { FromDriver } from './messages.ts'

export type StartDriver = (order: Omit<DriverOrder, 'program' | 'confinement' | 'user_agent'>) => Promise<Driver>

type LeaseOptions = {
  semaphore: Semaphore
  start: StartDriver
  memory_bytes_max: number
  log: Log
  on_message: (message: FromDriver) => void
  on_end: (why: LostPage) => void
  on_tick: () => void
}

/** One browser from the moment it is asked for until it is gone; at most one of them is in its turn. */
export class Lease {
  /** Null where it did not start, or was given up before. */
  readonly driver: Promise<Driver | null>
  /** The browser while it lives. */
  live: Driver | null = null
  private readonly release = Promise.withResolvers<void>()
  private readonly gone: Promise<void>
  private given_up = false

  constructor(private readonly options: LeaseOptions) {
    const started = Promise.withResolvers<Driver | null>()
    this.driver = started.promise
    this.gone = options
      .semaphore(() => this.take(started.resolve))
      .catch((error: unknown) => options.log('error', 'browser_broke', { error: error instanceof Error ? error.message : String(error) }))
      .finally(() => started.resolve(null))
  }

  get is_over(): boolean {
    return this.given_up
  }

  /** Ends the browser; settles once all of it is gone. One that waits for its turn is not waited for. */
  async end(): Promise<void> {
    this.given_up = true
    this.release.resolve()
    if (this.live) await this.gone
  }

  private async take(started: (driver: Driver | null) => void): Promise<void> {
    if (this.given_up) return
    const { start, memory_bytes_max, on_message, on_end, on_tick } = this.options
    const on_gone = (why: 'memory' | 'crashed') => {
      const was_given_up = this.given_up
      this.given_up = true
      this.release.resolve()
      if (!was_given_up) on_end(why)
    }
    const driver = await start({ memory_bytes_max, on_message, on_end: on_gone, on_tick })
    this.live = driver
    started(driver)
    await this.release.promise
    await driver.end()
    this.live = null
  }
}
