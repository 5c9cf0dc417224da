/**
 * How values of PostgreSQL look here: int8 and count() are numbers (exact up to 2^53), `date` is a string such as
 * `2026-11-21`, timestamptz a Date (milliseconds; never page by its microseconds), numeric a string, jsonb parsed, flat
 * arrays of texts, uuids and numbers are arrays. A value for jsonb goes in by `sql.json(value)`; a plain string there
 * would be encoded twice.
 *
 * The driver can learn array types by asking the server on each connection, but dies of an unhandled rejection when that
 * connection is killed just then. So those we use are told here.
 */
export const types = {
  int8: { to: 20, from: [20], serialize: (value: number) => String(value), parse: (text: string) => Number(text) },
  day: { to: 1082, from: [1082], serialize: (day: string) => day, parse: (day: string) => day },
  texts: listOf(1009, [1009, 1015], (text) => text),
  uuids: listOf(2951, [2951], (text) => text),
  days: listOf(1182, [1182], (text) => text),
  integers: listOf(1007, [1005, 1007], Number),
  large_integers: listOf(1016, [1016], Number),
  floats: listOf(1022, [1021, 1022], Number),
}
export type Types = {
  int8: number
  day: string
  texts: string[]
  uuids: string[]
  days: string[]
  integers: number[]
  large_integers: number[]
  floats: number[]
}

function listOf<Item extends string | number>(to: number, from: number[], item: (text: string) => Item) {
  return { to, from, serialize: arrayText, parse: (text: string): Item[] => parseArray(text, item) }
}

/** The text form of a flat array, `{"a","b,c",null}`. */
export function arrayText(values: readonly (string | number | null)[]): string {
  return `{${values.map((value) => (value === null ? 'null' : inQuotes(String(value)))).join(',')}}`
}

/** JSON's own quotes are an array's too where no sign is a control character or half of one, and twice as fast. */
const inQuotes = (text: string): string =>
  /[^ -\ud7ff\ue000-\uffff]/.test(text) ? `"${text.replace(/[\\"]/g, '\\$&')}"` : JSON.stringify(text)

const array_items = /"((?:[^"\\]|\\.)*)"|([^",{}]+)/g

/** Nested arrays would come out flat; no column of ours holds one. A null in an array is left out. */
function parseArray<Item>(text: string, item: (text: string) => Item): Item[] {
  const items: Item[] = []
  for (const [, quoted, bare] of text.matchAll(array_items)) {
    if (quoted !== undefined) items.push(item(quoted.replace(/\\(.)/g, '$1')))
    else if (bare !== undefined && bare !== 'NULL') items.push(item(bare))
  }
  return items
}
