import type { Sql } from '../database/open.ts'

/** The names of all categories, in their order. */
export async function categoryNames(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`select name from categories order by name`
  return rows.map(({ name }) => name)
}

/** The same by the names that the drafter knows them by: one that was renamed is drafted under its first name. */
export async function categoriesToDraft(sql: Sql): Promise<Map<string, string>> {
  const rows = await sql<
    { drafted_as: string; name: string }[]
  >`select coalesce(drafted_as, name) as drafted_as, name from categories order by name`
  return new Map(rows.map(({ drafted_as, name }) => [drafted_as, name]))
}

/** The categories by what the catalogue calls them now. */
export function withNames<Drafted extends { categories: { value: string[] } | null }>(
  drafted: Drafted,
  names: ReadonlyMap<string, string>,
): Drafted {
  const { categories } = drafted
  return categories
    ? { ...drafted, categories: { ...categories, value: categories.value.map((name) => names.get(name) ?? name) } }
    : drafted
}
