import { claimAll, keepAll, nameOfClaim, type Claim } from '../core/kept_answers.ts'
import type { Stored } from '../core/idempotency.ts'
import type { OperationId } from '../core/operation.ts'
import { holdStandings } from '../auth/standing.ts'
import { createGather, type Gather } from '../base/gather.ts'
import { isCrossed } from '../database/errors.ts'
import { isOutage, type Sql } from '../database/open.ts'
import { finish, replyOf, toStored } from './outcome.ts'
import { contextOf, type Turn } from './turn.ts'

/** Two, so that one goes on while another waits for the disk. */
const ROUNDS_MAX = 2
const CALLS_MAX = 64

type Waiting = { turn: Turn; claim: Claim; alone: () => Promise<Stored> }
/** Does a call whose answer is kept, with others of its operation where they come at the same time, and `alone` else. */
export type Together = (turn: Turn, claim: Claim, alone: () => Promise<Stored>) => Promise<Stored>

export const replayed = (earlier: Stored): Stored => ({ ...earlier, headers: { ...earlier.headers, 'idempotent-replayed': 'true' } })

/** The way in begins the transactions. */
type Begin = <Result>(work: (sql: Sql) => Promise<Result>) => Promise<Result>

export function createTogether(begin: Begin): Together {
  const gathers = new Map<OperationId, Gather<Waiting, () => Promise<Stored>>>()
  return async (turn, claim, alone) => {
    const { id } = turn.call.spec
    if (!turn.handler.gathered?.fits(turn.input)) return alone()
    const gather = gathers.get(id) ?? createGather({ rounds_max: ROUNDS_MAX, items_max: CALLS_MAX }, (calls) => perform(begin, calls))
    gathers.set(id, gather)
    const finished = await gather({ turn, claim, alone })
    return finished()
  }
}

/** How each call ends. Who came alone is done when this is; who is left out, or was in what failed, is done by itself after it, and refused where their access ended. */
async function perform(begin: Begin, calls: readonly Waiting[]): Promise<(() => Promise<Stored>)[]> {
  const [first] = calls
  if (first && calls.length === 1) {
    const done = await first.alone().then(
      (stored) => () => Promise.resolve(stored),
      (error: unknown) => () => Promise.reject(error instanceof Error ? error : new Error('unknown', { cause: error })),
    )
    return [done]
  }
  const stored = await begin((sql) => performAll(sql, calls)).catch((error: unknown) => {
    // What one of them cannot have must not keep the others from theirs; without a database there is nothing to try again.
    if (isOutage(error) && !isCrossed(error)) throw error
    return new Map<Waiting, Stored>()
  })
  return calls.map((call) => {
    const answer = stored.get(call)
    return answer ? () => Promise.resolve(answer) : call.alone
  })
}

async function performAll(sql: Sql, calls: readonly Waiting[]): Promise<Map<Waiting, Stored>> {
  // One that is sent twice at the same time is done once.
  const named = new Map(calls.toReversed().map((call) => [nameOfClaim(call.claim), call]))
  const claimed = [...named.values()].toReversed()
  const found = await claimAll(
    sql,
    claimed.map(({ claim }) => claim),
  )
  const stored = new Map<Waiting, Stored>()
  const fresh = claimed.filter((call, index) => {
    const earlier = found[index]
    if (typeof earlier === 'object') stored.set(call, replayed(earlier))
    return earlier === 'new'
  })
  const stand = await holdStandings(
    sql,
    fresh.map(({ turn }) => turn.actor),
  )
  const standing = fresh.filter((_, index) => stand[index])
  const given = standing.map(({ turn }) => ({ input: turn.input, context: contextOf(turn, sql) }))
  const [first] = standing
  const gathered = first?.turn.handler.gathered
  if (!gathered) return stored
  const replies = await gathered.together(sql, given)
  const kept = standing.flatMap((call, index) => {
    const given_back = replies[index]
    if (given_back === null) return []
    const answer = toStored(finish(call.turn, replyOf(given_back)))
    stored.set(call, answer)
    return [[call.claim, answer] as const]
  })
  await keepAll(sql, kept, first.turn.service.config.limits)
  return stored
}
