import type { Sql } from './open.ts'

/** Names every transaction that has committed: as long as it is the same, so is every row. Other databases of the same PostgreSQL change it too. */
export async function currentSnapshot(sql: Sql): Promise<string> {
  const [row] = await sql<{ seen: string }[]>`select pg_current_snapshot()::text as seen`
  if (!row) throw new Error('the database names no snapshot')
  return row.seen
}
