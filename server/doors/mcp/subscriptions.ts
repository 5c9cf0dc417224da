import { setTimeout } from 'node:timers/promises'
import { createMcpHandler, ProtocolErrorCode, type ServerEvent } from '@modelcontextprotocol/server'
import { fail } from '../../base/error.ts'
import {
  MCP_STREAM_MINUTES_MAX,
  MCP_STREAMS_MAX,
  MCP_STREAMS_OF_STRANGERS_MAX,
  MCP_STREAMS_PER_CALLER_MAX,
  MCP_SUBSCRIPTIONS_MAX,
} from '../../base/limits.ts'
import { addressGroup } from '../../base/rates/rate_limiter.ts'
import type { Notifications } from '../../database/notifications.ts'
import type { Run } from '../call.ts'
import { runTool } from './call.ts'
import type { Exchange } from './exchange.ts'
import { ProtocolFault, type Message } from './gate.ts'
import type { Served } from './legacy.ts'
import { callOf, isFixed } from './resources.ts'

/** How often a stream looks whether what it watches is still the same; who has no account waits longer for it. */
const LOOK_SECONDS = { account: 2, anyone: 10 }
const BUSY_SECONDS = 30
const AGAIN_SECONDS = 2

type Door = { run: Run; serve: Served['serve']; notifications: Notifications }

/**
 * `subscriptions/listen` of 2026-07-28: a stream that tells when a resource is another than before. It looks by the one way in, as who
 * opened it: what they may not read they cannot watch, and a credential that ends also ends its stream. How many are open, how long and
 * for how much, is bounded; a client that was sent away comes again.
 */
export function createSubscriptions({ run, serve, notifications }: Door) {
  const ending = new AbortController()
  const take = createSlots()
  return {
    async listen(request: Request, message: Message, exchange: Exchange): Promise<Response> {
      const uris = watchedBy(message)
      const left = new AbortController()
      const until = AbortSignal.any([request.signal, ending.signal, left.signal])
      refuseEnded(until)
      if (uris.length > 0) take(exchange, until)
      try {
        const look = (uri: string, counted: boolean) => lookAt(run, uri, { ...exchange, headers: counted ? exchange.headers : {} }, counted)
        const seen = new Map<string, string>()
        for (const uri of uris) {
          const text = await look(uri, true)
          if (text === null)
            throw new ProtocolFault(404, ProtocolErrorCode.InvalidParams, `Resource not found: ${uri.slice(0, 300)}`, message.id)
          seen.set(uri, text)
        }
        refuseEnded(until)
        let tell: ((event: ServerEvent) => void) | null = null
        const bus = {
          publish: (event: ServerEvent) => tell?.(event),
          subscribe: (listener: (event: ServerEvent) => void) => {
            tell = listener
            // The stream is over when nobody listens to it any more.
            return () => left.abort()
          },
        }
        const handler = createMcpHandler(() => serve(exchange), { legacy: 'reject', bus })
        until.addEventListener('abort', () => void handler.close(), { once: true })
        const response = await handler.fetch(request, { parsedBody: message })
        if (tell === null) left.abort()
        else
          void watch(seen, until, {
            look: (uri) => look(uri, false),
            pause: pauseOf(exchange),
            tell: (uri) => handler.notify.resourceUpdated(uri),
          }).finally(() => left.abort())
        return response
      } catch (error) {
        left.abort()
        throw error
      }
    },
    /** Ends every stream; clients come back, to whoever serves then. */
    end: () => ending.abort(),
  }

  /** Until something is heard of the account, or until it is time to look. */
  function pauseOf({ caller }: Exchange): (until: AbortSignal) => Promise<void> {
    if (!caller) return (until) => setTimeout(LOOK_SECONDS.anyone * 1000, undefined, { signal: until }).catch(() => undefined)
    return (until) => notifications.wait('event_told', caller.account_id, LOOK_SECONDS.account * 1000, until)
  }
}

/** A signal that was aborted says so no more: what waits for it would never end. Who left reads nothing, and who is sent away comes again. */
function refuseEnded(until: AbortSignal): void {
  if (until.aborted) fail('unavailable', { retry_after: AGAIN_SECONDS })
}

/** Bounds how many streams are open, of all, of strangers and of one caller; a stream's place is free again when it is aborted. */
function createSlots() {
  const open = new Map<string, number>()
  const all = { accounts: 0, strangers: 0 }
  return ({ caller, address }: Pick<Exchange, 'caller' | 'address'>, until: AbortSignal): void => {
    const owner = caller?.account_id ?? addressGroup(address)
    const kind = caller ? 'accounts' : 'strangers'
    const own = open.get(owner) ?? 0
    const full = all.accounts + all.strangers >= MCP_STREAMS_MAX || (!caller && all.strangers >= MCP_STREAMS_OF_STRANGERS_MAX)
    if (full || own >= MCP_STREAMS_PER_CALLER_MAX)
      fail('rate_limited', { detail: 'Too many streams are open. Close one, or read again now and then.', retry_after: BUSY_SECONDS })
    open.set(owner, own + 1)
    all[kind]++
    const giveBack = () => {
      const others = (open.get(owner) ?? 1) - 1
      if (others > 0) open.set(owner, others)
      else open.delete(owner)
      all[kind]--
    }
    until.addEventListener('abort', giveBack, { once: true })
  }
}

/** The addresses that a message asks to watch; what is not as the protocol has it is left to the library. */
function watchedBy({ params, id }: Message): string[] {
  const { notifications } = (params ?? {}) as { notifications?: { resourceSubscriptions?: unknown } }
  const uris = notifications?.resourceSubscriptions
  if (!Array.isArray(uris)) return []
  const watched = [...new Set(uris.filter((uri) => typeof uri === 'string'))]
  if (watched.length > MCP_SUBSCRIPTIONS_MAX)
    throw new ProtocolFault(
      400,
      ProtocolErrorCode.InvalidParams,
      `A stream watches at most ${MCP_SUBSCRIPTIONS_MAX} resources; open another one.`,
      id,
    )
  return watched
}

/** What stands at an address now; null where nothing does, or where it may no longer be read. */
async function lookAt(run: Run, uri: string, exchange: Exchange, counted: boolean): Promise<string | null> {
  if (isFixed(uri)) return ''
  const found = callOf(uri)
  if (!found) return null
  const { answer } = await runTool(run, found, exchange, counted)
  if (counted && answer.status === 429) fail('rate_limited', { retry_after: BUSY_SECONDS })
  return answer.status === 200 ? (answer.body ?? '') : null
}

type Watching = {
  look(uri: string): Promise<string | null>
  pause(until: AbortSignal): Promise<void>
  tell(uri: string): void
}

async function watch(seen: Map<string, string>, until: AbortSignal, { look, pause, tell }: Watching): Promise<void> {
  const ends = performance.now() + MCP_STREAM_MINUTES_MAX * 60_000
  while (!until.aborted && performance.now() < ends) {
    await pause(until)
    for (const [uri, before] of seen) {
      if (until.aborted) return
      const now = await look(uri)
      // It is told once more: who reads it then learns that it is gone.
      if (now !== before) tell(uri)
      if (now === null) return
      seen.set(uri, now)
    }
  }
}
