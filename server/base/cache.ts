import type { Sql } from '../database/open.ts'

/** Values of one database, kept for a few seconds in this process; at most `entries_max` of them. */
export type Memory<Value> = {
  get(sql: Sql, key: string): Value | undefined
  keep(sql: Sql, key: string, value: Value): void
  drop(sql: Sql, key: string): void
}

export function createMemory<Value>(seconds: number, entries_max: number): Memory<Value> {
  // By pool, since tests run several services in one process.
  const databases = new WeakMap<Sql, Map<string, { value: Value; until: number }>>()
  return {
    get(sql, key) {
      const kept = databases.get(sql)?.get(key)
      return kept && kept.until > performance.now() ? kept.value : undefined
    },
    keep(sql, key, value) {
      const entries = databases.get(sql) ?? new Map<string, { value: Value; until: number }>()
      if (entries.size >= entries_max) entries.clear()
      entries.set(key, { value, until: performance.now() + seconds * 1000 })
      databases.set(sql, entries)
    },
    drop: (sql, key) => void databases.get(sql)?.delete(key),
  }
}
