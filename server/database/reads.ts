import type { Address } from './address.ts'
import { isLost } from './errors.ts'
import { openPool, type Pool } from './open.ts'

const READS_MAX = 8
const SPARE_MAX = 2

/** What the driver's queries have that its types do not tell. */
type Query = Promise<unknown> & {
  string?: string
  forEachFn?: unknown
  cursorFn?: unknown
  handler(query: Query): void
  resolve(rows: unknown): void
  reject(error: unknown): void
}

/**
 * The pool of reads. One whose session ends under it, as a failover, a reaper of idle sessions or the end of a move does, is asked once
 * more, in a session that is opened for it: all others may have been ended too and not know it yet. What writes is never sent twice.
 */
export function openReads(address: Address, reads_max = READS_MAX): Pool {
  const open = (pool_max: number) => openPool(address, { pool_max, application_name: 'listing reads' })
  const pool = open(reads_max)
  const spares = new Set<Pool>()
  let lost: Query[] = []
  const askAgain = async (): Promise<void> => {
    const queries = lost
    lost = []
    const spare = open(SPARE_MAX)
    spares.add(spare)
    // A query that nobody waits for is never sent.
    const { handler } = spare`select 1` as object as Query
    for (const query of queries) handler(Object.assign(query, { handler }))
    await Promise.allSettled(queries)
    await spare.end()
    spares.delete(spare)
  }
  const watch = (query: Query): void => {
    const { resolve, reject } = query
    query.reject = (error) => {
      if (!isLost(error) || !asksOnly(query)) return reject(error)
      // Of the parameters it keeps the text that was sent.
      void Object.assign(query, { resolve, reject, parameters: null })
      // What is lost in the same turn of the loop is asked together.
      if (lost.push(query) === 1) setImmediate(() => void askAgain())
    }
  }
  const end: Pool['end'] = async (options) => void (await Promise.all([pool, ...spares].map((each) => each.end(options))))
  return new Proxy(pool, {
    apply(target, self, given) {
      const made = Reflect.apply(target, self, given) as object
      if (made instanceof Promise) watch(made as Query)
      return made
    },
    get: (target, name) => (name === 'end' ? end : Reflect.get(target, name)),
  })
}

/** Whether nothing is written by it, and nobody was given a part of its rows. */
const asksOnly = ({ string = '', forEachFn, cursorFn }: Query): boolean =>
  !forEachFn && !cursorFn && /^\s*(?:select|with)\b/i.test(string) && !/\b(?:insert|update|delete|merge|nextval|pg_notify)\b/i.test(string)
