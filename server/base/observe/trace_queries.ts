import { activeSpan, beginSpan, endSpan, errorKind } from '../trace.ts'

/** What the driver's queries have that its types do not tell. */
type Query = { strings: readonly string[]; tagged: boolean; executed: boolean; resolve(rows: unknown): void; reject(error: unknown): void }
type Prototype = { handle(this: Query): unknown }
type Told = { name: string; attributes: Record<string, string> }

const TEXT_MAX = 1000
const patched = new WeakSet<object>()
const told = new WeakMap<readonly string[], Told>()

/**
 * Makes each query of a traced call a span of its own: transactions, savepoints and all, since every one goes through the same method of
 * the driver. What is told is the text that stands in our own source, so that no value is ever in it.
 */
export function traceQueries(pool: (strings: TemplateStringsArray) => object): void {
  const query = pool`select 1`
  // The driver's own class, which it does not give out; a query that nobody waits for is never sent.
  const prototype = Object.getPrototypeOf(query) as Prototype
  if (patched.has(prototype)) return
  patched.add(prototype)
  const { handle } = prototype
  prototype.handle = function (this: Query) {
    if (!this.executed) watch(this)
    return handle.call(this)
  }
}

function watch(query: Query): void {
  const parent = activeSpan()
  if (!parent) return
  const { name, attributes } = tellOf(query)
  const span = beginSpan({ name, kind: 'client', attributes: { ...attributes }, sink: parent.sink }, parent)
  const { resolve, reject } = query
  query.resolve = (rows) => {
    endSpan(span)
    resolve(rows)
  }
  query.reject = (error) => {
    span.failed = errorKind(error)
    endSpan(span)
    reject(error)
  }
}

function tellOf({ strings, tagged }: Query): Told {
  const known = told.get(strings)
  if (known) return known
  const text = strings.join('$').replace(/\s+/g, ' ').trim().slice(0, TEXT_MAX)
  const [verb = 'query'] = /^[a-z]+/i.exec(text) ?? []
  const table = /\b(?:from|into|update) ([\w.]+)/i.exec(text)?.[1]
  const name = table === undefined ? verb.toLowerCase() : `${verb.toLowerCase()} ${table}`
  const system = { 'db.system.name': 'postgresql' }
  // A text that was put together may hold anything.
  const answer = tagged ? { name, attributes: { ...system, 'db.query.text': text } } : { name: verb.toLowerCase(), attributes: system }
  if (tagged) told.set(strings, answer)
  return answer
}
