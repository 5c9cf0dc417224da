import type { Siblings } from '../core/context.ts'
import { openSharedCounts, type SharedCounts } from '../base/rates/shared_counts.ts'

type Env = Record<string, string | undefined>

/** Longest that a scrape waits for a process that answers nothing. */
const TOLD_MILLISECONDS_MAX = 1000
/** The open file that a process is started with, after its three streams. */
const COUNTS_FILE = 3
/** Set for one of several web processes: its place and how many there are, `0/2`. */
export const PLACE = 'LISTING_WEB_PROCESS'

/** What one of several web processes shares with the others. */
export type Fleet = Siblings & {
  /** How it is told apart in /metrics: `1` is the first. */
  name: string
  counts: SharedCounts
  tellMetrics(own: () => Promise<string>): void
}

/** What the processes say to one another; their keeper passes it on, and says from whom it is. */
export type Message = { to: 'others' | number; from?: number; scrape: number; text?: string }
export type Ready = { ready: true }

/** In one of several web processes: what it shares; undefined for one that is alone. */
export function joinFleet(env: Env): Fleet | undefined {
  const [, own, size] = /^(\d+)\/(\d+)$/.exec(env[PLACE] ?? '')?.map(Number) ?? []
  if (own === undefined || size === undefined) return undefined
  let tell: () => Promise<string> = async () => ''
  let scrapes = 0
  const waiting = new Map<number, (text: string) => void>()
  const send = (message: Message) => process.send?.(message)
  process.on('message', ({ from, scrape, text }: Message) => {
    if (text !== undefined) waiting.get(scrape)?.(text)
    else if (from !== undefined) void tell().then((told) => send({ to: from, scrape, text: told }))
  })
  return {
    name: String(own + 1),
    counts: openSharedCounts(COUNTS_FILE, size, own),
    tellMetrics: (given) => void (tell = given),
    async metrics() {
      const scrape = ++scrapes
      const texts: string[] = []
      const { promise, resolve } = Promise.withResolvers<void>()
      const late = setTimeout(resolve, TOLD_MILLISECONDS_MAX)
      waiting.set(scrape, (text) => {
        if (texts.push(text) === size - 1) resolve()
      })
      send({ to: 'others', scrape })
      await promise
      clearTimeout(late)
      waiting.delete(scrape)
      return texts
    },
  }
}

/** Tells the keeper that this process answers calls. */
export const sayReady = (): void => void process.send?.({ ready: true } satisfies Ready)
