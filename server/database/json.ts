import type { JSONValue } from 'postgres'
import type { Sql } from './open.ts'

/** A plain value as the driver sends it; its type of JSON knows no names for objects. */
export const json = (sql: Sql, value: object) => sql.json(value as JSONValue)

/**
 * A plain value as it comes back from a column of jsonb, which sorts members by the length of their names and then by their bytes, and knows
 * no undefined: so that nothing has to be read that was just written.
 */
export function asKept<Value>(value: Value): Value {
  // What is sorted keeps its members, and so its type.
  if (Array.isArray(value)) return value.map((item) => asKept(item)) as Value
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  if (members.length > 1)
    members.sort(
      ([one], [other]) => Buffer.byteLength(one) - Buffer.byteLength(other) || Buffer.compare(Buffer.from(one), Buffer.from(other)),
    )
  return Object.fromEntries(members.map(([name, member]) => [name, asKept(member)])) as Value
}
