import type { Pool } from './open.ts'

type Channel =
  'draft_progress' | 'draft_status' | 'echo' | 'event_told' | 'grant_revoked' | 'key_revoked' | 'letters_waiting' | 'webhooks_waiting'

/**
 * What happened in other processes, by LISTEN on one connection of its own, which reconnects by itself. Notifications sent while it
 * was away are lost: those who wait also look for themselves.
 */
export type Notifications = {
  on(channel: Channel, listener: (payload: string) => void): () => void
  /** Called when the connection that listens is back after it was lost: what was sent meanwhile nobody heard. */
  onReturn(listener: () => void): void
  /** Resolves at the next notification with this payload, after `milliseconds`, when the connection is back after it was lost, or when the caller leaves. */
  wait(channel: Channel, payload: string, milliseconds: number, signal: AbortSignal): Promise<void>
  /** Resolves once this process has heard all that was notified before, or after half a second. */
  settled(): Promise<void>
  /** How many wait now on a channel. */
  waiting(channel: Channel): number
  close(): Promise<void>
}

const SETTLE_MILLISECONDS_MAX = 500

export async function openNotifications(pool: Pool): Promise<Notifications> {
  const listeners = new Map<Channel, Set<(payload: string) => void>>([
    ['draft_progress', new Set()],
    ['draft_status', new Set()],
    ['echo', new Set()],
    ['event_told', new Set()],
    ['grant_revoked', new Set()],
    ['key_revoked', new Set()],
    ['letters_waiting', new Set()],
    ['webhooks_waiting', new Set()],
  ])
  const waiters = createWaiters()
  const tell = (channel: Channel) => (payload: string) => {
    for (const listener of listeners.get(channel) ?? []) listener(payload)
    waiters.wake(channel, payload)
  }
  const returns = new Set<() => void>()
  // The driver calls this each time it listens; nobody has asked to hear of a return yet at the first.
  const listening = () => {
    for (const listener of returns) listener()
    waiters.wakeAll()
  }
  const subscriptions = await Promise.all([...listeners.keys()].map((channel) => pool.listen(channel, tell(channel), listening)))
  const on: Notifications['on'] = (channel, listener) => {
    listeners.get(channel)?.add(listener)
    return () => listeners.get(channel)?.delete(listener)
  }
  return {
    on,
    onReturn: (listener) => void returns.add(listener),
    wait: waiters.wait,
    async settled() {
      const id = crypto.randomUUID()
      // Notifications come in the order of their commits: once our own is back, all earlier ones are here.
      const heard = waiters.wait('echo', id, SETTLE_MILLISECONDS_MAX, new AbortController().signal)
      await pool`select pg_notify('echo', ${id})`
      await heard
    },
    waiting: waiters.count,
    close: async () => {
      await Promise.all(subscriptions.map((subscription) => subscription.unlisten()))
    },
  }
}

/** Those who wait, by channel and payload: what is told wakes its own, however many others wait. */
function createWaiters() {
  const channels = new Map<Channel, Map<string, Set<() => void>>>()
  const counts = new Map<Channel, number>()
  const count = (channel: Channel): number => counts.get(channel) ?? 0
  const join = (channel: Channel, payload: string, wake: () => void) => {
    const by_payload = channels.get(channel) ?? new Map<string, Set<() => void>>()
    const waits = by_payload.get(payload) ?? new Set()
    channels.set(channel, by_payload.set(payload, waits.add(wake)))
    counts.set(channel, count(channel) + 1)
    return () => {
      waits.delete(wake)
      if (waits.size === 0) by_payload.delete(payload)
      counts.set(channel, count(channel) - 1)
    }
  }
  const wait: Notifications['wait'] = (channel, payload, milliseconds, signal) =>
    new Promise((resolve) => {
      let ended = false
      const done = () => {
        if (ended) return
        ended = true
        clearTimeout(timer)
        leave()
        signal.removeEventListener('abort', done)
        resolve()
      }
      const leave = join(channel, payload, done)
      const timer = setTimeout(done, milliseconds)
      signal.addEventListener('abort', done)
      if (signal.aborted) done()
    })
  return {
    count,
    wait,
    // Each leaves as it is woken, and may come again.
    wake(channel: Channel, payload: string) {
      for (const wake of [...(channels.get(channel)?.get(payload) ?? [])]) wake()
    },
    wakeAll() {
      for (const wake of [...channels.values()].flatMap((by_payload) => [...by_payload.values()].flatMap((waits) => [...waits]))) wake()
    },
  }
}
