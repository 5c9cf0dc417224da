import type { Schemas } from '../../sdk/contract.ts'
import { cacheKind } from '../base/cache.ts'
import { FACET_ROWS_MAX, FACETS_FRESH_SECONDS, TOTALS_KEPT_MAX } from '../base/limits.ts'
import type { Memory } from '../base/memory.ts'
import type { Sql } from '../database/open.ts'
import { FACETS, type Facet } from './facets.ts'

/** Values of one facet that are told; there are fewer languages and countries that software comes from. */
const VALUES_MAX = 50

type Counted = Map<string, number>
type Query = { facet: string; query: string }

const counts = cacheKind<Counted>({ seconds: FACETS_FRESH_SECONDS, entries_max: TOTALS_KEPT_MAX })

/**
 * How many matches have each value. A filter that is set is left out where its own values are counted, so that somebody sees what the others
 * would find; `base` is what is asked besides filters, as a tsquery.
 */
export async function readFacets(memory: Memory, sql: Sql, base: string, filters: readonly Query[]): Promise<Schemas['Facets']> {
  const without = (facet: Facet | null) =>
    [base, ...filters.filter((filter) => filter.facet !== facet).map(({ query }) => query)].join(' & ')
  const isSet = (facet: Facet) => filters.some((filter) => filter.facet === facet)
  const asked = [...new Set([without(null), ...FACETS.filter(isSet).map(without)])]
  const counted = new Map(await Promise.all(asked.map(async (wanted) => [wanted, await countFacets(memory, sql, wanted)] as const)))
  const valuesOf = (facet: Facet) => valuesIn(counted.get(isSet(facet) ? without(facet) : without(null)) ?? new Map(), facet)
  return {
    pricing_model: valuesOf('pricing_model'),
    free_trial: valuesOf('free_trial'),
    platform: valuesOf('platform'),
    license: valuesOf('license'),
    country: valuesOf('country'),
    language: valuesOf('language'),
  }
}

const valuesIn = (counted: Counted, facet: Facet): Schemas['FacetValues'] =>
  [...counted]
    .flatMap(([name, count]) => (name.startsWith(`${facet}:`) ? [{ value: name.slice(facet.length + 1), count }] : []))
    .toSorted((one, other) => other.count - one.count || one.value.localeCompare(other.value))
    .slice(0, VALUES_MAX)

async function countFacets(memory: Memory, sql: Sql, wanted: string): Promise<Counted> {
  const kept = memory.of(counts).get(wanted)
  if (kept) return kept
  const rows = await sql<{ facet: string; matches: number }[]>`
    select facet, matches from search_facets(${wanted}::text::tsquery, ${FACET_ROWS_MAX})`
  const counted = new Map(rows.map(({ facet, matches }) => [facet, matches]))
  // Few matches are counted faster than they are remembered, and change as one looks.
  if (rows.reduce((sum, { matches }) => Math.max(sum, matches), 0) * 4 > FACET_ROWS_MAX) memory.of(counts).set(wanted, counted)
  return counted
}
