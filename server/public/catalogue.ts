import type { Sql } from '../database/open.ts'

/** The names of all categories, in their order. */
export async function categoryNames(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`select name from categories order by name`
  return rows.map(({ name }) => name)
}
